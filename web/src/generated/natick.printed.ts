// Written by `LOIRE_BLESS=1 cargo test -p natick printed` from what crates/natick prints. Do not edit.
import type { Tables } from './natick';

export type Suit = 'suns' | 'moons' | 'crowns' | 'arms';

export type DieEvent = 'harvest' | 'advantage' | 'tournament' | 'raid';

export type Face = 'event' | '2' | '3' | '4' | '5';

export type Item = 'road' | 'village' | 'town' | 'trader' | 'knight' | 'scout';

export type Row = 'above' | 'below';

/** Everything that is the same at every table. */
export const TABLES: Tables = {
  events: ["harvest","advantage","tournament","raid"],
  items: ["road","village","town","trader","knight","scout"],
  regions: [
    {"region":"suns2","suit":"suns","number":2},
    {"region":"suns3","suit":"suns","number":3},
    {"region":"suns4","suit":"suns","number":4},
    {"region":"suns5","suit":"suns","number":5},
    {"region":"moons2","suit":"moons","number":2},
    {"region":"moons3","suit":"moons","number":3},
    {"region":"moons4","suit":"moons","number":4},
    {"region":"moons5","suit":"moons","number":5},
    {"region":"crowns2","suit":"crowns","number":2},
    {"region":"crowns3","suit":"crowns","number":3},
    {"region":"crowns4","suit":"crowns","number":4},
    {"region":"crowns5","suit":"crowns","number":5},
    {"region":"arms2","suit":"arms","number":2},
    {"region":"arms3","suit":"arms","number":3},
    {"region":"arms4","suit":"arms","number":4},
    {"region":"arms5","suit":"arms","number":5},
  ],
  suits: [
    {"suit":"suns","letter":"s"},
    {"suit":"moons","letter":"m"},
    {"suit":"crowns","letter":"c"},
    {"suit":"arms","letter":"a"},
  ],
};

/** Every reason why an action is not allowed. */
export const REASONS = [
  'chance-only',
  'not-now',
  'region-first',
  'road-first',
  'divide-first',
  'keep-first',
  'event-first',
  'give-first',
  'discard-first',
  'collect-first',
  'offer-first',
  'accept-first',
  'pay-first',
  'store-first',
  'scout-first',
  'put-first',
  'not-in-stack',
  'not-different',
  'no-fourth',
  'not-aside',
  'not-a-set',
  'no-such-event',
  'not-optional',
  'not-yours',
  'not-theirs',
  'wrong-suit',
  'region-empty',
  'region-full',
  'nothing-due',
  'give-another',
  'nothing-to-give',
  'offers-used',
  'no-deal',
  'same-kind',
  'both-sides',
  'both-give',
  'none-own',
  'none-there',
  'pool-empty',
  'no-room',
  'no-room-there',
  'too-few',
  'no-barter',
  'no-market',
  'too-few-there',
  'road-there',
  'no-road',
  'no-settlement',
  'no-road-on',
  'town-there',
  'unit-there',
  'units-full',
  'no-tile',
  'village-limit',
  'town-limit',
  'no-pawn',
  'cannot-pay',
] as const;
