/**
 * Fills in a message. `words.ts` in the folder of the client reads the Fluent files and leaves patterns; the
 * terminal has the same evaluator in Rust. `words/cases.json` says what both must do.
 */

export type Value = string | number;
export type Params = Readonly<Record<string, Value>>;
/** A text, or texts with something to fill in between them. */
export type Pattern = string | readonly Part[];
export type Part = string | readonly [Operand] | readonly [Operand, Variants, fallback: string];
export type Variants = Readonly<Record<string, Pattern>>;
/** A parameter, or a name that is looked up for it: `TILE($tile, form: "the")` is `tile.` and the tile, then `.the`. */
export type Operand = string | readonly [list: string, param: string, form?: string];
/** The messages of a language by key. An attribute is a message of its own: `.the` of `tile.inn` is `tile.inn.the`. */
export type Messages = Readonly<Record<string, Pattern>>;

/** The texts that a message may refer to, and how its language counts. */
export interface Tongue {
  readonly messages: Messages;
  readonly plural: { select(n: number): string };
}

export function evaluate(pattern: Pattern, params: Params, tongue: Tongue): string {
  if (typeof pattern === 'string') return pattern;
  return pattern.map((part) => (typeof part === 'string' ? part : filled(part, params, tongue))).join('');
}

function filled(
  [operand, variants, fallback = '']: Exclude<Part, string>,
  params: Params,
  tongue: Tongue,
): string {
  const value = typeof operand === 'string' ? params[operand] : looked(operand, params, tongue);
  if (!variants) return String(value ?? `{${operand}}`);
  // A variant has the name of the value itself, or of the form that its language has for the number.
  const chosen =
    variants[String(value)] ??
    (value === undefined ? undefined : variants[tongue.plural.select(Number(value))]) ??
    variants[fallback];
  return chosen === undefined ? '' : evaluate(chosen, params, tongue);
}

/** The name, or else its plain form, or else the value as it is. */
function looked(
  [list, param, form]: Exclude<Operand, string>,
  params: Params,
  tongue: Tongue,
): Value | undefined {
  const value = params[param];
  const key = `${list}.${value}`;
  const found = (form && tongue.messages[`${key}.${form}`]) ?? tongue.messages[key];
  return found === undefined ? value : evaluate(found, params, tongue);
}
