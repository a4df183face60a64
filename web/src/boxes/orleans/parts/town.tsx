import type { ComponentChildren } from 'preact';
import { listOf } from '../../../i18n';
import { Region } from '../../../table/region';
import { Ours } from '../invasion/ours';
import { RECRUITING, WORKING } from '../pieces';
import type { AnyPlace } from '../view';
import { placeName, say } from '../words';
import { Gallery, type GalleryTile } from './gallery';
import { PlaceCard, type PlaceCardProps } from './place';

interface TownProps {
  readonly seat: number;
  /** "Your town", or whose it is. */
  readonly label: string;
  /** Every place of the board and every place tile of this player. */
  readonly places: readonly Omit<PlaceCardProps, 'seat' | 'tile' | 'extra'>[];
  /** Place tiles that lie face down and have no effect. */
  readonly turned?: readonly AnyPlace[];
  /** Place tiles that nobody has yet. */
  readonly gallery: readonly GalleryTile[];
  /** Next to the support places: the player's character. */
  readonly children?: ComponentChildren;
}

/** Places of a scenario that every player has. */
const EXTRA: readonly AnyPlace[] = ['carpenter', 'bourgeois-house'];
/** Those that help other players. */
const SUPPORT: readonly AnyPlace[] = ['vehicle', 'guild-house', 'hostel', 'palatinate'];

/** How many of five columns are free next to the tiles. A single one is too narrow, so the next line is used. */
function columnsLeft(tiles: number): number {
  const left = 5 - (tiles % 5);
  return left > 1 ? left : 5;
}

/** A player's town: five places that recruit, five that do other things, then place tiles. */
export function TownBoard({ seat, label, places, turned = [], gallery, children }: TownProps) {
  const board: readonly AnyPlace[] = [...RECRUITING, ...WORKING, ...SUPPORT];
  const cards = (which: readonly AnyPlace[]) =>
    places
      .filter(({ place }) => which.includes(place))
      .sort((a, b) => which.indexOf(a.place) - which.indexOf(b.place))
      .map((one) => <PlaceCard key={one.place} seat={seat} {...one} />);
  // A place that a scenario adds comes before the tiles.
  const tiles = places
    .filter(({ place }) => !board.includes(place))
    .sort((a, b) => Number(EXTRA.includes(b.place)) - Number(EXTRA.includes(a.place)));
  const support = cards(SUPPORT);
  return (
    <Region class="o-town-board" label={label}>
      <div class="o-group o-recruit">
        <h4 class="o-heading">{say('town.recruit')}</h4>
        {cards(RECRUITING)}
      </div>
      <div class="o-group o-work">
        <h4 class="o-heading">{say('town.work')}</h4>
        {cards(WORKING)}
      </div>
      {support.length > 0 && (
        <div class="o-group o-support">
          <h4 class="o-heading">
            {say('town.support')} <Ours what="support" />
          </h4>
          {support}
          {children}
        </div>
      )}
      <div class="o-group o-tiles">
        <h4 class="o-heading">{say('town.tiles')}</h4>
        {tiles.map((one) => (
          <PlaceCard
            key={one.place}
            seat={seat}
            tile={!EXTRA.includes(one.place)}
            extra={EXTRA.includes(one.place)}
            {...one}
          />
        ))}
        {turned.length > 0 && (
          <p class="o-turned">{say('town.turned', { places: listOf(turned.map(placeName)) })}</p>
        )}
        {gallery.length > 0 && <Gallery tiles={gallery} columns={columnsLeft(tiles.length)} />}
      </div>
    </Region>
  );
}
