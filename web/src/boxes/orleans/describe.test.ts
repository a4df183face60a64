import { afterEach, describe, expect, test } from 'vitest';
import { TABLES } from '../../generated/orleans';
import { language, wordsLoaded } from '../../i18n';
import { describe as inWords } from './describe';
import { KINDS } from './pieces';
import { buttons, question } from './prompts';
import { names } from './samples';
import type { OrleansPrompt, OrleansView } from './view';

const view = { scenario: 'prosperity', players: [] as unknown } as OrleansView;
const asked = (ask: string, legal: readonly string[]) =>
  question({ ask, count: 0, seat: 'p1' } as OrleansPrompt, view, legal, names).title;

describe('actions of the scenarios in words', () => {
  test.each(TABLES.structures.map(({ town }) => town))('a follower goes to the structure in %s', (town) => {
    const { title } = inWords(`send town-hall farmer ${town}`, view, 'p1', names);
    expect(title).not.toContain(town);
    expect(title).toMatch(/farmer/i);
  });
  test('deals of the Wool Market are no buttons, those of Market Day are', () => {
    expect(buttons(['buy wool p1', 'sell brocade p2'], view, names)).toEqual([]);
    expect(buttons(['buy wool'], view, names)).toHaveLength(1);
  });
});

describe('the question of a turn', () => {
  test('names what can be done without a place', () => {
    expect(asked('act', ['pass'])).toBe('None of your places can be used.');
    expect(asked('act', ['supply blois wine', 'pass'])).toBe('Supply your structures?');
    expect(asked('act', ['deliver materials', 'pass'])).toBe('Complete an objective, or pass.');
  });
  test('lets the carpenter build only where that is possible', () => {
    const [go, build] = ['carpenter trader road blois', 'build structure r-lemans-chartres'];
    expect(asked('carpenter', [go, 'stop'])).toBe('Move the carpenter on?');
    expect(asked('carpenter', [go, build, 'stop'])).toBe('Build here, or move the carpenter on?');
    expect(asked('carpenter', [build, 'stop'])).toBe('Where does your structure go?');
  });
});

describe('a follower has one article in a sentence', () => {
  afterEach(() => {
    language.value = 'en';
  });
  const plan = (kind: string) => ({ warned: 'idle', idle: { kind, place: 'castle' }, missing: [], full: [] });
  const hint = (kind: string) =>
    question({ ask: 'plan', count: 0, seat: 'p1', plan: plan(kind) } as never, view, [], names).hint;
  const titles = (kind: string): readonly string[] =>
    ['recall castle', 'plan stay', 'plan', 'bathe bag', 'bathe market', 'banish', 'to-bag'].map((how) => {
      const [verb, where = 'castle'] = how.split(' ');
      const line = verb === 'recall' ? `recall castle ${kind}` : `${verb} ${kind} ${where}`;
      return inWords(line, view, 'p1', names).title;
    });
  test.each([
    ['en', /(the|a|any) (your|the|an?|any) /i],
    ['de', /(den|einen) (den|dein|ein)|eigener/i],
    ['fr', /(le|un) (votre|un|le|l’)|\ble [aeéiou]/i],
  ] as const)('%s', async (code, twice) => {
    language.value = code;
    await wordsLoaded();
    for (const kind of KINDS)
      for (const words of [hint(kind), ...titles(kind)]) {
        expect(words, kind).not.toMatch(twice);
        expect(words, kind).not.toMatch(/[{}]/);
      }
  });
  test('says whose it is where both kinds may stand', () => {
    expect(inWords('plan own-trader castle', view, 'p1', names).title).toBe(
      'Put your own trader in the Castle',
    );
    expect(inWords('plan trader castle', view, 'p1', names).title).toBe('Put the trader in the Castle');
    expect(hint('own-craftsman')).toMatch(/^You are leaving a craftsman in your market who would complete/);
  });
});
