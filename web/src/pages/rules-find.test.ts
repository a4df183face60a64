import { expect, test } from 'vitest';
import { chaptersOf, found, piecesOf } from './rules-find';

const clause = (id: string, text: string, edition = 'both') => ({
  id,
  edition,
  standing: 'printed',
  pages: '',
  text,
});
const CLAUSES = [
  clause('burgundy.setup.silver', 'Each player starts with 1 silver.'),
  clause('burgundy.sell.all', 'A sale takes the whole pile.'),
  clause('burgundy.sell.income', 'A sale gives 1 silver.', '2019'),
];

test('every word must be there, in the text or the id', () => {
  expect(found(CLAUSES, 'SELL silver', 'all').map((one) => one.id)).toEqual(['burgundy.sell.income']);
  expect(found(CLAUSES, '', '2011')).toHaveLength(2);
});

test('a number is a whole number, and the clause of that name comes first', () => {
  const clauses = [
    clause('burgundy.dice.free-step-m8', 'Whether monastery 8 widens the free step.'),
    clause('burgundy.monastery.18', 'Monastery 18: 4 points.'),
    clause('burgundy.monastery.08', 'Monastery 8: a worker changes a die by up to 2.'),
  ];
  expect(found(clauses, 'monastery 8', 'all').map((one) => one.id)).toEqual([
    'burgundy.monastery.08',
    'burgundy.dice.free-step-m8',
  ]);
  expect(piecesOf('Monastery 8, not 18', 'monastery 8')).toEqual(['', 'Monastery', ' ', '8', ', not 18']);
});

test('plurals and endings are forgiven, and the title of a chapter counts', () => {
  const clauses = [
    clause('burgundy.ship.draw', 'Each ship takes the goods of one depot.'),
    clause('burgundy.sell.all', 'A sale takes the whole pile.'),
    clause('burgundy.monastery.01', 'Placed at once.'),
    clause('burgundy.spring.one', 'Nothing of that kind.'),
  ];
  const ids = (query: string) => found(clauses, query, 'all').map((one) => one.id);
  expect(ids('ships')).toEqual(['burgundy.ship.draw']);
  expect(ids('shipped')).toEqual(['burgundy.ship.draw']);
  expect(ids('selling goods')).toEqual(['burgundy.sell.all']);
  expect(ids('Monasteries')).toEqual(['burgundy.monastery.01']);
  expect(ids('placing')).toEqual(['burgundy.monastery.01']);
  expect(ids('spring')).toEqual(['burgundy.spring.one']);
  expect(piecesOf('Ships and one ship', 'ships')).toEqual(['', 'Ships', ' and one ', 'ship', '']);
});

test('chapters follow the ids', () => {
  expect(chaptersOf(CLAUSES).map((chapter) => [chapter.id, chapter.clauses.length, chapter.first])).toEqual([
    ['setup', 1, 'burgundy.setup.silver'],
    ['sell', 2, 'burgundy.sell.all'],
  ]);
});

test('words of another language lead to the English ones', () => {
  const clauses = [
    clause('burgundy.livestock.sheep', 'Sheep score again.'),
    clause('burgundy.storage.three', 'Three places.'),
  ];
  const glossary = { mouton: 'sheep', de: 'die' };
  expect(found(clauses, 'moutons', 'all', glossary).map(({ id }) => id)).toEqual([
    'burgundy.livestock.sheep',
  ]);
  expect(found(clauses, 'depot', 'all', glossary)).toEqual([]);
  expect(piecesOf('Sheep score', 'mouton', glossary)).toEqual(['', 'Sheep', ' score']);
});
