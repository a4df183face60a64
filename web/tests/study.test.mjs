// Levels, hints, and the review of a finished game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person, quiet, settled } from './browser.mjs';
import { browser, server } from './house.mjs';

const LONG = 90_000;

test('a level is chosen for all bots or for one of them', async () => {
  const page = await person(browser, server.url);
  await page.goto('/new/burgundy');
  const levels = page.getByRole('group', { name: 'Who sits opposite?' });
  assert.equal(await levels.getByRole('radio', { name: 'Medium' }).isChecked(), true, 'the usual level');
  assert.equal(await levels.getByRole('radio').count(), 5);
  await page
    .getByRole('group', { name: 'Number of seats' })
    .getByRole('radio', { name: '3' })
    .check({ force: true });
  await levels.getByRole('radio', { name: 'Hard' }).check({ force: true });
  for (const seat of ['Seat 2', 'Seat 3'])
    assert.equal(await page.getByLabel(seat).inputValue(), 'bot:hard', seat);
  await page.getByLabel('Seat 3').selectOption({ label: 'Bot: Novice' });
  assert.equal(await levels.getByRole('radio', { checked: true }).count(), 0, 'a mixture');
  await checkAxe(page, 'levels');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table-grid').waitFor();
  const info = await page.request.get(`/api${new URL(page.url()).pathname}`).then((answer) => answer.json());
  assert.deepEqual(
    info.seats.map(({ bot }) => bot),
    [null, 'hard', 'novice'],
  );
  assert.deepEqual(page.problems, []);
});

test('figures are shown where they were measured, and nowhere else', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  await page.goto('/new/burgundy');
  const levels = page.getByRole('group', { name: 'Who sits opposite?' });
  await levels.waitFor();
  const figures = levels.locator('.level-figures');
  assert.equal(await figures.count(), 5);
  for (const one of await figures.all()) assert.ok(await one.isVisible(), 'not only the chosen level');
  assert.match(await levels.textContent(), /rating−\d+/, 'a minus sign');
  const seats = page.getByRole('group', { name: 'Number of seats' });
  await seats.getByRole('radio', { name: '4' }).check({ force: true });
  await levels.getByText('they do not apply to this table').waitFor();
  assert.equal(await figures.count(), 0);
  assert.deepEqual(page.problems, []);
});

test('a hint says what to do, marks it on the board, and is noted', async () => {
  const page = await person(browser, server.url);
  const id = await begin(page);
  await page.goto(`/tables/${id}`);
  await page.getByRole('region', { name: 'Your turn' }).waitFor();
  await page.getByRole('button', { name: /^Hint/ }).click();
  const card = page.getByRole('region', { name: 'A good turn' });
  await card.getByText(/You win \d+ % of the time/).waitFor();
  assert.ok((await card.locator('ol').first().locator('li').count()) > 0, 'steps in words');
  await page.locator('.study-rings i.best').first().waitFor();
  await page.getByRole('region', { name: 'Log' }).getByText('asked for a hint').waitFor();
  await checkAxe(page, 'a hint');
  await card.getByRole('button', { name: 'Close' }).click();
  assert.equal(await page.locator('.study-rings i').count(), 0);
  await page.locator('body').press('i');
  await card.getByText(/You win/).waitFor();
  await post(page, `/api/tables/${id}/resign`, {});
  await page.goto(`/tables/${id}`);
  await page.getByText('One hint was used').waitFor();
  assert.deepEqual(page.problems, []);
});

