import { expect, it } from 'vitest';
import { editionWords } from './box-words';

it('a year is called an edition, and a name needs no more words', () => {
  expect(editionWords('burgundy', '2019')).toBe('Edition 2019');
  expect(editionWords('orleans', 'base')).toBe('Base game');
  expect(editionWords('natick', '0.6')).toBe('Version 0.6');
});
