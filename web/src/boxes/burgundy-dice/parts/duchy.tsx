/** The duchy on a sheet: 37 printed hexes and the pencil marks in them. */
import { hexagon, hexagonSide, ROOT3, round } from '../../../art/hex';
import { Use } from '../../../art/icon';
import { neighbours, SPOTS, type Spot } from '../../burgundy/geometry';
import { Pencil } from '../art/pencil';
import { areas, BONUS_COLOUR, BONUS_ICON, SYMBOL, TAKES } from '../sheet';
import type { HexView, PlayerView } from '../view';

export interface Layout {
  readonly radius: number;
  readonly width: number;
  readonly height: number;
  at(spot: Spot): { readonly x: number; readonly y: number };
}

function layout(radius: number, pad: number, margin = pad): Layout {
  const step = ROOT3 * radius;
  const width = 7 * step + 2 * margin;
  return {
    radius,
    width,
    height: 11 * radius + 2 * pad,
    at: (spot) => ({
      x: width / 2 + step * (spot.q + spot.r / 2),
      y: pad + radius + 1.5 * radius * (spot.row - 1),
    }),
  };
}

/** The margin holds the numbers of the rows. */
export const BIG = layout(42, 8, 20);
/** Drawn small: no printed numbers, only lands and marks. */
export const SMALL = layout(42, 4);

interface HexProps {
  readonly hex: HexView;
  readonly spot: Spot;
  readonly place: Layout;
  readonly small?: boolean;
}

/** A printed hex: colour, pattern, symbol, and which numbers it takes. */
export function PrintedHex({ hex, spot, place, small }: HexProps) {
  const { x, y } = place.at(spot);
  const R = place.radius;
  const { colour, square, marked } = hex;
  const takes = TAKES[colour];
  return (
    <g class={`bd-hex bd-${colour} ${marked ? 'marked' : ''}`}>
      <polygon class="bd-ground" points={hexagon(R - 0.3, x, y)} />
      <polygon points={hexagon(R - 0.3, x, y)} fill={`url(#bd-p-${colour})`} opacity={marked ? 0.5 : 0.34} />
      {marked && <polygon class="bd-field" points={hexagon(R * 0.8, x, y)} />}
      <polygon class="bd-line" points={hexagon(R - 0.3, x, y)} />
      {!marked && (
        <Use
          id={SYMBOL[colour]}
          x={x}
          y={y - R * (small ? (square ? 0.34 : 0) : takes || square ? 0.2 : 0)}
          size={R * (small ? (square ? 0.7 : 1.05) : 0.84)}
        />
      )}
      {/* A marked hex keeps its symbol, for people who cannot tell its colour. */}
      {marked && hex.number !== null && (
        <Use id={SYMBOL[colour]} x={x} y={y + R * 0.5} size={R * (small ? 0.5 : 0.42)} />
      )}
      {square && !small && !marked && (
        <g class={`bd-${BONUS_COLOUR[square]}`}>
          <rect
            class="bd-square"
            x={round(x - R * 0.26)}
            y={round(y + R * 0.24)}
            width={round(R * 0.52)}
            height={round(R * 0.52)}
            rx="3"
          />
          <Use id={BONUS_ICON[square]} x={x} y={y + R * 0.5} size={R * 0.42} />
        </g>
      )}
      {square && small && !marked && (
        <g class={`bd-${BONUS_COLOUR[square]}`}>
          <rect
            class="bd-square"
            x={round(x - R * 0.36)}
            y={round(y + R * 0.08)}
            width={round(R * 0.72)}
            height={round(R * 0.72)}
            rx="4"
          />
          <Use id={BONUS_ICON[square]} x={x} y={y + R * 0.44} size={R * 0.62} />
        </g>
      )}
    </g>
  );
}

interface PrintedNumbersProps {
  readonly hexes: readonly HexView[];
  readonly place: Layout;
}

/**
 * Which numbers the vacant hexes take. A separate layer, because what is printed in a hex is not part of its
 * name.
 */
export function PrintedNumbers({ hexes, place }: PrintedNumbersProps) {
  return (
    <g aria-hidden="true">
      {hexes.map(({ hex, colour, marked }, n) => {
        const spot = SPOTS[n];
        if (marked || !spot || !TAKES[colour]) return null;
        const { x, y } = place.at(spot);
        return (
          <text
            key={hex}
            class="bd-takes"
            x={round(x)}
            y={round(y + place.radius * 0.67)}
            text-anchor="middle"
          >
            {TAKES[colour]}
          </text>
        );
      })}
    </g>
  );
}

