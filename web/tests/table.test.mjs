// The table's own manners, the same for every box: sheets, the keyboard, what is read out, what a finger is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, person, playBot } from './browser.mjs';
import { answered, playTurn } from './hands.mjs';
import { browser, server } from './house.mjs';

const focused = (page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

test('the menu leads to its sheets, and each gives the focus back', async () => {
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
    // The browser tells late that the menu was closed: the sheet must outlive that.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
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

test('somebody can give up, and the game is over', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: /^Resign/ }).click();
  await page
    .getByRole('dialog', { name: 'Resign this game?' })
    .getByRole('button', { name: 'Resign', exact: true })
    .click();
  const end = page.getByRole('dialog', { name: /^The game is over\.? You gave up/ });
  await end.getByRole('heading', { name: /wins/ }).waitFor();
  await end.getByRole('button', { name: 'See the result' }).waitFor();
});

test('only what goes on with a choice is called playable, and a reload keeps the choice', async () => {
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
  // Whoever presses what is playable comes to an end: a depot, one of its tiles, and it is taken.
  const version = await page.locator('.table-page').getAttribute('data-version');
  await playable.first().click();
  await playable.first().click();
  await page.locator(`.table-page:not([data-version="${version}"])`).waitFor();
});

test('arrows go through a board of hexes row by row', async () => {
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

test('whoever types keeps their place while the others play, and hears each thing once', async () => {
  const page = await person(browser, server.url, { motion: 'auto' });
  await playBot(page, /Steady/);
  await typeTurn(page);
  const waiting = page.getByRole('region', { name: 'Steady is playing' });
  await waiting.waitFor();
  assert.equal(await page.getByRole('region', { name: 'Your turn' }).count(), 0);
  assert.equal(await focused(page), 'Type a move');
  assert.equal(await page.getByRole('combobox', { name: 'Type a move' }).isEditable(), false);
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

test('the focus tells what a tile does, and Escape takes the card away', async () => {
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

test('the log is one stop of the Tab key; arrows go through it and through the tabs', async () => {
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
  // Buttons of the prompt have keys too. Equal dice are one way, so that it is done at once.
  await page.keyboard.press('t');
  await page
    .getByRole('menuitem', { name: /^with die/ })
    .or(page.locator('.log-line').getByText(/took workers/))
    .first()
    .waitFor();
});

test('a finger sees the price before it pays it', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  await playBot(page);
  await answered(page);
  const version = () => page.locator('.table-page').getAttribute('data-version');
  // Before the first turn there is a worker, and the depots beside that of a die are full: they cost it.
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

test('the past of a running game says so and is left by one press; a turn is taken back after a question', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await playTurn(page);
  await page.getByRole('region', { name: 'Your turn' }).waitFor();
  await page.locator('.log-line .line-button').last().click();
  await page.getByRole('button', { name: 'Look at this moment' }).click();
  await page.getByText('it is your turn').waitFor();
  await page.getByRole('link', { name: 'Back to the game' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Your turn' }).waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: /^Take back my last turn/ }).click();
  await page
    .getByRole('dialog', { name: 'Take back your last turn?' })
    .getByRole('button', { name: 'Take it back' })
    .click();
  await page.getByRole('status').getByText('The game went back: phase A, round 1').waitFor();
  assert.deepEqual(page.problems, []);
});

test('a press that skips the bot ahead does nothing else; Escape lets go of what is dragged', async () => {
  const page = await person(browser, server.url, { motion: 'auto' });
  await playBot(page, /Steady/);
  // Who is last in a round may be first in the next.
  do await playTurn(page);
  while (await page.locator('#prompt.mine').count());
  // The bot's entries are shown one after the other; whoever presses now sees them at once.
  const tile = page
    .getByRole('region', { name: 'Main board' })
    .getByRole('button', { name: /depot \d/ })
    .first();
  const { x, y, width, height } = await tile.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('#prompt.mine').waitFor();
  await page.waitForTimeout(300);
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
  await page.waitForTimeout(200);
  assert.equal(await page.locator('.table-page').getAttribute('data-version'), version);
  assert.deepEqual(page.problems, []);
});
