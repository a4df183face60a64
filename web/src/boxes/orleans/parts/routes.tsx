import { Region } from '../../../table/region';
import { MapPiecePicture } from '../art/map-scenario';
import { GoodPicture } from '../art/pieces';
import { Plate } from '../art/places';
import { across, edgesFrom } from '../map/geometry';
import { say, townName } from '../words';
import { edgeWords, type GoodsOnMap } from './map';
import { Piece } from './piece';

interface RoutesProps {
  readonly town: string;
  readonly goods: GoodsOnMap;
  /** Who is in this town and could go on from there. */
  readonly of?: 'merchant' | 'carpenter';
}

/** Every way out of a town as a list, for phones and for people who prefer words to a map. */
export function Routes({ town, goods, of }: RoutesProps) {
  const title = say(of === 'carpenter' ? 'map.fromCarpenter' : of ? 'map.fromYours' : 'map.from', {
    town: townName(town),
  });
  return (
    <Region class="o-routes" label={title}>
      <h3>{title}</h3>
      <div class="o-route-list">
        {edgesFrom(town).map((edge) => {
          const load = (goods[edge.id] ?? []).filter((good) => good !== null);
          return (
            <Piece key={edge.id} thing={`edge:${edge.id}`} label={edgeWords(edge, load)} class="o-route">
              <Plate id={edge.kind === 'road' ? 'op-wagon' : 'op-ship'} />
              <b>{townName(across(edge, town))}</b>
              {load.length > 0 ? (
                <span class="o-route-goods">
                  {load.map((good, n) =>
                    good === 'hidden' ? (
                      <span key={n} class="o-route-hidden">
                        <MapPiecePicture piece="hidden-good" />
                      </span>
                    ) : (
                      <GoodPicture key={n} good={good} />
                    ),
                  )}
                </span>
              ) : (
                <small>{say('map.empty')}</small>
              )}
            </Piece>
          );
        })}
      </div>
    </Region>
  );
}
