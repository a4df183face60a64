import type { Hour, Terms } from '../../../generated/orleans';
import { Plate } from '../art/places';
import { Sign } from '../art/symbols';
import { eventAbout, eventName, say } from '../words';

/** What the event would do to the viewer. */
export interface EventEffect {
  readonly what: 'pay' | 'gain' | 'lose' | 'foodOr' | 'foodOnly' | 'points' | 'knight' | 'tiles' | 'nothing';
  readonly n: number;
  /** Food that may be given instead of this many coins. */
  readonly food?: number;
}

export const effectWords = ({ what, n, food = 0 }: EventEffect): string =>
  say(`hourglass.${what}`, { n, food });

interface HourglassProps {
  /** From 1. 0 before the first. */
  readonly round: number;
  readonly rounds: number;
  readonly terms: Terms;
  /** The events turned so far. The last one is this round's. */
  readonly events: readonly Hour[];
  /** The events of all rounds, if they are known. */
  readonly schedule?: readonly Hour[];
  /** What the present event costs or gives the viewer. */
  readonly effect?: EventEffect | undefined;
}

/** The round, the events of the past ones, and the present event with what it means for the viewer. */
export function Hourglass({ round, rounds, terms, events, schedule = [], effect }: HourglassProps) {
  const now = events[events.length - 1];
  return (
    <div class="o-hourglass" role="group" aria-label={say('hourglass.title')}>
      <p class="o-round" data-at="hourglass">
        <Sign id="oi-hourglass" />
        <b aria-hidden="true">{round}</b>
        <small aria-hidden="true">{say('hourglass.of', { n: rounds })}</small>
        <span class="visually-hidden">{say('hourglass.round', { n: round, most: rounds })}</span>
      </p>
      <ol class={`o-rail ${schedule.length > 0 ? 'o-road' : ''}`}>
        {Array.from({ length: rounds }, (_, n) => (
          <Stop key={n} n={n} turned={events.length} event={events[n] ?? schedule[n]} />
        ))}
      </ol>
      {now && (
        <div class="o-event" data-info={`event:${now}`}>
          <Plate id={`oe-${now}`} />
          <p>
            <b>{eventName(now)}</b>
            <span>{eventAbout(now, terms)}</span>
            {effect && <em>{effectWords(effect)}</em>}
          </p>
        </div>
      )}
    </div>
  );
}

interface StopProps {
  readonly n: number;
  /** How many events have been turned. */
  readonly turned: number;
  readonly event: Hour | undefined;
}

/** One round of the rail. Nobody knows the event of a round to come, unless the scenario has fixed it. */
function Stop({ n, turned, event }: StopProps) {
  if (!event)
    return (
      <li aria-hidden="true">
        <i />
      </li>
    );
  const present = n === turned - 1;
  const words = present
    ? say('hourglass.now', { event: eventName(event) })
    : say('hourglass.past', { n: n + 1, event: eventName(event) });
  return (
    <li
      class={present ? 'now' : n < turned ? 'past' : 'ahead'}
      title={words}
      data-info={`event:${event}`}
      {...(present && { 'aria-current': 'step' })}
    >
      <Plate id={`oe-${event}`} label={words} />
    </li>
  );
}
