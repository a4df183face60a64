import { Icon } from '../../../art/icon';
import { listOf } from '../../../i18n';
import type { Names } from '../../../table/box';
import { GoodPicture } from '../art/pieces';
import { Sign } from '../art/symbols';
import { FOLLOWERS, type Follower, seatNumber, type Track } from '../pieces';
import {
  CITIZENS_AT,
  COINS_AT,
  LAST_DEVELOPMENT,
  type Reward,
  STATUS_FROM,
  statusOf,
  TRACK_SPACES,
  type TrackSpace,
} from '../printed';
import { CitizenSpot, useTaken } from '../scenarios/set-up';
import { followersName, goodName, say } from '../words';

/** A seat's markers: one on each track. */
export interface Markers {
  readonly seat: string;
  readonly at: Readonly<Record<Track, number>>;
  readonly development: number;
}

export interface TracksProps {
  readonly markers: readonly Markers[];
  readonly viewer: string | null;
  readonly names: Names;
  /** Citizens that nobody has taken yet. */
  readonly citizens: {
    readonly boatman: boolean;
    readonly knight: boolean;
    readonly development: readonly number[];
  };
  /** Followers that can still be recruited. */
  readonly stock: Readonly<Record<Follower, number>>;
  /** Technology tiles that are left. */
  readonly technology: number;
  /** Where the viewer's development would be after what is being considered. */
  readonly preview?: number | undefined;
}

/** The six tracks, what is left in the stock, and the development of everybody. */
export function Tracks(props: TracksProps) {
  return (
    <div class="o-tracks" role="group" aria-label={say('tracks.title')}>
      <TrackRow track="farmer" {...props} />
      <div class="o-track-pairs">
        <TrackRow track="boatman" {...props} />
        <TrackRow track="craftsman" {...props} />
        <TrackRow track="trader" {...props} />
        <TrackRow track="knight" {...props} />
        <TrackRow track="scholar" {...props} />
        <Stock stock={props.stock} technology={props.technology} />
      </div>
      <Development {...props} />
    </div>
  );
}

function Shields({ seats }: { readonly seats: readonly string[] }) {
  return (
    <span class="o-markers" aria-hidden="true">
      {seats.map((seat) => (
        <Icon key={seat} id={`s-${seatNumber(seat)}`} class={`o-marker seat-${seatNumber(seat)}`} />
      ))}
    </span>
  );
}

function rewardWords({ reward }: TrackSpace, first: boolean): string {
  switch (reward.give) {
    case 'nothing':
      return first ? say('track.start') : '';
    case 'good':
      return say('track.good', { good: goodName(reward.good) });
    case 'technology':
      return say(reward.farmer ? 'track.technologyFirst' : 'track.technology');
    case 'tile':
      return say(reward.stack === 'I' ? 'track.tileI' : 'track.tileII');
    default:
      return say(`track.${reward.give}`, { n: reward.n });
  }
}

function RewardPicture({ reward }: { readonly reward: Reward }) {
  switch (reward.give) {
    case 'nothing':
      return null;
    case 'good':
      return <GoodPicture good={reward.good} />;
    case 'technology':
      return (
        <>
          <Sign id="oi-cog" />
          {reward.farmer && <Sign id="om-farmer" class="o-small" />}
        </>
      );
    case 'tile':
      return <b class="o-stack">{reward.stack}</b>;
    case 'draw':
      return <b>{reward.n}</b>;
    default:
      return (
        <>
          <b>{reward.n}</b>
          <Sign id={reward.give === 'coins' ? 'oi-coin' : 'oi-dev'} />
        </>
      );
  }
}

interface TrackRowProps extends TracksProps {
  readonly track: Track;
}

