import { DiePicture, Icon } from '../../../art/icon';

import type { PartProps } from '../../../table/box';
import { useWatch } from '../../../table/control';
import { usePhone } from '../../../table/phone';
import { Region } from '../../../table/region';
import type { Size } from '../art/frame';
import { EmptyPlace, GoodPicture } from '../art/tile';
import { fieldsOf } from '../log';
import { BorderAwards } from '../modules/border/rim';
import type { DepotProps } from '../modules/part';
import { MODULES } from '../modules/registry';
import { Removed } from '../modules/solo/removed';
import { kindOf, letterOf, PHASE_BONUS, PHASES } from '../pieces';
import {
  type BurgundyEvent,
  type BurgundyPrompt,
  type BurgundyView,
  type BurgundyWatch,
  type DepotView,
  isLoading,
  type Kind,
} from '../view';
import { depotLabel, depotName, goodName, goodsWords, kindName, say, tileName } from '../words';
import { Bonus } from './bonus';
import { Bridge } from './bridge';
import { Piece, TilePiece } from './piece';
import { Stack } from './stack';
import { Toll } from './toll';

/** The main board: a river with six quays and an island. Neighbours in the ring stay neighbours. */
export function Market({ view, names, prompt }: PartProps<BurgundyView, BurgundyPrompt>) {
  const depot = (name: string) => view.depots.find((one) => one.depot === name);
  // Digits must stay readable, so small tiles use the face with fewer symbols.
  const size = view.players.length > 2 || usePhone() ? 'medium' : 'large';
  const removed = removedBy(useWatch<BurgundyWatch>().events.value);
  const quay = (name: string) => (
    <Quay
      key={name}
      depot={depot(name)}
      edition={view.edition}
      size={size}
      players={view.players.length}
      removed={removed?.depot === name ? removed.tile : undefined}
    />
  );
  return (
    <Region
      class={`market seats-${view.players.length} ${isLoading(prompt) ? 'loading-ship' : ''}`}
      label={
        view.round > 0 ? say('mainBoard', { phase: view.phase, round: view.round }) : say('mainBoardSetUp')
      }
    >
      <PhaseRoad phase={view.phase} round={view.round} goods={view.round_goods} />
      <div class="river">
        <div class="bank north">{['1', '2', '3'].map(quay)}</div>
        <div class="water">
          <WhiteDie value={view.white} />
          <Island depot={depot('black')} edition={view.edition} size={size} />
          {view.counters.map((stack) => (
            <Stack key={stack.id} stack={stack} edition={view.edition} size={size} />
          ))}
          {view.counters.length === 0 && (
            <svg class="barge" viewBox="0 0 64 64" aria-hidden="true">
              <use href="#k-S" />
            </svg>
          )}
        </div>
        <div class="bank south">{['6', '5', '4'].map(quay)}</div>
      </div>
      {(view.track.length > 0 || view.bonus.length > 0) && (
        <div class="lower">
          {view.track.length > 0 && <Bridge track={view.track} names={names} />}
          {view.bonus.length > 0 && <Bonus view={view} names={names} />}
        </div>
      )}
      {view.border_points.length > 0 ? (
        <div class="market-foot">
          <Piles piles={view.piles} />
          <BorderAwards border={view.border} border_points={view.border_points} names={names} />
        </div>
      ) : (
        <Piles piles={view.piles} />
      )}
    </Region>
  );
}

/** The tile that the white die took away in this round. r[burgundy.solo.remove] */
function removedBy(events: readonly BurgundyEvent[]): { depot: string; tile: string } | undefined {
  const last = events.findLastIndex(
    ({ json: { event, clause } }) =>
      event === 'round' || (event === 'removed' && clause === 'burgundy.solo.remove'),
  );
  const event = events[last];
  if (!event) return undefined;
  const { event: what, depot, tile } = fieldsOf(event);
  return what === 'removed' && depot && tile ? { depot, tile } : undefined;
}

interface RoadProps {
  readonly phase: string;
  readonly round: number;
  readonly goods: BurgundyView['round_goods'];
}

export function PhaseRoad({ phase: current, round, goods }: RoadProps) {
  const now = PHASES.indexOf(current as (typeof PHASES)[number]);
  return (
    <ol
      class="phases"
      aria-label={
        round > 0
          ? say('phaseLabel', { phase: current, round, bonus: PHASE_BONUS[current] ?? 0 })
          : say('clockSetUp')
      }
    >
      {PHASES.map((phase, n) => (
        <li
          key={phase}
          class={n === now ? 'now' : n < now ? 'past' : ''}
          aria-current={n === now ? 'step' : undefined}
          data-info={`phase:${phase}`}
        >
          <b>{phase}</b>
          <span class="bonus">
            <Icon id="i-vp" />
            {PHASE_BONUS[phase]}
          </span>
          {n === now && <Rounds round={round} coming={goods} />}
        </li>
      ))}
    </ol>
  );
}

