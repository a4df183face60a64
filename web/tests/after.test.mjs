// After the game: the result, the replay and the record at every size, and styles that do not leak between
// pages.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { checkAxe, checkSizes, person, playBot, quiet, settled } from './browser.mjs';
import { playTurn } from './hands.mjs';
import { browser, server } from './house.mjs';

/** A finished game and its player's cookies. */
let played;
before(async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await playTurn(page);
  const path = new URL(page.url()).pathname;
  await page.evaluate(
    (id) =>
      fetch(`/api/tables/${id}/resign`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
    path.split('/')[2],
  );
  await page.getByRole('button', { name: 'See the result' }).waitFor();
  played = { path, cookies: await page.context().cookies() };
  await page.context().close();
});

async function player(size) {
  const page = await person(browser, server.url, { size });
  await page.context().addCookies(played.cookies);
  return page;
}

test('the result says who resigned, shows both boards and starts the next game in one press', async () => {
  const page = await player('phone');
  await page.goto(played.path);
  await page.getByRole('heading', { level: 1, name: /resigned\. Colin wins\.$/ }).waitFor();
  await page
    .getByRole('group', { name: /’s duchy$/ })
    .nth(1)
    .waitFor();
  await page.getByRole('table', { name: 'Where the points came from' }).waitFor();
  await checkSizes(page, 'result on a phone');
  await checkAxe(page, 'result on a phone');
  // Large text still fits.
  await page.evaluate(() =>
    localStorage.setItem('loire.settings', JSON.stringify({ motion: 'off', text: 150 })),
  );
  await page.reload();
  await page
    .getByRole('group', { name: /’s duchy$/ })
    .nth(1)
    .waitFor();
  await checkSizes(page, 'result in large letters');
  await page.getByRole('button', { name: 'Play again' }).tap();
  await page.locator('.table-grid').waitFor();
});

for (const size of ['tablet', 'phone']) {
  test(`every tool of the replay can be pressed: ${size}`, async () => {
    const page = await player(size);
    await page.goto(`${played.path}/replay?at=3`);
    await page.getByText(/^Step 3 of/).waitFor();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page
      .getByRole('status')
      .getByText(/^Step 4 of/)
      .waitFor();
    if (size === 'phone') await page.getByRole('button', { name: 'Speed, view, link and more' }).click();
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('all');
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('10');
    await page.getByRole('button', { name: 'Share link to this position' }).click();
    await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' });
    await checkSizes(page, `replay, ${size}`);
    await page.getByRole('button', { name: 'Play on from here (fork)' }).click();
    await page
      .getByRole('group', { name: 'Play on from here' })
      .getByRole('combobox', { name: 'Seat 2' })
      .waitFor();
    await checkAxe(page, `replay, ${size}`);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'To the result' }).click();
    await page.getByRole('heading', { level: 1, name: /resigned/ }).waitFor();
    assert.deepEqual(page.problems, []);
  });
}

test('on a phone everything can be scrolled above the replay bar, and Escape closes its tools first', async () => {
  const page = await player('phone');
  await page.goto(`${played.path}/replay?at=3`);
  const more = page.getByRole('button', { name: 'Speed, view, link and more' });
  const silver = page
    .getByLabel(/^\d+ silver$/)
    .filter({ visible: true })
    .first();
  const isFree = () =>
    silver.evaluate((element) => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const bar = document.querySelector('.replay-bar').getBoundingClientRect();
      return element.getBoundingClientRect().bottom <= bar.top;
    });
  await page.getByText(/^Step 3 of/).waitFor();
  assert.ok(await isFree(), 'the bar covers the silver');
  await more.click();
  await page.getByRole('combobox', { name: 'Speed' }).waitFor();
  assert.ok(await isFree(), 'the tools cover the silver');
  await page.keyboard.press('Escape');
  assert.equal(await more.getAttribute('aria-expanded'), 'false');
  await page.getByText(/^Step 3 of/).waitFor();
});

test('a list leads to the parts of a game, and arrows step on from there', async () => {
  const page = await player('desktop');
  await page.goto(`${played.path}/replay?at=0`);
  const list = page.getByRole('combobox', { name: 'Jump to' });
  await list.selectOption('Phase A, round 1');
  const step = page.getByRole('status').getByText(/^Step \d+ of/);
  await step.waitFor();
  const first = Number(/\d+/.exec(await step.textContent())[0]);
  await page.keyboard.press('ArrowRight');
  await page.getByText(`Step ${first + 1} of`).waitFor();
  // The points of the whole game, with a link to each moment.
  await page.getByRole('img', { name: /^Score/ }).click({ position: { x: 4, y: 20 } });
  await page.getByText('Before the first step').waitFor();
});

test('buttons and keys step through a game turn by turn, on the rail too', async () => {
  const page = await player('desktop');
  await page.goto(`${played.path}/replay?at=0`);
  await page.getByText('Before the first step').waitFor();
  const step = () =>
    page
      .getByRole('status')
      .getByText(/^Step \d+ of/)
      .textContent();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await page.getByText(/^Step \d+ of/).waitFor();
  const first = await step();
  await page.getByRole('slider', { name: 'Position in the game' }).focus();
  await page.keyboard.press('PageDown');
  await page.getByText(first).waitFor({ state: 'detached' });
  await page.keyboard.press('PageUp');
  await page.getByText(first).waitFor();
});

