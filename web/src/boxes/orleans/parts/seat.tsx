import type { ComponentChildren } from 'preact';
import { Icon } from '../../../art/icon';
import { FollowerPicture, GoodPicture, SeatPiecePicture, WheelPicture } from '../art/pieces';
import { Plate, placeSymbol } from '../art/places';
import { Sign } from '../art/symbols';
import { GOODS, type Kind, seatNumber } from '../pieces';
import type { AnyPlace } from '../view';
import { goodName, kindName, placeName, say } from '../words';
import { type BagCount, bagSize } from './market';
import type { Belongings } from './tray';

export interface RivalPlace {
  readonly place: AnyPlace;
  /** Who stands there, or a wheel. Nothing for an empty space. */
  readonly on: readonly (Kind | 'wheel' | null)[];
}

export interface RivalProps extends Omit<Belongings, 'stationsLeft'> {
  readonly seat: string;
  readonly name: string;
  readonly start: boolean;
  readonly state: 'planning' | 'ready' | 'acting' | 'passed' | 'waiting';
  readonly technology: number;
  /** Hidden while everybody is planning. */
  readonly market: readonly Kind[] | number;
  readonly bag: BagCount | number;
  /** Places with somebody on them. Place tiles are listed even if they are empty. */
  readonly places: readonly RivalPlace[];
}

/** Another player at a glance: state, belongings, market, bag and occupied places. */
export function RivalPanel(props: RivalProps) {
  const { seat, name, start, state, coins, stations, citizens, status, technology } = props;
  const number = seatNumber(seat);
  return (
    <div class={`o-rival o-seat-${state}`} role="group" aria-label={name}>
      <p class="o-rival-name">
        <Icon id={`s-${number}`} class={`shield seat-${number}`} />
        <b>{name}</b>
        {start && <Sign id="oi-start" label={say('seat.start')} />}
        <small class={`o-state o-state-${state}`}>{say(`seat.${state}`)}</small>
      </p>
      <ul class="o-rival-counts">
        <Count sign={<Sign id="oi-coin" />} n={coins} words={say('amount.coins', { n: coins })} />
        <Count
          sign={<SeatPiecePicture piece="station" seat={number} />}
          n={stations}
          words={say('amount.stations', { n: stations })}
        />
        <Count sign={<Sign id="oi-citizen" />} n={citizens} words={say('amount.citizens', { n: citizens })} />
        <Count sign={<Sign id="oi-dev" />} n={status} words={say('development.status', { n: status })} />
        <Count
          sign={<Sign id="oi-cog" />}
          n={technology}
          words={say('amount.technology', { n: technology })}
        />
      </ul>
      <RivalGoods {...props} />
      <RivalMarket {...props} />
      <RivalPlaces {...props} />
    </div>
  );
}

interface CountProps {
  readonly sign: ComponentChildren;
  readonly n: number;
  readonly words: string;
}

function Count({ sign, n, words }: CountProps) {
  return (
    <li title={words}>
      {sign}
      <b aria-hidden="true">{n}</b>
      <span class="visually-hidden">{words}</span>
    </li>
  );
}

function RivalGoods({ goods }: RivalProps) {
  const held = GOODS.filter((good) => goods[good] > 0);
  return (
    <ul class="o-rival-goods" aria-label={say('seat.goods')}>
      {held.map((good) => (
        <Count
          key={good}
          sign={<GoodPicture good={good} />}
          n={goods[good]}
          words={say('amount.good', { n: goods[good], good: goodName(good) })}
        />
      ))}
      {held.length === 0 && (
        <li>
          <small>{say('seat.noGoods')}</small>
        </li>
      )}
    </ul>
  );
}

function RivalMarket({ seat, market, bag }: RivalProps) {
  const size = typeof market === 'number' ? market : market.length;
  return (
    <div class="o-rival-market" data-info={`bag:${seat}`} data-at={`market:${seat}`}>
      {typeof market !== 'number' &&
        market.map((kind, n) => (
          <span key={n} class="o-rival-piece" role="img" aria-label={kindName(kind)} title={kindName(kind)}>
            <FollowerPicture kind={kind} seat={seatNumber(seat)} />
          </span>
        ))}
      <small>
        <span class="o-market-count">{say('seat.market', { n: size })} · </span>
        {say('seat.bag', { n: bagSize(bag) })}
      </small>
    </div>
  );
}

function RivalPlaces({ seat, places }: RivalProps) {
  if (places.length === 0) return null;
  return (
    <ul class="o-rival-places">
      {places.map(({ place, on }) => (
        <li key={place} title={placeName(place)} data-info={`place:${place}`}>
          <Plate id={placeSymbol(place)} label={placeName(place)} />
          {on.map((piece, n) => (
            <span
              key={n}
              class={`o-rival-piece ${piece ? '' : 'empty'}`}
              {...(piece && {
                role: 'img',
                'aria-label': piece === 'wheel' ? say('track.technology') : kindName(piece),
              })}
            >
              {piece === 'wheel' ? (
                <WheelPicture />
              ) : (
                piece && <FollowerPicture kind={piece} seat={seatNumber(seat)} />
              )}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
