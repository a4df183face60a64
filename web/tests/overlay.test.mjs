// House values in a real browser: from a pasted file with mistakes to the table and the rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkSizes, person, settled } from './browser.mjs';
import { browser, server } from './house.mjs';

const SHOTS = process.env.OVERLAY_SHOTS;
const shot = async (page, name) => SHOTS && page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });

async function setUp(box, size = 'desktop') {
  const page = await person(browser, server.url, { size });
  await page.goto(`/new/${box}`);
  await settled(page);
  await page.locator('.own-values > summary').click();
  return page;
}

const BAD = 'cost.road suns 9\n# ours\nend.tye shared\npoints.knight 2\npoints.knight 1\n';
const GOOD = 'cost.road moons 1\npoints.knight 2\n';

test('a file with mistakes is shown line by line and stays where it is', async () => {
  for (const size of ['desktop', 'phone']) {
    const page = await setUp('natick', size);
    await page.getByLabel('An overlay file').fill(BAD);
    await page.getByRole('button', { name: 'Use these values' }).click();
    const items = page.locator('.own-problems li');
    await items.first().waitFor();
    assert.equal(await items.count(), 3);
    assert.match(await items.nth(0).textContent(), /^Line 1:.*cost\.road suns 9.*can never be paid/);
    assert.match(await items.nth(1).textContent(), /^Line 3:.*did you mean `end\.tie`\?/);
    assert.match(await items.nth(2).textContent(), /^Line 5:.*already on line 4/);
    assert.equal(await page.getByLabel('An overlay file').inputValue(), BAD);
    assert.equal(await page.locator('.own-used li').count(), 0, 'nothing is in use yet');
    await checkAxe(page, `house values, ${size}`);
    await checkSizes(page, `house values, ${size}`);
    await shot(page, `setup-problems-${size}`);
  }
});

test('house values reach the table, its badge, its clauses and the rules page', async () => {
  const page = await setUp('natick');
  // Loading a file does the same as pasting its text.
  await page.locator('.own-load input').setInputFiles({
    name: 'mine.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(GOOD),
  });
  await page.getByText('2 values are in use.').waitFor();
  assert.equal(await page.locator('.own-used li').count(), 2);
  await shot(page, 'setup-used');
  await page.getByRole('button', { name: 'Remove the house value: Cost of a road' }).click();
  assert.equal(await page.locator('.own-used li').count(), 1);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const badge = page.getByRole('button', { name: 'House values: one differs from the box' });
  await badge.click();
  const dialog = page.getByRole('dialog', { name: 'House values' });
  assert.match(await dialog.textContent(), /Points for a knight.*2.*In the box: 1/);
  await checkAxe(page, 'the list of house values');
  await shot(page, 'table-badge');
  const rules = await dialog.getByRole('link').first().getAttribute('href');
  assert.match(rules, /^\/rules\/natick\?table=[^#]+#natick\.knight\.points$/);
  await page.goto(rules);
  const clause = page.locator('[id="natick.knight.points"]');
  await clause.getByText('At this table: Points for a knight: 2 (in the box: 1)').waitFor();
  await checkAxe(page, 'the rules of a table');
  await shot(page, 'rules-here');
  // Without the table, the page shows the rules as they are in the box.
  await page.goto('/rules/natick#natick.knight.points');
  await clause.waitFor();
  assert.equal(await page.getByText('At this table').count(), 0);
  assert.deepEqual(page.problems, []);
});

test('the many values of Orléans have names, and only those of the scenario are asked about', async () => {
  for (const size of ['desktop', 'phone']) {
    const page = await setUp('orleans', size);
    const families = page.locator('.own-family > summary');
    assert.deepEqual(await families.allTextContents(), [
      'Spaces of place tiles (14)',
      'Types of place tiles (13)',
      'Events (2)',
    ]);
    await page.getByRole('switch', { name: 'Invasion' }).check({ force: true });
    const dues = families.filter({ hasText: 'Dues of the Estate Manager (18)' });
    await dues.click();
    await page.getByLabel('Due of round 5').fill('books 2');
    await page.locator('.own-used').getByText('Due of round 5').waitFor();
    assert.doesNotMatch(await page.locator('.own-values label').allTextContents().then(String), /overlay\./);
    await checkAxe(page, `house values of Orléans, ${size}`);
    await checkSizes(page, `house values of Orléans, ${size}`);
    assert.deepEqual(page.problems, []);
  }
});

test('a duchy from a file is played, and its badge lists it', async () => {
  const page = await setUp('burgundy', 'phone');
  const rows =
    'B1 B5 S4 B3 / S2 C1 Y6 C5 B4 / B5 Y4 M3 Y1 Y2 S3 / B6 L1 Y2 M6 L5 Y4 B1 / S2 L5 L4 L3 M1 B2 / B6 C1 L2 C5 S6 / B3 S4 B1 B3';
  await page.getByLabel('An overlay file').fill(`board.8 ${rows}\n`);
  await page.getByRole('button', { name: 'Use these values' }).click();
  await page.getByText('One value is in use.').waitFor();
  await checkSizes(page, 'a house duchy');
  await shot(page, 'setup-duchy-phone');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const badge = page.getByRole('button', { name: 'House values: one differs from the box' });
  await badge.click();
  const dialog = page.getByRole('dialog', { name: 'House values' });
  assert.match(await dialog.textContent(), /Duchy 8.*B1 B5 S4.*In the box: B6 B5 S4/);
  await checkAxe(page, 'a house duchy on a phone');
  await shot(page, 'table-duchy-phone');
  assert.deepEqual(page.problems, []);
});
