/**
 * The tutorial of The Castles of Burgundy. The deal is real: at every moment the coach suggests a move that
 * fits and explains what it shows, if that is new. It lasts into the second phase.
 */

import type { Advice } from '../lesson';
import { isMyTurn, legal, mine, PLAYABLE } from '../lesson';
import type { Action } from './actions';
import { parse } from './actions';
import { deeds, hasDone, hasPlaced, own, plan, promptOf, viewOf } from './lesson-moves';
import {
  advise,
  areaTable,
  completed,
  goodsHeld,
  kindRule,
  MARKET,
  minePay,
  nearest,
  OWN,
  phaseTable,
  SCORES,
  say,
  tell,
} from './lesson-words';
import { kindOf, PHASES } from './pieces';
import type { Kind, Moment, Step } from './view';
import { goodName, sayAny, theTile } from './words';

/** Both dice are used when nothing is left except to buy and to end the turn. */
const spent = (moment: Moment) =>
  isMyTurn(moment) &&
  promptOf(moment)?.ask === 'turn' &&
  moment.position.legal.every((action) => /^(end|buy)\b/.test(action));

/** Whether a tile asks the pupil something. That comes before everything else. */
export const isAsked = (moment: Moment) => isMyTurn(moment) && promptOf(moment)?.ask !== 'turn';

const phaseIndex = (moment: Moment) => PHASES.indexOf(viewOf(moment).phase);

/** Two phases are enough. After that the pupil only places what is left in the storage. */
const isClosing = (moment: Moment) =>
  phaseIndex(moment) > 1 || (phaseIndex(moment) === 1 && viewOf(moment).round > 2);
/** What did not come up by then is only explained. */
const isLate = (moment: Moment) =>
  isClosing(moment) && (own(moment)?.storage.length === 0 || phaseIndex(moment) > 1);

/** What moves show, in the order in which it is told if it does not come up. */
const SHOWN = ['sell', 'black', 'castle', 'mine', 'monastery', 'ship', 'livestock', 'building'] as const;
type Shown = (typeof SHOWN)[number];

function shownBy(action: Action): Shown | undefined {
  if (action.verb === 'sell') return 'sell';
  if (action.verb === 'buy') return 'black';
  return action.verb === 'take' || action.verb === 'place' ? kindOf(action.tile) : undefined;
}

const hasShown = (moment: Moment, what: Shown): boolean => {
  if (what === 'sell') return hasDone(moment, 'sell');
  return what === 'black' ? hasDone(moment, 'buy') : hasPlaced(moment, what);
};

/** After how many rounds without anything new the next topic is told. */
const PATIENCE = 2;
const ROUNDS = 5;

/**
 * Whether so many rounds have shown nothing new that a topic is told although no move shows it. The second one that is
 * still open comes after twice as many rounds, and so on. What the game has shown decides, so a card stays while it is
 * read.
 */
export function isOverdue(moment: Moment, what: Shown): boolean {
  const seen = new Set<Shown>();
  let turns = 0;
  let newest = 0;
  for (const deed of deeds(moment)) {
    if (deed.verb === 'end') turns++;
    const shown = shownBy(deed);
    if (!shown || seen.has(shown)) continue;
    seen.add(shown);
    newest = turns + 1;
  }
  // The second round and the second phase are explained as they begin.
  const explained = turns >= ROUNDS ? ROUNDS : Math.min(turns, 1);
  const rank = SHOWN.filter((one) => !hasShown(moment, one)).indexOf(what);
  return rank >= 0 && turns - Math.max(newest, explained) >= PATIENCE * (rank + 1);
}

const suggest = (moment: Moment) => plan(moment, !isClosing(moment));

/** The suggested move, if the pupil is free to choose. */
const next = (moment: Moment): Action | undefined =>
  isAsked(moment) ? undefined : parse(suggest(moment) ?? '');

const watch = (moment: Moment) =>
  tell('watch', 'watch.text', moment, '.record, .area-prompt', { read: false, between: true });

/** A tile asks a question: what it is, and a good answer. */
function answer(moment: Moment): Advice {
  const { ask = 'turn', tile = null, count = null } = promptOf(moment) ?? {};
  const title = sayAny(`ask.${ask}`, {
    tile: tile ? theTile(tile, viewOf(moment).edition) : '',
    count: count ?? 0,
  });
  const hint = sayAny(`hint.${ask}`);
  return {
    ...advise('turn', 'answer.text', moment, suggest(moment), { between: true, params: { hint } }),
    title,
  };
}

const endTurn = (moment: Moment, text: 'end.text' | 'end.again' = 'end.again') =>
  tell('end', text, moment, '[data-thing-button="end"]', {
    suggestion: legal(moment, 'end')[0],
    read: false,
    between: text === 'end.again',
  });

