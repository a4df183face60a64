/** The viewer's own duchy: hexes that can be touched, and what touching them would write. */
import { useState } from 'preact/hooks';
import { hexagon, round } from '../../../art/hex';
import { Use } from '../../../art/icon';
import { useControl } from '../../../table/control';
import { sumOf } from '../../../table/preview-parts';
import { useThing } from '../../../table/thing';
import type { Way } from '../../../table/thing-states';
import { SPOTS, type Spot } from '../../burgundy/geometry';
import { type Entry, type Means, parse, thingOf } from '../actions';
import { Pencil } from '../art/pencil';
import { BONUS_ICON } from '../sheet';
import type { HexView, PlayerView } from '../view';
import { hexLabel, say } from '../words';
import { BIG, Borders, PrintedHex, PrintedNumbers, RowNumbers, Written } from './duchy';

interface CellProps {
  readonly hex: HexView;
  readonly spot: Spot;
  readonly seat: string;
}

/** What an action writes into this hex, if anything. */
function entryIn(action: string, hex: string): (Entry & { readonly means: Means }) | undefined {
  const read = parse(action);
  if (read?.verb !== 'mark') return undefined;
  const entry = [read.first, read.second].find((one) => one?.hex === hex);
  return entry ? { ...entry, means: read.means } : undefined;
}

function LiveHex({
  hex,
  spot,
  seat,
  chosen,
  onFocusChange,
}: CellProps & { readonly chosen: boolean; readonly onFocusChange: (name: string | null) => void }) {
  const control = useControl();
  const selected = control.selected.value;
  const { attributes, state } = useThing(thingOf(hex.hex, selected), {
    label: chosen ? `${hexLabel(hex)}, ${say('chosenHere')}` : hexLabel(hex),
    info: hex.square ? `castle:${hex.square}` : `colour:${hex.colour}`,
    at: `hex:${seat}:${hex.hex}`,
  });
  const { onFocus, onBlur } = attributes as { onFocus: (event: FocusEvent) => void; onBlur: () => void };
  return (
    <g
      {...attributes}
      class={`bd-space is-${state} ${selected.length > 0 && state === 'shut' && !hex.marked ? 'dim' : ''}`}
      onFocus={(event: FocusEvent) => {
        onFocus(event);
        if ((event.currentTarget as Element).matches(':focus-visible')) onFocusChange(hex.hex);
      }}
      onBlur={() => {
        onBlur();
        onFocusChange(null);
      }}
    >
      <PrintedHex hex={hex} spot={spot} place={BIG} />
      <Written hex={hex} spot={spot} place={BIG} seat={seat} />
    </g>
  );
}

const pointsIn = (ways: readonly Way[]) =>
  ways.reduce((most, { text }) => Math.max(most, sumOf(text.gains, 'points')), 0);

