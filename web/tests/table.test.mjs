// The table's own manners, the same for every box: sheets, the keyboard, what is read out, what a finger is asked.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { checkAxe, openBrowser, person, playBot } from './browser.mjs';
import { answered, playTurn } from './hands.mjs';
import { startServer } from './server.mjs';

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

test('the menu leads to its sheets, and each gives the focus back', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  for (const [entry, title] of [[/^Resign/, 'Resign this game?'], ['Keyboard', 'Keyboard']]) {
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog', { name: 'Table menu' }).getByRole('button', { name: entry }).click();
    const sheet = page.getByRole('dialog', { name: title });
    await page.getByRole('dialog', { name: 'Table menu' }).waitFor({ state: 'detached' });
    // The browser tells late that the menu was closed: the sheet must outlive that.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
    assert.equal(await focused(page), 'Table menu');
  }
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('dialog', { name: 'Tischmenü' }).waitFor();
  assert.deepEqual(page.problems, []);
});

test('somebody can give up, and the game is over', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: /^Resign/ }).click();
  await page.getByRole('dialog', { name: 'Resign this game?' }).getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'See the result' }).waitFor();
});
