// The tutorials from the first card to the last, following their own advice: Burgundy's in every language.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { checkAxe, checkSizes, person } from './browser.mjs';
import { versionOf } from './hands.mjs';
import { browser, repeats, server } from './house.mjs';
import { burgundyReport, learn, openLessons } from './pupil.mjs';

const lessons = await openLessons();
after(() => lessons.close());

const LAST = { en: 'You can play', de: 'Du kannst spielen', fr: 'Vous savez jouer' };
const TAUGHT = ['Selling goods', 'Ships', 'Livestock', 'Buildings', 'Castles', 'Mines', 'Monasteries']
  .concat(['A new round', 'Who goes first', 'Completed areas', 'Bonus tiles', 'The black depot'])
  .concat(['A new phase', 'The end of the game']);

/** The card as shown, with the state of the table. */
const card = (page) =>
  page.evaluate(() => ({
    title: document.querySelector('.coach h2')?.textContent ?? '',
    text: document.querySelector('.coach-words')?.textContent ?? '',
    step: document.querySelector('.coach small')?.textContent ?? '',
    act: document.querySelector('.coach .row button:not(.plain)')?.textContent?.trim(),
    version: document.querySelector('.table-page')?.dataset.version,
    busy: document.querySelector('.table-page')?.dataset.busy,
    refused: document.querySelector('.refused, .toast')?.textContent ?? '',
  }));

/** Whether everything that this advice names can be seen above the card. It hides while a phase ends. */
const isVisible = (text) => {
  if (document.querySelector('.coach-words')?.textContent !== text) return true;
  const card = document.querySelector('.coach')?.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-thing].coached')].map((one) =>
    one.getBoundingClientRect(),
  );
  if (card?.height === 0) return true;
  return boxes.length > 0 && card && boxes.every(({ top, bottom }) => bottom <= card.top && bottom > top);
};

/** Presses what each card offers until the last one. Returns all cards. */
async function follow(page, lang) {
  const cards = [];
  for (let n = 0; n < 150; n++) {
    const shown = await card(page);
    cards.push(shown);
    assert.doesNotMatch(`${shown.title} ${shown.text}`, /[{}]|undefined|NaN|coach\./, shown.title);
    if (shown.title === LAST[lang]) return cards;
    // What the pupil should press on a phone is not under the card.
    if (/My advice: place/.test(shown.text) && page.viewportSize().width < 500)
      await page.waitForFunction(isVisible, shown.text);
    // The bot acts too, so the card may change before it is pressed. Then the new one has its turn. A press in the
    // moment in which the page is drawn anew is lost, and a person would press again.
    let changed = false;
    for (let press = 0; press < 4 && !changed; press++) {
      await page.evaluate(({ text }) => {
        if (document.querySelector('.coach-words')?.textContent === text)
          document.querySelector('.coach .row button:not(.plain)')?.click();
      }, shown);
      changed = await page
        .waitForFunction(
          (before) => {
            const now = [
              document.querySelector('.coach h2')?.textContent,
              document.querySelector('.coach-words')?.textContent,
              document.querySelector('.coach small')?.textContent,
              document.querySelector('.table-page')?.dataset.version,
            ];
            return now.some((part, n) => part !== before[n]);
          },
          [shown.title, shown.text, shown.step, shown.version],
          { timeout: 5000 },
        )
        .then(
          () => true,
          () => false,
        );
    }
    assert.ok(changed, `nothing came after ${JSON.stringify(shown)}`);
  }
  throw new Error(`the tutorial did not end: ${cards.map(({ title }) => title).join(' / ')}`);
}

async function begin(page) {
  await page.goto('/learn/burgundy');
  await page.locator('.learn-acts .btn.prim').click();
  await page.locator('.coach h2').waitFor();
}

for (const [lang, locale, size, when] of [
  ['en', 'en-GB', 'desktop', repeats],
  ['en', 'en-GB', 'phone', {}],
  ['de', 'de-DE', 'desktop', {}],
  ['fr', 'fr-FR', 'desktop', repeats],
]) {
  test(`the tutorial reaches its end by its own advice: ${lang}, ${size}`, when, async () => {
    const page = await person(browser, server.url, { locale, size });
    await begin(page);
    const cards = await follow(page, lang);
    // Whatever the deal, some moves were suggested in words and made.
    const advised = cards.filter(({ text }) => /My advice:|Mein Rat:|Mon conseil\s:/.test(text));
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

test('the coach places what it takes, wastes nothing and shows what it explains', async () => {
  const games = 4;
  const reports = [];
  for (let n = 0; n < games; n++) reports.push(burgundyReport(await learn(lessons, server.url, 'burgundy')));
  for (const report of reports) {
    assert.deepEqual(report.unplaced, [], 'advised tiles that were never placed');
    assert.equal(report.discards, 0, 'tiles were thrown away');
    assert.equal(report.withFullStorage, 0, 'the storage was full');
    assert.equal(report.endsInQuestion, false, 'it ended inside a question');
    assert.ok(report.silence <= 3, `${report.silence} rounds without an explanation`);
    assert.ok(report.gained > 3, `only ${report.gained} tiles were taken`);
  }
  // Of nine topics in each game, hardly any is left to words. The luck is real, so some may be.
  const textOnly = reports.flatMap((report) => report.textOnly);
  assert.ok(textOnly.length <= games, `explained without a move: ${textOnly.join(', ')}`);
});

for (const box of ['burgundy-dice', 'natick']) {
  test(`the tutorial never gets stuck: ${box}`, async () => {
    for (let n = 0; n < 3; n++) {
      const cards = await learn(lessons, server.url, box);
      assert.equal(cards.at(-1).id, 'done');
    }
  });
}

test('a pupil who plays something else continues from there', async () => {
  const page = await person(browser, server.url);
  await begin(page);
  for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('heading', { name: /^(Take a tile|Your turn|Now it is)/ }).waitFor();
  await page.locator('#prompt.mine').waitFor();
  // Two dice turned into workers, against the advice.
  for (let die = 0; die < 2; die++) {
    const before = await versionOf(page);
    const moved = (menu) =>
      page.waitForFunction(
        ([seen, sort]) =>
          document.querySelector(sort) || document.querySelector('.table-page').dataset.version !== seen,
        [before, menu],
      );
    await page.locator('#prompt').getByRole('button', { name: 'Take workers' }).click();
    // With two different dice a menu asks which.
    await moved('[role=menuitem]');
    const menu = page.getByRole('menuitem').first();
    if (await menu.count()) await menu.click();
    await moved('.result-banner');
  }
  await page.getByRole('heading', { name: 'End your turn' }).waitFor();
  const cards = await follow(page, 'en');
  assert.ok(cards.some(({ title }) => title === 'Mines'));
});
