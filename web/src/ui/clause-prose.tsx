import type { ComponentChildren } from 'preact';
import { t, tOr } from '../i18n';

interface Props {
  /** A clause's text. */
  readonly text: string;
  /** Renders the text between the codes. Left as it is by default. */
  readonly draw?: (words: string) => ComponentChildren;
}

/** A clause's text. Text in back-ticks is a table option or a code, and options are shown by name. */
export function ClauseProse({ text, draw = (words) => words }: Props) {
  return <>{text.split('`').map((part, n) => (n % 2 === 0 ? draw(part) : <Code key={n} code={part} />))}</>;
}

function Code({ code }: { readonly code: string }) {
  const [, option = '', value = ''] = /^([a-z0-9.-]+)(?:[= ]([a-z0-9-]+))?$/.exec(code) ?? [];
  const name = tOr(`option.${option}`, '');
  if (!name) return <code>{code}</code>;
  return <em>{value ? t('option.is', { name, value: tOr(`option.${option}.${value}`, value) }) : name}</em>;
}
