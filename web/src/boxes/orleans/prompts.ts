/** What the prompt says: the question, what is being chosen, the buttons. */

import type { Follower as Kind } from '../../generated/orleans';
import { listOf } from '../../i18n';
import type { EndText, Names, PromptButton, PromptText } from '../../table/box';
import { parse, things } from './actions';
import {
  askedByInvasion,
  endTogether,
  invasionButtons,
  selectingSupport,
  waitingTogether,
} from './invasion/prompts';
import { reasonWords } from './invasion/stages';
import { tell } from './invasion/words';
import { followerOf } from './pieces';
import { drawCount } from './planning/draw-count';
import { leftOver } from './planning/glance';
import { duelEnd } from './scenarios/duel';
import { askedByScenario, endSentence, scenarioButtons, setUpWords } from './scenarios/prompts';
import {
  type AnyPlace,
  countOf,
  type OrleansEvent,
  type OrleansPrompt,
  type OrleansView,
  playerOf,
} from './view';
import { aFollower, eventName, goodName, kindName, placeName, say, theFollower } from './words';

/** The place that an action uses. Others, such as a delivery, need none. */
function placeOfAction(text: string): string | undefined {
  const read = parse(text);
  if (read && 'place' in read) return read.place;
  return things(text)
    .find(({ id }) => id.startsWith('place:'))
    ?.id.slice('place:'.length);
}

function planQuestion({ plan, seat }: OrleansPrompt, view: OrleansView): PromptText {
  const left = countOf(playerOf(view, seat)?.market ?? []);
  const title = say('ask.plan');
  if (plan?.warned === 'empty') return { title, hint: say('hint.planEmpty') };
  if (plan?.warned === 'idle' && plan.idle)
    return {
      title,
      hint: say('hint.planIdle', { follower: aFollower(plan.idle.kind), place: placeName(plan.idle.place) }),
    };
  const lacks = [
    ...(plan && plan.missing.length > 0
      ? [say('hint.planMissing', { followers: listOf(plan.missing.map(kindName)) })]
      : []),
    ...(plan && plan.full.length > 0
      ? [
          say('hint.planNoRoom', {
            list: listOf(
              plan.full.map(({ kind, place }) =>
                say('hint.planFor', { follower: kindName(kind), place: placeName(place) }),
              ),
            ),
          }),
        ]
      : []),
  ];
  if (lacks.length > 0) return { title, hint: lacks.join(' ') };
  return { title, hint: left > 0 ? say('hint.plan', { n: left }) : say('hint.planFull') };
}

/** What a turn allows besides the places, without ending. */
const FREE = ['supply', 'claim'] as const;
const FREE_VERBS = { supply: /^supply /, claim: /^(deliver|pay|claim) / } as const;
const isFree = (one: (typeof FREE)[number], legal: readonly string[]): boolean =>
  legal.some((line) => FREE_VERBS[one].test(line));

/** Somebody without a ready place may still have something to do. */
function nothingReady(legal: readonly string[]): PromptText {
  const free = FREE.find((one) => isFree(one, legal));
  return free
    ? { title: say(`ask.${free}`), hint: say(`hint.${free}`) }
    : { title: say('ask.actNone'), hint: say('hint.actNone') };
}

/** The carpenter may go on, build, or both. */
function carpenterQuestion(legal: readonly string[]): PromptText {
  const builds = legal.some((line) => line.startsWith('build structure '));
  const moves = legal.some((line) => line.startsWith('carpenter '));
  if (builds && !moves) return { title: say('ask.build-structure'), hint: say('hint.build-structure') };
  return { title: say(builds ? 'ask.carpenterBuild' : 'ask.carpenter'), hint: say('hint.carpenter') };
}

