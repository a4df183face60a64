import type { ComponentChildren } from 'preact';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { GoodPicture, SeatPiecePicture } from '../art/pieces';
import { Sign } from '../art/symbols';
import { GOOD_VALUE, GOODS, type Good } from '../pieces';
import { goodName, say } from '../words';
import { Piece } from './piece';

export interface Belongings {
  readonly coins: number;
  readonly goods: Readonly<Record<Good, number>>;
  /** Trading stations on the map, and those not built yet. */
  readonly stations: number;
  readonly stationsLeft: number;
  readonly citizens: number;
  readonly development: number;
  readonly status: number;
}

interface TrayProps extends Belongings {
  readonly seat: number;
  readonly label: string;
}

interface TouchableProps {
  readonly thing: string;
  readonly label: string;
  readonly at?: string;
  readonly children: ComponentChildren;
}

/** Something that can be touched only while it can be given away. */
export function Touchable({ thing, label, at = thing, children }: TouchableProps) {
  if (useControl().stateOf(thing) !== 'shut')
    return (
      <Piece thing={thing} label={label} class="o-count" at={at}>
        {children}
      </Piece>
    );
  return (
    <span class="o-count" role="img" aria-label={label} title={label} data-at={at}>
      {children}
    </span>
  );
}

export const goodsValue = (goods: Readonly<Record<Good, number>>): number =>
  GOODS.reduce((sum, good) => sum + goods[good] * GOOD_VALUE[good], 0);

/**
 * A player's coins, goods, stations, citizens and status. Things while they are asked for: `give:coin`,
 * `give:<good>`, `give:station` and `give:step`.
 */
export function Tray(props: TrayProps) {
  const { coins, goods, stations, stationsLeft, citizens, development, status, seat, label } = props;
  const sum = { stations, citizens, status, points: (stations + citizens) * status };
  return (
    <Region class="o-tray" label={label}>
      <div>
        <h3 class="o-heading">{say('tray.purse')}</h3>
        <Touchable thing="give:coin" label={say('amount.coins', { n: coins })}>
          <Sign id="oi-coin" />
          <b class="count" key={coins}>
            {coins}
          </b>
        </Touchable>
      </div>
      <div>
        <h3 class="o-heading">
          {say('tray.goods')} <small>{say('tray.worth', { n: goodsValue(goods) })}</small>
        </h3>
        <div class="o-tray-goods">
          {GOODS.map((good) => (
            <Touchable
              key={good}
              thing={`give:${good}`}
              at={`give:${good}:p${seat}`}
              label={say('amount.good', { n: goods[good], good: goodName(good) })}
            >
              <GoodPicture good={good} value />
              <b class="count" key={goods[good]}>
                {goods[good]}
              </b>
            </Touchable>
          ))}
        </div>
      </div>
      <div>
        <h3 class="o-heading">{say('tray.stations')}</h3>
        <Touchable thing="give:station" label={say('amount.stations', { n: stations })}>
          <SeatPiecePicture piece="station" seat={seat} />
          <b>{stations}</b>
          <small>{say('tray.left', { n: stationsLeft })}</small>
        </Touchable>
      </div>
      <div>
        <h3 class="o-heading">{say('tray.citizens')}</h3>
        <span
          class="o-count"
          role="img"
          aria-label={say('amount.citizens', { n: citizens })}
          data-at={`citizens:p${seat}`}
        >
          <Sign id="oi-citizen" />
          <b>{citizens}</b>
        </span>
      </div>
      <div>
        <h3 class="o-heading">{say('tray.status')}</h3>
        <Touchable thing="give:step" label={say('development.space', { n: development, status })}>
          <Sign id="oi-dev" />
          <b>{status}</b>
        </Touchable>
        <small class="o-sum">
          <span aria-hidden="true">{say('tray.sum', sum)}</span>
          <span class="visually-hidden">{say('tray.sumWords', sum)}</span>
        </small>
      </div>
    </Region>
  );
}
