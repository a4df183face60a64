// Sits down at any box and plays it: a player looks at labels and states, decides by a list of wishes, and
// waits for what the page shows, never for time.
import assert from 'node:assert/strict';
import { answered } from './hands.mjs';

const LONG = 20_000;

/** The Dice Game: now and then uses a bonus on purpose. Otherwise any hex, and the worker if none fits. */
export const diceWishes = ({ n, selected }) => {
  const hexes = ['hex:', 'first:', 'second:'];
  if (selected.some((thing) => thing.startsWith('first:'))) return ['second:', ...hexes];
  return n % 4 === 1 && selected.length === 0 ? ['bonus:', ...hexes, /^Pass/] : [...hexes, /^Pass/];
};

const PLACES = [/^(end|settlement|road|knight|slot|region):/, /^(pool|theirs):/];
const ANSWERS = [
  'Divide the dice like this',
  'set:',
  'tile:',
  'stack:draw',
  'end:',
  'slot:',
  'event:',
  'region:',
  'Accept',
  /^(Raid|Leave|Skip|Draw|Send)/i,
];

/** Natick: builds the most expensive thing possible, trades now and then, or else ends the turn. */
export const natickWishes = ({ n, selected, buttons }) => {
  if (selected.length > 0) return [...PLACES, 'purse:', 'Cancel'];
  if (!buttons.includes('End turn')) return [...ANSWERS, /./];
  const builds = ['item:town', 'item:village', 'item:knight', 'item:trader', 'item:road'];
  return n % 5 === 0 ? [...builds, 'purse:', 'End turn'] : [...builds, 'End turn'];
};

/** What an Orléans player wants to fill, the most wanted first. The list turns, so that everything is used once. */
const TOWN = [
  'castle',
  'wagon',
  'village',
  'guildhall',
  'ship',
  'university',
  'farm-house',
  'scriptorium',
  'town-hall',
];

/**
 * Orléans: draws as many as possible, chooses a place and then a follower for it, says that it is ready, and uses
 * places until it has to pass.
 */
export const orleansWishes = ({ asked, selected, n }) => {
  if (/^Draw/.test(asked)) return [/^Draw/];
  if (/^(Plan|Place|Who goes|Move)/.test(asked) || (selected[0] ?? '').startsWith('hole:')) {
    if (selected.length > 0) return ['market:', 'Cancel'];
    const turn = Math.floor(n / 40) % TOWN.length;
    return [...TOWN.slice(turn), ...TOWN.slice(0, turn)]
      .slice(0, 4)
      .map((place) => `place:${place}`)
      .concat('Ready');
  }
  if (selected.length > 0)
    return ['market:', 'load:', 'edge:', 'deed:', 'supply:', 'give:', 'place:', 'Cancel'];
  return ['place:', 'fit:', 'tile:', 'give:', 'bath:', 'town:', 'wheel:', 'Stop', /^Pass/, 'Ready', /./];
};

/** From the first page: the box on the shelf, "Play bots", the bot. Two clicks, as a guest. */
export async function playBots(page, title, bot = /Medium/) {
  await page.goto('/');
  const box = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await box.getByRole('button', { name: 'Play bots' }).click();
  await box
    .getByRole('group', { name: 'Who do you want to play?' })
    .getByRole('button', { name: bot })
    .click();
  await page.locator('.table-grid').waitFor();
}

/**
 * Everything that can change when something is done. With an earlier answer, returns whether it has changed.
 */
function sign(old) {
  const things = [...document.querySelectorAll('[data-thing][data-state]')].map(
    (one) => `${one.dataset.thing}=${one.dataset.state}`,
  );
  const prompt = document.querySelector('#prompt');
  const menu = [...document.querySelectorAll('[role=menuitem]')].map((one) => one.textContent);
  const over = document.querySelectorAll('.result-banner button').length;
  const coach = document.querySelector('.coach')?.textContent;
  const now = JSON.stringify([
    things,
    prompt?.className,
    prompt?.textContent,
    menu,
    document.querySelectorAll('.log-line').length,
    over,
    coach,
  ]);
  return old === undefined ? now : now !== old;
}

/** The question and what can be pressed. */
function look(page) {
  return page.evaluate(() => {
    const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true });
    const prompt = document.querySelector('#prompt');
    const things = [...document.querySelectorAll('[data-thing]')].filter(shown);
    const named = (state) => [
      ...new Set(things.filter((one) => one.dataset.state === state).map((one) => one.dataset.thing)),
    ];
    return {
      over: document.querySelectorAll('.result-banner button').length > 0,
      mine: prompt?.classList.contains('mine') ?? false,
      asked: prompt?.querySelector('strong')?.textContent ?? '',
      menu: document.querySelectorAll('[role=menuitem]').length,
      waiting: document.querySelector('#prompt .again') !== null,
      open: named('open'),
      selected: named('selected'),
      buttons: [...(prompt?.querySelectorAll('.acts button:not(:disabled):not([data-hint])') ?? [])].map(
        (one) => one.textContent.trim(),
      ),
    };
  });
}

/**
 * Presses the middle of what was found, where nothing covers it. Anything beyond an edge or under a bar is
 * scrolled into view first.
 */
async function press(page, locator, touch) {
  const at = await locator.first().evaluate(
    (element) => {
      const middle = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const isFree = (point) => element.contains(document.elementFromPoint(...point));
      if (!isFree(middle()))
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const point = middle();
      if (!isFree(point)) throw new Error(`${element.dataset.thing ?? element.textContent} is covered`);
      return point;
    },
    undefined,
    { timeout: 1000 },
  );
  if (touch) await page.touchscreen.tap(...at);
  else await page.mouse.click(...at);
}

