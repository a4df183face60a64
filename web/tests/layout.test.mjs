// The table on the screen: everything visible at every size, for two, three and four players, and with larger
// text. The positions are fixtures or from golden games, so that nothing has to be played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSizes, person } from './browser.mjs';
import { gallery } from './gallery.mjs';
import { browser, server } from './house.mjs';
import { openAt } from './positions.mjs';

const FIXTURES = ['two-mid', 'three-mid', 'four-start'];
const SCREENS = [
  [1440, 900],
  [1366, 768],
  [1180, 820],
  [820, 1180],
];

async function sitDown(fixture, { screen, text = 100, size = 'desktop' }) {
  const page = await person(browser, gallery.url, { size });
  await page.addInitScript(
    (chosen) => localStorage.setItem('loire.settings', JSON.stringify({ motion: 'off', text: chosen })),
    text,
  );
  if (screen) await page.setViewportSize({ width: screen[0], height: screen[1] });
  await page.goto(`/dev/${fixture}`);
  await page.locator('.area-supplies').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** What is not fully on the screen, or overlaps something else. */
const hidden = (page) =>
  page.evaluate(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const prompt = box('.area-prompt');
    const problems = [];
    for (const selector of [
      '.area-main',
      '.area-rivals',
      '.area-own .duchy',
      '.area-supplies',
      '.area-prompt',
      '.record',
      '.command',
    ].filter((one) => document.querySelector(one))) {
      const { top, left, right, bottom } = box(selector);
      if (top < 0 || left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
        problems.push(`${selector} ends at ${Math.round(right)}, ${Math.round(bottom)}`);
      if (
        selector !== '.area-prompt' &&
        bottom > prompt.top + 1 &&
        top < prompt.top &&
        left < prompt.right &&
        right > prompt.left
      )
        problems.push(`${selector} lies under the prompt`);
    }
    for (const rival of document.querySelectorAll('.rival')) {
      if (
        rival.scrollHeight > rival.clientHeight + 2 ||
        rival.getBoundingClientRect().bottom > box('.area-rivals').bottom + 1
      )
        problems.push(`${rival.getAttribute('aria-label')} does not fit`);
    }
    if (document.documentElement.scrollHeight > innerHeight + 1)
      problems.push(`the page is ${document.documentElement.scrollHeight} high`);
    return problems;
  });

for (const fixture of FIXTURES) {
  test(`${fixture}: the whole table is visible at every size`, async () => {
    for (const screen of SCREENS) {
      const page = await sitDown(fixture, { screen });
      assert.deepEqual(await hidden(page), [], `${fixture}, ${screen.join(' x ')}`);
      await checkSizes(page, `${fixture}, ${screen.join(' x ')}`);
      await page.context().close();
    }
  });
}

/** What of the others' things reaches out of their sheets, or lies on something else. */
const strays = (page) =>
  page.evaluate(() => {
    const problems = [];
    for (const rival of document.querySelectorAll('.rival')) {
      const sheet = rival.getBoundingClientRect();
      const parts = [...rival.querySelectorAll('.duchy, .belongings > :not(.mini-goods), .mini-goods > *')]
        .filter((part) => part.checkVisibility())
        .map((part) => [`${part.getAttribute('class') ?? part.textContent}`, part.getBoundingClientRect()]);
      for (const [n, [name, box]] of parts.entries()) {
        if (box.right > sheet.right + 1 || box.bottom > Math.min(sheet.bottom, innerHeight) + 1)
          problems.push(`${name} reaches out of ${rival.getAttribute('aria-label')}`);
        for (const [other, { left, right, top, bottom }] of parts.slice(n + 1))
          if (
            Math.min(box.right, right) - Math.max(box.left, left) > 2 &&
            Math.min(box.bottom, bottom) - Math.max(box.top, top) > 2
          )
            problems.push(`${name} and ${other} lie on each other`);
      }
    }
    return problems;
  });

for (const [name, entry, most] of [
  // The others have three kinds of goods, two dice and two tiles.
  ['everything-3-seats', /^p3 give-up 8$/, 3],
  ['everything-4-seats', /^p1 /, 0],
])
  test(`every expansion: the others, their goods and their routes are whole on a desk: ${name}`, async () => {
    const page = await person(browser, server.url);
    await openAt(page, name, entry, { box: 'burgundy', last: true });
    await page.locator('.rival .route-strip').first().waitFor();
    const kinds = await page
      .locator('.rival .mini-goods')
      .evaluateAll((all) => Math.max(...all.map(({ children }) => children.length)));
    assert.ok(kinds >= most, `${kinds} kinds of goods`);
    for (const [width, height] of [...SCREENS.slice(0, 3), [1280, 720]]) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await strays(page), [], `${width} x ${height}`);
      assert.deepEqual(await hidden(page), [], `${width} x ${height}`);
      await checkSizes(page, `${name}, ${width} x ${height}`, { pressed: false });
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

test('on a phone all goods of the depots are whole, however many there are', async () => {
  for (const [name, most] of [
    ['2019-2-seats', 6],
    ['everything-2-seats', 4],
    ['everything-4-seats', 3],
  ]) {
    const page = await person(browser, server.url, { size: 'phone' });
    await openAt(page, name, /^p1 /, { box: 'burgundy', last: true });
    await page.getByRole('tab', { name: 'Market' }).tap();
    const goods = await page.locator('.quay').evaluateAll((all) =>
      all.map((quay) => {
        const room = quay.getBoundingClientRect();
        const others = [...quay.querySelectorAll('.quay-die, .shield-place, .quay-tiles > *')];
        const boxes = [...quay.querySelectorAll('.quay-goods > span')].map((one) =>
          one.getBoundingClientRect(),
        );
        const over = (a, b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        const whole = boxes.filter(
          (box, n) =>
            box.top >= room.top &&
            box.bottom <= room.bottom &&
            box.left >= room.left &&
            box.right <= room.right &&
            !boxes.slice(n + 1).some((other) => over(box, other)) &&
            !others.some((other) => over(box, other.getBoundingClientRect())),
        );
        return { whole: whole.length, all: boxes.length };
      }),
    );
    assert.ok(Math.max(...goods.map(({ all }) => all)) >= most, `${name}: ${JSON.stringify(goods)}`);
    for (const { whole, all } of goods) assert.equal(whole, all, `${name}: ${JSON.stringify(goods)}`);
    await page.context().close();
  }
});

test('Dice Game: all sheets of five are visible on a desk and on an upright tablet, even with larger text', async () => {
  for (const [screen, text] of [
    [[820, 1180], 100],
    [[820, 1180], 150],
    [[1280, 720], 100],
  ]) {
    const page = await sitDown('burgundy-dice-five-mid', { screen, text });
    assert.deepEqual(await hidden(page), [], `${screen.join(' x ')}, text ${text}`);
    await page.context().close();
  }
});

/** The things to play with below the board, and on which screens they must be visible without scrolling. */
const IN_HAND = {
  'two-mid': '.tray .storage',
  'burgundy-dice-two-late': '.bd-rows',
  'natick-turn': '.nt-items',
};

for (const [fixture, hand] of Object.entries(IN_HAND)) {
  test(`${fixture}: a short phone, and one on its side, show the things to play with`, async () => {
    for (const screen of [
      [375, 667],
      [360, 740],
      [390, 844],
      [844, 390],
    ]) {
      const page = await sitDown(fixture, { size: 'phone', screen });
      const [bottom, prompt, right, wide] = await page.evaluate(
        (selector) => [
          document.querySelector(selector).getBoundingClientRect().bottom,
          document.querySelector('.area-prompt').getBoundingClientRect().top,
          Math.max(
            ...[...document.querySelectorAll('.acts .btn')].map((one) => one.getBoundingClientRect().right),
          ),
          document.documentElement.scrollWidth - innerWidth,
        ],
        hand,
      );
      assert.ok(
        bottom <= prompt + 1,
        `${screen.join(' x ')}: ${hand} ends at ${bottom}, the prompt begins at ${prompt}`,
      );
      assert.ok(right <= screen[0], `${screen.join(' x ')}: a button of the prompt ends at ${right}`);
      assert.ok(wide <= 0, `${screen.join(' x ')}: ${wide} px wider than the screen`);
      await page.context().close();
    }
  });
}

test('larger text leaves the boards their room', async () => {
  const wide = async (options) => {
    const page = await sitDown('two-mid', options);
    await checkSizes(page, JSON.stringify(options));
    const [duchy, letters] = await page.evaluate(() => [
      document.querySelector('.area-own .duchy').getBoundingClientRect().width,
      Number.parseFloat(getComputedStyle(document.querySelector('#prompt strong')).fontSize),
    ]);
    await page.context().close();
    return { duchy, letters };
  };
  for (const size of ['desktop', 'tablet', 'phone']) {
    const plain = await wide({ size });
    const large = await wide({ size, text: 150 });
    assert.ok(large.letters > plain.letters * 1.45, `${size}: letters of ${large.letters} px`);
    assert.ok(
      large.duchy > plain.duchy * 0.85,
      `${size}: the duchy is ${large.duchy} px wide and was ${plain.duchy}`,
    );
  }
});

test('the duchy stays where it is while a die is selected', async () => {
  const page = await sitDown('two-mid', {});
  const top = () => page.locator('.duchy-region').evaluate((duchy) => duchy.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole('button', { name: /^die / }).first().click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  assert.equal(await top(), before);
});

test('a card covers nothing that people may want to press', async () => {
  for (const [fixture, screen] of [
    ['two-mid', [1440, 900]],
    ['two-mid', [1920, 1080]],
    ['two-mid', [1180, 820]],
    ['two-mid', [820, 1180]],
    ['three-mid', [1440, 900]],
    ['three-mid', [820, 1180]],
  ]) {
    const page = await sitDown(fixture, { screen });
    const tiles = page.locator('.market [data-thing^="tile:"]');
    for (let n = 0; n < (await tiles.count()); n += 3) {
      await page.mouse.move(2, 2);
      await tiles.nth(n).hover();
      await page.locator('.info-card').waitFor();
      const covered = await page.evaluate(() => {
        const card = document.querySelector('.info-card').getBoundingClientRect();
        const wanted =
          '.market [data-thing], .tray [data-thing], .duchy-region [data-thing]:not([aria-disabled]), #prompt';
        return [...document.querySelectorAll(wanted)]
          .filter((one) => {
            const box = one.getBoundingClientRect();
            return (
              Math.min(box.right, card.right) - Math.max(box.left, card.left) > 1 &&
              Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top) > 1
            );
          })
          .map((one) => one.dataset.thing ?? one.id);
      });
      const name = await tiles.nth(n).getAttribute('data-thing');
      assert.deepEqual(covered, [], `${fixture}, ${screen.join(' x ')}: the card of ${name}`);
    }
    await page.context().close();
  }
});
