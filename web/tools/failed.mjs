// A reporter for node's test runner. Writes the files with failed tests to FAILED_TESTS, one per line.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

export default async function* failed(source) {
  const files = new Set();
  for await (const { type, data } of source) {
    if (type === 'test:fail' && data.file) files.add(relative(process.cwd(), data.file));
  }
  const list = process.env.FAILED_TESTS;
  if (list) appendFileSync(list, [...files].map((file) => `${file}\n`).join(''));
  yield '';
}
