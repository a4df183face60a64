import { useRef } from 'preact/hooks';
import { DiePicture, Icon } from '../../../art/icon';
import { t } from '../../../i18n';
import type { SeatPartProps } from '../../../table/box';
import { useControl, useWatch } from '../../../table/control';
import { Region } from '../../../table/region';
import { EmptyPlace, GoodPicture, TilePicture } from '../art/tile';
import { Sign } from '../modules/symbols';
import { goodNumber, SLOTS } from '../pieces';
import {
  type BurgundyEvent,
  type BurgundyPrompt,
  type BurgundyView,
  type BurgundyWatch,
  type PlayerView,
  playerOf,
} from '../view';
import { goodName, say, tileName } from '../words';
import { Piece, TilePiece } from './piece';
import { SmallRoute } from './route';

const total = (goods: PlayerView['goods']) => goods.reduce((sum, { count }) => sum + count, 0);

const soldWords = (player: PlayerView) =>
  player.sold.map(({ good, count }) => `${count} × ${goodName(good)}`).join(', ');

/** The viewer's dice, storage, goods and purse. */
export function Supplies({ view, seat, names }: SeatPartProps<BurgundyView, BurgundyPrompt>) {
  const player = playerOf(view, seat);
  const control = useControl();
  if (!player) return null;
  const label = control.isYou(seat) ? t('table.supplies') : t('table.suppliesOf', { name: names(seat) });
  return (
    <Region class="tray" label={label} drop="storage">
      <div class="group dice" role="group" aria-label={say('dice')}>
        <h3>{say('dice')}</h3>
        <div>
          <Dice view={view} player={player} />
        </div>
      </div>
      <div class="group storage" role="group" aria-label={say('storage')} data-at={`storage:${seat}`}>
        <h3>{say('storage')}</h3>
        <div>
          <Stored view={view} seat={seat} tiles={player.storage} limit={player.storage_limit} />
        </div>
      </div>
      <div class="group goods" role="group" aria-label={say('goods')} data-at={`goods:${seat}`}>
        <h3>
          {say('goodsHeading')}{' '}
          <small title={soldWords(player)}>{say('sold', { n: total(player.sold) })}</small>
        </h3>
        <div>
          <Goods player={player} />
        </div>
      </div>
      <div class="group purse" role="group" aria-label={say('purse')}>
        <h3>{say('purse')}</h3>
        <div>
          <Counter kind="silver" n={player.silver} seat={seat} />
          <Counter kind="workers" n={player.workers} seat={seat} />
          <Tribute player={player} />
        </div>
      </div>
    </Region>
  );
}

export function Dice({ view, player }: { readonly view: BurgundyView; readonly player: PlayerView }) {
  const faces = rolledBy(useWatch<BurgundyWatch>().events.value, player.seat);
  const number = Number(player.seat.slice(1));
  return (
    <>
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
          <UsedDie key={n} face={faces[n]} seat={number} named />
        );
      })}
    </>
  );
}

interface StoredProps {
  readonly view: BurgundyView;
  readonly seat: string;
  readonly tiles: readonly string[];
  /** How many fit. Without a limit there is always one free place. */
  readonly limit: number | null;
  /** Whether both partners use it. */
  readonly shared?: boolean;
}

export function Stored({ view: { edition }, seat, tiles, limit, shared = false }: StoredProps) {
  const places = Math.max(limit ?? tiles.length + 1, tiles.length);
  return (
    <>
      {Array.from({ length: places }, (_, n) => {
        const tile = tiles[n];
        // A tile keeps its element when an earlier one leaves, and with it the focus.
        const nth = tiles.slice(0, n).filter((other) => other === tile).length;
        return tile ? (
          <TilePiece
            key={`${tile} ${nth}`}
            thing={`${shared ? 'shared' : 'store'}:${tile}`}
            tile={tile}
            edition={edition}
            class="stored"
            label={say(shared ? 'storedShared' : 'stored', { tile: tileName(tile, edition) })}
            at={`storage:${seat}:${tile}`}
          />
        ) : (
          <span key={n} class="place" role="img" aria-label={say('storageEmpty')}>
            <EmptyPlace />
          </span>
        );
      })}
    </>
  );
}

export function Goods({ player }: { readonly player: PlayerView }) {
  const slots = useSlots(player.goods);
  return (
    <>
      {slots.map((pile, n) =>
        pile ? (
          <Piece
            key={n}
            thing={`good:${pile.good}`}
            class="goods-pile"
            info={`good:${pile.good}`}
            label={say('goodLabel', {
              n: pile.count,
              good: goodName(pile.good),
              value: goodNumber(pile.good),
            })}
          >
            <GoodPicture good={pile.good} />
            <b>×{pile.count}</b>
          </Piece>
        ) : (
          <span key={n} class="goods-gap" />
        ),
      )}
    </>
  );
}