/** Rows are numbered in the same way as in the log and in the names of the hexes. */
export function RowNumbers({ place }: { readonly place: Layout }) {
  const firsts = SPOTS.filter((spot, n) => SPOTS[n - 1]?.row !== spot.row);
  return (
    <g aria-hidden="true">
      {firsts.map((spot) => {
        const { x, y } = place.at(spot);
        return (
          <text
            key={spot.row}
            class="bd-row-number"
            x={round(x - place.radius * 1.08)}
            y={round(y + 6)}
            text-anchor="middle"
          >
            {spot.row}
          </text>
        );
      })}
    </g>
  );
}

/** The number in a marked hex. The start castle has none, so it is crossed. */
export function Written({ hex, spot, place, seat }: HexProps & { readonly seat: string }) {
  if (!hex.marked) return null;
  const { x, y } = place.at(spot);
  const R = place.radius;
  if (hex.number)
    return <Pencil mark={hex.number} x={x} y={y - R * 0.2} size={R * 1.06} seed={seat + hex.hex} />;
  return (
    <>
      <g class="bd-start">
        <Use id={SYMBOL.green} x={x} y={y} size={R * 0.95} />
      </g>
      <Pencil mark="cross" x={x} y={y} size={R * 1.3} seed={seat} />
    </>
  );
}

/** Heavy lines between areas. A completed area is outlined in gold. */
export function Borders({ hexes, place }: { readonly hexes: readonly HexView[]; readonly place: Layout }) {
  const area = areas(hexes);
  const open = new Set(hexes.filter((hex) => !hex.marked).map((hex) => area.get(hex.hex)));
  let edge = '';
  let gold = '';
  for (const spot of SPOTS) {
    const { x, y } = place.at(spot);
    for (const [side, next] of neighbours(spot).entries()) {
      if (next && area.get(next.name) === area.get(spot.name)) continue;
      edge += hexagonSide(place.radius, x, y, side);
      if (!open.has(area.get(spot.name))) gold += hexagonSide(place.radius * 0.925, x, y, side);
    }
  }
  return (
    <g aria-hidden="true">
      <path class="bd-edge" d={edge} />
      <path class="bd-gold under" d={gold} />
      <path class="bd-gold" d={gold} />
    </g>
  );
}

interface PictureProps {
  readonly player: Pick<PlayerView, 'seat' | 'hexes'>;
  readonly label: string;
  readonly small?: boolean;
  /** `data-at` names of hexes that were marked since the viewer last acted. */
  readonly recent?: ReadonlySet<string>;
  /** Each hex has its own name, as its owner hears it. */
  readonly named?: (hex: HexView) => string;
}

/** A duchy that is only for looking at. */
export function DuchyPicture({ player, label, small, recent, named }: PictureProps) {
  const place = small ? SMALL : BIG;
  const cells = player.hexes.map((hex, n) => ({ hex, spot: SPOTS[n] as Spot }));
  return (
    <svg
      class={`bd-duchy ${small ? 'small' : ''}`}
      viewBox={`0 0 ${round(place.width)} ${round(place.height)}`}
      role={named ? 'group' : 'img'}
      aria-label={label}
    >
      {cells.map(({ hex, spot }) => (
        <g
          key={hex.hex}
          {...(named && { role: 'img', 'aria-label': named(hex) })}
          data-at={`hex:${player.seat}:${hex.hex}`}
        >
          <PrintedHex hex={hex} spot={spot} place={place} small={small ?? false} />
        </g>
      ))}
      {!small && (
        <>
          <RowNumbers place={place} />
          <PrintedNumbers hexes={player.hexes} place={place} />
        </>
      )}
      <Borders hexes={player.hexes} place={place} />
      {cells.map(({ hex, spot }) => (
        <Written key={hex.hex} hex={hex} spot={spot} place={place} seat={player.seat} />
      ))}
      {recent &&
        cells
          .filter(({ hex }) => recent.has(`hex:${player.seat}:${hex.hex}`))
          .map(({ hex, spot }) => {
            const { x, y } = place.at(spot);
            return (
              <Pencil
                key={hex.hex}
                class="bd-recent"
                mark="ring"
                x={x}
                y={y}
                size={place.radius * 1.75}
                seed={hex.hex}
              />
            );
          })}
    </svg>
  );
}
