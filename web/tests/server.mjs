// Starts the real server on a free port with an empty data folder.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The binary that CI built, or the newest one from cargo. */
function binary() {
  const named = process.env.LOIRE_BIN;
  if (named) return named;
  const built = ['target/debug/loire', 'target/release/loire']
    .map((path) => join(root, path))
    .find(existsSync);
  if (!built) throw new Error('no loire binary: run `cargo build -p loire` first, or set LOIRE_BIN');
  return built;
}

/** `{ url, stop }`. LOIRE_URL can name a server that is already running. */
export async function startServer() {
  if (process.env.LOIRE_URL) return { url: process.env.LOIRE_URL, stop: async () => undefined };
  if (!existsSync(join(root, 'web/dist/index.html')))
    throw new Error('no web/dist: run `npm run build` first');
  const data = mkdtempSync(join(tmpdir(), 'loire-test-'));
  const child = spawn(binary(), ['serve', '--addr', '127.0.0.1:0', '--data', data], {
    cwd: root,
    // The same deals each time. Another word gives other deals.
    env: { LOIRE_TEST_LUCK: 'loire', ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise((found, failed) => {
    const hear = (chunk) => {
      said += chunk;
      const address = /(?:https?:\/\/)?(127\.0\.0\.1:[1-9]\d*)/.exec(said);
      if (address) found(`http://${address[1]}`);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => failed(new Error(`the server ended with ${code}:\n${said}`)));
    setTimeout(() => failed(new Error(`the server named no address:\n${said}`)), 20_000).unref();
  });
  const stop = async () => {
    child.removeAllListeners('exit');
    const ended = new Promise((done) => child.on('exit', done));
    child.kill('SIGTERM');
    await Promise.race([ended, new Promise((done) => setTimeout(done, 3000).unref())]);
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  };
  return { url, stop };
}
