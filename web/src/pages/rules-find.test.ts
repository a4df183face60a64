import { expect, test } from 'vitest';
import { chaptersOf, found, piecesOf } from './rules-find';

const clause = (id: string, text: string, edition = 'both') => ({
  id,
  edition,
  standing: 'printed',
  pages: '',
  chapter: id.split('.')[1] ?? '',
  text,
});
const CLAUSES = [
  clause('burgundy.setup.silver', 'Each player starts with 1 silver.'),
  clause('burgundy.sell.all', 'A sale takes the whole pile.'),
  clause('burgundy.sell.income', 'A sale gives 1 silver.', '2019'),
];

test('every word must occur, in the text or the id', () => {
  expect(found(CLAUSES, 'SELL silver', 'all').map((one) => one.id)).toEqual(['burgundy.sell.income']);
  expect(found(CLAUSES, '', '2011')).toHaveLength(2);
});

test('a number matches only a whole number, and the clause with that name comes first', () => {
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

test('plurals and endings are forgiven, and the chapter title counts', () => {
  const clauses = [
    clause('burgundy.ship.draw', 'Each ship takes the goods of one depot.'),
    { ...clause('burgundy.sell.all', 'A sale takes the whole pile.'), chapter: 'Selling goods' },
    { ...clause('burgundy.monastery.01', 'Placed at once.'), chapter: 'Monasteries' },
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

test('chapters follow the headings, and the chapter on open questions comes last', () => {
  const clauses = [clause('burgundy.policy.options', 'Fixed before the game starts.'), ...CLAUSES];
  expect(chaptersOf(clauses).map(({ title, first, clauses }) => [title, first, clauses.length])).toEqual([
    ['setup', 'burgundy.setup.silver', 1],
    ['sell', 'burgundy.sell.all', 2],
    ['policy', 'burgundy.policy.options', 1],
  ]);
});

test('everyday words lead to the terms of the rules', () => {
  const clauses = [
    clause('burgundy.livestock.score', 'Le bétail rapporte des points.'),
    clause('burgundy.take.depot', 'Prenez une tuile au dépôt.'),
  ];
  const french = { language: 'fr', words: { mouton: 'bétail', de: 'dés' } };
  expect(found(clauses, 'moutons', 'all', french).map(({ id }) => id)).toEqual(['burgundy.livestock.score']);
  expect(found(clauses, 'depots', 'all', french).map(({ id }) => id)).toEqual(['burgundy.take.depot']);
  const asked = { language: 'fr', words: { ...french.words, combien: '', un: '' } };
  expect(found(clauses, 'Combien un mouton ?', 'all', asked).map(({ id }) => id)).toEqual([
    'burgundy.livestock.score',
  ]);
  expect(piecesOf('Le bétail rapporte', 'mouton', french)).toEqual(['Le ', 'bétail', ' rapporte']);
});

test('each language has its own endings, and accents may be left out', () => {
  const clauses = [
    clause('burgundy.monastery.01', 'Ein Kloster wirkt sofort.'),
    clause('natick.road.place', 'Eine Straße liegt neben einem Dorf.'),
    clause('burgundy.sell.all', 'Verkauft werden alle Waren.'),
    clause('burgundy.round.white-die', 'Der weiße Würfel.'),
  ];
  const german = { language: 'de', words: {} };
  const ids = (query: string) => found(clauses, query, 'all', german).map(({ id }) => id);
  expect(ids('Klöster')).toEqual(['burgundy.monastery.01']);
  expect(ids('strasse')).toEqual(['natick.road.place']);
  expect(ids('verkaufen')).toEqual(['burgundy.sell.all']);
  expect(ids('Weiß')).toEqual(['burgundy.round.white-die']);
  expect(ids('Ware')).toEqual(['burgundy.sell.all']);
  expect(ids('ein')).toEqual(['burgundy.monastery.01', 'natick.road.place']);
  expect(piecesOf('Ein Kloster wirkt', 'Klöster', german)).toEqual(['Ein ', 'Kloster', ' wirkt']);
});
