import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * A page's style sheet is loaded with it and stays when the reader leaves, so a rule that is not tied to its
 * page changes every page and table seen afterwards. Every rule must start with the root of a page or of a
 * shared part.
 */
const ROOTS = [
  'box',
  'finished',
  'home',
  'learn',
  'lesson-page',
  'licences',
  'lobby',
  'profile',
  'puzzle-page',
  'puzzles',
  'records',
  'replay-page',
  'result-banner',
  'review',
  'rules',
  'settings',
  'setup',
];
/** Drawn by several pages, with their own style sheet. */
const SHARED = [
  'box-art',
  'by-side-seats',
  'game-list',
  'house-chat',
  'known',
  'known-read',
  'laurel',
  'level-bars',
  'level-figures',
  'level-words',
  'levels',
  'pick-bot',
  'seat-plans',
];

const page = new RegExp(`^(\\.house)?\\.(${ROOTS.join('|')})(?![\\w-])`);
const shared = new RegExp(`^(\\.house |:where\\(\\.house\\) )?\\.(${SHARED.join('|')})(?![\\w-])`);

/** The selectors of the outermost rules, including those inside conditions such as `@media`. */
function selectorsOf(css: string): string[] {
  const found: string[] = [];
  let rest = css.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  while (rest) {
    const open = rest.indexOf('{');
    let depth = 1;
    let end = open + 1;
    for (; depth > 0 && end < rest.length; end++) depth += rest[end] === '{' ? 1 : rest[end] === '}' ? -1 : 0;
    const head = rest.slice(0, open).trim();
    if (head.startsWith('@media') || head.startsWith('@container'))
      found.push(...selectorsOf(rest.slice(open + 1, end - 1).trim()));
    else if (!head.startsWith('@'))
      found.push(
        ...head.split(/,(?![^(]*\))/).map((one) => one.replace(/^\s*(:root|\[data-)\S* /, '').trim()),
      );
    rest = rest.slice(end).trim();
  }
  return found;
}

const folder = new URL('.', import.meta.url);
for (const name of readdirSync(folder).filter((one) => one.endsWith('.css'))) {
  test(`${name} styles its own page only`, () => {
    const loose = selectorsOf(readFileSync(new URL(name, folder), 'utf8')).filter(
      (one) => !page.test(one) && !shared.test(one),
    );
    expect(loose).toEqual([]);
  });
}

test('rules shared by all pages start with the house', () => {
  const loose = selectorsOf(readFileSync(new URL('../ui/ui.css', folder), 'utf8')).filter(
    (one) => !/\.house\b/.test(one),
  );
  expect(loose).toEqual([]);
});
