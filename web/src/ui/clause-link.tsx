import type { ComponentChildren } from 'preact';
import { type Path, to } from '../address';
import { t } from '../i18n';

interface ClauseProps {
  readonly box: string;
  readonly id: string;
}

const hrefOf = ({ box, id }: ClauseProps): Path => `/rules/${box}#${id}`;

/** A sign that leads to a clause. */
export function ClauseLink(clause: ClauseProps) {
  return (
    <a class="clause-link" href={to(hrefOf(clause))} aria-label={t('setup.clause', { id: clause.id })}>
      §
    </a>
  );
}

/** Words that open a clause next to the page. */
export function RuleLink({ children, ...clause }: ClauseProps & { readonly children: ComponentChildren }) {
  return (
    <a href={to(hrefOf(clause))} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
