// Orléans in a real browser: whole games with the mouse, a finger and the keyboard, two people who plan at the same
// time, and the tutorial.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person } from './browser.mjs';
import { answered } from './hands.mjs';
import { browser, server } from './house.mjs';
import { followLesson, playBots, playGame, orleansWishes as wishes } from './tables.mjs';

const TITLE = 'Orléans';
const ready = (page) => page.locator('#prompt').getByRole('button', { name: 'Ready' });
const market = (page) => page.locator('.o-market-piece');
const planned = (page) => page.locator('.area-own .o-filled');

/** Ann opens a table with these seats and invites Ben by its link. */
async function sitTogether(ann, ben, seats) {
  await ann.goto('/new/orleans');
  await ann.getByLabel('Your name at the table').fill('Ann');
  if (seats > 2)
    await ann
      .getByRole('group', { name: 'Number of seats' })
      .getByRole('radio', { name: String(seats) })
      .check({ force: true });
  await ann.getByLabel('Seat 2').selectOption({ label: 'Open seat' });
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ben.goto(await ann.getByLabel('Link to this table').inputValue());
  await ben.getByLabel('What name do you want to play under?').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await Promise.all([ann, ben].map((page) => page.locator('.table-grid').waitFor()));
}

const asked = (page, words) => page.locator('#prompt strong').filter({ hasText: words });

/** Waits for the first planning. The first draw takes everybody, so nobody is asked how many. */
const planning = (page) => asked(page, 'Plan your round').waitFor();

/** Says that the plan is ready. If somebody idle would complete a place, the table asks once more. */
async function sayReady(page, press = () => ready(page).click()) {
  await press();
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-button="button:ready"]') ||
      /again/.test(document.querySelector('#prompt .hint')?.textContent ?? ''),
  );
  if ((await ready(page).count()) > 0) await press();
}

/** Takes up the first follower that fits somewhere and puts it in the first hole that is offered. */
async function putOne(page) {
  await page.locator('.o-market-piece[data-state=open]').first().click();
  await page.locator('.o-hole[data-state=open]').first().click();
}

test('a guest plays a bot by clicking, from the first draw to the last event', async (t) => {
  const page = await person(browser, server.url);
  await playBots(page, TITLE, /Novice/);
  await playGame(page, wishes, { until: ({ asked }) => /^Plan/.test(asked) });
  await checkAxe(page, 'planning, light');
  await t.test('a desktop needs no scrolling', async () => {
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
    assert.equal(scrolls, false);
  });
  const questions = await playGame(page, wishes, { limit: 2500 });
  assert.ok(
    [...questions].some((title) => /^Use a place/.test(title)),
    'places were used',
  );
  await page.locator('.result-banner').first().waitFor();
  assert.deepEqual(page.problems, []);
});

