import { counted, number, tOr } from '../i18n';

/** "4.2 objectives", "1 citizen": a score that counts no points. */
export const scoreWords = (counts: string, score: number): string =>
  tOr(`counts.${counts}`, `${number(score, 1)} ${counts}`, counted(score));
