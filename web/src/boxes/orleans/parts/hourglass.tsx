import { Plate } from '../art/places';
import { Sign } from '../art/symbols';
import { type HourglassEvent, ROUNDS } from '../pieces';
import { eventName, say } from '../words';

/** What the event would do to the viewer. */
export interface EventEffect {
  readonly what: 'pay' | 'gain' | 'lose' | 'food' | 'nothing';
  readonly n: number;
}

interface HourglassProps {
  /** From 1 to 18. 0 before the first. */
  readonly round: number;
  /** The events turned so far. The last one is this round's. */
  readonly events: readonly HourglassEvent[];
  /** What the present event costs or gives the viewer. */
  readonly effect?: EventEffect | undefined;
}

/** The round, the events of the past ones, and the present event with what it means for the viewer. */
export function Hourglass({ round, events, effect }: HourglassProps) {
  const now = events[events.length - 1];
  return (
    <div class="o-hourglass" role="group" aria-label={say('hourglass.title')}>
      <p class="o-round" data-at="hourglass">
        <Sign id="oi-hourglass" />
        <b aria-hidden="true">{round}</b>
        <small aria-hidden="true">{say('hourglass.of', { n: ROUNDS })}</small>
        <span class="visually-hidden">{say('hourglass.round', { n: round, most: ROUNDS })}</span>
      </p>
      <ol class="o-rail">
        {Array.from({ length: ROUNDS }, (_, n) => {
          const event = events[n];
          const present = n === events.length - 1;
          if (!event)
            return (
              <li key={n} aria-hidden="true">
                <i />
              </li>
            );
          const words = present
            ? say('hourglass.now', { event: eventName(event) })
            : say('hourglass.past', { n: n + 1, event: eventName(event) });
          return (
            <li key={n} class={present ? 'now' : 'past'} title={words} data-info={`event:${event}`}>
              <Plate id={`oe-${event}`} label={words} />
            </li>
          );
        })}
      </ol>
      {now && (
        <div class="o-event" data-info={`event:${now}`}>
          <Plate id={`oe-${now}`} />
          <p>
            <b>{eventName(now)}</b>
            <span>{say(`event.${now}.about`)}</span>
            {effect && <em>{say(`hourglass.${effect.what}`, { n: effect.n })}</em>}
          </p>
        </div>
      )}
    </div>
  );
}
