import type { Hour } from '../../../generated/orleans';
import { Plate } from '../art/places';
import { type Demand, demandOf, isMet } from '../scenarios/demand';
import type { OrleansView, PlayerView } from '../view';
import { eventAbout, eventName, say } from '../words';

/** How many of the coming events are described in words. The others have their pictures on the road above. */
const TOLD = 2;

/** "You have 3 of 5 coins" */
function demandWords({ what, need, have, orCoins }: Demand): string {
  if (what === 'coins' && need < 0) return say('ahead.gain', { n: -need });
  if (what === 'coins' && need === 0) return say('ahead.nothing');
  if (what === 'food' && orCoins) return say('ahead.foodOrCoins', { n: need, have, coins: orCoins });
  return say(`ahead.${what}`, { n: need, have });
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

/** What it does, and what it would ask of the viewer today. */
function Coming({ run, player }: { readonly run: Run; readonly player: PlayerView | undefined }) {
  const { hour, from, to } = run;
  const demand = player && demandOf(hour, player);
  const short = demand && player && !isMet(demand, player);
  const event = eventName(hour);
  return (
    <li data-info={`event:${hour}`}>
      <Plate id={`oe-${hour}`} />
      <p>
        <b>
          {from === to ? say('hourglass.past', { n: from, event }) : say('ahead.rounds', { from, to, event })}
        </b>
        <span>{eventAbout(hour)}</span>
        {demand && <em class={short ? 'o-short-of' : ''}>{demandWords(demand)}</em>}
      </p>
    </li>
  );
}

/** The next events, where all of them are known from the start. */
export function Schedule({
  view,
  player,
}: {
  readonly view: OrleansView;
  readonly player: PlayerView | undefined;
}) {
  const coming = runsOf(view).slice(0, TOLD);
  if (coming.length === 0) return null;
  return (
    <div class="o-coming">
      <h3 class="o-heading">{say('ahead.title')}</h3>
      <ol>
        {coming.map((run) => (
          <Coming key={run.from} run={run} player={player} />
        ))}
      </ol>
    </div>
  );
}
