// Written by `LOIRE_BLESS=1 cargo test -p burgundy-dice printed` from what crates/burgundy-dice prints. Do not edit.
import type { Tables } from './burgundy-dice';

export type Colour = 'purple' | 'gray' | 'blue' | 'orange' | 'green' | 'yellow';

export type Bonus = 'monk' | 'silver' | 'commodity' | 'worker';

export type Source = 'castle' | 'area' | 'pasture' | 'colour' | 'sale';

/** Everything that is the same at every table. */
export const TABLES: Tables = {
  area_points: [[1,1,1],[4,3,2],[8,6,4],[13,10,7]],
  bonuses: [
    {"bonus":"monk","colour":"purple"},
    {"bonus":"silver","colour":"gray"},
    {"bonus":"commodity","colour":"blue"},
    {"bonus":"worker","colour":"orange"},
  ],
  colours: [
    {"colour":"purple","area":"monastery","rule":"only","numbers":[1,2],"bonus":"monk","first":3,"second":2,"one_source":true,"clause":"burgundy-dice.mark.purple"},
    {"colour":"gray","area":"mine","rule":"only","numbers":[3,4],"bonus":"silver","first":3,"second":1,"one_source":true,"clause":"burgundy-dice.mark.gray"},
    {"colour":"blue","area":"river","rule":"only","numbers":[5,6],"bonus":"commodity","first":4,"second":2,"one_source":true,"clause":"burgundy-dice.mark.blue"},
    {"colour":"orange","area":"city","rule":"different","numbers":[],"bonus":"worker","first":6,"second":3,"one_source":true,"clause":"burgundy-dice.mark.city"},
    {"colour":"green","area":"castle","rule":"beside","numbers":[],"bonus":null,"first":3,"second":1,"one_source":true,"clause":"burgundy-dice.mark.castle"},
    {"colour":"yellow","area":"pasture","rule":"equal","numbers":[],"bonus":null,"first":4,"second":2,"one_source":false,"clause":"burgundy-dice.mark.pasture"},
  ],
  doubtful_duchies: ["B","C","D"],
  grades: [
    {"points":51,"grade":"well-done"},
    {"points":61,"grade":"excellent"},
    {"points":70,"grade":"incredible"},
  ],
  phases: ["I","II","III"],
  sale_points: 2,
};

/** Every reason why an action is not allowed. */
export const REASONS = [
  'chance-only',
  'castles-before',
  'castle-first',
  'not-a-castle',
  'castle-taken',
  'must-mark',
  'second-takes-silver',
  'one-bonus',
  'name-both',
  'marked',
  'not-adjacent',
  'neither-rolled',
  'not-both-rolled',
  'needless-bonus',
  'colour-lacks-monk',
  'colour-not-rolled',
  'number-lacks-worker',
  'number-not-rolled',
  'no-bonus',
  'wrong-number',
  'city-has-number',
  'pasture-differs',
  'castle-alone',
  'not-beside-castle',
  'same-dice',
] as const;
