// The Colonists of Natick in a real browser: whole games with the mouse, a finger and the keyboard, and its tutorial.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person, settled } from './browser.mjs';
import { gallery } from './gallery.mjs';
import { browser, repeats, server } from './house.mjs';
import { followLesson, playBots, playGame, typeGame, natickWishes as wishes } from './tables.mjs';

const TITLE = 'The Colonists of Natick';

const choose = (moves, n) => {
  const verb = ['town', 'village', 'knight', 'trader', 'road'].find((word) =>
    moves.some((move) => move.startsWith(`${word} `)),
  );
  return (
    moves.find((move) => verb && move.startsWith(`${verb} `)) ??
    moves.find((move) => move === 'end') ??
    moves[n % moves.length]
  );
};

test('a guest plays a bot by clicking, from the first region to the last village', async (t) => {
  const page = await person(browser, server.url);
  await playBots(page, TITLE);
  const asked = await playGame(page, wishes, { until: ({ buttons }) => buttons.includes('End turn') });
  assert.ok(
    [...asked].some((title) => /region/i.test(title)),
    'regions were chosen',
  );
  await checkAxe(page, 'own turn, light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await page.locator('#prompt.mine').waitFor();
  await checkAxe(page, 'own turn, dark');

  await t.test('the table says what is known about its rules', async () => {
    await page.getByRole('button', { name: /^Partial text/ }).click();
    await page
      .getByRole('dialog')
      .getByText(/Gary Pressler/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  await playGame(page, wishes);
  await t.test('points in the log link to their rule, which says how it is known', async () => {
    await page.locator('.log-line .pts').first().click();
    const link = page.locator('.reasons a').first();
    const clause = (await link.getAttribute('href')).split('#')[1];
    await page.goto(await link.getAttribute('href'));
    await page
      .locator(`[id="${clause}"].target .rules-standing`)
      .getByText(/^(printed|inferred|reconstructed)$/)
      .waitFor();
  });
  assert.deepEqual(page.problems, []);
});

test('every region responds to the pointer, whichever page came before', async () => {
  const page = await person(browser, server.url);
  // The set-up page draws other boxes' boards and loads their styles.
  await page.goto('/new/natick');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table-grid').waitFor();
  // By then the other player has just moved coins, and the regions they are on are marked as fresh.
  await playGame(page, wishes, { until: ({ asked }) => asked.startsWith('Keep one set') });
  const regions = page.getByRole('button', { name: /^region / });
  assert.ok((await regions.count()) >= 8);
  for (const region of await regions.all()) {
    const hit = await region.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    assert.ok(hit, await region.getAttribute('aria-label'));
  }
});

test('nothing moves between the phases of a turn', async () => {
  for (const size of ['desktop', 'phone']) {
    const page = await person(browser, gallery.url, { size });
    const places = new Map();
    for (const phase of ['region', 'divide', 'keep', 'turn', 'accept']) {
      await page.goto(`/dev/natick-${phase}`);
      const parts =
        size === 'phone'
          ? [page.getByRole('group', { name: 'Your colony' })]
          : [
              page.getByRole('group', { name: 'Your colony' }),
              page.getByRole('region', { name: 'The others' }),
            ];
      await parts[0].waitFor();
      await page.evaluate(() => document.fonts.ready);
      const tops = await Promise.all(parts.map(async (part) => Math.round((await part.boundingBox()).y)));
      places.set(phase, tops.join(' '));
    }
    assert.equal(new Set(places.values()).size, 1, `${size}: ${JSON.stringify([...places])}`);
  }
});

test('a whole game fits a phone and a finger', repeats, async () => {
  const page = await person(browser, server.url, { size: 'phone' });
  await playBots(page, TITLE);
  await playGame(page, wishes, {
    touch: true,
    until: ({ buttons, n }) => n > 20 && buttons.includes('End turn'),
  });
  for (const tab of await page.locator('.phone-tabs').getByRole('tab').all()) {
    await tab.tap();
    await checkSizes(page, `table, ${await tab.textContent()}`);
  }
  await checkAxe(page, 'phone');
  await page.locator('.phone-tabs').getByRole('tab').first().tap();
  await playGame(page, wishes, { touch: true });
  assert.deepEqual(page.problems, []);
});

test('a whole game can be played with the keyboard alone', async () => {
  const page = await person(browser, server.url);
  await playBots(page, TITLE);
  await typeGame(page, choose);
  assert.deepEqual(page.problems, []);
});

test('the tutorial goes from the first region to the second turn', async () => {
  const page = await person(browser, server.url);
  const titles = await followLesson(page, 'natick', 'You can play');
  for (const title of [
    'A colony of tiles',
    'Choose your regions',
    'Your first road',
    'Four dice for two',
    'Stars are events',
    'Traders and knights',
  ]) {
    assert.ok(titles.includes(title), `${title} in ${titles.join(' / ')}`);
  }
  await checkAxe(page, 'tutorial');
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.locator('.table-grid').waitFor();
  assert.deepEqual(page.problems, []);
});

test('pages say plainly that the text is incomplete, and who wrote it', async () => {
  const page = await person(browser, server.url);
  for (const path of ['/boxes/natick', '/new/natick', '/rules/natick']) {
    await page.goto(path);
    await settled(page);
    const note = page.getByRole('complementary', { name: 'What is known about this box' });
    assert.match(
      await note.textContent(),
      /Only part of the rules could be read.*Gary Pressler.*GNU Free Documentation License 1\.2/s,
    );
    await checkAxe(page, path);
  }
  const phone = await person(browser, server.url, { size: 'phone' });
  for (const path of [
    '/boxes/natick',
    '/new/natick',
    '/rules/natick',
    '/learn/natick',
    '/new/burgundy-dice',
    '/boxes/burgundy-dice',
    '/learn/burgundy-dice',
  ]) {
    await phone.goto(path);
    await settled(phone);
    await checkSizes(phone, path);
  }
});
