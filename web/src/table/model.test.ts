import { describe, expect, it } from 'vitest';
import { type Choice, complete, reachable, remaining, touch, undecided } from './model';

const choice = (action: string, ...things: string[]): Choice => ({
  action,
  things: things.map((id) => ({
    id,
    role: id.startsWith('die') ? 'means' : id.startsWith('button') ? 'button' : 'piece',
  })),
});

const choices = [
  choice('take d1 3 bank', 'die:d1', 'depot:3', 'tile:3:bank'),
  choice('take d2 3 bank', 'die:d2', 'depot:3', 'tile:3:bank'),
  choice('take d1 3 cow4', 'die:d1', 'depot:3', 'tile:3:cow4'),
  choice('place d1 ship r3c5', 'die:d1', 'store:ship', 'space:r3c5'),
  choice('place d1 ship r4c5', 'die:d1', 'store:ship', 'space:r4c5'),
  choice('place d2 ship r4c5', 'die:d2', 'store:ship', 'space:r4c5'),
  choice('workers d1', 'die:d1', 'button:workers'),
];

describe('touching things', () => {
  it('plays when one action is left', () => {
    expect(touch(choices, [], 'tile:3:cow4')).toEqual({ kind: 'play', action: 'take d1 3 cow4' });
    expect(touch(choices, ['store:ship'], 'space:r3c5')).toEqual({
      kind: 'play',
      action: 'place d1 ship r3c5',
    });
  });
  it('asks when only the means are open', () => {
    expect(touch(choices, [], 'tile:3:bank')).toEqual({
      kind: 'menu',
      selected: ['tile:3:bank'],
      actions: ['take d1 3 bank', 'take d2 3 bank'],
    });
  });
  it('waits for the next click when places are open', () => {
    expect(touch(choices, [], 'store:ship')).toEqual({ kind: 'select', selected: ['store:ship'] });
  });
  it('deselects a thing that is touched twice', () => {
    expect(touch(choices, ['die:d1', 'store:ship'], 'store:ship')).toEqual({
      kind: 'select',
      selected: ['die:d1'],
    });
  });
  it('starts again with a thing that does not fit, and keeps what does', () => {
    expect(touch(choices, ['die:d2', 'store:ship'], 'tile:3:bank')).toEqual({
      kind: 'play',
      action: 'take d2 3 bank',
    });
    expect(touch(choices, ['store:ship'], 'tile:3:cow4')).toEqual({ kind: 'play', action: 'take d1 3 cow4' });
    expect(touch(choices, [], 'tile:5:mine')).toEqual({ kind: 'nothing' });
  });
  it('asks when one action needs nothing more and others do', () => {
    const ships = [
      choice('ship 3', 'depot:3'),
      choice('ship 3+4', 'depot:3', 'depot:4'),
      choice('ship 4', 'depot:4'),
    ];
    expect(touch(ships, [], 'depot:3')).toEqual({
      kind: 'menu',
      selected: ['depot:3'],
      actions: ['ship 3', 'ship 3+4'],
    });
  });
});

describe('what is left', () => {
  it('is what contains the whole selection', () => {
    expect(remaining(choices, ['die:d2']).map((one) => one.action)).toEqual([
      'take d2 3 bank',
      'place d2 ship r4c5',
    ]);
    expect(reachable(choices, ['die:d2']).now.has('space:r3c5')).toBe(false);
    expect(reachable(choices, ['die:d2']).anew.has('space:r3c5')).toBe(true);
  });
  it('knows what is still to be decided', () => {
    expect(undecided(choices.slice(0, 2)).map((thing) => thing.id)).toEqual(['die:d1', 'die:d2']);
  });
});

describe('the command field', () => {
  const actions = choices.map(({ action }) => ({
    action,
    title: action.startsWith('take') ? 'Take it' : 'Other',
  }));
  it('puts what starts with the text first', () => {
    expect(complete('place d2', actions).map((one) => one.action)).toEqual(['place d2 ship r4c5']);
    expect(complete('bank d2', actions).map((one) => one.action)).toEqual(['take d2 3 bank']);
    expect(complete('', actions)).toHaveLength(7);
  });
});

describe('typing', () => {
  const moves = [
    {
      action: 'sell d1 violet',
      title: 'Sell 1 violet good, with die 3 as 2',
      brings: ['minus 1 worker', 'plus 2 points'],
    },
    { action: 'sell d2 violet', title: 'Sell 1 violet good, with die 2', brings: ['plus 2 points'] },
  ];
  it('finds a move by its whole line as it is shown', () => {
    expect(complete('Sell 1 violet good, with die 2, plus 2 points', moves)).toEqual([moves[1]]);
  });
  it('does not find moves only by what they gain', () => {
    expect(complete('worker', moves)).toEqual([]);
  });
});
