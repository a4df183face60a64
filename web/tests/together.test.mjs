// Two people in two browsers, and a spectator.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person } from './browser.mjs';
import { act, answered, playTurn } from './hands.mjs';
import { browser, server } from './house.mjs';

const isMine = (page) =>
  page
    .locator('#prompt.mine')
    .count()
    .then((n) => n > 0);
const logLines = (page) => page.locator('.log-line').count();

/** Ann opens a table with an open seat and invites Ben by its link. */
async function sitTogether(ann, ben) {
  await ann.goto('/new/burgundy');
  await ann.getByLabel('Your name at the table').fill('Ann');
  await ann.getByLabel('Seat 2').selectOption({ label: 'Open seat' });
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByLabel('Link to this table').inputValue();
  await ben.goto(link);
  await ben.getByLabel('What name do you want to play under?').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await Promise.all([ann, ben].map((page) => page.locator('.table-grid').waitFor()));
  return link;
}

/**
 * The player whose turn it is comes first: once both pages show the same version, exactly one of them is
 * asked.
 */
async function inOrder(ann, ben) {
  const version = (page) => page.locator('.table-page').getAttribute('data-version');
  for (let n = 0; n < 200; n++) {
    await Promise.all([ann, ben].map(answered));
    const [one, other] = await Promise.all([ann, ben].map(version));
    const [mine, theirs] = await Promise.all([ann, ben].map(isMine));
    if (one === other && mine !== theirs) return mine ? [ann, ben] : [ben, ann];
    await ann.waitForTimeout(50);
  }
  throw new Error('nobody is asked');
}

