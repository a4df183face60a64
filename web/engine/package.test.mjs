/** The folder as others get it: nothing outside it is needed, its types say what is there, and a module may break off. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { engine, Lost } from './index.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (name) => readFileSync(join(folder, name), 'utf8');
const { files } = JSON.parse(read('package.json'));

/** A module that answers nothing: `loire_ask` is the one instruction `unreachable`, as after a panic. */
const BROKEN = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // Two kinds of functions, three functions, one page of memory.
  ...[0x01, 0x0a, 0x02, 0x60, 0x01, 0x7f, 0x01, 0x7f, 0x60, 0x00, 0x01, 0x7f],
  ...[0x03, 0x04, 0x03, 0x00, 0x01, 0x01],
  ...[0x05, 0x03, 0x01, 0x00, 0x01],
  ...[0x07, 0x32, 0x04],
  ...[0x06, ...Buffer.from('memory'), 0x02, 0x00],
  ...[0x0a, ...Buffer.from('loire_room'), 0x00, 0x00],
  ...[0x09, ...Buffer.from('loire_ask'), 0x00, 0x01],
  ...[0x0c, ...Buffer.from('loire_length'), 0x00, 0x02],
  ...[0x0a, 0x0f, 0x03, 0x04, 0x00, 0x41, 0x00, 0x0b, 0x03, 0x00, 0x00, 0x0b, 0x04, 0x00, 0x41, 0x00, 0x0b],
]);

test('a module that breaks off says that its tables are lost, and goes on saying so', async () => {
  const loire = await engine(BROKEN);
  for (let n = 0; n < 2; n++)
    assert.throws(
      () => loire.boxes(),
      (error) => {
        assert.ok(error instanceof Lost);
        assert.match(error.message, /tables are lost: read their records/);
        assert.ok(error.cause instanceof WebAssembly.RuntimeError);
        return true;
      },
    );
});

test('the types name what is there, and nothing else', () => {
  /** The members of each class or interface that begins at the start of a line. */
  const members = (text) =>
    Object.fromEntries(
      [...text.matchAll(/^(?:export )?(?:class|interface) (\w+)[^\n]*\{\n([\s\S]*?)\n\}/gm)].map(
        ([, name, body]) => [
          name,
          [...body.matchAll(/^ {2}(\w+)\(/gm)]
            .map(([, member]) => member)
            .filter((member) => member !== 'constructor')
            .sort(),
        ],
      ),
    );
  const written = members(read('index.mjs'));
  const typed = members(read('index.d.mts'));
  assert.ok(written.Engine.length > 3 && written.Table.length > 8, 'the pattern still finds them');
  for (const name of ['Engine', 'Table']) assert.deepEqual(typed[name], written[name], name);
  const exported = (text) =>
    [...text.matchAll(/^export (?:async )?(?:class|function) (\w+)/gm)].map(([, name]) => name).sort();
  assert.deepEqual(exported(read('index.d.mts')), exported(read('index.mjs')));
});

test('whoever has the folder needs nothing else', (t) => {
  const place = mkdtempSync(join(tmpdir(), 'loire-engine-'));
  t.after(() => rmSync(place, { recursive: true, force: true }));
  const home = join(place, 'node_modules/loire-engine');
  mkdirSync(home, { recursive: true });
  for (const file of ['package.json', ...files])
    if (existsSync(join(folder, file))) cpSync(join(folder, file), join(home, file), { recursive: true });
  writeFileSync(
    join(place, 'use.mts'),
    `import { type EngineAsk, engine, Lost, type Position, Refused } from 'loire-engine';
const loire = await engine(new Uint8Array());
const ask: EngineAsk = { ask: 'open', box: 'natick', seats: 2 };
const table = loire.open({ box: 'natick', seats: 2, seed: 1 });
const position: Position = table.see('p1');
const entries: number = table.act('p1', ...position.legal).entries;
export const reason = (error: unknown) => error instanceof Refused ? error.problem.reason : error instanceof Lost;
export { ask, entries };
// @ts-expect-error There is no such question.
export const wrong: EngineAsk = { ask: 'nonsense' };
`,
  );
  const types = createRequire(new URL('../package.json', import.meta.url)).resolve('typescript/package.json');
  const tsc = join(dirname(types), 'bin/tsc');
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023'];
  const libraries = ['--lib', 'es2023,dom', '--types', ''];
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...options, ...libraries, 'use.mts'], {
    cwd: place,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout);
  const run =
    "import('loire-engine').then(({ engine, Lost, Refused }) => console.log(typeof engine, Lost.name, Refused.name))";
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', run], {
    cwd: place,
    encoding: 'utf8',
  });
  assert.equal(said.trim(), 'function Lost Refused');
});
