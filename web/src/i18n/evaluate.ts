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
/**
 * A parameter, or a name that is looked up for it: `TILE($tile, form: "the")` is `tile.` and the tile, then `.the`.
 * With `or: "piece"` it may also be `piece.` and the tile. With a second parameter or a number, `TILE($tile, $count)`, it
 * is that many of them.
 */
export type Operand = string | Name;
export type Name = readonly [list: string, param: string, form?: string, or?: string, count?: string];
/** The messages of a language by key. An attribute is a message of its own: `.the` of `tile.inn` is `tile.inn.the`. */
export type Messages = Readonly<Record<string, Pattern>>;

/** The texts that a message may refer to, and how its language counts. */
export interface Tongue {
  readonly messages: Messages;
  readonly plural: { select(n: number): string };
  /** Looks names up, where there are some: see `named.ts`. */
  readonly named?: (name: Name, params: Params, tongue: Tongue) => string | undefined;
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
  const value =
    typeof operand === 'string' ? shown(params[operand]) : tongue.named?.(operand, params, tongue);
  if (!variants) return value ?? `{${typeof operand === 'string' ? operand : operand[1]}}`;
  // A variant has the name of the value itself, or of the form that its language has for the number.
  const forms = value === undefined ? [] : [value, tongue.plural.select(Number(value))];
  const chosen = [...forms, fallback].find((name) => Object.hasOwn(variants, name));
  return evaluate(chosen === undefined ? '' : (variants[chosen] ?? ''), params, tongue);
}

export const shown = (value: Value | undefined): string | undefined =>
  value === undefined ? undefined : String(value);