test('on a phone a hint leaves the board free, and its marks lie below it', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  const id = await begin(page);
  await page.goto(`/tables/${id}`);
  await page.getByRole('button', { name: /^Hint/ }).click();
  const card = page.getByRole('region', { name: 'A good turn' });
  await card.getByText(/You win \d+ % of the time/).waitFor();
  await page.locator('.study-rings i.best').first().waitFor({ state: 'attached' });
  await quiet(page);
  const { top, marks, below } = await page.evaluate(() => {
    const place = (element) => element.getBoundingClientRect();
    const rings = [...document.querySelectorAll('.study-rings i')];
    const layer = (element) => Number(getComputedStyle(element).zIndex);
    const prompt = document.querySelector('.area-prompt:has(.hint-card)');
    return {
      top: place(document.querySelector('.hint-card')).top,
      marks: rings.map((ring) => place(ring).bottom),
      below: rings.every((ring) => !prompt.contains(ring) && layer(ring) < layer(prompt)),
    };
  });
  assert.ok(top > 400, `the card begins at ${top}`);
  assert.ok(
    marks.some((bottom) => bottom < top),
    `marks end at ${marks}, the card begins at ${top}`,
  );
  assert.ok(below, 'marks below the card');
  await checkSizes(page, 'a hint on a phone');
  await checkAxe(page, 'a hint on a phone');
  // Everything that the hint speaks of can be scrolled out from under it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await quiet(page);
  const bottom = await page
    .locator('.area-supplies')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  assert.ok(bottom <= (await card.boundingBox()).y, 'the supplies end above the card');
  await card.getByText('Why', { exact: true }).click();
  await card.getByText(/^Expected/).waitFor();
  assert.deepEqual(page.problems, []);
});

test('between people there is no hint button', async () => {
  const host = await person(browser, server.url);
  const guest = await person(browser, server.url);
  await host.request.post('/api/guest', { data: { name: 'Host' } });
  await guest.request.post('/api/guest', { data: { name: 'Guest' } });
  const sat = await post(host, '/api/tables', {
    box: 'burgundy',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    start_when_full: true,
  });
  const id = sat.table.id;
  await post(host, `/api/tables/${id}/entropy`, { entropy: 'aa' });
  await post(guest, `/api/tables/${id}/sit`, { entropy: 'bb' });
  for (const page of [host, guest]) {
    await page.goto(`/tables/${id}`);
    await page.locator('.table-grid').waitFor();
    assert.equal(await page.getByRole('button', { name: /^Hint/ }).count(), 0);
  }
});

