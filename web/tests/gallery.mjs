// The developers' galleries (`/dev`), which the build for people leaves out: built once for a file of tests, and
// served without a game server, since a frozen table asks for nothing.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const folder = mkdtempSync(join(tmpdir(), 'loire-gallery-'));
await build({
  root: fileURLToPath(new URL('../', import.meta.url)),
  mode: 'gallery',
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
});
const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://gallery').pathname;
  const type = TYPES[extname(path)];
  try {
    const file = readFileSync(join(folder, type ? path : 'index.html'));
    response.writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8' }).end(file);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

export const gallery = { url: `http://127.0.0.1:${server.address().port}` };
