// Burgundy with its expansions: alone to the end, partners who share tiles, and everything at once.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkAxe, checkSizes, person, settled } from './browser.mjs';
import { answered, playOn } from './hands.mjs';
import { browser, server } from './house.mjs';
import { openAt } from './positions.mjs';

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

/** The table that a page shows. */
const idOf = (page) => new URL(page.url()).pathname.split('/').at(-1);

test('alone on the islands: target, rounds and a verdict', async () => {
  const page = await person(browser, server.url);
  await open(page, 'Solange', ['solo'], '13a', [ME]);
  const panel = page.getByRole('region', { name: 'Target' });
  await panel.waitFor();
  assert.match(await panel.textContent(), /Round 1 of 25/);
  assert.match(await panel.textContent(), /of 37 spaces covered/);
  assert.equal((await page.locator('.river-link').count()) > 3, true);
  assert.equal(await page.getByText('Bridge · turn order').count(), 0);
  await checkAxe(page, 'solo');
  await playOn(page, { limit: 20, done: (did) => did === 'End turn' });
  await openAt(page, 'solo-13a', /^p1 place/, { box: 'burgundy', last: true });
  await panel.waitFor();
  await playOn(page, { limit: 200 });
  const words = await page.locator('.result-banner').textContent();
  const actions = await played(page, idOf(page));
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
  await openAt(page, 'solo-13a', /^p1 points 1/, { box: 'burgundy' });
  await answered(page);
  const id = idOf(page);
  const more = page.getByRole('button', { name: 'one point more' });
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
      assert.equal(await page.locator('.stack-pier').count(), 1);
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
  const places = '.stack-pier, .shield-row, .route-strip, .border-posts, .border-awards, .trays, .solo-panel';
  assert.equal(await page.locator(places).count(), 0);
});

const golden = (name) =>
  readFileSync(new URL(`../../games/burgundy/golden/${name}.game`, import.meta.url), 'utf8');

/** Plays on from a golden game, just before its first such action, in the seat of its player. Returns the id. */
async function forkBefore(page, name, action) {
  const entries = golden(name)
    .split(/^---$/m)[1]
    .split('\n')
    .filter((line) => /^(\*|p\d) /.test(line));
  const at = entries.findIndex((line) => line.slice(3) === action);
  const seat = entries[at].slice(0, 2);
  await page.goto('/');
  await post(page, '/api/guest', { name: 'Ann' });
  const { id, seats } = await importGolden(page, name);
  const { table } = await post(page, `/api/tables/${id}/fork`, {
    at,
    seats: seats.map((one) => (one.seat === seat ? ME : BOT)),
  });
  await post(page, `/api/tables/${table.id}/entropy`, { entropy: 'aa' });
  await post(page, `/api/tables/${table.id}/start`, {});
  await page.goto(`/tables/${table.id}`);
  await answered(page);
  return table.id;
}

const importGolden = (page, name) =>
  page.evaluate(async (record) => {
    const headers = { 'content-type': 'text/plain' };
    return (await fetch('/api/records', { method: 'POST', headers, body: record })).json();
  }, golden(name));

/** Presses a thing on the table with the mouse, and again if the first press only shows the price. */
async function press(page, thing) {
  const found = page.locator(`[data-thing="${thing}"]`).first();
  await found.click();
  await answered(page);
  if ((await page.locator('#prompt .again').count()) > 0) await found.click();
  await answered(page);
}

const asked = (page) => page.locator('#prompt .asked').textContent();
const lastPlayed = async (page, id) => (await played(page, id)).findLast((text) => text.startsWith('p'));

test('a double that workers make takes a shield for a castle', async () => {
  const page = await person(browser, server.url);
  const id = await forkBefore(page, 'everything-2-seats', 'shield double 3 2 r1c1');
  assert.match(await asked(page), /Workers can make a double, which takes a shield\./);
  await page.locator('[data-thing="shield:3:2"]').waitFor();
  await page.keyboard.press('h');
  assert.match(await page.evaluate(() => document.activeElement?.dataset.thing), /^shield:/);
  // There is only one castle, so the first press says what it costs, and the second does it.
  await page.locator('[data-thing="shield:3:2"]').click();
  assert.match(await asked(page), /on the castle at the 6 in row 1.*with your 2 and 4 as a double 3/);
  await page.locator('[data-thing="shield:3:2"]').click();
  await answered(page);
  assert.equal(await lastPlayed(page, id), 'p1 shield double 3 2 r1c1');
  await page.locator('[data-thing="shield:3:2"]').waitFor({ state: 'detached' });
  await page.locator('.tribute').waitFor();
  assert.deepEqual(page.problems, []);
});