/** The first wish that can be fulfilled. A wish is the beginning of a thing's name, or a button's label. */
function decide(seen, wishes) {
  // The first press shows the price, the second does it.
  if (seen.waiting) return { button: 'Confirm' };
  for (const wish of wishes(seen)) {
    const thing = seen.open.find((id) => (wish instanceof RegExp ? wish.test(id) : id.startsWith(wish)));
    if (thing) return { thing };
    const button = seen.buttons.find((label) => (wish instanceof RegExp ? wish.test(label) : label === wish));
    if (button) return { button };
  }
  return undefined;
}

/** What is pressed may be gone in the meantime. What is wrong with the page is not passed over. */
function whenGone(error) {
  if (error instanceof assert.AssertionError) throw error;
}

/** Waits until the page shows something else. Returns whether it did. */
const changed = (page, before, timeout) =>
  page.waitForFunction(sign, before, { timeout }).then(
    () => true,
    () => false,
  );

/**
 * Plays until the game is over, or until `until` accepts what is shown. `wishes` lists what a player would
 * press at that moment, the most wanted first. `hand` presses it. Returns every question that was asked.
 */
export async function playGame(
  page,
  wishes,
  { touch = false, hand = press, until = () => false, limit = 900 } = {},
) {
  const asked = new Set();
  let stuck = 0;
  for (let n = 0; n < limit; n++) {
    await answered(page);
    const before = await page.evaluate(sign);
    const seen = { ...(await look(page)), n };
    if (seen.over || until(seen)) return asked;
    if (!seen.mine) {
      assert.ok(await changed(page, before, LONG), `nothing happens while waiting: ${seen.asked}`);
      continue;
    }
    asked.add(seen.asked.replace(/\d+/g, '#'));
    const wanted = seen.menu > 0 ? { menu: true } : decide(seen, wishes);
    assert.ok(wanted, `nothing to press at "${seen.asked}": ${JSON.stringify(seen)}`);
    const target = wanted.menu
      ? page.locator('[role=menuitem]')
      : wanted.thing
        ? page.locator(`[data-thing="${wanted.thing}"][data-state=open]`)
        : page.locator('#prompt .acts button').filter({ hasText: wanted.button });
    // What we saw may be gone already, since others act too. Then we look again.
    await hand(page, target, touch).catch(whenGone);
    stuck = (await changed(page, before, 3000)) ? 0 : stuck + 1;
    assert.ok(stuck < 4, `pressing ${JSON.stringify(wanted)} does nothing: ${JSON.stringify(seen)}`);
  }
  throw new Error(`the game did not end within ${limit} presses`);
}

/**
 * Plays with the command field alone: types a legal move and Enter. `choose` picks one of the moves on offer.
 */
export async function typeGame(page, choose, { limit = 900 } = {}) {
  for (let n = 0; n < limit; n++) {
    await answered(page);
    const before = await page.evaluate(sign);
    const seen = await look(page);
    if (seen.over) return n;
    if (!seen.mine) {
      assert.ok(await changed(page, before, LONG), `nothing happens while waiting: ${seen.asked}`);
      continue;
    }
    await page.evaluate(() => document.activeElement?.id === 'command' || document.activeElement?.blur?.());
    if (!(await page.evaluate(() => document.activeElement?.id === 'command')))
      await page.keyboard.press('/');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowDown');
    const moves = await page.locator('.command [role=option] code').allTextContents();
    if (moves.length === 0) continue;
    await page.keyboard.insertText(choose(moves, n));
    await page.keyboard.press('Enter');
    await changed(page, before, 3000);
  }
  throw new Error(`the game did not end within ${limit} moves`);
}

/** Goes through a tutorial to its end with its own buttons. Returns the titles that were shown. */
export async function followLesson(page, box, last, begin = 'Start the tutorial') {
  await page.goto(`/learn/${box}`);
  await page.getByRole('button', { name: begin }).click();
  const coach = page.getByRole('region', { name: 'Tutorial' });
  // The page takes down the titles itself: a card may change between our look at it and our press.
  await page.evaluate(() => {
    window.titles = [];
    const look = () => {
      const title = document.querySelector('.coach h2')?.textContent;
      if (title && window.titles.at(-1) !== title) window.titles.push(title);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    look();
  });
  for (let n = 0; n < 200; n++) {
    // The coach waits while the end of a round is shown.
    const told = page.locator('.phase-frame').getByRole('button', { name: 'Skip' });
    const heading = coach.getByRole('heading');
    await heading.or(told).first().waitFor();
    if (await told.count()) {
      await told.click({ timeout: 1000 }).catch(() => undefined);
      continue;
    }
    // The end of a round may have come in between.
    const title = await heading.textContent({ timeout: 1000 }).catch(() => undefined);
    if (title === undefined) continue;
    if (title === last) return page.evaluate(() => window.titles);
    // The other player may act in the meantime, which leads to the next step, so press only the button of the step
    // we read.
    const step = coach.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const next = step.getByRole('button', { name: /^(Next|Do it for me)$/ });
    const before = await page.evaluate(sign);
    if (await next.count())
      await next
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await changed(page, before, LONG);
  }
  throw new Error(`the tutorial did not end: ${await page.evaluate(() => window.titles.join(' / '))}`);
}
