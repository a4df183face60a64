/**
 * The first rounds of The Castles of Burgundy: The Dice Game. The roll is real: each step looks at it and
 * names what fits.
 */

import { type KeyOf, listOf } from '../../i18n';
import { neighbours, spotOf } from '../burgundy/geometry';
import { type Advice, isMyTurn, legal, mine, PLAYABLE } from '../lesson';
import { type Entry, parse } from './actions';
import { areaOf, BONUSES } from './sheet';
import { bonusOf, type Colour, type HexView, type Moment, playerOf, type Step } from './view';
import { amountOf, bonusCount, bonusName, colourName, placeOf, say, sayOr } from './words';

type DiceKey = KeyOf<'burgundy-dice/table'>;

const viewOf = (moment: Moment) => moment.position.view;
const ask = (moment: Moment) => moment.position.prompt?.ask;
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
    title: sayOr(key, key, params),
    text: [sayOr(text, text, params).trim(), more].filter(Boolean).join(' '),
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
    move: sure ? say('coach.castle.monk', { place: placeOf(hex) }) : undefined,
  });
}

/** Points that an action would score, according to the server. */
const pointsOf = (moment: Moment, action: string): number =>
  (moment.previews.get(action) ?? [])
    .filter(({ what }) => what === 'points')
    .reduce((sum, { by }) => sum + by, 0);

/** How many hexes of the area are still vacant. It is good to finish what is begun. */
function vacant({ hex }: Entry, moment: Moment): number {
  const hexes = hexesOf(moment);
  return areaOf(hex, hexes).filter((one) => !one.marked).length;
}

/** The mark that scores most, or else one in the area closest to completion. */
export function bestMark(moment: Moment, actions: readonly string[]): string | undefined {
  const rank = (action: string): number => {
    const read = parse(action);
    if (read?.verb !== 'mark') return -Infinity;
    const points = pointsOf(moment, action);
    return points > 0 ? 100 + points : -vacant(read.first, moment);
  };
  return [...actions].sort((a, b) => rank(b) - rank(a))[0];
}

/** "2 points and 1 monk": what an action gains, according to the server. */
const gainsOf = (moment: Moment, action: string): string =>
  listOf(
    (moment.previews.get(action) ?? [])
      .filter(({ by }) => by > 0)
      .map(({ what, by }) => amountOf(what, by).label),
  );

/** "My advice: write a 4 in row 3 column 2." And what it gains, if it completes an area. */
function adviceOf(action: string, moment: Moment): string {
  const read = parse(action);
  if (read?.verb !== 'mark') return '';
  const { first, second, means } = read;
  const at = {
    n: first.number,
    place: placeOf(first.hex),
    next: second?.number ?? '',
    there: second ? placeOf(second.hex) : '',
    bonus: means === 'dice' ? '' : bonusName(means),
  };
  const how =
    means === 'dice' ? say('coach.write', at) : say(second ? 'coach.write2' : 'coach.writeWith', at);
  return pointsOf(moment, action) > 0
    ? `${how} ${say('coach.completes', { gains: gainsOf(moment, action) })}`
    : how;
}

const startsWith = (moment: Moment, pattern: RegExp) =>
  moment.position.legal.filter((action) => pattern.test(action));

/** What an advised mark touches: its hexes and the bonus it uses. */
function touched(action: string): string {
  const read = parse(action);
  if (read?.verb !== 'mark') return '.area-prompt';
  const { first, second, means } = read;
  return [
    ...(means === 'dice' ? [] : [`[data-thing="bonus:${means}"]`]),
    hexAt(first.hex),
    ...(second ? [hexAt(second.hex)] : []),
  ].join(', ');
}

/**
 * Marks with the dice as rolled, unless it is not the first mark and a bonus would score more. If nothing
 * fits, uses a bonus, or else takes a worker.
 */
function mark(title: DiceKey, text: DiceKey, isFirst = false): (moment: Moment) => Advice {
  return (moment) => {
    if (!isMyTurn(moment)) return wait(moment);
    const fitting = bestMark(moment, startsWith(moment, /^mark dice /));
    const helped = bestMark(moment, startsWith(moment, /^mark (monk|worker|silver) /));
    const pays = !isFirst && helped && pointsOf(moment, helped) > pointsOf(moment, fitting ?? '');
    if (helped && (pays || !fitting)) {
      return tell(
        'coach.helped',
        fitting ? 'coach.helped.pays' : 'coach.helped.text',
        moment,
        touched(helped),
        {
          suggestion: helped,
          move: adviceOf(helped, moment),
          clause: 'burgundy-dice.bonus.one',
        },
      );
    }
    if (fitting) {
      return tell(title, text, moment, touched(fitting), {
        suggestion: fitting,
        move: adviceOf(fitting, moment),
        clause: 'burgundy-dice.round.combination',
      });
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

/** A few more rounds, until the pupil has used a bonus. */
const ROUNDS = 3;
function practised(moment: Moment): boolean {
  const entries = moment.since.filter(
    ({ actor, text }) => actor === moment.you && /^(mark|pass)\b/.test(text),
  );
  return entries.length >= ROUNDS || entries.some(({ text }) => /^mark (monk|worker|silver)\b/.test(text));
}

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
  { id: 'mark', done: (moment) => mine(moment, 'mark'), advise: mark('coach.mark', 'coach.mark.text', true) },
  {
    id: 'together',
    advise: (moment) =>
      tell('coach.together', 'coach.together.text', moment, RIVALS, { clause: 'burgundy-dice.round.secret' }),
  },
  { id: 'bonuses', advise: bonuses },
  { id: 'again', done: practised, advise: mark('coach.again', 'coach.again.text') },
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
