import { batch, signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { EventInfo, Position } from '../generated/protocol';
import type { Control } from './control';
import { tellAnew } from './news';

vi.mock('../i18n', () => ({ t: (key: string) => key }));

function table() {
  const at = (at: number, entries: number) =>
    ({ at, entries, can_undo: false, waiting: ['p1', 'p2'], view: null }) as unknown as Position;
  const event = (entry: number) => ({ entry }) as EventInfo;
  const position = signal(at(5, 5));
  const events = signal<readonly EventInfo[]>([event(0), event(1)]);
  const message = signal<string | null>(null);
  const control = {
    watch: { position, live: position, events },
    box: { clockwork: () => ({ long: 'round 1' }) },
    names: (seat: string) => seat,
    viewer: signal('p1'),
    message,
  };
  tellAnew(control as unknown as Control);
  const move = (version: number, entries: number, known: number) =>
    batch(() => {
      position.value = at(version, entries);
      events.value = Array.from({ length: known }, (_, n) => event(n));
    });
  return { message, move };
}

test('the table says that the game went back', () => {
  const { message, move } = table();
  move(6, 1, 1);
  expect(message.value).toBe('table.wentBack');
});

test('somebody who takes back a plan that nobody has seen does not set the game back', () => {
  const { message, move } = table();
  move(6, 2, 2);
  expect(message.value).toBeNull();
});
