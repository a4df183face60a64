// How the table behaves, the same for every box: sheets, the keyboard, announcements, second taps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, person, playBot } from './browser.mjs';
import { gallery } from './gallery.mjs';
import { answered, playTurn, versionOf } from './hands.mjs';
import { browser, server } from './house.mjs';

/** The page's clock is stopped: the bot's moves are shown step by step only when somebody skips ahead. */
async function standStill(page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Listens to the table's socket. The answer waits until the last position it received asks this player. */
function heardTurns(page) {
  let mine = false;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { position } = JSON.parse(payload);
      if (position) mine = position.legal.length > 0;
    }),
  );
  return async () => {
    for (let n = 0; n < 300 && !mine; n++) await new Promise((done) => setTimeout(done, 50));
    assert.ok(mine, 'the others have finished');
    // The page has had its turn too.
    await page.evaluate(() => undefined);
  };
}

const focused = (page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

test('the menu opens its sheets, and each returns the focus', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  for (const [entry, title] of [
    [/^Resign/, 'Resign this game?'],
    ['Keyboard', 'Keyboard'],
  ]) {
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('dialog', { name: 'Table menu' }).getByRole('button', { name: entry }).click();
    const sheet = page.getByRole('dialog', { name: title });
    await page.getByRole('dialog', { name: 'Table menu' }).waitFor({ state: 'detached' });
    // The browser reports late that the menu was closed. The sheet must survive that.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
    assert.equal(await focused(page), 'Table menu');
  }
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page
    .getByRole('dialog', { name: 'Table menu' })
    .getByRole('link', { name: 'Rules (new tab)' })
    .waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name: 'Table menu' }).waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Your turn' }).waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page
    .getByRole('dialog', { name: 'Tischmenü' })
    .getByRole('link', { name: 'Tisch verlassen' })
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await page.getByRole('region', { name: 'Dein Zug' }).waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  assert.deepEqual(page.problems, []);
});

test('a player can resign, and the game is over', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: /^Resign/ }).click();
  await page
    .getByRole('dialog', { name: 'Resign this game?' })
    .getByRole('button', { name: 'Resign', exact: true })
    .click();
  const end = page.getByRole('dialog', { name: /^The game is over\.? You resigned/ });
  await end.getByRole('heading', { name: /wins/ }).waitFor();
  await end.getByRole('button', { name: 'See the result' }).waitFor();
});

test('only what continues a choice is called playable, and a reload keeps the choice', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await answered(page);
  const playable = page.getByRole('button', { name: /, playable/ });
  await page
    .getByRole('button', { name: /^die \d.*, playable/ })
    .first()
    .click();
  const chosen = page.getByRole('button', { name: /^die \d.*, selected$/, pressed: true });
  await chosen.waitFor();
  await page.getByRole('button', { name: /^die \d.*, possible instead$/ }).waitFor();
  const names = async () =>
    (await playable.all()).reduce(
      async (list, one) => [...(await list), await one.getAttribute('aria-label')],
      [],
    );
  const before = await names();
  assert.ok(before.length > 0);
  await page.reload();
  await chosen.waitFor();
  assert.deepEqual(await names(), before);
  // Pressing what is playable always leads to an end: a depot, one of its tiles, perhaps its price, and it is
  // taken.
  const version = await versionOf(page);
  for (let n = 0; n < 4 && (await versionOf(page)) === version; n++) {
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await ((await confirm.count()) ? confirm : playable.first()).click();
    await answered(page);
  }
  assert.notEqual(await versionOf(page), version);
});

test('arrow keys go through a board of hexes row by row', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await answered(page);
  await page.getByRole('button', { name: /^space row 1 column 2,/ }).focus();
  const rows = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    rows.push((await focused(page)).replace(/^(space row \d column \d).*/, '$1'));
  }
  assert.deepEqual(
    rows.map((name) => name.slice(0, 11)),
    [2, 3, 4, 3, 2, 1].map((row) => `space row ${row}`),
  );
  assert.equal(rows.at(-1), 'space row 1 column 2');
});

