import type { DueView, Hour } from '../../../generated/orleans';
import { Plate } from '../art/places';
import type { OrleansView, PlayerView } from '../view';
import { eventAbout, eventName, say } from '../words';

/** How many of the coming events are described in words. The others have their pictures on the road above. */
const TOLD = 2;

/** "You have 3 of 5 coins" */
export function dueWords({ coins, or_food, food, points, good, has: have }: DueView): string {
  if (or_food && coins < 0) return say('ahead.foodOrCoins', { n: food, have, coins: -coins });
  if (or_food) return say('ahead.food', { n: food, have });
  if (points > 0) return say('ahead.worth', { n: points, have });
  if (good) return say('ahead.cheese', { n: 1, have });
  if (coins === 0) return say('ahead.nothing');
  return coins > 0 ? say('ahead.gain', { n: coins }) : say('ahead.coins', { n: -coins, have });
}

/** An event that comes in one round, or in several in a row. */
interface Run {
  readonly hour: Hour;
  readonly from: number;
  readonly to: number;
}

/** The events after this round. Equal ones in a row are one. */
function runsOf({ schedule, round }: OrleansView): readonly Run[] {
  const runs: Run[] = [];
  for (const [n, hour] of schedule.entries()) {
    const last = runs.at(-1);
    if (n < round) continue;
    if (last?.hour === hour) runs[runs.length - 1] = { ...last, to: n + 1 };
    else runs.push({ hour, from: n + 1, to: n + 1 });
  }
  return runs;
}

interface ComingProps {
  readonly run: Run;
  readonly view: OrleansView;
  readonly player: PlayerView | undefined;
}

/** What it does, and what it would ask of the viewer today. */
function Coming({ run: { hour, from, to }, view, player }: ComingProps) {
  const due = player?.dues.find(({ event }) => event === hour);
  const event = eventName(hour);
  return (
    <li data-info={`event:${hour}`}>
      <Plate id={`oe-${hour}`} />
      <p>
        <b>
          {from === to ? say('hourglass.past', { n: from, event }) : say('ahead.rounds', { from, to, event })}
        </b>
        <span>{eventAbout(hour, view.terms)}</span>
        {due && <em class={due.met ? '' : 'o-short-of'}>{dueWords(due)}</em>}
      </p>
    </li>
  );
}

interface ScheduleProps {
  readonly view: OrleansView;
  readonly player: PlayerView | undefined;
}

/** The next events, where all of them are known from the start. */
export function Schedule({ view, player }: ScheduleProps) {
  const coming = runsOf(view).slice(0, TOLD);
  if (coming.length === 0) return null;
  return (
    <div class="o-coming">
      <h3 class="o-heading">{say('ahead.title')}</h3>
      <ol>
        {coming.map((run) => (
          <Coming key={run.from} run={run} view={view} player={player} />
        ))}
      </ol>
    </div>
  );
}
