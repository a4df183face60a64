/** What the prompt says in a scenario. */
import type { PromptButton, PromptText } from '../../../table/box';
import type { OrleansPrompt, OrleansView } from '../view';
import { eventAbout, eventName, sayOr } from '../words';
import { parseScenario, type ScenarioAction } from './actions';
import { hourOf } from './bans';
import { describeScenario } from './describe';

/** Questions that an event asks. Their hint says what the event does. */
export function askedByScenario(
  { ask, count }: OrleansPrompt,
  view: OrleansView,
  _legal: readonly string[],
): PromptText {
  const hour = hourOf(view);
  const values = { n: count, event: hour ? eventName(hour) : '' };
  const title = sayOr(`ask.${ask}`, hour ? eventName(hour) : '', values);
  return { title, hint: sayOr(`hint.${ask}`, hour ? `${eventAbout(hour)}.` : '', values) };
}

/** Actions that have a button of their own, because nothing on the table stands for them. */
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
    const action = parseScenario(text);
    if (!action || !BUTTON_VERBS.includes(action.verb)) return [];
    return [{ thing: `button:${text}`, label: describeScenario(action).title }];
  });
}
