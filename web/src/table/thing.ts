import type { TargetedEvent } from 'preact';
import { t } from '../i18n';
import { gainsInWords } from './amount';
import { startDrag } from './drag';
import { isTap } from './hand';
import { useControl, type Control, type ThingState } from './control';
import { grouped } from './ways';

interface ThingOptions {
  /** What it is, for a screen reader. */
  readonly label: string;
  /** Key of its information card. */
  readonly info?: string | undefined;
  /** Whether it can be dragged to another thing. */
  readonly drag?: boolean;
  /** Where travelling pieces start and land. */
  readonly at?: string | undefined;
}

/** Everything that makes an element a thing on the table, whatever it looks like. */
export interface ThingProps {
  readonly state: ThingState;
  readonly attributes: Record<string, unknown>;
}

/** As many ways are named; more would not be listened to. */
const FEW = 4;

/** What touching a thing would cost and bring, in words; what it brings only where all ways bring the same. */
function outcomeInWords(control: Control, thing: string, label: string): string {
  const ways = control.ways(thing);
  const deeds = new Set(ways.map(({ text }) => text.deed ?? ''));
  // Where a tile can be taken or bought, each way names its deed.
  const told = ways.map(({ text }) => (deeds.size === 1 || !text.deed || text.how.includes(text.deed) ? text : { ...text, how: `${text.deed} ${text.how}` }));
  // A die need not tell all that it can be used for.
  const isMeans = ways.some(({ text }) => text.how.includes(label));
  const costs = grouped(isMeans ? ways.map((way) => way.text) : told).map((way) => [way.how, ...way.costs.map((cost) => cost.label)].filter(Boolean).join(', '));
  const gains = new Set(ways.map(({ text }) => gainsInWords(control.box, text.gains).join(', ')));
  const paid = costs.length <= FEW && !isMeans ? costs.filter(Boolean).join(t('list.or')) : '';
  const deed = deeds.size === 1 && !isMeans ? ([...deeds][0] ?? '') : '';
  const done = paid.startsWith(deed) ? paid : [deed, paid].filter(Boolean).join(' ');
  return [done, gains.size === 1 ? [...gains][0] : ''].filter(Boolean).join(', ');
}

/** Makes an element a thing that is touched, looked at, dragged and reached with the keyboard. */
export function useThing(thing: string, { label, info, drag, at }: ThingOptions): ThingProps {
  const control = useControl();
  const state = control.stateOf(thing);
  const playable = state !== 'shut';
  const outcome = playable ? outcomeInWords(control, thing, label) : '';
  const waits = control.isWaiting(thing);
  const name = playable ? `${label}, ${t(waits ? 'thing.again' : 'thing.playable')}${outcome ? `: ${outcome}` : ''}` : label;
  const touchAt = (target: Element, byTap: boolean) => {
    const box = target.getBoundingClientRect();
    control.touch(thing, { x: box.left + box.width / 2, y: box.bottom }, byTap);
  };
  const attributes: Record<string, unknown> = {
    role: 'button',
    'data-thing': thing,
    // What waits is pressed again to go on: to hands that look for what is open, it still is.
    'data-state': waits ? 'open' : state,
    'data-info': info,
    'data-at': at,
    'aria-label': name,
    'aria-disabled': playable ? undefined : 'true',
    'aria-pressed': state === 'selected' ? 'true' : undefined,
    onClick: (event: TargetedEvent<Element, MouseEvent>) =>
      touchAt(event.currentTarget, isTap(event)),
    onKeyDown: (event: TargetedEvent<Element, KeyboardEvent>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      touchAt(event.currentTarget, false);
    },
    onPointerEnter: (event: TargetedEvent<Element, PointerEvent>) => {
      if (event.pointerType !== 'touch') control.looked.value = thing;
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
    attributes['onPointerDown'] = (event: TargetedEvent<Element, PointerEvent>) => startDrag(control, thing, event);
    attributes['data-drag'] = '';
  }
  return { state, attributes };
}
