import type { ComponentChildren } from 'preact';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly class?: string;
  readonly tabs: readonly (readonly [id: Id, label: ComponentChildren])[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
  /** The element that shows the selected tab: give it `role="tabpanel"` and this id. */
  readonly panel: string;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Tabs with a single tab stop. Arrow keys move from one to the next and show it. */
export function Tabs<Id extends string>({
  label,
  class: extra,
  tabs,
  current,
  onChange,
  panel,
}: TabsProps<Id>) {
  const move = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(([id]) => id === current);
    const to =
      Math.abs(step) === 1 ? (at + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1;
    const next = tabs[to];
    if (!next) return;
    onChange(next[0]);
    (event.currentTarget.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class={`tabs ${extra ?? ''}`} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(([id, words]) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === current}
          aria-controls={panel}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