/** What the shields cost at the end of the phase. */
function Tribute({ player: { shields } }: { readonly player: PlayerView }) {
  if (shields.length === 0) return null;
  const label = say('tribute', { n: shields.length });
  return (
    <span class="tribute" role="img" aria-label={label} title={label}>
      <Sign id="sh-frame" />
      <b>−{shields.length}</b>
      <Icon id="i-silver" />
    </span>
  );
}

/** What a seat's dice showed when they were last rolled. The view drops those that were used. */
export function rolledBy(events: readonly BurgundyEvent[], seat: string): readonly (number | undefined)[] {
  const rolls = events.flatMap(({ json }) =>
    json.event === 'rolled' && json.seat === seat ? [json.dice] : [],
  );
  return rolls.at(-1) ?? [];
}

interface UsedDieProps {
  readonly face: number | undefined;
  readonly seat: number;
  /** Whether it has its own name. Otherwise the group it belongs to has one. */
  readonly named?: boolean;
}

/** A used die keeps its face, dimmed and struck through. */
export function UsedDie({ face, seat, named = false }: UsedDieProps) {
  const name = face ? say('dieUsedShows', { n: face }) : say('dieUsed');
  return (
    <span class={`die used ${face ? '' : 'blank'}`} {...(named && { role: 'img', 'aria-label': name })}>
      {face && <DiePicture value={face} seat={seat} />}
    </span>
  );
}

type Pile = PlayerView['goods'][number];

/** Each kind of goods keeps its place until it is sold, so that nothing moves under the pointer. */
export function slotsFor(before: readonly (Pile | null)[], goods: readonly Pile[]): readonly (Pile | null)[] {
  const slots = before.map((pile) => goods.find(({ good }) => good === pile?.good) ?? null);
  while (slots.length < SLOTS) slots.push(null);
  for (const pile of goods) {
    if (slots.includes(pile)) continue;
    const free = slots.indexOf(null);
    if (free < 0) slots.push(pile);
    else slots[free] = pile;
  }
  return slots;
}

function useSlots(goods: readonly Pile[]): readonly (Pile | null)[] {
  const slots = useRef<readonly (Pile | null)[]>([]);
  return (slots.current = slotsFor(slots.current, goods));
}

/** "die 4". Two with the same value are told apart. */
function dieName(dice: PlayerView['dice'], n: number): string {
  const key = dice[0] !== dice[1] ? 'dieShows' : n === 0 ? 'dieFirst' : 'dieSecond';
  return say(key, { n: dice[n] ?? 0 });
}

interface DieProps {
  readonly thing: string;
  readonly value: number;
  readonly label: string;
  readonly number: number;
  readonly roll: string;
}

/** A die. It lights up while the thing under the pointer would use it. */
function Die({ thing, value, label, number, roll }: DieProps) {
  const control = useControl();
  // A shield takes both dice.
  const double = [control.looked.value, ...control.selected.value].some(
    (one) => one?.startsWith('shield:') && control.stateOf(one) !== 'shut',
  );
  return (
    <Piece thing={thing} drag class={`die ${double || control.isLit(thing) ? 'lit' : ''}`} label={label}>
      <span key={`${roll}${value}`} class="die-roll">
        <DiePicture value={value} seat={number} />
      </span>
    </Piece>
  );
}

interface CounterProps {
  readonly kind: 'silver' | 'workers';
  readonly n: number;
  readonly seat: string;
}

export function Counter({ kind, n, seat }: CounterProps) {
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

export function MiniDice({ player }: { readonly player: PlayerView }) {
  const faces = rolledBy(useWatch<BurgundyWatch>().events.value, player.seat);
  const number = Number(player.seat.slice(1));
  return (
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
          <UsedDie key={n} face={faces[n]} seat={number} />
        ),
      )}
    </span>
  );
}

export const MiniPurse = ({ player: { seat, silver, workers } }: { readonly player: PlayerView }) => (
  <>
    <span class="mini-count" data-at={`silver:${seat}`}>
      <Icon id="i-silver" label={say('silver')} />
      <b>{silver}</b>
    </span>
    <span class="mini-count" data-at={`workers:${seat}`}>
      <Icon id="i-worker" label={say('workers')} />
      <b>{workers}</b>
    </span>
  </>
);

export const MiniGoods = ({ player: { seat, goods } }: { readonly player: PlayerView }) => (
  <span class="mini-goods" data-at={`goods:${seat}`}>
    {goods.map(({ good, count }) => (
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
);

/** What another seat owns, in one or two lines. Open information stays open. */
export function Belongings({ view, seat }: { readonly view: BurgundyView; readonly seat: string }) {
  const player = playerOf(view, seat);
  if (!player) return null;
  const places = Math.max(player.storage_limit ?? 0, player.storage.length);
  return (
    <div class="belongings">
      <MiniDice player={player} />
      <MiniPurse player={player} />
      <span class="mini-storage" data-at={`storage:${seat}`}>
        {Array.from({ length: places }, (_, n) => {
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
      <MiniGoods player={player} />
      <small class="sold" title={soldWords(player)}>
        {say('sold', { n: total(player.sold) })}
      </small>
      <SmallRoute player={player} />
    </div>
  );
}