/** Types moves until the turn has ended: both dice become workers. */
async function typeTurn(page) {
  await page.keyboard.press('/');
  for (const move of ['workers d1', 'workers d2', 'end']) {
    await page.keyboard.insertText(move);
    await page.keyboard.press('Enter');
    await answered(page);
  }
}

test('people who type keep their place while the others play, and hear each thing once', async () => {
  const page = await person(browser, server.url, { motion: 'auto' });
  await playBot(page, /Medium/);
  await standStill(page);
  await typeTurn(page);
  const waiting = page.getByRole('region', { name: 'Hugues is playing' });
  await waiting.waitFor();
  assert.equal(await page.getByRole('region', { name: 'Your turn' }).count(), 0);
  assert.equal(await focused(page), 'Type a move');
  assert.equal(await page.getByRole('combobox', { name: 'Type a move' }).isEditable(), false);
  await page.clock.resume();
  await page.getByRole('region', { name: 'Your turn' }).waitFor();
  assert.equal(await waiting.count(), 0);
  assert.equal(await focused(page), 'Type a move');
  assert.equal(await page.getByRole('combobox', { name: 'Type a move' }).isEditable(), true);
  const said = await page.locator('[role=log] p').allTextContents();
  assert.ok(
    said.some((words) => words.endsWith('took workers, plus 2 workers')),
    said.join(' / '),
  );
  assert.equal(said.filter((words) => words === 'Phase A · round 2').length, 1, said.join(' / '));
  assert.ok(
    said.some((words) => words.startsWith('the white die shows')),
    said.join(' / '),
  );
  await page.keyboard.insertText('no such move');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(/^No move fits/)
    .waitFor();
  assert.equal(await page.getByRole('combobox', { name: 'Type a move', expanded: true }).count(), 0);
  await page.keyboard.press('x');
  assert.equal(await page.getByRole('status').count(), 1);
});

test('the focus announces what a tile does, and Escape closes the card', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await answered(page);
  await page.keyboard.press('Tab');
  const tile = page.getByRole('button', { name: /^monastery \d+, depot/ }).first();
  await tile.focus();
  assert.match(await tile.getAttribute('aria-description'), /\w+ .*\./);
  await page.getByRole('tooltip').waitFor();
  await checkAxe(page, 'card');
  await page.keyboard.press('Escape');
  assert.equal(await page.getByRole('tooltip').count(), 0);
  assert.equal(await tile.evaluate((element) => element === document.activeElement), true);
});

test('the log is one tab stop, and arrow keys go through it and through the tabs', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await playTurn(page);
  await page.locator('#prompt.mine').waitFor();
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('Tab');
  const line = () => page.evaluate(() => document.activeElement?.textContent);
  const last = await line();
  await page.keyboard.press('ArrowUp');
  assert.notEqual(await line(), last);
  await page.keyboard.press('l');
  await page.keyboard.press('End');
  assert.equal(await line(), last);
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'Type a move');
  await log.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Chat' }).waitFor();
  assert.equal(await page.getByRole('region', { name: 'Log' }).count(), 0);
});

test('the key of a die leads to what it can be used for', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await answered(page);
  await page.keyboard.press('q');
  await page.locator('[data-thing][data-state=open]:focus').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('[data-state=selected]').count(), 0);
  // Buttons in the prompt have keys too. Equal dice are one way, so it is done immediately.
  await page.keyboard.press('t');
  await page
    .getByRole('menuitem', { name: /^with die/ })
    .or(page.locator('.log-line').getByText(/took workers/))
    .first()
    .waitFor();
});

