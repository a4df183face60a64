// Takes the pictures in docs/pictures from the real product: `cargo xtask pictures`, or `npm run pictures` with a
// built client and server. The same deals each time, so a picture changes only if the product does.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser, person, playBot, quiet, settled } from './browser.mjs';
import { playTurn } from './hands.mjs';
import { startServer } from './server.mjs';
import { orleansWishes, playBots, playGame } from './tables.mjs';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
mkdirSync(folder, { recursive: true });
/** Larger ones would make the repository heavy. */
const MOST = 150_000;

const server = await startServer();
const browser = await openBrowser();

/** Chromium draws WebP itself: a third of a PNG's size, and sharp enough for text. */
async function take(page, name) {
  await quiet(page);
  await page.mouse.move(1, 1);
  const chrome = await page.context().newCDPSession(page);
  for (const quality of [82, 70, 58, 46]) {
    const { data } = await chrome.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length > MOST) continue;
    writeFileSync(`${folder}${name}.webp`, bytes);
    console.log(`${name}.webp: ${Math.round(bytes.length / 1000)} KB`);
    return;
  }
  throw new Error(`${name}: more than ${MOST} bytes at any quality`);
}

const player = await person(browser, server.url);
await playBot(player, /Medium/);
for (let n = 0; n < 14; n++) await playTurn(player);
await player.locator('#prompt.mine').waitFor();
await take(player, 'burgundy');

const planner = await person(browser, server.url);
await playBots(planner, 'Orléans');
await playGame(planner, orleansWishes, { until: ({ mine, n }) => mine && n > 60 });
await take(planner, 'orleans');

const guest = await person(browser, server.url);
await guest.goto('/');
await settled(guest);
await take(guest, 'shelf');

await browser.close();
await server.stop();
