// Hands that play: with the mouse, a finger or the keyboard. They look at labels and states, as people do.

/** What is asked and what can be pressed right now, each with the place to press. */
function look(page) {
  return page.evaluate(() => {
    const prompt = document.querySelector('#prompt');
    const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true });
    // A place inside the thing that nothing covers; a thing that lies under the edge of the screen is brought in.
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
    const buttons = [...(prompt?.querySelectorAll('button:not(:disabled)') ?? [])];
    const seen = {
      over: [...document.querySelectorAll('.result-banner button')].length > 0,
      mine: prompt?.classList.contains('mine') ?? false,
      asked: prompt?.querySelector('strong')?.textContent ?? '',
      menu: [...document.querySelectorAll('[role=menu] [role=menuitem]')].slice(0, 1).map(place)[0],
      open: marked('open').map((element) => element.dataset.thing),
      selected: marked('selected').map((element) => element.dataset.thing),
      buttons: buttons.map((button) => button.textContent.trim()),
      typing: document.activeElement?.id === 'command',
      options: [...document.querySelectorAll('#command ~ [role=listbox] code, .command [role=option] code')].map((code) => code.textContent),
    };
    globalThis.placeOf = (id) => {
      const thing = [...document.querySelectorAll('[data-thing]')].find((element) => element.dataset.thing === id && shown(element));
      const button = [...(document.querySelectorAll('#prompt button:not(:disabled)') ?? [])].find((element) => element.textContent.trim() === id);
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

const ORDER = ['space', 'store', 'tile', 'depot', 'good', 'board'];
const rank = (id) => (ORDER.indexOf(id.split(':')[0]) + ORDER.length + 1) % (ORDER.length + 1);

/** With a tile in hand a space comes first; otherwise what is stored is placed before more is taken. */
function wish(seen, n) {
  const useful = seen.open.filter((id) => ORDER.includes(id.split(':')[0])).sort((a, b) => rank(a) - rank(b));
  if (seen.selected.length > 0 && useful.length > 0) return useful[0];
  const first = useful.find((id) => id.startsWith('store:')) ?? useful.filter((id) => !id.startsWith('space:'))[n % 3] ?? useful[0];
  if (first) return first;
  return seen.buttons.find((label) => /^(Take workers|Leave unused|Load )/.test(label))
    ?? seen.buttons.find((label) => label === 'End turn')
    ?? seen.open[0];
}

/** Does one thing that brings the turn on. Says what. */
export async function step(page, { touch = false, n = 0 } = {}) {
  const seen = await look(page);
  if (seen.over) return 'over';
  if (!seen.mine) return 'wait';
  if (seen.menu) {
    await press(page, seen.menu, touch);
    return 'menu';
  }
  const wanted = wish(seen, n);
  if (!wanted) return 'wait';
  await press(page, await page.evaluate((id) => globalThis.placeOf(id), wanted), touch);
  return wanted;
}

/** Plays on until `done` says so or the game is over. */
export async function playOn(page, { done = () => false, touch = false, limit = 1500 } = {}) {
  let last = '';
  let same = 0;
  for (let n = 0; n < limit; n++) {
    const did = await step(page, { touch, n });
    if (did === 'over' || done(did)) return n;
    same = did === last ? same + 1 : 0;
    last = did;
    // Something that does not give way is let go; a table that stands still is told.
    if (same > 0 && same % 20 === 0 && did !== 'wait') await page.keyboard.press('Escape');
    if (same > 400) throw new Error(`stuck at "${did}": ${JSON.stringify(await look(page))}`);
    await page.waitForTimeout(did === 'wait' ? 30 : 5);
  }
  throw new Error(`the game did not end within ${limit} steps`);
}

/** One own turn to its end. */
export async function playTurn(page, options = {}) {
  await playOn(page, { ...options, done: (did) => did === 'End turn' });
  await page.waitForFunction(() => {
    const end = document.querySelector('[data-thing-button=end]');
    return !document.querySelector('#prompt.mine') || !end || end.disabled;
  });
}

const VERBS = ['place', 'take', 'sell', 'ship', 'keep', 'workers', 'pass', 'discard', 'castle', 'board', 'end'];

/** Plays the whole game by typing into the command field; no pointer is used. */
export async function playByKeyboard(page, limit = 1500) {
  for (let n = 0; n < limit; n++) {
    const seen = await look(page);
    if (seen.over) return n;
    if (!seen.mine) await page.waitForTimeout(30);
    else if (!seen.typing) await page.keyboard.press('/');
    else if (seen.options.length === 0) {
      // What was typed no longer fits: the table has moved on.
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Backspace');
    }
    else {
      const verb = VERBS.find((word) => seen.options.some((option) => option.split(' ')[0] === word));
      const move = seen.options.find((option) => option.split(' ')[0] === verb) ?? seen.options[0];
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(move);
      // Nobody types Enter before the last letter is drawn.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      await page.keyboard.press('Enter');
    }
  }
  throw new Error(`the game did not end within ${limit} moves`);
}
