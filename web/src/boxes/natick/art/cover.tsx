import '../natick.css';
import { CoinAt, PawnAt, RoadFace, SettlementFace, TileFace } from './pieces';
import { drawSymbols } from './symbols';

/** A small colony as it looks on the table. */
export function Cover() {
  drawSymbols();
  return (
    <svg class="box-art nt-cover" viewBox="-150 -102 500 208" aria-hidden="true" focusable="false">
      {(
        [
          ['suns3', -100, -50, 2],
          ['moons5', -100, 50, 1],
          ['crowns2', 100, -50, 3],
          ['arms4', 100, 50, 0],
        ] as const
      ).map(([region, x, y, coins]) => (
        <g key={region} transform={`translate(${x} ${y})`}>
          <TileFace region={region} coins={coins} />
        </g>
      ))}
      <g transform="translate(0 0)">
        <SettlementFace town seat={1} />
      </g>
      <g transform="translate(200 0)">
        <SettlementFace town={false} seat={1} />
      </g>
      <g transform="translate(300 0)">
        <RoadFace open />
      </g>
      <PawnAt role="knight" seat={1} x={0} y={-72} size={62} />
      <PawnAt role="trader" seat={1} x={300} y={-14} size={62} />
      {(['suns', 'moons', 'crowns', 'arms'] as const).map((suit, n) => (
        <CoinAt key={suit} suit={suit} x={178 + n * 40} y={78 - (n % 2) * 4} r={18} />
      ))}
    </svg>
  );
}
