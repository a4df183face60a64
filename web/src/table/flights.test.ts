import { expect, it } from 'vitest';
import { depart, landed } from './flights';

it('waits until the last one has landed, and not at all when nothing is in flight', async () => {
  const heard: string[] = [];
  await landed();
  const first = depart();
  const second = depart();
  const waited = landed().then(() => heard.push('landed'));
  first();
  first();
  await Promise.resolve();
  expect(heard).toEqual([]);
  second();
  await waited;
  expect(heard).toEqual(['landed']);
});
