/** The module plays like the program: both get the same questions, and every answer is the same to the letter. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { engine, Refused } from './index.mjs';

const boxes = (process.env.MODULES ?? 'burgundy burgundy-dice natick orleans').split(' ');
const built = boxes
  .map((box) => [box, new URL(`modules/${box}.wasm`, import.meta.url)])
  .filter(([, url]) => existsSync(url));
/** `cargo xtask test` names the program that answers on lines. */
const program = process.env.LOIRE_LINES;
const games = Number(process.env.GAMES ?? 20);

test('there is a module to test', () => assert.ok(built.length > 0, 'run `cargo xtask wasm` first'));

/** Numbers that look random and are always the same. */
function numbers(seed) {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Who plays in this game: mostly nobody in particular, now and then bots that think. */
const players = (game) =>
  game % 10 === 9 ? ['hard', 'medium'] : game % 10 === 4 ? ['expert@40', 'easy'] : ['greedy', null];

for (const [box, url] of built) {
  test(`${games} games of ${box} are the same in the module and in the program`, async () => {
    const loire = await engine(readFile(url));
    const said = [];
    const say = (ask) => {
      const text = JSON.stringify(ask);
      const answer = loire.say(text);
      said.push([text, answer]);
      return JSON.parse(answer);
    };
    for (let game = 0; game < games; game++) {
      const next = numbers(game);
      const bots = players(game);
      const { table } = say({ ask: 'open', box, seats: 2, seed: game });
      for (let ply = 0; ; ply++) {
        const { position } = say({ ask: 'see', table, viewer: 'spectator' });
        if (position.waiting.length === 0) break;
        // A game between bots is long, and its beginning shows as much.
        if (bots[1] && ply === 60) break;
        const seat = position.waiting[next(position.waiting.length)];
        const bot = bots[Number(seat.slice(1)) - 1];
        const { legal } = say({ ask: 'see', table, viewer: seat }).position;
        if (ply % 9 === 0) say({ ask: 'preview', table, seat });
        if (ply % 9 === 5) say({ ask: 'explain', table, seat, actions: [`${legal[0]} 1`, 'nonsense'] });
        const action = bot
          ? say({ ask: 'think', table, seat, bot, seed: game }).actions[0]
          : legal[next(legal.length)];
        assert.equal(say({ ask: 'act', table, actor: seat, actions: [action] }).answer, 'done');
      }
      say({ ask: 'record', table, viewer: 'all' });
      say({ ask: 'close', table });
    }
    assert.ok(
      program,
      'LOIRE_LINES names the program to compare with: `cargo build -p wasm --example lines`',
    );
    const input = said.map(([question]) => `${question}\n`).join('');
    const { stdout, status } = spawnSync(program, { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
    assert.equal(status, 0);
    const answers = stdout.split('\n');
    for (const [number, [question, answer]] of said.entries())
      assert.equal(answer, answers[number], `question ${number}: ${question}`);
  });

  test(`${box}: mirrors of all seats answer as their table does`, async () => {
    const loire = await engine(readFile(url));
    let asked = 0;
    for (let game = 0; game < 3; game++) {
      const next = numbers(game);
      const table = loire.open({ box, seats: 2, seed: game });
      const header = table.record().split('\n---')[0];
      const opening = header.replace(/^(?!box|edition|seats|modules|option).*\n?/gm, '');
      const mirrors = ['p1', 'p2'].map((seat) => ({ seat, mirror: loire.mirror(opening, seat), told: [] }));
      for (;;) {
        const { waiting } = table.see();
        if (waiting.length === 0) break;
        const { seat, mirror, told } = mirrors[Number(waiting[next(waiting.length)].slice(1)) - 1];
        const lines = table.record(seat).trim().split('\n---\n')[1]?.split('\n') ?? [];
        const changed = lines.findIndex((line, n) => line !== told[n]);
        const from = changed === -1 ? lines.length : changed;
        const entry = (line, n) => {
          const [, actor, text] = /^(\S+) (.*)$/.exec(line);
          return { n: from + n, actor, text };
        };
        assert.equal(mirror.tell(from, lines.slice(from).map(entry)), lines.length);
        told.splice(0, told.length, ...lines);
        const position = table.see(seat);
        assert.equal(mirror.check(position), null);
        assert.deepEqual(mirror.preview(), table.preview(seat));
        const wrong = [`${position.legal[0]} 1`, 'nonsense'];
        assert.deepEqual(mirror.explain(...wrong), table.explain(seat, ...wrong));
        table.act(seat, position.legal[next(position.legal.length)]);
        asked++;
      }
      for (const { mirror } of mirrors) mirror.close();
      table.close();
    }
    assert.ok(asked > 20, `only ${asked} questions`);
  });

  test(`${box}: bad questions change nothing and say what is wrong`, async () => {
    const loire = await engine(readFile(url));
    const table = loire.open({ box, seats: 2, seed: 1 });
    const before = table.record();
    const wrong = (ask, words) =>
      assert.throws(
        () => loire.ask(ask),
        (error) => error instanceof Refused && words.test(error.message),
      );
    wrong({ ask: 'sea', table: 0 }, /unknown variant `sea`/);
    wrong({ ask: 'see', table: 7, viewer: 'all' }, /no table 7/);
    wrong({ ask: 'see', table: 0, viewer: 'me' }, /not a viewer/);
    wrong({ ask: 'act', table: 0, actor: 'p9', actions: ['x'] }, /p9/);
    wrong({ ask: 'act', table: 0, actor: 'p1', actions: [] }, /at least 1/);
    wrong({ ask: 'open', box: 'chess', seats: 2 }, /chess/);
    wrong({ ask: 'open', box, seats: 77 }, /77/);
    wrong({ ask: 'open', box, seats: 2, modules: ['planted'] }, /planted/);
    wrong({ ask: 'read', record: 'nonsense' }, /./);
    wrong({ ask: 'back', table: 0, entries: 100_000 }, /entries/);
    wrong({ ask: 'mirror', opening: 'nonsense', seat: 'p1' }, /header/);
    wrong({ ask: 'tell', table: 0, from: 0, entries: [] }, /no mirror/);
    wrong({ ask: 'think', table: 0, seat: table.see().waiting[0], bot: 'nobody' }, /nobody/);
    assert.equal(loire.say('{'), loire.say('{'));
    assert.equal(table.record(), before);
    const again = loire.read(before);
    assert.equal(again.record(), before);
  });

  test(`${box}: a list of several lines is made in any order`, async () => {
    const loire = await engine(readFile(url));
    const table = loire.open({ box, seats: 2, seed: 3 });
    const next = numbers(3);
    let lists = 0;
    for (let asked = 0; asked < 300; asked++) {
      const [seat] = table.see().waiting;
      if (!seat) break;
      const wishes = [];
      let sketch = table.sketch(seat);
      if (!sketch) {
        const legal = table.legal(seat);
        table.act(seat, legal[next(legal.length)]);
        continue;
      }
      while (sketch.more.length > 0 && (!sketch.done || wishes.length < 4)) {
        wishes.unshift(sketch.more[next(sketch.more.length)]);
        sketch = table.sketch(seat, ...wishes);
        assert.deepEqual(sketch.refused, []);
      }
      assert.deepEqual(table.sketch(seat, ...wishes, 'nonsense'), { ...sketch, refused: ['nonsense'] });
      assert.ok(sketch.done);
      table.act(seat, ...sketch.lines, ...(sketch.last ? [sketch.last] : []));
      lists++;
    }
    assert.equal(lists > 10, box === 'orleans');
  });
}