test('on a touch screen the price is shown before it is paid', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  await playBot(page);
  await answered(page);
  const version = () => page.locator('.table-page').getAttribute('data-version');
  // Before the first turn there is one worker, and the depots next to that of a die are full: they cost it.
  await page.locator('[data-thing="die:d1"]').first().tap();
  const dear = page
    .locator('[data-thing^="tile:"][data-state=open]')
    .and(page.locator('[aria-description*="1 worker"]'));
  const before = await version();
  await dear.first().tap();
  await page.getByRole('region', { name: 'Your turn' }).getByText('Tap again').waitFor();
  assert.equal(await version(), before);
  await page.getByRole('button', { name: 'Cancel' }).tap();
  assert.equal(await page.getByText('Tap again').count(), 0);
  await page.locator('[data-thing="die:d1"]').first().tap();
  const thing = page.locator(`[data-thing="${await dear.first().getAttribute('data-thing')}"]`).first();
  await thing.tap();
  assert.match(await thing.getAttribute('aria-label'), /playable, press again$/);
  await thing.tap();
  await page.waitForFunction(
    (seen) => document.querySelector('.table-page').dataset.version !== seen,
    before,
  );
});

test('the past of a running game says so and one press leaves it, and a turn is taken back after a question', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await playTurn(page);
  await page.getByRole('region', { name: 'Your turn' }).waitFor();
  await page.locator('.log-line .line-button').last().click();
  await page.getByRole('button', { name: 'Look at this moment' }).click();
  const past = page.getByRole('region', { name: 'Earlier in this game' });
  await past.getByText('It is your turn.').waitFor();
  assert.equal(await page.locator('[data-state=open]').count(), 0, 'the past cannot be played');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Your turn' }).waitFor();
  // The rail steps back line by line, and one press leads to the present.
  const rail = page.getByRole('group', { name: 'Earlier in this game' });
  const lines = await page.locator('.log-line').count();
  await rail.getByRole('button', { name: 'Step back' }).click();
  await past.waitFor();
  // The dice of a new round share one line, so several steps may lead back through it.
  const stop = () => page.getByRole('slider').inputValue();
  for (let n = 0; n < 8 && (await page.locator('.log-line').count()) >= lines; n++) {
    const before = await stop();
    await page.keyboard.press(',');
    await page.waitForFunction((at) => document.querySelector('.rail input').value !== at, before);
  }
  assert.ok((await page.locator('.log-line').count()) < lines, 'the log goes back too');
  await checkAxe(page, 'looking back');
  await rail.getByRole('button', { name: 'Back to live' }).click();
  await page.getByRole('region', { name: 'Your turn' }).waitFor();
  assert.equal(await page.locator('.log-line').count(), lines);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: /^Take back my last turn/ }).click();
  await page
    .getByRole('dialog', { name: 'Take back your last turn?' })
    .getByRole('button', { name: 'Take it back' })
    .click();
  await page.getByRole('status').getByText('The game went back: phase A, round 1').waitFor();
  assert.deepEqual(page.problems, []);
});

test('a press that skips the bot ahead does nothing else, and Escape drops what is being dragged', async () => {
  const page = await person(browser, server.url, { motion: 'auto' });
  const isMyTurn = heardTurns(page);
  await playBot(page, /Medium/);
  await standStill(page);
  // Nobody who ships nothing plays twice in a row, so the bot comes next.
  await typeTurn(page);
  // The bot has finished, and the page knows it but does not show it yet.
  await isMyTurn();
  // The bot's entries are shown one after another. A press now shows them all.
  const tile = page
    .getByRole('region', { name: 'Main board' })
    .getByRole('button', { name: /depot \d/ })
    .first();
  const { x, y, width, height } = await tile.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('#prompt.mine').waitFor();
  await answered(page);
  await page.clock.resume();
  assert.equal(await page.getByRole('button', { name: /^die \d/ }).count(), 2, 'no die was used');
  assert.equal(await page.locator('[data-state=selected]').count(), 0);

  const free = page.locator('[data-drag][data-thing^="tile:"][data-state=open]').first();
  const version = await page.locator('.table-page').getAttribute('data-version');
  const from = await free.boundingBox();
  const storage = await page.getByRole('region', { name: 'Your supplies' }).boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(storage.x + 200, storage.y + 40, { steps: 5 });
  await page.locator('.drag-ghost').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.drag-ghost').waitFor({ state: 'detached' });
  await page.mouse.up();
  await answered(page);
  assert.equal(await versionOf(page), version);
  assert.deepEqual(page.problems, []);
});

