import { describe, expect, it } from 'vitest';
import { lessonAt, type Moment, type Step } from './lesson';

const moment = (...legal: readonly string[]) => ({ position: { legal } }) as unknown as Moment;
const card = { title: '', text: '', points: '' };
const can = (id: string) => (now: Moment) => now.position.legal.includes(id);
/** A page to read when `id` is legal, and a move to make when `id` is legal. */
const page = (id: string): Step => ({ id, group: 'any', ready: can(id), advise: () => card });
const move = (id: string): Step => ({ ...page(id), done: can(`${id} done`) });
const at = (steps: readonly Step[], taught: readonly string[], shown: string, now: Moment) => {
  const { step, isDone } = lessonAt(steps, taught, shown, now);
  return [step?.id, isDone];
};

describe('which step comes next', () => {
  const steps = [page('a'), move('b'), move('c'), { id: 'last', advise: () => card }];
  it('is the first of its group that is ready', () => {
    expect(at(steps, [], '', moment('c', 'b'))).toEqual(['b', false]);
    expect(at(steps, [], '', moment())).toEqual(['a', false]);
    expect(at(steps, ['a', 'b', 'c'], '', moment())).toEqual(['last', false]);
  });
  it('is done only if it was explained', () => {
    expect(at(steps, [], 'c', moment('c done'))).toEqual(['c', true]);
    expect(at(steps, ['a'], '', moment('c done'))).toEqual(['b', false]);
    expect(at(steps, ['a', 'b'], '', moment('c done'))).toEqual(['c', false]);
  });
  it('stays while the pupil is reading', () => {
    const pages = [page('a'), page('b')];
    expect(at(pages, [], 'b', moment('a', 'b'))).toEqual(['b', false]);
    expect(at(pages, [], '', moment('a', 'b'))).toEqual(['a', false]);
  });
});
