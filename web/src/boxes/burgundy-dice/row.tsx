import './burgundy-dice.css';
import { t } from '../../i18n';
import type { BoxRow } from '../shelf';
import { drawSymbols } from './art/symbols';
import { DuchyPicture } from './parts/duchy';
import { PHASES } from './sheet';
import { type DiceGameView, playerOf } from './view';

export const row: BoxRow<DiceGameView> = {
  Miniature({ view, seat }) {
    drawSymbols();
    const player = playerOf(view, seat);
    return player ? (
      <span aria-hidden="true">
        <DuchyPicture small player={player} label="" />
      </span>
    ) : null;
  },
  progress: ({ phase, round }) =>
    round === 0
      ? { words: t('replay.setUp') }
      : {
          words: t('end.phaseRound', { phase, n: round }),
          parts: PHASES,
          part: PHASES.indexOf(phase),
        },
  points: (view, seat) => playerOf(view, seat)?.points ?? 0,
};
