/**
 * The first rounds of The Castles of Burgundy: The Dice Game. The roll is real: each step looks at it and
 * names what fits.
 */

import { listOf } from '../../i18n';
import { neighbours, spotOf } from '../burgundy/geometry';
import { type Advice, isMyTurn, legal, type Moment, mine, PLAYABLE, type Step } from '../lesson';
import { type Entry, parse } from './actions';
import { AREA_POINTS, areaOf, BONUS_COLOUR, BONUSES, phaseIndex } from './sheet';
import {
  type BonusKind,
  bonusOf,
  type Colour,
  type DiceGamePrompt,
  type DiceGameView,
  type HexView,
  playerOf,
} from './view';
import { bonusCount, bonusName, colourName, placeOf, say } from './words';
import type { DiceKey } from './words/table.en';

const viewOf = (moment: Moment) => moment.position.view as DiceGameView;
const ask = (moment: Moment) => (moment.position.prompt as DiceGamePrompt | null)?.ask;
const own = (moment: Moment) => playerOf(viewOf(moment), moment.you);
const hexesOf = (moment: Moment): readonly HexView[] => own(moment)?.hexes ?? [];

const pair = (one: string, other: string): string =>
  one === other ? say('coach.twice', { what: one }) : listOf([one, other]);

/** "The dice show 2 and 5, blue twice." */
function dice(moment: Moment): string {
  const rolled = viewOf(moment).dice;
  if (!rolled) return '';
  const {
    pips: [one, other],
    colours: [colour, next],
  } = rolled;
  return say('coach.roll', {
    numbers: pair(String(one), String(other)),
    colours: pair(colourName(colour), colourName(next)),
  });
}

function tell(
  key: DiceKey,
  text: DiceKey,
  moment: Moment,
  points: string,
  { more = '', ...rest }: Partial<Advice> & { readonly more?: string } = {},
): Advice {
  const params = { dice: dice(moment), name: moment.rival };
  return {
    title: say(key, params),
    text: [say(text, params).trim(), more].filter(Boolean).join(' '),
    points,
    ...rest,
  };
}

const SHEET = '.area-own';
const DICE = '.bd-tray';
const BONUSES_ROWS = '.bd-rows';
const RIVALS = '.area-rivals, .seat-chips';
const hexAt = (hex: string) => `.bd-sheet [data-thing="hex:${hex}"]`;

const wait = (moment: Moment) => tell('coach.wait', 'coach.wait.text', moment, RIVALS);

/**
 * Cities and pastures take any number at first, so with a monk next to one of them the first roll always
 * fits.
 */
const TAKES_ANY: readonly Colour[] = ['orange', 'yellow'];

/** The start castle that never leaves a pupil with nothing to write. */
export function surestCastle(moment: Moment): string | undefined {
  const hexes = hexesOf(moment);
  const isSure = ({ hex, square }: HexView) => {
    const spot = spotOf(hex);
    const beside = new Set((spot ? neighbours(spot) : []).map((next) => next?.name));
    return (
      square === 'monk' && hexes.some((other) => beside.has(other.hex) && TAKES_ANY.includes(other.colour))
    );
  };
  return legal(moment, 'castle').find((action) =>
    hexes.some((hex) => action === `castle ${hex.hex}` && isSure(hex)),
  );
}

function castle(moment: Moment): Advice {
  const sure = surestCastle(moment);
  const hex = sure?.split(' ')[1] ?? '';
  return tell('coach.castle', 'coach.castle.text', moment, sure ? hexAt(hex) : `.bd-sheet ${PLAYABLE}`, {
    suggestion: sure ?? legal(moment, 'castle')[0],
    more: sure ? say('coach.castle.monk', { place: placeOf(hex) }) : '',
  });
}

const bonusOfColour = (hex: HexView): BonusKind | null =>
  hex.square ?? BONUSES.find((bonus) => BONUS_COLOUR[bonus] === hex.colour) ?? null;

interface Worth {
  /** How many hexes of the area would still be vacant. */
  readonly missing: number;
  readonly points: number;
  readonly bonus: BonusKind | null;
}

function worthOf(entry: Entry, moment: Moment): Worth {
  const hexes = hexesOf(moment);
  const hex = hexes.find((one) => one.hex === entry.hex);
  if (!hex) return { missing: hexes.length, points: 0, bonus: null };
  const area = areaOf(hex.hex, hexes);
  const points =
    AREA_POINTS[Math.min(area.length, AREA_POINTS.length) - 1]?.[phaseIndex(viewOf(moment).phase)] ?? 0;
  return {
    missing: area.filter((one) => !one.marked).length - 1,
    points: points * (hex.colour === 'yellow' ? 2 : 1),
    bonus: bonusOfColour(hex),
  };
}

