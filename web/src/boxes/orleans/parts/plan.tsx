import { Icon } from '../../../art/icon';
import { listOf } from '../../../i18n';
import { Sign } from '../art/symbols';
import type { Follower, Need } from '../pieces';
import type { AnyPlace } from '../view';
import { followerName, placeName, say } from '../words';
import { type Gain, GainLine, gainWords } from './gain';

export interface PlannedPlace {
  readonly place: AnyPlace;
  readonly gains: readonly Gain[];
}

export interface ShortPlace {
  readonly place: AnyPlace;
  readonly need: Need;
  /** How many followers in the bag would fit. */
  readonly inBag: number;
}

interface PlanProps {
  readonly ready: readonly PlannedPlace[];
  /** What is in the hand, and what it would complete. */
  readonly hand?: { readonly follower: Follower; readonly completes: readonly PlannedPlace[] } | undefined;
  readonly short: readonly ShortPlace[];
}

/** What a plan amounts to: what is ready, what the piece in the hand would complete, what lacks one. */
export function PlanStrip({ ready, hand, short }: PlanProps) {
  return (
    <div class="o-plan" role="group" aria-label={say('plan.title')}>
      <div>
        <h3 class="o-heading">{say('plan.title')}</h3>
        {ready.length === 0 && <p class="o-quiet">{say('plan.nothing')}</p>}
        {ready.map((one) => (
          <Planned key={one.place} {...one} tick />
        ))}
      </div>
      {/* Each part keeps its place, with somebody in the hand or not. */}
      <div class="o-maybe">
        {hand && (
          <>
            <h3 class="o-heading">{say('plan.with', { follower: followerName(hand.follower) })}</h3>
            {hand.completes.map((one) => (
              <Planned key={one.place} {...one} />
            ))}
            {hand.completes.length === 0 && <p class="o-quiet">{say('plan.completesNothing')}</p>}
          </>
        )}
      </div>
      <div>
        {short.length > 0 && (
          <>
            <h3 class="o-heading">{say('plan.short')}</h3>
            {short.map(({ place, need, inBag }) => (
              <p key={place}>
                <b>{placeName(place)}</b> <Sign id={`of-${need}`} label={followerName(need)} />
                {inBag > 0 && <small>{say('bag.of', { n: inBag })}</small>}
              </p>
            ))}
          </>
        )}
      </div>
    </div>
  );
}

function Planned({ place, gains, tick }: PlannedPlace & { readonly tick?: boolean }) {
  return (
    <p>
      {tick && <Icon id="u-tick" class="o-plan-tick" />}
      <b>{placeName(place)}</b> <GainLine gains={gains} />
      <span class="visually-hidden">{listOf([gainWords(gains)].filter(Boolean))}</span>
    </p>
  );
}
