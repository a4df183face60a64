// The set-up page with modules. Rules that no module of Burgundy has are tested with rows made up here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person, settled } from './browser.mjs';
import { browser, server } from './house.mjs';

const module = (id, title, more) => ({
  id,
  title,
  about: `what ${title} adds`,
  clause: 'burgundy.setup.players',
  editions: [],
  seats: null,
  needs: [],
  excludes: [],
  excludes_clause: '',
  defaults: [],
  options: [],
  ...more,
});

const OPTION = {
  id: 'wine',
  values: ['red', 'white'],
  about: 'which wine',
  clause: 'burgundy.setup.players',
};
const NOT_ALONE = { excludes: ['hermit'], excludes_clause: 'burgundy.setup.players' };
const MODULES = [
  module('vines', 'Vines', { ...NOT_ALONE, editions: ['2019'] }),
  module('cellars', 'Cellars', { ...NOT_ALONE, needs: ['vines'], options: [OPTION] }),
  module('hermit', 'Hermit', {
    seats: { least: 1, most: 1 },
    excludes: ['vines', 'cellars'],
    excludes_clause: 'burgundy.setup.players',
  }),
];

/** The set-up page of a box that has these modules, or those it really has. */
async function setUp(size, modules) {
  const page = await person(browser, server.url, { size });
  if (modules)
    await page.route('**/api/boxes/burgundy', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), modules } });
    });
  await page.goto('/new/burgundy');
  await settled(page);
  return page;
}

const toggle = (page, name) => page.getByRole('switch', { name, exact: true });
const preset = (page, name) => page.getByRole('radio', { name, exact: true });
const seats = (page) => page.locator('.seat-plans li').count();
const chosen = (page) =>
  page
    .getByRole('switch', { checked: true })
    .evaluateAll((all) => all.map((one) => one.labels[0].textContent));

test('a module that needs another one says so', async () => {
  const page = await setUp('desktop', MODULES);
  const cellars = page.locator('li', { has: toggle(page, 'Cellars') });
  assert.match(await cellars.textContent(), /Only together with Vines/);
  await toggle(page, 'Cellars').click({ force: true });
  assert.equal(await toggle(page, 'Cellars').isChecked(), false);
  await toggle(page, 'Vines').check();
  assert.doesNotMatch(await cellars.textContent(), /Only together/);
  await toggle(page, 'Cellars').check();
  // Its options are under it, not among those of the table.
  await cellars.getByText('Rule options').click();
  assert.equal(await cellars.getByRole('group', { name: 'wine' }).count(), 1);
  assert.equal(await page.getByRole('group', { name: 'wine' }).count(), 1);
  await checkAxe(page, 'modules');
  // What needed a module goes with it, and so do its options.
  await toggle(page, 'Vines').uncheck();
  assert.equal(await toggle(page, 'Cellars').isChecked(), false);
  assert.equal(await page.getByRole('group', { name: 'wine' }).count(), 0);
  await page.getByText('Vines: put aside Cellars.').waitFor();
});

test('the newest choice puts aside what does not go with it and says so', async () => {
  const page = await setUp('desktop', MODULES);
  await toggle(page, 'Vines').check();
  await toggle(page, 'Cellars').check();
  const hermit = page.locator('li', { has: toggle(page, 'Hermit') });
  assert.match(await hermit.textContent(), /Switching it on puts aside: Vines and Cellars/);
  await toggle(page, 'Hermit').check();
  await page.getByRole('status').filter({ hasText: 'Hermit: put aside Vines and Cellars.' }).waitFor();
  assert.equal(await toggle(page, 'Vines').isChecked(), false);
  assert.equal(await seats(page), 1);
  assert.equal(await page.getByRole('group', { name: 'Number of seats' }).count(), 0);
  await toggle(page, 'Vines').check();
  assert.equal(await toggle(page, 'Hermit').isChecked(), false);
  assert.equal(await seats(page), 2);
});