const REASONS = {
  take: 'turn.take',
  place: 'turn.place',
  sell: 'turn.sell',
  workers: 'turn.workers',
  buy: 'turn.buy',
} as const;

/** A move that shows nothing new. */
export function usual(moment: Moment, move = suggest(moment)): Advice {
  if (!isMyTurn(moment)) return watch(moment);
  if (isAsked(moment)) return answer(moment);
  const verb = parse(move ?? '')?.verb ?? 'end';
  return verb in REASONS
    ? advise('turn', REASONS[verb as keyof typeof REASONS], moment, move, { between: true })
    : endTurn(moment);
}

interface Topic {
  readonly id: Shown;
  /** Whether the suggested move shows it. */
  readonly by: (action: Action) => boolean;
  /** Whether it has happened in this game. Pupils who did it by themselves get the explanation afterwards. */
  readonly happened: (moment: Moment) => boolean;
  readonly done: (moment: Moment) => boolean;
  readonly now: (moment: Moment, move: string) => Advice;
  readonly after: (moment: Moment) => Advice;
  readonly never: (moment: Moment) => Advice;
}

/** Something that a move shows. It comes up when the coach would play such a move anyway. */
function byMove({ id, by, happened, done, now, after, never }: Topic): Step {
  const isNext = (moment: Moment) => {
    const move = next(moment);
    return move !== undefined && by(move);
  };
  return {
    id,
    group: 'play',
    ready: (moment) => !isAsked(moment) && (happened(moment) || isNext(moment) || isOverdue(moment, id)),
    done,
    advise: (moment) => {
      if (isAsked(moment)) return answer(moment);
      if (happened(moment)) return { ...after(moment), read: true };
      if (isNext(moment)) return now(moment, suggest(moment) ?? '');
      return isLate(moment) || isOverdue(moment, id) ? { ...never(moment), read: true } : usual(moment);
    },
  };
}

const isOfKind = (kind: Kind) => (action: Action) =>
  (action.verb === 'take' || action.verb === 'place' || action.verb === 'buy') &&
  kindOf(action.tile) === kind;

/** What a kind of tile does. */
function kindStep(kind: Kind, clause: string): Step {
  const explain = (moment: Moment, more: string, points: string) =>
    tell(kind, `${kind}.text`, moment, points, { clause, params: { more } });
  return byMove({
    id: kind,
    by: isOfKind(kind),
    happened: (moment) => hasPlaced(moment, kind),
    done: (moment) => hasPlaced({ ...moment, record: moment.since }, kind),
    now: (moment, move) => {
      const isTaking = parse(move)?.verb !== 'place';
      return advise(kind, isTaking ? `${kind}.take` : `${kind}.text`, moment, move, {
        clause,
        params: { more: kindRule(kind, moment, move) },
      });
    },
    after: (moment) => explain(moment, kindRule(kind, moment), OWN),
    never: (moment) => explain(moment, say('kind.later'), MARKET),
  });
}

const sellParams = (moment: Moment) => ({
  goods: goodsHeld(moment),
  points: viewOf(moment).sale_points,
});

const sellStep = byMove({
  id: 'sell',
  by: ({ verb }) => verb === 'sell',
  happened: (moment) => hasDone(moment, 'sell'),
  done: (moment) => mine(moment, 'sell'),
  now: (moment, move) =>
    advise('sell', 'sell.text', moment, move, { clause: 'burgundy.sell.income', params: sellParams(moment) }),
  after: (moment) =>
    tell('sell', 'sell.done', moment, '.goods', {
      clause: 'burgundy.sell.income',
      params: sellParams(moment),
    }),
  never: (moment) =>
    tell('sell', 'sell.later', moment, '.goods', {
      clause: 'burgundy.sell.income',
      params: sellParams(moment),
    }),
});

const ISLAND = '.island, [data-thing="depot:black"], .area-main';
const blackStep = byMove({
  id: 'black',
  by: ({ verb }) => verb === 'buy',
  happened: (moment) => hasDone(moment, 'buy'),
  done: (moment) => mine(moment, 'buy'),
  now: (moment, move) =>
    advise('black', 'black.text', moment, move, {
      clause: 'burgundy.purchase.once',
    }),
  after: (moment) =>
    tell('black', 'black.text', moment, ISLAND, {
      clause: 'burgundy.purchase.once',
      params: { more: say('black.done') },
    }),
  never: (moment) =>
    tell('black', 'black.text', moment, ISLAND, {
      clause: 'burgundy.purchase.once',
      params: { more: say('black.later', { n: own(moment)?.silver ?? 0 }) },
    }),
});

/** Something to read. A question comes first. */
export const reading = (id: string, words: (moment: Moment) => Advice): Step => ({
  id,
  advise: (moment) => (isAsked(moment) ? answer(moment) : words(moment)),
});

