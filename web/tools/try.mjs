import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const base = process.argv[2] ?? 'http://127.0.0.1:5199';
const axeSource = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const check = (name, ok, more = '') => console.log(ok ? 'ok  ' : 'FAIL', name, more);
const open = async (fixture, options = {}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  await page.goto(`${base}/dev/${fixture}`);
  await page.waitForSelector('.table-grid');
  return page;
};
const played = (page) => page.evaluate(() => globalThis.played.splice(0));
let page = await open('two-mid');
// click: tile then space with one die; die first
await page.getByRole('button', { name: /^4 pigs, in storage/ }).click();
await page.getByRole('button', { name: /^space row 3 column 2/ }).click();
check('menu opens', await page.getByRole('menu').isVisible());
await page.screenshot({ path: '/tmp/shots/menu.png' });
await page.getByRole('menuitem').first().click();
check('menu plays', true, JSON.stringify(await played(page)));
await page.getByRole('button', { name: /^die 6/ }).click();
await page.getByRole('button', { name: /^ship, in storage/ }).click();
await page.getByRole('button', { name: /^space row 4 column 5/ }).click();
check('die, tile, space', true, JSON.stringify(await played(page)));
await page.getByRole('button', { name: /^space row 4 column 5/ }).click();
check('space alone', true, JSON.stringify(await played(page)));
await page.getByRole('button', { name: /^2 sheep, depot 3/ }).click();
check('single way plays', true, JSON.stringify(await played(page)));
await page.getByRole('button', { name: /monastery 12, the black depot/ }).click();
check('buy', true, JSON.stringify(await played(page)));
await page.getByRole('button', { name: 'Take workers' }).click();
await page.screenshot({ path: '/tmp/shots/menu2.png' });
await page.keyboard.press('Escape');
check('escape closes', !(await page.getByRole('menu').isVisible()), JSON.stringify(await played(page)));
// drag
const from = await page.locator('[data-thing="store:ship"]').boundingBox();
const to = await page.locator('[data-thing="space:r4c5"]').boundingBox();
await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
await page.mouse.down();
await page.mouse.move(from.x + 40, from.y - 60, { steps: 4 });
await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
await page.screenshot({ path: '/tmp/shots/drag.png' });
await page.mouse.up();
check('drag', true, JSON.stringify(await played(page)) + ' sel ' + await page.locator('.is-selected').count());
// command field
await page.keyboard.press('/');
await page.keyboard.type('place d2 ship');
await page.screenshot({ path: '/tmp/shots/command.png' });
await page.keyboard.press('ArrowDown');
await page.keyboard.press('Enter');
check('command', true, JSON.stringify(await played(page)));
// keyboard only
page = await open('two-mid');
const focus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.slice(0, 40));
const stops = [];
for (let n = 0; n < 24; n++) { await page.keyboard.press('Tab'); stops.push((await focus())?.slice(0, 46)); }
console.log(stops.join(' | '));
await page.keyboard.press('a');
check('a selects storage', (await page.locator('.stored.is-selected').count()) === 1);
await page.locator('[data-thing="space:r4c4"]').focus();
await page.keyboard.press('ArrowRight');
check('arrow moves', true, await focus());
await page.keyboard.press('Enter');
check('enter plays', true, JSON.stringify(await played(page)));
await page.screenshot({ path: '/tmp/shots/keyboard.png' });
for (const [fixture, options] of [['two-mid', {}], ['four-start', { colorScheme: 'dark' }], ['two-mid', { viewport: { width: 390, height: 844 }, hasTouch: true }]]) {
  page = await open(fixture, options);
  await page.addScriptTag({ content: axeSource });
  await page.waitForTimeout(1200);
  const results = await page.evaluate(() => globalThis.axe.run());
  for (const v of results.violations) console.log('axe', fixture, v.impact, v.id, v.nodes.length, v.nodes.slice(0, 3).map((n) => n.html.slice(0, 140)).join(' ## '));
  // small texts and targets
  const small = await page.evaluate(() => {
    const out = {};
    const walk = document.createTreeWalker(document.querySelector('.table-page'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) { const el = walk.currentNode.parentElement; if (!walk.currentNode.textContent.trim() || el.closest('.visually-hidden, [hidden]')) continue;
      const range = document.createRange(); range.selectNodeContents(walk.currentNode); const box = range.getBoundingClientRect(); if (!box.width) continue;
      let px = parseFloat(getComputedStyle(el).fontSize); const svg = el.closest('svg'); if (svg && svg.viewBox.baseVal.width) px *= svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      if (px < 11.9) out[`${el.className.baseVal ?? el.className}`] = Math.round(px * 10) / 10; }
    const tiny = {};
    for (const el of document.querySelectorAll('button, a, [role=button], input')) { const b = el.getBoundingClientRect(); if (b.width && (b.width < 39.5 || b.height < 39.5)) tiny[`${el.className.baseVal ?? el.className}`.slice(0, 40)] = `${Math.round(b.width)}x${Math.round(b.height)}`; }
    return { out, tiny };
  });
  console.log(fixture, JSON.stringify(options), 'small text', JSON.stringify(small.out), 'small targets', JSON.stringify(small.tiny));
}
await browser.close();
