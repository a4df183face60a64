// Plays games on a running server and saves one position of every kind: node tools/fixtures.mjs [base] [box…]
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [base = 'http://127.0.0.1:4000', ...only] = process.argv.slice(2);
const folder = (box) => fileURLToPath(new URL(`../src/boxes/${box}/fixtures/`, import.meta.url));
/** The log of a fixture is cut to this many events. */
const NOTES = 70;

let cookie = '';
async function ask(method, path, body) {
  const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
  const answer = await fetch(base + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

let sum = 7;
/** The same choices every time, so that only the server's luck changes the fixtures. */
const pick = (list) => list[(sum = (sum * 1103515245 + 12345) % 2147483648) % list.length];

/** Plays one person's seats until the game is over. `see` is called with every position. */
async function play(box, bots, see) {
  const seats = [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const { table } = await ask('POST', '/api/tables', {
    box,
    seats,
    public: false,
    entropy: '00',
    start_when_full: true,
  });
  for (let at = -1; ; ) {
    const { position, events } = await ask('GET', `/api/tables/${table.id}/snapshot`);
    const fixture = {
      canUndo: position.can_undo,
      entries: position.entries,
      legal: position.legal,
      notes: events.slice(-NOTES),
      prompt: position.prompt,
      promptText: position.prompt_text,
      seat: 'p1',
      view: position.view,
    };
    see(fixture);
    if (position.view.over) return;
    if (position.legal.length > 0)
      await ask('POST', `/api/tables/${table.id}/act`, { action: choose(position.legal) });
    else if (at === position.at) await new Promise((done) => setTimeout(done, 30));
    at = position.at;
  }
}

/**
 * What a hurried person does: builds when possible, makes an offer now and then, or else anything but end the
 * turn.
 */
function choose(legal) {
  const verbs = [/^(town|village|knight|trader|road)/, /^(offer|deal)/, /^(bank|barter)/];
  for (const [n, verb] of verbs.entries()) {
    const some = legal.filter((action) => verb.test(action));
    if (some.length > 0 && (n === 0 || pick([0, 1, 2]) === 0)) return pick(some);
  }
  if (legal.includes('end')) return 'end';
  return pick(legal);
}

function keep(box, name, fixture) {
  mkdirSync(folder(box), { recursive: true });
  writeFileSync(`${folder(box)}${name}.json`, `${JSON.stringify(fixture)}\n`);
  console.log(`${box}/${name}`);
}

/** For every question, the position that shows most: late, and with many answers. */
async function natick() {
  const wanted = [
    'region',
    'first-road',
    'divide',
    'keep',
    'event',
    'give',
    'discard',
    'turn',
    'offer',
    'accept',
    'pay',
    'scout',
    'put',
    'over',
  ];
  const rank = (fixture) => fixture.entries + 40 * fixture.legal.length ** 0.5;
  const best = new Map();
  for (let n = 0; n < 40 && (n < 6 || wanted.some((name) => !best.has(name))); n++) {
    // Only the random bot makes offers.
    await play('natick', [n % 2 ? 'random' : 'greedy'], (fixture) => {
      const name = fixture.view.over ? 'over' : fixture.prompt?.ask;
      if (name && (!best.has(name) || rank(fixture) > rank(best.get(name)))) best.set(name, fixture);
    });
  }
  for (const [name, fixture] of best) keep('natick', name, fixture);
}

await ask('POST', '/api/guest', { name: 'Fixture' });
if (only.length === 0 || only.includes('natick')) await natick();
