import { capital, t } from '../i18n';
import type { LogLine } from './box';

/** Consecutive chance lines in one. */
export interface Fold {
  readonly kind: 'fold';
  readonly lines: readonly LogLine[];
}

/** What one seat planned, in one. */
export interface Plan {
  readonly kind: 'plan';
  readonly seat: string;
  /** What all of it is, after the seat's name: "plans". */
  readonly words: string;
  readonly lines: readonly LogLine[];
}

export type Folded = LogLine | Fold | Plan;

/** Which plan a line belongs to. Lines that score stay visible. */
const planOf = ({ plan, seat, points }: LogLine): string | undefined =>
  plan !== undefined && seat !== null && points === 0 ? `${seat} ${plan}` : undefined;

/**
 * Folds what chance did, and each seat's plan. Plans that are made at the same time alternate in the record, so a
 * plan lasts until somebody does something else.
 */
export function fold(lines: readonly LogLine[]): readonly Folded[] {
  const out: Folded[] = [];
  let chance: LogLine[] = [];
  const plans = new Map<string, LogLine[]>();
  const shut = () => {
    if (chance.length > 0) out.push({ kind: 'fold', lines: chance });
    for (const planned of plans.values()) {
      const [first] = planned;
      if (first?.seat && planned.length > 1)
        out.push({ kind: 'plan', seat: first.seat, words: first.plan ?? '', lines: planned });
      else out.push(...planned);
    }
    chance = [];
    plans.clear();
  };
  for (const line of lines) {
    const plan = planOf(line);
    if (plan !== undefined) {
      if (chance.length > 0) shut();
      const known = plans.get(plan);
      if (known) known.push(line);
      else plans.set(plan, [line]);
    } else if (line.kind === 'chance') {
      if (plans.size > 0) shut();
      chance.push(line);
    } else {
      shut();
      out.push(line);
    }
  }
  shut();
  return out;
}

/** How many lines of a fold are written out in full. */
const FEW = 5;

/** What chance did, in one line: the dice of a round, but not every tile of a refill. */
export function tellingOf(lines: readonly LogLine[]): string {
  const told = lines.length <= FEW ? lines : lines.filter((line) => !line.minor);
  const rest = lines.length - told.length;
  const further = t(told.length > 0 ? 'log.further' : 'log.folded', { n: rest });
  const texts = [...told.map((line) => line.text), ...(rest > 0 ? [further] : [])].join(t('list.semicolon'));
  return capital(texts);
}

/** A plan in one line, after the seat's name: "plans: knight to the wagon; monk to the castle; and 3 more". */
export function plannedOf({ words, lines }: Plan): string {
  const main = lines.filter((line) => !line.minor);
  const told = main.slice(0, FEW);
  const rest = main.length - told.length;
  const more = rest > 0 ? [t('log.morePlanned', { n: rest })] : [];
  const what = [...told.map((line) => line.text), ...more].join(t('list.semicolon'));
  return what ? t('log.planned', { plan: words, what }) : words;
}
