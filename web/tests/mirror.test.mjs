// The page answers previews and "why not" itself where it has the module of the box, and asks the server where it has not.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { person, quiet } from './browser.mjs';
import { browser, server } from './house.mjs';
import { natickWishes, playBots, playGame } from './tables.mjs';

const TITLE = 'The Colonists of Natick';
const MODULE = /\/natick-[^/]*\.wasm$/;

const built = readdirSync(new URL('../dist/assets/', import.meta.url)).some((name) =>
  MODULE.test(`/${name}`),
);
// CI builds a module before it comes here.
const skip =
  built || process.env.CI
    ? false
    : 'the client has no module: `cargo xtask wasm natick`, then `npm run build`';

/** A module that can be loaded and traps at the first question. */
const TRAP = Buffer.from(
  [
    '0061736d 01000000',
    // Three kinds of function, and the clock that it is given.
    '01 0e 03 60 00 01 7c 60 01 7f 01 7f 60 00 01 7f',
    '02 0c 01 04 686f7374 03 6e6f77 00 00',
    // Its own three functions, its memory, and their names: memory, loire_room, loire_ask, loire_length.
    '03 04 03 01 02 02',
    '05 03 01 00 10',
    '07 32 04 06 6d656d6f7279 02 00 0a 6c6f6972655f726f6f6d 00 01',
    '09 6c6f6972655f61736b 00 02 0c 6c6f6972655f6c656e677468 00 03',
    // There is room, asking is unreachable, and answers are empty.
    '0a 10 03 05 00 41 80 08 0b 03 00 00 0b 04 00 41 00 0b',
  ]
    .join('')
    .replaceAll(' ', ''),
  'hex',
);

/** Somebody at a table of Natick, and what their page asks the server for. */
async function seated(module = (route) => route.continue()) {
  const page = await person(browser, server.url);
  const asked = [];
  const modules = [];
  await page.route(MODULE, (route) => {
    modules.push(route.request().url());
    return module(route);
  });
  page.on('request', (request) => {
    const found = /\/(previews|why)$/.exec(new URL(request.url()).pathname);
    if (found) asked.push(found[1]);
  });
  await playBots(page, TITLE);
  // Counts the things that can be done and say what they cost or give.
  await page.evaluate(() => {
    globalThis.described = 0;
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target.dataset.state === 'open' && target.hasAttribute('aria-description'))
          globalThis.described++;
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-description'] });
  });
  return { page, asked, modules };
}

/** Presses so many things, and waits for whatever they ask. */
async function further(page, presses) {
  await playGame(page, natickWishes, { until: ({ n, mine }) => mine && n >= presses });
  await quiet(page);
}

/** Touches something that cannot be used, and waits for the reason. */
async function touchShut(page) {
  const hint = () => document.querySelector('#prompt .hint')?.textContent ?? '';
  const before = await page.evaluate(hint);
  await page.locator('[data-thing^="item:"][data-state="shut"]').first().dispatchEvent('click');
  await page.waitForFunction(
    (old) => ![old, ''].includes(document.querySelector('#prompt .hint')?.textContent ?? ''),
    before,
  );
}

const described = (page) => page.evaluate(() => globalThis.described);

test('with its module, a table asks the server for neither previews nor reasons', { skip }, async () => {
  const { page, asked, modules } = await seated();
  // The server answers until the module is there.
  for (let n = 0; n < 20; n++) {
    asked.length = 0;
    await further(page, 2);
    if (asked.length === 0) break;
  }
  const before = await described(page);
  await playGame(page, natickWishes, { until: ({ n, buttons }) => n > 25 && buttons.includes('End turn') });
  await touchShut(page);
  await quiet(page);
  assert.deepEqual(asked, []);
  assert.ok((await described(page)) > before, 'nothing says what it costs');
  assert.equal(modules.length, 1);
  assert.deepEqual(page.problems, []);
});

for (const [what, module] of [
  ['cannot be fetched', (route) => route.abort()],
  [
    'is damaged',
    (route) => route.fulfill({ contentType: 'application/wasm', body: Buffer.from('nonsense') }),
  ],
  ['traps', (route) => route.fulfill({ contentType: 'application/wasm', body: TRAP })],
]) {
  test(`if the module ${what}, the table asks the server`, { skip }, async () => {
    const { page, asked, modules } = await seated(module);
    await playGame(page, natickWishes, { until: ({ n, buttons }) => n > 12 && buttons.includes('End turn') });
    await touchShut(page);
    await quiet(page);
    assert.ok(asked.filter((one) => one === 'previews').length >= 10, asked.join(' '));
    assert.ok(asked.includes('why'), asked.join(' '));
    assert.ok((await described(page)) > 0, 'nothing says what it costs');
    // It is tried once, and its worker is gone.
    assert.equal(modules.length, 1);
    assert.equal(page.workers().length, 0);
    assert.deepEqual(page.problems, []);
  });
}
