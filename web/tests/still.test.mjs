// Nothing moves: not while a table loads, and not on a press. And everything has its room: every box on the shelf,
// names next to a hundred points, dice and prices next to shields, some lines of the log.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { person } from './browser.mjs';
import { gallery } from './gallery.mjs';
import { answered, step } from './hands.mjs';
import { browser, repeats, server } from './house.mjs';

const ALL = ['extra', 'border', 'white', 'inns', 'routes', 'shields'];

/** Opens a table with bots and starts it, without drawing it. Returns its address. */
async function openTable(page, { box = 'burgundy', seats = 2, modules = [] } = {}) {
  await page.goto('/');
  return page.evaluate(
    async (body) => {
      const post = async (path, json) => {
        const answer = await fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(json),
        });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return answer.json();
      };
      const { person } = await (await fetch('/api/me')).json();
      if (!person) await post('/guest', { name: 'Anna' });
      const { table } = await post('/tables', body);
      const ready = await post(`/tables/${table.id}/entropy`, {
        entropy: '00112233445566778899aabbccddeeff',
      });
      if (ready.status === 'open') await post(`/tables/${table.id}/start`, {});
      return `/tables/${table.id}`;
    },
    {
      box,
      modules,
      public: false,
      start_when_full: true,
      seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'novice' }))],
    },
  );
}

/** Answers what is asked at the beginning, until the dice are to be used. */
async function toDice(page) {
  const asked = () => page.locator('#prompt.mine strong').allTextContents();
  let last;
  for (let n = 0; n < 200; n++) {
    await answered(page);
    if (/dice|Würfel|dés/i.test(await asked())) return;
    const did = await step(page, { n });
    // Something that does not respond is skipped.
    if (did === last) await page.keyboard.press('Escape');
    last = did;
  }
  assert.fail(`the dice were never asked for, but: ${await asked()}, after ${last}`);
}

test('a table stays still while it loads', async () => {
  for (const size of ['desktop', 'phone']) {
    const page = await person(browser, server.url, { size });
    for (const box of ['burgundy', 'burgundy-dice', 'natick', 'orleans']) {
      const address = await openTable(page, { box });
      const fresh = await page.context().newPage();
      await fresh.addInitScript(() => {
        globalThis.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) globalThis.shifted += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await fresh.goto(address);
      await fresh.locator('.table-grid .area-own').waitFor();
      await fresh.evaluate(async () => {
        await document.fonts.ready;
        for (let n = 0; n < 3; n++) await new Promise((done) => requestAnimationFrame(done));
      });
      const shifted = await fresh.evaluate(() => globalThis.shifted);
      assert.ok(shifted < 0.1, `${box}, ${size}: parts of the page moved, ${shifted.toFixed(3)}`);
      await fresh.close();
    }
    await page.context().close();
  }
});

/** Where the parts of a table are, and everything in them that stays. On a tablet the prompt lies over the table. */
const places = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        getComputedStyle(document.querySelector('.area-prompt')).position === 'fixed'
          ? '.table-grid'
          : '.area-prompt',
      ),
      ...document.querySelectorAll(
        '.area-main, .area-own, .area-supplies, .area-side, .area-own .duchy:not([data-thing] *), .nt-land, .bd-supplies, .bd-time, .o-place, .o-plan',
      ),
    ].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.getAttribute('class'), ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

/** Words of the prompt and the strip that are cut off, covered, or lie on the buttons. */
const lostWords = (page) =>
  page.evaluate(() => {
    const lost = [];
    const prompt = document.querySelector('.prompt');
    // Letters may reach a little over their line, and words for screen readers are one pixel wide.
    for (const part of document.querySelectorAll('.prompt .asked, .prompt .asked *, .preview .quiet'))
      if (
        getComputedStyle(part).overflow !== 'visible' &&
        part.clientWidth > 1 &&
        (part.scrollHeight > part.clientHeight + 3 || part.scrollWidth > part.clientWidth + 1)
      )
        lost.push(`cut: ${part.textContent}`);
    const words = document.createRange();
    words.selectNodeContents(prompt.querySelector('.asked'));
    const buttons = prompt.querySelector('.acts')?.getBoundingClientRect();
    for (const { left, right, top, bottom, width } of words.getClientRects()) {
      if (width < 2) continue;
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!prompt.contains(over)) lost.push(`covered: ${prompt.textContent}`);
      if (buttons && right > buttons.left + 1 && bottom > buttons.top + 1 && top < buttons.bottom - 1)
        lost.push(`on the buttons: ${prompt.textContent}`);
    }
    return [...new Set(lost)];
  });

/** One thing of each kind that can be pressed. */
const pressable = (page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-thing][data-state=open]')].filter((one) =>
      one.checkVisibility(),
    );
    return [
      ...new Map(shown.map(({ dataset: { thing } }) => [thing.split(/[:.]/, 2).join(':'), thing])).values(),
    ].slice(0, 4);
  });