test('a record keeps the names of the players and who resigned', async () => {
  const page = await player('desktop');
  const record = await page.request.get(`/api${played.path}/record`).then((answer) => answer.text());
  await page.goto('/records');
  await page.getByText('Import a record from elsewhere').click();
  await page
    .getByLabel('Record file (.game)')
    .setInputFiles({ name: 'a.game', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.getByRole('heading', { level: 1, name: /resigned\. Colin wins\.$/ }).waitFor();
  await page.getByRole('link', { name: 'Step through the game' }).click();
  await page.getByRole('slider', { name: 'Position in the game' }).waitFor();
  const end = page.getByRole('status').getByText(/ resigned\.$/);
  assert.equal(await end.count(), 0, 'nobody has resigned at the beginning');
  await page.getByRole('button', { name: 'To the end' }).click();
  await end.waitFor();
  const eyes = await page.getByRole('combobox', { name: 'Seen by' }).getByRole('option').allTextContents();
  assert.equal(eyes[1], 'Colin');
  assert.notEqual(eyes[0], 'open');
  await page.goto('/records');
  const mine = page.getByRole('region', { name: 'Your finished games' });
  await mine.getByRole('link', { name: /imported · .*Novice/ }).waitFor();
});

test("other people's public games are in the records, and private ones are not", async () => {
  const host = await person(browser, server.url);
  await host.goto('/');
  await host.request.post('/api/guest', { data: { name: 'Perrine' } });
  for (const [name, isPublic] of [
    ['Market day', true],
    ['At home', false],
  ]) {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const sat = await host.request
      .post('/api/tables', {
        data: { box: 'burgundy', seats, name, public: isPublic, start_when_full: true },
      })
      .then((answer) => answer.json());
    await host.request.post(`/api/tables/${sat.table.id}/entropy`, { data: { entropy: 'aa' } });
    await host.request.post(`/api/tables/${sat.table.id}/resign`, { data: {} });
  }
  const page = await person(browser, server.url, { size: 'phone' });
  await page.goto('/records');
  const others = page.getByRole('region', { name: 'Recently finished' });
  await others.getByRole('link', { name: /Market day.*Perrine resigned\./ }).waitFor();
  assert.equal(await others.getByText('At home').count(), 0);
  await checkSizes(page, 'records of others');
  await checkAxe(page, 'records of others');
  await others.getByRole('link', { name: /Market day/ }).tap();
  await page.getByRole('heading', { level: 1, name: /^Perrine resigned\. Random wins\.$/ }).waitFor();
  await page.getByRole('link', { name: 'Step through the game' }).waitFor();
});

/** Where everything is and what it looks like. A drawing counts as one thing. */
const looks = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          !element.parentElement.closest('svg') &&
          element.checkVisibility() &&
          element.getBoundingClientRect().width > 0,
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, borderTopWidth } = getComputedStyle(element);
        return [
          element.tagName,
          element.getAttribute('class'),
          ...[x, y, width, height].map(Math.round),
          color,
          backgroundColor,
          fontSize,
          borderTopWidth,
        ].join(' ');
      }),
  );

/** How the page looks once everything it asked for has loaded and it has stopped changing. */
async function atRest(page) {
  await settled(page);
  let last = '';
  for (let same = 0; same < 4; await page.waitForTimeout(150)) {
    await quiet(page);
    const now = (await looks(page)).join('\n');
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}

/** Waits until the page looks like `wanted`, and returns how it looks in the end. */
async function comeToLook(page, wanted) {
  await settled(page);
  let now = '';
  for (let n = 0; n < 60; n++) {
    await quiet(page);
    now = (await looks(page)).join('\n');
    if (now === wanted) break;
    await page.waitForTimeout(150);
  }
  return now;
}

test('pages look the same whether opened first or after all others', async () => {
  const mine = [played.path, `${played.path}/replay?at=3&seat=p1`, '/records', '/learn'];
  const cold = new Map();
  for (const path of mine) {
    const page = await player('desktop');
    await page.goto(path);
    cold.set(path, await atRest(page));
    await page.context().close();
  }
  const page = await player('desktop');
  await page.goto('/');
  for (const path of [
    '/new/burgundy',
    '/boxes/burgundy',
    '/rules/burgundy',
    '/me',
    '/settings',
    ...mine,
    '/',
    ...mine,
  ]) {
    // As a link does, without a reload.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    if (!cold.has(path)) await atRest(page);
    else
      assert.equal(await comeToLook(page, cold.get(path)), cold.get(path), `${path} has changed its looks`);
  }
});

test('statistics and finished games fit a phone, in German too', async () => {
  const page = await player('phone');
  await page.addInitScript(() => localStorage.setItem('loire.language', 'de'));
  await page.goto('/me');
  await page.getByRole('heading', { name: 'Statistik' }).waitFor();
  await page.getByText('aufgegeben').waitFor();
  await checkSizes(page, 'profile on a phone');
});