test('presets switch modules, seats and duchies together', async () => {
  const page = await setUp('desktop');
  assert.equal(await preset(page, 'Plain').isChecked(), true);
  await preset(page, 'Full table').check();
  assert.equal((await chosen(page)).length, 6);
  assert.equal(await seats(page), 2);
  // Border duchies are dealt, and the page says which are stronger.
  await page.getByText('11c 84%').waitFor();
  assert.equal(await page.getByRole('radio', { name: 'One dealt to each' }).isChecked(), true);
  await page.getByRole('radio', { name: 'One for each seat' }).check();
  await page.getByLabel('Duchy for Seat 1').waitFor();
  assert.equal(await page.getByLabel('Duchy for Seat 1').inputValue(), '11a');
  assert.equal(await page.getByLabel('Duchy for Seat 2').inputValue(), '11b');
  await checkAxe(page, 'a full table');
  // A set that is no preset.
  await toggle(page, 'Shields').uncheck();
  assert.equal(await preset(page, 'Full table').isChecked(), false);
  await toggle(page, 'Team game').check();
  await page.getByText('Team game: put aside Border posts and Trade routes.').waitFor();
  assert.equal(await seats(page), 4);
  await preset(page, 'Two and two').check();
  assert.equal((await chosen(page)).length, 1);
  await page.getByRole('radio', { name: 'Duchy 12a', exact: true }).waitFor();
  await preset(page, 'Alone').check();
  assert.equal(await seats(page), 1);
  await page.getByRole('radio', { name: 'Duchy 13b', exact: true }).check();
  await page
    .locator('li', { has: toggle(page, 'Solo game') })
    .getByText('Rule options')
    .click();
  await page.getByLabel('First target').selectOption('53');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && /tables$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Start the game' }).click();
  const { modules, options } = (await asked).postDataJSON();
  assert.deepEqual(modules, ['solo']);
  assert.deepEqual(options, { boards: '13b', 'solo.target': '53' });
});

test('the older edition has no modules, and what was chosen goes', async () => {
  const page = await setUp('desktop');
  await preset(page, 'A little more').check();
  assert.equal((await chosen(page)).length, 3);
  await page.getByRole('radio', { name: '2011', exact: true }).check();
  assert.equal((await chosen(page)).length, 0);
  assert.equal(await preset(page, 'A little more').count(), 0);
  assert.match(
    await page.locator('li', { has: toggle(page, 'Inns') }).textContent(),
    /Only in this edition: 2019/,
  );
});

test('every duchy of the modules is drawn whole, with its rivers', async () => {
  const page = await setUp('desktop');
  const { boards } = await page.evaluate(async () => (await fetch('/api/boxes/burgundy/catalog')).json());
  const check = async (name, duchy) => {
    const printed = boards.find((board) => board.duchy === duchy && board.edition === 2019);
    const card = page.locator('label', { has: page.getByRole('radio', { name, exact: true }) });
    // Each space has a ground and a pattern.
    assert.equal(await card.locator('polygon').count(), 2 * printed.spaces.length, duchy);
    assert.equal(await card.locator('.duchy-river').count(), printed.links.length, duchy);
    const places = await card
      .locator('polygon')
      .evaluateAll((all) => new Set(all.map((one) => one.getAttribute('points'))).size);
    assert.equal(places, printed.spaces.length, `${duchy}: spaces lie on one another`);
  };
  await preset(page, 'Two and two').check();
  await page.getByRole('radio', { name: 'Duchy 12a', exact: true }).waitFor();
  await check('Duchy 12a', '12a');
  await preset(page, 'Alone').check();
  await page.getByRole('radio', { name: 'Duchy 13a', exact: true }).waitFor();
  await check('Duchy 13a', '13a');
  await check('Duchy 13b', '13b');
});

test('the cards fit a phone', async () => {
  const page = await setUp('phone');
  await checkSizes(page, 'modules on a phone');
  await preset(page, 'Full table').check();
  await checkSizes(page, 'a full table on a phone');
});

test('a box without modules shows nothing about them', async () => {
  const page = await person(browser, server.url);
  await page.goto('/new/natick');
  await settled(page);
  assert.equal(await page.getByText('Modules').count(), 0);
});
