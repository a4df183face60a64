import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '../../../generated/orleans';
import type { Position } from '../../../generated/protocol';

import { type Act, type Source, still, versionOf } from '../../../table/watch';
import type { OrleansPrompt, OrleansView } from '../view';
import { PlanAct } from './act';

const space = (n: number) => ({
  space: n,
  need: 'farmer',
  follower: null,
  planned: false,
  technology: false,
});
const view = {
  round: 3,
  planning: true,
  players: [
    {
      seat: 'p1',
      merchant: 'orleans',
      market: [{ follower: 'farmer', count: 2 }],
      places: [{ place: 'wagon', spaces: [space(0), space(1)], active: false, possible: true, fresh: false }],
    },
  ],
};
const openings = [0, 1].map((n) => ({ space: n, place: 'wagon', need: 'farmer' }));
const prompt = {
  seat: 'p1',
  ask: 'plan',
  man: [],
  followers: [{ follower: 'farmer', count: 2 }],
  spaces: [{ follower: 'farmer', spaces: openings }],
};

/** A table at version 7 that waits for a plan, and what is sent from it. */
function planner(acts = true) {
  const sent: unknown[] = [];
  const position = signal({
    at: 7,
    entries: 4,
    viewer: 'p1',
    view,
    prompt,
    legal: ['x'],
    plan_from: null,
    can_undo: false,
  } as unknown as Position<OrleansView, OrleansPrompt>);
  const source = { table: signal({ id: 't' }), position, events: signal([]) } as unknown as Source<
    OrleansView,
    OrleansPrompt,
    Event
  >;
  const act = {
    play: (actions: readonly string[]) => void sent.push(actions),
    undo: (to: unknown) => void sent.push(['undo', to]),
    previews: () => Promise.resolve({ at: 7, previews: [{ action: 'asked the server', changes: [] }] }),
  } as unknown as Act;
  return { plan: new PlanAct({ watch: still(source), act: acts ? act : undefined }), sent, position };
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('a move of the plan is a step after the version of the server, and nothing is sent', () => {
  const { plan, sent } = planner();
  const { position } = plan.watch;
  expect(versionOf(position.value)).toBe('7');
  plan.act?.play(['put farmer.1 wagon.1']);
  expect([position.value.at, position.value.step, versionOf(position.value)]).toEqual([7, 1, '7.1']);
  expect(position.value.legal).toContain('take wagon.1');
  plan.act?.undo();
  expect([versionOf(position.value), position.value.can_undo]).toEqual(['7.2', false]);
  expect(sent).toEqual([]);
});

test('the whole plan is sent when the player is ready, and other actions as they are', () => {
  const { plan, sent, position } = planner();
  plan.act?.play(['put farmer.1 wagon.1']);
  plan.act?.play(['put farmer.1 wagon.2']);
  plan.act?.play(['ready']);
  expect(sent).toEqual([['plan farmer wagon', 'plan farmer wagon', 'ready']]);
  position.value = { ...position.value, at: 9, prompt: null, legal: ['pass'] };
  plan.act?.play(['pass']);
  plan.act?.undo();
  plan.act?.undo('plan');
  expect(sent.slice(1)).toEqual([['pass'], ['undo', undefined], ['undo', 'plan']]);
});

test('the rules are asked what an action costs, but not what a move of the plan does', async () => {
  const { plan, position } = planner();
  const told = async () => (await plan.act?.previews())?.previews.map(({ action }) => action);
  expect(await told()).toContain('ready');
  position.value = { ...position.value, at: 9, prompt: null, legal: ['pass'] };
  expect(await told()).toEqual(['asked the server']);
});

test('where nobody can act, the table is only watched', () => {
  const { plan } = planner(false);
  expect(plan.act).toBeUndefined();
  expect(plan.watch.position.value.at).toBe(7);
});