async function post(page, path, data) {
  const answer = await page.request.post(path, { data });
  assert.ok(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? undefined : answer.json();
}

/** A game of somebody against a bot. */
async function begin(page) {
  await page.request.post('/api/guest', { data: { name: 'Perrine' } });
  const sat = await post(page, '/api/tables', {
    box: 'burgundy',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
    public: false,
    start_when_full: true,
  });
  await post(page, `/api/tables/${sat.table.id}/entropy`, { entropy: 'aa' });
  return sat.table.id;
}

/** What sticks out of the board of the review, or lies on something else there. */
const misplaced = (page) =>
  page.evaluate(() => {
    const board = document.querySelector('.review-board');
    const room = board.getBoundingClientRect();
    const out = [...board.querySelectorAll('.review-table *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && element.checkVisibility() && (left < room.left - 2 || right > room.right + 2);
    });
    const parts = [...board.querySelectorAll('.review-supplies h3')].map((one) => one.parentElement);
    const places = parts.map((part) => part.getBoundingClientRect());
    const on = parts.filter((_, n) =>
      places.some(
        (other, m) =>
          m !== n &&
          other.left < places[n].right - 2 &&
          other.right > places[n].left + 2 &&
          other.top < places[n].bottom - 2 &&
          other.bottom > places[n].top + 2,
      ),
    );
    return [...out, ...on].map((element) => element.outerHTML.slice(0, 80));
  });

/** Somebody who ends every turn without using the dice, and soon resigns. */
async function playBadly(page, turns) {
  const id = await begin(page);
  for (let n = 0; n < turns; n++) {
    const wait = await page.request.get(`/api/tables/${id}/wait?at=99999&seconds=20`);
    const { position } = await wait.json();
    assert.ok(position.legal.length > 0, 'it is our turn');
    const action = position.legal.includes('end') ? 'end' : position.legal[0];
    await post(page, `/api/tables/${id}/act`, { action, at: position.at });
  }
  await post(page, `/api/tables/${id}/resign`, {});
  return id;
}

test('there is no review before the end, and a way back to the game', async () => {
  const page = await person(browser, server.url);
  const id = await begin(page);
  await page.goto(`/tables/${id}/review`);
  await page.getByRole('heading', { name: 'Game review' }).waitFor();
  await page.getByRole('alert').getByText('once the game is over').waitFor();
  await checkAxe(page, 'no review yet');
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.waitForURL(`**/tables/${id}`);
});

test('a finished game is reviewed: graph, turning points, what was better and why', async (t) => {
  const page = await person(browser, server.url);
  const id = await playBadly(page, 8);
  await page.goto(`/tables/${id}`);
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.getByRole('button', { name: /^Start the review, about/ }).click();
  const graph = page.getByRole('img', { name: /^Chances of Perrine/ });
  await graph.waitFor({ timeout: LONG });
  await page.getByText('Perrine resigned.').waitFor();

  await t.test('a mistake with a better turn, in words and by source', async () => {
    const points = page.getByRole('region', { name: 'Turning points' });
    const mistake = page.getByRole('img', { name: /Mistake|Blunder/ });
    await points.getByRole('button').filter({ has: mistake }).first().click();
    const answer = page.getByRole('region', { name: 'What would have been better?' });
    await answer.locator('.choice-steps li').first().waitFor();
    await answer.getByRole('row', { name: /^Together/ }).waitFor();
  });
  await t.test('the better turn on the board', async () => {
    const place = page.getByRole('region', { name: /Perrine$/ });
    await place.locator('.study-rings i.best').first().waitFor();
    await place.getByRole('button', { name: 'Best' }).click();
    await place.locator('.review-board:not([aria-busy])').waitFor();
    await place.locator('.study-rings i').first().waitFor({ state: 'detached' });
  });
  await t.test('the graph as a table, and keys for the turns', async () => {
    await page.getByText('Show as a table').click();
    const rows = page.getByRole('table', { name: 'Chances of winning' }).getByRole('row');
    // A heading, and a few turns at least.
    await rows.nth(3).waitFor();
    const heading = page.locator('#review-place');
    const before = await heading.textContent();
    await page.locator('body').press('ArrowRight');
    await page.waitForFunction((old) => document.querySelector('#review-place').textContent !== old, before);
  });
  await checkAxe(page, 'review');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('[data-theme=dark]').waitFor();
  await checkAxe(page, 'review in the dark');
  await page.emulateMedia({ colorScheme: 'light' });
  assert.deepEqual(page.problems, []);

  await t.test('the boards keep their shape at every width', async () => {
    for (const width of [1440, 1280, 1000, 700]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      await page.locator('.review-board:not([aria-busy]) .review-table').waitFor();
      // The board is scaled a moment after the window has changed.
      let wrong = await misplaced(page);
      for (let n = 0; n < 20 && wrong.length > 0; n++) {
        await page.waitForTimeout(50);
        wrong = await misplaced(page);
      }
      assert.deepEqual(wrong, [], `${width} wide`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await t.test('on a phone nothing sticks out', async () => {
    const phone = await person(browser, server.url, { size: 'phone' });
    await phone.goto(`/tables/${id}/review`);
    await phone.getByRole('img', { name: /^Chances of Perrine/ }).waitFor();
    await settled(phone);
    await checkSizes(phone, 'review on a phone');
    await checkAxe(phone, 'review on a phone');
  });
  for (const size of ['desktop', 'phone'])
    await t.test(`the table shows the better turn, and leads back (${size})`, async () => {
      const reader = await person(browser, server.url, { size });
      await reader.goto(`/tables/${id}/review`);
      const heading = await reader.locator('#review-place').textContent();
      await reader.getByRole('button', { name: 'No. 2' }).click();
      const steps = await reader.locator('.choice-steps li').count();
      await reader.getByRole('link', { name: 'Show on the table' }).click();
      const words = reader.locator('.replay-best');
      await words.getByText('No. 2').waitFor();
      assert.equal(await words.locator('li').count(), steps);
      await reader.locator('.study-rings i.best').first().waitFor({ state: 'attached' });
      await settled(reader);
      await checkSizes(reader, 'the better turn on the table');
      await checkAxe(reader, 'the better turn on the table');
      await words.getByRole('link', { name: 'Back to the review' }).click();
      await reader.locator('#review-place').waitFor();
      assert.equal(await reader.locator('#review-place').textContent(), heading);
      await reader.getByRole('button', { name: 'No. 2', pressed: true }).waitFor();
      assert.deepEqual(reader.problems, []);
    });
});
