// A pupil without a browser: opens a lesson on the real server and does what the coach says, with the client's
// own code. It notes everything that a good teacher would be asked about.
import { randomBytes } from 'node:crypto';
import { createServer } from 'vite';

/** The tutorials' code. `close` ends it. */
export async function openLessons() {
  const vite = await createServer({
    root: new URL('..', import.meta.url).pathname,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  const load = (path) => vite.ssrLoadModule(path);
  const { explained, isReading, lessonAt } = await load('/src/boxes/lesson.ts');
  return {
    load,
    explained,
    isReading,
    lessonAt,
    stepsOf: async (box) => {
      const { STEPS } = await load(`/src/boxes/${box}/lesson.ts`);
      await (await load('/src/i18n/index.ts')).wordsLoaded();
      return STEPS;
    },
    close: () => vite.close(),
  };
}

async function sit(url, box, bot) {
  let cookie = '';
  const ask = async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: body && JSON.stringify(body),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return text && JSON.parse(text);
  };
  await ask('POST', '/api/guest', { name: `Pupil ${randomBytes(4).toString('hex')}` });
  const { table, seat } = await ask('POST', '/api/tables', {
    box,
    seats: [{ kind: 'me' }, { kind: 'bot', bot }],
    lesson: true,
    start_when_full: true,
  });
  const at = `/api/tables/${table.id}`;
  await ask('POST', `${at}/entropy`, { entropy: randomBytes(16).toString('hex') });
  return { ask, at, you: seat };
}

/** Sends a whole plan, line by line. */
async function sendAll(ask, at, plan) {
  for (const action of plan) {
    const { position } = await ask('GET', `${at}/snapshot`);
    await ask('POST', `${at}/act`, { action, at: position.at });
  }
}

/** Follows every piece of advice to the last card. Returns the cards, each with what the table looked like. */
export async function learn({ explained, isReading, lessonAt, stepsOf }, url, box, bot = 'random') {
  const steps = await stepsOf(box);
  const { ask, at, you } = await sit(url, box, bot);
  const cards = [];
  let taught = [];
  let shown;
  let from = 0;
  const leave = (id, entries) => {
    taught = [...taught, id];
    from = entries;
  };
  for (let n = 0; n < 600; n++) {
    const { position, record, events } = await ask('GET', `${at}/snapshot`);
    const isMine = position.waiting.includes(you);
    const told = isMine ? await ask('GET', `${at}/previews`) : { at: position.at, previews: [] };
    if (told.at !== position.at) continue;
    const previews = new Map(told.previews.map(({ action, changes }) => [action, changes]));
    const moment = { position, since: record.slice(from), record, events, previews, you, rival: 'Ben' };
    const { step, isDone } = lessonAt(steps, taught, shown, moment);
    if (isDone) {
      leave(step.id, position.entries);
      continue;
    }
    const advice = step.advise(moment);
    if (explained(step, advice) !== shown) {
      shown = explained(step, advice);
      from = position.entries;
      continue;
    }
    const read = isReading(step, advice);
    cards.push({ id: step.id, read, isMine, position, events, you, ...advice });
    if (read && step === steps.at(-1)) return cards;
    if (read) leave(step.id, position.entries);
    else if (!isMine) await ask('GET', `${at}/wait?at=${position.at}&seconds=5`);
    else if (advice.suggestion)
      await ask('POST', `${at}/act`, { action: advice.suggestion, at: position.at });
    else if (advice.plan) await sendAll(ask, at, advice.plan);
    else throw new Error(`${step.id} suggests nothing, and ${position.legal} are legal`);
  }
  throw new Error(`the lesson did not end: ${cards.map(({ id }) => id).join(' ')}`);
}

const KINDS = ['castle', 'mine', 'ship', 'monastery', 'livestock', 'building'];
const kindOf = (tile) =>
  KINDS.find((kind) => tile.startsWith(kind)) ?? (/\d$/.test(tile) ? 'livestock' : 'building');

const roundOf = ({ position: { view } }) => 'ABCDE'.indexOf(view.phase) * 5 + view.round;

/** The most rounds in a row in which the coach only suggested moves and explained nothing. */
function longestSilence(cards) {
  let [longest, from] = [0, undefined];
  for (const card of cards) {
    from = card.between ? (from ?? roundOf(card)) : undefined;
    if (from !== undefined) longest = Math.max(longest, roundOf(card) - from);
  }
  return longest;
}

/** What became of the advice in a lesson of The Castles of Burgundy. */
export function burgundyReport(cards) {
  const acts = cards.filter(({ read, suggestion }) => !read && suggestion);
  const own = ({ position, you }) => position.view.players.find(({ seat }) => seat === you);
  const words = acts.map((card) => ({ card, word: card.suggestion.split(' ') }));
  const gained = words.filter(({ word }) => word[0] === 'take' || word[0] === 'buy');
  const placed = words.filter(({ word }) => word[0] === 'place').map(({ word }) => word[2]);
  const unplaced = gained.map(({ word }) => (word[0] === 'take' ? word[3] : word[2]));
  for (const tile of placed) if (unplaced.includes(tile)) unplaced.splice(unplaced.indexOf(tile), 1);
  const last = cards.at(-1);
  return {
    gained: gained.length,
    silence: longestSilence(cards),
    unplaced,
    discards: words.filter(({ word }) => word[0] === 'discard').length,
    withFullStorage: gained.filter(({ card }) => own(card).storage.length >= 3).length,
    endsInQuestion: last.isMine && last.position.prompt?.ask !== 'turn',
    textOnly: [
      ...KINDS.filter((kind) => !placed.some((tile) => kindOf(tile) === kind)),
      ...['sell', 'buy'].filter((verb) => !words.some(({ word }) => word[0] === verb)),
      ...(last.events.some(({ json }) => json.event === 'area-completed' && json.seat === last.you)
        ? []
        : ['areas']),
    ],
  };
}

/** What a pupil of Orléans did by the coach's advice, and what was only explained. */
export function orleansReport(cards) {
  const acts = cards.filter(({ read, suggestion }) => !read && suggestion);
  const did = (verb) => acts.some(({ suggestion }) => suggestion.split(' ')[0] === verb);
  const topics = { travel: 'journey', build: 'station', fit: 'tech', open: 'place', send: 'deed' };
  return {
    notDone: ['recruit', ...Object.keys(topics)].filter((verb) => !did(verb)),
    onlyTold: Object.values(topics).filter((id) => cards.some((card) => card.id === id && card.read)),
    // Choices and plans have a reason. Drawing and the small questions of events need none.
    withoutWhy: [
      ...new Set(
        cards
          .filter(({ read, isMine, why, plan, suggestion }) => {
            const verb = suggestion?.split(' ')[0];
            return (
              !read &&
              isMine &&
              !why &&
              (plan?.some((line) => !/stay$|^ready$/.test(line)) ||
                verb in topics ||
                verb === 'recruit' ||
                verb === 'pass')
            );
          })
          .map(({ id, suggestion }) => `${id}: ${suggestion ?? 'plan'}`),
      ),
    ],
    rounds: cards.at(-1).position.view.round,
    score: cards.find(({ id }) => id === 'score')?.move,
    points: cards.at(-1).position.view.players.find(({ seat }) => seat === cards[0].you)?.score,
  };
}
