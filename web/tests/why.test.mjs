// The rules explain what cannot be done, in the reader's language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, playBot } from './browser.mjs';
import { answered } from './hands.mjs';
import { browser, server } from './house.mjs';

const hint = (page) => page.locator('#prompt .hint');

/** Touches the first thing of a kind that does nothing. */
const touchShut = (page, sort) =>
  page.locator(`[data-thing^="${sort}:"][data-state="shut"]`).first().dispatchEvent('click');

test('a space that cannot be used says why, and so does a refused move', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await answered(page);
  await touchShut(page, 'space');
  await page.waitForFunction(() =>
    /storage|touch|stay|takes a|belongs/.test(document.querySelector('#prompt .hint')?.textContent ?? ''),
  );
  const english = await hint(page).textContent();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.keyboard.press('Escape');
  // The language is there once its texts have loaded.
  await page.locator('html[lang=de]').waitFor();
  await touchShut(page, 'space');
  await page.waitForFunction(() =>
    /Lager|gelegte|Gelegte|verlangt|gehört/.test(document.querySelector('#prompt .hint')?.textContent ?? ''),
  );
  assert.notEqual(await hint(page).textContent(), english);
  assert.deepEqual(page.problems, []);
});
