import { Use } from '../../../art/icon';
import { t } from '../../../i18n';

import type { Names } from '../../../table/box';
import { KINDS, letterOf } from '../pieces';
import type { BurgundyView, Kind } from '../view';
import { kindName, say } from '../words';

function winner(view: BurgundyView, kind: Kind, large: boolean): string | undefined {
  return view.players.find((player) => (large ? player.bonus_large : player.bonus_small).includes(kind))
    ?.seat;
}

/** What a bonus tile is worth at this table. */
function points(view: BurgundyView, kind: Kind, large: boolean): number {
  const bonus = view.bonus.find((one) => one.kind === kind);
  return (large ? bonus?.large_points : bonus?.small_points) ?? 0;
}

/** The bonus tiles: large in the first row, small in the second. A shield shows who took one. */
export function Bonus({ view, names }: { readonly view: BurgundyView; readonly names: Names }) {
  const describe = (kind: Kind, large: boolean) => {
    const what = say(large ? 'bonusLarge' : 'bonusSmall', {
      kind: kindName(kind),
      points: points(view, kind, large),
    });
    const by = winner(view, kind, large);
    return by ? say('bonusTaken', { what, name: names(by) }) : what;
  };
  const label = KINDS.flatMap((kind) => [describe(kind, true), describe(kind, false)]).join(
    t('list.semicolon'),
  );
  return (
    <svg
      class="bonus"
      viewBox="0 0 232 80"
      preserveAspectRatio="xMaxYMax"
      role="img"
      aria-label={`${say('bonusTiles')}${t('list.colon')}${label}`}
      data-info="bonus"
    >
      <text x="2" y="13" class="caption">
        {say('bonusTiles')}
      </text>
      {KINDS.map((kind, n) =>
        [true, false].map((large) => {
          const letter = letterOf(kind);
          const by = winner(view, kind, large);
          const number = by ? Number(by.slice(1)) : 0;
          return (
            <g
              key={`${kind}${large}`}
              transform={`translate(${2 + n * 38.5} ${large ? 20 : 50})`}
              class={by ? 'taken' : ''}
            >
              <path
                class="bonus-tile"
                style={{ '--kind': `var(--k-${letter})` }}
                d="M0 3a3 3 0 0 1 3-3h29a3 3 0 0 1 3 3v16l-17.500 8L0 19z"
              />
              {by ? (
                <g class={`seat-${number}`}>
                  <Use id={`s-${number}`} x={17.5} y={11.5} size={18} />
                </g>
              ) : (
                <>
                  <Use id={`k-${letter}`} x={10.5} y={11.5} size={17} />
                  <circle cx="26" cy="11.5" r="8.8" fill="var(--l)" />
                  <text class="tn" x="26" y="17" text-anchor="middle" font-size="16.5">
                    {points(view, kind, large)}
                  </text>
                </>
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}
