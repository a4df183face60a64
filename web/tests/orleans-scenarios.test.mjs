// The scenarios of Orléans: Invasion in a real browser: the Duel's draft, a solo game to its end, and secret cards.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkAxe, checkSizes, person } from './browser.mjs';
import { answered } from './hands.mjs';
import { browser, server } from './house.mjs';
import { followLesson, playGame } from './tables.mjs';

const asked = (page, words) => page.locator('#prompt strong').filter({ hasText: words });

/** On the set-up page: switches a scenario on. */
const choose = (page, scenario) => page.getByRole('switch', { name: scenario }).check({ force: true });

/** Ann opens a table for a scenario, and Ben sits down at its link. */
async function sitTogether(ann, ben, scenario) {
  await ann.goto('/new/orleans');
  await ann.getByLabel('Your name at the table').fill('Ann');
  await choose(ann, scenario);
  await ann.getByLabel('Seat 2').selectOption({ label: 'Open seat' });
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ben.goto(await ann.getByLabel('Link to this table').inputValue());
  await ben.getByLabel('What name do you want to play under?').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await Promise.all([ann, ben].map((page) => page.locator('.table-grid').waitFor()));
}

/** Whichever of two people a question is for. */
async function whoIsAsked(pages, words) {
  return Promise.any(
    pages.map((page) =>
      asked(page, words)
        .waitFor()
        .then(() => page),
    ),
  );
}

/** Picks the first tiles that can be picked and confirms. */
async function pickTiles(page, count) {
  for (let n = 0; n < count; n++)
    await page.locator('.o-draft-tile:not(.picked) .o-draft-name.is-open').first().click();
  assert.equal(await page.locator('.o-draft-tile.picked').count(), count);
  await page.getByRole('button', { name: 'Confirm choice' }).click();
  await answered(page);
}