const FIXTURES = ['burgundy', 'burgundy-dice', 'natick'].flatMap((box) =>
  readdirSync(new URL(`../src/boxes/${box}/fixtures`, import.meta.url)).map(
    (file) => `${box}-${file.replace('.json', '')}`,
  ),
);

for (const [locale, width, height, text, when] of [
  ['en', 1440, 900, 100, repeats],
  ['de', 1280, 720, 100, {}],
  ['fr', 1440, 900, 125, repeats],
])
  test(
    `every question is whole, and no press moves the table: ${locale}, ${width} x ${height}`,
    when,
    async () => {
      const page = await person(browser, gallery.url, { locale });
      await page.setViewportSize({ width, height });
      await page.addInitScript(
        (chosen) => localStorage.setItem('loire.settings', JSON.stringify({ motion: 'off', text: chosen })),
        text,
      );
      for (const fixture of FIXTURES) {
        await page.goto(`/dev/${fixture}`);
        await page.locator('.area-supplies').waitFor();
        await page.evaluate(() => document.fonts.ready);
        assert.deepEqual(await lostWords(page), [], fixture);
        const before = await places(page);
        for (const thing of await pressable(page)) {
          await page.locator(`[data-thing="${thing}"]`).first().dispatchEvent('click');
          assert.deepEqual(await lostWords(page), [], `${fixture}: ${thing}`);
          assert.deepEqual(await places(page), before, `${fixture}: ${thing}`);
          await page.keyboard.press('Escape');
          await page.keyboard.press('Escape');
        }
      }
      assert.deepEqual(page.problems, []);
      await page.context().close();
    },
  );

for (const locale of ['en', 'de', 'fr'])
  test(`why something cannot be done is said whole: ${locale}`, async () => {
    const page = await person(browser, server.url, { locale });
    await page.goto(await openTable(page, { modules: ALL, seats: 3 }));
    await toDice(page);
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [820, 1180],
    ]) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await lostWords(page), [], `${width} x ${height}`);
      const before = await places(page);
      const shut = await page.evaluate(() => [
        ...new Map(
          [...document.querySelectorAll('[data-thing][data-state=shut]')]
            .filter((one) => one.checkVisibility())
            .map(({ dataset: { thing } }) => [thing.split(':')[0], thing]),
        ).values(),
      ]);
      assert.ok(shut.length > 1, `${shut}`);
      for (const thing of shut) {
        const said = await page.locator('#prompt .hint').textContent();
        await page.locator(`[data-thing="${thing}"]`).first().dispatchEvent('click');
        await page
          .waitForFunction((words) => document.querySelector('#prompt .hint')?.textContent !== words, said, {
            timeout: 2000,
          })
          .catch(() => undefined);
        assert.deepEqual(await lostWords(page), [], `${width} x ${height}: ${thing}`);
        assert.deepEqual(await places(page), before, `${width} x ${height}: ${thing}`);
      }
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