test('a double of both dice takes a shield only when it is pressed twice, by mouse and by finger', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  const id = await forkBefore(page, 'pair-extra-shields', 'shield double 4 2 r4c4');
  const before = await lastPlayed(page, id);
  await page.getByRole('tab', { name: 'Market' }).tap();
  const shield = page.locator('[data-thing="shield:4:2"]');
  for (const press of ['click', 'tap']) {
    await shield[press]();
    await answered(page);
    await page.locator('#prompt .again').waitFor();
    assert.equal(await lastPlayed(page, id), before, press);
    if (press === 'click') await page.getByRole('button', { name: 'Cancel' }).click();
  }
  await shield.tap();
  await answered(page);
  assert.equal(await lastPlayed(page, id), 'p1 shield double 4 2 r4c4');
});

test('an inn is bought like a tile of the black depot', async () => {
  const page = await person(browser, server.url);
  const id = await forkBefore(page, 'extra-white-inns', 'buy black inn');
  await press(page, 'tile:black:inn');
  assert.equal(await lastPlayed(page, id), 'p1 buy black inn');
  await page.locator('.area-supplies [data-thing="store:inn"]').waitFor();
});

test('the crane asks which building it is', async () => {
  const page = await person(browser, server.url);
  const id = await forkBefore(page, 'extra-tiles', 'copy market');
  assert.match(await asked(page), /Your crane works as any building/);
  await page.locator('#prompt').getByRole('button', { name: 'Market' }).click();
  await answered(page);
  assert.equal(await lastPlayed(page, id), 'p3 copy market');
});

test('geese ask which animals score', async () => {
  const page = await person(browser, server.url);
  const id = await forkBefore(page, 'extra-tiles', 'graze sheep');
  assert.match(await asked(page), /Which animals score with your geese\?/);
  await page.locator('#prompt').getByRole('button', { name: 'Sheep' }).click();
  await answered(page);
  assert.equal(await lastPlayed(page, id), 'p3 graze sheep');
});

test('a bonus of the trade route is a free action', async () => {
  const page = await person(browser, server.url);
  const id = await forkBefore(page, 'routes-chosen-queue', 'take route 5 town-hall');
  assert.match(await asked(page), /Your trade route gives one free action/);
  await press(page, 'tile:5:town-hall');
  assert.equal(await lastPlayed(page, id), 'p4 take route 5 town-hall');
  await page.keyboard.press('r');
  assert.match(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    /space, .*, next$/,
  );
});

/** Plays alone without the page, loads ships and sells nothing, until five goods can be exchanged. */
const collectGoods = (page, id) =>
  page.evaluate(async (table) => {
    const wishes = [
      /^ship /,
      /^place \S+ ship/,
      /^take \S+ \d ship/,
      /^points 0/,
      /^place /,
      /^take /,
      /^end/,
    ];
    for (let n = 0; n < 400; n++) {
      const { position } = await (await fetch(`/api/tables/${table}/snapshot?since=9999`)).json();
      const { legal, view } = position;
      if (legal.length === 0 || legal.some((one) => one.startsWith('exchange '))) return legal;
      const goods = (action) =>
        action.startsWith('ship ')
          ? view.depots.find(({ depot }) => depot === action.split(' ')[1]).goods.length
          : 0;
      const wish = wishes.find((one) => legal.some((action) => one.test(action)));
      const fit = legal.filter((action) => wish?.test(action)).sort((a, b) => goods(b) - goods(a));
      await fetch(`/api/tables/${table}/act`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: fit[0] ?? legal[0] }),
      });
    }
  }, id);

