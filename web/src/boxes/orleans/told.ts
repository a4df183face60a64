/** What an event says: a phrase that follows the seat's name, or a sentence that names it. */

import bundle from 'words:orleans';
import type { What } from '../../generated/orleans';
import type { Names } from '../../table/box';
import { eventsOf } from '../../table/told';
import { dueWords } from './invasion/measure';
import { followerOf } from './pieces';
import { lossWords } from './words';

const told = eventsOf(
  bundle,
  'orleans/table',
  'orleans/names',
  'orleans/towns',
  'orleans/play',
  'orleans/scenarios',
  'orleans/scenario-play',
  'orleans/invasion',
  'orleans/invasion-play',
  'orleans/events',
);

export function tell(what: What, names: Names): string {
  return told(what, names, {
    // It does not matter whose the follower is.
    ...('follower' in what ? { follower: followerOf(what.follower) } : {}),
    ...('loss' in what ? { loss: lossWords(what.loss) } : {}),
    ...('due' in what ? { due: dueWords(what.due) } : {}),
  });
}
