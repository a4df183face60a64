import { to } from '../address';
import { moduleName } from '../boxes/box-words';
import { type Changed, changeWords } from '../boxes/changes';
import type { ClauseInfo, RulesInfo } from '../generated/protocol';
import { listOf, t, tOr } from '../i18n';
import { ClauseProse } from '../ui/clause-prose';
import { piecesOf, type Vocabulary } from './rules-find';

/** How the page is being read. */
export interface Reading {
  readonly rules: RulesInfo;
  readonly query: string;
  /** The clause that a link points to. */
  readonly target: string;
  /** Whether clauses show their ids and sources. */
  readonly showIds: boolean;
  /** Whether the box has only one edition, which then need not be named. */
  readonly alone: boolean;
  /** What the table that the reader comes from plays differently. */
  readonly changes: readonly Changed[];
}

/** If we have not seen it in print, readers see that without asking. */
const DOUBTFUL = ['reconstructed', 'proposed', 'one source'];

interface ClauseProps {
  readonly clause: ClauseInfo;
  readonly box: string;
  readonly reading: Reading;
}

/** Where a clause applies, unless that is everywhere or the heading above it says so: "2019, modules extra, white". */
function onlyOf({ edition, chapter }: ClauseInfo, box: string, alone: boolean): string {
  const [year = '', ids = ''] = edition.split(/, modules? /);
  const names = ids.split(', ').flatMap((id) => (id ? [moduleName(box, { id })] : []));
  if (names.length > 0) {
    const isHeading = names.length === 1 && names[0] === chapter;
    return isHeading ? '' : t('rules.modules', { n: names.length, modules: listOf(names) });
  }
  return year && year !== 'both' && !alone ? t('rules.only', { edition: year }) : '';
}

/** One clause: its text and, on demand, its id, standing and pages. */
export function ClauseText({ clause, box, reading }: ClauseProps) {
  const { id, standing, pages, text } = clause;
  const { rules, query, target, showIds, alone, changes } = reading;
  const only = onlyOf(clause, box, alone);
  const doubtful = DOUBTFUL.includes(standing);
  return (
    <article id={id} class={`rules-clause ${id === target ? 'target' : ''}`} tabIndex={-1}>
      <p lang={rules.language}>
        <ClauseProse text={text} draw={(words) => marked(words, query, rules)} />
      </p>
      {changes
        .filter(({ clauses }) => clauses.includes(id))
        .map((change) => (
          <p key={change.id} class="clause-here">
            {t('change.here', { what: changeWords(box, change) })}
          </p>
        ))}
      {showIds || only || doubtful ? (
        <p class="rules-foot">
          {showIds ? (
            <a href={to(`/rules/${box}#${id}`)} aria-label={t('rules.link', { id })}>
              <code>{id}</code>
            </a>
          ) : null}
          {only ? <span class="mark-note">{only}</span> : null}
          {showIds || doubtful ? (
            <span
              title={tOr(`rules.standing.${standing}.hint`, '')}
              class={`rules-standing ${standing.replace(' ', '-')}`}
            >
              {tOr(`rules.standing.${standing}`, standing)}
            </span>
          ) : null}
          {showIds && pages ? (
            <span>{t('rules.pages', { pages: pages.replace(/\bpp?\./g, t('rules.page')) })}</span>
          ) : null}
        </p>
      ) : null}
    </article>
  );
}

/** The text with the search terms marked. */
export function marked(text: string, query: string, rules: Vocabulary) {
  return piecesOf(text, query, rules).map((piece, n) => (n % 2 === 1 ? <mark key={n}>{piece}</mark> : piece));
}
