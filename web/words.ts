import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Entry,
  type Expression,
  type InlineExpression,
  parse,
  type Pattern as Tree,
} from '@fluent/syntax';
import type { Plugin } from 'vite';
import type { Messages, Operand, Part, Pattern } from './src/i18n/evaluate';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A language is a folder in `words/`. */
const LANGUAGES = readdirSync(join(ROOT, 'words')).filter((name) => !name.includes('.'));
const TYPES = fileURLToPath(new URL('./src/generated/words.ts', import.meta.url));

const MARK = '\0words:';

/**
 * Offers the words to the client, and writes down in `src/generated/words.ts` what each message needs.
 * `words:burgundy` loads the texts of a box in one language: one file for each that the build writes. What the first
 * page needs is `words:house`, and `words:burgundy/sources` is for a single page.
 */
export function words(): Plugin {
  return {
    name: 'loire-words',
    configResolved: writeTypes,
    resolveId: (id) => (id.startsWith('words:') ? id.replace('words:', MARK) : null),
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const [bundle = '', language] = id.slice(MARK.length).split('@');
      if (language) {
        const texts = filesOf('en')
          .filter(([name]) => bundleOf(name) === bundle)
          .map(([name, path]) => {
            const own = path.replace('/en/', `/${language}/`);
            for (const file of [path, own]) this.addWatchFile(file);
            return [name, completed(textOf(own), textOf(path), language)];
          });
        return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
      }
      const load = LANGUAGES.map((code) => `${code}: () => import('words:${bundle}@${code}')`);
      return `export default { ${load.join(', ')} }`;
    },
    handleHotUpdate({ file }) {
      if (file.endsWith('.ftl')) writeTypes();
    },
  };
}

/** The name of a file that the build writes for a language of a bundle. */
export const wordsFile = (id: string | null): string | undefined =>
  id?.startsWith(MARK) ? id.replace(MARK, 'words-').replace(/[/@]/g, '-') : undefined;

/** What is loaded together. The names of Orléans are also those of its house values. */
function bundleOf(file: string): string {
  const [box = '', name] = file.split('/');
  if (file === 'review') return file;
  if (!name || name === 'shelf' || file === 'orleans/names') return 'house';
  return name === 'sources' ? file : box;
}

/** A dot in a key is an underscore in the files, because Fluent's names have no dots. */
const keyOf = (name: string): string => name.replaceAll('_', '.');

/** The messages of a language, and the English ones where it has none. A form belongs to its message. */
export function completed(own: string, english: string, language: string): Messages {
  const known = new Set(entries(own).map(({ id }) => id.name));
  return { ...compile(english, 'en', ({ id }) => !known.has(id.name)), ...compile(own, language) };
}

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** A form of a message for those who read notation. The terminal says it, and nobody else. */
const NOTATION = 'notation';

/** The messages of a file by key, or some of them. */
export function compile(source: string, language: string, wanted = (_: Message): boolean => true): Messages {
  const messages: Record<string, Pattern> = {};
  const add = (key: string, tree: Tree) => {
    if (Object.hasOwn(messages, key)) throw new Error(`${key}: there are two messages of this name`);
    messages[key] = pattern(tree, language);
  };
  for (const entry of entries(source).filter(wanted)) {
    const key = keyOf(entry.id.name);
    if (entry.value) add(key, entry.value);
    for (const { id, value } of entry.attributes)
      if (id.name !== NOTATION) add(`${key}.${keyOf(id.name)}`, value);
  }
  return messages;
}

type Message = Extract<Entry, { type: 'Message' }>;

function entries(source: string): readonly Message[] {
  return parse(source, { withSpans: true }).body.flatMap((entry) => {
    if (entry.type === 'Message') return [entry as Message];
    if (entry.type.endsWith('Comment')) return [];
    const line = source.slice(0, entry.span?.start).split('\n').length;
    throw new Error(`line ${line}: ${entry.type === 'Junk' ? 'cannot be read' : 'Loire has no terms'}`);
  });
}

