/** What happens in the co-operative scenario, in sentences. */

import type { Citizen, Event, Follower as Kind } from '../../../generated/orleans';
import type { Names } from '../../../table/box';
import type { AnyOf } from '../../fields';
import type { Good } from '../pieces';
import type { AnyPlace } from '../view';
import {
  aFollower,
  amountOf,
  capital,
  citizenName,
  goodName,
  lossWords,
  placeName,
  townName,
} from '../words';
import { readItem, sharesWords } from './describe';
import { dueWords } from './measure';
import { tell, tellOr } from './words';

/** The fields that an event may have. */
type Told = AnyOf<Event>;

const text = (told: Told, field: keyof Told): string => String(told[field] ?? '');

/** "the Warehouse", or a player's name. */
const receiverOf = (to: string, names: Names): string =>
  /^p\d$/.test(to) ? names(to) : tell('log.toStore', { store: tellOr(`store.${to}`, to) });

/** What a seat did, after its name. */
export function invasionPhrase(told: Told, names: Names): string | undefined {
  switch (told.event) {
    case 'cast':
      return tell('log.cast', { character: tellOr(`character.${text(told, 'character')}`, '') });
    case 'loaded':
      return tell('log.loaded', {
        good: goodName(text(told, 'good') as Good),
        to: receiverOf(text(told, 'to'), names),
      });
    case 'funded':
      return tell('log.funded', {
        coins: amountOf('coins', Number(told.coins)),
        to: receiverOf(text(told, 'to'), names),
      });
    case 'lodged':
      return tell('log.lodged', {
        follower: aFollower(text(told, 'follower') as Kind),
        name: names(text(told, 'other')),
      });
    case 'borrowed':
      return tell('log.borrowed', { name: names(text(told, 'owner')) });
    case 'mounted':
      return tell('log.mounted');
    case 'fortified':
      return tell('log.fortified', { town: townName(text(told, 'town')) });
    case 'dismissed':
      return tell('log.dismissed', { follower: aFollower(text(told, 'follower') as Kind) });
    case 'due-now':
      return tell('log.dueNow', { due: dueWords(text(told, 'due')) });
    case 'gives-up':
      return tell('log.givesUp', { what: lossWords(text(told, 'loss')) });
    case 'doomed':
      return told.seat ? tell('log.doomed') : undefined;
    case 'skipped':
      return tell('log.skipped');
    case 'consents':
      return tell(told.accepts ? 'log.accepts' : 'log.declines');
    case 'last-draft':
      return tell('log.lastDraft');
    case 'razed':
      return tell('log.razed', { town: townName(text(told, 'town')) });
    case 'summoned':
      return tell('log.summoned');
    default:
      return undefined;
  }
}

/** What happened to the team, as a sentence. */
export function invasionFate(told: Told): string | undefined {
  switch (told.event) {
    case 'team-citizen':
      return tell('log.teamCitizen', { citizen: citizenName(text(told, 'citizen') as Citizen) });
    case 'citizen-lost':
      return tell('log.citizenLost', { citizen: citizenName(text(told, 'citizen') as Citizen) });
    case 'saved':
      return tell('log.saved');
    case 'missed':
      return tell('log.missed', { met: Number(told.met), all: Number(told.all) });
    case 'doomed':
      return told.seat ? undefined : tell('log.doomedTeam');
    case 'no-effect':
      return tell('log.noEffect');
    case 'cleared': {
      const [, a = '', b = ''] = text(told, 'edge').split('-');
      return tell('log.cleared', {
        good: capital(goodName(text(told, 'good') as Good)),
        a: townName(a),
        b: townName(b),
      });
    }
    case 'sealed':
      return tell('log.sealed', { place: placeName(text(told, 'tile') as AnyPlace) });
    case 'stored': {
      const by = Number(told.by);
      const good = goodName(text(told, 'good') as Good);
      return tell(by > 0 ? 'log.stored' : 'log.unstored', { n: Math.abs(by), good });
    }
    case 'reinforced':
      return tell('log.reinforced');
    default:
      return undefined;
  }
}

/** The items that were drafted one by one appear when they are proposed. */
export class Drafts {
  private items: string[] = [];

  /** The phrase for a proposal. Nothing for other events, and nothing yet while items are being drafted. */
  hear(told: Told, names: Names): string | undefined | null {
    if (told.event === 'drafted') {
      this.items.push(text(told, 'item'));
      return null;
    }
    if (told.event !== 'proposed') return undefined;
    const items = this.items.map(readItem);
    this.items = [];
    return items.length > 0
      ? tell('log.proposed', { items: sharesWords(items, names) })
      : tell('log.proposedNothing');
  }
}
