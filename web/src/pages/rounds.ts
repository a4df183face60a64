/** Where the rounds of a game begin in its record, so that charts and tables can name them. */
import type { EntryInfo } from '../generated/protocol';
import { t } from '../i18n';

export interface Round {
  /** How many entries had been made when it began. */
  readonly at: number;
  readonly label: string;
  /** The label of a larger part that begins with it. */
  readonly part: string | undefined;
}

const PHASES = 'ABCDE';
const ROUNDS = 5;

/** In Burgundy the white die is rolled once at the start of every round. r[burgundy.round.white-roll] */
export function roundsOf(box: string, record: readonly EntryInfo[]): readonly Round[] {
  if (box !== 'burgundy') return [];
  return record
    .filter((entry) => entry.actor === '*' && entry.text.startsWith('white '))
    .map((entry, n) => {
      const phase = PHASES[Math.floor(n / ROUNDS)] ?? '?';
      const round = (n % ROUNDS) + 1;
      return { at: entry.n, label: t('end.phaseRound', { phase, n: round }), part: round === 1 ? phase : undefined };
    });
}
