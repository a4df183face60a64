import type { ComponentChildren } from 'preact';
import { t, tOr } from '../i18n';

interface Props {
  /** What a clause says. */
  readonly text: string;
  /** Draws the words between the codes; as they are, if left out. */
  readonly draw?: (words: string) => ComponentChildren;
}

/** The words of a clause. What is written in back-ticks is a table option or a code; options have names for people. */
export function ClauseProse({ text, draw = (words) => words }: Props) {
  return <>{text.split('`').map((part, n) => (n % 2 === 0 ? draw(part) : <Code key={n} code={part} />))}</>;
}

function Code({ code }: { readonly code: string }) {
  const [, option = '', value = ''] = /^([a-z0-9.-]+)(?:[= ]([a-z0-9-]+))?$/.exec(code) ?? [];
  const name = tOr(`option.${option}`, '');
  if (!name) return <code>{code}</code>;
  return <em>{value ? t('option.is', { name, value: tOr(`option.${option}.${value}`, value) }) : name}</em>;
}
