// The co-operative scenario of Orléans: two people, one of them on a phone, and a bot. They plan openly, one sends
// coins to the other, and what one proposes the other accepts. Then the tutorial.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person } from './browser.mjs';
import { browser, server } from './house.mjs';
import { followLesson } from './tables.mjs';

/** Events that the team decides, and that can be divided without holding anything but coins. */
const TEAM = ['drought', 'earthquake', 'donation', 'good-trade', 'demolition', 'good-winds'];

const asked = (page, words) => page.locator('#prompt strong').filter({ hasText: words });
const button = (page, name) => page.locator('#prompt').getByRole('button', { name });
/** The event of the first round. */
const firstEvent = (page, id) =>
  page.evaluate(async (table) => {
    const told = await (await fetch(`/api/tables/${table}/snapshot`)).json();
    return told.position.view.hours[0];
  }, id);

/** Opens a table for Ann, Ben and a bot. The first event is a matter of chance, so tables are opened until one fits. */
async function sitTogether(ann, ben) {
  await Promise.all([ann.goto('/'), ben.goto('/')]);
  const post = (page, path, body) =>
    page.evaluate(
      async ([to, what]) => (await fetch(to, { method: 'POST', body: JSON.stringify(what) })).json(),
      [path, body],
    );
  await post(ann, '/api/guest', { name: 'Ann' });
  await post(ben, '/api/guest', { name: 'Ben' });
  for (let n = 0; n < 20; n++) {
    const { table } = await post(ann, '/api/tables', {
      box: 'orleans',
      modules: ['invasion'],
      // With one space each, a single follower readies a support place.
      options: {
        first: 'p1',
        'overlay.support.vehicle': 'trader',
        'overlay.support.guild-house': 'craftsman',
      },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
      start_when_full: true,
    });
    await post(ben, `/api/tables/${table.id}/sit`, { seat: 'p2' });
    await post(ann, `/api/tables/${table.id}/start`, {});
    if (TEAM.includes(await firstEvent(ann, table.id))) return table.id;
  }
  throw new Error('no table began with an event for the team');
}

/** Takes up a follower of the market by its name and puts it in the first hole of a place that fits. */
async function put(page, follower, place) {
  await page.getByRole('button', { name: new RegExp(`${follower} in your market`) }).click();
  await page.locator(`[data-at="place:${place}"] .o-hole[data-state=open]`).first().click();
}

/** Says that the plan is ready. If somebody idle would complete a place, the table asks once more. */
async function sayReady(page) {
  await button(page, 'Ready').click();
  const again = page.locator('#prompt .hint').filter({ hasText: 'again if you mean it' });
  await Promise.race([again.waitFor(), button(page, 'Ready').waitFor({ state: 'detached' })]);
  if (await button(page, 'Ready').count()) await button(page, 'Ready').click();
}

/** Both press a button whenever they are asked, until a page shows something. */
async function pressUntil(pages, name, shown) {
  for (let n = 0; n < 300 && !(await shown.count()); n++)
    for (const page of pages) {
      const wanted = button(page, name);
      if (await wanted.count()) await wanted.click({ timeout: 1000 }).catch(() => undefined);
      else await page.waitForTimeout(50);
    }
}

test('two people and a bot plan openly, help each other and agree on a proposal', async (t) => {
  const ann = await person(browser, server.url);
  const ben = await person(browser, server.url, { size: 'phone' });
  const id = await sitTogether(ann, ben);
  await Promise.all([ann, ben].map((page) => page.goto(`/tables/${id}`)));
  await Promise.all([ann, ben].map((page) => asked(page, 'Plan your round').waitFor()));

  await t.test('everybody sees what the City and the others still need', async () => {
    await ann.getByRole('tab', { name: 'City' }).click();
    const city = ann.locator('.o-city-board');
    await city.getByText('Treasury').first().waitFor();
    assert.equal(await city.locator('.o-personal > li').count(), 3);
    assert.equal(await city.locator('.o-achievements > li').count(), 5);
    await checkAxe(ann, 'the City');
    await ben.getByRole('tab', { name: 'City' }).click();
    await ben.locator('.o-city-board').getByText('Fortified towers').first().waitFor();
    await checkSizes(ben, 'the City on a phone');
    await ben.getByRole('tab', { name: 'My town' }).click();
    await ann.getByRole('tab', { name: 'Map', exact: true }).click();
  });

  await t.test('a plan is open as soon as its player is ready', async () => {
    await put(ann, 'trader', 'vehicle');
    await put(ann, 'craftsman', 'guild-house');
    await sayReady(ann);
    await ben.getByRole('tab', { name: 'The others' }).click();
    const annsPlan = ben.locator('.rival').filter({ hasText: 'Ann' }).locator('.o-rival-places');
    await annsPlan.locator('.o-rival-piece:not(.empty)').nth(1).waitFor();
    await ben.getByRole('tab', { name: 'My town' }).click();
    await sayReady(ben);
    await asked(ben, 'Keep yours?').waitFor();
    await button(ben, 'Plan again').waitFor();
    // If the bot plans again, everybody is asked once more.
    await pressUntil([ann, ben], 'Keep my plan', asked(ann, 'Use a place'));
  });

  await t.test('coins go from one player to the other', async () => {
    await asked(ann, 'Use a place').waitFor();
    await ann.locator('[data-thing="place:guild-house"]').click();
    await ann.locator('[data-thing="to:p2"]').click();
    await ann.getByRole('menuitem', { name: '2 coins' }).click();
    await ben.locator('.o-tray [aria-label="7 coins"]').waitFor();
    await ann.locator('.o-tray [aria-label="3 coins"]').waitFor();
    await ann.getByText('sends 2 coins to Ben').first().waitFor();
  });

  await t.test('one drafts a proposal, they talk about it, and the other accepts it', async () => {
    await pressUntil([ann, ben], 'Pass', ann.locator('.o-proposal'));
    await asked(ann, 'Draft a proposal').waitFor();
    const draft = ann.locator('.o-proposal');
    const propose = draft.getByRole('button', { name: 'Propose this' });
    assert.equal(await propose.isEnabled(), false);
    await checkAxe(ann, 'a draft');
    await draft.getByRole('button', { name: 'Suggest a division' }).click();
    await draft.getByText('Nothing is missing.').waitFor();
    await draft.getByRole('textbox', { name: 'Write a message' }).fill('Is this all right?');
    await draft.getByRole('button', { name: 'Send' }).click();
    await ben.getByRole('tab', { name: /Chat.*1/ }).waitFor();
    await propose.click();
    await button(ben, 'Accept').waitFor();
    await ben.locator('.o-proposal').getByText('Ann proposes').waitFor();
    await ben.locator('.o-answer.open').filter({ hasText: 'you' }).waitFor();
    await checkSizes(ben, 'a proposal on a phone');
    await checkAxe(ben, 'a proposal on a phone');
    await button(ben, 'Accept').click();
    await ann.locator('.log-line').filter({ hasText: 'accepts the proposal' }).first().waitFor();
    await ann.waitForFunction(() => document.querySelector('.o-round b')?.textContent === '2');
  });
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test('the tutorial plays two rounds with a partner', async () => {
  const page = await person(browser, server.url);
  const titles = await followLesson(page, 'orleans', 'Now defend Orléans', 'Tutorial together: Invasion');
  for (const title of [
    'What the City needs',
    'Your character',
    'Help each other',
    'Make your plan',
    'Proposals',
  ])
    assert.ok(titles.includes(title), `${title} in ${titles.join(' / ')}`);
  assert.deepEqual(page.problems, []);
});
