/** How the coach of The Castles of Burgundy speaks about the pupil's own table. */

import bundle from 'words:burgundy';
import type { Event } from '../../generated/burgundy';
import { type KeyOf, listOf, type Params, wordsOf } from '../../i18n';
import type { Advice } from '../lesson';
import { parse, things } from './actions';
import { describe, inSentence } from './describe';
import { change, deeds, own, viewOf } from './lesson-moves';
import { AREA_POINTS, goodNumber, isGood, kindOf, PHASE_BONUS, PHASES } from './pieces';
import type { Kind, Moment } from './view';
import { amountOf, goodName, landName, theTile, tileName, tileRule } from './words';

export const { say, sayOr } = wordsOf(bundle, 'burgundy/lesson');

type LessonKey = KeyOf<'burgundy/lesson'>;

export const OWN = '.area-own';
export const MARKET = '.area-main, .area-glance';
export const SCORES = '.score-panel, .seat-chips';

/** "Your dice show 3 and 5." */
function dice(moment: Moment): string {
  const left = (own(moment)?.dice ?? []).filter((die): die is number => die !== null).map(String);
  if (left.length === 0) return '';
  return left.length === 1 ? say('yourDie', { die: left[0] ?? '' }) : say('yourDice', { dice: listOf(left) });
}

/** "1 worker and 2 silver": what an action gains or costs, from the server. */
function amounts(action: string, moment: Moment, sign: 1 | -1): string {
  const whats = [...new Set((moment.previews.get(action) ?? []).map(({ what }) => what))];
  const known = whats.filter((what) => isGood(what) || ['points', 'silver', 'workers'].includes(what));
  return listOf(
    known.flatMap((what) => {
      const n = change(moment, action, what, sign);
      return n > 0 ? [amountOf(what, n).label] : [];
    }),
  );
}

/** "My advice: take the mine from depot 5 with die 4 as 5. It costs you 1 worker." */
function adviceWords(action: string | undefined, moment: Moment): string {
  if (!action) return '';
  const names = () => moment.rival;
  const { how } = describe(action, viewOf(moment), moment.you, names);
  const deed = inSentence(action, viewOf(moment), moment.you, names);
  const costs = amounts(action, moment, -1);
  const gains = amounts(action, moment, 1);
  // How a purchase is paid is said by its price.
  return [
    how && !action.startsWith('buy ') ? say('advice', { deed, how }) : say('adviceShort', { deed }),
    costs && say('costs', { list: costs }),
    gains && say('gains', { list: gains }),
  ]
    .filter(Boolean)
    .join(' ');
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

export function tell(
  title: LessonKey,
  text: LessonKey,
  moment: Moment,
  points: string,
  { params, ...more }: More = {},
): Advice {
  const all = { dice: dice(moment), name: moment.rival, more: '', ...params };
  return {
    title: sayOr(title, title, all),
    text: sayOr(text, text, all).replace(/ +/g, ' ').trim(),
    points,
    ...more,
  };
}

/** Something to do: the move is named, shown on the table, and the coach can make it. */
export const advise = (
  title: LessonKey,
  text: LessonKey,
  moment: Moment,
  action: string | undefined,
  more: More = {},
): Advice =>
  tell(title, text, moment, action ? touched(action) : '.area-prompt', {
    ...more,
    suggestion: action,
    read: false,
    move: adviceWords(action, moment),
  });

/** What the building or monastery of a move does, or else the last one that was placed. */
export function kindRule(kind: Kind, moment: Moment, action = ''): string {
  if (kind !== 'building' && kind !== 'monastery') return '';
  const read =
    parse(action) ?? deeds(moment).findLast((deed) => deed.verb === 'place' && kindOf(deed.tile) === kind);
  if (!read || !('tile' in read)) return '';
  const { edition } = viewOf(moment);
  const { tile } = read;
  return say(`${kind}.this`, {
    tile: theTile(tile, edition),
    name: tileName(tile, edition),
    rule: tileRule(tile, edition),
  });
}

/** "2 grapes (number 2) and 1 honey (number 6)" */
export const goodsHeld = (moment: Moment): string =>
  listOf(
    (own(moment)?.goods ?? [])
      .filter(({ count }) => count > 0)
      .map(({ good, count }) => say('goodOf', { n: count, good: goodName(good), value: goodNumber(good) })),
  );

const happened = (moment: Moment): readonly { readonly entry: number; readonly what: Event }[] =>
  moment.events.map(({ entry, json }) => ({ entry, what: json }));

/** What the pupil's mines have paid so far. */
export function minePay(moment: Moment): string {
  const n = happened(moment).reduce(
    (sum, { what }) =>
      what.event === 'silver' && what.seat === moment.you && what.clause === 'burgundy.mine.income'
        ? sum + what.by
        : sum,
    0,
  );
  return n > 0 ? say('phase.mines', { n }) : '';
}

/** What the pupil scored for the last area they completed. */
export function completed(moment: Moment): string {
  const all = happened(moment);
  const last = all.findLast(({ what }) => what.event === 'area-completed' && what.seat === moment.you);
  if (!last) return '';
  const points = all.reduce(
    (sum, { entry, what }) =>
      entry === last.entry && what.event === 'points' && (what.source === 'area' || what.source === 'phase')
        ? sum + what.by
        : sum,
    0,
  );
  return say('areas.done', { points });
}

/**
 * The area that is closest to completion, the larger of several. Completed areas and areas without a tile do
 * not count.
 */
export function nearest(moment: Moment): string {
  const duchy = own(moment)?.duchy ?? [];
  const groups = [...new Set(duchy.map(({ area }) => area))].map((number) => {
    const spaces = duchy.filter(({ area }) => area === number);
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

/** "1, 3, 6, 10, 15, 21, 28 and 36" */
export const areaTable = (): string => listOf(AREA_POINTS.slice(1).map(String));

/** "10 in phase A, 8 in phase B, …" */
export const phaseTable = (): string =>
  listOf(PHASES.map((phase) => say('phaseBonus', { phase, bonus: PHASE_BONUS[phase] ?? 0 })));