/** Something to read as soon as it has come up in this game, or at the end. */
const whenever = (
  id: string,
  came: (moment: Moment) => boolean,
  words: (moment: Moment) => Advice,
): Step => ({
  id,
  group: 'play',
  ready: (moment) => !isAsked(moment) && came(moment),
  advise: (moment) => {
    if (isAsked(moment)) return answer(moment);
    return came(moment) || isLate(moment) ? words(moment) : usual(moment);
  },
});

const isSecondRound = (moment: Moment) => viewOf(moment).round > 1 || viewOf(moment).phase !== 'A';
const isFirst = (moment: Moment) => viewOf(moment).track[0]?.seat === moment.you;

const round = whenever('round', isSecondRound, (moment) => {
  const { white, depots } = viewOf(moment);
  const here = depots.find(({ depot }) => depot === String(white))?.goods.at(-1);
  return tell('round', 'round.text', moment, MARKET, {
    clause: 'burgundy.round.goods-place',
    params: { white: white ?? '', good: here ? goodName(here) : '' },
  });
});

const order = whenever('order', isSecondRound, (moment) =>
  tell('order', isFirst(moment) ? 'order.first' : 'order.second', moment, '.bridge', {
    clause: 'burgundy.round.order',
  }),
);

const phase = whenever(
  'phase',
  (moment) => viewOf(moment).phase !== 'A',
  (moment) =>
    tell('phase', 'phase.text', moment, '.phase-road, .phases, .area-main', {
      clause: 'burgundy.phase.remove-tiles',
      params: {
        before: PHASES[phaseIndex(moment) - 1] ?? '',
        mines: minePay(moment),
      },
    }),
);

const areas = whenever(
  'areas',
  (moment) => completed(moment) !== '',
  (moment) =>
    tell('areas', 'areas.text', moment, `${OWN}, ${SCORES}`, {
      clause: 'burgundy.area.size-table',
      params: { more: completed(moment) || nearest(moment), sizes: areaTable(), phases: phaseTable() },
    }),
);

const bonus = reading('bonus', (moment) => {
  const { large_points: large = 0, small_points: small = 0 } = viewOf(moment).bonus[0] ?? {};
  return tell('bonus', 'bonus.text', moment, '.bonus-tiles, .bonus', {
    clause: 'burgundy.colour.first',
    params: { large, small },
  });
});

const final = reading('final', (moment) => {
  const row = moment.position.projected?.find(({ seat }) => seat === moment.you);
  return tell('final', 'final.text', moment, SCORES, {
    clause: 'burgundy.final.goods',
    params: { more: row ? say('final.now', { points: row.points }) : '' },
  });
});

const first = (id: 'take' | 'place'): Step => ({
  id,
  group: 'first',
  ready: (moment) => next(moment)?.verb === id,
  done: (moment) => mine(moment, id),
  advise: (moment) =>
    next(moment)?.verb === id ? advise(id, `${id}.text`, moment, suggest(moment)) : usual(moment),
});

export const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    advise: (moment) => tell('welcome', 'welcome.text', moment, OWN, { clause: 'burgundy.place.adjacent' }),
  },
  {
    id: 'market',
    advise: (moment) =>
      tell('market', 'market.text', moment, MARKET, { clause: 'burgundy.phase.fill-depots' }),
  },
  {
    id: 'dice',
    advise: (moment) =>
      tell('dice', 'dice.text', moment, '[data-thing^="die:"], .dice', {
        clause: 'burgundy.turn.two-actions',
      }),
  },
  {
    id: 'workers',
    advise: (moment) =>
      tell('workers', 'workers.text', moment, '.purse', {
        clause: 'burgundy.dice.worker',
        params: { n: own(moment)?.workers ?? 0 },
      }),
  },
  first('take'),
  first('place'),
  {
    id: 'end',
    group: 'first',
    ready: spent,
    done: (moment) => mine(moment, 'end'),
    advise: (moment) => (spent(moment) ? endTurn(moment, 'end.text') : usual(moment)),
  },
  round,
  order,
  phase,
  areas,
  sellStep,
  blackStep,
  kindStep('castle', 'burgundy.castle.action'),
  kindStep('mine', 'burgundy.mine.income'),
  kindStep('monastery', 'burgundy.monastery.general'),
  kindStep('ship', 'burgundy.ship.any-depot'),
  kindStep('livestock', 'burgundy.livestock.score'),
  kindStep('building', 'burgundy.building.once'),
  {
    id: 'clear',
    done: (moment) => !isAsked(moment) && (own(moment)?.storage.length === 0 || isLate(moment)),
    advise: (moment) => {
      const move = plan(moment, false);
      return !isAsked(moment) && parse(move ?? '')?.verb === 'place'
        ? advise('clear', 'clear.text', moment, move)
        : usual(moment, move);
    },
  },
  bonus,
  final,
  reading('done', (moment) => tell('done', 'done.text', moment, `.table-grid ${PLAYABLE}, .record`)),
];
