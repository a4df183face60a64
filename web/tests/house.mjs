// One server and one browser for all tests of a file. Importing this starts them, and they are closed at the
// end. They are awaited here and not in a `before`, because hooks of two modules run side by side, and a
// file's own hook needs them.
import { after } from 'node:test';
import { openBrowser } from './browser.mjs';
import { startServer } from './server.mjs';

/** For a test that repeats another with other names, languages or sizes. CI has time for one of each kind. */
export const repeats = process.env.RUN_SLOW_TESTS ? {} : { skip: 'only with RUN_SLOW_TESTS=1' };

export const server = await startServer();
after(() => server.stop());

export const browser = await openBrowser();
after(() => browser.close());
