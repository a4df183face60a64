// The client in a folder of another host: below a path, and as plain files with pages in the fragment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startBelow } from './below.mjs';
import { person, settled } from './browser.mjs';
import { browser, server } from './house.mjs';

for (const { plain, pages } of [
  { plain: false, pages: '' },
  { plain: true, pages: '#' },
]) {
  test(`${plain ? 'a folder of plain files' : 'a client below a path'}: pages, links, reload and a game`, async (t) => {
    const below = await startBelow(server.url, '/inn/loire/', { plain });
    t.after(below.stop);
    const at = (path) => `${below.url}${pages}${plain ? '/' : ''}${path}`;
    const page = await person(browser, below.url);
    const strays = [];
    page.on('request', (request) => {
      const asked = request.url();
      if (!/^(data|blob):/.test(asked) && !asked.startsWith(below.url)) strays.push(asked);
    });
    page.on('response', (answer) => answer.status() === 404 && strays.push(answer.url()));

    await t.test('links lead to pages, and back', async () => {
      await page.goto(below.url);
      await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
      await page.waitForURL(at('rules'));
      await page
        .getByRole('link', { name: /^Orléans/ })
        .first()
        .click();
      await page.waitForURL(at('rules/orleans'));
      await settled(page);
      await page.goBack();
      await page.waitForURL(at('rules'));
      await page.getByRole('heading', { level: 1 }).waitFor();
      assert.equal(
        await page.locator('link[rel=icon]').evaluate((icon) => icon.href),
        `${below.url}icon.svg`,
      );
    });

    await t.test('a link to a clause, opened, reloaded and followed from its own page', async () => {
      await page.goto(at('rules/burgundy#burgundy.sell.all'));
      const clause = page.locator('[id="burgundy.sell.all"]');
      await clause.waitFor();
      await page.reload();
      await clause.waitFor();
      assert.ok(await clause.evaluate((element) => element === document.activeElement), 'it has the focus');
      const other = page.locator('a.rules-id').filter({ hasNotText: 'burgundy.sell.all' }).first();
      const href = await other.getAttribute('href');
      await other.click();
      await page.waitForURL(new URL(href, below.url).href);
      assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, 'the same page');
    });

    await t.test('a game, with its socket, a reload and a link for others', async () => {
      await page.goto(at('new/burgundy'));
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.getByRole('region', { name: 'Your turn' }).waitFor();
      assert.ok(page.url().startsWith(at('tables/')), page.url());
      const { url } = { url: page.url() };
      await page.reload();
      await page.locator('#prompt.mine').waitFor();
      await page.locator('[data-state=open]').first().click();
      await page.locator('[data-state=selected]').first().waitFor();
      assert.equal(page.url(), url);
      // The skip link stays on the table.
      const skip = page.locator('a.skip');
      assert.equal(await skip.evaluate((link) => link.href), `${url}#prompt`);
      await skip.focus();
      await skip.press('Enter');
      await page.waitForURL(`${url}#prompt`);
      assert.equal(await page.evaluate(() => document.activeElement.id), 'prompt');
      await page.locator('#prompt.mine').waitFor();
    });

    await t.test('an address that does not exist says so', async () => {
      await page.goto(at('no/such/page'));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('main').getByRole('link').first().click();
      await page.waitForURL(at(''));
    });

    // The licences are written by cargo, not by every build.
    assert.deepEqual(
      strays.filter((url) => !url.endsWith('/notices.json')),
      [],
    );
    assert.deepEqual(page.problems, []);
  });
}
