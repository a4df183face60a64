/** Two bots play a whole game, and you see what every turn was: `node example.mjs natick`. */
import { readFile } from 'node:fs/promises';
import { engine, Refused } from './index.mjs';

const [box = 'natick', seed = '1'] = process.argv.slice(2);
const loire = await engine(readFile(new URL(`modules/${box}.wasm`, import.meta.url)));
const [{ title, bots }] = loire.boxes();
console.log(`${title}. Bots: ${bots.join(', ')}.`);

const table = loire.open({ box, seats: 2, seed: Number(seed) });
/** @type {Record<string, string>} */
const players = { p1: 'greedy', p2: 'random' };
for (;;) {
  const [seat] = table.see().waiting;
  if (!seat) break;
  const [action] = table.think(seat, players[seat], Number(seed));
  const { entries } = table.act(seat, action);
  console.log(`${entries}: ${seat} ${action}`);
}

// What is not allowed is refused with a reason.
try {
  table.act('p1', 'nonsense');
} catch (refused) {
  if (!(refused instanceof Refused)) throw refused;
  console.log(`After the end: ${refused.message}`);
}
for (const { seat, rank, score } of table.see().result?.ranks ?? [])
  console.log(`${rank}. ${players[seat]} (${seat}): ${score}`);
