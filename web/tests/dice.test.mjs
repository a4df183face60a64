// The Dice Game in a real browser: whole games with the mouse, a finger and the keyboard, and its tutorial.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person } from './browser.mjs';
import { browser, repeats, server } from './house.mjs';
import { followLesson, playBots, playGame, typeGame, diceWishes as wishes } from './tables.mjs';

const TITLE = 'The Castles of Burgundy: The Dice Game';

async function solo(page) {
  await page.goto('/new/burgundy-dice');
  await page.getByRole('radio', { name: 'Duchy C' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table-grid').waitFor();
}

test('a guest plays solo by clicking and gets a grade', async (t) => {
  const page = await person(browser, server.url);
  await solo(page);
  assert.match(await page.locator('.bd-caption').textContent(), /^Duchy C/);
  assert.match(await page.locator('.bd-source').textContent(), /one source only: duchy C/);

  await t.test('an action that cannot be undone waits for its button', async () => {
    const castle = page.getByRole('button', { name: /green castle.*playable/ }).first();
    await castle.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    assert.equal(await page.getByRole('button', { name: 'Start here' }).count(), 0);
    await castle.click();
    await page.getByRole('button', { name: 'Start here' }).click();
    await page
      .getByRole('button', { name: /^number die/ })
      .first()
      .waitFor();
  });
  await playGame(page, wishes);
  assert.match(
    await page.locator('#prompt strong').textContent(),
    /^\d+ points: (below the first grade|well done|excellent|incredible)\.$/,
  );
  assert.equal(await page.locator('.round-heading').count(), 24, 'eight rounds in each of three phases');

  await t.test('points in the log link to their rule', async () => {
    await page.locator('.log-line .pts').first().click();
    const link = page.locator('.reasons a').first();
    const clause = (await link.getAttribute('href')).split('#')[1];
    await page.goto(await link.getAttribute('href'));
    await page.locator(`[id="${clause}"].target`).waitFor();
  });
  assert.deepEqual(page.problems, []);
});

test('a guest plays a bot by clicking: marks appear when both have chosen', async () => {
  const page = await person(browser, server.url);
  await playBots(page, TITLE);
  await page.locator('[data-thing^="hex:"][data-state=open]').first().waitFor();
  await checkAxe(page, 'start castle');
  let checked = false;
  await playGame(page, wishes, { until: ({ mine, n }) => mine && n > 12 && (checked = true) });
  assert.ok(checked);
  await checkAxe(page, 'middle of the game, light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await page.locator('#prompt.mine').waitFor();
  await checkAxe(page, 'middle of the game, dark');
  // A hex that was selected before is still selected.
  await page.keyboard.press('Escape');
  await playGame(page, wishes);
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.getByRole('heading', { name: 'Where the points came from' }).waitFor();
  assert.deepEqual(page.problems, []);
});

test('a whole game fits a phone and a finger', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  await solo(page);
  await playGame(page, wishes, { touch: true, until: ({ n, mine }) => n > 20 && mine });
  for (const tab of await page.locator('.phone-tabs').getByRole('tab').all()) {
    await tab.tap();
    await checkSizes(page, `table, ${await tab.textContent()}`);
  }
  await checkAxe(page, 'phone');
  await page.locator('.phone-tabs').getByRole('tab').first().tap();
  await playGame(page, wishes, { touch: true });
  assert.deepEqual(page.problems, []);
});

test('a whole game can be played with the keyboard alone', repeats, async () => {
  const page = await person(browser, server.url);
  await solo(page);
  // The castle with the arrow keys, the rest by typing.
  const castle = page.locator('[data-thing^="hex:"][data-state=open]');
  await castle.first().waitFor();
  for (
    let n = 0;
    n < 60 && !(await page.evaluate(() => document.activeElement?.dataset?.thing?.startsWith('hex:')));
    n++
  )
    await page.keyboard.press('Tab');
  for (
    let n = 0;
    n < 60 && !(await page.evaluate(() => document.activeElement?.dataset?.state === 'open'));
    n++
  ) {
    await page.keyboard.press(n % 8 < 7 ? 'ArrowRight' : 'ArrowDown');
  }
  // In a solo game nothing can be taken back: the first press shows what would happen, the second does it.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start here' }).waitFor();
  assert.match(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), /press again$/);
  await page.keyboard.press('Enter');
  await page.locator('.bd-tray [data-thing^="pip:"]').first().waitFor();
  await typeGame(page, (moves, n) => moves[n % moves.length]);
  assert.deepEqual(page.problems, []);
});

test('the tutorial goes from the start castle to the second mark', async () => {
  const page = await person(browser, server.url);
  const titles = await followLesson(page, 'burgundy-dice', 'You can play');
  for (const title of [
    'Your sheet of paper',
    'Choose a start castle',
    'Two numbers, two colours',
    'Four kinds of help',
    'The hourglass',
  ]) {
    assert.ok(titles.includes(title), `${title} in ${titles.join(' / ')}`);
  }
  await checkAxe(page, 'tutorial');
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.locator('#prompt.mine').waitFor();
  assert.deepEqual(page.problems, []);
});
