// Screenshots of the fixtures: node tools/shots.mjs [base] [out] [names…]. The pages must already be served.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [base = 'http://127.0.0.1:5173', out = 'shots', ...only] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const SIZES = { desktop: [1440, 900], tablet: [820, 1180], phone: [390, 844] };
const JOBS = [
  ['two-mid', 'desktop', 'light', 'store'],
  ['two-mid', 'desktop', 'light', ''],
  ['two-mid', 'desktop', 'dark', 'store'],
  ['two-mid', 'tablet', 'light', 'store'],
  ['two-mid', 'phone', 'light', 'store'],
  ['two-mid', 'phone', 'light', 'market'],
  ['three-mid', 'desktop', 'light', ''],
  ['four-start', 'desktop', 'light', ''],
  ['four-start', 'phone', 'dark', 'market'],
  ['two-ship', 'desktop', 'light', ''],
  ['expert-board', 'desktop', 'light', ''],
  ['expert-castle', 'phone', 'light', ''],
];
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const [fixture, size, theme, act] of JOBS) {
  const name = [fixture, size, theme, act].filter(Boolean).join('-');
  if (only.length && !only.some((part) => name.includes(part))) continue;
  const [width, height] = SIZES[size];
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: size === 'phone',
  });
  const page = await context.newPage();
  page.on(
    'console',
    (message) => message.type() === 'error' && console.log(name, 'console:', message.text()),
  );
  page.on('pageerror', (error) => console.log(name, 'error:', error.message));
  await page.goto(`${base}/dev/${fixture}`);
  await page.waitForSelector('.table-grid', { timeout: 15_000 }).catch(() => console.log(name, 'no table'));
  await page.evaluate(() => document.fonts.ready);
  if (act === 'store') {
    await page
      .locator('[data-thing="store:pig4"]')
      .first()
      .click({ timeout: 3000 })
      .catch((error) => console.log(name, error.message.slice(0, 200)));
    const space = page.locator('[data-thing="space:r3c2"]');
    if (size === 'desktop')
      await space.hover({ timeout: 3000 }).catch((error) => console.log(name, error.message.slice(0, 200)));
  }
  if (act === 'market') await page.getByRole('tab', { name: 'Market' }).click();
  await page.waitForTimeout(900);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.log(name, 'is', wide, 'px too wide');
  await page.screenshot({ path: `${out}/${name}.png` });
  await context.close();
}
await browser.close();
