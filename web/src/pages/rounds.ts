/** Where the rounds of a game begin in its record, so that charts and tables can name them. */
import type { EventInfo } from '../generated/protocol';
import { t } from '../i18n';

export interface Round {
  /** How many entries there were when it began. */
  readonly at: number;
  readonly label: string;
  /** The label of a larger part that begins here. */
  readonly part: string | undefined;
}

/** The events that begin a part of the game, by box. Boxes without rounds count turns. */
interface Beginning {
  readonly event?: string;
  readonly phase?: string;
  readonly round?: number;
  readonly turn?: number;
}

const TURNS_MARKED = 5;

export function roundsOf(events: readonly EventInfo[]): readonly Round[] {
  const rounds: Round[] = [];
  const turns: Round[] = [];
  let phase = '';
  let begins = false;
  for (const { entry, json } of events) {
    const { event, phase: letter, round, turn } = (json ?? {}) as Beginning;
    const at = entry + 1;
    if (event === 'phase' && letter) {
      phase = letter;
      begins = true;
    } else if (event === 'round' && round !== undefined) {
      rounds.push({
        at,
        label: phase ? t('end.phaseRound', { phase, n: round }) : t('end.round', { n: round }),
        part: begins ? phase : undefined,
      });
      begins = false;
    } else if (event === 'turn' && turn !== undefined) {
      turns.push({
        at,
        label: t('end.turn', { n: turn }),
        part: turn % TURNS_MARKED === 0 ? String(turn) : undefined,
      });
    }
  }
  return rounds.length > 0 ? rounds : turns;
}
