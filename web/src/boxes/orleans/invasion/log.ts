/** What of the co-operative scenario stands in the log. */

import type { Event } from '../../../generated/orleans';
import type { Names } from '../../../table/box';
import { tell as tellEvent } from '../told';
import { readItem, sharesWords } from './describe';
import { tell } from './words';

/** What a seat did. Its phrase follows the seat's name, even if the event changes an amount. */
export const INVASION_DEEDS: ReadonlySet<Event['event']> = new Set([
  'cast',
  'loaded',
  'funded',
  'lodged',
  'borrowed',
  'mounted',
  'fortified',
  'dismissed',
  'due-now',
  'gives-up',
  'doomed',
  'skipped',
  'consents',
  'last-draft',
  'razed',
  'summoned',
]);

/** What happened to the team, in a sentence. */
export const INVASION_FATES: readonly Event['event'][] = [
  'team-citizen',
  'citizen-lost',
  'saved',
  'missed',
  'no-effect',
  'cleared',
  'sealed',
  'stored',
  'reinforced',
];

/** The items that were drafted one by one appear when they are proposed. */
export class Drafts {
  private items: string[] = [];

  /** The phrase for a proposal. Nothing for other events, and nothing yet while items are being drafted. */
  hear(what: Event, names: Names): string | undefined | null {
    if (what.event === 'drafted') {
      this.items.push(what.item);
      return null;
    }
    if (what.event !== 'proposed') return undefined;
    const items = this.items.map(readItem);
    this.items = [];
    return items.length > 0
      ? tell('log.proposed', { items: sharesWords(items, names) })
      : tellEvent(what, names);
  }
}
