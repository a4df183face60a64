/** The first turns of The Castles of Burgundy. */

import { listOf } from '../../i18n';
import { type Advice, isMyTurn, legal, type Moment, mine, PLAYABLE, type Step } from '../lesson';
import { parse } from './actions';
import { neighbours, spotOf } from './geometry';
import { kindOf } from './pieces';
import { type BurgundyPrompt, type BurgundyView, type PlayerView, playerOf } from './view';
import { say } from './words';
import type { BurgundyKey } from './words/table.en';

const view = (moment: Moment) => moment.position.view as BurgundyView;
const ask = (moment: Moment) => (moment.position.prompt as BurgundyPrompt | null)?.ask;

function dice(moment: Moment): string {
  const own = playerOf(view(moment), moment.you)?.dice ?? [];
  const left = own.filter((die): die is number => die !== null).map(String);
  if (left.length === 0) return '';
  return left.length === 1
    ? say('coach.yourDie', { die: left[0] ?? '' })
    : say('coach.yourDice', { dice: listOf(left) });
}

/** How many workers lie between two values of a die; 6 and 1 are neighbours. */
const steps = (from: number, to: number): number => Math.min(Math.abs(from - to), 6 - Math.abs(from - to));

/** The workers it takes to put a tile of this kind somewhere with this die. */
function workersToPlace({ duchy }: PlayerView, tile: string, die: number): number {
  const settled = new Set(duchy.filter((space) => space.tile !== null).map((space) => space.space));
  const touches = (name: string) => {
    const spot = spotOf(name);
    return (
      spot !== undefined && neighbours(spot).some((next) => next !== undefined && settled.has(next.name))
    );
  };
  const places = duchy.filter(
    (space) => space.tile === null && space.kind === kindOf(tile) && touches(space.space),
  );
  return Math.min(4, ...places.map((space) => steps(die, space.value)));
}

/** Workers are dear in the first turns: what they cost now counts before what the other die could do next. */
export function price(action: string, player: PlayerView): number {
  const read = parse(action);
  if (read?.verb !== 'take' && read?.verb !== 'place') return 0;
  const [first = null, second = null] = player.dice;
  const [die, other] = read.means === 'd1' ? [first, second] : [second, first];
  if (die === null) return 0;
  if (read.verb === 'place')
    return 10 * steps(die, player.duchy.find((space) => space.space === read.space)?.value ?? die);
  return (
    10 * steps(die, Number(read.depot)) + (other === null ? 0 : workersToPlace(player, read.tile, other))
  );
}

/** The cheapest of the legal actions with one of these verbs; the first verb that has a free one, else any. */
export function cheapest(moment: Moment, ...verbs: readonly string[]): string | undefined {
  const player = playerOf(view(moment), moment.you);
  if (!player) return undefined;
  const best = (verb: string) =>
    [...legal(moment, verb)].sort((a, b) => price(a, player) - price(b, player))[0];
  const offers = verbs.map(best).filter((one) => one !== undefined);
  return offers.find((one) => price(one, player) < 10) ?? offers[0];
}

/** Both dice are used when nothing is left but to buy and to end. */
const spent = (moment: Moment) =>
  isMyTurn(moment) &&
  ask(moment) === 'turn' &&
  moment.position.legal.every((action) => /^(end|buy)\b/.test(action));

function tell(
  key: BurgundyKey,
  text: BurgundyKey,
  moment: Moment,
  points: string,
  more: Partial<Advice> = {},
): Advice {
  const params = { dice: dice(moment), name: moment.rival };
  return { title: say(key, params), text: say(text, params).trim(), points, ...more };
}

const OWN = '.area-own';
const MARKET = '.area-main, .area-glance';
const watch = (moment: Moment) => tell('coach.watch', 'coach.watch.text', moment, '.record, .area-prompt');
const answer = (moment: Moment) =>
  tell('coach.answer', 'coach.answer.text', moment, `.table-grid ${PLAYABLE}, .area-prompt`, {
    suggestion: moment.position.legal[0],
  });

/** While it is not the pupil's turn, or a tile asks something, that comes first. */
function inTurn(advise: (moment: Moment) => Advice): (moment: Moment) => Advice {
  return (moment) => {
    if (!isMyTurn(moment)) return watch(moment);
    return ask(moment) === 'turn' ? advise(moment) : answer(moment);
  };
}

export const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    advise: (moment) =>
      tell('coach.welcome', 'coach.welcome.text', moment, OWN, { clause: 'burgundy.place.adjacent' }),
  },
  { id: 'market', advise: (moment) => tell('coach.market', 'coach.market.text', moment, MARKET) },
  {
    id: 'dice',
    advise: (moment) =>
      tell('coach.dice', 'coach.dice.text', moment, '[data-thing^="die:"], .dice', {
        clause: 'burgundy.turn.two-actions',
      }),
  },
  {
    id: 'take',
    done: (moment) => mine(moment, 'take') || mine(moment, 'end') || spent(moment),
    advise: inTurn((moment) =>
      legal(moment, 'take').length > 0
        ? tell('coach.take', 'coach.take.text', moment, `.area-main ${PLAYABLE}, .area-glance ${PLAYABLE}`, {
            suggestion: cheapest(moment, 'take'),
          })
        : tell('coach.workers', 'coach.workers.text', moment, '.area-prompt', {
            suggestion: legal(moment, 'workers')[0],
          }),
    ),
  },
  {
    id: 'place',
    done: (moment) => mine(moment, 'end') || (spent(moment) && isMyTurn(moment)),
    advise: inTurn((moment) =>
      legal(moment, 'place').length > 0
        ? tell(
            'coach.place',
            'coach.place.text',
            moment,
            `.area-supplies [data-thing^="store:"]${PLAYABLE}`,
            {
              suggestion: cheapest(moment, 'place'),
            },
          )
        : tell('coach.placeLater', 'coach.placeLater.text', moment, `.table-grid ${PLAYABLE}`, {
            suggestion: cheapest(moment, 'take', 'sell', 'workers'),
          }),
    ),
  },
  {
    id: 'end',
    done: (moment) => mine(moment, 'end'),
    advise: inTurn((moment) =>
      tell('coach.end', 'coach.end.text', moment, '[data-thing-button="end"]', {
        suggestion: legal(moment, 'end')[0],
      }),
    ),
  },
  { id: 'watch', advise: watch },
  {
    id: 'again',
    done: (moment) => mine(moment, 'end'),
    advise: inTurn((moment) =>
      spent(moment)
        ? tell('coach.end', 'coach.end.text', moment, '[data-thing-button="end"]', {
            suggestion: legal(moment, 'end')[0],
          })
        : tell('coach.again', 'coach.again.text', moment, '.table-grid', {
            suggestion: cheapest(moment, 'place', 'take', 'sell', 'workers'),
          }),
    ),
  },
  {
    id: 'points',
    advise: (moment) => tell('coach.points', 'coach.points.text', moment, '.score-panel, .seat-chips'),
  },
  { id: 'done', advise: (moment) => tell('coach.done', 'coach.done.text', moment, '.record') },
];
