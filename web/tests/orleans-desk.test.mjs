// Everything of Orléans that a player looks at is in sight on a desk, with any number of others. A rival's board is only
// looked at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkRules, person } from './browser.mjs';
import { answered } from './hands.mjs';
import { browser, server } from './house.mjs';
import { openAt, openEnd } from './positions.mjs';

const DESKS = [
  [1440, 900],
  [1280, 720],
];

/** What is cut off by the window or by a part that scrolls, of everything that matches. */
const hidden = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
      for (let up = one.parentElement; up; up = up.parentElement)
        if (getComputedStyle(up).overflowY !== 'visible') frames.push(up.getBoundingClientRect());
      const cut = frames.some(({ top, bottom }) => box.top < top - 1 || box.bottom > bottom + 1);
      return cut || box.height === 0 ? [`${one.className}: ${one.textContent.slice(0, 40)}`] : [];
    }),
  );

/** Draws, if the table asks how many. */
async function draw(page) {
  await page
    .locator('#prompt strong')
    .filter({ hasText: /Draw|Plan/ })
    .waitFor();
  const button = page.locator('#prompt button').filter({ hasText: /^Draw \d/ });
  if (await button.count()) await button.first().click();
  await page.locator('.o-plan').waitFor();
  await answered(page);
}

const last = { last: true };
for (const [name, entry, options, parts] of [
  ['seats-3', /^p1 draw/, last, { '.rival': 2, '.o-deed': 8 }],
  ['seats-4', /^p2 draw/, last, { '.rival': 3, '.o-deed': 8 }],
  ['seats-5', /^p1 draw/, {}, { '.rival': 4, '.o-deed': 8 }],
  ['seats-5', /^p1 draw/, last, { '.rival': 4, '.o-deed': 8 }],
  ['prosperity-5', /^p1 draw/, last, { '.rival': 4 }],
  ['invasion-lost-5', /^p1 draw/, {}, { '.rival': 4, '.rival .o-slip': 4, '.o-support .o-slip': 1 }],
  ['invasion-lost-5', /^p1 draw/, last, { '.rival': 4, '.rival .o-slip': 4, '.o-support .o-slip': 1 }],
])
  test(`the others, the deeds, the objectives and the plan are in sight: ${name}${options.last ? ', late' : ''}`, async () => {
    const page = await person(browser, server.url);
    await openAt(page, name, entry, options);
    await draw(page);
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height });
      const cut = [];
      for (const [part, n] of Object.entries(parts)) {
        assert.equal(await page.locator(part).count(), n, part);
        cut.push(...(await hidden(page, part)));
      }
      cut.push(
        ...(await hidden(page, '.o-plan, .o-plan p, .o-group.o-recruit .o-place, .o-group.o-work .o-place')),
      );
      cut.push(...(await hidden(page, '.o-area-tracks, .o-tray, .record, .rail, .o-map')));
      assert.deepEqual(cut, [], `${width}x${height}`);
    }
    await checkAxe(page, name);
    await checkRules(page, ['landmark-unique', 'region'], name);
    assert.deepEqual(page.problems, []);
  });

test('in the Duel both players’ objectives are in sight, and no points', async () => {
  const page = await person(browser, server.url);
  await openAt(page, 'duel-won', /^p1 draw/, last);
  await draw(page);
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height });
    assert.equal(await page.locator('.o-race .o-goal').count(), 4);
    assert.equal(await page.locator('.o-race-other li').count(), 4);
    const cut = await hidden(page, '.o-race .o-goal, .o-race-other li, .rival, .o-deed, .o-plan, .rail');
    assert.deepEqual(cut, [], `${width}x${height}`);
  }
  const scores = await page.locator('.table-grid .score').allTextContents();
  assert.equal(scores.length, 2);
  for (const score of scores) assert.match(score, /^[0-4]\/4$/);
});

test('the result of the Duel says why: objectives, then goods, then coins', async () => {
  const page = await person(browser, server.url);
  for (const [name, why] of [
    ['duel-won', /wins with 4 of 4 objectives to [0-3]/],
    ['duel-nobody', /goods decide: \d+ to \d+/],
    ['duel-tie-goods', /goods decide: \d+ to \d+/],
    ['duel-tie-coins', /coins decide: \d+ to \d+/],
    ['duel-tie-shared', /You both win with 4 of 4 objectives/],
  ]) {
    await openEnd(page, name);
    await page.locator('.finished header').filter({ hasText: why }).waitFor();
    await page.locator('.finished header').filter({ hasText: 'Points do not.' }).waitFor();
  }
  assert.deepEqual(page.problems, []);
});

test('a rival’s board is only looked at', async () => {
  const page = await person(browser, server.url);
  await openAt(page, 'seats-3', /^p1 draw/);
  await draw(page);
  const sign = () =>
    page.evaluate(() =>
      ['.o-town-board', '.o-plan', '.area-hand', '#prompt'].map(
        (part) => document.querySelector(part).textContent,
      ),
    );
  const before = await sign();
  await page.locator('.rival').first().getByRole('button').click();
  const board = page.locator('.area-large');
  const name = await page.locator('.rival h2').first().textContent();
  await board.locator('header h2').filter({ hasText: name }).waitFor();
  // Nothing is marked, and the way back covers nothing.
  assert.equal(await board.locator('[data-thing], [data-state=open]').count(), 0);
  const [header, town] = await Promise.all(
    ['header', '.o-town-board'].map((part) => board.locator(part).first().boundingBox()),
  );
  assert.ok(header.y + header.height <= town.y);
  await checkAxe(page, 'a rival’s board');
  for (const part of ['.o-place-name', '.o-hole', '.o-gallery-tile'])
    for (const n of [0, 1]) await board.locator(part).nth(n).click();
  assert.ok(await board.isVisible());
  assert.equal(await page.locator('[data-state=selected]').count(), 0);
  await page.getByRole('button', { name: 'Back to my board' }).click();
  assert.deepEqual(await sign(), before);
  assert.deepEqual(page.problems, []);
});

test('the map can be enlarged', async () => {
  const page = await person(browser, server.url);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAt(page, 'invasion-lost-5', /^p1 draw/);
  await draw(page);
  const width = async () => (await page.locator('.o-map-picture').boundingBox()).width;
  const small = await width();
  await page.getByRole('button', { name: 'Enlarge the map' }).click();
  assert.ok((await width()) > 1.9 * small, `${small} and ${await width()}`);
  assert.deepEqual(await hidden(page, '.o-map, #prompt'), []);
  await page.keyboard.press('Escape');
  assert.equal(await width(), small);
});

test('a follower can be dropped anywhere on a card that takes it', async () => {
  const page = await person(browser, server.url);
  await openAt(page, 'seats-3', /^p1 draw/);
  await draw(page);
  const piece = page.locator('.o-market-piece').first();
  await piece.click();
  const card = page
    .locator('.area-own .o-place')
    .filter({ has: page.locator('.o-hole[data-state=open]') })
    .first();
  const place = await card.getAttribute('data-at');
  await page.keyboard.press('Escape');
  const [from, to] = await Promise.all([piece.boundingBox(), card.boundingBox()]);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  // The foot of the card, far from its holes.
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 6, { steps: 5 });
  await page.mouse.up();
  await page.locator(`[data-at="${place}"] .o-filled`).first().waitFor();
});
