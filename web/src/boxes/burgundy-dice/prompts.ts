/** What is asked, waited for and refused, in words. */
import { listOf, t } from '../../i18n';
import type { Names, PromptButton, PromptText } from '../../table/box';
import { neighbours, spotOf } from '../burgundy/geometry';
import {
  type BonusKind,
  bonusOf,
  type Colour,
  type DiceGamePrompt,
  type DiceGameView,
  type HexView,
  type PlayerView,
  playerOf,
} from './view';
import { colourName, placeOf, say } from './words';

const isSolo = (view: DiceGameView) => view.players.length === 1;

/** "1 or 4", and a double only once. */
const either = (one: string, other: string): string =>
  one === other ? one : [one, other].join(t('list.or'));

export function question(prompt: DiceGamePrompt, view: DiceGameView, legal: readonly string[]): PromptText {
  const solo = isSolo(view);
  if (prompt.ask === 'start-castle' || !prompt.dice) {
    // Openly in turn order one seat is asked and nobody waits with a hidden choice.
    const openly = !solo && view.asked.length === 1 && !view.players.some((player) => player.done);
    const hint = prompt.for_everyone || solo ? 'hint.castleSolo' : openly ? 'hint.castleOpen' : 'hint.castle';
    return { title: say(prompt.for_everyone ? 'ask.castleAll' : 'ask.castle'), hint: say(hint) };
  }
  const {
    pips: [one, other],
    colours: [colour, next],
  } = prompt.dice;
  const roll = {
    numbers: either(String(one), String(other)),
    colours: either(colourName(colour), colourName(next)),
  };
  if (!legal.some((action) => action.startsWith('mark ')))
    return { title: say('ask.pass', roll), hint: say('hint.pass') };
  if (!legal.some((action) => action.startsWith('mark dice ')))
    return { title: say('ask.bonus', roll), hint: say('hint.bonus') };
  return { title: say('ask.mark', roll), hint: say(solo ? 'hint.markSolo' : 'hint.mark') };
}

export function waiting(view: DiceGameView, names: Names): PromptText {
  if (view.over) {
    const [alone] = view.players;
    if (!alone || !isSolo(view)) return { title: say('wait.over'), hint: '' };
    const grade = say(alone.grade ? `grade.${alone.grade}` : 'grade.none');
    return { title: say('wait.grade', { points: alone.points, grade }), hint: say('wait.over') };
  }
  if (view.asked.length === 0) return { title: say('wait.roll'), hint: '' };
  const others = listOf(view.asked.map(names));
  // Only the viewer's own choice is told, so who sees one has made it.
  const chosen = view.players.some((player) => player.choice !== null);
  return { title: say(chosen ? 'wait.chosen' : 'wait.others', { names: others }), hint: say('wait.hint') };
}

/** What is being done with what was touched. */
export function selecting(selected: readonly string[]): PromptText | undefined {
  const first = selected.find((one) => one.startsWith('first:'));
  if (first)
    return {
      title: say('selecting.first', { place: placeOf(first.slice(6)) }),
      hint: say(selected.length > 2 ? 'selected.how' : 'selected.second'),
    };
  const [what = '', which = ''] = (selected[selected.length - 1] ?? '').split(':');
  switch (what) {
    case 'pip':
      return { title: say('selecting.pip', { n: which }), hint: say('selected.hex') };
    case 'colour':
      return {
        title: say('selecting.colour', { colour: colourName(which as Colour) }),
        hint: say('selected.hex'),
      };
    case 'bonus':
      return which === 'silver'
        ? { title: say('selecting.silver'), hint: say('selected.first') }
        : { title: say(which === 'monk' ? 'selecting.monk' : 'selecting.worker'), hint: say('selected.hex') };
    case 'hex':
      return { title: say('selecting.hex', { place: placeOf(which) }), hint: say('selected.how') };
    default:
      return undefined;
  }
}

/** When nobody else is still choosing, the choice is shown and the dice roll: there is no way back. */
export function final(action: string, view: DiceGameView): string | undefined {
  return view.asked.length > 1
    ? undefined
    : say(action.startsWith('castle ') ? 'final.castle' : 'final.mark');
}

export function buttons(legal: readonly string[]): readonly PromptButton[] {
  return legal.includes('pass') ? [{ thing: 'button:pass', label: say('button.pass'), key: 'p' }] : [];
}

function isBesideMarked(hex: HexView, player: PlayerView): boolean {
  const spot = spotOf(hex.hex);
  const beside = new Set((spot ? neighbours(spot) : []).map((next) => next?.name));
  return player.hexes.some((other) => other.marked && beside.has(other.hex));
}

function whyNotHex(name: string, view: DiceGameView, legal: readonly string[]): string | undefined {
  // Whose sheet it is: what is legal was asked of one seat, and hexes are touched on the viewer's sheet alone.
  const player =
    view.players.find((one) => view.asked.includes(one.seat) && !one.done && fits(one, legal)) ??
    view.players[0];
  const hex = player?.hexes.find((one) => one.hex === name);
  if (!player || !hex) return undefined;
  if (!view.dice) return say('why.castle');
  if (hex.marked) return say('why.marked');
  if (!isBesideMarked(hex, player)) return say('why.lonely');
  if (!view.dice.colours.includes(hex.colour)) return say('why.colour', { colour: colourName(hex.colour) });
  return say(`why.${hex.colour}`);
}

/** Whether what is legal can be this seat's: every hex in it is vacant there. */
function fits(player: PlayerView, legal: readonly string[]): boolean {
  const marked = new Set(player.hexes.filter((hex) => hex.marked).map((hex) => hex.hex));
  return legal.every((action) => !action.split(' ').some((word) => marked.has(word)));
}

/** Why nothing happened: said in the prompt, in ink. */
export function whyNot(thing: string, view: DiceGameView, legal: readonly string[]): string | undefined {
  const [what, which = ''] = thing.split(':');
  if (what === 'hourglass') return say('why.hourglass');
  if (legal.length === 0) return undefined;
  switch (what) {
    case 'hex':
    case 'first':
    case 'second':
      return whyNotHex(which, view, legal);
    case 'pip':
    case 'colour':
      return say('why.die');
    case 'bonus':
      return say(which === 'commodity' ? 'why.commodity' : 'why.bonus');
    default:
      return undefined;
  }
}

/** Unused bonuses of a seat. */
export function unused(view: DiceGameView, seat: string): number {
  const player = playerOf(view, seat);
  const kinds: readonly BonusKind[] = ['monk', 'silver', 'commodity', 'worker'];
  return player ? kinds.reduce((sum, kind) => sum + (bonusOf(player, kind)?.unused ?? 0), 0) : 0;
}