export function question(
  prompt: OrleansPrompt,
  view: OrleansView,
  legal: readonly string[],
  names: Names,
): PromptText {
  const { ask, count, seat } = prompt;
  const together = view.scenario === 'invasion' ? askedByInvasion(prompt, view, legal, names) : undefined;
  if (together) return together;
  switch (ask) {
    case 'draw':
      return { title: say('ask.draw', { n: drawCount.value.chosen }), hint: say('hint.draw', { n: count }) };
    case 'man':
    case 'plan':
    case 'ready':
      return prompt.plan ? planQuestion(prompt, view) : { title: say('ask.half'), hint: say('hint.half') };
    case 'act': {
      const places = new Set(legal.flatMap((one) => placeOfAction(one) ?? []));
      const free = FREE.filter((one) => isFree(one, legal)).map((one) => say(`hint.free.${one}`));
      return places.size > 0
        ? { title: say('ask.act'), hint: [say('hint.act', { n: places.size }), ...free].join(' ') }
        : nothingReady(legal);
    }
    case 'carpenter':
      return carpenterQuestion(legal);
    case 'fit':
      return { title: say('ask.fit'), hint: say(prompt.first ? 'hint.fitFirst' : 'hint.fit') };
    case 'open':
      return { title: say(prompt.first ? 'ask.openFirst' : 'ask.open'), hint: say('hint.open') };
    case 'give': {
      const coins = -(playerOf(view, seat)?.due?.coins ?? 0);
      if (legal.includes('coins'))
        return { title: say('ask.give'), hint: say('hint.giveCoins', { n: coins }) };
      return {
        title: say('ask.give'),
        hint: count > 1 ? say('hint.giveMore', { n: count }) : say('hint.give'),
      };
    }
    case 'ward': {
      const now = view.hours.at(-1);
      return { title: say('ask.ward', { event: now ? eventName(now) : '' }), hint: say('hint.ward') };
    }
    case 'lose':
      return { title: say('ask.lose', { n: count }), hint: say('hint.lose') };
    default:
      return askedByScenario(prompt, view);
  }
}

/** What is being chosen for an action of this place. */
const CHOOSES: Readonly<
  Partial<Record<AnyPlace, 'travel' | 'send' | 'deal' | 'swap' | 'carpenter' | 'house'>>
> = {
  carpenter: 'carpenter',
  'bourgeois-house': 'house',
  ship: 'travel',
  wagon: 'travel',
  'horse-wagon': 'travel',
  'stage-coach': 'travel',
  'town-hall': 'send',
  'gunpowder-tower': 'send',
  'market-stand': 'deal',
  'black-market': 'swap',
};

/** What is being done with the first thing that was touched. */
export function selecting(
  selected: readonly string[],
  view: OrleansView,
  prompt: OrleansPrompt,
): PromptText | undefined {
  const support = prompt.plan ? undefined : selectingSupport(selected, view);
  if (support) return support;
  const [sort, first = ''] = (selected[0] ?? '').split(':');
  switch (sort) {
    case 'market': {
      const kind = first.split('.')[0] as Kind;
      const title = say('selecting.market', { follower: theFollower(followerOf(kind)) });
      const { spaces, completes } = leftOver(prompt, view, kind);
      if (spaces === 0) return { title, hint: say('selecting.fitsNowhere') };
      const hint = say('selecting.fits', { n: spaces });
      const done =
        completes.length > 0 ? say('selecting.completes', { places: listOf(completes.map(placeName)) }) : '';
      return { title, hint: [hint, done].filter(Boolean).join(' ') };
    }
    case 'held':
      return { title: say('selecting.held'), hint: say('selecting.heldHint') };
    case 'hole':
      return { title: say('selecting.hole'), hint: say('selecting.holeHint') };
    case 'place': {
      const place = first as AnyPlace;
      const chooses = prompt.plan ? undefined : CHOOSES[place];
      return chooses
        ? {
            title: say(`selecting.${chooses}`, { place: placeName(place) }),
            hint: say(`selecting.${chooses}Hint`),
          }
        : { title: placeName(place), hint: say(prompt.plan ? 'selecting.holeHint' : 'selecting.placeHint') };
    }
    case 'structure':
      return { title: say('selecting.structure'), hint: say('selecting.structureHint') };
    case 'edge':
      return { title: say('selecting.edge'), hint: say('selecting.edgeHint') };
    case 'give':
      if (view.prosperity)
        return {
          title: say('selecting.supply', {
            what: first === 'coin' ? say('tray.purse') : goodName(first as 'wine'),
          }),
          hint: say('selecting.supplyHint'),
        };
      return {
        title: say('selecting.give', { good: goodName(first as 'wine') }),
        hint: say('selecting.giveHint'),
      };
    case 'bath':
      return {
        title: say('selecting.market', { follower: theFollower(first as Kind) }),
        hint: say('selecting.bathHint'),
      };
    default:
      return undefined;
  }
}

