import { Region } from '../../../table/region';
import { FollowerPicture } from '../art/pieces';
import { Sign } from '../art/symbols';
import { followerOf, isOwn, KINDS, type Kind } from '../pieces';
import { capital, followerName, kindName, say } from '../words';
import { Piece } from './piece';

export interface MarketPiece {
  /** What touching it means: `market:3`. */
  readonly thing: string;
  readonly kind: Kind;
}

export type BagCount = Readonly<Partial<Record<Kind, number>>>;

interface MarketProps {
  readonly seat: number;
  readonly pieces: readonly MarketPiece[];
  /** How many the market can hold. */
  readonly room: number;
  /** What is left in the bag, or only how many if nobody may look. */
  readonly bag: BagCount | number;
}

/** The followers that can be placed, and what is left in the bag by colour. */
export function Market({ seat, pieces, room, bag }: MarketProps) {
  return (
    <div class={`o-market ${pieces.length === 0 ? 'o-market-empty' : ''}`}>
      <Region class="o-market-row" label={say('market.title')} drop="market">
        <h3 class="o-heading">
          {say('market.title')} <small>{say('market.room', { n: pieces.length, most: room })}</small>
        </h3>
        <div class="o-market-pieces" data-at={`market:p${seat}`}>
          {pieces.map(({ thing, kind }) => (
            <Piece
              key={thing}
              thing={thing}
              label={say('market.piece', { piece: kindName(kind) })}
              info={`follower:${followerOf(kind)}`}
              at={thing}
              drag
              class="o-market-piece"
            >
              <FollowerPicture kind={kind} seat={seat} />
              <span aria-hidden="true">{capital(followerName(followerOf(kind)))}</span>
            </Piece>
          ))}
          {Array.from({ length: Math.max(0, room - pieces.length) }, (_, n) => (
            <i key={n} class="o-market-slot" />
          ))}
        </div>
      </Region>
      <Bag bag={bag} seat={seat} />
    </div>
  );
}

export const bagSize = (bag: BagCount | number): number =>
  typeof bag === 'number' ? bag : Object.values(bag).reduce((sum, n) => sum + n, 0);

/** A bag with its contents by colour. */
export function Bag({ bag, seat }: { readonly bag: BagCount | number; readonly seat: number }) {
  const kinds = typeof bag === 'number' ? [] : KINDS.filter((kind) => (bag[kind] ?? 0) > 0);
  return (
    <div class="o-bag" role="group" aria-label={say('bag.title')}>
      <h3 class="o-heading">
        {say('bag.title')} <small aria-label={say('bag.of', { n: bagSize(bag) })}>{bagSize(bag)}</small>
      </h3>
      <div class="o-bag-row" data-at={`bag:p${seat}`}>
        <Sign id="oi-bag" class="o-bag-sign" />
        <ul>
          {kinds.map((kind) => {
            const n = typeof bag === 'number' ? 0 : (bag[kind] ?? 0);
            const words = say('bag.kind', { n, piece: kindName(kind) });
            return (
              <li key={kind} title={words} class={isOwn(kind) ? 'own' : ''}>
                <FollowerPicture kind={kind} seat={seat} />
                <b aria-hidden="true">{n}</b>
                <span class="visually-hidden">{words}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
