// Puzzles: the list, the puzzle of the day, an attempt on the table, and what the card says about it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAxe, checkFits, checkSizes, person, quiet, settled } from './browser.mjs';
import { answered, playTurn } from './hands.mjs';
import { browser, server } from './house.mjs';

const shots = process.env.SHOTS;
const shot = async (page, name) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
};

const card = (page) => page.getByRole('region', { name: 'Puzzle' });

/** What the server says the best turn of a puzzle is. */
async function answerOf(page, box, number) {
  const path = `/api/puzzles/${box}/${number}/check`;
  const reply = await page.request.post(path, { data: { actions: [] } });
  return (await reply.json()).answer;
}

test('the home page leads to the puzzle of the day, and a list has all of them', async () => {
  const page = await person(browser, server.url);
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  await card(page).waitFor();
  const { today, puzzles } = await (await page.request.get('/api/puzzles')).json();
  assert.equal(new URL(page.url()).pathname, `/puzzles/${today.box}/${today.number}`);
  await card(page).getByRole('link', { name: 'All puzzles' }).click();
  await settled(page);
  await quiet(page);
  const links = await page.locator('.puzzle-set a').count();
  assert.equal(links, puzzles.length);
  assert.doesNotMatch(await page.locator('.puzzles').textContent(), / 1 points/);
  await checkAxe(page, 'the list');
  await checkSizes(page, 'the list');
  await shot(page, 'list-desktop');
  assert.deepEqual(page.problems, []);
});

for (const size of ['desktop', 'phone']) {
  test(`a turn is played on the table and judged (${size})`, async () => {
    const page = await person(browser, server.url, { size });
    await page.goto('/puzzles/burgundy/1');
    await card(page).getByRole('heading', { name: 'Which turn is best?' }).waitFor();
    await page.locator('#prompt.mine').waitFor();
    const check = card(page).getByRole('button', { name: 'Check' });
    assert.equal(await check.isDisabled(), true, 'nothing has been played yet');
    await quiet(page);
    await shot(page, `question-${size}`);
    await checkAxe(page, 'the question');
    await checkSizes(page, 'the question');
    // On a phone the card covers the storage until it is folded or the board is scrolled.
    if (size === 'phone') await card(page).getByRole('button', { name: 'Fold the card' }).click();
    await shot(page, `folded-${size}`);
    await playTurn(page, { touch: size === 'phone' });
    await answered(page);
    await card(page).getByRole('heading', { name: 'Is that your turn?' }).waitFor();
    await check.click();
    await card(page).getByRole('heading', { name: 'The best turn', exact: true }).waitFor();
    await quiet(page);
    const best = await answerOf(page, 'burgundy', 1);
    assert.equal(await card(page).locator('.choice-steps li').count(), best.best.actions.length);
    // The best turn is marked on the board, which shows the position before it again.
    await page.locator('.study-rings i.best').first().waitFor({ state: 'attached' });
    assert.equal(await page.locator('#prompt.mine').count(), 1);
    await shot(page, `judged-${size}`);
    await checkAxe(page, 'the answer');
    await checkSizes(page, 'the answer');
    await card(page).getByRole('button', { name: 'Try again' }).click();
    await card(page).getByRole('heading', { name: 'Which turn is best?' }).waitFor();
    assert.deepEqual(page.problems, []);
  });
}

test('a solved puzzle is remembered, and without storage nothing breaks', async () => {
  const page = await person(browser, server.url);
  await page.goto('/puzzles/burgundy/1');
  await page.locator('#prompt.mine').waitFor();
  // Whatever is played here, the server judges the best turn: the test need not know the board.
  const { best } = await answerOf(page, 'burgundy', 1);
  await page.route('**/check', (route) =>
    route.continue({ postData: JSON.stringify({ actions: best.actions }) }),
  );
  await playTurn(page);
  await card(page).getByRole('button', { name: 'Check' }).click();
  await card(page).getByRole('heading', { name: 'That is the best turn' }).waitFor();
  await page.goto('/puzzles');
  await page.locator('.puzzle-set .solved').waitFor();
  assert.equal(await page.locator('.puzzle-set .solved').count(), 1);
  await page.evaluate(() => localStorage.setItem('loire.puzzles', '{broken'));
  await page.reload();
  await page.locator('.puzzle-set a').first().waitFor();
  assert.equal(await page.locator('.puzzle-set .solved').count(), 0);
  assert.deepEqual(page.problems, []);
});

for (const [locale, question, show] of [
  ['de', 'Welcher Zug ist der beste?', 'Lösung zeigen'],
  ['fr', 'Quel est le meilleur coup ?', 'Voir la solution'],
]) {
  test(`the card speaks ${locale}, and shows the answer without an attempt`, async () => {
    const page = await person(browser, server.url, { locale, size: 'phone' });
    await page.goto('/puzzles/burgundy/1');
    await page.getByRole('heading', { name: question }).waitFor();
    await page.getByRole('button', { name: show }).click();
    await page.locator('.puzzle-card.judged .choice-steps li').first().waitFor();
    const text = await page.locator('.puzzle-card').textContent();
    assert.doesNotMatch(text, /[{}]|undefined|NaN|puzzle\./);
    await shot(page, `answer-${locale}`);
    assert.deepEqual(page.problems, []);
  });
}

for (const [locale, show] of [
  ['de', 'Lösung zeigen'],
  ['fr', 'Voir la solution'],
])
  for (const [size, width, height] of [
    ['desktop', 1280, 720],
    ['tablet', 820, 1180],
    ['phone', 390, 844],
  ])
    test(`a puzzle and its answer fit on a ${size} in ${locale}, in the dark`, async () => {
      const page = await person(browser, server.url, { locale, size, theme: 'dark' });
      await page.setViewportSize({ width, height });
      for (const box of ['burgundy', 'orleans']) {
        await page.goto(`/puzzles/${box}/1`);
        await page.locator('#prompt.mine').waitFor();
        await page.getByRole('button', { name: show }).waitFor();
        await quiet(page);
        await checkFits(page, `a puzzle of ${box}`);
        await page.getByRole('button', { name: show }).click();
        await page.locator('.puzzle-card.judged .choice-steps li').first().waitFor();
        await quiet(page);
        await checkFits(page, `the answer of ${box}`);
        await checkSizes(page, `the answer of ${box}`, { pressed: false });
      }
      await checkAxe(page, 'the answer');
      assert.deepEqual(page.problems, []);
    });
