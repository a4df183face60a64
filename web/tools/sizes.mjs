// Prints the size of the build and fails if the first page needs too much script: what the document asks for, the page
// itself, its words in the longest language, and everything that these import.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FIRST_LOAD_LIMIT = 75 * 1024;
const dist = new URL(process.argv[2] ?? '../dist/', import.meta.url);
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);

const names = readdirSync(new URL('assets/', dist));
const read = (name) => readFileSync(new URL(`assets/${name}`, dist));
const packedSize = (name) => gzipSync(read(name), { level: 9 }).length;

/** These chunks and all that they import. Chunks are named after their files. */
function withImports(chunks, found = new Set()) {
  for (const name of chunks) {
    if (found.has(name)) continue;
    found.add(name);
    if (!name.endsWith('.js')) continue;
    const imports = read(name)
      .toString()
      .matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
    withImports(
      [...imports].map(([, one]) => one),
      found,
    );
  }
  return found;
}
const scriptOf = (chunks) =>
  [...chunks].filter((name) => name.endsWith('.js')).reduce((sum, name) => sum + packedSize(name), 0);
const named = (pattern) => names.filter((name) => pattern.test(name) && name.endsWith('.js'));

const html = readFileSync(new URL('index.html', dist), 'utf8');
const entry = withImports([...html.matchAll(/(?:src|href)="\.\/assets\/([^"]+)"/g)].map(([, name]) => name));
const [words] = ['en', 'de', 'fr']
  .map((code) => withImports(named(new RegExp(`^words-house-${code}-`)), new Set(entry)))
  .sort((a, b) => scriptOf(b) - scriptOf(a));
const first = withImports(named(/^home-/), new Set(words));
const firstScript = scriptOf(first);
const withCovers = scriptOf(withImports(named(/^cover-/), new Set(first)));
const rows = names.map((name) => ({
  name,
  raw: read(name).length,
  packed: packedSize(name),
  isFirst: first.has(name),
}));
const shown = rows.filter((row) => /\.(js|css)$/.test(row.name)).sort((a, b) => b.packed - a.packed);
console.log('\n       raw       gzip');
for (const row of shown)
  console.log(`${kb(row.raw)} ${kb(row.packed)}  ${row.name}${row.isFirst ? '  (first page)' : ''}`);

// Galleries and fixtures are for developers. Chunks are named after their files.
const sources = readdirSync(new URL('../src/', import.meta.url), { recursive: true });
const hidden = sources
  .filter((path) => /(^|\/)(dev|fixtures)\/|\/faces[^/]*\.tsx$/.test(path) && /\.\w+$/.test(path))
  .map((path) => path.replace(/^.*\/|\.\w+$/g, ''));
const leaked = rows.filter(({ name }) => hidden.includes(name.replace(/-.{8}\.js$/, '')));

// The rules are fetched at a table, and no page before it knows of them.
const early = [...first].filter((name) => name.endsWith('.js') && read(name).includes('.wasm'));
const modules = rows.filter(({ name }) => name.endsWith('.wasm'));
for (const { name, raw, packed } of modules)
  console.log(`${kb(raw)} ${kb(packed)}  ${name}  (at a table of this box)`);
if (modules.length === 0)
  console.log('           no modules: `cargo xtask wasm` builds them, and pages ask the server');

const fonts = rows.filter((row) => row.name.endsWith('.woff2'));
console.log(
  `${kb(fonts.reduce((sum, row) => sum + row.raw, 0))}             ${fonts.length} fonts (only what a page uses is fetched)`,
);
const script = rows.filter((row) => row.name.endsWith('.js')).reduce((sum, row) => sum + row.packed, 0);
console.log(
  `first page: ${kb(firstScript).trim()} of script compressed, ${kb(withCovers).trim()} with the covers; ` +
    `all script: ${kb(script).trim()}`,
);
if (leaked.length > 0) {
  console.error(`galleries are not for people: ${leaked.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
if (early.length > 0) {
  console.error(`modules are for tables, but the first page knows of them: ${early.join(', ')}`);
  process.exit(1);
}
if (firstScript > FIRST_LOAD_LIMIT) {
  console.error(`the first page may have at most ${kb(FIRST_LOAD_LIMIT).trim()} of script`);
  process.exit(1);
}
