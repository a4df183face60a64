import { describe, expect, it } from 'vitest';
import type { Moment } from '../lesson';
import { cheapest, price } from './lesson-moves';
import type { PlayerView } from './view';

/** A castle in the middle, with a pasture of 3 and a building space of 6 next to it. */
const player = {
  seat: 'p1',
  dice: [6, 3],
  duchy: [
    { space: 'r4c4', kind: 'castle', value: 6, tile: 'castle' },
    { space: 'r4c5', kind: 'livestock', value: 3, tile: null },
    { space: 'r3c3', kind: 'building', value: 6, tile: null },
  ],
} as unknown as PlayerView;
const moment = (legal: string[]): Moment =>
  ({
    you: 'p1',
    rival: '',
    since: [],
    position: { legal, view: { players: [player] } },
  }) as unknown as Moment;

describe('what the coach would do', () => {
  it('spends no worker if a tile is free', () => {
    expect(cheapest(moment(['take d1 1 bank', 'take d1 6 church']), 'take')).toBe('take d1 6 church');
  });
  it('prefers the tile that the other die can place', () => {
    expect(cheapest(moment(['take d1 6 church', 'take d1 6 sheep3']), 'take')).toBe('take d1 6 sheep3');
  });
  it('knows that 6 and 1 are neighbours', () => {
    expect(price('take d1 1 sheep3', player)).toBe(10);
  });
  it('does something free before something expensive', () => {
    expect(cheapest(moment(['take d1 2 bank', 'workers d1']), 'take', 'workers')).toBe('workers d1');
  });
});
