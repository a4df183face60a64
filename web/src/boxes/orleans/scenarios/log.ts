/** Event happens in a scenario, as phrases of the log. */

import type { Event } from '../../../generated/orleans';
import type { Names } from '../../../table/box';
import {
  aFollower,
  capital,
  citizenName,
  goodName,
  objectiveName,
  placeName,
  say,
  structureName,
  townName,
} from '../words';

/** What a seat did or what happened to it, as a phrase without its subject. */
export function scenarioPhrase(what: Event): string | undefined {
  switch (what.event) {
    case 'supported':
      return say('log.supported', { follower: aFollower(what.follower) });
    case 'completed':
      return say('log.completed', { objective: objectiveName(what.objective) });
    case 'falls':
      return say(what.clause === 'orleans.salesman.starve' ? 'log.starves' : 'log.falls');
    case 'starts':
      return say('log.starts', { town: townName(what.town) });
    case 'drafts':
      return say('log.drafts', { place: placeName(what.tile) });
    case 'buys-citizen':
      return say('log.buysCitizen');
    case 'pays-citizen':
      return say('log.paysCitizen');
    case 'leaves':
      return say('log.leaves', { follower: aFollower(what.follower) });
    case 'goes-home':
      return say('log.goesHome');
    case 'banished':
      return say('log.banished', { follower: aFollower(what.follower) });
    case 'citizen':
      return say('log.citizen', { where: citizenName(what.citizen) });
    default:
      return prosperityPhrase(what);
  }
}

function prosperityPhrase(what: Event): string | undefined {
  switch (what.event) {
    case 'draws-cards':
      return say('log.drawsCards', { n: what.count });
    case 'card':
      return say('log.card', { structure: structureName(what.card) });
    case 'kept':
      return say('log.kept', { structure: structureName(what.card) });
    case 'under':
      return say('log.under', { n: what.count });
    case 'carpenter':
      return say('log.carpenter', { town: townName(what.town) });
    case 'structure':
      return say('log.structure', { structure: structureName(what.town), town: townName(what.town) });
    case 'supplies':
      return say('log.supplies', { structure: structureName(what.town) });
    case 'completes-structure':
      return say('log.completesStructure', { structure: structureName(what.town) });
    case 'found':
      return say('log.found', { good: goodName(what.good) });
    case 'bought':
      return say('log.bought', { follower: aFollower(what.role) });
    case 'gives':
      return say('log.gives', { follower: aFollower(what.follower) });
    case 'spare-citizen':
      return say('log.spareCitizen');
    case 'turned':
      return say('log.turned', { place: placeName(what.tile) });
    case 'restored':
      return say('log.restored', { place: placeName(what.tile) });
    default:
      return undefined;
  }
}

/** What chance or the rules did, as a sentence. */
export function scenarioFate(what: Event, _names: Names): string | undefined {
  switch (what.event) {
    case 'supplied':
      return say('log.supplied', { good: capital(goodName(what.good)) });
    case 'offered':
      return say('log.offered', { place: placeName(what.tile) });
    case 'lays-citizen':
      return say('log.laysCitizen', { where: citizenName(what.citizen) });
    default:
      return undefined;
  }
}

/** Chance lines that are only counted if there are many. */
export const MINOR: readonly Event['event'][] = ['laid', 'removed', 'supplied', 'offered', 'lays-citizen'];
