// Everything of Orléans that a player looks at is in sight on a desk, with any number of others. A rival's board is only
// looked at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkRules, person } from './browser.mjs';
import { answered } from './hands.mjs';
import { browser, repeats, server } from './house.mjs';
import { openAt, openEnd } from './positions.mjs';

const DESKS = [
  [1440, 900],
  [1280, 720],
];

/** What is cut off, of everything that matches: by the window, by a part that scrolls, or by a part of its own. */
const hidden = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const name = `${one.getAttribute('class')}: ${one.textContent.slice(0, 40)}`;
      const clips = (part) => getComputedStyle(part).overflow !== 'visible';
      const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
      for (let up = one.parentElement; up; up = up.parentElement)
        if (clips(up)) frames.push(up.getBoundingClientRect());
      const box = one.getBoundingClientRect();
      const outside = frames.some(
        ({ top, bottom, left, right }) =>
          box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1,
      );
      if (outside || box.height === 0) return [name];
      // Words for screen readers are one pixel wide, and drawings have no words.
      return [one, ...one.querySelectorAll('*')]
        .filter((part) => part instanceof HTMLElement && part.clientWidth > 1 && clips(part))
        .filter((part) => !part.matches('.log-scroll'))
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            // Letters may reach a little over their line.
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3,
        )
        .map((part) => `${name}, in itself: ${part.textContent.slice(0, 40)}`);
    }),
  );

/** Draws, if the table asks how many. */
async function draw(page) {
  const button = page.locator('#prompt [data-button="button:draw"]');
  const plan = page.locator('.o-plan');
  await button.or(plan).first().waitFor();
  if (await button.count()) await button.click();
  await plan.waitFor();
  await answered(page);
}

const last = { last: true };
/** What every table of Orléans has in sight while plans are made. */
const ALWAYS =
  '.o-plan, .o-plan p, .area-own .o-gallery, .o-recruit .o-place, .o-work .o-place, .o-support .o-place, .area-own .o-slip, .o-market, .o-area-tracks, .o-tray, .o-map, .o-demand, .record, .rail, #prompt .asked, #prompt .acts';

/** On an upright tablet the town begins on the first screen, and the others are whole. */
async function onTablet(page, name) {
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
  ]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.area-prompt')).position === 'fixed',
    );
    const { town, bar, between, cut } = await page.evaluate(() => {
      const box = (part) => document.querySelector(part).getBoundingClientRect();
      const rivals = document.querySelector('.area-rivals');
      return {
        town: box('.o-recruit').bottom,
        bar: box('.area-prompt').top,
        between: Math.abs(box('.area-hand').bottom - box('#prompt').top),
        cut: rivals.scrollHeight - rivals.clientHeight,
      };
    });
    const where = `${name}, ${width} x ${height}`;
    assert.ok(
      town <= bar,
      `${where}: the first row of the town ends at ${town}, the market begins at ${bar}`,
    );
    assert.ok(between <= 1, `${where}: ${between} px between market and question`);
    assert.ok(cut <= 1, `${where}: ${cut} px of the others are cut`);
  }
}

async function inSight(page, name, parts, always = ALWAYS) {
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height });
    const cut = await hidden(page, always);
    for (const [part, n] of Object.entries(parts)) {
      assert.equal(await page.locator(part).count(), n, part);
      cut.push(...(await hidden(page, part)));
    }
    assert.deepEqual([...cut, ...(await hiddenNames(page))], [], `${name}, ${width}x${height}`);
  }
}

/**
 * Names of players that are cut, scores that something covers, marks of the rail on each other, and a page that scrolls
 * though nothing is below it.
 */
const hiddenNames = (page) =>
  page.evaluate(() => {
    const problems = [];
    for (const name of document.querySelectorAll('.seat-who, .rival h2 > span'))
      if (name.scrollWidth > name.clientWidth + 1) problems.push(`${name.textContent} is cut`);
    for (const count of document.querySelectorAll('.standing .score .count')) {
      const { left, top, width, height } = count.getBoundingClientRect();
      const over = document.elementFromPoint(left + width - 1, top + height / 2);
      if (!count.contains(over)) problems.push(`${count.textContent} points are covered`);
    }
    const marks = [...document.querySelectorAll('.rail-marks i')]
      .filter((mark) => mark.checkVisibility())
      .map((mark) => mark.getBoundingClientRect());
    if (marks.some(({ right }, n) => right > (marks[n + 1]?.left ?? right) + 1))
      problems.push('marks of the rail lie on each other');
    const high = document.documentElement.scrollHeight;
    if (high > innerHeight + 1) problems.push(`the page is ${high} px high`);
    return problems;
  });

