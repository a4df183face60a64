import { useMemo, useState } from 'preact/hooks';
import { to } from '../address';
import * as api from '../api';
import { askTable } from '../api/ask';
import { rulesOf } from '../api/clauses';
import { boxTitle, editionName, optionName } from '../boxes/box-words';
import { changesOf } from '../boxes/changes';
import type { RulesGuide, Topic } from '../boxes/guide';
import { loadGuide } from '../boxes/registry';
import type { BoxInfo, ClauseInfo, RulesInfo } from '../generated/protocol';
import { language, t } from '../i18n';
import { recall, remember } from '../memory';
import type { RouteParams } from '../router';
import { Choices, Field } from '../ui/controls';
import { Frame } from '../ui/frame';
import { useLoad, Wait } from '../ui/load';
import { Known } from './known';
import { useAddress, useHash, useReach } from './rules-address';
import { ClauseText, type Reading } from './rules-clause';
import { chaptersOf, closest, found } from './rules-find';
import { Answers, Rows } from './rules-parts';
import './rules.css';

/**
 * The rules as people read them: topics with pictures, tables of pieces, answers. Every clause has its own
 * link.
 */
export default function RulesPage({ params }: { readonly params: RouteParams }) {
  const id = params.box ?? '';
  const loaded = useLoad(async () => {
    const [box, rules, guide] = await Promise.all([api.boxInfo(id), rulesOf(id), loadGuide(id)]);
    return { box, rules, guide };
  }, [id, language.value]);
  const title =
    loaded.state === 'ready'
      ? t('rules.title', { title: boxTitle(loaded.value.box.id, loaded.value.box.title) })
      : t('frame.rules');
  return (
    <Frame title={title} page="rules">
      <Wait for={loaded}>{(value) => <Reader key={value.box.id} title={title} {...value} />}</Wait>
    </Frame>
  );
}

interface ReaderProps {
  readonly title: string;
  readonly box: BoxInfo;
  readonly rules: RulesInfo;
  readonly guide: RulesGuide;
}

const KEY = 'loire.rules.clauses';
const chapterOf = (id: string): string => id.split('.')[1] ?? '';

function Reader({ title, box: info, rules, guide }: ReaderProps) {
  const box = info.id;
  const editions = info.editions.map((one) => one.id);
  const [edition, setEdition] = useState(editions[0] ?? '');
  const [ids, setIds] = useState(() => recall('always', KEY) === 'on');
  const { query, topic: wanted, table, search, open } = useAddress();
  const from = useLoad(() => (table ? askTable(table, { ask: 'info' }) : Promise.resolve(null)), [table]);
  const options = from.state === 'ready' && from.value?.box === box ? from.value.options : {};
  const changes = useMemo(() => changesOf(info, options), [info, from.state]);
  const target = useHash();
  const topics = useMemo(
    () => everyTopic(guide, rules.clauses).filter((one) => clausesOf(one, rules.clauses, edition).length > 0),
    [guide, rules, edition],
  );
  const linked = rules.clauses.find((clause) => clause.id === target);
  const topic =
    (linked && topics.find((one) => one.chapters.includes(chapterOf(target)))) ??
    topics.find((one) => one.id === wanted) ??
    topics[0];
  useReach(linked, edition, setEdition, `${topic?.id} ${query}`);
  const reading: Reading = {
    rules,
    query,
    target,
    showIds: ids || linked !== undefined,
    alone: editions.length === 1,
    changes,
  };
  const toggle = (on: boolean) => {
    setIds(on);
    remember('always', KEY, on ? 'on' : 'off');
  };
  return (
    <div class="leaf rules-leaf">
      <Others box={box} />
      <h1>{title}</h1>
      <Known box={info} />
      {changes.length > 0 ? (
        <p class="notice">
          {t('rules.changed', { list: changes.map(({ id }) => optionName(box, id)).join(', ') })}
        </p>
      ) : null}
      <Tools
        {...{ box, query, editions, edition, search, setEdition }}
        showsIds={reading.showIds}
        onIds={toggle}
      />
      <div class={`rules-columns ${query ? 'searching' : ''}`}>
        <Topics {...{ box, topics, table, open }} current={query ? undefined : topic} />
        <div class="rules-text">
          {query ? (
            <Found {...{ guide, topics, box, edition, reading }} />
          ) : topic ? (
            <Page key={topic.id} {...{ topic, box, edition, reading }} />
          ) : null}
        </div>
      </div>
    </div>
  );
}

interface ToolsProps {
  readonly box: string;
  readonly query: string;
  readonly search: (query: string) => void;
  readonly editions: readonly string[];
  readonly edition: string;
  readonly setEdition: (edition: string) => void;
  readonly showsIds: boolean;
  readonly onIds: (on: boolean) => void;
}

/** Search, edition, and whether clauses show their ids. */
function Tools({ box, query, search, editions, edition, setEdition, showsIds, onIds }: ToolsProps) {
  return (
    <div class="rules-tools sheet" role="search">
      <Field
        label={t('rules.search')}
        hint={t('rules.searchHint')}
        type="search"
        value={query}
        onInput={search}
      />
      {editions.length > 1 ? (
        <Choices
          legend={t('rules.edition')}
          value={edition}
          onChange={setEdition}
          choices={editions.map((value) => ({ value, label: editionName(box, value) }))}
        />
      ) : null}
      <button
        type="button"
        class="btn rules-ids"
        aria-pressed={showsIds}
        title={t('rules.idsHint')}
        onClick={() => onIds(!showsIds)}
      >
        {t('rules.ids')}
      </button>
    </div>
  );
}

