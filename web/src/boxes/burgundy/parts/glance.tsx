import { useEffect } from 'preact/hooks';
import { DiePicture, Icon } from '../../../art/icon';
import { t } from '../../../i18n';
import type { PartProps } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { GoodPicture } from '../art/tile';
import type { BurgundyView } from '../view';
import { depotName, goodsWords, tileName } from '../words';
import { Piece, TilePiece } from './piece';
import { Toll } from './toll';

/** The depots in a strip that moves sideways. A turn begins at the first one that a die reaches. */
export function Glance({ view, viewer }: PartProps<BurgundyView>) {
  const control = useControl();
  const mine = viewer !== null && view.turn === viewer;
  useEffect(() => {
    if (mine) document.querySelector('.glance .mini-depot.open')?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });
  }, [mine, view.phase, view.round]);
  return (
    <Region class="glance" label={t('table.board')}>
      {view.depots.map((depot) => {
        const black = depot.depot === 'black';
        const open = depot.tiles.some((tile) => tile && control.stateOf(`tile:${depot.depot}:${tile}`) !== 'shut');
        return (
          <div key={depot.depot} class={`mini-depot ${open ? 'open' : ''} ${black ? 'black' : ''}`}>
            <div class="mini-head">
              {black ? <span class="price"><Icon id="i-silver" />×2</span> : (
                <Piece thing={`depot:${depot.depot}`} class="quay-die" label={t('burgundy.depotLabel', { n: depot.depot, tiles: depot.tiles.filter(Boolean).length, goods: goodsWords(depot.goods) || t('burgundy.noGoods') })}>
                  <DiePicture value={Number(depot.depot)} seat={0} />
                  <Toll depot={depot.depot} />
                </Piece>
              )}
              {depot.goods.map((good, n) => <GoodPicture key={n} good={good} />)}
            </div>
            <div class="mini-tiles">
              {depot.tiles.map((tile, n) => tile && (
                <TilePiece key={n} thing={`tile:${depot.depot}:${tile}`} tile={tile} edition={view.edition} size="medium"
                  label={t('burgundy.inDepot', { tile: tileName(tile, view.edition), depot: depotName(depot.depot) })} />
              ))}
            </div>
          </div>
        );
      })}
    </Region>
  );
}
