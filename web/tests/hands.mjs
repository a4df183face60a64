// Hands that play with the mouse, a finger or the keyboard. They look at labels and states, as people do, and
// never at a table that is still waiting for an answer: the page says so (`data-busy`), and which version it
// shows.

import assert from 'node:assert/strict';

/** Waits until the page shows the version that the last answer referred to. */
export const answered = (page) =>
  page.waitForFunction(() => document.querySelector('.table-page[data-busy=false], .result-banner'));

/** Waits until the page shows a version other than `seen`: somebody else acted, or the game is over. */
const moved = (page, seen) =>
  page.waitForFunction(
    (version) =>
      document.querySelector('.result-banner button') ||
      document.querySelector('.table-page')?.dataset.version !== version,
    seen.version,
    { timeout: 60_000 },
  );

/** The question and what can be pressed right now, each with the place to press. */
function look(page) {
  return page.evaluate(() => {
    const prompt = document.querySelector('#prompt');
    const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true });
    // A place inside the thing that nothing covers. A thing beyond the edge of the screen is scrolled into
    // view.
    const place = (element) => {
      let box = element.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        box = element.getBoundingClientRect();
      }
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const things = [...document.querySelectorAll('[data-thing]')].filter(shown);
    const marked = (state) => things.filter((element) => element.dataset.state === state);
    const buttons = [...(prompt?.querySelectorAll('button:not(:disabled):not([data-hint])') ?? [])];
    const seen = {
      version: document.querySelector('.table-page')?.dataset.version,
      over: [...document.querySelectorAll('.result-banner button')].length > 0,
      mine: prompt?.classList.contains('mine') ?? false,
      asked: prompt?.querySelector('strong')?.textContent ?? '',
      menu: [...document.querySelectorAll('[role=menu] [role=menuitem]')].slice(0, 1).map(place)[0],
      open: marked('open').map((element) => element.dataset.thing),
      selected: marked('selected').map((element) => element.dataset.thing),
      // The first press shows the price, the second does it.
      waiting: prompt?.querySelector('.again') !== null && prompt?.querySelector('.again') !== undefined,
      buttons: buttons.map((button) => button.textContent.trim()),
      typing: document.activeElement?.id === 'command',
      options: [
        ...document.querySelectorAll('#command ~ [role=listbox] code, .command [role=option] code'),
      ].map((code) => code.textContent),
    };
    globalThis.placeOf = (id) => {
      const thing = [...document.querySelectorAll('[data-thing]')].find(
        (element) => element.dataset.thing === id && shown(element),
      );
      const button = [
        ...(document.querySelectorAll('#prompt button:not(:disabled):not([data-hint])') ?? []),
      ].find((element) => element.textContent.trim() === id);
      const found = thing ?? button;
      return found ? place(found) : undefined;
    };
    return seen;
  });
}

async function press(page, place, touch) {
  if (!place) return;
  if (touch) await page.touchscreen.tap(place.x, place.y);
  else await page.mouse.click(place.x, place.y);
}

const ORDER = ['space', 'shared', 'store', 'tile', 'depot', 'good', 'board', 'shield'];
const rank = (id) => (ORDER.indexOf(id.split(':')[0]) + ORDER.length + 1) % (ORDER.length + 1);

/** With a tile in hand a space comes first. Otherwise stored tiles are placed before more are taken. */
function wish(seen, n) {
  const useful = seen.open.filter((id) => ORDER.includes(id.split(':')[0])).sort((a, b) => rank(a) - rank(b));
  if (seen.selected.length > 0 && useful.length > 0) return useful[0];
  const first =
    useful.find((id) => /^(shared|store):/.test(id)) ??
    useful.filter((id) => !id.startsWith('space:'))[n % 3] ??
    useful[0];
  if (first) return first;
  return (
    seen.buttons.find((label) => /^(Take workers|Leave unused|Load )/.test(label)) ??
    seen.buttons.find((label) => label === 'End turn') ??
    seen.buttons.find((label) => !/^(Undo|Cancel|Buy |Set )/.test(label)) ??
    seen.open[0]
  );
}

/** Does one thing that advances the turn, or waits until something changes. Returns what it did. */
export async function step(page, { touch = false, n = 0, prefer = () => undefined } = {}) {
  await answered(page);
  const seen = await look(page);
  if (seen.over) return 'over';
  const wanted = seen.mine ? (seen.waiting ? 'Confirm' : (prefer(seen) ?? wish(seen, n))) : undefined;
  if (!seen.menu && !wanted) {
    await moved(page, seen);
    return 'wait';
  }
  const place = seen.menu ?? (await page.evaluate((id) => globalThis.placeOf(id), wanted));
  await press(page, place, touch);
  await answered(page);
  return seen.menu ? 'menu' : wanted;
}

export const versionOf = (page) => page.locator('.table-page').getAttribute('data-version');

/** Does one action that can be undone. What costs something takes two presses, others more. */
export async function act(page) {
  const before = await versionOf(page);
  for (let n = 0; n < 20 && (await versionOf(page)) === before; n++) await step(page, { n });
  assert.notEqual(await versionOf(page), before, 'nothing was done');
}

/** Plays on until `done` says so or the game is over. */
export async function playOn(page, { done = () => false, touch = false, prefer, limit = 1500 } = {}) {
  let last = '';
  let same = 0;
  for (let n = 0; n < limit; n++) {
    const did = await step(page, { touch, n, prefer });
    if (did === 'over' || done(did)) return n;
    same = did === last && did !== 'wait' ? same + 1 : 0;
    last = did;
    // Something that does not respond is skipped. A table that does not move is reported.
    if (same > 0 && same % 5 === 0) await page.keyboard.press('Escape');
    if (same > 30) throw new Error(`stuck at "${did}": ${JSON.stringify(await look(page))}`);
  }
  throw new Error(`the game did not end within ${limit} steps`);
}

/** One of the player's own turns, to its end. */
export async function playTurn(page, options = {}) {
  await playOn(page, { ...options, done: (did) => did === 'End turn' });
}

const VERBS = [
  'place',
  'take',
  'sell',
  'ship',
  'keep',
  'workers',
  'pass',
  'discard',
  'castle',
  'board',
  'end',
];

/** Plays the whole game by typing into the command field, without a pointer. */
export async function playByKeyboard(page, limit = 1500) {
  for (let n = 0; n < limit; n++) {
    await answered(page);
    const seen = await look(page);
    if (seen.over) return n;
    if (!seen.mine) await moved(page, seen);
    else if (!seen.typing) await page.keyboard.press('/');
    else if (seen.options.length === 0) await page.keyboard.press('ArrowDown');
    else {
      const verb = VERBS.find((word) => seen.options.some((option) => option.split(' ')[0] === word));
      const move = seen.options.find((option) => option.split(' ')[0] === verb) ?? seen.options[0];
      await page.keyboard.insertText(move);
      await page.keyboard.press('Enter');
      await answered(page);
      assert.notEqual((await look(page)).version, seen.version, `"${move}" was not played`);
    }
  }
  throw new Error(`the game did not end within ${limit} moves`);
}
