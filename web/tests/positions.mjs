// Opens a table at a position of a golden game, so that a test need not play up to it.
import { readFileSync } from 'node:fs';

const golden = (name, box = 'orleans') =>
  readFileSync(new URL(`../../games/${box}/golden/${name}.game`, import.meta.url), 'utf8').split('\n');

/**
 * Continues a golden game, of Orléans unless another box is named, just before the first entry that matches, or the
 * last one, with the person on the seat that made it and bots on the others. Returns that entry.
 */
export async function openAt(page, name, entry, { last = false, box } = {}) {
  const lines = golden(name, box);
  const begin = lines.indexOf('---') + 1;
  const isIt = (line, n) => n >= begin && entry.test(line);
  const end = last ? lines.findLastIndex(isIt) : lines.findIndex(isIt);
  if (end < 0) throw new Error(`${name} has no entry ${entry}`);
  const before = lines.slice(begin, end).filter((line) => /^(p\d|\*|=) /.test(line));
  const seats = Number(lines.find((line) => line.startsWith('seats ')).split(' ')[1]);
  const mine = Number(/^p(\d)/.exec(lines[end])?.[1] ?? 1);
  const plan = Array.from({ length: seats }, (_, n) =>
    n + 1 === mine ? { kind: 'me' } : { kind: 'bot', bot: 'greedy' },
  );
  const at = before.filter((line) => !line.startsWith('=')).length;
  await page.goto('/');
  const id = await page.evaluate(forked, {
    record: `${[...lines.slice(0, begin), ...before].join('\n')}\n`,
    fork: { at, seats: plan },
  });
  await page.goto(`/tables/${id}`);
  await page.locator('.table-grid').waitFor();
  return lines[end];
}

/** Opens the page of a golden game that has ended. */
export async function openEnd(page, name) {
  const record = golden(name)
    .filter((line) => !line.startsWith('|'))
    .join('\n');
  await page.goto('/');
  const id = await page.evaluate(forked, { record });
  await page.goto(`/tables/${id}`);
  await page.locator('.finished .places').waitFor();
}

/** In the page: imports a record and, with `fork`, opens a table that continues it. */
async function forked({ record, fork }) {
  const post = async (path, body) => {
    const answer = await fetch(`/api${path}`, { method: 'POST', body });
    const told = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(told)}`);
    return told;
  };
  await post('/guest', JSON.stringify({ name: 'Ann' }));
  const { id } = await post('/records', record);
  if (!fork) return id;
  const { table } = await post(`/tables/${id}/fork`, JSON.stringify(fork));
  await post(`/tables/${table.id}/start`, '{}');
  return table.id;
}
