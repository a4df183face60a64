import type { ComponentChildren } from 'preact';

interface TermsProps {
  readonly class?: string;
  readonly rows: readonly (readonly [term: ComponentChildren, about: ComponentChildren])[];
}

/** Terms, and what there is to say about each. */
export function Terms({ rows, ...names }: TermsProps) {
  return (
    <dl {...names}>
      {rows.map(([term, about], n) => (
        <div key={n}>
          <dt>{term}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  );
}
