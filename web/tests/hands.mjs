// Hands that play: with the mouse, a finger or the keyboard. They look at labels and states, as people do.

/** What can be pressed on the table right now. */
function look(page) {
  return page.evaluate(() => {
    const over = [...document.querySelectorAll('button')].some((button) => button.textContent === 'See the result');
    const menu = document.querySelectorAll('[role=menu] [role=menuitem]').length;
    const state = (element) => element.dataset.state;
    const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true });
    const things = [...document.querySelectorAll('[data-thing]')].filter(shown)
      .filter((element) => state(element) === 'open')
      .map((element) => element.dataset.thing);
    const selected = [...document.querySelectorAll('[data-thing][data-state=selected]')].map((element) => element.dataset.thing);
    const prompt = document.querySelector('#prompt');
    const buttons = [...(prompt?.querySelectorAll('button') ?? [])].filter((button) => !button.disabled).map((button) => button.textContent.trim());
    return { over, menu, things, selected, buttons, mine: prompt?.classList.contains('mine') ?? false, asked: prompt?.querySelector('strong')?.textContent ?? '' };
  });
}

const press = (page, locator, touch) => (touch ? locator.tap({ timeout: 3000 }) : locator.click({ timeout: 3000 }));
const thing = (page, id) => page.locator(`[data-thing="${id}"][data-state]`).first();

const rank = (id) => ['space', 'store', 'tile', 'depot', 'good', 'board', 'button', 'die'].findIndex((kind) => id.startsWith(`${kind}:`)) + 1 || 9;

/** Does one thing that brings the turn on. Says what. */
export async function step(page, { touch = false, n = 0 } = {}) {
  const seen = await look(page);
  if (seen.over) return 'over';
  if (!seen.mine) return 'wait';
  if (seen.menu > 0) {
    await press(page, page.getByRole('menuitem').first(), touch);
    return 'menu';
  }
  const useful = seen.things.filter((id) => !id.startsWith('die:') || seen.things.every((other) => other.startsWith('die:')));
  // With a tile in hand a space comes first; otherwise what is stored is placed before more is taken.
  const best = [...useful].sort((a, b) => rank(a) - rank(b));
  const wanted = seen.selected.length > 0 ? best[0] : best.find((id) => id.startsWith('store:')) ?? best.filter((id) => !id.startsWith('space:'))[n % 3] ?? best[0];
  if (wanted) {
    await press(page, thing(page, wanted), touch);
    return wanted;
  }
  const button = seen.buttons.find((label) => /^(Take workers|Leave unused|Load )/.test(label)) ?? seen.buttons.find((label) => label === 'End turn');
  if (button) {
    await press(page, page.locator('#prompt').getByRole('button', { name: button, exact: true }), touch);
    return button;
  }
  return 'wait';
}

/** Plays on until `done` says so or the game is over. */
export async function playOn(page, { done = () => false, touch = false, limit = 900 } = {}) {
  let last = '';
  let same = 0;
  for (let n = 0; n < limit; n++) {
    let did;
    try {
      did = await step(page, { touch, n });
    } catch (error) {
      // The table may have moved on between looking and pressing.
      if (!/Timeout|detached|intercepts/.test(error.message)) throw error;
      did = 'missed';
      await page.keyboard.press('Escape');
    }
    if (did === 'over' || done(did, n)) return n;
    same = did === last ? same + 1 : 0;
    last = did;
    if (same > 60) throw new Error(`stuck at "${did}": ${JSON.stringify(await look(page))}`);
    await page.waitForTimeout(did === 'wait' ? 40 : 15);
  }
  throw new Error(`the game did not end within ${limit} steps`);
}

/** One own turn to its end. */
export const playTurn = (page, options = {}) => playOn(page, { ...options, done: (did) => did === 'End turn', limit: 120 });

const VERBS = ['place', 'take', 'sell', 'ship', 'keep', 'workers', 'pass', 'discard', 'castle', 'board', 'end'];

/** Plays the whole game by typing into the command field; no pointer is used. */
export async function playByKeyboard(page, limit = 500) {
  for (let n = 0; n < limit; n++) {
    const seen = await look(page);
    if (seen.over) return n;
    if (!seen.mine) {
      await page.waitForTimeout(40);
      continue;
    }
    const field = page.getByRole('combobox', { name: 'Type a move' });
    if (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    const options = await page.getByRole('option').locator('code').allTextContents();
    const verb = VERBS.find((word) => options.some((option) => option.split(' ')[0] === word));
    if (verb) {
      await page.keyboard.type(options.find((option) => option.split(' ')[0] === verb));
      await page.keyboard.press('Enter');
    } else await page.keyboard.press('Escape');
    await page.waitForTimeout(25);
  }
  throw new Error(`the game did not end within ${limit} moves`);
}
