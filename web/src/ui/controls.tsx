import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { t } from '../i18n';
import { Glyph } from './icons';

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: ComponentChildren;
  readonly about?: ComponentChildren;
  readonly disabled?: boolean;
}

interface ChoicesProps<V extends string> {
  readonly legend: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  /** Slips in a row, or cards with an explanation. */
  readonly look?: 'slips' | 'cards';
}

/** One of a few: radio buttons that look like slips of paper. */
export function Choices<V extends string>({
  legend,
  hint,
  value,
  choices,
  onChange,
  look = 'slips',
}: ChoicesProps<V>) {
  const name = useId();
  return (
    <fieldset class={`choices ${look}`} aria-labelledby={`${name}-legend`}>
      <legend id={`${name}-legend`}>{legend}</legend>
      {hint ? <p class="hint">{hint}</p> : null}
      <div class="choices-row">
        {choices.map((choice) => {
          // Its explanation is not part of its name.
          const id = `${name}-${choice.value}`;
          return (
            <label key={choice.value} class={choice.value === value ? 'on' : ''}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                aria-labelledby={`${id}-label`}
                {...(choice.about ? { 'aria-describedby': `${id}-about` } : {})}
                disabled={choice.disabled ?? false}
                onChange={() => onChange(choice.value)}
              />
              <span class="choice-label" id={`${id}-label`}>
                {choice.label}
              </span>
              {choice.about ? <small id={`${id}-about`}>{choice.about}</small> : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly type?: 'text' | 'password' | 'search';
  readonly name?: string;
  readonly autocomplete?: string;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly required?: boolean;
}

export function Field({ label, hint, value, onInput, type = 'text', autocomplete, ...others }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        {...typed(type)}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        {...(autocomplete ? { autoComplete: autocomplete } : {})}
        {...others}
      />
      {hint ? (
        <small id={`${id}-hint`} class="hint">
          {hint}
        </small>
      ) : null}
    </div>
  );
}

/** The type checker ties an element to its roles, so each element is written out separately. */
function typed(type: NonNullable<FieldProps['type']>) {
  switch (type) {
    case 'password':
      return { type: 'password' as const };
    case 'search':
      return { type: 'search' as const };
    case 'text':
      return { type: 'text' as const };
  }
}

interface PickProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** One of several that need no explanation. */
export function Pick({ label, hideLabel = false, value, choices, onChange }: PickProps) {
  const id = useId();
  return (
    <div class="field pick">
      <label for={id} class={hideLabel ? 'unseen' : ''}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        {...(hideLabel ? { title: label } : {})}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label class="tick">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface CopyProps {
  readonly label: string;
  readonly text: string;
  /** Whether sharing it is the main purpose of the page. */
  readonly isNext?: boolean;
}

/** A text to share, with a button that copies it to the clipboard. */
export function CopyField({ label, text, isNext = false }: CopyProps) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = () => void copyText(text).then((done) => setCopied(done));
  return (
    <div class="field copy">
      <label for={id}>{label}</label>
      <div class="copy-row">
        <input id={id} type="text" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class={`btn ${isNext ? 'prim' : ''}`} onClick={copy}>
          <Glyph name={copied ? 'tick' : 'link'} />
          {copied ? t('common.copied') : t('common.copy')}
        </button>
        <span class="unseen" role="status">
          {copied ? t('common.copied') : ''}
        </span>
      </div>
    </div>
  );
}

/**
 * Returns whether it worked. Pages without https, such as those of a server at home, have no clipboard, so
 * they use the old way.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = document.activeElement;
    const field = Object.assign(document.createElement('textarea'), { value: text });
    // Placed where nothing has to scroll.
    field.style.position = 'fixed';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    return done;
  }
}
