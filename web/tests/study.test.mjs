// Levels, hints, and the review of a finished game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person, settled } from './browser.mjs';
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

test('a finished game is reviewed: graph, turning points, what was better and why', async (t) => {
  const page = await person(browser, server.url);
  const id = await playBadly(page, 8);
  await page.goto(`/tables/${id}`);
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.getByRole('button', { name: /^Start the review, about/ }).click();
  const graph = page.getByRole('img', { name: /^Chances of Perrine/ });
  await graph.waitFor({ timeout: LONG });

  await t.test('a mistake with a better turn, in words and by source', async () => {
    const points = page.getByRole('region', { name: 'Turning points' });
    await points
      .getByRole('img', { name: /Mistake|Blunder/ })
      .first()
      .waitFor();
    const answer = page.getByRole('region', { name: 'What would have been better?' });
    assert.ok((await answer.locator('.choice-steps li').count()) > 0);
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
    assert.ok((await rows.count()) > 6);
    const heading = page.locator('#review-place');
    const before = await heading.textContent();
    await page.locator('body').press('ArrowRight');
    await page.waitForFunction((old) => document.querySelector('#review-place').textContent !== old, before);
  });
  await checkAxe(page, 'review');
  assert.deepEqual(page.problems, []);

  await t.test('on a phone nothing sticks out', async () => {
    const phone = await person(browser, server.url, { size: 'phone' });
    await phone.goto(`/tables/${id}/review`);
    await phone.getByRole('img', { name: /^Chances of Perrine/ }).waitFor();
    await settled(phone);
    await checkSizes(phone, 'review on a phone');
    await checkAxe(phone, 'review on a phone');
  });
  await t.test('the replay grades each turn', async () => {
    const href = await page.getByRole('link', { name: 'Show on the table' }).getAttribute('href');
    await page.goto(href);
    await page.locator('.replay-best').waitFor();
  });
});
