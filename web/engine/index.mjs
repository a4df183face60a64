/**
 * Tables of one box, by the same rules as everywhere else: a WebAssembly module, and nothing around it.
 *
 * @typedef {import('./protocol.mjs').EngineAsk} EngineAsk
 * @typedef {import('./protocol.mjs').EngineAnswer} EngineAnswer
 */

/** Why something was refused. Nothing has changed. */
export class Refused extends Error {
  constructor(problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * The module broke off in the middle of a question, which is a mistake of ours. Its tables are lost. Their records are what
 * to keep: a fresh module reads them.
 */
export class Lost extends Error {
  constructor(cause) {
    super('the module broke off, and its tables are lost: read their records in a fresh one', { cause });
  }
}

/** The module of a box, from its bytes or from a compiled module. */
export async function engine(source) {
  const compiled = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(await source);
  const { exports } = await WebAssembly.instantiate(compiled, { host: { now: () => performance.now() } });
  return new Engine(exports);
}

class Engine {
  #exports;
  #lost;

  constructor(exports) {
    this.#exports = exports;
  }

  /** Asks one question, as text. */
  say(text) {
    if (this.#lost) throw this.#lost;
    try {
      return this.#say(text);
    } catch (cause) {
      this.#lost = new Lost(cause);
      throw this.#lost;
    }
  }

  #say(text) {
    const { loire_room, loire_ask, loire_length, memory } = this.#exports;
    const question = new TextEncoder().encode(text);
    const room = loire_room(question.length);
    new Uint8Array(memory.buffer, room, question.length).set(question);
    const answer = loire_ask();
    // Memory may have grown, and then its old view is empty.
    return new TextDecoder().decode(new Uint8Array(memory.buffer, answer, loire_length()));
  }

  /**
   * Asks one question.
   * @param {EngineAsk} ask
   * @returns {EngineAnswer}
   */
  ask(ask) {
    const answer = JSON.parse(this.say(JSON.stringify(ask)));
    if (answer.answer === 'refused') throw new Refused(answer.problem);
    return answer;
  }

  /** The boxes of this module. */
  boxes() {
    return this.ask({ ask: 'boxes' }).boxes;
  }

  /** Opens a table: `{ box, seats, edition, modules, options, seed }`. Without a seed you act for chance. */
  open(config) {
    return new Table(this, this.ask({ ask: 'open', ...config }));
  }

  /** Opens the table that a record leads to. */
  read(record, seed) {
    return new Table(this, this.ask({ ask: 'read', record, seed }));
  }

  /** The game as one seat knows it, from the `opening` of a snapshot. It has heard nothing yet. */
  mirror(opening, seat) {
    return new Mirror(this, this.ask({ ask: 'mirror', opening, seat }), seat);
  }
}

class Table {
  #engine;
  #table;

  constructor(engine, { table, seats }) {
    this.#engine = engine;
    this.#table = table;
    this.seats = seats;
  }

  #ask(ask, rest) {
    return this.#engine.ask({ ask, table: this.#table, ...rest });
  }

  /** The position as a seat, `spectator` or `all` may see it. */
  see(viewer = 'all') {
    return this.#ask('see', { viewer }).position;
  }

  /** What a seat may do now. */
  legal(seat) {
    return this.see(seat).legal;
  }

  /** A seat does something, or several things: all of them, or nothing. Chance is `*`. */
  act(actor, ...actions) {
    return this.#ask('act', { actor, actions });
  }

  /** What each legal action would do. */
  preview(seat) {
    return this.#ask('preview', { seat }).previews;
  }

  /** Why a seat may not do any of these things now. */
  explain(seat, ...actions) {
    return this.#ask('explain', { seat, actions }).why;
  }

  /** What chance can do now, with weights. */
  outcomes() {
    return this.#ask('outcomes').outcomes;
  }

  /** What a bot would do. */
  think(seat, bot, seed = 0) {
    return this.#ask('think', { seat, bot, seed }).actions;
  }

  /** Goes back to the first entries of its record. */
  back(entries) {
    return this.#ask('back', { entries });
  }

  /** The record as a viewer may know it. */
  record(viewer = 'all') {
    return this.#ask('record', { viewer }).text;
  }

  /** Gives its place back. */
  close() {
    this.#ask('close');
  }

  /** An answer of several lines, with wishes in any order. Null if the seat is not being asked for one. */
  sketch(seat, ...wishes) {
    return this.#ask('sketch', { seat, wishes }).sketch;
  }
}

class Mirror {
  #engine;
  #table;

  constructor(engine, { table, seats }, seat) {
    this.#engine = engine;
    this.#table = table;
    this.seats = seats;
    this.seat = seat;
  }

  #ask(ask, rest) {
    return this.#engine.ask({ ask, table: this.#table, ...rest });
  }

  /** The seat's record is the first `from` entries that the mirror has heard, and then these. */
  tell(from, entries) {
    return this.#ask('tell', { from, entries }).entries;
  }

  /** The first field in which it differs from a position as a server sent it, or null. */
  check(position) {
    return this.#ask('check', { position }).differs;
  }

  /** What each legal action would do. */
  preview() {
    return this.#ask('preview', { seat: this.seat }).previews;
  }

  /** An answer of several lines, with wishes in any order. Null if the seat is not being asked for one. */
  sketch(...wishes) {
    return this.#ask('sketch', { seat: this.seat, wishes }).sketch;
  }

  /** Why the seat may not do any of these things now. */
  explain(...actions) {
    return this.#ask('explain', { seat: this.seat, actions }).why;
  }

  /** Gives its place back. */
  close() {
    this.#ask('close');
  }
}
