/** How strong the duchies with border posts are, as we have measured it (docs/bots.md). */
import { listOf, t } from '../../../i18n';

/** Of a hundred games of two equal bots, how many each duchy won against the other five, the strongest first. */
const SHARES: readonly (readonly [duchy: string, won: number])[] = [
  ['11c', 84],
  ['11f', 56],
  ['11a', 55],
  ['11d', 48],
  ['11e', 36],
  ['11b', 22],
];

/** One sentence for a table that hands them out. */
export const strengthWords = (): string =>
  t('setup.burgundy.strength', {
    shares: listOf(SHARES.map(([n, won]) => t('setup.burgundy.share', { n, won }))),
  });