/** What the table is waiting for when it is not the viewer's decision. */
export function waiting(view: OrleansView, names: Names, asked: readonly string[] = []): PromptText {
  if (asked.length === 0) return endTogether(view) ?? { title: endSentence(view, names), hint: '' };
  const who = listOf(asked.map(names));
  const together = waitingTogether(view, names, asked);
  if (together) return together;
  const hidden = view.players.some((player) => player.hidden);
  if (view.planning)
    return {
      title: say('wait.planning', { names: who }),
      hint: hidden ? say('wait.planningHint') : tell('wait.planningOpen'),
    };
  if (view.round === 0) return { title: setUpWords(view, who), hint: '' };
  return { title: say('wait.acting', { names: who }), hint: '' };
}

/** How it ended. In the base game and in Prosperity the points say that. */
export function ended(view: OrleansView, names: Names, events: readonly OrleansEvent[]): EndText | undefined {
  const together = endTogether(view);
  if (together) return { ...together, hint: reasonWords(events, view, names) ?? together.hint };
  const fell = view.players.length === 1 || view.players.some((player) => player.fallen);
  const nobody = view.players.every((player) => player.fallen);
  return fell ? { title: endSentence(view, names), hint: '', nobody } : duelEnd(view, names);
}

/** In the order in which they appear. `pass` and `ready` are the last ones. */
const BUTTONS = [
  'change',
  'replan',
  'last',
  'clear',
  'coins',
  'ward',
  'endure',
  'stop',
  'pass',
  'picked',
  'ready',
] as const;

const KEYS: Readonly<Partial<Record<(typeof BUTTONS)[number], string>>> = {
  last: 'r',
  clear: 'x',
  pass: 'p',
  picked: 'shift+enter',
  ready: 'shift+enter',
};

export function buttons(legal: readonly string[], _view: OrleansView, names: Names): readonly PromptButton[] {
  const list: PromptButton[] = [];
  const { chosen, most } = drawCount.value;
  if (legal.includes('more')) {
    if (chosen > 0) list.push({ thing: 'button:fewer', label: '−', title: say('button.fewer'), key: '-' });
    if (chosen < most) list.push({ thing: 'button:more', label: '+', title: say('button.more'), key: '+' });
  }
  if (legal.some((action) => action.startsWith('draw ')))
    list.push({
      thing: 'button:draw',
      label: say('do.draw', { n: chosen }),
      key: 'shift+enter',
      primary: true,
    });
  for (const action of legal) {
    const read = parse(action);
    if (read && ['man', 'leave', 'plan', 'stay'].includes(read.verb))
      list.push({ thing: `button:${action}`, label: rawLabel(action) });
  }
  if (legal.includes('lose follower'))
    list.push({ thing: 'button:lose-follower', label: say('button.lose-follower') });
  list.push(...scenarioButtons(legal), ...invasionButtons(legal, names));
  for (const id of BUTTONS) {
    const key = KEYS[id];
    if (legal.includes(id))
      list.push({
        thing: `button:${id}`,
        label: labelOf(id, legal),
        ...(key ? { key } : {}),
        ...(isExpected(id, legal) ? { primary: true } : {}),
      });
  }
  return list;
}

/** Players who see all plans keep theirs or make it again. */
function labelOf(id: (typeof BUTTONS)[number], legal: readonly string[]): string {
  if (id === 'ready' && legal.includes('replan')) return tell('button.keep');
  return id === 'replan' ? tell('button.replan') : say(`button.${id}`);
}

const isExpected = (id: string, legal: readonly string[]): boolean =>
  id === 'ready' || id === 'picked' || (id === 'pass' && legal.length === 1);

const rawLabel = (action: string): string => {
  const read = parse(action);
  if (!read) return action;
  switch (read.verb) {
    case 'man':
    case 'leave':
      return say(`do.${read.verb}`, { place: placeName(read.place) });
    case 'plan':
      return placeName(read.place);
    case 'stay':
      return say('button.stay');
    default:
      return action;
  }
};
