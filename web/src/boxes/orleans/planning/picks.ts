/** Choices of several equal things, made in this browser and sent together: the rules want them in their order. */

import { type Citizen, type Place, TABLES } from '../../../generated/orleans';
import type { Position } from '../../../generated/protocol';
import { stackOf } from '../printed';
import type { OrleansPrompt, OrleansView } from '../view';

/** A choice of this many from the candidates. */
export interface Pick {
  readonly verb: 'citizen' | 'draft';
  readonly count: number;
  /** In the order of the rules. */
  readonly candidates: readonly string[];
}

/** Where the Dignitary may put citizens: on the tracks and the deeds of the base game. */
const SPOTS: readonly Citizen[] = TABLES.citizens.slice(0, 13);

/** Place tiles in the order of the rules. */
const TILES = TABLES.places.flatMap(({ place, stack }) => (stack ? [place] : []));

/** What the viewer may pick now, if the question is one of these. */
export function pickOf({
  legal,
  prompt: asked,
  view,
}: Position<OrleansView, OrleansPrompt>): Pick | undefined {
  const [first] = legal;
  if (!first || !asked) return undefined;
  const { tiles, citizens } = view;
  const name = first.split(' ')[1] ?? '';
  switch (asked.ask) {
    case 'citizen':
      return {
        verb: 'citizen',
        count: asked.count,
        candidates: SPOTS.slice(SPOTS.indexOf(name as Citizen)).filter((spot) => !citizens.includes(spot)),
      };
    case 'draft':
      return {
        verb: 'draft',
        count: asked.count,
        candidates: TILES.slice(TILES.indexOf(name as Place)).filter(
          (tile) => !tiles.includes(tile) && (stackOf(tile as 'school') === 'I') === asked.first,
        ),
      };
    default:
      return undefined;
  }
}

/** What can be done with the choice now: take one more, put one back, or send it. */
export function pickMoves({ verb, count, candidates }: Pick, picked: readonly string[]): readonly string[] {
  const open = picked.length < count ? candidates : picked;
  return [...open.map((one) => `${verb} ${one}`), ...(picked.length === count ? ['picked'] : [])];
}

/** The lines to send. */
export const pickLines = ({ verb, candidates }: Pick, picked: readonly string[]): readonly string[] =>
  candidates.filter((one) => picked.includes(one)).map((one) => `${verb} ${one}`);
