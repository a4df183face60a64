import { expect, test } from 'vitest';
import type { BotInfo } from '../generated/protocol';
import { figuresOf } from './levels';
import { resize } from './setup-seats';

const NOTHING = { rating: null, score: null, beats_below: null, turn_ms: null };
const bot = (measured: Partial<BotInfo['measured']>): BotInfo => ({
  name: 'hard',
  about: '',
  measured: { ...NOTHING, ...measured },
});

test('only what was measured is shown', () => {
  expect(figuresOf(bot({}))).toEqual([]);
  expect(figuresOf(bot({ rating: -13, turn_ms: 0 }))).toEqual([
    ['rating', '−13'],
    ['thinks', 'no time'],
  ]);
  expect(
    figuresOf(bot({ score: 216, beats_below: 80, rating: 442, turn_ms: 105 })).map(([, value]) => value),
  ).toEqual(['216', '80 %', '+442', '0.1 s a turn']);
});

test('a new seat gets the usual bot, or one like its neighbour', () => {
  const me = { kind: 'me' } as const;
  expect(resize([me], 2, 'medium')[1]).toEqual({ kind: 'bot', bot: 'medium' });
  expect(resize([me, { kind: 'bot', bot: 'expert' }], 3, 'medium')[2]).toEqual({
    kind: 'bot',
    bot: 'expert',
  });
  expect(resize([me, { kind: 'open' }], 3, 'medium')[2]).toEqual({ kind: 'open' });
});
