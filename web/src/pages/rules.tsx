import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as api from '../api';
import { clausesOf } from '../api/clauses';
import type { BoxInfo, ClauseInfo } from '../generated/protocol';
import { type Language, language, t, tOr } from '../i18n';
import { decoded, here, type RouteParams } from '../router';
import { Choices, Field } from '../ui/controls';
import { Frame } from '../ui/frame';
import { useLoad, Wait } from '../ui/load';
import { boxTitle, editionName, optionValue } from './box-words';
import { Known } from './known';
import { chaptersOf, found, type Glossary, piecesOf } from './rules-find';
import './rules.css';

/** The rules are English and have their own words: a list leads from others to them. */
const GLOSSARIES: Readonly<Record<Language, () => Promise<Glossary>>> = {
  en: async () => (await import('../i18n/search.en')).searchEn,
  de: async () => (await import('../i18n/search.de')).searchDe,
  fr: async () => (await import('../i18n/search.fr')).searchFr,
};

/** The rules in our own words: searchable, and every clause has a link of its own. */
export default function RulesPage({ params }: { readonly params: RouteParams }) {
  const id = params.box ?? '';
  const loaded = useLoad(async () => ({ box: await api.boxInfo(id), clauses: await clausesOf(id) }), [id]);
  const title =
    loaded.state === 'ready'
      ? t('rules.title', { title: boxTitle(loaded.value.box.id, loaded.value.box.title) })
      : t('frame.rules');
  return (
    <Frame title={title} page="rules">
      <Wait for={loaded}>
        {({ box, clauses }) => <Reader key={box.id} title={title} box={box} clauses={clauses} />}
      </Wait>
    </Frame>
  );
}

interface ReaderProps {
  readonly title: string;
  readonly box: BoxInfo;
  readonly clauses: readonly ClauseInfo[];
}