test('two people plan at the same time, and nobody sees the other plan before both are ready', async (t) => {
  const ann = await person(browser, server.url);
  const ben = await person(browser, server.url);
  await sitTogether(ann, ben, 2);
  await Promise.all([planning(ann), planning(ben)]);

  await t.test('a plan is made by taps, taken back by a tap, and survives a reload', async () => {
    await putOne(ann);
    await putOne(ann);
    assert.equal(await planned(ann).count(), 2);
    await ann.reload();
    await planned(ann).first().waitFor();
    assert.equal(await planned(ann).count(), 2);
    await ann.locator('.o-hole:has(.o-filled)').first().click();
    assert.equal(await planned(ann).count(), 1);
    await ann.keyboard.press('z');
    // A reload forgets what can be undone, but not what was done since.
    assert.equal(await planned(ann).count(), 2);
  });

  await t.test('a follower is dragged to a place, and on to another', async () => {
    const before = await planned(ann).count();
    const piece = market(ann).first();
    const from = await piece.boundingBox();
    await ann.mouse.move(from.x + from.width / 2, from.y + 20);
    await ann.mouse.down();
    await ann.mouse.move(from.x + from.width / 2 + 20, from.y + 40, { steps: 4 });
    const hole = ann.locator('.o-hole[data-state=open]').last();
    const to = await hole.boundingBox();
    await ann.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await ann.mouse.up();
    assert.equal(await planned(ann).count(), before + 1);
    const carried = ann.locator('.o-hole:has(.o-filled)').last();
    const old = await carried.getAttribute('data-thing');
    const at = await carried.boundingBox();
    await ann.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await ann.mouse.down();
    await ann.mouse.move(at.x + at.width / 2 + 20, at.y + at.height / 2, { steps: 4 });
    const next = ann.locator('.o-hole.is-onto').first();
    const wanted = await next.getAttribute('data-thing');
    const box = await next.boundingBox();
    await ann.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
    await ann.mouse.up();
    await ann.locator(`[data-thing="${wanted}"]:has(.o-filled)`).waitFor();
    assert.equal(await ann.locator(`[data-thing="${old}"]:has(.o-filled)`).count(), 0);
    assert.equal(await planned(ann).count(), before + 1);
  });

  await t.test('the other one sees neither the plan nor the pieces move', async () => {
    await sayReady(ann);
    await ann.getByRole('button', { name: 'Change plan' }).waitFor();
    await ben.locator('.o-state-ready').waitFor();
    assert.equal(await ben.locator('.rival .o-rival-places .o-rival-piece:not(.empty)').count(), 0);
    assert.match(await ben.locator('.rival .o-rival-market').textContent(), /market 4/);
  });

  await t.test('a plan can be changed until everybody is ready', async () => {
    await ann.getByRole('button', { name: 'Change plan' }).click();
    await ready(ann).waitFor();
    assert.ok((await planned(ann).count()) > 0, 'the plan is still there');
    await sayReady(ann);
    await ann.getByRole('button', { name: 'Change plan' }).waitFor();
  });

  await t.test('everything is open when both are ready', async () => {
    await putOne(ben);
    await sayReady(ben);
    await answered(ben);
    await ben.locator('.rival .o-rival-places .o-rival-piece:not(.empty)').first().waitFor();
    await ann.locator('.rival .o-rival-places .o-rival-piece:not(.empty)').first().waitFor();
  });
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test('five players: two people with bots, one of them with the keyboard alone', async (t) => {
  const ann = await person(browser, server.url);
  const ben = await person(browser, server.url, { size: 'phone' });
  await sitTogether(ann, ben, 5);

  await t.test('planning by keyboard', async () => {
    await planning(ann);
    // The boatman and the craftsman of the first draw complete the Farm House, the first place.
    await ann.keyboard.press('b');
    await ann.keyboard.press('1');
    await ann.keyboard.press('c');
    await ann.keyboard.press('1');
    await ann.locator('[data-at="place:farm-house"].o-ready').waitFor();
    await ann.keyboard.press('Backspace');
    assert.equal(await planned(ann).count(), 1);
    await ann.keyboard.press('z');
    assert.equal(await planned(ann).count(), 2);
    await sayReady(ann, () => ann.keyboard.press('Shift+Enter'));
    await ann.getByRole('button', { name: 'Change plan' }).waitFor();
  });

  await t.test('a phone has everything on its tabs, and the market on all of them', async () => {
    await planning(ben);
    await checkSizes(ben, 'planning on a phone');
    for (const tab of ['Map', 'Tracks', 'Deeds', 'Others', 'My town']) {
      const found = ben.getByRole('tab', { name: tab });
      if ((await found.count()) > 0) await found.click();
      assert.ok(await market(ben).first().isVisible(), `the market on ${tab}`);
    }
    const wide = await ben.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(wide, false, 'nothing is wider than the screen');
    await putOne(ben);
    await sayReady(ben, () => ready(ben).tap());
  });

  await t.test('both play the first two rounds', async () => {
    const round = (n) => (page) =>
      page.evaluate((wanted) => document.querySelector('.o-round b')?.textContent === wanted, String(n));
    for (let step = 0; step < 60; step++) {
      for (const page of [ann, ben]) {
        if (!(await page.locator('#prompt.mine').count())) continue;
        await playGame(page, wishes, {
          touch: page === ben,
          until: ({ mine }) => !mine,
          limit: 60,
        });
      }
      if (await round(3)(ann)) break;
      await ann.waitForTimeout(50);
    }
    assert.ok(await round(3)(ann), 'the third round has begun');
  });
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test('the tutorial is followed to its end', async () => {
  const page = await person(browser, server.url);
  const titles = await followLesson(page, 'orleans', 'That is all you need');
  for (const title of [
    'Make your plan',
    'Use your places',
    'Plan again',
    'A journey',
    'A trading station',
  ].concat(['Technology', 'A new place', 'A beneficial deed', 'What you have so far']))
    assert.ok(titles.includes(title), `${title} in ${titles.join(' / ')}`);
  assert.deepEqual(page.problems, []);
});