/** Past rounds, the current one, and the goods on those to come. */
function Rounds({ round, coming }: { readonly round: number; readonly coming: RoadProps['goods'] }) {
  const first = 5 - coming.length;
  return (
    <span
      class="rounds"
      role="img"
      aria-label={
        coming.length > 0
          ? say('roundGoods', { goods: coming.map(goodName).join(', ') })
          : say('noRoundGoods')
      }
    >
      {[0, 1, 2, 3, 4].map((n) => {
        const good = n >= first ? coming[n - first] : undefined;
        if (good)
          return (
            <span key={n} class="round good" data-info={`good:${good}`}>
              <GoodPicture good={good} />
            </span>
          );
        return (
          <span key={n} class={`round ${n + 1 === round ? 'now' : ''}`}>
            {n + 1}
          </span>
        );
      })}
    </span>
  );
}

/** What is face down. Everyone may count it. r[burgundy.info.hidden-piles] */
function Piles({ piles }: Pick<BurgundyView, 'piles'>) {
  const name = (pile: string) => (pile === 'black' ? say('pileBlack') : kindName(pile as Kind));
  return (
    <div
      class="piles"
      role="img"
      data-info="piles"
      aria-label={say('pilesLabel', {
        list: piles.map(({ pile, count }) => `${name(pile)} ${count}`).join(', '),
      })}
    >
      <i>{say('piles')}</i>
      {piles.map(({ pile, count }) => (
        <span key={pile} class={pile === 'black' ? 'black' : ''} title={name(pile)}>
          {pile !== 'black' && <Icon id={`k-${letterOf(pile as Kind)}`} />}
          <b>{count}</b>
        </span>
      ))}
    </div>
  );
}

function WhiteDie({ value }: { readonly value: number | null }) {
  return (
    <div
      class="white-die"
      role="img"
      aria-label={value ? say('whiteDieShows', { n: value }) : say('whiteDieNone')}
      data-info="white"
    >
      {value && (
        <span key={value} class="die-roll">
          <DiePicture value={value} seat={0} />
        </span>
      )}
      <i aria-hidden="true">{say('whiteDie')}</i>
    </div>
  );
}

interface PlaceProps {
  readonly depot: DepotView | undefined;
  readonly edition: number;
  readonly size: Size;
}

interface QuayProps extends PlaceProps {
  readonly players: number;
  /** The tile that the white die took away. */
  readonly removed: string | undefined;
}

function Quay({ depot, edition, size, players, removed }: QuayProps) {
  if (!depot) return null;
  const { depot: name, goods } = depot;
  const gap = removed ? depot.tiles.findIndex((tile, n) => !tile && depot.kinds[n] === kindOf(removed)) : -1;
  const empty = (kind: Kind | undefined, crossed: boolean) =>
    crossed && removed
      ? say('removedTile', { tile: tileName(removed, edition) })
      : say('emptyPlace', { kind: kind ? kindName(kind) : '' });
  return (
    <div class="quay">
      <Piece thing={`depot:${name}`} class="quay-die" label={depotLabel(depot)} at={`depot:${name}`}>
        <DiePicture value={Number(name)} seat={0} />
        <Toll depot={name} />
      </Piece>
      <div class={`quay-tiles n${depot.tiles.length}`}>
        {depot.tiles.map((tile, n) => {
          const kind = depot.kinds[n];
          return tile ? (
            <TilePiece
              key={n}
              thing={`tile:${name}:${tile}`}
              tile={tile}
              edition={edition}
              size={size}
              label={say('inDepot', { tile: tileName(tile, edition), depot: depotName(name) })}
              at={`depot:${name}:${tile}`}
            />
          ) : (
            <span
              key={n}
              class={`place ${n === gap ? 'crossed' : ''}`}
              role="img"
              aria-label={empty(kind, n === gap)}
            >
              <EmptyPlace kind={kind} />
              {n === gap && (
                <svg class="crossing" viewBox="-44 -50 88 106" aria-hidden="true">
                  <Removed x={0} y={0} />
                </svg>
              )}
            </span>
          );
        })}
      </div>
      <div
        class="quay-goods"
        role="img"
        aria-label={say('depotGoods', { n: name, goods: goodsWords(goods) || say('noGoods') })}
        data-at={`goods:${name}`}
      >
        {goods.map((good, n) => (
          <span key={n} data-info={`good:${good}`}>
            <GoodPicture good={good} />
          </span>
        ))}
      </div>
      <DepotExtras depot={depot} players={players} small={false} />
    </div>
  );
}

/** What the modules in use add to a numbered depot. */
export function DepotExtras(props: DepotProps) {
  const { modules } = useWatch<BurgundyWatch>().table.value;
  return (
    <>{MODULES.map(({ id, Depot }) => Depot && modules.includes(id) && <Depot key={id} {...props} />)}</>
  );
}

function Island({ depot, edition, size }: PlaceProps) {
  if (!depot) return null;
  return (
    <div class={`island n${depot.tiles.length}`} data-info="black">
      <Region class="island-tiles" label={say('blackLabel')}>
        <span class="price" aria-hidden="true">
          <Icon id="i-silver" />
          ×2
        </span>
        {depot.tiles.map((tile, n) =>
          tile ? (
            <TilePiece
              key={n}
              thing={`tile:black:${tile}`}
              tile={tile}
              edition={edition}
              size={size}
              label={say('inDepot', { tile: tileName(tile, edition), depot: depotName('black') })}
              at={`depot:black:${tile}`}
            />
          ) : (
            <span key={n} class="place">
              <EmptyPlace />
            </span>
          ),
        )}
      </Region>
    </div>
  );
}
