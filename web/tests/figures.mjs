// Measures what a player feels and prints it: from a click to the player's own view, a cold load of the table
// until it can be played, frames while a tile moves, and how long the table waits to know what actions would do.
// `npm run figures`, or `npm run figures previews` for the last of these alone. Times depend on the machine, so
// nothing here passes or fails by a clock.
import { openBrowser, person, playBot } from './browser.mjs';
import { answered, playOn, playTurn } from './hands.mjs';
import { startServer } from './server.mjs';
import { natickWishes, playBots, playGame } from './tables.mjs';

const COLD_LOADS = 7;
const ACTS = 40;
const PRESSES = 80;
const ms = (n) => `${n.toFixed(1)} ms`;
const sorted = (list) => [...list].sort((a, b) => a - b);
const share = (list, part) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;

/** From pressing to drawing the version that the press caused, for each action of a whole game. */
async function clicks(page) {
  await page.evaluate(() => {
    globalThis.taken = [];
    let pressed = 0;
    let version = '';
    const table = () => document.querySelector('.table-page');
    addEventListener(
      'pointerdown',
      (event) => {
        pressed = event.timeStamp;
        version = table()?.dataset.version ?? '';
      },
      { capture: true },
    );
    new MutationObserver(() => {
      const now = table()?.dataset.version;
      if (!pressed || !now || now === version) return;
      globalThis.taken.push(performance.now() - pressed);
      pressed = 0;
    }).observe(document.body, {
      subtree: true,
      attributes: true,
      attributeFilter: ['data-version'],
      childList: true,
    });
  });
  // A hand rests on a thing before it presses, so what pointing shows is drawn by then.
  page.mouse.click = async (x, y) => {
    await page.mouse.move(x, y);
    await page.waitForTimeout(80);
    await page.mouse.down();
    await page.mouse.up();
  };
  await playOn(page);
  return page.evaluate(() => globalThis.taken);
}

/** A browser that has never been here: from requesting the page to a table that answers a click. */
async function coldLoad(browser, url, path, cookies) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  await context.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('#prompt.mine') || !document.querySelector('[data-state=open]')) return;
      look.disconnect();
      // The first frame that can show it, and the task after it in which a click would be handled.
      requestAnimationFrame(() => setTimeout(() => (globalThis.playable = performance.now())));
    });
    look.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'data-state'],
    });
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path);
  await page.waitForFunction(() => globalThis.playable);
  const found = await page.evaluate(() => ({
    playable: globalThis.playable,
    requests: performance.getEntriesByType('resource').length + 1,
    bytes: performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0),
    chain: performance
      .getEntriesByType('resource')
      .filter((one) => /\.js|snapshot/.test(one.name))
      .map(
        (one) => `${one.name.split('/').pop()} ${Math.round(one.startTime)}–${Math.round(one.responseEnd)}`,
      ),
  }));
  await context.close();
  return found;
}

/**
 * The gaps between frames while pieces move: for somebody who watches them arrive, and for hands that keep
 * pressing in the meantime, faster than any person.
 */
