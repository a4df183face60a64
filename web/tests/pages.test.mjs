// Every page: no serious axe findings, sizes that fingers and eyes can use, and the links between them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { checkAxe, checkRules, checkSizes, person, playBot, quiet, settled, watched } from './browser.mjs';
import { act, answered, playTurn } from './hands.mjs';
import { browser, server } from './house.mjs';

const PAGES = [
  '/',
  '/new/burgundy',
  '/boxes/burgundy',
  '/rules/burgundy',
  '/learn',
  '/records',
  '/me',
  '/settings',
  '/licences',
  '/no/such/page',
];

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing serious on any page, ${theme}`, async () => {
    const page = await person(browser, server.url, { theme });
    for (const path of PAGES) {
      await page.goto(path);
      await settled(page);
      await checkAxe(page, `${path}, ${theme}`);
    }
    assert.deepEqual(page.problems, []);
  });
}

test('every page fits a phone', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  for (const path of PAGES) {
    await page.goto(path);
    await settled(page);
    await checkSizes(page, path);
  }
});

for (const locale of ['de', 'fr'])
  test(`where everything in a box comes from is told in ${locale}`, async () => {
    const page = await person(browser, server.url, { locale });
    for (const box of ['burgundy', 'burgundy-dice', 'natick', 'orleans']) {
      await page.goto(`/boxes/${box}`);
      await settled(page);
      await quiet(page);
      const { provenance } = await (await page.request.get(`/api/boxes/${box}`)).json();
      const sentences = provenance.flatMap(({ table, row, source }) => [table, row, source]);
      const english = new Set(sentences.filter((text) => / [a-z]{3}/.test(text)));
      const cells = await page.locator('[aria-labelledby=provenance] td').allTextContents();
      assert.ok(cells.length >= provenance.length, 'they were read');
      assert.deepEqual([...new Set(cells.filter((cell) => english.has(cell)))], [], box);
    }
    assert.deepEqual(page.problems, []);
  });

test('a turn can be played on a phone, and every tab fits', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  await playBot(page);
  for (let n = 0; n < 2; n++) await playTurn(page, { touch: true });
  for (const tab of await page.locator('.phone-tabs').getByRole('tab').all()) {
    await tab.tap();
    await checkSizes(page, `table, ${await tab.textContent()}`);
  }
  await checkAxe(page, 'table on a phone');
});

test('the table passes axe in light and dark', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await playTurn(page);
  await page.locator('#prompt.mine').waitFor();
  await checkAxe(page, 'table, light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await page.locator('#prompt.mine').waitFor();
  await checkAxe(page, 'table, dark');
});

test('a line of the log leads to its moment and back, and your own lines can be undone from there', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await playTurn(page);
  await page.locator('#prompt.mine').waitFor();
  const asked = await page.locator('#prompt strong').textContent();
  const lines = await page.locator('.log-line').count();
  await act(page);
  const own = page.locator('.log-line').nth(lines);
  await own.getByRole('button').first().click();
  await own.getByRole('button', { name: 'Undo to here' }).click();
  await page.waitForFunction(
    (title) => document.querySelector('#prompt strong')?.textContent === title,
    asked,
  );
  await page.locator('.log-line .line-button').first().click();
  await page.getByRole('button', { name: 'Look at this moment' }).click();
  // The table itself looks back. The replay of a running game has its own address.
  await page.getByRole('region', { name: 'Earlier in this game' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#prompt.mine').waitFor();
  await page.goto(`${new URL(page.url()).pathname}/replay?at=1`);
  await page.getByRole('slider', { name: 'Position in the game' }).waitFor();
  await page.getByRole('link', { name: 'Back to the game' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#prompt.mine').waitFor();
  assert.deepEqual(page.problems, []);
});

test('the Tab key goes through every part of the table and out again', async () => {
  const page = await person(browser, server.url);
  await playBot(page);
  await answered(page);
  const stops = [];
  for (let n = 0; n < 30; n++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(
        () =>
          document.activeElement?.closest('section, aside, nav')?.getAttribute('aria-label') ??
          document.activeElement?.tagName,
      ),
    );
  }
  for (const part of ['Main board', 'The others', 'Your board', 'Your supplies', 'Your turn', 'Log']) {
    assert.ok(stops.includes(part), `${part} was not reached: ${stops.join(', ')}`);
  }
  // When a focused piece is played, the focus moves to its neighbour, never to the page.
  await page.locator('[data-thing^="tile:"][data-state=open]').first().focus();
  await page.keyboard.press('Enter');
  await answered(page);
  if (await page.getByRole('menu').count()) await page.keyboard.press('Enter');
  await answered(page);
  await page.waitForFunction(() => document.activeElement !== document.body);
});

test('the skip link, the titles and the focus follow the page', async () => {
  const page = await person(browser, server.url);
  await page.goto('/');
  await settled(page);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Skip to content');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  assert.match(await page.title(), /rules/i);
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'MAIN');
  await page.goBack();
  await page.getByRole('heading', { name: 'Slow games, well made.' }).waitFor();
});

test('an address that leads nowhere says so and links home', async () => {
  const page = await person(browser, server.url);
  for (const path of [
    '/no/such/page',
    '/people/%E0',
    '/tables/no-such-table',
    '/boxes/no-such-box',
    '/rules/no-such-box',
    '/new/no-such-box',
    '/people/nobody',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'There is nothing here.' }).waitFor();
    assert.ok(await page.getByRole('link', { name: 'Back to the shelf' }).isVisible(), path);
    await page.waitForFunction(() => /nothing here/.test(document.title));
  }
  assert.deepEqual(page.problems, []);
});

test('a page looks the same whether it comes first or after others', async () => {
  const look = (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *, header *')].map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        return [
          element.tagName,
          element.className?.baseVal ?? element.className,
          Math.round(width),
          Math.round(height),
          style.display,
          style.padding,
          style.margin,
          style.borderTopWidth,
        ].join(' ');
      }),
    );
  const paths = ['/', '/new/natick', '/rules/natick', '/settings', '/no/such/page', '/records'];
  const warm = await person(browser, server.url);
  await playBot(warm);
  for (const path of paths) {
    // Signed in on both sides, because people who are signed in see a different bar.
    const cold = watched(await warm.context().newPage());
    await cold.goto(path);
    await settled(cold);
    await warm.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await warm.waitForFunction(
      (to) =>
        location.pathname === to && document.querySelector('main h1') && !document.querySelector('.loading'),
      path,
    );
    // On a busy machine a page may still be loading a font or a picture when it first looks finished.
    for (const wait of [0, 200, 1000, 4000]) {
      await warm.waitForTimeout(wait);
      await quiet(cold);
      await quiet(warm);
      if (isDeepStrictEqual(await look(warm), await look(cold))) break;
    }
    assert.deepEqual(await look(warm), await look(cold), path);
    await cold.close();
  }
});

test('a new table appears on other people’s first page, and your own tables come first', async () => {
  const ann = await person(browser, server.url);
  const bob = await person(browser, server.url);
  await bob.goto('/');
  await settled(bob);
  await ann.goto('/');
  await ann.getByRole('link', { name: 'New table: The Castles of Burgundy', exact: true }).click();
  await ann
    .getByRole('group', { name: 'Duchy for everyone' })
    .getByRole('radio', { name: 'Duchy 1', exact: true })
    .waitFor();
  await ann.getByRole('combobox', { name: 'Seat 2' }).selectOption('Open seat');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.getByRole('heading', { name: 'Seats' }).waitFor();
  await bob
    .getByRole('region', { name: 'Open tables' })
    .getByRole('link', { name: /^Join .*’s table$/ })
    .first()
    .waitFor();
  await bob
    .getByRole('region', { name: 'Open tables' })
    .getByRole('link', { name: /^Join .*’s table$/ })
    .first()
    .click();
  await bob.getByRole('button', { name: 'Sit down at seat 2' }).waitFor();
  await checkAxe(bob, 'an invitation');
  // Back leads to where people came from, not to the form of a table that already exists.
  await ann.goBack();
  await ann.getByRole('heading', { name: 'On the shelf' }).waitFor();
  // Your own table is in your own list.
  await ann.getByRole('region', { name: 'Your tables' }).getByText('Waiting for players').waitFor();
  assert.equal(
    await ann
      .getByRole('region', { name: 'Open tables' })
      .getByRole('link')
      .filter({ hasText: 'Join' })
      .count(),
    0,
  );
  await playBot(ann);
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Continue: The Castles of Burgundy' }).waitFor();
});

test('Play now names the game, and Escape returns the focus', async () => {
  const page = await person(browser, server.url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  const panel = page.getByRole('group', { name: 'Who do you want to play?' });
  await panel.getByText('The Colonists of Natick').click();
  assert.ok(await panel.getByRole('radio', { name: 'The Colonists of Natick', exact: true }).isChecked());
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.activeElement.textContent.trim()), 'Play now');
  await page
    .getByRole('article', { name: 'The Colonists of Natick' })
    .getByRole('button', { name: 'Play bots: The Colonists of Natick' })
    .click();
});

test('playing with friends opens a table with open seats that strangers cannot find', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page
    .getByRole('group', { name: 'Who do you want to play?' })
    .getByRole('link', { name: /^Friends/ })
    .click();
  await page.getByRole('group', { name: 'Number of seats' }).getByRole('radio', { name: '3' }).check();
  assert.equal(await page.getByRole('combobox', { name: 'Seat 3' }).inputValue(), 'open');
  assert.equal(await page.getByRole('checkbox', { name: /^Strangers can find/ }).isChecked(), false);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('2 seats are still open.').waitFor();
  await page.getByText('No clock').waitFor();
  await checkAxe(page, 'a waiting room');
  await checkSizes(page, 'a waiting room');
  // Nobody comes: the same game continues with bots, and the empty table is left.
  await page.getByRole('button', { name: 'Play with bots instead' }).click();
  await page.locator('.table-grid').waitFor();
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Your tables' }).getByRole('link');
  await mine.first().waitFor();
  assert.equal(await mine.count(), 1);
});

test('the menu on a phone closes with Escape, and going back returns to the reading position', async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  await page.goto('/rules/burgundy');
  await settled(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('link', { name: 'Learn', exact: true }).focus();
  await page.keyboard.press('Escape');
  assert.equal(await menu.getAttribute('aria-expanded'), 'false');
  await page.evaluate(() => scrollTo(0, 3000));
  await page.evaluate(() => document.querySelector('a[aria-label="Settings"]').click());
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.goBack();
  await page.waitForFunction(() => scrollY === 3000);
});

test('if a page fails to load, the one before stays, and it loads once the connection is back', async () => {
  const page = await person(browser, server.url);
  await page.goto('/');
  await settled(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
  assert.ok(await page.getByRole('heading', { name: 'Slow games, well made.' }).isVisible());
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Records' }).waitFor();
});

test('a clause can be searched, filtered and linked to', async () => {
  const page = await person(browser, server.url);
  await page.goto('/rules/burgundy');
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('silver start');
  // The ids are there for those who ask.
  assert.equal(await page.getByRole('link', { name: /^Link to / }).count(), 0);
  await page.getByRole('button', { name: '§ Clauses' }).click();
  await page.getByRole('link', { name: 'Link to burgundy.setup.silver' }).click();
  await page.waitForURL(/#burgundy\.setup\.silver$/);
  await page.goto('/rules/burgundy?q=sell+twice');
  await page.getByRole('region', { name: 'Answers' }).getByText('May I sell twice in one turn?').waitFor();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /Monasteries/ })
    .click();
  await page.locator('.rules-rows li').nth(25).waitFor();
  await page.goto('/rules/burgundy?q=monastery+8');
  assert.equal(await page.locator('article').first().getAttribute('id'), 'burgundy.monastery.08');
  assert.deepEqual(await page.locator('article').first().locator('mark').allTextContents(), [
    'Monastery',
    '8',
  ]);
  await page
    .getByRole('navigation', { name: 'Choose a game' })
    .getByRole('link', { name: 'The Colonists of Natick' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'The rules of The Colonists of Natick' }).waitFor();
  await page.goto('/rules/burgundy#burgundy.sell.all');
  await page.locator('[id="burgundy.sell.all"].target').waitFor();
});

test("rules are read and searched in the reader's language", async () => {
  const page = await person(browser, server.url, { locale: 'de' });
  await page.goto('/rules/burgundy?q=Schweine');
  const score = page.locator('[id="burgundy.livestock.score"]');
  assert.match(await score.textContent(), /^Wenn du Tiere legst, bekommst du 1 Punkt für jedes Tier/);
  assert.ok((await score.locator('mark').allTextContents()).includes('Tiere'));
  await page.getByRole('heading', { level: 3, name: 'Tiere' }).waitFor();
  const french = await person(browser, server.url, { locale: 'fr' });
  await french.goto('/rules/natick#natick.knight.guard');
  await french.getByText('Un chevalier garde les régions à gauche et à droite de sa place.').waitFor();
});

test('a language can be chosen, is remembered and is complete', async () => {
  const page = await person(browser, server.url);
  await page.goto('/settings');
  await page.getByLabel('Language').getByText('Deutsch').click();
  await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Langsame Spiele, gut gemacht.' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  const french = await person(browser, server.url, { locale: 'fr-FR' });
  await french.goto('/');
  await french.getByRole('heading', { name: 'Des jeux lents, bien faits.' }).waitFor();
});

test('a guest becomes an account, signs out and in again, and ends another session', async () => {
  const page = await person(browser, server.url);
  const name = `Ann${Date.now() % 1_000_000}`;
  await page.goto('/me');
  const guest = page.getByRole('region', { name: 'Play as a guest' });
  await guest.getByLabel('Name').fill(name);
  await guest.getByRole('button', { name: 'Play as a guest' }).click();
  await page.getByRole('link', { name: `Profile: ${name}` }).click();
  const account = page.getByRole('region', { name: 'Keep this name' });
  await account.getByLabel('Password').fill('correct horse');
  await account.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Change password' }).waitFor();
  const other = await person(browser, server.url);
  await other.goto('/me');
  const login = other.getByRole('region', { name: 'Sign in' });
  await login.getByLabel('Name').fill(name);
  await login.getByLabel('Password').fill('wrong horse');
  await login.getByRole('button', { name: 'Sign in' }).click();
  await other.getByRole('alert').waitFor();
  await login.getByLabel('Password').fill('correct horse');
  await login.getByRole('button', { name: 'Sign in' }).click();
  await other.getByRole('link', { name: `Profile: ${name}` }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Sign out of/ }).click();
  await page.getByRole('button', { name: /^Sign out of/ }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
});

test('an account can be created straight away', async () => {
  const page = await person(browser, server.url);
  const name = `Bea${Date.now() % 1_000_000}`;
  await page.goto('/me');
  const form = page.getByRole('region', { name: 'Create an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('correct horse');
  await form.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('link', { name: `Profile: ${name}` }).click();
  await page.getByRole('heading', { name: 'Change password' }).waitFor();
});

test('a tutorial can be continued, a new one ends it, and it does not count as a game of mine', async () => {
  const page = await person(browser, server.url);
  for (const box of ['natick', 'burgundy']) {
    await page.goto(`/learn/${box}`);
    await page.getByRole('button', { name: 'Start the tutorial' }).click();
    await page.getByRole('region', { name: 'Tutorial' }).waitFor();
  }
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Your tables' });
  await mine.getByRole('link', { name: /^Continue the tutorial.*The Castles of Burgundy/ }).waitFor();
  assert.equal(await mine.getByRole('link').count(), 1);
  await checkSizes(page, 'home with a tutorial');
  await mine.getByRole('link').click();
  await page.getByRole('region', { name: 'Tutorial' }).waitFor();
  await page.goto('/records');
  await page.getByText('No finished games yet.').waitFor();
});

test('the tutorial plays the first turns with a newcomer', async () => {
  const page = await person(browser, server.url);
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start the tutorial' }).click();
  const coach = page.getByRole('region', { name: 'Tutorial' });
  for (const title of ['Welcome to your duchy', 'The market on the river', 'Your two dice']) {
    await coach.getByRole('heading', { name: title }).waitFor();
    await coach.getByRole('button', { name: 'Next' }).click();
  }
  for (let n = 0; n < 150; n++) {
    await answered(page);
    const shown = () =>
      page.evaluate(() => [
        document.querySelector('.coach h2')?.textContent,
        document.querySelector('.table-page')?.dataset.version,
      ]);
    const [heading, version] = await shown();
    if (heading === 'You can play') break;
    const button = coach.getByRole('button', { name: /^(Next|Do it for me)$/ });
    // The card gives way while a phase ends.
    const skip = page.locator('.phase-frame').getByRole('button', { name: 'Skip', exact: true });
    if (await skip.count()) await skip.click();
    else if (await button.count()) await button.first().click();
    else
      await page.waitForFunction(
        ([title, seen]) =>
          document.querySelector('.coach h2')?.textContent !== title ||
          document.querySelector('.table-page')?.dataset.version !== seen,
        [heading, version],
      );
  }
  await coach.getByRole('heading', { name: 'You can play' }).waitFor();
  await checkAxe(page, 'tutorial');
  await coach.getByRole('button', { name: 'Play on' }).click();
  await page.locator('.table-grid').waitFor();
  assert.deepEqual(page.problems, []);
});

for (const size of ['desktop', 'tablet', 'phone']) {
  test(`the tutorial covers nothing that is needed: ${size}`, async () => {
    const page = await person(browser, server.url, { size });
    await page.goto('/learn/natick');
    await page.getByRole('button', { name: 'Start the tutorial' }).click();
    await page.getByRole('region', { name: 'Tutorial' }).getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: 'Choose your regions' }).waitFor();
    await checkSizes(page, `tutorial, ${size}`);
    const covered = await page.evaluate(() => {
      const place = (selector) =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const [card] = place('.coach');
      const needed = '.area-prompt, .phone-tabs, .log-scroll, .command, .area-rivals, [data-state=open]';
      return place(needed).filter(
        (one) =>
          one.width > 0 &&
          one.left < card.right - 1 &&
          one.right > card.left + 1 &&
          one.top < card.bottom - 1 &&
          one.bottom > card.top + 1,
      ).length;
    });
    assert.equal(covered, 0);
  });
}

test("what the server refuses is explained in the reader's language", async () => {
  const page = await person(browser, server.url, { locale: 'de-DE' });
  await page.goto('/me');
  const account = page.getByRole('region', { name: 'Anmelden' });
  await account.getByLabel('Name').fill('Niemand');
  await account.getByLabel('Passwort').fill('falsch geraten');
  await account.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('alert').getByText('Kein Konto hat diesen Namen und dieses Passwort.').waitFor();
});

test('a file that is not a record is refused with a message', async () => {
  const page = await person(browser, server.url);
  await page.goto('/records');
  await page.getByLabel('or paste the text of a record').fill('box burgundy 1\nedition 1999\nseats 2\n---\n');
  await page.getByRole('button', { name: 'Import the record' }).click();
  assert.match(await page.getByRole('alert').textContent(), /1999/);
});

test('landmarks have different names, and the names of bots begin with what is written', async () => {
  for (const locale of ['en', 'de', 'fr']) {
    const page = await person(browser, server.url, { locale });
    const rules = ['landmark-unique', 'label-content-name-mismatch'];
    await page.goto('/rules/burgundy?topic=buildings');
    await settled(page);
    await checkRules(page, rules, `rules, ${locale}`);
    await page.goto('/');
    await settled(page);
    await page.locator('article button[aria-expanded]').first().click();
    await page.locator('.bot-choice').first().waitFor();
    await checkRules(page, rules, `bots, ${locale}`);
    await page.context().close();
  }
});

test('the page of Orléans says who plays which scenario, in words', async () => {
  const page = await person(browser, server.url);
  await page.goto('/boxes/orleans');
  await settled(page);
  await page.getByText('1–5 players').first().waitFor();
  // The base game and six scenarios.
  const rows = page.locator('.o-scenarios li');
  assert.equal(await rows.count(), 7);
  for (const row of await rows.all()) {
    const words = await row.locator('h3').textContent();
    assert.match(words, /\S (1 player|\d–\d players|\d players)$/, words);
  }
  assert.doesNotMatch(await page.locator('main').textContent(), /random\.mean|overlay\.|undefined/);
  await checkRules(page, ['aria-allowed-role', 'landmark-unique', 'region'], 'the page of Orléans');
  assert.deepEqual(page.problems, []);
});

test('bots of the same name are numbered in the waiting room, as at the table', async () => {
  const page = await person(browser, server.url);
  await page.goto('/');
  await settled(page);
  const { table } = await page.evaluate(async () => {
    const post = (path, data) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      }).then((answer) => answer.json());
    await post('/api/guest', { name: 'Anna' });
    const bot = { kind: 'bot', bot: 'steady' };
    return post('/api/tables', {
      box: 'burgundy',
      seats: [{ kind: 'me' }, bot, bot, { kind: 'open' }],
      public: false,
      start_when_full: false,
    });
  });
  await page.goto(`/tables/${table.id}`);
  const seats = page.getByRole('region', { name: 'Seats' });
  await seats.getByText('Steady 2', { exact: true }).waitFor();
  await seats.getByText('Steady 3', { exact: true }).waitFor();
});

test('the footer leads to the licences of everything in the program', async () => {
  const page = await person(browser, server.url);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Licences' }).click();
  await page.getByRole('heading', { name: 'Licences' }).waitFor();
  const font = page.getByText('alegreya-sans').first();
  await font.click();
  await page.locator('details[open]').getByText('SIL OPEN FONT LICENSE').first().waitFor();
  assert.deepEqual(page.problems, []);
});
