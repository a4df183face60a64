import { Plate } from '../art/places';
import type { Hour } from '../generated';
import { type Demand, demandOf, isMet } from '../scenarios/demand';
import type { OrleansView, PlayerView } from '../view';
import { eventAbout, eventName, say } from '../words';

/** How many of the coming events are told in words. The others have their pictures on the road above. */
const TOLD = 2;

/** "You have 3 of 5 coins" */
function demandWords({ what, need, have, orCoins }: Demand): string {
  if (what === 'coins' && need < 0) return say('ahead.gain', { n: -need });
  if (what === 'coins' && need === 0) return say('ahead.nothing');
  if (what === 'food' && orCoins) return say('ahead.foodOrCoins', { n: need, have, coins: orCoins });
  return say(`ahead.${what}`, { n: need, have });
}

/** One event of the rounds to come: what it does, and what it would ask of the viewer today. */
function Coming({
  hour,
  round,
  player,
}: {
  readonly hour: Hour;
  readonly round: number;
  readonly player: PlayerView | undefined;
}) {
  const demand = player && demandOf(hour, player);
  const short = demand && player && !isMet(demand, player);
  return (
    <li data-info={`event:${hour}`}>
      <Plate id={`oe-${hour}`} />
      <p>
        <b>{say('hourglass.past', { n: round, event: eventName(hour) })}</b>
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
  const coming = view.schedule.slice(view.round, view.round + TOLD);
  if (coming.length === 0) return null;
  return (
    <div class="o-coming">
      <h3 class="o-heading">{say('ahead.title')}</h3>
      <ol>
        {coming.map((hour, n) => (
          <Coming key={n} hour={hour} round={view.round + n + 1} player={player} />
        ))}
      </ol>
    </div>
  );
}
