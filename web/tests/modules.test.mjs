// The set-up page with modules. No box has any yet, so the test adds rows to what the server says about one.
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
  options: [],
  ...more,
});

const OPTION = {
  id: 'wine',
  values: ['red', 'white'],
  about: 'which wine',
  clause: 'burgundy.setup.players',
};
const NOT_SOLO = { excludes: ['solo'], excludes_clause: 'burgundy.setup.players' };
const MODULES = [
  module('inns', 'Inns', { ...NOT_SOLO, editions: ['2019'] }),
  module('cellars', 'Cellars', { ...NOT_SOLO, needs: ['inns'], options: [OPTION] }),
  module('solo', 'Solo', {
    seats: { least: 1, most: 1 },
    excludes: ['inns', 'cellars'],
    excludes_clause: 'burgundy.setup.players',
  }),
];

/** The set-up page of a box that has these modules. Collects what is asked for. */
async function setUp(size) {
  const page = await person(browser, server.url, { size });
  await page.route('**/api/boxes/burgundy', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), modules: MODULES } });
  });
  await page.goto('/new/burgundy');
  await settled(page);
  return page;
}

const box = (page, name) => page.getByRole('checkbox', { name, exact: true });

test('modules that do not go together are greyed out with the reason', async () => {
  const page = await setUp('desktop');
  const cellars = page.locator('li', { has: box(page, 'Cellars') });
  const solo = page.locator('li', { has: box(page, 'Solo') });
  assert.match(await cellars.textContent(), /Only together with Inns/);
  await box(page, 'Cellars').click({ force: true });
  assert.equal(await box(page, 'Cellars').isChecked(), false);
  await box(page, 'Inns').check();
  assert.doesNotMatch(await cellars.textContent(), /Only together/);
  assert.match(await solo.textContent(), /Not together with Inns/);
  await box(page, 'Cellars').check();
  await page.getByText('Table options').click();
  assert.equal(await page.getByRole('group', { name: 'wine' }).count(), 1);
  await checkAxe(page, 'modules');
  // What needed a module goes with it, and so do its options.
  await box(page, 'Inns').uncheck();
  assert.equal(await box(page, 'Cellars').isChecked(), false);
  assert.equal(await page.getByRole('group', { name: 'wine' }).count(), 0);
});

test('a module decides how many can play, and the table asks for it', async () => {
  const page = await setUp('phone');
  await checkSizes(page, 'modules on a phone');
  await box(page, 'Solo').check();
  assert.equal(await page.locator('.seat-plans li').count(), 1);
  assert.equal(await page.getByRole('group', { name: 'Number of seats' }).count(), 0);
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && /tables$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Start the game' }).click();
  assert.deepEqual((await asked).postDataJSON().modules, ['solo']);
  // The real box has no such module, and the refusal is shown.
  await page.getByText('module solo: Burgundy has no modules; leave them out').waitFor();
});

test('a box without modules shows nothing about them', async () => {
  const page = await person(browser, server.url);
  await page.goto('/new/natick');
  await settled(page);
  assert.equal(await page.getByText('Modules').count(), 0);
});
