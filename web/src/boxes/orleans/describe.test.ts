import { describe, expect, test } from 'vitest';
import { describe as inWords } from './describe';
import { TABLES } from './generated';
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
