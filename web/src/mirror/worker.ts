/** Keeps a mirror away from the page: if the module traps, this worker ends and nothing else. */
import { type Engine, engine, Refused } from '../../engine/index.mjs';
import type { FromWorker, ToWorker } from './messages';
import { Reflection } from './reflection';

const say = (message: FromWorker): void => postMessage(message);

let reflection: Promise<Reflection> | undefined;

async function open(module: string, opening: string, seat: string): Promise<Reflection> {
  const rules: Engine = await engine(
    await WebAssembly.compileStreaming(fetch(module, { priority: 'low' } as RequestInit)),
  );
  return new Reflection(
    () => rules.mirror(opening, seat),
    (error) => error instanceof Refused,
  );
}

async function hear(message: ToWorker): Promise<void> {
  if (message.type === 'open') {
    reflection = open(message.module, message.opening, message.seat);
    // Whoever asks next is told.
    reflection.catch(() => undefined);
    return;
  }
  const kept = await reflection;
  if (!kept) return;
  switch (message.type) {
    case 'hear':
      return say({ type: 'heard', at: message.position.at, differs: kept.hear(message) });
    case 'previews':
      return say({ type: 'previews', id: message.id, told: kept.previews(message.at) });
    case 'why':
      return say({ type: 'why', id: message.id, told: kept.why(message.at, message.actions) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => {
    say({ type: 'ended', why: String(error) });
    close();
  });
});
