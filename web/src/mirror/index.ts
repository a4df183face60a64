/** The rules themselves, in the page: they answer for a seat from what the server has told it. */
import type { Mirror } from '../api/answers';
import type { EntryInfo, Position, Previews, WhyNot } from '../generated/protocol';
import type { FromWorker, ToWorker } from './messages';

/** The modules of this build, by the names of their files. There may be none. */
const MODULES = import.meta.glob<string>('../../engine/modules/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** How long an answer may take. Whoever computes longer hangs. */
const PATIENCE_MS = 2000;

/** A mirror for a seat, if this build has a module for the box and the browser can run it. */
export function openMirror(box: string, opening: string, seat: string): Mirror | undefined {
  const module = MODULES[`../../engine/modules/${box}.wasm`];
  if (!module || typeof Worker === 'undefined' || typeof WebAssembly === 'undefined' || savesData())
    return undefined;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: `mirror-${box}`,
  });
  return new WorkerMirror(worker, {
    type: 'open',
    module: new URL(module, location.href).href,
    opening,
    seat,
  });
}

/** Whether somebody asked for as few bytes as possible. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** What is used of a worker. */
export type Hand = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export class WorkerMirror implements Mirror {
  #worker: Hand | undefined;
  /** The record as the worker has it. */
  #told: readonly EntryInfo[] = [];
  #news: { readonly record: readonly EntryInfo[]; readonly position: Position } | undefined;
  #ready = false;
  #asked = 0;
  readonly #waiting = new Map<number, (told: FromWorker | undefined) => void>();

  constructor(worker: Hand, open: ToWorker) {
    this.#worker = worker;
    worker.addEventListener('message', (event) => this.#hear((event as MessageEvent<FromWorker>).data));
    worker.addEventListener('error', () => this.close());
    worker.postMessage(open);
  }

  hear(record: readonly EntryInfo[], position: Position): void {
    const first = this.#news === undefined;
    this.#news = { record, position };
    // What was pressed is drawn first.
    if (first) requestAnimationFrame(() => setTimeout(() => this.#tell()));
  }

  async previews(at: number): Promise<Previews | undefined> {
    const told = await this.#ask((id) => ({ type: 'previews', id, at }));
    return told?.type === 'previews' && told.told ? { at, previews: told.told } : undefined;
  }

  async why(at: number, actions: readonly string[]): Promise<WhyNot | undefined> {
    const told = await this.#ask((id) => ({ type: 'why', id, at, actions }));
    return told?.type === 'why' && told.told !== undefined ? { at, why: told.told } : undefined;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = false;
    for (const answer of this.#waiting.values()) answer(undefined);
    this.#waiting.clear();
  }

  /** Tells the worker what it has not heard yet. */
  #tell(): void {
    const news = this.#news;
    this.#news = undefined;
    if (!news || !this.#worker) return;
    const { record, position } = news;
    const changed = record.findIndex((entry, n) => !isSame(entry, this.#told[n]));
    const from = changed === -1 ? record.length : changed;
    this.#told = record;
    this.#say({ type: 'hear', from, entries: record.slice(from), position });
  }

  #say(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  /** Asks the worker. Undefined if it is not ready, or does not know. */
  #ask(question: (id: number) => ToWorker): Promise<FromWorker | undefined> {
    if (!this.#ready) return Promise.resolve(undefined);
    this.#tell();
    const id = ++this.#asked;
    return new Promise((done) => {
      const late = setTimeout(() => this.close(), PATIENCE_MS);
      this.#waiting.set(id, (told) => {
        clearTimeout(late);
        this.#waiting.delete(id);
        done(told);
      });
      this.#say(question(id));
    });
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'heard':
        this.#ready = true;
        return;
      case 'ended':
        return this.close();
      default:
        this.#waiting.get(message.id)?.(message);
    }
  }
}

const isSame = (one: EntryInfo, other: EntryInfo | undefined): boolean =>
  one === other ||
  (other !== undefined && one.n === other.n && one.actor === other.actor && one.text === other.text);
