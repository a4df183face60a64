// One whole turn of every box with Tab, the arrow keys and Enter alone. Whatever has the focus shows it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkRules, person } from './browser.mjs';
import { answered } from './hands.mjs';
import { browser, server } from './house.mjs';
import { diceWishes, natickWishes, orleansWishes, playBots, playGame } from './tables.mjs';

/** What has the focus, in a few words: things of one kind look the same. */
const kindHere = (page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    const thing = here?.getAttribute('data-thing');
    return thing ? `${thing.split(':')[0]} ${here.getAttribute('data-state')}` : (here?.className ?? '');
  });

/** A picture of what has the focus, and what lies around it. */
async function picture(page) {
  const clip = await page.evaluate(() => {
    const { left, top, width, height } = globalThis.looked.getBoundingClientRect();
    const from = [Math.max(0, left - 8), Math.max(0, top - 8)];
    const to = [Math.min(innerWidth, left + width + 8), Math.min(innerHeight, top + height + 8)];
    return { x: from[0], y: from[1], width: to[0] - from[0], height: to[1] - from[1] };
  });
  return (await page.screenshot({ clip })).toString('base64');
}

/** How many pixels of two pictures differ by a contrast of 3, as WCAG wants it of what shows the focus. */
const differ = (page, pictures) =>
  page.evaluate(async (texts) => {
    const [one, other] = await Promise.all(
      texts.map(async (text) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data;
      }),
    );
    const part = (value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const light = (data, at) =>
      0.2126 * part(data[at]) + 0.7152 * part(data[at + 1]) + 0.0722 * part(data[at + 2]) + 0.05;
    let count = 0;
    for (let at = 0; at < one.length; at += 4) {
      const [a, b] = [light(one, at), light(other, at)];
      if (Math.max(a, b) / Math.min(a, b) >= 3) count++;
    }
    return count;
  }, pictures);

/**
 * Fails unless what has the focus looks different without it: along half of its edge at least, two pixels wide.
 * Something else may be drawn between two pictures, so it looks again before it fails.
 */
async function seeFocus(page, what, tries = 3) {
  await page.evaluate(() => {
    globalThis.looked = document.activeElement;
  });
  const focused = await picture(page);
  await page.evaluate(() => globalThis.looked.blur());
  const without = await picture(page);
  const edge = await page.evaluate(() => {
    globalThis.looked.focus();
    const { width, height } = globalThis.looked.getBoundingClientRect();
    return 2 * (Math.min(width, innerWidth) + Math.min(height, innerHeight));
  });
  const pixels = await differ(page, [focused, without]);
  if (pixels < edge && tries > 1) {
    await page.waitForTimeout(300);
    return seeFocus(page, what, tries - 1);
  }
  assert.ok(pixels >= edge, `${what}: ${pixels} pixels show the focus, its edge is ${Math.round(edge)} long`);
}

const ARROWS = { x: ['ArrowLeft', 'ArrowRight'], y: ['ArrowUp', 'ArrowDown'] };

/** Where the focus is, seen from what is wanted. */
const fromHere = (target) =>
  target.evaluate((element) => {
    const here = document.activeElement;
    if (here === element) return { there: true };
    const region = element.closest('[data-region]');
    // A part that scrolls may have a stop of its own.
    if (!here?.matches('[data-thing]') || here.closest('[data-region]') !== region) return { away: true };
    const middle = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [from, to] = [middle(here), middle(element)];
    return { right: to[0] - from[0], down: to[1] - from[1] };
  });

/** Goes to something with Tab and arrow keys, and looks at each new kind of stop. Then presses Enter. */
const byKeys = (name, seen, pressed) => async (page, locator) => {
  const target = await locator.first().elementHandle({ timeout: 1000 });
  const words = await target.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
  const look = async () => {
    const kind = await kindHere(page);
    if (seen.has(kind)) return;
    seen.add(kind);
    await seeFocus(page, `${name}, ${kind}`);
  };
  for (let n = 0; ; n++) {
    assert.ok(n < 90, `${name}: Tab and arrow keys do not lead to "${words}"`);
    const { there, away, right, down } = await fromHere(target);
    if (there) break;
    if (away) await page.keyboard.press('Tab');
    else {
      const was = await page.evaluate(() => {
        globalThis.was = document.activeElement;
        return globalThis.was.getAttribute('data-thing');
      });
      const sideways = Math.abs(right) > Math.abs(down);
      const keys = [ARROWS.x[Number(right > 0)], ARROWS.y[Number(down > 0)]];
      await page.keyboard.press(keys[Number(!sideways)]);
      if (await page.evaluate(() => globalThis.was === document.activeElement))
        await page.keyboard.press(keys[Number(sideways)]);
      if (await page.evaluate(() => globalThis.was === document.activeElement))
        assert.fail(`${name}: arrow keys lead from ${was} no further, and not to "${words}"`);
    }
    await look();
  }
  pressed.push(words.trim());
  await page.keyboard.press('Enter');
};

/** Cards of what has the focus lie on the table, and are no part of what is compared. */
const noCards = (page, hidden) =>
  page.evaluate((off) => {
    globalThis.plain ??= new CSSStyleSheet();
    globalThis.plain.replaceSync(off ? '.info-card { display: none }' : '');
    document.adoptedStyleSheets = [globalThis.plain];
  }, hidden);

/** Puts the focus on something that has a card, and waits for the card. */
async function openCard(page) {
  await page.keyboard.press('Tab');
  await page.locator('[data-thing][data-info]:is(button, [tabindex])').first().focus();
  await page.getByRole('tooltip').waitFor();
}

/** A turn of Burgundy: tiles are placed, taken or bought, and a die that fits nothing becomes workers. */
const burgundyWishes = ({ selected }) =>
  selected.length > 0
    ? ['space:', 'store:', 'tile:', /./]
    : ['store:', 'board:', 'tile:', 'depot:', /^Take workers/, /^Leave unused/, 'End turn', /./];

/** Whether a turn is over, by what was pressed and what is asked now. */
const afterEndTurn = (pressed) => pressed.includes('End turn');
const afterChoices = (pressed, { mine, selected }) => pressed.length > 5 && mine && selected.length === 0;
const afterRound = (pressed, { asked }) => pressed.includes('Ready') && /^(Draw|Plan)/.test(asked);

for (const [title, wishes, isOver] of [
  ['The Castles of Burgundy', burgundyWishes, afterEndTurn],
  ['The Castles of Burgundy: The Dice Game', diceWishes, afterChoices],
  ['The Colonists of Natick', natickWishes, afterEndTurn],
  ['Orléans', orleansWishes, afterRound],
])
  test(`a turn with the keyboard alone, and the focus is always seen: ${title}`, async () => {
    const page = await person(browser, server.url);
    await playBots(page, title, /Novice/);
    await answered(page);
    await noCards(page, true);
    const pressed = [];
    const kinds = new Set();
    const hand = byKeys(title, kinds, pressed);
    await playGame(page, wishes, { hand, until: (seen) => isOver(pressed, seen), limit: 90 });
    assert.ok(kinds.size > 3, `${[...kinds]}`);
    await noCards(page, false);
    await openCard(page);
    await checkAxe(page, `${title}, with a card`);
    await checkRules(page, ['landmark-unique', 'region', 'aria-allowed-role'], `${title}, with a card`);
    assert.deepEqual(page.problems, []);
  });
