import { describe, expect, it } from 'vitest';
import type { Moment } from '../lesson';
import { STEPS } from './lesson';
import { plan } from './lesson-moves';
import type { PlayerView } from './view';

/** A castle in the middle with a pasture of 3 and a town of 6 next to it, and a mine that nothing touches. */
const duchy = [
  { space: 'r4c4', kind: 'castle', value: 6, area: 0, tile: 'castle' },
  { space: 'r4c5', kind: 'livestock', value: 3, area: 1, tile: null },
  { space: 'r3c3', kind: 'building', value: 6, area: 2, tile: null },
  { space: 'r1c1', kind: 'mine', value: 1, area: 3, tile: null },
];
const player: Partial<PlayerView> = {
  seat: 'p1',
  dice: [6, 3],
  workers: 1,
  silver: 2,
  storage: [],
  goods: [],
  duchy: duchy as PlayerView['duchy'],
};
interface Given {
  readonly player?: Partial<PlayerView>;
  readonly ask?: string;
  readonly costs?: readonly string[];
  readonly record?: readonly string[];
}
const moment = (legal: readonly string[], { ask = 'turn', costs = [], ...given }: Given = {}): Moment => {
  const record = (given.record ?? []).map((text, n) => ({ n, actor: 'p1', text }));
  const view = {
    edition: 2019,
    phase: 'A',
    round: 1,
    depots: [],
    track: [],
    bonus: [],
    players: [{ ...player, ...given.player }],
  };
  const worker = { what: 'workers', by: -1, clause: 'burgundy.dice.worker' };
  return {
    you: 'p1',
    rival: 'Ben',
    since: record,
    record,
    events: [],
    previews: new Map(legal.map((action) => [action, costs.includes(action) ? [worker] : []])),
    position: { legal, waiting: ['p1'], prompt: { ask, tile: null }, view, projected: null },
  } as unknown as Moment;
};

describe('what the coach would do', () => {
  it('spends no worker if another tile does as well', () => {
    const costs = ['take d1 1 market'];
    expect(plan(moment(['take d1 1 market', 'take d1 6 bank'], { costs }))).toBe('take d1 6 bank');
  });
  it('places what it has before it takes more', () => {
    const given = { player: { storage: ['bank'] } };
    expect(plan(moment(['take d2 3 cow3', 'place d1 bank r3c3', 'workers d1'], given))).toBe(
      'place d1 bank r3c3',
    );
  });
  it('takes a kind that was not placed yet', () => {
    const given = { record: ['place d1 market r3c3'] };
    expect(plan(moment(['take d1 6 bank', 'take d1 6 cow3'], given))).toBe('take d1 6 cow3');
  });
  it('never takes what has nowhere to go', () => {
    expect(plan(moment(['take d1 6 mine', 'workers d1', 'end']))).toBe('workers d1');
  });
  it('never takes or buys with a full storage', () => {
    const given = { player: { storage: ['mine', 'mine', 'mine'] } };
    expect(plan(moment(['take d1 6 cow3', 'buy black bank', 'end'], given))).toBe('end');
    expect(plan(moment(['take church 6 mine', 'pass'], { ...given, ask: 'church' }))).toBe('pass');
  });
});

describe('what the coach says', () => {
  const step = (id: string) => STEPS.find((one) => one.id === id)!;
  it('names the move with its price', () => {
    const legal = ['take d1 1 bank'];
    const { move, suggestion, read } = step('take').advise(moment(legal, { costs: legal }));
    expect(move).toBe('My advice: take the bank from depot 1 with die 6 as 1. It costs you 1 worker.');
    expect(suggestion).toBe('take d1 1 bank');
    expect(read).toBe(false);
  });
  it('answers a question before it goes on, even at the end', () => {
    const { title, suggestion, read } = step('done').advise(moment(['ship 1', 'ship 2'], { ask: 'ship' }));
    expect(title).toBe('Which depot does your ship load from?');
    expect(suggestion).toBe('ship 1');
    expect(read).toBe(false);
  });
  it('explains what pupils have done by themselves', () => {
    const { text, read } = step('livestock').advise(moment(['end'], { record: ['place d2 cow3 r4c5'] }));
    expect(text).toContain('You score one point for each animal');
    expect(read).toBe(true);
  });
});
