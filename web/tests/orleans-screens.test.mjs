// Screens of Orléans: Invasion that only some games show, opened at positions of golden games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person } from './browser.mjs';
import { answered } from './hands.mjs';
import { browser, server } from './house.mjs';
import { openAt, openEnd } from './positions.mjs';

const asked = (page, words) => page.locator('#prompt strong').filter({ hasText: words });

test('the Palatinate offers a partner’s places, not those of the same name on your own board', async () => {
  const page = await person(browser, server.url);
  const entry = await openAt(page, 'invasion-lost-4', /^p\d palatinate p\d/);
  await page.locator('[data-thing="place:palatinate"]').click();
  await page.locator(`.o-chooser [data-thing="to:${entry.slice(-2)}"]`).click();
  await asked(page, /places\.$/).waitFor();
  await answered(page);
  const borrowed = page.locator('.o-chooser [data-thing^="place:"][data-state=open]');
  assert.ok((await borrowed.count()) > 0);
  assert.equal(await page.locator('.o-town-board [data-state=open]').count(), 0);
  await checkAxe(page, 'a partner’s places');
  const seen = await page.locator('.log-line').count();
  await page.locator('.o-chooser [data-thing="place:university"]').click();
  await page.waitForFunction((lines) => document.querySelectorAll('.log-line').length > lines, seen);
  assert.deepEqual(page.problems, []);
});

test('what an event takes can be pressed on a phone: goods, followers of the market', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  await openAt(page, 'invasion-characters-chosen', /^p\d give/);
  await asked(page, 'Robbery').waitFor();
  await checkSizes(page, 'Robbery on a phone');
  await openAt(page, 'vierzon-in-order', /^p1 banish/);
  await asked(page, 'back into the bag').waitFor();
  const open = page.locator('.o-market-piece[data-state=open]');
  assert.ok((await open.count()) > 1);
  assert.equal(await open.first().evaluate((piece) => getComputedStyle(piece).outlineStyle), 'dashed');
  assert.deepEqual(page.problems, []);
});

/** Elements that reach over an edge of the screen. */
const beyond = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .map((one) => ({ words: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.right > innerWidth)
      .map(({ words }) => words),
  );

for (const [locale, chat] of [
  ['en', 'Chat'],
  ['de', 'Chat'],
  ['fr', 'Discussion'],
])
  test(`on a phone all tabs fit, and the question does not cover its buttons: ${locale}`, async () => {
    const page = await person(browser, server.url, { size: 'phone', locale });
    for (const [name, entry] of [
      ['invasion-characters-chosen', /^p\d offer p1 books/],
      ['prosperity-2', /^p2 supply/],
    ]) {
      await openAt(page, name, entry);
      await page.getByRole('tab', { name: chat }).waitFor();
      assert.deepEqual(await beyond(page, '.phone-tabs button'), []);
      const [text, buttons] = await Promise.all(
        ['#prompt .asked .hint', '#prompt .acts'].map((part) => page.locator(part).boundingBox()),
      );
      assert.ok(text.y + text.height <= buttons.y + 0.5, `${name}: the hint covers the buttons`);
      await checkSizes(page, name);
    }
    assert.deepEqual(page.problems, []);
  });

test('with house values a phone’s header has the points of all, the round and its buttons', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  for (const [name, seats] of [
    ['seats-2', 2],
    ['seats-5', 5],
  ]) {
    await openAt(page, name, /^p1 draw/, { last: true });
    await page.locator('.house-mark').waitFor();
    assert.equal(await page.locator('.seat-chip').count(), seats);
    const cut = await page.evaluate(() => {
      const bar = document.querySelector('.seat-chips').getBoundingClientRect();
      const parts = [...document.querySelectorAll('.seat-chip, .clockwork, .chip-name')].filter((one) =>
        one.checkVisibility(),
      );
      return parts
        .filter(
          (one) => one.getBoundingClientRect().right > bar.right + 1 || one.scrollWidth > one.clientWidth + 1,
        )
        .map((one) => one.textContent);
    });
    assert.deepEqual(cut, [], name);
  }
  assert.deepEqual(page.problems, []);
});

/** Words of the board's place names that are broken over two lines. */
const brokenWords = (page) =>
  page.locator('.o-group:not(.o-tiles) .o-place-name > span').evaluateAll((names) =>
    names.flatMap(({ firstChild: text }) =>
      [...text.textContent.matchAll(/[^ ]+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => word),
    ),
  );

test('no name of a place is broken in the middle of a word', async () => {
  const page = await person(browser, server.url, { locale: 'de' });
  await openAt(page, 'invasion-characters-chosen', /^p\d give/);
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [1024, 768],
  ]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await brokenWords(page), [], `${width}x${height}`);
  }
  assert.ok((await page.locator('.o-group:not(.o-tiles) .o-place-name > span').count()) > 9);
});

test('with three others, a name does not cover what its player has', async () => {
  const page = await person(browser, server.url);
  await openAt(page, 'invasion-lost-4', /^p\d palatinate p\d/);
  const overlaps = await page.locator('.rival').evaluateAll(
    (all) =>
      all.filter((rival) => {
        const name = rival.querySelector('header h2').getBoundingClientRect();
        return name.bottom > rival.querySelector('.o-rival-counts').getBoundingClientRect().top + 1;
      }).length,
  );
  assert.equal(overlaps, 0);
});

test('at the end of a lost game a phone shows why, and nothing covers it', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  const entry = /^p1 pass$/;
  await openAt(page, 'invasion-due', entry, { last: true });
  await page.getByRole('button', { name: 'Pass' }).tap();
  await page.getByText('Ann could not pay the due.').waitFor();
  assert.equal(await page.locator('.o-market').count(), 0);
  await page.getByRole('tab', { name: 'Log' }).tap();
  const line = page.locator('.log-line').filter({ hasText: 'and the City falls' });
  assert.doesNotMatch(await line.first().textContent(), /\.[;,]/);
  assert.deepEqual(page.problems, []);
});

test('nobody gets a first place if everybody lost', async () => {
  const page = await person(browser, server.url);
  for (const [name, title, winners] of [
    ['duel-both-fail', 'Neither of you could pay', 0],
    ['invasion-due', 'The City has fallen', 0],
    ['invasion-won-2', 'The City is saved', 1],
    ['duel-one-fails', 'could not pay', 1],
  ]) {
    await openEnd(page, name);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    assert.equal(await page.locator('.places > .first').count(), winners, name);
    if (winners === 0) assert.equal(await page.locator('.place-line .place').count(), 0, name);
  }
  assert.deepEqual(page.problems, []);
});
