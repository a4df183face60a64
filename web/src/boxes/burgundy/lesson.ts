/** The tutorial of The Castles of Burgundy. The deal is real: each step looks at it and names a move that fits. */

import { listOf, type Params, wordsOf } from '../../i18n';
import { type Advice, isMyTurn, legal, type Moment, mine, PLAYABLE, type Step } from '../lesson';
import { type Action, parse, things } from './actions';
import { describe } from './describe';
import { areas } from './geometry';
import { answerTo, best, cheapest } from './lesson-moves';
import { goodNumber, kindOf } from './pieces';
import { type BurgundyPrompt, type BurgundyView, type Kind, playerOf } from './view';
import { goodName, landName, sayAny, theTile, tileRule } from './words';
import { lessonDe } from './words/lesson.de';
import { type LessonKey, lessonEn } from './words/lesson.en';
import { lessonFr } from './words/lesson.fr';

const { say } = wordsOf<LessonKey>({ en: lessonEn, de: lessonDe, fr: lessonFr });

const view = (moment: Moment) => moment.position.view as BurgundyView;
const own = (moment: Moment) => playerOf(view(moment), moment.you);
const prompt = (moment: Moment) => moment.position.prompt as BurgundyPrompt | null;

function dice(moment: Moment): string {
  const left = (own(moment)?.dice ?? []).filter((die): die is number => die !== null).map(String);
  if (left.length === 0) return '';
  return left.length === 1 ? say('yourDie', { die: left[0] ?? '' }) : say('yourDice', { dice: listOf(left) });
}

/** Both dice are used when nothing is left except to buy and to end the turn. */
const spent = (moment: Moment) =>
  isMyTurn(moment) &&
  prompt(moment)?.ask === 'turn' &&
  moment.position.legal.every((action) => /^(end|buy)\b/.test(action));

/** "My advice: take the mine from depot 3 with die 3." */
function adviceWords(action: string | undefined, moment: Moment): string {
  if (!action) return '';
  const { title, how } = describe(action, view(moment), moment.you);
  const deed = title.charAt(0).toLowerCase() + title.slice(1);
  // How a purchase is paid need not be mentioned.
  return how && !action.startsWith('buy ')
    ? say('advice', { title, deed, how })
    : say('adviceShort', { title, deed });
}

/** What an action's tile does. */
function ruleWords(action: string | undefined, moment: Moment): string {
  const read = parse(action ?? '');
  return read && 'tile' in read ? tileRule(read.tile, view(moment).edition) : '';
}

/** What an action touches, as it is on the table. If that is not visible, the question. */
function touched(action: string): string {
  const seen = things(action).filter(({ role }) => role !== 'button');
  return seen.length > 0
    ? seen.map(({ id }) => `.table-grid [data-thing="${id}"]`).join(', ')
    : '.area-prompt';
}

interface More extends Partial<Advice> {
  readonly params?: Params;
}

function tell(
  title: LessonKey,
  text: LessonKey,
  moment: Moment,
  points: string,
  { params, ...more }: More = {},
): Advice {
  const all = { dice: dice(moment), name: moment.rival, ...params };
  return { title: say(title, all), text: say(text, all).replace(/ +/g, ' ').trim(), points, ...more };
}

/** Something to do: the move is named, shown on the table, and the coach can make it. */
const advise = (
  title: LessonKey,
  text: LessonKey,
  moment: Moment,
  action: string | undefined,
  more: More = {},
) =>
  tell(title, text, moment, action ? touched(action) : '.area-prompt', {
    ...more,
    suggestion: action,
    params: { advice: adviceWords(action, moment), rule: ruleWords(action, moment), ...more.params },
  });

const OWN = '.area-own';
const MARKET = '.area-main, .area-glance';
const SCORES = '.score-panel, .seat-chips';

const watch = (moment: Moment) => tell('watch', 'watch.text', moment, '.record, .area-prompt');