test('the first click shows a price and does not pay it, with the mouse too', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await answered(page);
  await page.locator('[data-thing="die:d1"]').first().click();
  const dear = page
    .getByRole('region', { name: 'Main board' })
    .locator('[data-thing^="tile:"][data-state=open]')
    .and(page.locator('[aria-description*="1 worker"]'))
    .first();
  const before = await versionOf(page);
  await dear.click();
  const prompt = page.getByRole('region', { name: 'Your turn' });
  await prompt.getByText('Press again to do it.').waitFor();
  assert.equal(await versionOf(page), before);
  await prompt.getByRole('button', { name: 'Confirm' }).click();
  await page.locator(`.table-page:not([data-version="${before}"])`).waitFor();
});

test('Escape leaves the field, and after a move by keyboard the focus stays where it was', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await answered(page);
  await page.keyboard.press('/');
  await page.keyboard.insertText('take');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#command').inputValue(), '');
  assert.equal(await focused(page), 'Type a move');
  await page.keyboard.press('Escape');
  assert.notEqual(await focused(page), 'Type a move');
  await page.keyboard.press('q');
  await page.locator('[data-state=selected]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-state=selected]').waitFor({ state: 'detached' });
  // A tile of the last depot that a die reaches: the focus stays at that depot.
  const tile = page.locator('.market [data-thing^="tile:"][data-state=open]').last();
  await tile.focus();
  const [, depot] = (await tile.getAttribute('data-thing')).split(':');
  const before = await versionOf(page);
  for (let n = 0; n < 8 && (await versionOf(page)) === before; n++) {
    await page.keyboard.press('Enter');
    await answered(page);
  }
  const said = await page.locator('#prompt').textContent();
  assert.notEqual(await versionOf(page), before, `${await focused(page)}: ${said}`);
  await page.locator(`.market [data-thing="depot:${depot}"]:focus`).waitFor();
});

/** Plays anything at all through the server, without drawing a page, until `done` accepts the position. */
async function idle(page, path, done) {
  const table = `/api${path}`;
  for (let n = 0; n < 600; n++) {
    const { position } = await page.request
      .get(`${table}/snapshot?since=99999`)
      .then((answer) => answer.json());
    if (done(position)) return;
    if (position.legal.includes('end')) await page.request.post(`${table}/act`, { data: { action: 'end' } });
    else if (position.legal.length > 0)
      await page.request.post(`${table}/act`, { data: { action: position.legal[0] } });
  }
  throw new Error('the game did not come there');
}

const pathOf = (page) => new URL(page.url()).pathname;

/** Leaves the table, and comes back when the game has got that far. */
async function comeTo(page, done) {
  const path = pathOf(page);
  await page.goto('/settings');
  await idle(page, path, done);
  await page.goto(path);
  await page.locator('.table-grid').waitFor();
}

test('the end of a phase is shown step by step and holds nobody up', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await comeTo(page, ({ view }) => view.round === 5);
  await idle(page, pathOf(page), ({ view, legal }) => view.phase === 'B' && legal.length > 0);
  const frame = page.getByRole('region', { name: 'Phase A ends' });
  await frame.getByText('Step 1 of 3').waitFor();
  await page.locator('#prompt.mine').waitFor();
  await checkAxe(page, 'end of a phase');
  await frame.getByRole('button', { name: 'Next step' }).click();
  await frame.getByText('Step 2 of 3').waitFor();
  const said = await page.locator('[role=log] p').allTextContents();
  assert.equal(said.filter((words) => words.startsWith('Leftover tiles go')).length, 1, said.join(' / '));
  // Playing on leaves it behind.
  await page
    .getByRole('button', { name: /^die \d/ })
    .first()
    .click();
  await frame.waitFor({ state: 'detached' });
  await page.locator('[data-state=selected]').waitFor();
});

/** Buttons of the final scoring and of the result that something else covers. */
const covered = (page) =>
  page.locator('.final-frame .stage-acts .btn, .result-banner .btn').evaluateAll((all) =>
    all
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );

