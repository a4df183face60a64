// Serves the built client from a folder of another server, as people do who have a host already: below a path, with
// `<base>` in its page, or as plain files without it. What the client asks the server is handed on.
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { extname } from 'node:path';

const dist = new URL('../dist/', import.meta.url);
const KINDS = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.html': 'text/html' };
// What our own server sends with a page. The page must work under it here, too.
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; base-uri 'self'";

/** `{ url, stop }`: the client of `server` below `folder`, such as `/inn/loire/`. */
export async function startBelow(server, folder, { plain }) {
  const to = new URL(server);
  const page = readFileSync(new URL('index.html', dist), 'utf8').replace(
    /<base [^>]*>/,
    plain ? '' : `<base href="${folder}">`,
  );
  const inside = (url) => url.slice(folder.length);
  const answer = (name, response) => {
    const sent = (text, kind) =>
      response.writeHead(200, { 'content-type': kind, 'content-security-policy': POLICY }).end(text);
    if (name === '' || name === 'index.html') return sent(page, KINDS['.html']);
    try {
      return sent(readFileSync(new URL(name, dist)), KINDS[extname(name)] ?? 'application/octet-stream');
    } catch {
      // A server of plain files knows nothing else. The other one shows the client's page at every path.
      return plain || name.includes('.') ? response.writeHead(404).end() : sent(page, KINDS['.html']);
    }
  };
  const sockets = new Set();
  const host = createServer((asked, response) => {
    if (!asked.url.startsWith(folder)) return response.writeHead(404).end();
    const name = inside(asked.url);
    if (!name.startsWith('api/')) return answer(name.split('?')[0], response);
    const { method, headers } = asked;
    const on = request({ host: to.hostname, port: to.port, path: `/${name}`, method, headers }, (told) => {
      response.writeHead(told.statusCode, told.headers);
      told.pipe(response);
    });
    return asked.pipe(on);
  });
  host.on('upgrade', (asked, socket) => {
    const on = connect(Number(to.port), to.hostname, () => {
      const headers = asked.rawHeaders.flatMap((text, n) =>
        n % 2 ? [] : [`${text}: ${asked.rawHeaders[n + 1]}`],
      );
      on.write([`GET /${inside(asked.url)} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      socket.pipe(on).pipe(socket);
    });
    for (const one of [on, socket]) one.on('error', () => [on, socket].map((end) => end.destroy()));
    sockets.add(socket);
  });
  await new Promise((listening) => host.listen(0, '127.0.0.1', listening));
  const stop = () =>
    new Promise((stopped) => {
      for (const socket of sockets) socket.destroy();
      host.closeAllConnections();
      host.close(stopped);
    });
  return { url: `http://127.0.0.1:${host.address().port}${folder}`, stop };
}
