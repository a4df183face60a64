import { openBrowser, person } from './browser.mjs';

const url = process.env.URL_;
const [lang, locale, size, box = 'burgundy', want = ''] = process.argv.slice(2);
const LAST = { en: /You can play|You’re ready|ready/, de: /Du kannst/, fr: /Vous savez/ };
const b = await openBrowser();
const page = await person(b, url, { locale, size });
await page.goto(`/learn/${box}`);
await page.locator('.learn-acts .btn').click();
await page.locator('.coach h2').waitFor();
let n = 0,
  still = 0,
  prev = '';
for (; n < 120; n++) {
  await page.waitForTimeout(350);
  const c = await page.evaluate(() => ({
    title: document.querySelector('.coach h2')?.textContent,
    text: document.querySelector('.coach p')?.textContent,
    step: document.querySelector('.coach small')?.textContent,
    act: document.querySelector('.coach .row button:not(.plain)')?.textContent?.trim(),
    all: [...document.querySelectorAll('.coach .row .btn')].map((x) => x.textContent.trim()).join('|'),
    refused: document.querySelector('.refused, .toast')?.textContent ?? '',
    h: document.querySelector('.coach')?.offsetHeight,
  }));
  const line = `${c.step} [${c.title}] ${c.text} {${c.all}} ${c.refused} h=${c.h}`;
  if (line !== prev) {
    console.log(n, line);
    prev = line;
    still = 0;
    await page.screenshot({ path: `/tmp/shots/${box}-${lang}-${size}-${String(n).padStart(2, '0')}.png` });
  } else still++;
  const [i, all] = c.step.match(/\d+/g);
  if (i === all) break;
  if (still > 12) {
    console.log('STUCK');
    break;
  }
  if (c.act)
    await page
      .locator('.coach .row button:not(.plain)')
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
}
console.log('problems', page.problems);
await b.close();
