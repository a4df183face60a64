// A real Chromium, and people using it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const SIZES = { desktop: [1440, 900], tablet: [820, 1180], phone: [390, 844] };

export function openBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** How many people this process has opened a browser for. */
let people = 0;

/**
 * The browser's own dice. With the server's (`LOIRE_TEST_LUCK`) and the same presses they deal the same game
 * each time.
 */
const sameLuck = (seed) => {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
  Math.random = () => next() / 2 ** 24;
  crypto.getRandomValues = (bytes) => bytes.map(() => next());
};

/**
 * Their own browser context: a new person with nothing stored. Nothing moves, so that tests need not wait for
 * it.
 */
export async function person(
  browser,
  url,
  { size = 'desktop', theme = 'light', motion = 'off', locale = 'en' } = {},
) {
  const [width, height] = SIZES[size];
  const phone = size === 'phone';
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: theme,
    locale,
    isMobile: phone,
    hasTouch: phone,
    deviceScaleFactor: 1,
  });
  await context.addInitScript((chosen) => {
    if (!localStorage.getItem('loire.settings'))
      localStorage.setItem('loire.settings', JSON.stringify({ motion: chosen }));
  }, motion);
  await context.addInitScript(sameLuck, ++people);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(error.message));
  return watched(page);
}

/** Counts the requests of a page that have not been answered yet, for `quiet`. */
export function watched(page) {
  page.awaited = new Set();
  page.on('request', (request) => page.awaited.add(request));
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(end, (request) => page.awaited.delete(request));
  return page;
}

/** Waits until no request is under way, and everything that arrived is drawn and asks for nothing more. */
export async function quiet(page) {
  const drawn = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      for (let n = 0; n < 3; n++) await new Promise((done) => requestAnimationFrame(done));
    });
  do {
    while (page.awaited.size > 0) {
      const [request] = page.awaited;
      await request.response().then(
        (response) => response?.finished(),
        () => undefined,
      );
      page.awaited.delete(request);
    }
    await drawn();
  } while (page.awaited.size > 0);
}

/** Waits until every request has been answered. */
export const settled = (page) =>
  page.waitForFunction(
    () => document.querySelector('h1, .table-grid') && !document.querySelector('.loading'),
  );

/** Sits down against a bot in two clicks, as a guest. */
export async function playBot(page, bot = /Novice/) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page
    .getByRole('group', { name: 'Who do you want to play?' })
    .getByRole('button', { name: bot })
    .click();
  await page.getByRole('region', { name: 'Your turn' }).waitFor();
}

/**
 * What axe finds on a page. It takes a millisecond for each element, so it does not see the insides of drawings without
 * words, nor the middle of a long log, whose lines are all alike.
 */
async function judged(page, options) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (chosen) => {
    const back = [];
    for (const drawing of document.querySelectorAll('svg')) {
      if (drawing.querySelector('text, title, foreignObject, a, [role], [tabindex]')) continue;
      const parts = [...drawing.childNodes];
      drawing.replaceChildren();
      back.push(() => drawing.replaceChildren(...parts));
    }
    for (const log of document.querySelectorAll('.log-scroll')) {
      const { scrollTop } = log;
      back.push(() => log.scrollTo({ top: scrollTop, behavior: 'instant' }));
      for (const line of [...log.querySelectorAll('.log-line')].slice(12, -12)) {
        const mark = document.createComment('');
        line.replaceWith(mark);
        back.push(() => mark.replaceWith(line));
      }
    }
    try {
      return await globalThis.axe.run(document, { resultTypes: ['violations'], preload: false, ...chosen });
    } finally {
      for (const undo of back.reverse()) undo();
    }
  }, options);
}

/** Fails on serious and critical findings. */
export async function checkAxe(page, what) {
  // Judge what fades in by its final look.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) {
      if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
    }
  });
  const found = await judged(page, {});
  const bad = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const words = bad.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes
        .slice(0, 4)
        .map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`)
        .join('\n  ')}`,
  );
  assert.equal(bad.length, 0, `${what}:\n${words.join('\n')}`);
}

/**
 * No sideways scrolling, no text under 12 px, nothing to press under 40 px, or under 44 px on the pages around the
 * table where fingers press. Only for a mouse may lines in the log be denser. With `pressed` off, only what is read is checked.
 */
export async function checkSizes(page, what, { pressed = true } = {}) {
  const found = await page.evaluate((pressedToo) => {
    const problems = [];
    const fingers = !matchMedia('(pointer: fine)').matches;
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) problems.push(`${wide} px wider than the screen`);
    const seen = (element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 1 &&
        box.height > 1 &&
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
      );
    };
    for (const element of document.querySelectorAll(
      'button, summary, select, input:not([type=radio]):not([type=checkbox]), nav a, a.btn, a.brand, a.clause-link, h3 a, .foot a',
    )) {
      const box = element.getBoundingClientRect();
      if (
        pressedToo &&
        seen(element) &&
        Math.min(box.width, box.height) <
          (fingers && element.closest('.house') && !element.closest('.table-page') ? 43.5 : 39.5) &&
        !(element.closest('.log-lines') && !fingers)
      ) {
        problems.push(
          `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 30)}" is ${Math.round(box.width)}x${Math.round(box.height)}`,
        );
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent.trim() || !element || element.closest('svg, script, style') || !seen(element))
        continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 12) problems.push(`"${node.textContent.trim().slice(0, 30)}" has letters of ${size} px`);
    }
    return [...new Set(problems)].slice(0, 12);
  }, pressed);
  assert.deepEqual(found, [], `${what}: ${found.join('; ')}`);
}

/**
 * No text is cut off or leaves its panel. German and French need a third more room than English, so these pages are
 * looked at in both.
 */
export async function checkFits(page, what) {
  const found = await page.evaluate(() => {
    const seen = (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ checkOpacity: true });
    };
    const spoken = '.visually-hidden, .unseen, svg, select';
    const problems = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest(spoken) || !seen(element)) continue;
      const { overflowX } = getComputedStyle(element);
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      const wide = element.scrollWidth - element.clientWidth;
      if (words && ['hidden', 'clip'].includes(overflowX) && wide > 1)
        problems.push(`"${element.textContent.trim()}" is ${wide} px too long`);
      if (element.matches('.coach-words, .tray, .leaf') && wide > 1)
        problems.push(`.${element.className} holds ${wide} px more than it has room for`);
    }
    // Each word of a name stands in one line.
    for (const name of document.querySelectorAll('.o-place-name > span, button')) {
      const text = name.firstChild;
      if (text?.nodeType !== 3 || !seen(name)) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) problems.push(`"${word}" is broken`);
      }
    }
    return [...new Set(problems)];
  });
  assert.deepEqual(found, [], `${what}: ${found.join('; ')}`);
}

/** Fails if axe finds anything by these rules, which may be mild or experimental. */
export async function checkRules(page, rules, what) {
  const found = await judged(page, { runOnly: { type: 'rule', values: rules } });
  const words = found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
  assert.deepEqual(words, [], what);
}
