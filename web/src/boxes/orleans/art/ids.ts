/** The names of everything that the Invasion scenarios add, as the notation has them. */
import type { Deed, Hour, Objective, Place, Scenario, Town } from '../../../generated/orleans';
import { DEEDS, EVENTS, PLACES, TILES } from '../pieces';

/** Events that several scenarios use. */
const SHARED_EVENTS = [
  'trading-day-2',
  'trading-day-3',
  'income-2',
  'income-3',
  'conference',
  'strike',
  'crusade',
  'sabotage',
  'support',
] as const;

/** The events of each scenario, without those that other scenarios have too. */
export const SCENARIO_EVENTS = {
  shared: SHARED_EVENTS,
  prosperity: [
    'indulgence',
    'tax',
    'riots',
    'bribe',
    'firestorm',
    'mass',
    'peregrination',
    'restoration',
    'pilgrims-day',
    'market-day',
    'development-tax',
  ],
  duel: [
    'town-meeting',
    'trade',
    'cheese-day',
    'technology-tax',
    'quick-travel',
    'goods-tax',
    'dues-7',
    'dues-4',
    'harvest-2',
    'journey-home',
  ],
  dignitary: ['toll-5', 'toll-10', 'toll-15', 'technology-tax-2', 'axle-fracture'],
  vierzon: ['amnesty', 'goods-tax-half', 'storm', 'banishment'],
  salesman: ['feeding', 'great-feast'],
  'invasion-a': [
    'assembly',
    'demolition',
    'donation',
    'drought',
    'earthquake',
    'escape',
    'good-trade',
    'good-winds',
    'highwayman',
    'progress',
    'reinforcement',
    'training',
    'trip',
    'wool-market',
  ],
  'invasion-b': [
    'arson',
    'bon-voyage',
    'famine',
    'fishing-grounds',
    'pirates',
    'raging-plague',
    'rats',
    'robbery',
    'rome-calling',
    'summoning',
    'witch-hunt',
  ],
  'invasion-c': ['invasion'],
} as const satisfies Readonly<Record<string, readonly Hour[]>>;
export type EventId = Hour;
export const EVENT_IDS: readonly EventId[] = [...EVENTS, ...Object.values(SCENARIO_EVENTS).flat()];

/** Places of a scenario's own boards. */
export const SCENARIO_PLACES = [
  'carpenter',
  'bourgeois-house',
  'vehicle',
  'guild-house',
  'hostel',
  'palatinate',
] as const;
export type PlaceId = Place;
export const PLACE_IDS: readonly PlaceId[] = [...PLACES, ...TILES, ...SCENARIO_PLACES];

/** Deeds of the scenarios, with the spaces for followers in the city of Orléans. */
export const SCENARIO_DEEDS = [
  'carpenters-guild',
  'right-of-assembly',
  'orphanage',
  'wine-press-house',
  'three-field-rotation',
  'angelology',
  'expanding-the-university',
  'city-council',
  'city-walls',
  'reinforcement',
  'assembly-hall',
  'infirmary',
  'watch',
] as const;
/** What the city needs besides followers. `citizens` and `towers` are counted, not stored. */
export const CITY_STORES = [
  'treasury',
  'warehouse',
  'catapult',
  'swordsmith',
  'clothing-store',
  'citizens',
  'towers',
] as const;
export type DeedId = Deed | (typeof CITY_STORES)[number];
export const DEED_IDS: readonly DeedId[] = [...DEEDS, ...SCENARIO_DEEDS, ...CITY_STORES];

export const CHARACTERS = [
  'librarian',
  'scholar',
  'mayor',
  'general',
  'fisherman',
  'merchant',
  'councilman',
  'innkeeper',
  'estate-manager',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export const OBJECTIVES = {
  duel: ['bookkeeping', 'branches', 'castle', 'lady'],
  vierzon: ['builder', 'fortress', 'company', 'capital', 'materials'],
  salesman: ['wool-bourges', 'set-chartres', 'feast-vendome', 'grain-tours', 'brocade-argenton'],
} as const satisfies Readonly<Record<string, readonly Objective[]>>;
export type ObjectiveId = Objective;
export const OBJECTIVE_IDS: readonly ObjectiveId[] = Object.values(OBJECTIVES).flat();

/** A structure has the name of its town. There is one in each town except Orléans. */
export const STRUCTURES: readonly StructureId[] = [
  'chartres',
  'etampes',
  'lemans',
  'chateaudun',
  'montargis',
  'vendome',
  'blois',
  'briare',
  'tours',
  'chinon',
  'montrichard',
  'vierzon',
  'loches',
  'bourges',
  'sancerre',
  'chatellerault',
  'leblanc',
  'chateauroux',
  'nevers',
  'argenton',
  'lachatre',
  'stamand',
];
export type StructureId = Exclude<Town, 'orleans'>;

export type ModuleId = Exclude<Scenario, 'base'>;
export const MODULES: readonly ModuleId[] = [
  'prosperity',
  'invasion',
  'duel',
  'dignitary',
  'vierzon',
  'salesman',
];
