import { DiePicture, Icon } from '../../../art/icon';
import { t } from '../../../i18n';
import type { SeatPartProps } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { EmptyPlace, GoodPicture, TilePicture } from '../art/tile';
import { goodNumber } from '../pieces';
import { type BurgundyView, type PlayerView, playerOf } from '../view';
import { goodName, say, tileName } from '../words';
import { Piece, TilePiece } from './piece';

const STORAGE = 3;
const total = (goods: PlayerView['goods']) => goods.reduce((sum, { count }) => sum + count, 0);

const soldWords = (player: PlayerView) =>
  player.sold.map(({ good, count }) => `${count} ${goodName(good)}`).join(', ');

/** Dice, storage, goods and purse of the viewer. */
export function Supplies({ view, seat, names }: SeatPartProps<BurgundyView>) {
  const player = playerOf(view, seat);
  const control = useControl();
  if (!player) return null;
  const number = Number(seat.slice(1));
  return (
    <Region
      class="tray"
      label={control.isYou(seat) ? t('table.supplies') : t('table.suppliesOf', { name: names(seat) })}
      drop="storage"
    >
      <div class="group dice" role="group" aria-label={say('dice')}>
        <h3>{say('dice')}</h3>
        <div>
          {player.dice.map((value, n) => {
            const name = n === 0 ? 'd1' : 'd2';
            return value ? (
              <Die
                key={n}
                thing={`die:${name}`}
                value={value}
                label={dieName(player.dice, n)}
                number={number}
                roll={`${view.phase}${view.round}`}
              />
            ) : (
              <span key={n} class="die used" role="img" aria-label={say('dieUsed')}>
                {view.round > 0 && <Icon id="u-tick" />}
              </span>
            );
          })}
        </div>
      </div>
      <div class="group storage" role="group" aria-label={say('storage')} data-at={`storage:${seat}`}>
        <h3>{say('storage')}</h3>
        <div>
          {Array.from({ length: STORAGE }, (_, n) => {
            const tile = player.storage[n];
            return tile ? (
              <TilePiece
                key={n}
                thing={`store:${tile}`}
                tile={tile}
                edition={view.edition}
                class="stored"
                label={say('stored', { tile: tileName(tile, view.edition) })}
                at={`storage:${seat}:${tile}`}
              />
            ) : (
              <span key={n} class="place" role="img" aria-label={say('storageEmpty')}>
                <EmptyPlace />
              </span>
            );
          })}
        </div>
      </div>
      <div class="group goods" role="group" aria-label={say('goods')} data-at={`goods:${seat}`}>
        <h3>
          {say('goodsHeading')}{' '}
          <small title={soldWords(player)}>{say('sold', { n: total(player.sold) })}</small>
        </h3>
        <div>
          {player.goods.map(({ good, count }) => (
            <Piece
              key={good}
              thing={`good:${good}`}
              class="goods-pile"
              info={`good:${good}`}
              label={say('goodLabel', { n: count, good: goodName(good), value: goodNumber(good) })}
            >
              <GoodPicture good={good} />
              <b>×{count}</b>
            </Piece>
          ))}
          {Array.from({ length: Math.max(0, 3 - player.goods.length) }, (_, n) => (
            <span key={`gap${n}`} class="goods-gap" />
          ))}
        </div>
      </div>
      <div class="group purse" role="group" aria-label={say('purse')}>
        <h3>{say('purse')}</h3>
        <div>
          <Counter kind="silver" n={player.silver} seat={seat} />
          <Counter kind="workers" n={player.workers} seat={seat} />
        </div>
      </div>
    </Region>
  );
}

/** "die 4"; two that show the same are told apart. */
function dieName(dice: PlayerView['dice'], n: number): string {
  const key = dice[0] !== dice[1] ? 'dieShows' : n === 0 ? 'dieFirst' : 'dieSecond';
  return say(key, { n: dice[n] ?? 0 });
}

/** A die; lit while the thing under the pointer would use it. */
function Die({
  thing,
  value,
  label,
  number,
  roll,
}: {
  readonly thing: string;
  readonly value: number;
  readonly label: string;
  readonly number: number;
  readonly roll: string;
}) {
  const control = useControl();
  return (
    <Piece thing={thing} drag class={`die ${control.isLit(thing) ? 'lit' : ''}`} label={label}>
      <span key={`${roll}${value}`} class="die-roll">
        <DiePicture value={value} seat={number} />
      </span>
    </Piece>
  );
}

function Counter({
  kind,
  n,
  seat,
}: {
  readonly kind: 'silver' | 'workers';
  readonly n: number;
  readonly seat: string;
}) {
  const icon = kind === 'silver' ? 'i-silver' : 'i-worker';
  const label = say(kind === 'silver' ? 'silverLabel' : 'workersLabel', { n });
  return (
    <Piece thing={`pay:${kind}`} class="counter" label={label} info={kind} at={`${kind}:${seat}`}>
      <Icon id={icon} />
      <b key={n} class="count">
        {n}
      </b>{' '}
      <small>{say(kind === 'silver' ? 'silverWord' : 'workersWord', { n })}</small>
    </Piece>
  );
}

/** What another seat owns, in one or two lines: open information stays open. */
export function Belongings({ view, seat }: { readonly view: BurgundyView; readonly seat: string }) {
  const player = playerOf(view, seat);
  if (!player) return null;
  const number = Number(seat.slice(1));
  return (
    <div class="belongings">
      <span
        class="mini-dice"
        role="img"
        aria-label={player.dice
          .map((value) => (value ? say('dieShows', { n: value }) : say('dieUsed')))
          .join(', ')}
      >
        {player.dice.map((value, n) =>
          value ? (
            <DiePicture key={n} value={value} seat={number} />
          ) : (
            <span key={n} class="die used">
              <Icon id="u-tick" />
            </span>
          ),
        )}
      </span>
      <span class="mini-count" data-at={`silver:${seat}`}>
        <Icon id="i-silver" label={say('silver')} />
        <b>{player.silver}</b>
      </span>
      <span class="mini-count" data-at={`workers:${seat}`}>
        <Icon id="i-worker" label={say('workers')} />
        <b>{player.workers}</b>
      </span>
      <span class="mini-storage" data-at={`storage:${seat}`}>
        {Array.from({ length: STORAGE }, (_, n) => {
          const tile = player.storage[n];
          return tile ? (
            <span
              key={n}
              class="mini-tile"
              role="img"
              aria-label={say('stored', { tile: tileName(tile, view.edition) })}
              data-info={`tile:${tile}`}
              data-at={`storage:${seat}:${tile}`}
            >
              <TilePicture
                tile={tile}
                edition={view.edition}
                size={view.players.length > 2 ? 'small' : 'medium'}
              />
            </span>
          ) : (
            <span key={n} class="mini-tile">
              <EmptyPlace />
            </span>
          );
        })}
      </span>
      <span class="mini-goods" data-at={`goods:${seat}`}>
        {player.goods.map(({ good, count }) => (
          <span
            key={good}
            role="img"
            aria-label={say('goodLabel', { n: count, good: goodName(good), value: goodNumber(good) })}
          >
            <GoodPicture good={good} />
            <b>×{count}</b>
          </span>
        ))}
      </span>
      <small class="sold" title={soldWords(player)}>
        {say('sold', { n: total(player.sold) })}
      </small>
    </div>
  );
}
