import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import type { EventInfo, Position } from '../generated/protocol';
import { mayMove } from '../settings';
import type { Travel } from './box';
import { type Control, useControl } from './control';
import { depart } from './flights';

const TRAVEL_MS = 340;
const STAGGER_MS = 160;
const MOST = 8;
const LANDED_MS = 1500;

/** Moving pieces are measured before the new position is drawn and start to move after it. */
export function Motion() {
  const control = useControl();
  useEffect(
    () =>
      control.watch.onBefore((events, next) => {
        if (!mayMove() || document.visibilityState === 'hidden') return;
        const plans = planned(control, events, next);
        if (plans.length === 0) return;
        const over = depart();
        // The new position is drawn in one frame. Flights start in the next, when there is nothing else to
        // draw.
        requestAnimationFrame(() => {
          const flights = plans.flatMap((plan) => aim(plan) ?? []);
          requestAnimationFrame(() => {
            const landings = flights.map((flight, n) => send(flight, n * STAGGER_MS));
            void Promise.all(landings).then(over);
          });
        });
      }),
    [control],
  );
  return null;
}

interface Plan {
  readonly travel: Travel;
  readonly from: DOMRect;
}

/** The first visible mark with a given name. */
function mark(name: string): Element | null {
  for (const element of document.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)) {
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return element;
  }
  // A piece without its own place comes from the place as a whole: `storage:p1` for `storage:p1:bank`.
  const shorter = name.split(':').slice(0, 2).join(':');
  return shorter === name ? null : mark(shorter);
}

function planned(control: Control, events: readonly EventInfo[], next: Position): Plan[] {
  const plans: Plan[] = [];
  for (const event of events) {
    for (const travel of control.box.travels(event, next.view)) {
      const from = mark(travel.from)?.getBoundingClientRect();
      if (from) plans.push({ travel, from });
    }
    const { change } = event;
    if (change?.what === 'points' && change.by > 0) {
      const score = mark(`score:${change.seat}`)?.getBoundingClientRect();
      const before = plans[plans.length - 1];
      if (score && before) {
        plans.push({
          from: before.from,
          travel: {
            from: before.travel.to,
            to: `score:${change.seat}`,
            picture: <span class="flying-points">+{change.by}</span>,
          },
        });
      }
    }
  }
  return plans.slice(-MOST);
}

interface Flight {
  readonly travel: Travel;
  readonly origin: DOMRect;
  readonly target: Element;
  readonly to: DOMRect;
}

/** Where it is going, now that it is there. A tile on a space is hidden until it arrives. */
function aim({ travel, from }: Plan): Flight | undefined {
  const target = mark(travel.to);
  if (!target) return undefined;
  const start = mark(travel.from)?.getBoundingClientRect() ?? from;
  const flight = {
    travel,
    origin: travel.to.startsWith('score:') ? start : from,
    target,
    to: target.getBoundingClientRect(),
  };
  if (travel.to.startsWith('space:')) target.setAttribute('data-landing', '');
  return flight;
}

function send({ travel, origin, target, to }: Flight, delay: number): Promise<void> {
  const ghost = document.createElement('div');
  ghost.className = 'travel';
  const size = Math.max(24, Math.min(origin.width, origin.height * 0.9, 110));
  ghost.style.width = `${size}px`;
  render(travel.picture, ghost);
  document.body.append(ghost);
  const toScore = travel.to.startsWith('score:');
  const at = (box: DOMRect) =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  // Points land next to the score, which they must not cover.
  const end = toScore
    ? `translate(${to.left}px, ${to.top + to.height / 2}px) translate(calc(-100% - 6px), -50%)`
    : at(to);
  const scale = travel.to.startsWith('space:') ? Math.min(2, (to.width / size) * 0.96) : 1;
  const flight = ghost.animate(
    [
      { transform: `${at(origin)} scale(1)`, opacity: 0 },
      { transform: `${at(origin)} scale(1.06)`, opacity: 1, offset: 0.08 },
      { transform: `${end} scale(${scale * 1.02})`, opacity: 1, offset: 0.94 },
      { transform: `${end} scale(${scale})`, opacity: toScore ? 0 : 1 },
    ],
    { duration: TRAVEL_MS, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' },
  );
  const land = () => {
    ghost.remove();
    if (!target.hasAttribute('data-landing')) return;
    target.removeAttribute('data-landing');
    target.setAttribute('data-landed', '');
    setTimeout(() => target.removeAttribute('data-landed'), LANDED_MS);
  };
  return flight.finished.then(land, land);
}
