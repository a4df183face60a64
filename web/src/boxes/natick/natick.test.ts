import { describe, expect, test } from 'vitest';
import { natickDe } from '../../i18n/natick.de';
import { natickEn, type NatickKey } from '../../i18n/natick.en';
import { natickFr } from '../../i18n/natick.fr';
import { touch } from '../../table/model';
import type { EventInfo } from '../../generated/protocol';
import { parse, things } from './actions';
import { describe as describeAction } from './describe';
import { log } from './log';
import { readOffer, setName, spanOf, yieldOf } from './pieces';
import { question } from './prompts';
import { colonyOf, type NatickPrompt, type NatickView } from './view';
import accept from './fixtures/accept.json';
import divide from './fixtures/divide.json';
import event from './fixtures/event.json';
import keep from './fixtures/keep.json';
import put from './fixtures/put.json';
import region from './fixtures/region.json';
import turn from './fixtures/turn.json';

const FIXTURES = { accept, divide, event, keep, put, region, turn };
const viewOf = (fixture: { readonly view: unknown }) => fixture.view as NatickView;
const choices = (legal: readonly string[]) => legal.map((action) => ({ action, things: things(action) }));

describe.each(Object.entries(FIXTURES))('%s', (_, fixture) => {
  test('every legal action is read, touches something and reads as a sentence', () => {
    for (const action of fixture.legal) {
      expect(parse(action), action).toBeDefined();
      expect(things(action).length).toBeGreaterThan(0);
      expect(describeAction(action, viewOf(fixture)).title).not.toMatch(/[{}]|undefined/);
    }
  });

  test('the question and the log have no holes left', () => {
    expect(question(fixture.prompt as unknown as NatickPrompt).title).not.toMatch(/[{}]|undefined/);
    const lines = log(fixture.notes as unknown as EventInfo[], (seat) => seat, viewOf(fixture));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.text).not.toMatch(/[{}]|undefined|^$/);
  });
});

test('own coins, then the pool, is a trade with the pool; then the other’s coins, an offer', () => {
  const all = choices(turn.legal);
  expect(touch(all, ['purse:suns'], 'pool:moons')).toEqual({ kind: 'play', action: 'bank suns moons' });
  expect(touch(all, ['purse:suns'], 'theirs:moons')).toEqual({ kind: 'play', action: 'offer suns moons' });
  expect(touch(all, ['region:moons2'], 'pool:arms')).toEqual({ kind: 'play', action: 'barter moons2 arms' });
  expect(touch(all, [], 'end:left')).toEqual({ kind: 'play', action: 'village left' });
});

test('a region of an event is enough', () => {
  expect(touch(choices(event.legal), [], 'region:suns4')).toEqual({ kind: 'play', action: 'harvest suns4' });
});

test('what dice bring stops at three coins', () => {
  const view = viewOf(keep);
  expect(yieldOf(colonyOf(view, 'p1'), view.dice, view.capacity)).toEqual({ suns: 1, moons: 2, crowns: 1, arms: 0 });
});

test('sets, offers and places', () => {
  expect(setName(['arms', 'suns'])).toBe('sa');
  expect(setName([])).toBe('-');
  expect(readOffer('2 suns and 1 arms for nothing')).toEqual({ give: [['suns', 2], ['arms', 1]], take: [] });
  const colony = colonyOf(viewOf(put), put.seat);
  expect(colony && spanOf(colony).from).toBeLessThanOrEqual(-2);
});

test('the rate of the bank is that of the table', () => {
  const view = viewOf(turn);
  expect(describeAction('bank suns moons', view).title).toContain(String(view.bank_rate));
  expect(describeAction('bank suns moons', { ...view, bank_rate: 2 }).title).toContain('2 suns');
});

test('every language has the same holes', () => {
  const holes = (message: string) => [...new Set([...message.matchAll(/\{(\w+)/g)].map((found) => found[1]))].sort().join(' ');
  for (const key of Object.keys(natickEn) as NatickKey[]) {
    expect(holes(natickDe[key]), `de ${key}`).toBe(holes(natickEn[key]));
    expect(holes(natickFr[key]), `fr ${key}`).toBe(holes(natickEn[key]));
  }
});
