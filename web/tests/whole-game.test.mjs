// Whole games against a bot: by clicking only, and by keyboard only. Then everything that follows a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, person, playBot } from './browser.mjs';
import { playByKeyboard, playOn } from './hands.mjs';
import { browser, repeats, server } from './house.mjs';

test('a guest plays a whole game by clicking, reads the result, steps through it and plays on from the middle', async (t) => {
  const page = await person(browser, server.url);
  await playBot(page);
  const id = new URL(page.url()).pathname.split('/')[2];
  await playOn(page);
  await page.getByRole('button', { name: 'See the result' }).click();

  await t.test('the result has ranks, sources and the points over time', async () => {
    await page.getByRole('heading', { name: 'Where the points came from' }).waitFor();
    assert.match(await page.getByRole('heading', { level: 1 }).textContent(), /points\.$/);
    const sums = await page
      .getByRole('row', { name: /^Total/ })
      .first()
      .getByRole('cell')
      .allTextContents();
    const places = await page.locator('.places .place-score').allTextContents();
    assert.deepEqual(
      sums.map(Number).sort((a, b) => b - a),
      places.map((text) => Number.parseInt(text, 10)),
    );
    assert.equal(await page.getByRole('img', { name: /Line chart/ }).count(), 1);
    await page.getByRole('list', { name: 'Key moments' }).getByRole('link').first().waitFor();
    await page.getByText('Show as a table').click();
    assert.equal(await page.getByRole('row', { name: /^Phase E, round 5/ }).count(), 1);
    await checkAxe(page, 'finished game');
  });

  await t.test('the record can be downloaded', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the record' }).click(),
    ]);
    assert.match(download.suggestedFilename(), /\.game$/);
  });

  await t.test('the game can be stepped through with keys, the slider and other views', async () => {
    await page.getByRole('link', { name: 'Step through the game' }).click();
    const where = page.locator('.replay-where');
    await where.getByText('Before the first step').waitFor();
    await page.keyboard.press('ArrowRight');
    await where.getByText(/^Step 1 of/).waitFor();
    await page.keyboard.press('End');
    await where.getByText(/^Step (\d+) of \1/).waitFor();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Home');
    // Keys come faster than positions, and none of them is lost.
    await Promise.all(Array.from({ length: 12 }, () => page.keyboard.press('ArrowRight')));
    await where.getByText(/^Step 12 of/).waitFor();
    await page.getByRole('slider', { name: 'Position in the game' }).fill('60');
    await where.getByText(/^Step 60 of/).waitFor();
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('p2');
    await page.waitForURL(/at=60&seat=p2/);
    await page.reload();
    await where.getByText(/^Step 60 of/).waitFor();
    await checkAxe(page, 'replay');
  });

  await t.test('the game can be continued from there', async () => {
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL((url) => /^\/tables\/[^/]+$/.test(url.pathname) && !url.pathname.includes(id));
    // Every seat is taken, so nobody is sent to a waiting room.
    await page.locator('.table-grid').waitFor();
  });
  assert.deepEqual(page.problems, []);
});

test('a guest plays a whole game with the keyboard alone', repeats, async () => {
  const page = await person(browser, server.url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Novice/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Your turn' }).waitFor();
  await playByKeyboard(page);
  await page.getByRole('button', { name: 'See the result' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Points during the game' }).waitFor();
  assert.deepEqual(page.problems, []);
});