/** One track: rewards above, markers below. The viewer's next space has a dashed line. */
function TrackRow({ track, markers, viewer, names, citizens }: TrackRowProps) {
  const own = markers.find(({ seat }) => seat === viewer)?.at[track];
  const taken = useTaken();
  return (
    <div class={`o-track o-track-${track}`} data-info={`track:${track}`}>
      <Sign id={`of-${track}`} class="o-track-sign" />
      <ol aria-label={say(`track.${track}`)}>
        {TRACK_SPACES[track].map((space, n) => {
          const here = markers.filter(({ at }) => at[track] === n).map(({ seat }) => seat);
          const waits = space.citizen && (track === 'boatman' ? citizens.boatman : citizens.knight);
          const next = own !== undefined && n === own + 1;
          return (
            <li key={n} class={`o-space ${next ? 'next' : ''}`} data-at={`track:${track}:${n}`}>
              <span class="o-reward" aria-hidden="true">
                <RewardPicture reward={space.reward} />
              </span>
              {space.citizen && (
                <span class="o-reward">
                  <CitizenSpot citizen={track === 'boatman' ? 'boatmen' : 'knights'} waits={waits ?? false} />
                </span>
              )}
              <Shields seats={here} />
              <span class="visually-hidden">
                {[
                  [
                    rewardWords(space, n === 0),
                    space.citizen && (waits || taken.has(track === 'boatman' ? 'boatmen' : 'knights'))
                      ? say(waits ? 'track.citizen' : 'track.citizenGone')
                      : '',
                  ]
                    .filter(Boolean)
                    .join(', '),
                  listOf(here.map(names)),
                  next ? say('track.next') : '',
                ]
                  .filter(Boolean)
                  .join('. ')}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface StockProps {
  readonly stock: Readonly<Record<Follower, number>>;
  readonly technology: number;
}

/** Who can still be recruited. At zero the place that recruits them is out of use. */
function Stock({ stock, technology }: StockProps) {
  return (
    <div class="o-stock">
      <h3 class="o-heading">{say('stock.title')}</h3>
      <ul aria-label={say('stock.title')}>
        {FOLLOWERS.map((one) => {
          const words = say('stock.left', { n: stock[one], followers: followersName(one) });
          return (
            <li key={one} class={stock[one] === 0 ? 'gone' : ''} title={words} data-at={`stock:${one}`}>
              <Sign id={`of-${one}`} />
              <b aria-hidden="true">{stock[one]}</b>
              <span class="visually-hidden">{words}</span>
            </li>
          );
        })}
        <li
          class={technology === 0 ? 'gone' : ''}
          title={say('technology.left', { n: technology })}
          data-at="stock:technology"
        >
          <Sign id="oi-cog" />
          <b aria-hidden="true">{technology}</b>
          <span class="visually-hidden">{say('technology.left', { n: technology })}</span>
        </li>
      </ul>
    </div>
  );
}

/** One ribbon of 31 spaces in six deepening bands of gold. */
function Development({ markers, viewer, names, citizens, preview }: TracksProps) {
  const own = viewer ? seatNumber(viewer) : 0;
  const taken = useTaken();
  return (
    <div class="o-development" data-info="track:development">
      <Sign id="oi-dev" class="o-track-sign" />
      <ol aria-label={say('development.title')}>
        {Array.from({ length: LAST_DEVELOPMENT + 1 }, (_, n) => {
          const here = markers.filter(({ development }) => development === n).map(({ seat }) => seat);
          const coins = COINS_AT[n];
          const status = STATUS_FROM[n];
          const citizen = CITIZENS_AT.includes(n);
          const waits = citizens.development.includes(n);
          return (
            <li
              key={n}
              class={`o-step o-status-${statusOf(n)} ${status ? 'first' : ''}`}
              data-at={`development:${n}`}
            >
              <span class="o-reward" aria-hidden="true">
                {status && <b class="o-status">{status}</b>}
                {coins && <b class="o-coins">{coins}</b>}
              </span>
              {citizen && (
                <span class="o-reward">
                  <CitizenSpot citizen={`development-${n as 3}`} waits={waits} />
                </span>
              )}
              <Shields seats={here} />
              {preview === n && own > 0 && (
                <Icon
                  id={`s-${own}`}
                  class={`o-marker o-preview seat-${own}`}
                  label={say('development.preview')}
                />
              )}
              <span class="visually-hidden">
                {[
                  say('development.space', { n, status: statusOf(n) }),
                  coins ? say('track.coins', { n: coins }) : '',
                  citizen && (waits || taken.has(`development-${n as 3}`))
                    ? say(waits ? 'track.citizen' : 'track.citizenGone')
                    : '',
                  listOf(here.map(names)),
                ]
                  .filter(Boolean)
                  .join('. ')}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
