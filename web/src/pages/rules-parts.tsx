import { to } from '../address';
import type { QuickAnswer, RowGroup } from '../boxes/guide';
import { t } from '../i18n';
import { marked, type Reading } from './rules-clause';

interface PartProps {
  readonly box: string;
  readonly reading: Reading;
}

const ClauseLink = ({ box, id }: { readonly box: string; readonly id: string }) => (
  <a class="rules-id" href={to(`/rules/${box}#${id}`)} aria-label={t('rules.link', { id })}>
    <code>{id.split('.').slice(1).join('.')}</code>
  </a>
);

/** Pieces with what each one does. */
export function Rows({ group, box, reading }: PartProps & { readonly group: RowGroup }) {
  return (
    // Not a landmark: its heading may be the same as that of the topic.
    <section class="sheet rules-rows">
      {group.title ? <h2>{group.title}</h2> : null}
      {group.about ? <p class="hint">{group.about}</p> : null}
      <ul>
        {group.rows.map((row) => (
          <li key={row.name}>
            <span class="row-picture" aria-hidden="true">
              {row.picture}
            </span>
            <span>
              <b>{marked(row.name, reading.query, reading.rules)}</b>
              <span class="row-text">{marked(row.text, reading.query, reading.rules)}</span>
              {reading.showIds ? <ClauseLink box={box} id={row.clause} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Short answers to common questions. */
export function Answers({ answers, box, reading }: PartProps & { readonly answers: readonly QuickAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <section class="sheet rules-answers" aria-label={t('rules.answers')}>
      {answers.map((one) => (
        <p key={one.question()}>
          <b>{one.question()}</b> {one.answer()}
          {reading.showIds ? one.clauses.map((id) => <ClauseLink key={id} box={box} id={id} />) : null}
        </p>
      ))}
    </section>
  );
}
