// The first page: a name that is remembered, panels that open next to their button, and rows that show how
// your games are going.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person, playBot, settled } from './browser.mjs';
import { browser, server } from './house.mjs';

const mineOf = (page) => page.getByRole('region', { name: 'Your tables' });

/** Asks the server from inside the page, as the person who is looking at it. */
const post = (page, path, body) =>
  page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: text })).json();
    },
    [path, JSON.stringify(body)],
  );

/** Plays the first legal action again and again, up to a limit, and waits for the bots in between. */
const playSome = (page, table, actions) =>
  page.evaluate(
    async ([id, most]) => {
      const ask = async (path) => (await fetch(`/api/tables/${id}${path}`)).json();
      for (let n = 0; n < most; ) {
        const { position, table: info } = await ask('/snapshot?since=9999');
        if (info.status !== 'playing') return;
        if (position.legal.length === 0) {
          await ask(`/wait?at=${position.at}`).catch(() => undefined);
          continue;
        }
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ action: position.legal[0] });
        await fetch(`/api/tables/${id}/act`, { method: 'POST', headers, body });
        n++;
      }
    },
    [table, actions],
  );

test('a typed name appears on every other page', async () => {
  const page = await person(browser, server.url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const panel = page.getByRole('group', { name: 'Who do you want to play?' });
  await panel.getByLabel('Your name at the table').fill('Mélusine');
  await panel.getByRole('link', { name: /^Friends/ }).click();
  const field = page.getByLabel('Your name at the table');
  await field.waitFor();
  assert.equal(await field.inputValue(), 'Mélusine');
  await page.goto('/me');
  const guest = page.getByRole('region', { name: 'Play as a guest' }).getByLabel('Name');
  await guest.waitFor();
  assert.equal(await guest.inputValue(), 'Mélusine');
  await page.goto('/boxes/natick');
  await page.getByRole('button', { name: 'Play bots' }).click();
  assert.equal(await page.getByLabel('Your name at the table').inputValue(), 'Mélusine');
});

for (const size of ['desktop', 'phone']) {
  test(`the panel of bots opens below its button and moves nothing: ${size}`, async () => {
    const page = await person(browser, server.url, { size });
    await page.goto('/');
    await settled(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.box-card, .hero, .your-tables')].map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return [Math.round(width), Math.round(height)];
        }),
      );
    await page.getByRole('article').nth(2).waitFor();
    const before = await places();
    for (const button of [
      page.getByRole('button', { name: 'Play now' }),
      page.getByRole('button', { name: 'Play bots: The Castles of Burgundy', exact: true }),
    ]) {
      await button.click();
      const panel = page.getByRole('group', { name: 'Who do you want to play?' });
      await panel.waitFor();
      assert.deepEqual(await places(), before);
      const [pressed, opened] = [await button.boundingBox(), await panel.boundingBox()];
      const gap = opened.y - (pressed.y + pressed.height);
      assert.ok(gap >= 0 && gap < 40, `the panel is ${gap} px away`);
      assert.ok(Math.abs(opened.x - pressed.x) < 60, 'the panel is next to its button');
      await checkSizes(page, `panel of bots, ${size}`);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    }
  });
}

test('a row shows the board, the phase, the scores and whose turn it is', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await playSome(page, /tables\/([^/?]+)/.exec(page.url())[1], 4);
  await page.locator('#prompt.mine').waitFor();
  await page.goto('/');
  const row = mineOf(page).getByRole('listitem').first();
  await row.locator('svg.duchy-preview').waitFor();
  await row.getByText('Your turn').waitFor();
  await row.getByRole('img', { name: /^Phase A, round \d$/ }).waitFor();
  assert.equal(await row.locator('.row-scores > span').count(), 2);
  // What was placed in the duchy is drawn there: at least the castle.
  assert.ok((await row.locator('svg.duchy-preview use').count()) >= 1);
  await checkAxe(page, 'home with a game');
});

