import { Region } from '../../../table/region';
import { type Place, RECRUITING, type Tile, WORKING } from '../pieces';
import { say } from '../words';
import { Gallery, type GalleryTile } from './gallery';
import { PlaceCard, type PlaceCardProps } from './place';

interface TownProps {
  readonly seat: number;
  /** "Your town", or whose it is. */
  readonly label: string;
  /** Every place of the board and every place tile of this player. */
  readonly places: readonly Omit<PlaceCardProps, 'seat' | 'tile'>[];
  /** Place tiles that nobody has yet. */
  readonly gallery: readonly GalleryTile[];
}

/** A player's town: five places that recruit, five that do other things, then place tiles. */
export function TownBoard({ seat, label, places, gallery }: TownProps) {
  const board: readonly (Place | Tile)[] = [...RECRUITING, ...WORKING];
  const cards = (which: readonly (Place | Tile)[]) =>
    places
      .filter(({ place }) => which.includes(place))
      .sort((a, b) => which.indexOf(a.place) - which.indexOf(b.place))
      .map((one) => <PlaceCard key={one.place} seat={seat} {...one} />);
  const tiles = places.filter(({ place }) => !board.includes(place));
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
      <div class="o-group o-tiles">
        <h4 class="o-heading">{say('town.tiles')}</h4>
        {tiles.map((one) => (
          <PlaceCard key={one.place} seat={seat} tile {...one} />
        ))}
        {gallery.length > 0 && <Gallery tiles={gallery} columns={Math.max(1, 5 - tiles.length)} />}
      </div>
    </Region>
  );
}