/** A tile asks a question: what it is, and a good answer. */
function answer(moment: Moment): Advice {
  const ask = prompt(moment)?.ask ?? 'turn';
  const suggestion = answerTo(moment);
  const tile = prompt(moment)?.tile;
  const title = sayAny(`ask.${ask}`, { tile: tile ? theTile(tile, view(moment).edition) : '' });
  return {
    ...advise('other', 'answer.text', moment, suggestion, { params: { hint: sayAny(`hint.${ask}`) } }),
    title,
  };
}

const endTurn = (moment: Moment) =>
  tell('end', 'end.text', moment, '[data-thing-button="end"]', { suggestion: legal(moment, 'end')[0] });

/** Whether the pupil may use a die, and no tile is asking anything. */
const isFree = (moment: Moment) => isMyTurn(moment) && prompt(moment)?.ask === 'turn' && !spent(moment);

/** If it is not the pupil's turn, a tile asks a question or the dice are used, that comes first. */
function inTurn(next: (moment: Moment) => Advice): Step['advise'] {
  return (moment) => {
    if (!isMyTurn(moment)) return watch(moment);
    if (prompt(moment)?.ask !== 'turn') return answer(moment);
    return spent(moment) ? endTurn(moment) : next(moment);
  };
}

/** Whether the pupil has taken or placed a tile of this kind since the step began. */
const used = (moment: Moment, kind: Kind): boolean =>
  moment.since.some(({ actor, text }) => {
    const read = parse(text);
    return (
      actor === moment.you && (read?.verb === 'take' || read?.verb === 'place') && kindOf(read.tile) === kind
    );
  });

const ofKind =
  (kind: Kind) =>
  (action: Action): boolean =>
    'tile' in action && kindOf(action.tile) === kind;

/** Towards the end of the first phase the coach stops waiting. What did not come up is only explained. */
const LATE = 4;
const isLate = (moment: Moment) => view(moment).phase !== 'A' || view(moment).round >= LATE;

/** A kind of tile: what it does, and a move with one of them if the dice allow it. */
function kindStep(kind: Kind, clause: string): Step {
  return {
    id: kind,
    group: 'kinds',
    ready: (moment) => isFree(moment) && best(moment, ofKind(kind), 'place', 'take') !== undefined,
    done: (moment) => used(moment, kind) && prompt(moment)?.ask !== 'ship',
    advise: inTurn((moment) => {
      const move = best(moment, ofKind(kind), 'place', 'take');
      const other = move || isLate(moment) ? undefined : cheapest(moment, 'place', 'take', 'sell', 'workers');
      const words = move
        ? [say('now'), adviceWords(move, moment), kind === 'monastery' ? ruleWords(move, moment) : '']
        : [other ? say('meanwhile', { advice: adviceWords(other, moment) }) : say('later')];
      const suggestion = move ?? other;
      return {
        title: say(kind),
        text: [say(`${kind}.text`), ...words].filter(Boolean).join(' '),
        points: suggestion ? touched(suggestion) : MARKET,
        suggestion,
        read: suggestion === undefined,
        clause,
      };
    }),
  };
}

/** What goods the pupil has, and a sale if the dice allow it. */
const sell = inTurn((moment) => {
  const goods = own(moment)?.goods.filter(({ count }) => count > 0) ?? [];
  const points = view(moment).players.length;
  const more = { clause: 'burgundy.sell.income' };
  if (goods.length === 0)
    return tell('sell', 'sell.none', moment, '.goods', { ...more, read: true, params: { points } });
  const held = listOf(
    goods.map(({ good, count }) =>
      say('goodOf', { n: count, good: goodName(good), value: goodNumber(good) }),
    ),
  );
  const move = best(moment, () => true, 'sell');
  const now = move ? adviceWords(move, moment) : say('sell.later');
  return advise('sell', 'sell.text', moment, move, {
    ...more,
    read: move === undefined,
    params: { goods: held, points, now },
  });
});