test('you can leave a table from its row, and it says what happens then', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  await playBot(page);
  await page.goto('/');
  const row = mineOf(page).getByRole('listitem').first();
  await row.getByRole('button', { name: /^More about/ }).click();
  await row.getByRole('button', { name: 'Mute chat' }).click();
  assert.equal(await row.getByRole('button', { name: 'Mute chat' }).getAttribute('aria-pressed'), 'true');
  await checkSizes(page, 'menu of a row');
  await row.getByRole('button', { name: 'Leave the table' }).click();
  await row.getByText('The game stops here, unfinished.', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^More about/ }).click();
  await row.getByRole('button', { name: 'Leave the table' }).click();
  await row.getByRole('button', { name: 'Leave the table' }).click();
  await mineOf(page).getByText('No games yet.', { exact: false }).waitFor();
  assert.deepEqual(page.problems, []);
});

test('open tables show their clock, and two people with the same name are told apart in the chat', async () => {
  const ann = await person(browser, server.url);
  const other = await person(browser, server.url);
  await ann.goto('/');
  await other.goto('/');
  await post(ann, '/api/guest', { name: 'Anna' });
  await post(other, '/api/guest', { name: 'Anna' });
  const { table } = await post(ann, '/api/tables', {
    box: 'burgundy',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: true,
    name: 'Two of a name',
    clock: { per_move_s: 90, reserve_s: 600 },
  });
  await other.reload();
  const open = other.getByRole('region', { name: 'Open tables' });
  await open.getByText('1 minute 30 seconds per decision, 10 minutes in reserve').waitFor();
  await other.goto(`/tables/${table.id}`);
  await other.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await other.getByRole('button', { name: 'Leave this seat' }).waitFor();
  await other.getByRole('textbox', { name: 'Write a message' }).fill('Hello');
  await other.keyboard.press('Enter');
  await ann.goto(`/tables/${table.id}`);
  await ann.locator('.house-chat li b').first().waitFor();
  assert.equal(await ann.locator('.house-chat li b').first().textContent(), 'Anna 2');
});

test('one duchy for each seat proposes different ones', async () => {
  const page = await person(browser, server.url);
  await page.goto('/new/burgundy');
  await page.getByText('One for each seat').click();
  const picks = page.getByRole('combobox', { name: /^Duchy for/ });
  await picks.first().waitFor();
  const values = await picks.evaluateAll((all) => all.map((one) => one.value));
  assert.equal(new Set(values).size, values.length, values.join(' '));
});

test('a solo game shows whether the box was beaten, and no rank', async () => {
  const page = await person(browser, server.url);
  await page.goto('/');
  await post(page, '/api/guest', { name: 'Solange' });
  const { table } = await post(page, '/api/tables', {
    box: 'burgundy-dice',
    seats: [{ kind: 'me' }],
    start_when_full: true,
  });
  await post(page, `/api/tables/${table.id}/entropy`, { entropy: 'aa' });
  await playSome(page, table.id, 200);
  await page.goto('/records');
  const game = page.locator('.game-list li').first();
  await game.waitFor();
  const words = await game.textContent();
  assert.match(words, /solo/);
  assert.doesNotMatch(words, /Place|with ·/);
  const { result } = (await page.evaluate(async () => (await fetch('/api/tables/mine')).json()))[0];
  assert.match(words, result.verdict === 'won' ? /Well done|Excellent|Incredible/i : /Below the first grade/);
});

test('the first page fetches the words of one language, and shows no key', async () => {
  for (const [locale, heading] of [
    ['en', 'On the shelf'],
    ['de', 'Im Regal'],
    ['fr', 'Sur l’étagère'],
  ]) {
    const page = await person(browser, server.url, { locale });
    const fetched = [];
    page.on('request', (request) => fetched.push(request.url().replace(/^.*\//, '')));
    await page.goto('/');
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.locator('.shelf-row svg.box-art').nth(3).waitFor();
    const text = await page.locator('#app').textContent();
    assert.deepEqual(text.match(/\b[a-z]+(\.[a-z][A-Za-z]*)+\b/g), null, 'a key is shown');
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, a, button, label')]
        .filter((part) => part.checkVisibility() && !part.getAttribute('aria-label'))
        .filter((part) => part.textContent.trim() === '')
        .map((part) => part.outerHTML),
    );
    assert.deepEqual(empty, []);
    const languages = fetched
      .filter((name) => name.startsWith('words-'))
      .map((name) => name.split('-').slice(1, 3).join(' '));
    assert.deepEqual(languages, [`house ${locale}`], 'other words were fetched');
    assert.deepEqual(
      fetched.filter((name) => /^(table|orleans|burgundy|natick)-/.test(name)),
      [],
    );
    await page.context().close();
  }
});
