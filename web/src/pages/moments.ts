/**
 * The moments of a game that people want to see again: the largest scores, and when the winner took the final
 * lead.
 */
import type { LogLine } from '../table/box';

export interface Moment {
  /** How many entries there were when it was over. */
  readonly at: number;
  readonly seat: string;
  readonly points: number;
  /** What the seat did, without a subject. Empty for the final scoring. */
  readonly text: string;
  /** Whether the winner led from here to the end. */
  readonly leads: boolean;
}

const MOST = 5;
/** If a whole game had no more scores than this, each of them counts. */
const FEW = 12;
/** Scores that are this much smaller than the largest one are not worth remembering. */
const LEAST_PART = 4;

export function keyMoments(
  lines: readonly LogLine[],
  entries: number,
  /** The seats by side, if partners play together. */
  sides: readonly (readonly string[])[] = [],
): readonly Moment[] {
  const scores = lines.filter((line) => line.seat !== null && line.points !== 0);
  const sideOf = ({ seat }: LogLine) => sides.find((side) => side.includes(seat ?? ''))?.[0] ?? seat ?? '';
  const lead = leadOf(scores, sideOf);
  const leading = scores.find((line) => line.entry === lead?.entry && sideOf(line) === lead.side);
  const isLead = (line: LogLine) => line === leading;
  // The last entry includes the final scoring, which is everyone's and nobody's own action.
  const deeds = scores.filter((line) => line.entry < entries - 1);
  const largest = Math.max(0, ...deeds.map((line) => line.points));
  const large = deeds
    .filter((line) => line.points > 0 && line.points * LEAST_PART >= largest)
    .sort((a, b) => b.points - a.points || a.entry - b.entry)
    .slice(0, deeds.length <= FEW ? FEW : MOST);
  const chosen = [...large, ...scores.filter((line) => isLead(line) && !large.includes(line))];
  return chosen
    .map((line) => ({
      at: line.entry + 1,
      seat: line.seat ?? '',
      points: line.points,
      leads: isLead(line),
      text: line.entry < entries - 1 ? line.text : '',
    }))
    .sort((a, b) => a.at - b.at);
}

/**
 * The entry from which the eventual winners had more than all others to the end. Nobody, if first place is
 * shared.
 */
function leadOf(
  scores: readonly LogLine[],
  sideOf: (line: LogLine) => string,
): { readonly entry: number; readonly side: string } | undefined {
  const totals = new Map<string, number>();
  let lead: { entry: number; side: string } | undefined;
  for (const [n, line] of scores.entries()) {
    const { entry } = line;
    const side = sideOf(line);
    totals.set(side, (totals.get(side) ?? 0) + line.points);
    // Everything in one entry happens at the same time.
    if (scores[n + 1]?.entry === entry) continue;
    const [first, second] = [...totals].sort((a, b) => b[1] - a[1]);
    if (!first || first[1] === (second?.[1] ?? 0)) lead = undefined;
    else if (lead?.side !== first[0]) lead = { entry, side: first[0] };
  }
  return totals.size > 1 ? lead : undefined;
}
