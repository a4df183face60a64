import { afterEach, describe, expect, test } from 'vitest';
import { language, wordsLoaded } from '../../../i18n';
import { names } from '../samples';
import type { OrleansView } from '../view';
import { ownDue } from './demand';
import { readItem, sharesWords } from './describe';

afterEach(() => {
  language.value = 'en';
});

describe('what the Estate Manager owes', () => {
  const view = (due: { paid: boolean; payable: boolean }, round = 3) =>
    ({
      round: 3,
      players: [
        { seat: 'p1', character: { character: 'estate-manager', dues: [{ round, due: 'grain 1', ...due }] } },
        { seat: 'p2', character: { character: 'innkeeper', dues: [] } },
      ],
    }) as unknown as OrleansView;
  const open = { paid: false, payable: false };

  test('is said next to the demand of the event, to nobody else', () => {
    expect(ownDue(view(open), 'p1')).toBe('Due at the end of this round: 1 grain');
    expect(ownDue(view(open), 'p2')).toBeUndefined();
    expect(ownDue(view(open), null)).toBeUndefined();
  });
  test('is no danger once it can be paid, has been paid or comes later', () => {
    expect(ownDue(view({ paid: false, payable: true }), 'p1')).toBeUndefined();
    expect(ownDue(view({ paid: true, payable: false }), 'p1')).toBeUndefined();
    expect(ownDue(view(open, 4), 'p1')).toBeUndefined();
  });
});

describe('a citizen that the team gives up', () => {
  test.each([
    ['en', 'The team gives up a citizen that nobody has (the empty supply of grain)'],
    ['de', 'Das Team verliert einen Bürger, den niemand hat (leerer Vorrat an Getreide)'],
    ['fr', 'L’équipe perd un citoyen que personne n’a (le stock de blé épuisé)'],
  ] as const)('is said to be one: %s', async (code, words) => {
    language.value = code;
    await wordsLoaded();
    expect(sharesWords([readItem('offer citizen grain')], names)).toBe(words);
  });
});
