/** What a follower in the hand could do, as the prompt and the plan strip say it. */
import type { Follower as Kind } from '../../../generated/orleans';
import { type AnyPlace, isFree, type OrleansPrompt, type OrleansView, playerOf } from '../view';
import { fitsOf } from './lines';

/** How many free spaces a kind of follower fits, and which places it would complete. */
export function leftOver(
  prompt: OrleansPrompt,
  view: OrleansView,
  kind: Kind,
): { readonly spaces: number; readonly completes: readonly AnyPlace[] } {
  const places = playerOf(view, prompt.seat)?.places ?? [];
  const free = new Set(places.flatMap(({ spaces }) => spaces.filter(isFree).map(({ space }) => space)));
  const fits = new Set(
    fitsOf(prompt, kind)
      .map(({ space }) => space)
      .filter((space) => free.has(space)),
  );
  const completes = places
    .filter(({ spaces, active, possible }) => {
      const open = spaces.filter(isFree);
      return !active && possible && open.length === 1 && open.some(({ space }) => fits.has(space));
    })
    .map(({ place }) => place);
  return { spaces: fits.size, completes };
}