interface TopicsProps {
  readonly box: string;
  readonly topics: readonly Topic[];
  readonly current: Topic | undefined;
  /** Whose rules are read, if the reader came from a table. */
  readonly table: string;
  readonly open: (topic: string) => void;
}

function Topics({ box, topics, current, table, open }: TopicsProps) {
  return (
    <nav class="rules-topics sheet" aria-label={t('rules.contents')}>
      <ul>
        {topics.map((one) => (
          <li key={one.id}>
            <a
              href={to(
                `/rules/${box}?${new URLSearchParams({ topic: one.id, ...(table ? { table } : {}) })}`,
              )}
              onClick={() => open(one.id)}
              {...(one === current ? { 'aria-current': 'page' as const } : {})}
            >
              <span class="topic-picture">{one.picture()}</span>
              <span>
                <b>{one.title()}</b>
                <small>{one.about()}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The topics of the guide. Chapters that no topic names follow separately, so that nothing is left out. */
function everyTopic(guide: RulesGuide, clauses: readonly ClauseInfo[]): readonly Topic[] {
  const known = new Set(guide.topics.flatMap((topic) => topic.chapters));
  const others = chaptersOf(clauses.filter((clause) => !known.has(chapterOf(clause.id))));
  return [
    ...guide.topics,
    ...others.map((chapter) => ({
      id: chapterOf(chapter.first),
      picture: () => null,
      title: () => chapter.title,
      about: () => '',
      text: () => [],
      chapters: [chapterOf(chapter.first)],
    })),
  ];
}

/** What an edition says about a topic. Modules belong to one edition, so this may be nothing. */
const clausesOf = (topic: Topic, clauses: readonly ClauseInfo[], edition: string): readonly ClauseInfo[] =>
  found(clauses, '', edition).filter((clause) => topic.chapters.includes(chapterOf(clause.id)));

interface PageProps {
  readonly topic: Topic;
  readonly box: string;
  readonly edition: string;
  readonly reading: Reading;
}

/** One topic: what to know, a drawing, the pieces, and every clause about it. */
function Page({ topic, box, edition, reading }: PageProps) {
  const chapters = chaptersOf(clausesOf(topic, reading.rules.clauses, edition));
  return (
    <>
      <section class="sheet rules-lead" aria-labelledby="topic">
        <h2 id="topic">{topic.title()}</h2>
        {topic.text().map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {topic.Figure ? <topic.Figure edition={edition} /> : null}
      </section>
      {topic.tables?.(edition).map((group) => (
        <Rows key={group.title} group={group} box={box} reading={reading} />
      ))}
      <section class="sheet" aria-labelledby="details">
        <h2 id="details">{t('rules.details')}</h2>
        <Chapters {...{ chapters, box, reading }} isNamed={chapters.length > 1} />
      </section>
    </>
  );
}

interface ChaptersProps extends Pick<PageProps, 'box' | 'reading'> {
  readonly chapters: ReturnType<typeof chaptersOf>;
  readonly isNamed: boolean;
}

function Chapters({ chapters, box, reading, isNamed }: ChaptersProps) {
  return (
    <>
      {chapters.map((chapter) => (
        <div key={chapter.first} class="rules-chapter">
          {isNamed ? <h3>{chapter.title}</h3> : null}
          {chapter.clauses.map((clause) => (
            <ClauseText key={clause.id} clause={clause} box={box} reading={reading} />
          ))}
        </div>
      ))}
    </>
  );
}

interface FoundProps {
  readonly guide: RulesGuide;
  readonly topics: readonly Topic[];
  readonly box: string;
  readonly edition: string;
  readonly reading: Reading;
}

/** Search results: a short answer first, then pieces, then clauses. */
function Found({ guide, topics, box, edition, reading }: FoundProps) {
  const { query, rules } = reading;
  const answers = closest(
    guide.answers,
    (one) => `${one.question()} ${one.answer()} ${one.words()}`,
    query,
    rules,
  );
  const pieces = topics
    .flatMap((topic) => topic.tables?.(edition) ?? [])
    .flatMap((group) => group.rows)
    .filter((row, n, all) => all.findIndex((one) => one.name === row.name) === n);
  const rows = closest(pieces, (row) => `${row.name} ${row.text}`, query, rules);
  const cited = new Set(answers.slice(0, 3).flatMap((one) => one.clauses));
  const hit = found(rules.clauses, query, edition, rules);
  const clauses = [
    ...hit,
    ...rules.clauses.filter((clause) => cited.has(clause.id) && !hit.includes(clause)),
  ];
  return (
    <>
      <p class="hint" role="status">
        {t('rules.found', { n: answers.length + rows.length + clauses.length })}
      </p>
      <Answers answers={answers.slice(0, 3)} box={box} reading={reading} />
      {rows.length > 0 ? (
        <Rows group={{ title: t('rules.pieces'), rows }} box={box} reading={reading} />
      ) : null}
      {clauses.length > 0 ? (
        <section class="sheet" aria-labelledby="clauses">
          <h2 id="clauses">{t('rules.details')}</h2>
          <Chapters chapters={chaptersOf(clauses)} {...{ box, reading }} isNamed />
        </section>
      ) : null}
      {answers.length + rows.length + clauses.length === 0 ? <p class="sheet">{t('rules.none')}</p> : null}
    </>
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
          href={to(`/rules/${one.id}`)}
          {...(one.id === box ? { 'aria-current': 'page' as const } : {})}
        >
          {boxTitle(one.id, one.title)}
        </a>
      ))}
    </nav>
  );
}
