import { expect, test } from 'vitest';
import { botAbout } from '../boxes/box-words';
import type { BotInfo } from '../generated/protocol';
import { figuresOf, waitOf } from './levels';
import { resize } from './setup-seats';

const NOTHING = { rating: null, score: null, beats_below: null, turn_ms: null };
const bot = (measured: Partial<BotInfo['measured']>): BotInfo => ({
  name: 'hard',
  about: '',
  random_percent: null,
  simulations: 0,
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

test('a level says what it does in this box', () => {
  expect(botAbout({ ...bot({}), name: 'easy', random_percent: 15 })).toContain('15 %');
  expect(botAbout({ ...bot({}), simulations: 96 })).toContain('96 simulated games');
  expect(botAbout({ ...bot({}), name: 'medium', random_percent: 1 })).toContain('1 %');
  expect(botAbout({ ...bot({}), random_percent: 0 })).toContain('looks best at first sight');
  expect(botAbout(bot({}))).toContain('whole turns');
  expect(botAbout({ ...bot({}), name: 'expert' })).toContain('two rolls');
  expect(botAbout({ ...bot({}), name: 'newer', about: 'plays well' })).toBe('plays well');
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

test('waiting grows with the bots and with the seats', () => {
  const me = { kind: 'me' } as const;
  const hard = { kind: 'bot', bot: 'hard' } as const;
  const bots = [bot({ turn_ms: 200 })];
  expect(waitOf(bots, [me, hard])).toBe(200);
  expect(waitOf(bots, [me, hard, hard, hard, hard])).toBe(2000);
  expect(waitOf([bot({})], [me, hard])).toBe(0);
});
