// Burgundy's tutorial from its first card to its last, following its own advice, in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person } from './browser.mjs';
import { browser, server } from './house.mjs';

const LAST = { en: 'You can play', de: 'Du kannst spielen', fr: 'Vous savez jouer' };
const TAUGHT = ['Goods and selling', 'Ships', 'Livestock', 'Buildings', 'Castles', 'Mines', 'Monasteries']
  .concat(['Who goes first', 'Finished areas', 'Bonus tiles', 'The black depot', 'Rounds and phases'])
  .concat(['The end of the game']);

/** The card as shown, with the state of the table. */
const card = (page) =>
  page.evaluate(() => ({
    title: document.querySelector('.coach h2')?.textContent ?? '',
    text: document.querySelector('.coach p')?.textContent ?? '',
    step: document.querySelector('.coach small')?.textContent ?? '',
    act: document.querySelector('.coach .row button:not(.plain)')?.textContent?.trim(),
    version: document.querySelector('.table-page')?.dataset.version,
    busy: document.querySelector('.table-page')?.dataset.busy,
    refused: document.querySelector('.refused, .toast')?.textContent ?? '',
  }));

/** Presses what each card offers until the last one. Returns all cards. */
async function follow(page, lang) {
  const cards = [];
  for (let n = 0; n < 150; n++) {
    const shown = await card(page);
    cards.push(shown);
    assert.doesNotMatch(`${shown.title} ${shown.text}`, /[{}]|undefined|NaN|coach\./, shown.title);
    if (shown.title === LAST[lang]) return cards;
    // The bot acts too, so what the card offered may be gone before it is pressed.
    if (shown.act)
      await page
        .locator('.coach .row button:not(.plain)')
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    await page.waitForFunction(
      (before) => {
        const now = [
          document.querySelector('.coach h2')?.textContent,
          document.querySelector('.coach p')?.textContent,
          document.querySelector('.coach small')?.textContent,
          document.querySelector('.table-page')?.dataset.version,
        ];
        return now.some((part, n) => part !== before[n]);
      },
      [shown.title, shown.text, shown.step, shown.version],
    );
  }
  throw new Error(`the tutorial did not end: ${cards.map(({ title }) => title).join(' / ')}`);
}

async function begin(page) {
  await page.goto('/learn/burgundy');
  await page.locator('.learn-acts .btn').click();
  await page.locator('.coach h2').waitFor();
}

for (const [lang, locale, size] of [
  ['en', 'en-GB', 'desktop'],
  ['en', 'en-GB', 'phone'],
  ['de', 'de-DE', 'desktop'],
  ['fr', 'fr-FR', 'desktop'],
]) {
  test(`the tutorial reaches its end by its own advice: ${lang}, ${size}`, async () => {
    const page = await person(browser, server.url, { locale, size });
    await begin(page);
    const cards = await follow(page, lang);
    // Whatever the deal, some moves were suggested in words and made.
    const advised = cards.filter(({ text }) => /My advice:|Mein Rat:|Mon conseil :/.test(text));
    assert.ok(advised.length >= 4, `only ${advised.length} moves were advised`);
    if (lang === 'en') {
      const titles = cards.map(({ title }) => title);
      for (const title of TAUGHT) assert.ok(titles.includes(title), `${title} was never taught`);
    }
    await checkSizes(page, `tutorial, ${lang}, ${size}`);
    await checkAxe(page, `tutorial, ${lang}, ${size}`);
    assert.deepEqual(page.problems, []);
  });
}

test('a pupil who plays something else continues from there', async () => {
  const page = await person(browser, server.url);
  await begin(page);
  for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('heading', { name: /^(Take a tile|When nothing fits|Now it is)/ }).waitFor();
  await page.locator('#prompt.mine').waitFor();
  // Two dice turned into workers, against the advice.
  for (const kept of [1, 0]) {
    await page.locator('#prompt').getByRole('button', { name: 'Take workers' }).click();
    const menu = page.getByRole('menuitem').first();
    const left = page.locator(`[data-thing^="die:"][data-state]:not([data-state=shut])`);
    await menu
      .or(page.getByRole('heading', { name: 'End your turn' }))
      .first()
      .waitFor();
    if (await menu.count()) await menu.click();
    if (kept === 0) await page.getByRole('heading', { name: 'End your turn' }).waitFor();
    else await left.first().waitFor();
  }
  const cards = await follow(page, 'en');
  assert.ok(cards.some(({ title }) => title === 'Mines'));
});
