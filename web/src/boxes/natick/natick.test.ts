import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Fixture } from '../../dev/fixture-table';
import type { Event } from '../../generated/natick';
import { touch } from '../../table/model';
import { parse, things } from './actions';
import { describe as describeAction } from './describe';
import { log } from './log';
import { readOffer, setName, spanOf, yieldOf } from './pieces';
import { question } from './prompts';
import { stages } from './stages';
import { type ColonyView, colonyOf, type Face, type NatickPrompt, type NatickView, type Suit } from './view';
import { forbidden } from './why';
import { beside, roadName, settlementName } from './words';

/** One position for every question, made by `tools/fixtures.mjs`. */
const folder = new URL('./fixtures/', import.meta.url);
type NatickFixture = Fixture<NatickPrompt, Event> & { view: NatickView };
const FIXTURES = Object.fromEntries(
  readdirSync(folder).map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as NatickFixture,
  ]),
);
const named = (name: string): NatickFixture => {
  const found = FIXTURES[name];
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
};
const viewOf = (fixture: NatickFixture) => fixture.view;
const choices = (legal: readonly string[]) => legal.map((action) => ({ action, things: things(action) }));

describe.each(Object.entries(FIXTURES))('%s', (_, fixture) => {
  test('every legal action can be parsed, touches something and reads as a sentence', () => {
    for (const action of fixture.legal) {
      expect(parse(action), action).toBeDefined();
      expect(things(action).length).toBeGreaterThan(0);
      expect(describeAction(action, viewOf(fixture)).title).not.toMatch(/[{}]|undefined/);
    }
  });

  test('the question and the log have no unfilled placeholders', () => {
    if (fixture.prompt) expect(question(fixture.prompt, viewOf(fixture)).title).not.toMatch(/[{}]|undefined/);
    const lines = log(fixture.notes, (seat) => seat);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.text).not.toMatch(/[{}]|undefined|^$/);
  });
});

test('own coins then the pool is a trade with the pool, own coins then the other player’s coins an offer', () => {
  const all = choices([
    'bank suns moons',
    'bank suns arms',
    'offer suns moons',
    'offer moons suns',
    'barter moons2 arms',
    'village left',
    'end',
  ]);
  expect(touch(all, ['purse:suns'], 'pool:moons')).toEqual({ kind: 'play', action: 'bank suns moons' });
  expect(touch(all, ['purse:suns'], 'theirs:moons')).toEqual({ kind: 'play', action: 'offer suns moons' });
  expect(touch(all, ['region:moons2'], 'pool:arms')).toEqual({ kind: 'play', action: 'barter moons2 arms' });
  expect(touch(all, [], 'end:left')).toEqual({ kind: 'play', action: 'village left' });
});

test('touching a region is enough for an event', () => {
  expect(touch(choices(['harvest suns4', 'harvest moons2', 'raid']), [], 'region:suns4')).toEqual({
    kind: 'play',
    action: 'harvest suns4',
  });
});

test('what dice produce stops when a region is full', () => {
  const region = (name: string, coins: number) => ({
    region: name,
    place: -1,
    row: 'above' as const,
    coins,
    guarded: false,
  });
  const colony = {
    ...viewOf(named('keep')).colonies[0],
    regions: [region('suns3', 1), region('moons3', 3), region('arms4', 2), region('crowns5', 0)],
  } as ColonyView;
  const die = (suit: Suit, face: Face) => ({ suit, face, event: null, holder: null, set: null });
  const dice = [die('suns', '3'), die('moons', '3'), die('crowns', '4'), die('arms', 'event')];
  expect(yieldOf(colony, dice, 3)).toEqual({ suns: 2, moons: 0, crowns: 0, arms: 1 });
});

test('what an event or a trade moves has its own line', () => {
  const lines = log(named('accept').notes, (seat) => seat);
  const told = (text: string) =>
    lines
      .filter((line) => line.text.startsWith(text))
      .map((line) => line.amounts.map((amount) => amount.text).join(' '));
  expect(told('uses Tournament')).toEqual(['+1', '+1']);
  expect(told('accepts the offer')[0]).toBe('−1 +1');
  expect(told('receives coins')).toEqual([]);
});

test('places have names', () => {
  expect(roadName(-3)).toBe('road 2 on the left');
  expect(settlementName(0, 'town')).toBe('the town in the middle');
  expect(beside('above', settlementName(2, 'village'))).toBe('above village 1 on the right');
});

test('sets, offers and places', () => {
  expect(setName(['arms', 'suns'])).toBe('sa');
  expect(setName([])).toBe('-');
  expect(readOffer('2 suns and 1 arms for nothing')).toEqual({
    give: [
      ['suns', 2],
      ['arms', 1],
    ],
    take: [],
  });
  const colony = colonyOf(viewOf(named('put')), 'p1');
  expect(colony && spanOf(colony).from).toBeLessThanOrEqual(-2);
});

test('the pool’s rate is the one of this table', () => {
  const view = viewOf(named('turn'));
  expect(describeAction('bank suns moons', view).title).toContain(String(view.bank_rate));
  expect(describeAction('bank suns moons', { ...view, bank_rate: 2 }).title).toContain('2 suns');
});

test('the final count shows each kind of thing with the points that its events gave', () => {
  const view = viewOf(named('over'));
  const [{ seat } = { seat: 'p1' }] = view.colonies;
  const gave = (item: string, clause: string) =>
    ({ change: { seat, what: 'points', by: 1 }, clause, json: { event: 'points', item } }) as never;
  const over = { change: null, json: { event: 'over', stalled: false } } as never;
  const all = [gave('town', 'natick.town.points'), gave('town', 'natick.town.points'), over];
  expect(stages([gave('town', 'natick.town.points')], view, all)).toBe(undefined);
  const staging = stages([over], view, all);
  expect(staging?.stages.map(({ id, shares }) => [id, shares.map(({ points }) => points)])).toEqual([
    ['village', []],
    ['town', [2]],
    ['trader', []],
    ['knight', []],
  ]);
});

describe('a click that does nothing', () => {
  test('gets the reason of the rules in words', () => {
    const why = { action: 'road left', clause: 'natick.build.costs', word: 'cannot-pay', text: '' };
    const values = { item: 'road', cost: 'suns 1 arms 1', have: 'suns 0 arms 2' };
    expect(forbidden({ ...why, values }, {} as never, '', String)).toBe(
      'That costs 1 sun and 1 coat of arms. You have 0 suns and 2 coats of arms.',
    );
  });
});
