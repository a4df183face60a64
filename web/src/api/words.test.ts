import { expect, test } from 'vitest';
import { ApiError, OFFLINE } from './http';
import { wordsOf } from './words';

const refused = (reason: string, values: Record<string, string> = {}, details: string[] = []) =>
  new ApiError(409, 'taken', 'the server says it so', details, reason, values);

test('a refusal is shown in our own words, with the values the server sent', () => {
  expect(wordsOf(refused('name-taken', { name: 'Ann' }))).toEqual(['The name Ann is taken. Choose another.']);
});

test('where the server can say more, its words follow', () => {
  expect(wordsOf(refused('config', {}, ['the server says it so', 'seats 9: plan 1 to 5']))).toEqual([
    'A table cannot be set up like this.',
    'The server says it so',
    'Seats 9: plan 1 to 5',
  ]);
});

test("a reason newer than this client is shown in the server's words", () => {
  expect(wordsOf(refused('moon-in-the-way'))).toEqual(['The server says it so']);
  expect(wordsOf(new ApiError(502, 'internal', '502 Bad Gateway'))).toEqual(['502 Bad Gateway']);
});

test('a request that never arrived has a message of our own', () => {
  expect(wordsOf(new ApiError(0, OFFLINE, 'Failed to fetch'))[0]).toMatch(/is not answering/);
  expect(wordsOf(new Error('as it is'))).toEqual(['as it is']);
});

test('if one action of a list was refused, we say which', () => {
  const inList = (reason: string) =>
    new ApiError(409, 'turn', 'the server says it so', [], reason, {}, null, 3);
  expect(wordsOf(inList('chance-first'))).toEqual([
    'Nothing was done because of action 3.',
    'Before that, something has to be drawn or rolled. Send it afterwards.',
  ]);
  expect(wordsOf(inList('illegal'))).toEqual([
    'Nothing was done because of action 3.',
    'You cannot do that now.',
    'The server says it so',
  ]);
});
