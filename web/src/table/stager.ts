import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { EventInfo, Position } from '../generated/protocol';
import { t } from '../i18n';
import { mayMove, settings } from '../settings';
import { amountWords } from './amount';
import type { BoxTable, Names, Stage, Staging } from './box';
import { landed } from './flights';
import type { Watch } from './watch';

/** How long a step is shown before the next one follows automatically. */
const STEP_MS = 2000;

/** How many entries the end of a phase stays on the screen for those who read it at their own pace. */
const UNREAD_ENTRIES = 8;

/** A staging that is being shown. */
export interface Shown {
  readonly staging: Staging;
  /** The step that is shown: the index of a stage, or one more for the result. */
  readonly step: number;
  readonly paused: boolean;
  /** The entry it is about, how many there were after it, and whether the others wait in the meantime. */
  readonly entry: number;
  readonly entries: number;
  readonly holds: boolean;
  /** Each seat's score before it, and the projected score. */
  readonly before: ReadonlyMap<string, number>;
  readonly projected: ReadonlyMap<string, number>;
}

/** The last step: the final scoring ends with its result, a phase with its last stage. */
export const lastStep = ({ stages, final }: Staging): number => stages.length - (final ? 0 : 1);

/** One row in a sentence: "Mines pay: Aliénor, plus 2 silver. Gaspard, plus 1 silver." */
export function rowWords({ title, note, shares }: Stage, names: Names): string {
  const told = shares.map(({ seat, points, amounts }) =>
    [
      names(seat),
      ...(points ? [t('amount.plus', { what: t('table.points', { n: points }) })] : []),
      ...amounts.map(amountWords),
    ].join(', '),
  );
  const words = [...(note ? [note] : []), ...told].join('. ');
  return words ? `${title}${t('list.colon')}${words}.` : `${title}.`;
}

/**
 * Shows step by step what the rules did automatically. The table is already in its final state, so players
 * who carry on are not held up. The bots wait for it, as they do for each other.
 */
export class Stager {
  readonly shown = signal<Shown | null>(null);
  /** Every row that was shown, once, for screen readers. */
  readonly told = signal<readonly string[]>([]);
  /** Each seat's points as counted so far, while the final scoring runs. */
  readonly counted: ReadonlySignal<ReadonlyMap<string, number> | null>;
  /** The scores in the meantime, if they differ from those on the table. A recap leaves them alone. */
  readonly scores = computed(() => (this.shown.value?.staging.recap ? null : this.counted.value));
  private timer = 0;
  /** How many rows of the current staging have been announced. */
  private rows = 0;
  private readonly ends: (() => void)[] = [];

  constructor(
    private readonly watch: Watch,
    private readonly box: BoxTable,
    private readonly names: Names,
  ) {
    this.counted = computed(() => {
      const shown = this.shown.value;
      return shown?.staging.final && shown.step < lastStep(shown.staging) ? countedBy(shown) : null;
    });
    this.ends.push(watch.onBefore((events, next) => this.consider(events, next)));
    // It is dropped when the game goes back, and when somebody skips ahead.
    this.ends.push(
      effect(() => {
        const { entries } = watch.position.value;
        untracked(() => {
          const shown = this.shown.peek();
          if (!shown) return;
          // What nobody waits for is dropped once the game has moved on.
          const room = shown.holds ? 0 : shown.staging.final ? Number.POSITIVE_INFINITY : UNREAD_ENTRIES;
          if (entries <= shown.entry || entries > shown.entries + room) this.end();
        });
      }),
    );
  }

  close(): void {
    this.end();
    for (const end of this.ends) end();
  }

  private consider(events: readonly EventInfo[], next: Position): void {
    // A replay has its own rail and goes entry by entry.
    if (!settings.value.stages || this.watch.whole.peek() || document.visibilityState === 'hidden') return;
    const all = [...this.watch.events.peek(), ...events];
    const staging = this.box.stages?.(events, next.view, all, this.names);
    if (!staging || staging.stages.length === 0) return;
    this.end();
    const seats = this.watch.table.peek().seats.map(({ seat }) => seat);
    const { projected } = this.watch.position.peek();
    const after = (seat: string) => this.box.summary(next.view, seat, this.names).points;
    const shown: Shown = {
      staging,
      step: 0,
      paused: !mayMove(),
      entry: events.at(-1)?.entry ?? 0,
      entries: next.entries,
      holds: mayMove(),
      before: new Map(seats.map((seat) => [seat, after(seat) - pointsOf(staging, seat)])),
      projected: new Map((projected ?? []).map(({ seat, points }) => [seat, points])),
    };
    if (shown.holds) this.watch.hold(true);
    this.shown.value = shown;
    // The position is drawn and at rest before the first step is shown.
    requestAnimationFrame(
      () => void landed().then(() => this.shown.peek() === shown && this.go(0, shown.paused)),
    );
  }

  private go(step: number, paused: boolean): void {
    clearTimeout(this.timer);
    const shown = this.shown.peek();
    if (!shown) return;
    const last = lastStep(shown.staging);
    if (step > last) return this.end();
    this.tell(step);
    this.shown.value = { ...shown, step, paused };
    const rests = paused || (shown.staging.final && step === last);
    if (!rests) this.timer = window.setTimeout(() => this.go(step + 1, false), STEP_MS);
  }

  /** Each row is announced once, however often somebody goes back to it. */
  private tell(upTo: number): void {
    const shown = this.shown.peek();
    const fresh = shown?.staging.stages.slice(this.rows, upTo + 1) ?? [];
    if (fresh.length === 0) return;
    this.rows += fresh.length;
    this.told.value = [...this.told.value, ...fresh.map((stage) => rowWords(stage, this.names))];
  }

  /** One step forward. The last step of a phase ends it. */
  next(): void {
    const shown = this.shown.peek();
    if (shown) this.go(shown.step + 1, shown.paused);
  }

  back(): void {
    const shown = this.shown.peek();
    if (shown && shown.step > 0) this.go(shown.step - 1, true);
  }

  /** Shows one row and stays there. */
  stay(step: number): void {
    if (this.shown.peek()) this.go(step, true);
  }

  pause(): void {
    const shown = this.shown.peek();
    if (shown) this.go(shown.step, !shown.paused);
  }

  /** The final scoring jumps to its result, a phase ends. */
  skip(): void {
    const shown = this.shown.peek();
    if (shown?.staging.final && shown.step < lastStep(shown.staging)) this.go(lastStep(shown.staging), true);
    else this.end();
  }

  end(): void {
    clearTimeout(this.timer);
    const shown = this.shown.peek();
    if (!shown) return;
    this.tell(lastStep(shown.staging));
    this.rows = 0;
    this.shown.value = null;
    this.watch.hold(false);
  }
}

const pointsOf = ({ stages }: Staging, seat: string): number =>
  stages
    .flatMap(({ shares }) => shares)
    .reduce((sum, share) => sum + (share.seat === seat ? share.points : 0), 0);

/** The score before, plus the rows up to the one that is shown. */
export function countedBy({ staging, step, before }: Shown): ReadonlyMap<string, number> {
  const sums = new Map(before);
  for (const { shares } of staging.stages.slice(0, step + 1))
    for (const { seat, points } of shares) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return sums;
}
