import { t } from '../../i18n';
import type { BoxRow } from '../shelf';
import { DuchyPicture } from './house/duchy-picture';
import { PHASES } from './pieces';
import { type BurgundyView, playerOf } from './view';

const phases: readonly string[] = PHASES;
const ROUNDS = 5;

export const row: BoxRow<BurgundyView> = {
  Miniature: ({ view, seat }) => <DuchyPicture spaces={playerOf(view, seat)?.duchy ?? []} />,
  progress: ({ phase, round }) =>
    round === 0
      ? { words: t('replay.setUp') }
      : {
          words: t('end.phaseRound', { phase, n: round }),
          parts: phases,
          part: phases.indexOf(phase),
          steps: ROUNDS,
          step: round,
        },
  points: (view, seat) => playerOf(view, seat)?.points ?? 0,
};
