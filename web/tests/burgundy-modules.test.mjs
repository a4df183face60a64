// Burgundy with its expansions: alone to the end, partners who share tiles, and everything at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person, settled } from './browser.mjs';
import { answered, playOn, step } from './hands.mjs';
import { browser, server } from './house.mjs';

/** Asks the server from inside the page, as the person who is looking at it. */
const post = (page, path, body) =>
  page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: text })).json();
    },
    [path, JSON.stringify(body)],
  );

const ME = { kind: 'me' };
const BOT = { kind: 'bot', bot: 'random' };

/** Opens a table of these modules and goes there. Returns its id. */
async function open(page, name, modules, boards, seats) {
  await page.goto('/');
  await post(page, '/api/guest', { name });
  const { table } = await post(page, '/api/tables', {
    box: 'burgundy',
    edition: '2019',
    modules,
    options: { boards },
    seats,
    start_when_full: true,
  });
  await post(page, `/api/tables/${table.id}/entropy`, { entropy: 'aa' });
  await page.goto(`/tables/${table.id}`);
  return table.id;
}

/** What was played so far, in notation. */
const played = (page, id) =>
  page.evaluate(async (table) => {
    const { record } = await (await fetch(`/api/tables/${table}/snapshot?since=0`)).json();
    return record.map(({ actor, text }) => `${actor} ${text}`);
  }, id);

/** Plays the first four phases without the page: any placement, or else the first legal action. */
const playAhead = (page, id) =>
  page.evaluate(async (table) => {
    for (;;) {
      const { position } = await (await fetch(`/api/tables/${table}/snapshot?since=9999`)).json();
      if (position.view.phase > 'D' || position.legal.length === 0) return;
      const action = position.legal.find((one) => one.startsWith('place ')) ?? position.legal[0];
      await fetch(`/api/tables/${table}/act`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action }),
      });
    }
  }, id);

test('alone on the islands: target, rounds and a verdict', async () => {
  const page = await person(browser, server.url);
  const id = await open(page, 'Solange', ['solo'], '13a', [ME]);
  const panel = page.getByRole('region', { name: 'Target' });
  await panel.waitFor();
  assert.match(await panel.textContent(), /Round 1 of 25/);
  assert.match(await panel.textContent(), /of 37 spaces covered/);
  assert.equal((await page.locator('.river-link').count()) > 3, true);
  assert.equal(await page.getByText('Bridge · turn order').count(), 0);
  await checkAxe(page, 'solo');
  await playOn(page, { limit: 20, done: (did) => did === 'End turn' });
  await playAhead(page, id);
  await page.reload();
  await panel.waitFor();
  await playOn(page, { limit: 2500 });
  const words = await page.locator('.result-banner').textContent();
  const actions = await played(page, id);
  assert.match(words, /You have (won|lost)/);
  assert.match(await page.locator('#prompt').textContent(), /^\d+ of 37 spaces|^All 37 spaces/);
  assert.equal(
    actions.some((action) => action.includes(' points ')),
    true,
  );
  assert.deepEqual(page.problems, []);
});

test('points are bought with the buttons next to the duchy', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  const id = await open(page, 'Solange', ['solo'], '13b', [ME]);
  await answered(page);
  const more = page.getByRole('button', { name: 'one point more' });
  for (let n = 0; n < 150 && !((await more.count()) && (await more.isEnabled())); n++)
    await step(page, { touch: true, n });
  const before = (await played(page, id)).length;
  await more.tap();
  await page.getByRole('button', { name: 'Buy 1 more point', exact: true }).tap();
  await page.waitForFunction(() => !document.querySelector('.buying'));
  assert.match((await played(page, id))[before], /points 1$/);
  await checkSizes(page, 'buying points');
  assert.deepEqual(page.problems, []);
});

test('partners share a duchy, and one places what the other stored', async () => {
  const ann = await person(browser, server.url);
  const bob = await person(browser, server.url, { size: 'tablet' });
  const id = await open(ann, 'Ann', ['team'], '12a', [ME, BOT, { kind: 'open' }, BOT]);
  await bob.goto('/');
  await post(bob, '/api/guest', { name: 'Bob' });
  await bob.goto(`/tables/${id}`);
  await bob.getByRole('button', { name: 'Sit down at seat 3' }).click();
  await settled(ann);
  for (const page of [ann, bob]) await page.locator('.table-grid .trays').waitFor();
  const prefer = ({ buttons, open, selected }) =>
    buttons.find((label) => label === 'Put it in the shared storage') ??
    (selected.length === 0 ? open.find((thing) => thing.startsWith('shared:')) : undefined);
  let ends = 0;
  const done = (did) => did === 'End turn' && ++ends >= 8;
  await Promise.race([playOn(ann, { prefer, done }), playOn(bob, { prefer, done })]);
  const actions = await played(ann, id);
  assert.equal(
    actions.some((action) => /store shared$/.test(action)),
    true,
    actions.join('\n'),
  );
  assert.equal(
    actions.some((action) => /^p[13] place .* shared$/.test(action)),
    true,
    actions.join('\n'),
  );
  // The partner's own tiles are only to look at.
  assert.equal(await ann.locator('.partner-tray [data-thing]').count(), 0);
  assert.equal(await ann.locator('.area-rivals article').count(), 1);
  await checkAxe(ann, 'team');
  assert.deepEqual([...ann.problems, ...bob.problems], []);
});

for (const size of ['desktop', 'phone']) {
  test(`everything at once, ${size}`, async () => {
    const page = await person(browser, server.url, { size });
    const all = ['extra', 'border', 'white', 'inns', 'routes', 'shields'];
    await open(page, 'Ann', all, '11a 11b', [ME, BOT]);
    await page.locator('.border-posts').first().waitFor();
    assert.equal(await page.locator('.route-strip:not(.small)').count(), 1);
    if (size === 'desktop') {
      assert.equal(await page.locator('.inn-pier').count(), 1);
      assert.equal(await page.locator('.quay .shield-row').count(), 6);
      assert.equal(await page.locator('.border-award').count(), 2);
      assert.equal(await page.locator('.rival .route-strip.small').count(), 1);
    }
    let turns = 0;
    await playOn(page, {
      touch: size === 'phone',
      done: (did) => did === 'End turn' && ++turns >= (size === 'phone' ? 2 : 4),
    });
    await checkAxe(page, `everything, ${size}`);
    await checkSizes(page, `everything, ${size}`);
    assert.deepEqual(page.problems, []);
  });
}

test('a table without expansions has none of their places', async () => {
  const page = await person(browser, server.url);
  await open(page, 'Ann', [], '1', [ME, BOT]);
  await page.locator('.table-grid .tray').waitFor();
  const places = '.inn-pier, .shield-row, .route-strip, .border-posts, .border-awards, .trays, .solo-panel';
  assert.equal(await page.locator(places).count(), 0);
});