/** The mark that completes the most valuable area, or else one in the area closest to completion. */
export function bestMark(moment: Moment, actions: readonly string[]): string | undefined {
  const rank = (action: string): number => {
    const read = parse(action);
    if (read?.verb !== 'mark') return -Infinity;
    const { missing, points } = worthOf(read.first, moment);
    return missing === 0 ? 100 + points : -missing;
  };
  return [...actions].sort((a, b) => rank(b) - rank(a))[0];
}

/** "For example 4 in row 3 column 2", and what it gains, if anything. */
function example({ hex, number }: Entry, moment: Moment): string {
  const { missing, points, bonus } = worthOf({ hex, number }, moment);
  const at = { n: number, place: placeOf(hex) };
  if (missing > 0) return say('coach.example', at);
  const gains = [say('points', { n: points }), ...(bonus ? [bonusCount(bonus, 1)] : [])];
  return say('coach.completes', { ...at, gains: listOf(gains) });
}

const startsWith = (moment: Moment, pattern: RegExp) =>
  moment.position.legal.filter((action) => pattern.test(action));

/** Marks with the dice as rolled. If nothing fits, uses a bonus, or else takes a worker. */
function mark(title: DiceKey, text: DiceKey): (moment: Moment) => Advice {
  return (moment) => {
    if (!isMyTurn(moment)) return wait(moment);
    const fitting = bestMark(moment, startsWith(moment, /^mark dice /));
    const read = parse(fitting ?? '');
    if (fitting && read?.verb === 'mark') {
      return tell(title, text, moment, hexAt(read.first.hex), {
        suggestion: fitting,
        more: example(read.first, moment),
        clause: 'burgundy-dice.round.combination',
      });
    }
    const helped = bestMark(moment, startsWith(moment, /^mark (monk|worker) /));
    const help = parse(helped ?? '');
    if (helped && help?.verb === 'mark') {
      const bonus = help.means as BonusKind;
      return tell(
        'coach.helped',
        'coach.helped.text',
        moment,
        `[data-thing="bonus:${bonus}"], ${hexAt(help.first.hex)}`,
        {
          suggestion: helped,
          more: say('coach.helped.how', {
            bonus: bonusName(bonus),
            n: help.first.number,
            place: placeOf(help.first.hex),
          }),
        },
      );
    }
    return tell('coach.pass', 'coach.pass.text', moment, '.area-prompt', {
      suggestion: legal(moment, 'pass')[0],
    });
  };
}

/** The four kinds of help, and which of them the pupil has. */
function bonuses(moment: Moment): Advice {
  const player = own(moment);
  const counts = BONUSES.map(
    (bonus) => [bonus, player ? (bonusOf(player, bonus)?.unused ?? 0) : 0] as const,
  ).filter(([, n]) => n > 0);
  const more =
    counts.length > 0
      ? say('coach.yours', { list: listOf(counts.map(([bonus, n]) => bonusCount(bonus, n))) })
      : '';
  return tell('coach.bonuses', 'coach.bonuses.text', moment, BONUSES_ROWS, {
    clause: 'burgundy-dice.bonus.one',
    more,
  });
}

const marked = (moment: Moment) => mine(moment, 'mark') || mine(moment, 'pass');

export const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    advise: (moment) =>
      tell('coach.welcome', 'coach.welcome.text', moment, SHEET, { clause: 'burgundy-dice.round.adjacent' }),
  },
  {
    id: 'castle',
    done: (moment) => own(moment)?.castle !== null || mine(moment, 'castle'),
    advise: (moment) => (ask(moment) === 'start-castle' ? castle(moment) : wait(moment)),
  },
  {
    id: 'dice',
    advise: (moment) =>
      tell('coach.dice', 'coach.dice.text', moment, DICE, { clause: 'burgundy-dice.setup.dice' }),
  },
  { id: 'numbers', advise: (moment) => tell('coach.numbers', 'coach.numbers.text', moment, SHEET) },
  // A round in which nothing fits teaches something too, but the first mark is still to come.
  { id: 'mark', done: (moment) => mine(moment, 'mark'), advise: mark('coach.mark', 'coach.mark.text') },
  {
    id: 'together',
    advise: (moment) =>
      tell('coach.together', 'coach.together.text', moment, RIVALS, { clause: 'burgundy-dice.round.secret' }),
  },
  { id: 'bonuses', advise: bonuses },
  { id: 'again', done: marked, advise: mark('coach.again', 'coach.again.text') },
  {
    id: 'points',
    advise: (moment) =>
      tell('coach.points', 'coach.points.text', moment, '.bd-tables, .bd-points', {
        clause: 'burgundy-dice.area.points',
      }),
  },
  {
    id: 'time',
    advise: (moment) =>
      tell('coach.time', 'coach.time.text', moment, '.bd-time, .bd-time-now', {
        clause: 'burgundy-dice.time.phases',
      }),
  },
  { id: 'done', advise: (moment) => tell('coach.done', 'coach.done.text', moment, '.record') },
];