test('the Duel: two people choose their towns, then the place tiles', async (t) => {
  const ann = await person(browser, server.url);
  const ben = await person(browser, server.url, { size: 'phone' });
  const both = [ann, ben];
  await sitTogether(ann, ben, 'The Duel');

  await t.test('each chooses a town on the map', async () => {
    const first = await whoIsAsked(both, 'Where does your merchant begin?');
    for (const page of [first, both.find((one) => one !== first)]) {
      await asked(page, 'Where does your merchant begin?').waitFor();
      // A mouse on a phone would rest on the next screen and ask about what is there.
      const press = (what) => (page === ben ? what.tap() : what.click());
      await press(page.locator('.o-map [data-thing="town:blois"]'));
      // A tap selects, and a button confirms. It may take a moment to appear.
      const confirm = page.getByRole('button', { name: 'Confirm' });
      const gone = asked(page, 'Where does your merchant begin?').waitFor({ state: 'hidden' });
      await Promise.race([confirm.waitFor().catch(() => undefined), gone]);
      if (await confirm.count()) await press(confirm);
      await gone;
      await answered(page);
    }
  });

  await t.test('five of type I, ten in two goes, five of type II, and both watch', async () => {
    const first = await whoIsAsked(both, /^Choose 5 place tiles/);
    const other = both.find((one) => one !== first);
    await other
      .getByRole('tab', { name: 'My town' })
      .click({ timeout: 500 })
      .catch(() => undefined);
    await first
      .getByRole('tab', { name: 'My town' })
      .click({ timeout: 500 })
      .catch(() => undefined);
    if (first === ben) await checkSizes(first, 'the draft on a phone');
    await pickTiles(first, 5);
    await asked(other, /^Choose 5 place tiles/).waitFor();
    assert.equal(await other.locator('.o-draft-tile.chosen').count(), 5, 'the others’ choice is open');
    await checkAxe(ann, 'the draft');
    await pickTiles(other, 5);
    await asked(other, /^Choose 5 place tiles/).waitFor();
    await pickTiles(other, 5);
    await asked(first, /^Choose 5 place tiles/).waitFor();
    assert.equal(await first.locator('.o-draft-tile.chosen').count(), 15);
    await pickTiles(first, 5);
    await Promise.all(both.map((page) => asked(page, 'Plan your round').waitFor({ state: 'attached' })));
    // Twenty tiles are on offer, and nobody owns one.
    assert.equal(await ann.locator('.o-gallery-tile').count(), 20);
  });
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test('Travelling Salesman: somebody who only spends coins on food starves in round 6', async () => {
  const page = await person(browser, server.url);
  await page.goto('/new/orleans');
  await page.getByLabel('Your name at the table').fill('Ann');
  await choose(page, 'Travelling Salesman');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.o-dashboard').waitFor();
  assert.equal(await page.locator('.o-goal').count(), 5);
  await checkAxe(page, 'the solo dashboard');
  // Nothing but coins is left to pay with, so nobody asks.
  await playGame(page, () => [/^Draw/, /^Pass/, 'Stop', 'Ready'], { limit: 120 });
  await page.locator('.result-banner').first().waitFor();
  await page.locator('.o-left', { hasText: 'You starved' }).waitFor();
  assert.match(await page.locator('.o-round b').textContent(), /^6$/);
  await page.locator('.log-line', { hasText: 'starves' }).waitFor();
  // The next game of this kind says how the last one went.
  await page.goto('/new/orleans');
  await choose(page, 'Travelling Salesman');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.o-before', { hasText: 'Your games of this kind: 1, 0 won.' }).waitFor();
  assert.deepEqual(page.problems, []);
});

test('the tutorial for one player explains the first two rounds', async () => {
  const page = await person(browser, server.url);
  const titles = await followLesson(page, 'orleans', 'On you go', 'Tutorial for one: Travelling Salesman');
  for (const title of ['You must eat', 'Make your plan', 'Where to go', 'The second round'])
    assert.ok(titles.includes(title), `${title} in ${titles.join(' / ')}`);
  assert.deepEqual(page.problems, []);
});

test('Prosperity: the first cards are for their owner alone', async () => {
  const ann = await person(browser, server.url);
  const ben = await person(browser, server.url);
  await sitTogether(ann, ben, 'Prosperity');
  await Promise.all([ann, ben].map((page) => page.locator('.o-card-pick').nth(1).waitFor()));
  const cards = (page) =>
    page.locator('.o-card-pick').evaluateAll((all) => all.map((one) => one.dataset.thing.split(':')[1]));
  const [hers, his] = [await cards(ann), await cards(ben)];
  assert.equal(new Set([...hers, ...his]).size, 4, 'four different cards');
  await ann.locator('.o-card-pick').first().click();
  await ann.locator('.o-in-hand').waitFor();
  await ben.locator('.o-card-pick').first().click();
  await ben.locator('.o-in-hand').waitFor();
  // Each sees one card in hand, their own, and nothing in the page or the record names the other one.
  for (const [page, others] of [
    [ann, his],
    [ben, hers],
  ]) {
    assert.equal(await page.locator('.o-in-hand').count(), 1);
    const shown = await page.locator('.o-in-hand').getAttribute('data-info');
    assert.ok(!others.includes(shown.split(':')[1]));
    const record = await page.evaluate(() =>
      fetch(`/api${location.pathname}/record`).then((all) => all.text()),
    );
    assert.match(record, /kept|card|keep/, 'the record is there');
    for (const town of others) assert.ok(!record.includes(`card ${town}`), `${town} is not in the record`);
  }
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

/** Continues a record that stops at a question, with the person at seat 1. */
async function playOn(page, name) {
  const text = readFileSync(new URL(`records/${name}.game`, import.meta.url), 'utf8');
  await page.goto('/');
  const id = await page.evaluate(async (record) => {
    const post = async (path, body) => (await fetch(`/api${path}`, { method: 'POST', body })).json();
    await post('/guest', JSON.stringify({ name: 'Ann' }));
    const kept = await post('/records', record);
    const at = record.split('---\n')[1].trim().split('\n').length;
    const { table } = await post(`/tables/${kept.id}/fork`, JSON.stringify({ at, seats: [{ kind: 'me' }] }));
    await post(`/tables/${table.id}/start`, '{}');
    return table.id;
  }, text);
  await page.goto(`/tables/${id}`);
}

test('The Dignitary: technology tiles that the tax takes can be chosen, also on a phone', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  await playOn(page, 'dignitary-technology-tax');
  await asked(page, 'Give up 1 technology tile').waitFor();
  await checkSizes(page, 'the tiles to give up on a phone');
  // One is on the board, and both are listed next to the question.
  await page.locator('.o-hole[data-thing="wheel:guildhall"]').waitFor();
  await page.getByRole('button', { name: /^The technology of the Wagon/ }).tap();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await Promise.race([
    confirm.waitFor(),
    asked(page, 'Give up 1 technology tile').waitFor({ state: 'detached' }),
  ]);
  if (await confirm.count()) await confirm.tap();
  await asked(page, 'Give up 1 technology tile').waitFor({ state: 'detached' });
  assert.equal(await page.locator('.o-place[data-at="place:wagon"] .o-filled').count(), 0);
  assert.deepEqual(page.problems, []);
});
