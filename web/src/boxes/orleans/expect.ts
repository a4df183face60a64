import type { MessageKey } from '../../i18n';

/**
 * What to expect of the scenarios that few tables win. The shares in these texts were measured with Hard bots
 * (docs/bots.md).
 */
export function expectation(
  module: string,
  seats: number,
  options: Readonly<Record<string, string>>,
): MessageKey | undefined {
  if (module === 'invasion' && seats === 4) return 'expect.orleans.invasion.4';
  if (module === 'invasion' && seats === 5) return 'expect.orleans.invasion.5';
  const step = options['vierzon.difficulty'];
  return module === 'vierzon' && step === 'in-order' ? 'expect.orleans.vierzon' : undefined;
}
