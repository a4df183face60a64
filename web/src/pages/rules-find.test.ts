import { expect, test } from 'vitest';
import { chaptersOf, found } from './rules-find';

const clause = (id: string, text: string, edition = 'both') => ({ id, edition, standing: 'printed', pages: '', text });
const CLAUSES = [
  clause('burgundy.setup.silver', 'Each player starts with 1 silver.'),
  clause('burgundy.sell.all', 'A sale takes the whole pile.'),
  clause('burgundy.sell.income', 'A sale gives 1 silver.', '2019'),
];

test('every word must be there, in the text or the id', () => {
  expect(found(CLAUSES, 'SELL silver', 'all').map((one) => one.id)).toEqual(['burgundy.sell.income']);
  expect(found(CLAUSES, '', '2011')).toHaveLength(2);
});

test('chapters follow the ids', () => {
  expect(chaptersOf(CLAUSES).map((chapter) => [chapter.id, chapter.clauses.length, chapter.first])).toEqual([
    ['setup', 1, 'burgundy.setup.silver'], ['sell', 2, 'burgundy.sell.all'],
  ]);
});
