/** On a phone: the tab on which a scenario's next choice is. */
import { parseScenario } from './actions';

export function scenarioTab(legal: readonly string[], selected: readonly string[]): string | undefined {
  const verbs = new Set(legal.map((line) => parseScenario(line)?.verb));
  const has = (thing: string) => selected.some((one) => one.startsWith(thing));
  if (verbs.has('start') || verbs.has('build-structure') || verbs.has('event-travel')) return 'main';
  if (has('place:carpenter') || has('place:bourgeois-house')) return 'main';
  // What is given goes to a structure, next to the deeds.
  if (has('give:') && (verbs.has('supply') || verbs.has('supply-coins'))) return 'deeds';
  return undefined;
}
