import type { TargetedEvent } from 'preact';
import { t } from '../i18n';
import { gainsInWords } from './amount';
import { type Control, useControl } from './control';
import { startDrag } from './drag';
import { isPointedAt, isTap } from './hand';
import { useLooking } from './looking';
import type { ThingState } from './thing-states';
import { grouped, oneOf } from './ways';

interface ThingOptions {
  /** What it is, for a screen reader. */
  readonly label: string;
  /** Key of its information card. */
  readonly info?: string | undefined;
  /** Whether it can be dragged to another thing. */
  readonly drag?: boolean;
  /** What it is while it is dragged, if touching it means something else. */
  readonly held?: string | undefined;
  /** Where moving pieces start and land. */
  readonly at?: string | undefined;
}

/** Everything that makes an element a thing on the table, whatever it looks like. */
export interface ThingProps {
  readonly state: ThingState;
  readonly attributes: Record<string, unknown>;
}

/** How many ways are named. Nobody would listen to more. */
const FEW = 4;

interface InWords {
  /**
   * What touching it does. It is known from the start and part of the name, so people can rely on a name they
   * have read.
   */
  readonly deed: string;
  /**
   * What that costs and gains, once the server has answered. Gains are given only if they are the same for
   * all ways.
   */
  readonly outcome: string;
}

function inWords(control: Control, thing: string, label: string): InWords {
  const ways = control.ways(thing);
  const deeds = new Set(ways.map(({ text }) => text.deed ?? ''));
  const gains = new Set(ways.map(({ text }) => gainsInWords(control.box, text.gains).join(', ')));
  const brought = gains.size === 1 ? [...gains][0] || (ways.length === 1 ? ways[0]?.text.note : '') : '';
  // A die does not have to list everything it can be used for.
  if (ways.some(({ text }) => text.how.includes(label))) return { deed: '', outcome: brought ?? '' };
  // If a tile can be taken or bought, each way names its action.
  const told = ways.map(({ text }) =>
    deeds.size === 1 || !text.deed || text.how.includes(text.deed)
      ? text
      : { ...text, how: `${text.deed} ${text.how}` },
  );
  const hows = [...new Set(told.map(({ how }) => how).filter(Boolean))];
  const how = hows.length > 0 && hows.length <= FEW ? oneOf(hows) : '';
  const deed = deeds.size === 1 ? ([...deeds][0] ?? '') : '';
  const priced = grouped(told);
  const one = priced.length === 1;
  const costs = priced.map((way) =>
    [one ? '' : way.how, ...way.costs.map((cost) => cost.label)].filter(Boolean).join(', '),
  );
  const paid = costs.length <= FEW ? costs.filter(Boolean).join(t('list.or')) : '';
  return {
    deed: how.startsWith(deed) ? how : [deed, how].filter(Boolean).join(' '),
    outcome: [paid, brought].filter(Boolean).join(', '),
  };
}

/** Only what continues the choice is called playable. */
function nameOf(label: string, state: ThingState, waits: boolean, deed: string): string {
  if (state === 'shut') return label;
  if (waits) return `${label}, ${t('thing.again')}`;
  if (state === 'selected') return `${label}, ${t('thing.selected')}`;
  if (state === 'anew') return `${label}, ${t('thing.instead')}`;
  return `${label}, ${t('thing.playable')}${deed ? `${t('list.colon')}${deed}` : ''}`;
}

/** Makes an element a thing that can be touched, looked at, dragged and reached with the keyboard. */
export function useThing(thing: string, { label, info, drag, held, at }: ThingOptions): ThingProps {
  const control = useControl();
  const looking = useLooking();
  const state = looking ? 'shut' : control.stateOf(thing);
  const playable = state !== 'shut';
  const { deed, outcome } = playable ? inWords(control, thing, label) : { deed: '', outcome: '' };
  const waits = control.isWaiting(thing);
  // The focused thing also announces its card. The view is not read again: things are drawn one by one.
  const card =
    info && control.isLooked(thing)
      ? control.box.info(info, control.watch.position.peek().view)?.text
      : undefined;
  const touchAt = (target: Element, byTap: boolean) => {
    const box = target.getBoundingClientRect();
    control.touch(thing, { x: box.left + box.width / 2, y: box.bottom }, byTap);
  };
  if (looking) return { state, attributes: { role: 'img', 'data-info': info, 'aria-label': label } };
  const attributes: Record<string, unknown> = {
    role: 'button',
    'data-thing': thing,
    // A waiting thing is pressed again to continue, so code that looks for open things still finds it.
    'data-state': waits ? 'open' : state,
    'data-info': info,
    'data-at': at,
    'aria-label': nameOf(label, state, waits, deed),
    'aria-description': [outcome, card].filter(Boolean).join('. ') || undefined,
    'aria-disabled': playable ? undefined : 'true',
    'aria-pressed': state === 'selected' && !waits ? 'true' : undefined,
    onClick: (event: TargetedEvent<Element, MouseEvent>) => {
      // The second half of a double click does not undo the selection.
      if (event.detail > 1 && state === 'selected' && !waits) return;
      touchAt(event.currentTarget, isTap(event));
    },
    onKeyDown: (event: TargetedEvent<Element, KeyboardEvent>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      touchAt(event.currentTarget, false);
    },
    onPointerEnter: (event: TargetedEvent<Element, PointerEvent>) => {
      if (isPointedAt(event)) control.looked.value = thing;
    },
    onPointerLeave: () => {
      if (control.looked.value === thing) control.looked.value = null;
    },
    onFocus: (event: TargetedEvent<Element, FocusEvent>) => {
      if (event.currentTarget.matches(':focus-visible')) control.looked.value = thing;
    },
    onBlur: () => {
      if (control.looked.value === thing) control.looked.value = null;
    },
  };
  if (drag && playable) {
    attributes['onPointerDown'] = (event: TargetedEvent<Element, PointerEvent>) =>
      startDrag(control, held ?? thing, event);
    attributes['data-drag'] = '';
  }
  return { state, attributes };
}
