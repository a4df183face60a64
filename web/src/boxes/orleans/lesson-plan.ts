/** What the coach would plan and do: first whatever the pupil has not done yet, then what usually pays. */

import { type Action, parse } from './actions';
import { isOwn } from './pieces';
import { leftOf } from './planning/draft';
import { fitsOf, type Put, roleOf } from './planning/lines';
import { type AnyPlace, isFree, type Moment, type OrleansPrompt, playerOf } from './view';

const viewOf = (moment: Moment) => moment.position.view;

/** Whether the pupil has ever done something. */
export const hasDone = (moment: Moment, verb: Action['verb']): boolean =>
  moment.record.some(({ actor, text }) => actor === moment.you && text.split(' ')[0] === verb);

/** What the coach likes best. It is taste, not a rule. */
const LIKED: readonly AnyPlace[] = [
  'castle',
  'farm-house',
  'village',
  'university',
  'wagon',
  'ship',
  'guildhall',
  'monastery',
  'scriptorium',
];

/** The places that lead to what has not been done yet, the most urgent first, and then the liked ones. */
function wishes(moment: Moment): readonly AnyPlace[] {
  const { scenario, round } = viewOf(moment);
  // Journeys need a knight, and the first round gives you one.
  if (scenario !== 'base' || round < 2) return LIKED;
  const first: AnyPlace[] = [];
  if (!hasDone(moment, 'travel')) first.push('wagon', 'ship');
  else if (!hasDone(moment, 'build')) first.push('guildhall');
  if (!hasDone(moment, 'fit') || !hasDone(moment, 'open')) first.push('village');
  return [...first, ...LIKED.filter((place) => !first.includes(place))];
}

/** A follower for a deed. Only those that joined later can be sent. */
function forDeed(moment: Moment, prompt: OrleansPrompt, puts: readonly Put[]): readonly Put[] {
  const wanted = viewOf(moment).deeds.flatMap(({ spaces }) =>
    spaces.filter(({ filled }) => !filled).map(({ role }) => role),
  );
  const free = (playerOf(viewOf(moment), moment.you)?.places ?? [])
    .find(({ place }) => place === 'town-hall')
    ?.spaces.find(isFree);
  const kind = leftOf(prompt, puts).find((one) => !isOwn(one) && wanted.includes(roleOf(one)));
  const fits = kind && free && fitsOf(prompt, kind).some(({ space }) => space === free.space);
  return kind && free && fits ? [...puts, { kind, space: free.space }] : puts;
}

export interface Plan {
  readonly puts: readonly Put[];
  readonly places: readonly AnyPlace[];
}

/** A plan that completes places. The others stay in the market. */
export function planFor(moment: Moment, prompt: OrleansPrompt): Plan {
  let puts: readonly Put[] = [];
  const places: AnyPlace[] = [];
  const town = playerOf(viewOf(moment), moment.you)?.places ?? [];
  const bag = playerOf(viewOf(moment), moment.you)?.bag ?? [];
  const liked = wishes(moment);
  const liking = (place: AnyPlace) => (liked.includes(place) ? liked.indexOf(place) : liked.length);
  const wantsDeed =
    viewOf(moment).scenario === 'base' && hasDone(moment, 'travel') && !hasDone(moment, 'send');
  const sendOne = () => {
    const more = wantsDeed && !places.includes('town-hall') ? forDeed(moment, prompt, puts) : puts;
    if (more.length > puts.length) places.push('town-hall');
    puts = more;
  };
  if (hasDone(moment, 'build')) sendOne();
  for (const { place, spaces, possible } of [...town].sort((a, b) => liking(a.place) - liking(b.place))) {
    if (!possible || place === 'town-hall' || place === 'gunpowder-tower') continue;
    let trial = puts;
    for (const { space } of spaces.filter(isFree)) {
      const kind = leftOf(prompt, trial).find((one) =>
        fitsOf(prompt, one).some((fit) => fit.space === space),
      );
      if (!kind) continue;
      trial = [...trial, { kind, space }];
    }
    const complete = trial.length - puts.length === spaces.filter(isFree).length;
    // A station is worth waiting for, so a follower who stands there stays.
    const inBag = (need: string) => bag.some(({ follower }) => roleOf(follower) === need);
    const taken = new Set(trial.map(({ space }) => space));
    const lacking = spaces.filter((one) => isFree(one) && !taken.has(one.space));
    const waits = place === 'guildhall' && place === liked[0] && lacking.every(({ need }) => inBag(need));
    if (trial.length === puts.length || !(complete || waits)) continue;
    puts = trial;
    places.push(place);
    if (place === liked[0]) sendOne();
  }
  sendOne();
  return { puts, places };
}

/** The action that leads furthest, out of those that use a place. */
export function bestAct(moment: Moment, acts: readonly string[]): string | undefined {
  const { scenario } = viewOf(moment);
  if (scenario !== 'base') return acts[0];
  const worth = (text: string): number => {
    const action = parse(text);
    switch (action?.verb) {
      case 'travel':
        return hasDone(moment, 'travel') ? 4 : 9;
      case 'build':
        return 8;
      case 'send':
        return 7;
      case 'recruit':
        if (action.role === 'craftsman') return hasDone(moment, 'fit') ? 3 : 6;
        if (action.role === 'trader') return hasDone(moment, 'open') ? 3 : 5;
        return 4;
      default:
        return 2;
    }
  };
  // A good on the way is better than none.
  const value = (text: string) => worth(text) + (text.split(' ').length > 3 ? 0.5 : 0);
  return [...acts].sort((a, b) => value(b) - value(a))[0];
}
