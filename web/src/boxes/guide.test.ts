import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../i18n';
import { closest } from '../pages/rules-find';
import { loadGuide, SHELF, shelfOf } from './registry';

const idsOf = (box: string): readonly string[] =>
  [...readFileSync(`../games/${box}/RULES.md`, 'utf8').matchAll(/^r\[([^\]]+)\]/gm)].map(([, id = '']) => id);

describe.each(SHELF.map((box) => [box.id]))('the rules page of %s', (id) => {
  test('names only clauses and chapters that exist, and leaves no chapter out', async () => {
    const { topics, answers } = await loadGuide(id);
    const ids = idsOf(id);
    const cited = [
      ...answers.flatMap((answer) => answer.clauses),
      ...topics
        .flatMap((topic) => topic.tables?.('2019') ?? [])
        .flatMap(({ rows }) => rows.map((row) => row.clause)),
    ];
    expect(cited.filter((clause) => !ids.includes(clause))).toEqual([]);
    const chapters = [...new Set(ids.map((one) => one.split('.')[1]))].sort();
    expect(topics.flatMap((topic) => topic.chapters).sort()).toEqual(chapters);
  });

  test('has words for every topic, row and answer', async () => {
    const { topics, answers } = await loadGuide(id);
    const texts = [
      ...topics.flatMap((topic) => [topic.title(), topic.about(), topic.text().join()]),
      ...answers.flatMap((one) => [one.question(), one.answer(), one.words()]),
      ...topics
        .flatMap((topic) => topic.tables?.('2019') ?? [])
        .flatMap(({ rows }) => rows.flatMap((row) => [row.name, row.text])),
    ];
    expect(texts.filter((text) => !text)).toEqual([]);
  });

  test.each([
    ['en', 'how do I win'],
    ['de', 'wie gewinne ich'],
    ['fr', 'comment gagner'],
  ] as const)('answers first how to win: %s', async (lang, question) => {
    const texts = await loadWords(shelfOf(id)?.words ?? {}, lang);
    const words = texts[`${id}/guide`] ?? {};
    const topics = Object.keys(words).filter((key) => key.startsWith('q.'));
    const textOf = (key: string) => ['q.', 'a.', 'w.'].map((part) => words[part + key.slice(2)]).join(' ');
    expect(closest(topics, textOf, question, { language: lang, words: {} })[0]).toBe('q.win');
  });
});