for (const [name, options, parts, locale = 'en', when = {}] of [
  ['seats-2', last, { '.rival': 1, '.o-deed': 8 }],
  ['seats-3', last, { '.rival': 2, '.o-deed': 8 }, 'en', repeats],
  ['seats-4', last, { '.rival': 3, '.o-deed': 8 }, 'en', repeats],
  ['seats-5', last, { '.rival': 4, '.o-deed': 8 }, 'de'],
  ['prosperity-2', last, { '.rival': 1, '.o-deed': 3 }, 'en', repeats],
  ['prosperity-3', last, { '.rival': 2, '.o-deed': 3 }, 'fr'],
  ['prosperity-4', last, { '.rival': 3, '.o-deed': 3 }, 'en', repeats],
  ['prosperity-5', last, { '.rival': 4, '.o-deed': 3 }],
  ['invasion-lost-2', last, { '.rival .o-slip': 1, '.area-own .o-slip': 1 }, 'en', repeats],
  ['invasion-lost-3', last, { '.rival .o-slip': 2, '.area-own .o-slip': 1 }, 'de', repeats],
  ['invasion-due', {}, { '.rival .o-slip': 2, '.area-own .o-slip': 1 }],
  ['invasion-lost-4', last, { '.rival .o-slip': 3, '.area-own .o-slip': 1 }, 'en', repeats],
  ['invasion-defended-4', last, { '.rival .o-slip': 3, '.area-own .o-slip': 1 }, 'fr', repeats],
  ['invasion-lost-robbery', {}, { '.rival .o-slip': 4, '.area-own .o-slip': 1 }],
  ['invasion-lost-5', last, { '.rival .o-slip': 4, '.area-own .o-slip': 1 }, 'fr'],
  ['dignitary-won', last, {}],
  // The last draw is followed by an event that asks first.
  ['vierzon-won', { last: true, entry: /^p1 leave / }, {}],
  ['salesman-won', {}, {}, 'de'],
])
  test(
    `the others, the deeds, the objectives and the plan are in sight: ${name}, ${locale}${options.last ? ', late' : ''}`,
    when,
    async () => {
      const page = await person(browser, server.url, { locale });
      await openAt(page, name, options.entry ?? /^p\d draw/, options);
      await draw(page);
      await inSight(page, name, parts);
      await checkAxe(page, name);
      await checkRules(page, ['landmark-unique', 'region'], name);
      if (parts['.rival'] > 2 || parts['.rival .o-slip'] > 2) await onTablet(page, name);
      assert.deepEqual(page.problems, []);
    },
  );

for (const [name, entry] of [
  ['invasion-defended-3', /^p\d propose/],
  ['invasion-defended-5', /^p\d propose/],
])
  test(`the others and the objectives are in sight while the team decides: ${name}`, async () => {
    const page = await person(browser, server.url);
    await openAt(page, name, entry);
    await page.locator('.o-proposal').waitFor();
    const others = Number(name.at(-1)) - 1;
    await inSight(
      page,
      name,
      { '.rival': others, '.rival .o-slip': others },
      '.o-proposal-acts, .o-demand, .o-tray, .record, .rail, #prompt .asked',
    );
    assert.deepEqual(page.problems, []);
  });

for (const [name, locale, when] of [
  ['events-abc', 'en', {}],
  ['prosperity-3', 'fr', repeats],
])
  test(`no press moves the town: ${name}, ${locale}`, when, async () => {
    const page = await person(browser, server.url, { locale });
    await openAt(page, name, /^p\d draw/, { last: name !== 'events-abc' });
    await draw(page);
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height });
      const places = () =>
        page
          .locator('.area-own .o-place, .o-plan, .area-own .o-deed, .area-hand, .area-supplies, .area-prompt')
          .evaluateAll((all) =>
            all.map((part) => {
              const { x, y, width: wide, height: high } = part.getBoundingClientRect();
              return [
                part.getAttribute('class').split(' ')[0],
                ...[x, y, wide, high].map((length) => Math.round(length / 3)),
              ].join(' ');
            }),
          );
      const before = await places();
      // Everybody in the market is taken up, and some are placed.
      for (let n = 0; n < (await page.locator('.o-market-piece').count()); n++) {
        await page.locator('.o-market-piece').nth(n).click();
        assert.deepEqual(await places(), before, `${width} x ${height}: follower ${n + 1}`);
        await page.keyboard.press('Escape');
      }
      for (let n = 0; n < 4; n++) {
        await page.locator('.o-market-piece').first().click();
        const hole = page.locator('.area-own .o-hole[data-state=open]').first();
        if ((await hole.count()) === 0) break;
        await hole.click();
        assert.deepEqual(await places(), before, `${width} x ${height}: ${n + 1} placed`);
      }
      await page.keyboard.press('x');
    }
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
  await openAt(page, 'places-all', /^p1 draw/);
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
  await openAt(page, 'invasion-lost-arson', /^p1 draw/);
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
  const target = page.locator(`.area-own .o-place[data-at="${place}"]`);
  const [from, to] = await Promise.all([piece.boundingBox(), target.boundingBox()]);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  // The foot of the card, far from its holes.
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 6, { steps: 5 });
  await page.mouse.up();
  await page.locator(`[data-at="${place}"] .o-filled`).first().waitFor();
});
