// One server and one browser for all tests of a file: whoever imports this has them, and they are closed at the end.
import { after, before } from 'node:test';
import { openBrowser } from './browser.mjs';
import { startServer } from './server.mjs';

export let server;
export let browser;

before(async () => {
  server = await startServer();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});
