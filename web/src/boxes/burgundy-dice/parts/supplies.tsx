import { Icon } from '../../../art/icon';
import type { SeatPartProps } from '../../../table/box';
import { Region } from '../../../table/region';
import { Pencil, PencilNumber } from '../art/pencil';
import { drawSymbols } from '../art/symbols';
import { BONUS_COLOUR, BONUS_ICON, GRADES, PHASES } from '../sheet';
import { type BonusView, type DiceGamePrompt, type DiceGameView, type PlayerView, playerOf } from '../view';
import { bonusCount, bonusName, say } from '../words';
import { Piece } from './piece';

/** The least number of printed symbols in a row, so that there is something to circle. */
const LEAST = 4;
const MOST = 6;

/** The rows of bonuses and the column of points below the sheet. */
export function Supplies({ view, seat }: SeatPartProps<DiceGameView, DiceGamePrompt>) {
  drawSymbols();
  const player = playerOf(view, seat);
  if (!player) return null;
  // All rows have the same length, so that their circles have the same size.
  const across = Math.max(...player.bonuses.map((row) => windowOf(row).count));
  return (
    <div class="bd-supplies">
      <Region class="bd-rows" label={say('bonuses')}>
        <h3>{say('bonuses')}</h3>
        {player.bonuses.map((bonus) => (
          <Piece
            key={bonus.bonus}
            thing={`bonus:${bonus.bonus}`}
            class={`bd-row bd-${BONUS_COLOUR[bonus.bonus]}`}
            info={`bonus:${bonus.bonus}`}
            label={say('bonuses.label', {
              bonus: bonusName(bonus.bonus),
              unused: bonus.unused,
              checked: bonus.checked,
            })}
          >
            <span class="bd-row-name">{bonusName(bonus.bonus)}</span>{' '}
            <Circles row={bonus} seat={seat} across={across} />
            <b key={bonus.unused} class="bd-unused">
              {bonus.unused}
            </b>
          </Piece>
        ))}
      </Region>
      <div class="bd-points">
        <h3>{say('score')}</h3>
        <PhasePoints player={player} view={view} large />
      </div>
    </div>
  );
}

/** What a row shows: where it begins, and how many of its circles. A long row shows its end. */
function windowOf(row: BonusView): { readonly from: number; readonly count: number } {
  const all = row.green + row.circled;
  const from = Math.max(0, Math.min(row.checked, all - MOST));
  return { from, count: Math.max(LEAST, Math.min(MOST, all - from)) };
}

interface CirclesProps {
  readonly row: BonusView;
  readonly seat: string;
  readonly across: number;
}

/**
 * Symbols in a row: circled when earned, crossed off when used. The green ones come from castles and are at
 * the front.
 */
function Circles({ row, seat, across }: CirclesProps) {
  const all = row.green + row.circled;
  const { from } = windowOf(row);
  return (
    <svg
      class="bd-circles"
      viewBox={`0 0 ${across * 34 + 2} 36`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: across }, (_, at) => {
        const n = at + from;
        const x = at * 34 + 18;
        return (
          <g key={n} class={n < all ? '' : 'blank'}>
            {n < row.green && <circle class="bd-green-circle" cx={x} cy="18" r="15" />}
            <use href={`#${BONUS_ICON[row.bonus]}`} x={x - 9} y="9" width="18" height="18" />
            {n < all && <Pencil mark="ring" x={x} y={18} size={34} seed={`${seat}${row.bonus}${n}`} />}
            {n < row.checked && <Pencil mark="cross" x={x} y={18} size={30} seed={`${n}`} />}
          </g>
        );
      })}
    </svg>
  );
}

/** Unused bonuses of another seat, as numbers. */
export function BonusCounts({ player }: { readonly player: PlayerView }) {
  return (
    <ul class="bd-counts">
      {player.bonuses.map(({ bonus, unused }) => (
        <li key={bonus} class={unused ? '' : 'none'} data-info={`bonus:${bonus}`}>
          <Icon id={BONUS_ICON[bonus]} label={bonusCount(bonus, unused)} />
          <b aria-hidden="true">{unused}</b>
        </li>
      ))}
    </ul>
  );
}

interface PhasePointsProps {
  readonly player: PlayerView;
  readonly view: DiceGameView;
  readonly large?: boolean;
}

/** Points by phase and their sum, handwritten. In a solo game the grade is next to it. */
export function PhasePoints({ player, view, large }: PhasePointsProps) {
  const grade = GRADES.findLast(([least]) => player.points >= least)?.[1];
  return (
    <div class={`bd-score ${large ? 'large' : ''}`}>
      {PHASES.map((phase, n) => (
        <span key={phase} class={`bd-score-box ${phase === view.phase && !view.over ? 'now' : ''}`}>
          <i aria-hidden="true">{phase}</i>
          <PencilNumber
            n={player.phases[n] ?? 0}
            label={say('score.phase', { phase, n: player.phases[n] ?? 0 })}
          />
        </span>
      ))}
      <span class="bd-score-box sum" data-at={`sum:${player.seat}`}>
        <i aria-hidden="true">{say('score.sum')}</i>
        <PencilNumber n={player.points} label={say('score.total', { n: player.points })} />
      </span>
      {large && view.players.length === 1 && view.over && (
        <b class="bd-grade">{say(grade ? `grade.${grade}` : 'grade.none')}</b>
      )}
    </div>
  );
}