test('alone, five goods are exchanged for a tile that lies face down', async () => {
  const page = await person(browser, server.url);
  const id = await open(page, 'Solange', ['solo'], '13a', [ME]);
  const legal = await collectGoods(page, id);
  await page.reload();
  await answered(page);
  assert.match(await asked(page), /Exchange five goods for a tile\?/);
  await page.keyboard.press('g');
  assert.match(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    /^Counter \d+, target \d+/,
  );
  const [thing] = await page
    .locator('.area-main [data-thing^="tile:black:"][data-state=open]')
    .evaluateAll((all) => all.map((one) => one.dataset.thing));
  await page.locator(`[data-thing="${thing}"]`).click();
  // With two silver the tile can also be bought, so a menu asks how.
  if (legal.some((one) => one.startsWith(`buy black ${thing.split(':')[2]}`)))
    await page.getByRole('menuitem', { name: /^Give five goods for .* You choose the goods next/ }).click();
  await answered(page);
  assert.match(await lastPlayed(page, id), /^p1 exchange /);
  for (let n = 0; n < 5 && /^Give up/.test(await asked(page)); n++) {
    const [good] = await page
      .locator('[data-thing^="good:"][data-state=open]')
      .evaluateAll((all) => all.map((one) => one.dataset.thing));
    await press(page, good);
  }
  await page.locator('.area-supplies [data-thing="store:blank"]').waitFor();
  assert.deepEqual(page.problems, []);
});

test('the help lists the keys of the parts that are in play', async () => {
  const page = await person(browser, server.url);
  await forkBefore(page, 'everything-2-seats', 'shield double 3 2 r1c1');
  await page.locator('.area-main [data-thing^="shield:"]').first().waitFor();
  await page.keyboard.press('b');
  assert.match(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    /post and .* post, open, \d+ points in this phase/,
  );
  await page.keyboard.press('?');
  const keys = await page.locator('dl.keys div').allTextContents();
  for (const row of ['BBorder posts', 'RYour trade route', 'HShields on the depots'])
    assert.equal(keys.includes(row), true, `${row}: ${keys.join(' / ')}`);
  assert.equal(
    keys.some((row) => /^[GM]/.test(row)),
    false,
    keys.join(' / '),
  );
});

const RESULTS = [
  [
    'team-tie-by-fewest-empty-spaces',
    /^Seat 1 and Seat 3 win together with 134 points\./,
    /fewer empty spaces/,
  ],
  ['team-12b-tie-by-more-empty-spaces', /win together with 127 points\./, /more empty spaces: 46 against 43/],
  ['team-shared-win', /share first place with 91 points\./, /They share the victory/],
];
for (const [name, headline, why] of RESULTS) {
  test(`the result of a team game: ${name}`, async () => {
    const page = await person(browser, server.url, { size: 'phone' });
    await page.goto('/');
    await post(page, '/api/guest', { name: 'Ann' });
    const { id } = await importGolden(page, name);
    await page.goto(`/tables/${id}`);
    await page.getByRole('heading', { level: 1, name: headline }).waitFor();
    await page.locator('.leaf > header').getByText(why).waitFor();
    // One place for each team, with one duchy and the sum of both.
    await page.locator('.final-board .duchy').nth(1).waitFor();
    assert.equal(await page.locator('.places > li').count(), 2);
    const sums = await page.locator('.sources tr', { hasText: 'Together' }).locator('td').allTextContents();
    assert.equal(sums.length, 2);
    await checkSizes(page, name);
    await checkAxe(page, name);
    assert.deepEqual(page.problems, []);
  });
}

test('duchy 12b says at the table and on the set-up page that it is reconstructed', async () => {
  const page = await person(browser, server.url);
  await open(page, 'Ann', ['team'], '12b', [ME, BOT, BOT, BOT]);
  await page.getByRole('button', { name: 'Reconstructed' }).click();
  const sheet = page.getByRole('dialog', { name: 'Duchy 12b is reconstructed' });
  assert.match(await sheet.textContent(), /This layout is ours/);
  await page.goto('/new/burgundy');
  await page.getByRole('switch', { name: 'Team game' }).check();
  await page.getByText('Duchy 12b', { exact: true }).click();
  await page.getByText(/^Duchy 12b is our own layout/).waitFor();
});