test('the final scoring is shown row by row, and End jumps to the totals', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await comeTo(page, ({ view }) => view.phase === 'E' && view.round === 5);
  await idle(page, pathOf(page), ({ result }) => result !== null);
  const frame = page.getByRole('region', { name: 'Final scoring' });
  await frame.getByText('Step 1 of 6').waitFor();
  // You can jump to the result from the first moment, but it does not say yet who won.
  const end = page.getByRole('dialog', { name: /^The game is over$/ });
  await end.getByRole('button', { name: 'See the result' }).waitFor();
  await checkAxe(page, 'final scoring');
  for (const [width, height] of [
    [1280, 720],
    [820, 1180],
    [768, 1024],
    [390, 844],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    assert.equal(await page.locator('.final-frame .stage-acts .btn').count(), 4);
    assert.deepEqual(await covered(page), [], `${width} x ${height}`);
  }
  const total = frame.getByRole('row', { name: /^Total/ });
  assert.deepEqual(await total.getByRole('cell').allTextContents(), ['?', '?']);
  await page.keyboard.press('End');
  await page.getByRole('dialog', { name: /wins? with|won with/ }).waitFor();
  const sums = await total.getByRole('cell').allTextContents();
  const scores = await page.locator('.seats .score .count').allTextContents();
  assert.deepEqual(sums, scores);
  await frame.getByRole('button', { name: 'Back to the table' }).click();
  await frame.waitFor({ state: 'detached' });
});

test('people who turn step-by-step scoring off do not see it', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('switch', { name: 'Show scoring step by step' }).uncheck();
  await page.getByRole('switch', { name: 'Digits instead of pips' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'Digits instead of pips' }).waitFor({ state: 'hidden' });
  assert.equal(await page.locator('html').getAttribute('data-faces'), 'digits');
  await comeTo(page, ({ view }) => view.round === 5);
  await idle(page, pathOf(page), ({ view, legal }) => view.phase === 'B' && legal.length > 0);
  await page.locator('.round-heading').getByText('Phase B · round 1').waitFor();
  await page.locator('#prompt.mine').waitFor();
  assert.equal(await page.locator('.phase-frame').count(), 0);
});

test('after an action the focus stays where it happened, by keyboard and by mouse', async () => {
  for (const how of ['keys', 'mouse']) {
    const page = await person(browser, server.url);
    await playBot(page);
    await answered(page);
    const press = async (target) => {
      if (how === 'mouse') return target.click();
      await target.focus();
      await page.keyboard.press('Enter');
    };
    const focus = () =>
      page.evaluate(() => document.activeElement.dataset.thing ?? `${document.activeElement.id}`);
    const die = page.locator('[data-thing="die:d1"]');
    const [value] = /\d/.exec(await die.getAttribute('aria-label'));
    await press(die);
    const tile = page.locator(`[data-thing^="tile:${value}:"][data-state=open]`).first();
    const before = await versionOf(page);
    // The first press may only show the price, if the server has not named it yet.
    for (let n = 0; n < 2 && (await versionOf(page)) === before; n++) {
      await press(tile);
      await answered(page);
    }
    assert.notEqual(await versionOf(page), before, how);
    assert.equal(await focus(), `depot:${value}`, `${how}: the tile has left its depot`);
    await press(page.getByRole('button', { name: 'Take workers' }));
    await answered(page);
    assert.equal(await focus(), 'prompt', `${how}: the button is gone`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test('a menu stays with its thing when the screen is turned', async () => {
  const page = await person(browser, gallery.url, { size: 'tablet' });
  await page.goto('/dev/two-mid');
  await page.locator('.area-supplies').waitFor();
  await page.getByRole('button', { name: 'Take workers' }).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  const apart = () =>
    page.evaluate(() => {
      const menu = document.querySelector('[role=menu]').getBoundingClientRect();
      const thing = document.querySelector('[data-button="button:workers"]').getBoundingClientRect();
      return Math.max(menu.top - thing.bottom, thing.top - menu.bottom, menu.left - thing.right, 0);
    });
  assert.ok((await apart()) < 80, 'the menu opens at the button');
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    assert.ok((await apart()) < 80, `${width} x ${height}: the menu is ${await apart()} px away`);
  }
});
