import { Icon } from '../../../art/icon';
import { t } from '../../../i18n';
import type { Names } from '../../../table/box';
import { useControl } from '../../../table/control';
import { CoinPicture, PawnAt, RoadFace, SettlementFace, TilePicture } from '../art/pieces';
import { type Deal, readOffer, SUITS } from '../pieces';
import { type ColonyView, type NatickPrompt, type NatickView, otherColony, type RegionName } from '../view';
import { offerWords, pileWord, regionName, say, suitName } from '../words';
import { Piece } from './piece';

/** The coins that nobody has. */
export function Pool({ view }: { readonly view: NatickView }) {
  return (
    <div class="nt-coins">
      {view.pool.map(({ suit, count }) => (
        <Piece
          key={suit}
          thing={`pool:${suit}`}
          class="nt-pile"
          info={`suit:${suit}`}
          at={`pool:${suit}`}
          label={say('label.pool', { amount: `${count} ${pileWord(suit, count)}` })}
        >
          <CoinPicture suit={suit} />
          <b>{count}</b> <small>{pileWord(suit, count)}</small>
        </Piece>
      ))}
    </div>
  );
}

interface PurseProps {
  readonly colony: ColonyView;
  readonly mine: boolean;
  readonly names: Names;
}

/** What a colony has of each suit: the viewer's own coins to give, or the other player's to ask for. */
export function Purse({ colony, mine, names }: PurseProps) {
  return (
    <div class="nt-coins">
      {colony.resources.map(({ suit, count }) => (
        <Piece
          key={suit}
          thing={`${mine ? 'purse' : 'theirs'}:${suit}`}
          class="nt-pile"
          info={`suit:${suit}`}
          label={
            mine
              ? say('label.purse', { suit: suitName(suit), n: count })
              : say('label.theirs', { suit: suitName(suit), name: names(colony.seat), n: count })
          }
        >
          <CoinPicture suit={suit} />
          <b key={count} class="count">
            {count}
          </b>
        </Piece>
      ))}
    </div>
  );
}

function Side({ list }: { readonly list: Deal['give'] }) {
  if (list.length === 0) return <span class="nt-quiet">{say('nothing')}</span>;
  return (
    <>
      {list.map(([suit, n]) => (
        <span key={suit} class="nt-offer-part">
          <b>{n}</b>
          <CoinPicture suit={suit} />
        </span>
      ))}
    </>
  );
}

/** The offer that is being made or answered. */
export function OfferStrip({ view, names }: { readonly view: NatickView; readonly names: Names }) {
  if (!view.offer) return null;
  const { give, take } = readOffer(view.offer);
  const partner = otherColony(view, view.active);
  return (
    <div
      class="nt-offer"
      role="img"
      aria-label={`${names(view.active)}${t('list.colon')}${offerWords(view.offer)}`}
    >
      <span>{names(view.active)}</span>
      <Side list={give} />
      <svg viewBox="0 0 40 24" class="nt-swap">
        <path d="M4 8h28l-6-5M36 16H8l6 5" />
      </svg>
      <Side list={take} />
      {partner && <span>{names(partner.seat)}</span>}
    </div>
  );
}

/** Regions to choose from, in set-up and when a scout is sent. */
export function Shelf({ view }: { readonly view: NatickView }) {
  const control = useControl();
  const open = (region: RegionName) => control.stateOf(`tile:${region}`) !== 'shut';
  const drawing = control.stateOf('stack:draw') !== 'shut';
  const some = view.stack.filter(open);
  if (some.length === 0 && !drawing) return null;
  return (
    <div class="nt-shelf">
      {drawing && (
        <Piece thing="stack:draw" class="nt-shelf-tile back" label={say('do.draw')} info="stack" at="stack">
          <svg viewBox="-48 -48 96 98" aria-hidden="true">
            <StackFace />
          </svg>
          <i>{say('button.draw')}</i>
        </Piece>
      )}
      {view.stack.map((region) => (
        <Piece
          key={region}
          thing={`tile:${region}`}
          class="nt-shelf-tile"
          label={say('label.tile', { region: regionName(region) })}
          info={`region:${region}`}
        >
          <TilePicture region={region} />
        </Piece>
      ))}
    </div>
  );
}

const StackFace = () => (
  <g class="nt-road">
    <rect class="nt-wood-edge" x="-46" y="-42" width="92" height="90" rx="8" />
    <rect class="nt-back-face" x="-46" y="-46" width="92" height="90" rx="8" />
    <path class="nt-tile-cross" d="M0-45V43M-45-1H45" />
  </g>
);

/** The stacks: regions face down, villages, towns, pawns. */
export function Stacks({ view }: { readonly view: NatickView }) {
  const words = say('part.stackOpen', { regions: view.stack.map(regionName).join(', ') || say('nothing') });
  return (
    <ul class="nt-stacks">
      <li data-info="stack" data-at="stack" title={words}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <StackFace />
        </svg>
        {say('part.stack', { n: view.stack.length })}
        <span class="visually-hidden">. {words}</span>
      </li>
      <li data-info="tiles">
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <SettlementFace town={false} seat={0} />
        </svg>
        {say('part.villages', { n: view.village_tiles })}
      </li>
      <li data-info="tiles">
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <SettlementFace town seat={0} />
        </svg>
        {say('part.towns', { n: view.town_tiles })}
      </li>
      <li data-info="pawns" data-at="pawns">
        <svg viewBox="4 4 56 56" aria-hidden="true">
          <use href="#nf-pawn" width="64" height="64" class="nt-plain-pawn" />
        </svg>
        {say('part.pawns', { n: view.pawns })}
      </li>
    </ul>
  );
}

/** What can be built, small. */
export function ItemPicture({ item, seat }: { readonly item: string; readonly seat: number }) {
  return (
    <svg class="nt-item-picture" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      {item === 'road' ? (
        <RoadFace open />
      ) : item === 'village' || item === 'town' ? (
        <SettlementFace town={item === 'town'} seat={seat} />
      ) : (
        <PawnAt role={item === 'trader' ? 'trader' : 'knight'} seat={seat} size={96} />
      )}
    </svg>
  );
}

/** The remaining regions, for players who may look. */
export function StackList({ view }: { readonly view: NatickView }) {
  return (
    <div class="nt-left">
      {SUITS.map((suit) => {
        const numbers = view.stack
          .filter((region) => region.startsWith(suit))
          .map((region) => region.slice(-1));
        // The stack itself is named in words.
        return (
          <span key={suit} aria-hidden="true">
            <Icon id={`n-${suit}`} />
            {numbers.join(' ') || '–'}
          </span>
        );
      })}
      <small>{say('part.roadTiles')}</small>
    </div>
  );
}

export const askOf = (prompt: NatickPrompt | null): NatickPrompt['ask'] | undefined => prompt?.ask;