function Reader({ title, box: info, clauses }: ReaderProps) {
  const box = info.id;
  const editions = info.editions.map((one) => one.id);
  const [query, setQuery] = useQuery();
  const [edition, setEdition] = useState('all');
  const target = useHash();
  const list = useLoad(() => GLOSSARIES[language.value](), [language.value]);
  const glossary = list.state === 'ready' ? list.value : undefined;
  const shown = useMemo(() => found(clauses, query, edition, glossary), [clauses, query, edition, glossary]);
  const chapters = chaptersOf(shown);
  const reached = useRef('');
  useEffect(() => {
    if (!target || reached.current === target) return;
    if (!shown.some((clause) => clause.id === target) && clauses.some((clause) => clause.id === target)) {
      // A link leads to its clause, whatever was being searched for.
      setQuery('');
      setEdition('all');
      return;
    }
    reached.current = target;
    const clause = document.getElementById(target);
    clause?.scrollIntoView({ block: 'center' });
    clause?.focus({ preventScroll: true });
  }, [target, shown]);
  return (
    <div class="leaf rules-leaf">
      <Others box={box} />
      <header>
        <h1>{title}</h1>
        <p>{t('rules.lead', { n: clauses.length })}</p>
      </header>
      <Known box={info} />
      <div class="rules-tools sheet" role="search">
        <Field
          label={t('rules.search')}
          hint={t('rules.searchHint')}
          type="search"
          value={query}
          onInput={setQuery}
        />
        {editions.length > 1 ? (
          <Choices
            legend={t('rules.edition')}
            value={edition}
            onChange={setEdition}
            choices={['all', ...editions].map((value) => ({
              value,
              label: value === 'all' ? t('rules.edition.all') : editionName(box, value),
            }))}
          />
        ) : null}
        <p class="hint" role="status">
          {query || edition !== 'all' ? t('rules.found', { n: shown.length }) : ''}
        </p>
      </div>
      <div class="rules-columns">
        <nav class="rules-contents" aria-label={t('rules.contents')}>
          <ul>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a href={`/rules/${box}#${chapter.first}`}>{chapter.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div class="rules-text">
          {shown.length === 0 ? <p class="sheet">{t('rules.none')}</p> : null}
          {chapters.map((chapter) => (
            <section key={chapter.id} class="sheet" aria-labelledby={`chapter-${chapter.id}`}>
              <h2 id={`chapter-${chapter.id}`}>{chapter.title}</h2>
              {chapter.clauses.map((clause) => (
                <ClauseText
                  key={clause.id}
                  clause={clause}
                  box={box}
                  alone={editions.length === 1}
                  query={query}
                  glossary={glossary}
                  target={target}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

interface ClauseProps {
  readonly clause: ClauseInfo;
  readonly box: string;
  /** Whether the box has one edition only, which then need not be told. */
  readonly alone: boolean;
  readonly query: string;
  readonly glossary: Glossary | undefined;
  readonly target: string;
}

function ClauseText({ clause, box, alone, query, glossary, target }: ClauseProps) {
  const { id, edition, standing, pages, text } = clause;
  return (
    <article id={id} class={`rules-clause ${id === target ? 'target' : ''}`} tabIndex={-1}>
      <p lang="en">{prose(text, query, glossary)}</p>
      <p class="rules-foot">
        <a href={`/rules/${box}#${id}`} aria-label={t('rules.link', { id })}>
          <code>{id}</code>
        </a>
        {edition && edition !== 'both' && !alone ? (
          <span class="mark-note">{t('rules.only', { edition })}</span>
        ) : null}
        <span
          title={tOr(`rules.standing.${standing}.hint`, '')}
          class={`rules-standing ${standing.replace(' ', '-')}`}
        >
          {tOr(`rules.standing.${standing}`, standing)}
        </span>
        {pages ? <span>{t('rules.pages', { pages })}</span> : null}
      </p>
    </article>
  );
}

/** What is written in back-ticks is a table option or a code; options have names for people. */
function prose(text: string, query: string, glossary: Glossary | undefined) {
  return text.split('`').map((part, n) => {
    if (n % 2 === 0) return marked(part, query, glossary);
    const [, option = '', value = ''] = /^([a-z0-9.-]+)(?:[= ]([a-z0-9-]+))?$/.exec(part) ?? [];
    const name = tOr(`option.${option}`, '');
    if (!name) return <code key={n}>{part}</code>;
    return <em key={n}>{value ? `${name}: ${optionValue(option, value)}` : name}</em>;
  });
}

/** The text with what was searched for marked. */
function marked(text: string, query: string, glossary: Glossary | undefined) {
  return piecesOf(text, query, glossary).map((piece, n) =>
    n % 2 === 1 ? <mark key={n}>{piece}</mark> : piece,
  );
}

/** The rules of the other boxes. */
function Others({ box }: { readonly box: string }) {
  const boxes = useLoad(api.boxes, []);
  if (boxes.state !== 'ready') return null;
  return (
    <nav class="slips" aria-label={t('learn.choose')}>
      {boxes.value.map((one) => (
        <a
          key={one.id}
          class="btn"
          href={`/rules/${one.id}`}
          {...(one.id === box ? { 'aria-current': 'page' as const } : {})}
        >
          {boxTitle(one.id, one.title)}
        </a>
      ))}
    </nav>
  );
}

/** What is searched for stands in the address, so that it can be handed on and found again. */
function useQuery(): [query: string, search: (query: string) => void] {
  const read = () => new URLSearchParams(location.search).get('q') ?? '';
  const [query, setQuery] = useState(read);
  const path = here.value;
  useEffect(() => setQuery(read()), [path]);
  useEffect(() => {
    // Browsers count these, so not each letter.
    const timer = setTimeout(() => {
      if (query !== read())
        history.replaceState(
          history.state,
          '',
          `${location.pathname}${query ? `?${new URLSearchParams({ q: query })}` : ''}${location.hash}`,
        );
    }, 300);
    return () => clearTimeout(timer);
  }, [query]);
  return [query, setQuery];
}

function useHash(): string {
  const read = () => decoded(location.hash.slice(1)) ?? '';
  const [hash, setHash] = useState(read);
  useEffect(() => {
    const change = () => setHash(read());
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return hash;
}
