// Everything of Orléans that a player looks at is in sight on a desk, with any number of others. A rival's board is only
// looked at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkRules, person } from './browser.mjs';
import { answered } from './hands.mjs';
import { browser, server } from './house.mjs';
import { openAt } from './positions.mjs';

const DESKS = [
  [1440, 900],
  [1280, 720],
];

/** What is cut off by the window or by a part that scrolls, of everything that matches. */
const hidden = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
      for (let up = one.parentElement; up; up = up.parentElement)
        if (getComputedStyle(up).overflowY !== 'visible') frames.push(up.getBoundingClientRect());
      const cut = frames.some(({ top, bottom }) => box.top < top - 1 || box.bottom > bottom + 1);
      return cut || box.height === 0 ? [`${one.className}: ${one.textContent.slice(0, 40)}`] : [];
    }),
  );

/** Draws, if the table asks how many. */
async function draw(page) {
  await page
    .locator('#prompt strong')
    .filter({ hasText: /Draw|Plan/ })
    .waitFor();
  const button = page.locator('#prompt button').filter({ hasText: /^Draw \d/ });
  if (await button.count()) await button.first().click();
  await page.locator('.o-plan').waitFor();
  await answered(page);
}

const last = { last: true };
for (const [name, entry, options, parts] of [
  ['seats-3', /^p1 draw/, last, { '.rival': 2, '.o-deed': 8 }],
  ['seats-4', /^p2 draw/, last, { '.rival': 3, '.o-deed': 8 }],
  ['seats-5', /^p1 draw/, {}, { '.rival': 4, '.o-deed': 8 }],
  ['seats-5', /^p1 draw/, last, { '.rival': 4, '.o-deed': 8 }],
  ['prosperity-5', /^p1 draw/, last, { '.rival': 4 }],
  ['invasion-lost-5', /^p1 draw/, {}, { '.rival': 4, '.rival .o-slip': 4, '.o-support .o-slip': 1 }],
  ['invasion-lost-5', /^p1 draw/, last, { '.rival': 4, '.rival .o-slip': 4, '.o-support .o-slip': 1 }],
])
  test(`the others, the deeds, the objectives and the plan are in sight: ${name}${options.last ? ', late' : ''}`, async () => {
    const page = await person(browser, server.url);
    await openAt(page, name, entry, options);
    await draw(page);
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height });
      const cut = [];
      for (const [part, n] of Object.entries(parts)) {
        assert.equal(await page.locator(part).count(), n, part);
        cut.push(...(await hidden(page, part)));
      }
      cut.push(
        ...(await hidden(page, '.o-plan, .o-plan p, .o-group.o-recruit .o-place, .o-group.o-work .o-place')),
      );
      cut.push(...(await hidden(page, '.o-area-tracks, .o-tray, .record, .rail, .o-map')));
      assert.deepEqual(cut, [], `${width}x${height}`);
    }
    await checkAxe(page, name);
    await checkRules(page, ['landmark-unique', 'region'], name);
    assert.deepEqual(page.problems, []);
  });