test('no press moves the board', async () => {
  for (const [locale, screen, options] of [
    ['en', [1440, 900], {}],
    ['de', [1440, 900], { modules: ALL }],
    ['fr', [1280, 720], { modules: ALL, seats: 4 }],
  ]) {
    const page = await person(browser, server.url, { locale });
    await page.setViewportSize({ width: screen[0], height: screen[1] });
    await page.goto(await openTable(page, options));
    await toDice(page);
    const before = await places(page);
    const things = await page.evaluate(() =>
      [...document.querySelectorAll('[data-thing][data-state=open]')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.dataset.thing),
    );
    // An action that takes effect straight away leads to another question, so it comes last.
    const kinds = [...new Map(things.map((id) => [id.split(':')[0], id])).values()].sort(
      (one, other) => Number(one.startsWith('good:')) - Number(other.startsWith('good:')),
    );
    assert.ok(kinds.length >= 2, `several kinds of things to press, not ${kinds}`);
    let pressed = 0;
    const version = await page.locator('.table-page').getAttribute('data-version');
    for (const id of kinds) {
      await page.locator(`[data-thing="${id}"]`).first().click();
      await answered(page);
      if ((await page.locator('.table-page').getAttribute('data-version')) !== version) break;
      assert.deepEqual(await places(page), before, `${locale}, ${screen.join(' x ')}: ${id}`);
      pressed++;
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    assert.ok(pressed >= 2, `only ${pressed} of ${kinds} waited for another choice`);
    await page.context().close();
  }
});

test('every box is on the first screen of the home page', async () => {
  for (const locale of ['en', 'de', 'fr'])
    for (const screen of [
      [1280, 720],
      [1440, 900],
    ]) {
      const page = await person(browser, server.url, { locale });
      await page.setViewportSize({ width: screen[0], height: screen[1] });
      for (const tables of [0, 1]) {
        if (tables > 0) await openTable(page);
        await page.goto('/');
        await page.locator('.box-card').nth(3).waitFor();
        if (tables > 0) await page.locator('.home-grid.playing .table-link').waitFor();
        const bottoms = await page
          .locator('.box-card')
          .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
        assert.equal(bottoms.length, 4);
        assert.ok(
          Math.max(...bottoms) <= screen[1],
          `${locale}, ${screen.join(' x ')}, tables: ${tables}: cards end at ${Math.max(...bottoms)}`,
        );
      }
      await page.context().close();
    }
});

test('a card names what its box offers, and the link to the rules leads to the same box', async () => {
  const page = await person(browser, server.url);
  await page.goto('/');
  await page.locator('.box-card').nth(3).waitFor();
  const ways = (title) =>
    page.getByRole('article', { name: title, exact: true }).locator('.ways li').allTextContents();
  assert.deepEqual((await ways('The Castles of Burgundy')).slice(0, 3), ['Solo', 'Teams', '6 expansions']);
  assert.deepEqual((await ways('Orléans')).slice(0, 3), ['Solo', 'Co-operative', '6 scenarios']);
  await page.goto('/boxes/orleans');
  const rules = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rules' });
  assert.equal(await rules.getAttribute('href'), '/rules/orleans');
  await page.goto('/records');
  assert.equal(await rules.getAttribute('href'), '/rules');
  await page.context().close();
});

test('set-up and waiting room show who plays together', async () => {
  const page = await person(browser, server.url);
  await page.goto('/new/burgundy');
  assert.equal(await page.getByRole('region', { name: 'Your team' }).count(), 0);
  await page.getByRole('radio', { name: 'Two and two' }).check();
  const mine = page.getByRole('region', { name: 'Your team' });
  const theirs = page.getByRole('region', { name: 'The other team' });
  assert.equal(await mine.getByLabel('Seat 1').count(), 1);
  assert.equal(await theirs.getByLabel('Seat 2').count(), 1);
  await mine.getByLabel('Seat 3').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.seat-list').first().waitFor();
  assert.match(await mine.textContent(), /Seat 1.*Seat 3/s);
  assert.match(await theirs.textContent(), /Hugues.*Seat 2.*Gilles.*Seat 4/s);
  await page.context().close();
});

for (const [seats, locale] of [
  [2, 'de'],
  [3, 'en'],
  [4, 'en'],
  [4, 'fr'],
])
  test(`shields, dice and a hundred points have their room on every screen: ${seats} players, ${locale}`, async () => {
    const page = await person(browser, server.url, { locale });
    await page.goto(await openTable(page, { seats, modules: ALL }));
    await toDice(page);
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [820, 1180],
      [768, 1024],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      const phone = width < 640;
      if (phone) await page.getByRole('tab').nth(1).click();
      const found = await page.evaluate(async (onPhone) => {
        for (const count of document.querySelectorAll('.seats .count')) count.textContent = '139';
        for (const count of document.querySelectorAll('.seats .to-come i')) count.textContent = '155';
        for (let n = 0; n < 2; n++) await new Promise((done) => requestAnimationFrame(done));
        const problems = [];
        const box = (one) => one.getBoundingClientRect();
        const over = (a, b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
        for (const words of document.querySelectorAll('.seats .seat-who, .seats .seat-name small')) {
          if (words.scrollWidth > words.clientWidth + 1) problems.push(`${words.textContent} is cut`);
          if (box(words).height > 1.7 * Number.parseFloat(getComputedStyle(words).fontSize))
            problems.push(`${words.textContent} is broken`);
        }
        for (const quay of document.querySelectorAll('.quay')) {
          const shields = [...quay.querySelectorAll('.shield-picture')].map(box);
          const die = box(quay.querySelector('.quay-die .die-picture'));
          const toll = quay.querySelector('.toll');
          for (const [n, shield] of shields.entries()) {
            if (over(shield, die)) problems.push('a shield lies on a die');
            if (toll && over(shield, box(toll))) problems.push('a shield lies on a price');
            if (shields.slice(n + 1).some((other) => over(shield, other)))
              problems.push('shields lie on each other');
          }
        }
        const island = box(document.querySelector('.island'));
        for (const part of document.querySelectorAll('.white-die i, .white-die .die-picture'))
          if (part.checkVisibility() && over(box(part), island))
            problems.push(`the white die lies under the island: ${part.textContent}`);
        if (onPhone) return [...new Set(problems)];
        const route = document.querySelector('.area-own .route-scroll');
        if (innerWidth >= 1000 && route.scrollWidth > route.clientWidth + 1)
          problems.push('the last card of the route is cut');
        const log = document.querySelector('.log-scroll').clientHeight;
        if (log < 60) problems.push(`the log is ${log} px high`);
        if (document.documentElement.scrollHeight > innerHeight)
          problems.push(`the page is ${document.documentElement.scrollHeight} px high`);
        return [...new Set(problems)];
      }, phone);
      assert.deepEqual(found, [], `${width} x ${height}`);
    }
    await page.context().close();
  });

test('a team’s table fits its screen', async () => {
  const page = await person(browser, server.url);
  await page.goto(await openTable(page, { seats: 4, modules: ['team'] }));
  await toDice(page);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height });
    const high = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(high <= height, `${width} x ${height}: the page is ${high} px high`);
  }
  await page.context().close();
});