test('two people play each other with undo, chat, reload and a lost connection, and a third one watches', async (t) => {
  const ann = await person(browser, server.url);
  const ben = await person(browser, server.url);
  const link = await sitTogether(ann, ben);

  await t.test('both play turns', async () => {
    for (let n = 0; n < 4; n++) {
      const [first] = await inOrder(ann, ben);
      await playTurn(first);
    }
    assert.ok((await logLines(ann)) > 4);
  });

  await t.test('an action can be taken back', async () => {
    const [first, second] = await inOrder(ann, ben);
    const undo = first.locator('#prompt').getByRole('button', { name: 'Undo' });
    const asked = () => first.locator('#prompt strong').textContent();
    const before = await asked();
    assert.equal(await undo.isEnabled(), false);
    await act(first);
    await undo.click();
    await answered(first);
    assert.equal(await asked(), before);
    await second
      .getByRole('status')
      .getByText(/^(Ann|Ben) took something back: phase A/)
      .waitFor();
  });

  await t.test('one player reads what the other writes', async () => {
    await ann.getByRole('tab', { name: 'Chat' }).click();
    await ann.getByRole('textbox', { name: 'Write a message' }).fill('Bonne chance <b>Ben</b>');
    await ann.getByRole('button', { name: 'Send' }).click();
    await ben.getByRole('log').getByText('Ann: Bonne chance').waitFor({ state: 'attached' });
    await ben.getByRole('tab', { name: 'Chat' }).click();
    await ben.getByRole('tabpanel', { name: 'Chat' }).getByText('Bonne chance <b>Ben</b>').waitFor();
    await Promise.all([ann, ben].map((page) => page.getByRole('tab', { name: 'Log' }).click()));
  });

  await t.test('muting the others survives a reload, and you may still write', async () => {
    const chat = ben.getByRole('tabpanel', { name: 'Chat' });
    await ben.getByRole('tab', { name: 'Chat' }).click();
    await ben.getByRole('button', { name: 'Mute chat' }).click();
    await ben.reload();
    await ben.getByRole('tab', { name: 'Chat' }).click();
    assert.equal(await chat.getByText('Bonne chance').count(), 0);
    await ben.getByRole('textbox', { name: 'Write a message' }).fill('Merci');
    await ben.getByRole('button', { name: 'Send' }).click();
    await chat.getByText('Merci').waitFor();
    await ben.getByRole('button', { name: 'Show chat again' }).click();
    await chat.getByText('Bonne chance').waitFor();
    await ben.getByRole('tab', { name: 'Log' }).click();
  });

  await t.test('a reload loses nothing', async () => {
    const score = await ben.locator('.seats .score').allTextContents();
    const lines = await logLines(ben);
    await ben.reload();
    await ben.locator('.log-line').first().waitFor();
    assert.deepEqual(await ben.locator('.seats .score').allTextContents(), score);
    assert.equal(await logLines(ben), lines);
  });

  await t.test('a lost connection is announced, and what was missed is caught up', async () => {
    const [first, second] = await inOrder(ann, ben);
    await second.context().setOffline(true);
    await second.getByText(/connection was lost/i).waitFor();
    await playTurn(first);
    assert.equal(await isMine(second), false);
    await second.context().setOffline(false);
    await second.getByText(/connection was lost/i).waitFor({ state: 'detached' });
    await second.locator('#prompt.mine').waitFor();
    assert.equal(await logLines(second), await logLines(first));
  });

  await t.test('what is tried while the connection is lost is kept, and the page says so', async () => {
    const [first] = await inOrder(ann, ben);
    const field = first.getByRole('combobox', { name: 'Type a move' });
    const say = first.getByRole('textbox', { name: 'Write a message' });
    const prompt = first.getByRole('region', { name: 'Your turn' });
    await field.focus();
    const move = await first.getByRole('option').first().locator('code').textContent();
    const version = await first.locator('.table-page').getAttribute('data-version');
    await first.context().setOffline(true);
    await first.getByText(/connection was lost/i).waitFor();
    await field.fill(move);
    await field.press('Enter');
    await prompt.getByRole('status').getByText('Nothing was sent').waitFor();
    assert.equal(await field.inputValue(), move);
    await first.getByRole('tab', { name: 'Chat' }).click();
    await say.fill('Are you there?');
    await say.press('Enter');
    await first.getByText('Not sent').waitFor();
    assert.equal(await say.inputValue(), 'Are you there?');
    await first.context().setOffline(false);
    await first.getByText('Nothing was sent').waitFor({ state: 'detached' });
    await say.press('Enter');
    await first.getByRole('tabpanel', { name: 'Chat' }).getByText('Are you there?').waitFor();
    assert.equal(await say.inputValue(), '');
    await first.getByRole('tab', { name: 'Log' }).click();
    assert.equal(await first.locator('.table-page').getAttribute('data-version'), version);
  });

  await t.test('anybody with the link may watch, and cannot touch anything', async () => {
    const carl = await person(browser, server.url);
    await carl.goto(link);
    await carl.locator('.table-grid').waitFor();
    assert.equal(await carl.locator('[data-state=open]').count(), 0);
    assert.equal(await carl.getByRole('button', { name: 'End turn' }).count(), 0);
    // A spectator reads the large board space by space, and chooses whose it is.
    for (const name of ['Ann', 'Ben']) {
      const larger = carl.getByRole('button', { name: `Enlarge ${name}’s board` });
      if (await larger.count()) await larger.click();
      const board = carl.getByRole('region', { name: `${name}’s board` });
      await board.getByRole('img', { name: /^space row 4 column 4, castle, value 6, castle$/ }).waitFor();
      assert.equal(await board.getByRole('img', { name: /^space row/ }).count(), 37);
      await carl.getByRole('group', { name: `${name}’s supplies` }).waitFor();
    }
    await carl.getByText('You are watching this game.').waitFor();
    await carl.getByRole('tab', { name: 'Chat' }).click();
    await carl.getByText('Only players at this table can write here.').waitFor();
    assert.equal(await carl.getByRole('textbox', { name: 'Write a message' }).count(), 0);
    await carl.getByRole('tab', { name: 'Log' }).click();
    const before = await logLines(carl);
    const [first] = await inOrder(ann, ben);
    await playTurn(first);
    await carl.waitForFunction((lines) => document.querySelectorAll('.log-line').length > lines, before);
    assert.deepEqual(carl.problems, []);
  });

  await t.test('two tabs on one seat agree', async () => {
    const [first] = await inOrder(ann, ben);
    const other = await first.context().newPage();
    await other.goto(link);
    await other.locator('#prompt.mine').waitFor();
    await playTurn(first);
    await other.waitForFunction(() => !document.querySelector('#prompt.mine'));
    await other.close();
  });

  await t.test('a request to take back says what it undoes, and a refusal is reported', async () => {
    const [answers, asks] = await inOrder(ann, ben);
    // The last action can be undone alone, until the next player has acted.
    await act(answers);
    await asks.getByRole('button', { name: 'Table menu' }).click();
    await asks.getByRole('button', { name: 'Ask to take something back' }).click();
    await asks.getByRole('dialog').getByRole('button', { name: 'Ask to take something back' }).click();
    await answers.getByRole('alert').getByText('to before this').waitFor();
    await answers.getByRole('button', { name: 'Decline' }).click();
    await asks.getByRole('status').getByText('was declined').waitFor();
  });

  await t.test('resigning ends the game, and the table says so and asks nothing more', async () => {
    await ann.getByRole('button', { name: 'Table menu' }).click();
    await ann.getByRole('button', { name: 'Resign' }).click();
    await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    for (const [page, words] of [
      [ann, 'You resigned.'],
      [ben, 'Ann resigned.'],
    ]) {
      const prompt = page.getByRole('region', { name: 'The game is over' });
      await prompt.getByRole('status').getByText(words).waitFor();
      assert.equal(await prompt.getByRole('button').count(), 0);
    }
  });
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test('a player who wants to play again is announced to the other, who also sees their own resignation', async () => {
  const ann = await person(browser, server.url);
  const ben = await person(browser, server.url, { size: 'phone' });
  const link = await sitTogether(ann, ben);
  await ben.evaluate(
    (id) =>
      fetch(`/api/tables/${id}/resign`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
    link.split('/').pop(),
  );
  await Promise.all([ann, ben].map((page) => page.getByRole('button', { name: 'See the result' }).click()));
  await ben.getByRole('heading', { level: 1, name: 'You resigned. Ann wins.' }).waitFor();
  await ann.getByRole('heading', { level: 1, name: 'Ben resigned. You win.' }).waitFor();
  await ann.getByRole('button', { name: 'Play again' }).click();
  const told = ben.getByRole('status').filter({ hasText: 'Ann wants to play again.' });
  await told.waitFor();
  await checkSizes(ben, 'result with a wish to play again');
  await checkAxe(ben, 'result with a wish to play again');
  await told.getByRole('link', { name: 'To the next game' }).click();
  await ben.getByRole('heading', { name: 'Seats' }).waitFor();
});

test('people who ran out of time keep their seats, and the table waits until one of them returns', async () => {
  const ann = await person(browser, server.url);
  const ben = await person(browser, server.url);
  await ann.goto('/');
  const link = await ann.evaluate(async () => {
    const post = async (path, body) => {
      const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
      return answer.json();
    };
    await post('/api/guest', { name: 'Ann' });
    const { table } = await post('/api/tables', {
      box: 'burgundy',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { per_move_s: 5, reserve_s: 0 },
      start_when_full: true,
    });
    return `/tables/${table.id}`;
  });
  await Promise.all([ann, ben].map((page) => page.goto(link)));
  await ben.getByLabel('What name do you want to play under?').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down at seat 2' }).click();
  // Nobody moves.
  const back = (page) => page.getByRole('button', { name: 'Take your seat back' });
  const LONG = { timeout: 60_000 };
  await Promise.all(
    [ann, ben].map(async (page) => {
      await back(page).waitFor(LONG);
      await page.getByText('The table is waiting for somebody to return.').waitFor(LONG);
      assert.equal(await page.getByText('You are watching this game.').count(), 0);
    }),
  );
  await ann.reload();
  await back(ann).waitFor(LONG);
  await checkAxe(ann, 'out of time');
  await ben.goto('/');
  await ben
    .getByRole('region', { name: 'Your tables' })
    .getByText('Paused until somebody returns')
    .waitFor(LONG);
  await back(ann).click();
  await back(ann).waitFor({ state: 'detached', ...LONG });
  const { notes } = await ann.evaluate(async (path) => (await fetch(`/api${path}`)).json(), link);
  assert.deepEqual(
    notes.filter(({ what }) => what === 'sat').map(({ seat }) => seat),
    ['p1'],
  );
});
