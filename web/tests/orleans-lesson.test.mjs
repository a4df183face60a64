// The tutorial of Orléans, followed by a pupil who does what the coach says, in ten different deals.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { learn, openLessons, orleansReport } from './pupil.mjs';
import { startServer } from './server.mjs';

const lessons = await openLessons();
after(() => lessons.close());
const server = await startServer();
after(() => server.stop());

test('the pupil recruits, travels, builds, lays technology, opens a place, gives to a deed and sees the score', async () => {
  const reports = [];
  for (let n = 0; n < 10; n++) reports.push(orleansReport(await learn(lessons, server.url, 'orleans')));
  const short = (pick) => reports.map(pick);
  assert.deepEqual(short(({ notDone }) => notDone).flat(), []);
  assert.deepEqual(short(({ onlyTold }) => onlyTold).flat(), []);
  assert.deepEqual(short(({ withoutWhy }) => withoutWhy).flat(), []);
  // A tutorial is no whole game.
  for (const { rounds } of reports) assert.ok(rounds <= 8, `${rounds} rounds`);
  for (const { score, points } of reports) assert.ok(score.endsWith(`= ${points} points`), score);
});
