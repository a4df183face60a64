import { Icon, Use } from '../../../art/icon';
import { ensureSymbol } from '../../../art/sprite';
import './symbols.css';

export const DRAWINGS = Object.values(
  import.meta.glob<string>('./*/art.svg', { eager: true, query: '?raw', import: 'default' }),
).join('');

/** The expansions' drawings join the others the first time one of them is needed. */
const ensure = (id: string): string => {
  ensureSymbol('burgundy-modules', () => DRAWINGS);
  return id;
};

/** `Icon` for a drawing of the expansions. */
export const Sign = ({ id, class: extra, label }: Parameters<typeof Icon>[0]) => (
  <Icon id={ensure(id)} class={`sign ${extra ?? ''}`} label={label} />
);

/** `Use` for a drawing of the expansions. */
export const SignAt = (props: Parameters<typeof Use>[0]) => <Use {...props} id={ensure(props.id)} />;
