// Prints the size of the build and fails if the first load has too much script.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FIRST_LOAD_LIMIT = 150 * 1024;
const dist = new URL(process.argv[2] ?? '../dist/', import.meta.url);
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);

const html = readFileSync(new URL('index.html', dist), 'utf8');
const first = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1]));
let firstScript = 0;
let words = 0;
const rows = readdirSync(new URL('assets/', dist)).map((name) => {
  const bytes = readFileSync(new URL(`assets/${name}`, dist));
  const packed = gzipSync(bytes, { level: 9 }).length;
  const isFirst = first.has(`assets/${name}`);
  // Whoever opens the first page needs the texts of one language.
  if (/^words-house-/.test(name)) words = Math.max(words, packed);
  if (isFirst && name.endsWith('.js')) firstScript += packed;
  return { name, raw: bytes.length, packed, isFirst };
});
const shown = rows.filter((row) => /\.(js|css)$/.test(row.name)).sort((a, b) => b.packed - a.packed);
console.log('\n       raw       gzip');
for (const row of shown)
  console.log(`${kb(row.raw)} ${kb(row.packed)}  ${row.name}${row.isFirst ? '  (first load)' : ''}`);

// Galleries and fixtures are for developers. Chunks are named after their files.
const sources = readdirSync(new URL('../src/', import.meta.url), { recursive: true });
const hidden = sources
  .filter((path) => /(^|\/)(dev|fixtures)\/|\/faces[^/]*\.tsx$/.test(path) && /\.\w+$/.test(path))
  .map((path) => path.replace(/^.*\/|\.\w+$/g, ''));
const leaked = rows.filter(({ name }) => hidden.includes(name.replace(/-.{8}\.js$/, '')));

firstScript += words;
const fonts = rows.filter((row) => row.name.endsWith('.woff2'));
console.log(
  `${kb(fonts.reduce((sum, row) => sum + row.raw, 0))}             ${fonts.length} fonts (only what a page uses is fetched)`,
);
const script = rows.filter((row) => row.name.endsWith('.js')).reduce((sum, row) => sum + row.packed, 0);
console.log(`first load: ${kb(firstScript).trim()} of script compressed; all script: ${kb(script).trim()}`);
if (leaked.length > 0) {
  console.error(`galleries are not for people: ${leaked.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
if (firstScript > FIRST_LOAD_LIMIT) {
  console.error(`the first load may have at most ${kb(FIRST_LOAD_LIMIT).trim()} of script`);
  process.exit(1);
}
