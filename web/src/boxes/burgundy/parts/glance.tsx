import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DiePicture, Icon } from '../../../art/icon';
import { t } from '../../../i18n';
import type { PartProps } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { GoodPicture } from '../art/tile';
import { type BurgundyPrompt, type BurgundyView, type DepotView, isLoading } from '../view';
import { depotLabel, depotName, goodsWords, say, tileName } from '../words';
import { DepotExtras } from './market';
import { Piece, TilePiece } from './piece';
import { MiniStack } from './stack';
import { Toll } from './toll';

/** What matters in the strip: tiles at a die's depot, goods for a ship, tiles that silver buys. */
const WANTED = [
  '.mini-depot:not(.black):has([data-thing^="tile:"][data-state="open"])',
  '.mini-depot:has(.quay-die[data-state="open"]):has(.good-picture)',
  '.mini-depot.black:has([data-state="open"])',
];

/** If something in the strip can be touched but none of it is visible, scroll to the first. */
function reveal(): void {
  const strip = document.querySelector('.glance');
  if (!strip) return;
  const depots =
    WANTED.map((wanted) => [...strip.querySelectorAll(wanted)]).find((found) => found.length > 0) ?? [];
  const room = strip.getBoundingClientRect();
  const isSeen = (depot: Element) => {
    const { left, right, width } = depot.getBoundingClientRect();
    return Math.min(right, room.right) - Math.max(left, room.left) > width / 2;
  };
  if (!depots.some(isSeen))
    depots[0]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });
}

/** The depots in a strip that scrolls sideways. A turn begins at the first one that a die reaches. */
export function Glance({ view, viewer, prompt }: PartProps<BurgundyView, BurgundyPrompt>) {
  const control = useControl();
  const mine = viewer !== null && view.turn === viewer;
  useEffect(() => {
    if (mine)
      document
        .querySelector('.glance .mini-depot.open')
        ?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });
  }, [mine, view.phase, view.round]);
  useSignalEffect(() => {
    // Every question and every choice opens different depots. They are drawn in the next frame.
    if (control.watch.position.value.legal.length > 0 && control.selected.value)
      requestAnimationFrame(reveal);
  });
  return (
    <Region class={`glance ${isLoading(prompt) ? 'loading-ship' : ''}`} label={t('table.board')}>
      {view.depots.map((depot) => {
        // Asked here, so that the region hears of every change.
        const open =
          control.stateOf(`depot:${depot.depot}`) !== 'shut' ||
          depot.tiles.some((tile) => tile && control.stateOf(`tile:${depot.depot}:${tile}`) !== 'shut');
        return <MiniDepot key={depot.depot} view={view} depot={depot} open={open} />;
      })}
    </Region>
  );
}

interface MiniProps {
  readonly view: BurgundyView;
  readonly depot: DepotView;
  /** Whether something in it can be touched. */
  readonly open: boolean;
}

function MiniDepot({ view, depot, open }: MiniProps) {
  const black = depot.depot === 'black';
  return (
    <div class={`mini-depot ${open ? 'open' : ''} ${black ? 'black' : ''}`}>
      <div class="mini-head">
        {black ? (
          <span class="price">
            <Icon id="i-silver" />
            ×2
          </span>
        ) : (
          <Piece thing={`depot:${depot.depot}`} class="quay-die" label={depotLabel(depot)}>
            <DiePicture value={Number(depot.depot)} seat={0} />
            <Toll depot={depot.depot} />
          </Piece>
        )}
        {depot.goods.length > 0 && (
          <span
            class="mini-load"
            role="img"
            aria-label={say('depotGoods', { n: depot.depot, goods: goodsWords(depot.goods) })}
          >
            {depot.goods.map((good, n) => (
              <GoodPicture key={n} good={good} />
            ))}
          </span>
        )}
        {!black && <DepotExtras depot={depot} players={view.players.length} small />}
      </div>
      <div class="mini-tiles">
        {depot.tiles.map(
          (tile, n) =>
            tile && (
              <TilePiece
                key={n}
                thing={`tile:${depot.depot}:${tile}`}
                tile={tile}
                edition={view.edition}
                size="medium"
                label={say('inDepot', {
                  tile: tileName(tile, view.edition),
                  depot: depotName(depot.depot),
                })}
              />
            ),
        )}
        {view.counters.map(
          (stack) =>
            stack.at === depot.depot && (
              <MiniStack key={stack.id} stack={stack} edition={view.edition} size="medium" />
            ),
        )}
      </div>
    </div>
  );
}