async function frames(page, { watching }) {
  await page.evaluate(() => {
    if (globalThis.gaps) return;
    globalThis.gaps = [];
    let last = 0;
    const count = (now) => {
      if (document.querySelector('.travel')) {
        if (last) globalThis.gaps.push(now - last);
        last = now;
      } else last = 0;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  for (let n = 0; n < ACTS; n++) {
    await playOn(page, { done: () => true });
    await answered(page);
    if (!watching) continue;
    // The flight begins two frames after the answer.
    await page.waitForTimeout(60);
    await page.waitForFunction(() => !document.querySelector('.travel'));
  }
  return page.evaluate(() => globalThis.gaps.splice(0));
}

/** Notes how long each answer took: of the worker, of the server, and what pointing shows. */
function noteWaits() {
  const asked = new Map();
  const waits = { module: [], server: [], pointer: [] };
  globalThis.waits = waits;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message?.type === 'previews') asked.set(message.id, performance.now());
    return postMessage.call(this, message, ...more);
  };
  Worker.prototype.addEventListener = function (type, listener, ...more) {
    const noted = (event) => {
      const { type: what, id, told } = event.data ?? {};
      if (what === 'previews' && told) waits.module.push(performance.now() - asked.get(id));
      listener(event);
    };
    return EventTarget.prototype.addEventListener.call(this, type, noted, ...more);
  };
  const { fetch } = globalThis;
  globalThis.fetch = async (path, ...more) => {
    const begun = performance.now();
    const answer = await fetch(path, ...more);
    if (!String(path).endsWith('/previews')) return answer;
    const text = await answer.text();
    waits.server.push(performance.now() - begun);
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
  let over = 0;
  addEventListener('pointerover', (event) => (over = event.timeStamp), { capture: true });
  new MutationObserver(() => {
    if (over && document.querySelector('.preview .deed')) waits.pointer.push(performance.now() - over);
    over = 0;
  }).observe(document, { subtree: true, childList: true });
}

/** How long a table of Natick waits in its first turns, with the module of the box or without. */
async function waits(browser, url, withModule) {
  const page = await person(browser, url);
  await page.addInitScript(noteWaits);
  if (!withModule) await page.route(/\.wasm$/, (route) => route.abort());
  await playBots(page, 'The Colonists of Natick', /Easy/);
  const stops = ({ n, mine }) => mine && n >= PRESSES;
  const hand = async (_, target) => {
    const box = await target.first().boundingBox({ timeout: 1000 });
    if (!box) return;
    // What pointing shows is there before the hand presses.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(60);
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.move(1, 1);
  };
  await playGame(page, natickWishes, { until: stops, hand });
  const found = await page.evaluate(() => globalThis.waits);
  await page.context().close();
  return found;
}

const told = (list) =>
  list.length === 0
    ? 'none'
    : `median ${ms(share(list, 0.5))}, best ${ms(share(list, 0))}, slowest of twenty ${ms(share(list, 0.95))}, over ${list.length}`;

/** What a table waits for, in words. */
async function printWaits(browser, url) {
  for (const withModule of [true, false]) {
    const { module, server, pointer } = await waits(browser, url, withModule);
    console.log(`previews ${withModule ? 'with' : 'without'} the module:`);
    console.log(`  from the page's own mirror: ${told(module)}`);
    console.log(`  from the server: ${told(server)}`);
    console.log(`  pointing at a thing until its strip is drawn: ${told(pointer)}`);
  }
}

const server = await startServer();
const browser = await openBrowser();
try {
  await printWaits(browser, server.url);
  if (!process.argv.includes('previews')) await everythingElse();
} finally {
  await browser.close();
  await server.stop();
}

async function everythingElse() {
  const player = await person(browser, server.url);
  await playBot(player, /Medium/);
  for (let n = 0; n < 3; n++) await playTurn(player);
  await player.locator('#prompt.mine').waitFor();
  const path = new URL(player.url()).pathname;
  const cookies = await player.context().cookies();

  const loads = [];
  for (let n = 0; n < COLD_LOADS; n++) loads.push(await coldLoad(browser, server.url, path, cookies));
  const times = loads.map((load) => load.playable);
  console.log(
    `cold load until the table can be played: median ${ms(share(times, 0.5))}, best ${ms(share(times, 0))}, worst ${ms(share(times, 1))} of ${times.length}`,
  );
  console.log(`  ${loads[0].requests} requests, ${(loads[0].bytes / 1024).toFixed(0)} KB`);
  if (process.argv.includes('chain')) console.log(`  ${loads.at(-1).chain.join('\n  ')}`);

  const moving = await person(browser, server.url, { motion: 'auto' });
  await playBot(moving, /Medium/);
  for (const watching of [true, false]) {
    const gaps = await frames(moving, { watching });
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const who = watching ? 'a tile travels' : 'a tile travels and the next act is pressed at once';
    console.log(
      `frames while ${who}: ${(1000 / mean).toFixed(1)} a second over ${gaps.length} frames; median ${ms(share(gaps, 0.5))}, slowest of twenty ${ms(share(gaps, 0.95))}`,
    );
  }
  await moving.context().close();

  const taken = await clicks(player);
  console.log(
    `click to own view updated: median ${ms(share(taken, 0.5))}, slowest of twenty ${ms(share(taken, 0.95))}, over ${taken.length} clicks of a whole game`,
  );
}
