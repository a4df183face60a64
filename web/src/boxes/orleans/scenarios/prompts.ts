/** What the prompt says in a scenario. */
import type { Names, PromptButton, PromptText } from '../../../table/box';
import { parseInvasion } from '../invasion/actions';
import { hourOf, type OrleansPrompt, type OrleansView } from '../view';
import { aFollower, eventAbout, eventName, say } from '../words';
import { parseScenario, type ScenarioAction } from './actions';
import { describeScenario } from './describe';
import { endWords } from './end';

/** The question of a scenario. */
export function askedByScenario(prompt: OrleansPrompt, view: OrleansView): PromptText {
  const { ask, count, first, coins } = prompt;
  switch (ask) {
    case 'draw':
    case 'man':
    case 'plan':
    case 'ready':
    case 'act':
    case 'fit':
    case 'open':
    case 'give':
    case 'ward':
    case 'lose':
      return { title: '', hint: '' };
    case 'draft':
    case 'citizen': {
      const left = count - (prompt.picked?.length ?? 0);
      return {
        title: left > 0 || ask === 'citizen' ? say(`ask.${ask}`, { n: left }) : say('button.picked'),
        hint: say(`hint.${ask}`, { stack: first ? 'I' : 'II' }),
      };
    }
    case 'worth':
      return { title: say('ask.worth', { n: count }), hint: say(coins ? 'hint.worthCoins' : 'hint.worth') };
    case 'amnesty':
      return {
        title: say('ask.amnesty', { follower: prompt.follower ? aFollower(prompt.follower) : '' }),
        hint: say('hint.amnesty'),
      };
    case 'character':
    case 'load':
    case 'lodger':
    case 'palatinate':
    case 'due':
    case 'propose':
    case 'consent':
    case 'train':
    case 'progress':
    case 'voyage':
    case 'famine':
    case 'rob':
    case 'summon': {
      const hour = hourOf(view);
      return { title: hour ? eventName(hour) : '', hint: hour ? `${eventAbout(hour, view.terms)}.` : '' };
    }
    default: {
      const hour = hourOf(view);
      const values = { n: count, event: hour ? eventName(hour) : '' };
      return { title: say(`ask.${ask}`, values), hint: say(`hint.${ask}`, values) };
    }
  }
}

/** What somebody decides before the first round. */
export function setUpWords(view: OrleansView, names: string): string {
  if (view.scenario === 'duel') return say(view.tiles.length > 0 ? 'wait.draft' : 'wait.start', { names });
  return view.prosperity ? say('wait.keep', { names }) : say('wait.setUp');
}

/** How the game has ended. */
export function endSentence(view: OrleansView, names: Names): string {
  const [alone, another] = view.players;
  if (alone && !another) return endWords(view, alone);
  const fallen = view.players.filter((player) => player.fallen);
  if (view.scenario !== 'duel' || fallen.length === 0) return say('wait.over');
  return fallen.length > 1
    ? say('end.duelDraw')
    : say('end.duelUnpaid', { names: names(fallen[0]?.seat ?? '') });
}

/** Actions that have their own button, because nothing on the table stands for them. */
const BUTTON_VERBS: readonly ScenarioAction['verb'][] = [
  'buy-good',
  'buy-follower',
  'buy-citizen',
  'return',
  'pilgrims',
  'to-bag',
];

export function scenarioButtons(legal: readonly string[]): readonly PromptButton[] {
  return legal.flatMap((text) => {
    // Deals of the Wool Market are part of a proposal.
    const action = parseInvasion(text) ? undefined : parseScenario(text);
    if (!action || !BUTTON_VERBS.includes(action.verb)) return [];
    // Followers on places are touched there.
    if (action.verb === 'return' && action.from !== 'market' && action.from !== 'bag') return [];
    return [{ thing: `button:${text}`, label: describeScenario(action).title }];
  });
}
