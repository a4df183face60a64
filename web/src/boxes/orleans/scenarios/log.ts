/** What of a scenario stands in the log. */

import type { Event } from '../../../generated/orleans';

/** What a seat did or what happened to it. Its phrase follows the seat's name. */
export const SCENARIO_DEEDS: readonly Event['event'][] = [
  'supported',
  'completed',
  'falls',
  'starts',
  'drafts',
  'buys-citizen',
  'pays-citizen',
  'leaves',
  'goes-home',
  'banished',
  'citizen',
  'draws-cards',
  'card',
  'kept',
  'under',
  'carpenter',
  'structure',
  'supplies',
  'completes-structure',
  'found',
  'bought',
  'gives',
  'spare-citizen',
  'turned',
  'restored',
];

/** What chance or the rules did, in a sentence. */
export const SCENARIO_FATES: readonly Event['event'][] = ['supplied', 'offered', 'lays-citizen'];

/** Chance lines that are only counted if there are many. */
export const MINOR: readonly Event['event'][] = ['laid', 'removed', 'supplied', 'offered', 'lays-citizen'];
