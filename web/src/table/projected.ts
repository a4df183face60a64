import type { Projected } from '../generated/protocol';
import { capital, t } from '../i18n';
import type { InfoCard } from './box';
import type { Control } from './control';

/** What a seat would have if the game ended now, if the rules can say. */
export const projectedOf = ({ watch }: Control, seat: string): Projected | undefined =>
  watch.position.value.projected?.find((one) => one.seat === seat);

/** Where the projected points would come from, and what is not counted. */
export function projectedCard(control: Control, seat: string): InfoCard | undefined {
  const projected = projectedOf(control, seat);
  if (!projected) return undefined;
  const { points } = control.box.summary(control.view, seat, control.names);
  // Several monasteries share one line.
  const sums = new Map<string, number>();
  for (const { source, points: by } of projected.sources) sums.set(source, (sums.get(source) ?? 0) + by);
  return {
    title: t('score.toCome'),
    rows: [
      { label: capital(t('score.now')), value: String(points) },
      ...[...sums].map(([source, by]) => ({ label: capital(control.box.source(source)), value: `+${by}` })),
      { label: capital(t('score.total')), value: String(projected.points) },
    ],
    text: control.box.uncounted?.() ?? '',
  };
}

/** The same for screen readers. */
export function projectedWords(control: Control, seat: string): string {
  const card = projectedCard(control, seat);
  return [...(card?.rows ?? []).map(({ label, value }) => `${label} ${value}`), card?.text]
    .filter(Boolean)
    .join('. ');
}
