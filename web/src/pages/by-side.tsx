import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { shelfOf } from '../boxes/registry';
import { type MessageKey, t } from '../i18n';
import './by-side.css';

interface BySideProps {
  readonly box: string;
  readonly modules: readonly string[];
  /** `p1`, `p2` and so on, in the order of the seats. */
  readonly seats: readonly string[];
  /** The reader's own seat, if they have one. */
  readonly you: string | undefined;
  /** A class for the lists. */
  readonly list: string;
  /** A sentence about the teams. */
  readonly hint: MessageKey;
  /** One seat, as an item of a list. */
  readonly children: (seat: string) => ComponentChildren;
}

/** A list of seats. With teams, partners are in one list under the name of their team. */
export function BySide({ box, modules, seats, you, list, hint, children }: BySideProps) {
  const id = useId();
  const sides = shelfOf(box)?.sides?.(modules);
  if (!sides) return <ul class={list}>{seats.map(children)}</ul>;
  const heading = (side: readonly string[], n: number): string => {
    if (you === undefined) return t('team.name', { letter: String.fromCharCode(65 + n) });
    return t(side.includes(you) ? 'team.yours' : 'team.theirs');
  };
  return (
    <div class="by-side-seats">
      {sides.map((side, n) => (
        <section key={side[0]} aria-labelledby={`${id}-${n}`}>
          <h3 id={`${id}-${n}`}>{heading(side, n)}</h3>
          <ul class={list}>{seats.filter((seat) => side.includes(seat)).map(children)}</ul>
        </section>
      ))}
      <p class="hint">{t(hint)}</p>
    </div>
  );
}