function pattern({ elements }: Tree, language: string): Pattern {
  const parts: Part[] = [];
  for (const element of elements) {
    const part = element.type === 'TextElement' ? element.value : placed(element.expression, language);
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  const whole = parts.map((part) => (typeof part === 'string' ? unbroken(part, language) : part));
  const [only, more] = whole;
  return typeof only === 'string' && more === undefined ? only : whole;
}

/** French puts a space before some signs, where no line may break. */
const unbroken = (text: string, language: string): string =>
  language === 'fr' ? text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u202f') : text;

function placed(expression: Expression | { type: 'Placeable' }, language: string): Part {
  if (expression.type === 'StringLiteral') return (expression as { value: string }).value;
  if (expression.type !== 'SelectExpression') return [operand(expression as InlineExpression)];
  const { selector, variants } = expression as Extract<Expression, { type: 'SelectExpression' }>;
  const named = variants.map(({ key, value, default: isDefault }) => ({
    name: key.type === 'Identifier' ? key.name : key.value,
    value: pattern(value, language),
    isDefault,
  }));
  return [
    operand(selector),
    Object.fromEntries(named.map(({ name, value }) => [name, value])),
    named.find(({ isDefault }) => isDefault)?.name ?? '',
  ];
}

function operand(expression: InlineExpression): Operand {
  if (expression.type === 'VariableReference') return expression.id.name;
  if (expression.type !== 'FunctionReference')
    throw new Error(`Loire has no ${expression.type} in a message`);
  const { positional, named } = expression.arguments;
  const [param, count] = positional;
  if (param?.type !== 'VariableReference') throw new Error(`${expression.id.name} needs a parameter`);
  const option = (wanted: string) => named.find(({ name }) => name.name === wanted)?.value.value ?? '';
  const list = expression.id.name.toLowerCase();
  const many =
    count?.type === 'VariableReference' ? count.id.name : count?.type === 'NumberLiteral' ? count.value : '';
  const options = [option('form'), option('or'), many];
  while (options.at(-1) === '') options.pop();
  return [list, param.id.name, ...options] as unknown as Operand;
}

/** The parameters of a message, in all its variants. */
function paramsOf(pattern: Pattern): readonly string[] {
  if (typeof pattern === 'string') return [];
  const all = pattern.flatMap((part) => {
    if (typeof part === 'string') return [];
    const [operand, variants = {}] = part;
    const [, param, , , count = ''] = typeof operand === 'string' ? ['', operand] : operand;
    const counted = /^[A-Za-z]/.test(count) ? [count] : [];
    return [param, ...counted, ...Object.values(variants).flatMap(paramsOf)];
  });
  return [...new Set(all)].sort();
}

/** Every file of a language: its name in the program (`house`, `burgundy/why`), and its path. */
export function filesOf(language: string): readonly (readonly [name: string, path: string])[] {
  const boxes = readdirSync(join(ROOT, 'games'));
  const folders = [
    ['', join(ROOT, 'words', language)],
    ...boxes.map((box) => [`${box}/`, join(ROOT, 'games', box, 'words', language)]),
  ];
  return folders.flatMap(([prefix = '', folder = '']) =>
    readdirSync(folder)
      .sort()
      .map((file) => [prefix + basename(file, '.ftl'), join(folder, file)] as const),
  );
}

/**
 * What each message of a file may use. A comment above it may name parameters that English has no use for:
 * `# $name is the tile without its article.`
 */
function needsOf(source: string): Readonly<Record<string, readonly string[]>> {
  const named = new Map(
    entries(source).map(({ id, comment }) => [
      keyOf(id.name),
      [...(comment?.content ?? '').matchAll(/\$(\w+)/g)].map(([, name = '']) => name),
    ]),
  );
  return Object.fromEntries(
    Object.entries(compile(source, 'en')).map(([key, pattern]) => [
      key,
      [...new Set([...paramsOf(pattern), ...(named.get(key) ?? [])])],
    ]),
  );
}

/** `interface Words`: for each file, what each of its messages needs. */
export function typesOf(): string {
  const files = filesOf('en').map(([name, path]) => {
    const rows = Object.entries(needsOf(readFileSync(path, 'utf8'))).map(
      ([key, known]) => `    '${key}': { ${known.map((param) => `${param}: Value`).join('; ')} };\n`,
    );
    return `  '${name}': {\n${rows.join('')}  };\n`;
  });
  return `// Written by \`words.ts\` from the English files. Not committed.\nimport type { Value } from '../i18n/evaluate';\n\nexport interface Words {\n${files.join('')}}\n`;
}

/** Only if something has changed, so that nothing is checked again for no reason. */
function writeTypes(): void {
  const types = typesOf();
  try {
    if (readFileSync(TYPES, 'utf8') === types) return;
  } catch {
    // Not written yet.
  }
  writeFileSync(TYPES, types);
}
