import './orleans.css';
import './table.css';
import './desk.css';
import './scenarios/scenarios.css';
import type { Event, Follower as Kind } from '../../generated/orleans';
import type { BoxTable } from '../../table/box';
import { parse, things } from './actions';
import { drawPieces } from './art/symbols';
import { describe } from './describe';
import { info } from './info';
import { sourceName, tell } from './invasion/words';
import { log } from './log';
import { Alone, Aside, Glance, Main } from './parts/main';
import { Hand, Own, Rival, Supplies } from './parts/own';
import { FOLLOWERS, type Follower, followerOf, PLACES } from './pieces';
import { PlanAct } from './planning/act';
import { buttons, ended, question, selecting, waiting } from './prompts';
import { tallyOf } from './scenarios/duel';
import { scenarioTab } from './scenarios/tabs';
import { stages } from './stages';
import { travels } from './travels';
import { type AnyPlace, type OrleansPrompt, type OrleansView, playerOf } from './view';
import { aside, forbidden, tries } from './why';
import { amountOf, amountWhat, say } from './words';

drawPieces();

const KEYS: Readonly<Record<Follower, string>> = {
  farmer: 'f',
  boatman: 'b',
  craftsman: 'c',
  trader: 't',
  knight: 'k',
  scholar: 's',
  monk: 'm',
};

/** The market piece that a key takes up: the first of its kind, and then the next own or neutral one. */
function pieceFor(view: OrleansView, viewer: string | null, role: Follower, selected: readonly string[]) {
  const kinds = (playerOf(view, viewer)?.market ?? [])
    .map(({ follower }) => follower)
    .filter((kind) => followerOf(kind) === role);
  const held = selected.find((thing) => thing.startsWith('market:'))?.slice('market:'.length);
  const at = kinds.indexOf((held?.split('.')[0] ?? '') as Kind);
  const kind = kinds[(at + 1) % kinds.length];
  return kind && `market:${kind}.1`;
}

const TRAVEL: readonly AnyPlace[] = ['ship', 'wagon', 'horse-wagon', 'stage-coach'];
const SEND: readonly AnyPlace[] = ['town-hall', 'gunpowder-tower'];

/** Orléans at the table. */
export const orleans: BoxTable<OrleansView, OrleansPrompt, Event> = {
  id: 'orleans',
  draft: (seated) => new PlanAct(seated),
  things,
  describe,
  amount: (what, n) => ({ icon: amountWhat(what), label: amountOf(what, n) }),
  reason: (clause) => {
    if (clause.startsWith('orleans.track.')) return say('reason.track');
    return '';
  },
  question,
  waiting,
  ended,
  selecting,
  buttons,
  tries,
  aside,
  forbidden,
  log,
  travels,
  stages,
  wholePlans: true,
  source: sourceName,
  info,
  scoreless: (view) => view.city !== null,
  tieBreak: (view) => (view.scenario === 'duel' ? '' : say('tie.development')),
  tally: tallyOf,
  summary(view, seat) {
    const player = playerOf(view, seat);
    const city = view.city;
    const character = player?.character;
    if (city && character)
      return {
        points: city.met,
        line: tell('summary.team', {
          character: tell(`character.${character.character}`),
          coins: player?.coins ?? 0,
        }),
      };
    return {
      points: player?.score ?? 0,
      line: say('summary', { status: player?.status ?? 1, coins: player?.coins ?? 0 }),
    };
  },
  clockwork: ({ round, rounds }) =>
    round > 0
      ? {
          short: say('clock', { n: round, most: rounds }),
          long: say('clockLong', { n: round, most: rounds }),
        }
      : { short: '', long: say('clockSetUp') },
  shortcuts(view, viewer, selected) {
    const keys: Record<string, string> = {};
    for (const role of FOLLOWERS) {
      const piece = pieceFor(view, viewer, role, selected);
      if (piece) keys[KEYS[role]] = piece;
    }
    for (const [n, place] of PLACES.entries()) keys[String((n + 1) % 10)] = `place:${place}`;
    const planned = (playerOf(view, viewer)?.places ?? []).flatMap(({ place, spaces }) =>
      spaces.flatMap(({ planned }, n) => (planned ? [`hole:${place}.${n + 1}`] : [])),
    );
    const last = planned.at(-1);
    if (last && view.planning) keys['backspace'] = last;
    return keys;
  },
  places: () => [
    { key: 'g', label: say('map.title'), at: '.o-map [data-thing]' },
    { key: 'd', label: say('deeds.title'), at: '.o-deeds [data-thing], .o-city-board [data-thing]' },
  ],
  parts: { Main, Own, Supplies, Rival, Glance, Hand, Aside, Alone },
  endless: true,
  tabs: (view) => ({
    own: say('tab.own'),
    main: say('tab.main'),
    alone: say('tab.goals'),
    more: [
      ['tracks', say('tab.tracks')],
      ['deeds', view?.city ? tell('city.tab') : say('tab.deeds')],
    ],
  }),
  now: (view, viewer) => (view.planning && playerOf(view, viewer) ? 'planning' : undefined),
  todo(legal, selected) {
    if (legal.length === 0) return undefined;
    const scenario = scenarioTab(legal, selected);
    if (scenario) return scenario;
    const place = selected.find((thing) => thing.startsWith('place:'))?.slice('place:'.length) as AnyPlace;
    const reads = legal.map(parse);
    const planning = reads.some((one) => one?.verb === 'ready');
    if (!planning && TRAVEL.includes(place)) return 'main';
    if (!planning && SEND.includes(place)) return 'deeds';
    return 'own';
  },
};