/** A ring, the numbers that could go here, the bonus it takes, and the gain of the hex under the pointer. */
function Overlay({ hex, spot }: Omit<CellProps, 'seat'>) {
  const control = useControl();
  const thing = thingOf(hex.hex, control.selected.value);
  const state = control.stateOf(thing);
  if (state === 'shut' || state === 'anew') return null;
  const { x, y } = BIG.at(spot);
  const R = BIG.radius;
  const ways = control.ways(thing);
  const entries = ways.flatMap(({ action }) => entryIn(action, hex.hex) ?? []);
  const plain = entries.filter(({ means }) => means === 'dice' || means === 'silver');
  const numbers = [...new Set((plain.length > 0 ? plain : entries).map(({ number }) => number))].sort();
  const [means] = new Set(entries.map((entry) => entry.means));
  const bonus = plain.length === 0 && means && means !== 'dice' ? means : undefined;
  const looked = control.isLooked(thing) || state === 'selected';
  const best = thing.startsWith('first:') ? 0 : pointsIn(ways);
  const texts = numbers.length > 3 ? ['1–6'] : numbers.map(String);
  const wide = texts.join('·').length * 11 + (bonus ? 24 : 0) + 12;
  const strong = plain.length > 0 || control.selecting.value || entries.length === 0;
  return (
    <g class={`bd-overlay ${strong ? '' : 'bd-faint'}`}>
      <polygon class="bd-ring under" points={hexagon(R * 0.88, x, y)} />
      <polygon class={`bd-ring ${looked ? 'looked' : ''}`} points={hexagon(R * 0.88, x, y)} />
      {looked && numbers.length === 1 ? (
        <>
          <polygon class="bd-ghost-field" points={hexagon(R * 0.78, x, y)} />
          <Pencil class="bd-ghost" mark={numbers[0] ?? 1} x={x} y={y} size={R * 1.2} seed={hex.hex} />
        </>
      ) : (
        numbers.length > 0 && (
          <g class="bd-offer" transform={`translate(${round(x)} ${round(y + R * 0.5)})`}>
            <rect x={round(-wide / 2)} y="-13" width={wide} height="26" rx="7" />
            <text x={bonus ? -12 : 0} y="7" text-anchor="middle">
              {texts.join('·')}
            </text>
            {bonus && <Use id={BONUS_ICON[bonus]} x={wide / 2 - 17} y={0} size={22} />}
          </g>
        )
      )}
      {best > 0 && (
        <g class="bd-gain" transform={`translate(${round(x)} ${round(y - R * 0.8)})`}>
          <rect x="-25" y="-13" width="50" height="26" rx="7" />
          <text x="-6" y="7" text-anchor="middle">
            +{best}
          </text>
          <Use id="i-vp-k" x={15} y={0} size={14} />
        </g>
      )}
    </g>
  );
}

/** A choice that is still hidden from the others: thin, in a dashed hex. */
function Chosen({ player }: { readonly player: PlayerView }) {
  const read = player.choice ? parse(player.choice) : undefined;
  const entries =
    read?.verb === 'mark'
      ? [read.first, ...(read.second ? [read.second] : [])]
      : read?.verb === 'castle'
        ? [{ hex: read.hex, number: 0 }]
        : [];
  return (
    <>
      {entries.map(({ hex, number }) => {
        const spot = SPOTS.find((one) => one.name === hex);
        if (!spot) return null;
        const { x, y } = BIG.at(spot);
        return (
          <g key={hex} class="bd-chosen">
            <polygon points={hexagon(BIG.radius * 0.84, x, y)} />
            <Pencil mark={number || 'cross'} x={x} y={y} size={BIG.radius * 1.2} seed={player.seat + hex} />
          </g>
        );
      })}
    </>
  );
}

export function LiveDuchy({ player }: { readonly player: PlayerView }) {
  const [focused, setFocused] = useState<string | null>(null);
  const cells = player.hexes.map((hex, n) => ({ hex, spot: SPOTS[n] as Spot }));
  const focus = cells.find(({ hex }) => hex.hex === focused)?.spot;
  const choice = player.choice ?? '';
  return (
    <svg class="bd-duchy big" viewBox={`0 0 ${round(BIG.width)} ${round(BIG.height)}`}>
      {cells.map(({ hex, spot }) => (
        <LiveHex
          key={hex.hex}
          hex={hex}
          spot={spot}
          seat={player.seat}
          chosen={choice.split(' ').includes(hex.hex)}
          onFocusChange={setFocused}
        />
      ))}
      <RowNumbers place={BIG} />
      <PrintedNumbers hexes={player.hexes} place={BIG} />
      <Borders hexes={player.hexes} place={BIG} />
      <g aria-hidden="true">
        <Chosen player={player} />
        {cells.map(({ hex, spot }) => (
          <Overlay key={hex.hex} hex={hex} spot={spot} />
        ))}
        {focus && (
          <g class="bd-focus">
            <polygon class="under" points={hexagon(40, BIG.at(focus).x, BIG.at(focus).y)} />
            <polygon points={hexagon(40, BIG.at(focus).x, BIG.at(focus).y)} />
          </g>
        )}
      </g>
    </svg>
  );
}
