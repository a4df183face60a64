/** The questions and waiting messages. */
import { listOf, t } from '../../i18n';
import type { Names, PromptButton, PromptText } from '../../table/box';
import {
  type BonusKind,
  bonusOf,
  type Colour,
  type DiceGamePrompt,
  type DiceGameView,
  playerOf,
} from './view';
import { colourName, placeOf, say } from './words';

const isSolo = (view: DiceGameView) => view.players.length === 1;

/** "1 or 4", with a double only once. */
const either = (one: string, other: string): string =>
  one === other ? one : [one, other].join(t('list.or'));

export function question(prompt: DiceGamePrompt, view: DiceGameView, legal: readonly string[]): PromptText {
  const solo = isSolo(view);
  if (prompt.ask === 'start-castle' || !prompt.dice) {
    // When castles are chosen openly in turn order, one seat is asked and nobody has a hidden choice.
    const openly = !solo && view.asked.length === 1 && !view.players.some((player) => player.done);
    const hint = prompt.for_everyone || solo ? 'hint.castleSolo' : openly ? 'hint.castleOpen' : 'hint.castle';
    return { title: say(prompt.for_everyone ? 'ask.castleAll' : 'ask.castle'), hint: say(hint) };
  }
  const {
    pips: [one, other],
    colours: [colour, next],
  } = prompt.dice;
  const roll = {
    numbers: either(say('ask.number', { n: one }), say('ask.number', { n: other })),
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
  // Viewers only receive their own choice, so if there is one, they have chosen.
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

/** When nobody else is still choosing, the choice is revealed and the dice roll, so there is no way back. */
export function final(action: string, view: DiceGameView): string | undefined {
  return view.asked.length > 1
    ? undefined
    : say(action.startsWith('castle ') ? 'final.castle' : 'final.mark');
}

export function buttons(legal: readonly string[]): readonly PromptButton[] {
  return legal.includes('pass') ? [{ thing: 'button:pass', label: say('button.pass'), key: 'p' }] : [];
}

/** Unused bonuses of a seat. */
export function unused(view: DiceGameView, seat: string): number {
  const player = playerOf(view, seat);
  const kinds: readonly BonusKind[] = ['monk', 'silver', 'commodity', 'worker'];
  return player ? kinds.reduce((sum, kind) => sum + (bonusOf(player, kind)?.unused ?? 0), 0) : 0;
}
