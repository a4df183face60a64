// Takes a screenshot of every page, and of a table in the middle of a game, at three sizes, into
// web/screenshots. `npm run screenshots`, or `npm run screenshots -- dark` for dark mode. LOIRE_LOCALE=de for
// another language.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser, person, playBot, SIZES, settled } from './browser.mjs';
import { playOn, playTurn } from './hands.mjs';
import { startServer } from './server.mjs';
import { diceWishes, natickWishes, playBots, playGame } from './tables.mjs';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });
const theme = process.argv.includes('dark') ? 'dark' : 'light';
const locale = process.env.LOIRE_LOCALE ?? 'en';
const TURNS = 14;

const server = await startServer();
const browser = await openBrowser();

/** The game is played once in English. The screenshots can be in another language. */
const player = await person(browser, server.url);
await playBot(player, /Medium/);
const played = new URL(player.url()).pathname;
for (let n = 0; n < TURNS; n++) await playTurn(player);
await player.locator('#prompt.mine').waitFor();

/** The other boxes in the middle of a game, in the order of their names on the shelf. */
const others = [
  {
    name: 'dice',
    title: 'The Castles of Burgundy: The Dice Game',
    id: 'burgundy-dice',
    wishes: diceWishes,
    presses: 24,
  },
  { name: 'natick', title: 'The Colonists of Natick', id: 'natick', wishes: natickWishes, presses: 30 },
];
for (const other of others) {
  const page = await person(browser, server.url);
  await playBots(page, other.title);
  await playGame(page, other.wishes, { until: ({ mine, n }) => mine && n > other.presses });
  other.path = new URL(page.url()).pathname;
  other.as = await page.context().storageState();
}
const host = await person(browser, server.url);
await host.goto('/new/burgundy');
await host
  .getByRole('group', { name: 'Number of seats' })
  .getByRole('radio', { name: '3' })
  .check({ force: true });
await host.getByLabel('Seat 2').selectOption({ label: 'Open seat' });
await host.getByRole('button', { name: 'Open the table' }).click();
await host.getByLabel('Link to this table').waitFor();
const lobby = new URL(host.url()).pathname;
const state = await player.context().storageState();
const hostState = await host.context().storageState();

async function shoot(size, name, path, { as = state, prepare = async () => undefined, full = true } = {}) {
  const page = await person(browser, server.url, { size, theme, locale });
  await page.context().addCookies(as.cookies);
  await page.goto(path);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await prepare(page);
  await page.waitForTimeout(300);
  await page.screenshot({
    path: `${folder}${name}-${size}${theme === 'dark' ? '-dark' : ''}.png`,
    fullPage: full,
  });
  await page.context().close();
}

const nobody = { cookies: [] };
for (const size of Object.keys(SIZES)) {
  await shoot(size, 'home', '/');
  await shoot(size, 'home-pick', '/', {
    as: nobody,
    full: false,
    prepare: (page) => page.locator('.hero .btn.prim').click(),
  });
  await shoot(size, 'setup', '/new/burgundy');
  await shoot(size, 'box', '/boxes/burgundy');
  await shoot(size, 'rules', '/rules/burgundy#burgundy.sell.all', { full: false });
  await shoot(size, 'learn', '/learn');
  await shoot(size, 'records', '/records');
  await shoot(size, 'sign-in', '/me', { as: nobody });
  await shoot(size, 'profile', '/me');
  await shoot(size, 'settings', '/settings');
  await shoot(size, 'missing', '/no/such/page');
  await shoot(size, 'lobby', lobby, { as: hostState });
  await shoot(size, 'lobby-guest', lobby, { as: nobody });
  await shoot(size, 'table', played, {
    full: false,
    prepare: (page) =>
      page
        .locator('[data-state=open]')
        .first()
        .hover()
        .catch(() => undefined),
  });
  await shoot(size, 'lesson', '/learn', {
    full: false,
    prepare: async (page) => {
      await page.locator('.btn.prim.big').click();
      await page.locator('.coach').waitFor();
      for (let n = 0; n < 3; n++) await page.locator('.coach .btn.prim').click();
      await page.locator('.coach h2').waitFor();
    },
  });
  for (const { name, id, path, as } of others) {
    await shoot(size, `${name}-table`, path, {
      as,
      full: false,
      prepare: (page) =>
        page
          .locator('[data-state=open]')
          .first()
          .hover()
          .catch(() => undefined),
    });
    await shoot(size, `${name}-box`, `/boxes/${id}`);
    await shoot(size, `${name}-setup`, `/new/${id}`);
  }
  console.log(`${size}: pages before the end`);
}

await playOn(player);
for (const size of Object.keys(SIZES)) {
  await shoot(size, 'finished', played);
  await shoot(size, 'replay', `${played}/replay?at=150`, { full: false });
}
console.log(`written to ${folder}`);
await browser.close();
await server.stop();