const black = inTurn((moment) => {
  const move = best(moment, () => true, 'buy');
  const now = move
    ? say('black.now', { advice: adviceWords(move, moment) })
    : say('black.later', { n: own(moment)?.silver ?? 0 });
  return advise('black', 'black.text', moment, move, {
    points: move ? touched(move) : '.island, [data-thing="depot:black"], .area-main',
    clause: 'burgundy.purchase.once',
    read: move === undefined,
    params: { now },
  });
});

/**
 * The area that is closest to completion, the larger of several. Completed areas and areas without a tile do
 * not count.
 */
function nearest(moment: Moment): string {
  const duchy = own(moment)?.duchy ?? [];
  const area = areas(duchy);
  const groups = [...new Set(area.values())].map((number) => {
    const spaces = duchy.filter(({ space }) => area.get(space) === number);
    return { spaces, left: spaces.filter(({ tile }) => tile === null).length };
  });
  const [first] = groups
    .filter(({ left, spaces }) => left > 0 && left < spaces.length)
    .sort((a, b) => a.left - b.left || b.spaces.length - a.spaces.length);
  const kind = first?.spaces[0]?.kind;
  return first && kind
    ? say('areas.near', { land: landName(kind), n: first.spaces.length, left: first.left })
    : '';
}

const isFirst = (moment: Moment): boolean => view(moment).track[0]?.seat === moment.you;

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
  {
    id: 'take',
    done: (moment) => mine(moment, 'take') || mine(moment, 'end') || spent(moment),
    advise: inTurn((moment) =>
      legal(moment, 'take').length > 0
        ? advise('take', 'take.text', moment, cheapest(moment, 'take'))
        : advise('nothing', 'nothing.text', moment, legal(moment, 'workers')[0]),
    ),
  },
  {
    id: 'place',
    done: (moment) => mine(moment, 'end') || spent(moment),
    advise: inTurn((moment) =>
      legal(moment, 'place').length > 0
        ? advise('place', 'place.text', moment, cheapest(moment, 'place'))
        : advise('other', 'other.text', moment, cheapest(moment, 'take', 'sell', 'workers')),
    ),
  },
  { id: 'end', done: (moment) => mine(moment, 'end'), advise: inTurn(endTurn) },
  {
    id: 'order',
    advise: (moment) =>
      tell('order', isFirst(moment) ? 'order.first' : 'order.second', moment, '.bridge', {
        clause: 'burgundy.round.order',
      }),
  },
  { id: 'sell', done: (moment) => mine(moment, 'sell'), advise: sell },
  // The rarer ones come first, if the deal allows it.
  kindStep('castle', 'burgundy.castle.action'),
  kindStep('mine', 'burgundy.mine.income'),
  kindStep('monastery', 'burgundy.monastery.general'),
  kindStep('ship', 'burgundy.ship.any-depot'),
  kindStep('livestock', 'burgundy.livestock.score'),
  kindStep('building', 'burgundy.building.once'),
  {
    id: 'areas',
    advise: (moment) =>
      tell('areas', 'areas.text', moment, `${OWN}, ${SCORES}`, {
        clause: 'burgundy.area.size-table',
        params: { near: nearest(moment) },
      }),
  },
  {
    id: 'bonus',
    advise: (moment) =>
      tell('bonus', 'bonus.text', moment, '.bonus-tiles, .bonus', { clause: 'burgundy.colour.first' }),
  },
  { id: 'black', done: (moment) => mine(moment, 'buy'), advise: black },
  {
    id: 'phase',
    advise: (moment) =>
      tell('phase', 'phase.text', moment, '.phase-road, .phases, .area-main', {
        clause: 'burgundy.phase.remove-tiles',
        params: { phase: view(moment).phase, round: view(moment).round },
      }),
  },
  {
    id: 'final',
    advise: (moment) => tell('final', 'final.text', moment, SCORES, { clause: 'burgundy.final.goods' }),
  },
  { id: 'done', advise: (moment) => tell('done', 'done.text', moment, `.table-grid ${PLAYABLE}, .record`) },
];
