import { Icon } from '../../../art/icon';
import { type Citizen, type Deed, TABLES } from '../../../generated/orleans';
import { listOf } from '../../../i18n';
import type { Names } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { Plate } from '../art/places';
import { Sign } from '../art/symbols';
import { OUR_DEEDS, Ours } from '../invasion/ours';
import { type Follower, seatNumber } from '../pieces';
import { CitizenSpot } from '../scenarios/set-up';
import { deedName, followerName, followersName, say } from '../words';
import { Piece } from './piece';

export interface DeedState {
  readonly deed: Deed;
  /** How many followers of each kind it has room for. */
  readonly spaces: readonly (readonly [Follower, number])[];
  /** How many followers of each kind were sent there. */
  readonly sent: Readonly<Partial<Record<Follower, number>>>;
  /** Who got its citizen. Nobody until it is complete. */
  readonly citizen: string | null;
  /** Whether a citizen lies on it. */
  readonly waits: boolean;
}

/** What a deed pays for every follower that is sent there. */
export function rewardOf(deed: Deed): { readonly coins: number; readonly orBook: boolean } {
  const row = TABLES.deeds.find((one) => one.deed === deed);
  return { coins: row?.coins ?? 0, orBook: row?.or_book ?? false };
}

/** The deeds of the town hall. A free space that fits is a thing: `deed:<deed>.<follower>`. */
export function Deeds({ deeds, names }: { readonly deeds: readonly DeedState[]; readonly names: Names }) {
  return (
    <Region class="o-deeds" label={say('deeds.title')}>
      <h3 class="o-heading">
        {say('deeds.title')} {deeds.some(({ deed }) => OUR_DEEDS.includes(deed)) && <Ours what="deeds" />}
      </h3>
      <ul>
        {deeds.map((state) => (
          <DeedRow key={state.deed} state={state} names={names} />
        ))}
      </ul>
    </Region>
  );
}

interface DeedRowProps {
  readonly state: DeedState;
  readonly names: Names;
}

function DeedRow({ state: { deed, spaces, sent, citizen, waits }, names }: DeedRowProps) {
  const { coins, orBook } = rewardOf(deed);
  const filled = spaces.map(([follower, most]) =>
    say('deed.filled', { n: sent[follower] ?? 0, most, followers: followersName(follower) }),
  );
  const reward = orBook ? say('deed.coinOrPoint') : say('deed.coins', { n: coins });
  return (
    <li class={`o-deed ${citizen ? 'done' : ''}`} data-info={`deed:${deed}`} data-at={`deed:${deed}`}>
      <Plate id={`od-${deed}`} />
      <div class="o-deed-middle">
        <b>{deedName(deed)}</b>
        <span class="visually-hidden">
          {listOf(filled)}.{' '}
          {citizen
            ? say('deed.done', { name: names(citizen) })
            : [say('deed.reward', { what: reward }), ...(waits ? [say('deed.citizen')] : [])].join(', ')}
        </span>
        <span class="o-deed-spaces">
          {spaces.map(([follower, most]) => (
            <Spaces key={follower} deed={deed} follower={follower} most={most} sent={sent[follower] ?? 0} />
          ))}
        </span>
      </div>
      <span class="o-deed-reward" aria-hidden="true">
        {citizen ? (
          <Icon id={`s-${seatNumber(citizen)}`} class={`seat-${seatNumber(citizen)}`} />
        ) : (
          <>
            <b>{coins}</b>
            <Sign id="oi-coin" />
            {orBook && (
              <>
                <i>/</i>
                <Sign id="oi-dev" />
              </>
            )}
          </>
        )}
      </span>
      {!citizen && (
        <span class="o-deed-reward">
          <CitizenSpot citizen={deed as Citizen} waits={waits} />
        </span>
      )}
    </li>
  );
}

interface SpacesProps {
  readonly deed: Deed;
  readonly follower: Follower;
  readonly most: number;
  readonly sent: number;
}

/** The spaces for one kind of follower. The first free one can be touched while somebody may go there. */
function Spaces({ deed, follower, most, sent }: SpacesProps) {
  const thing = `deed:${deed}.${follower}`;
  const open = useControl().stateOf(thing) !== 'shut';
  return (
    <>
      {Array.from({ length: most }, (_, n) => {
        if (n < sent) return <Sign key={n} id={`of-${follower}`} />;
        if (n > sent || !open) return <Sign key={n} id={`oh-${follower}`} class="o-free" />;
        return (
          <Piece
            key={n}
            thing={thing}
            label={say('deed.space', { deed: deedName(deed), follower: followerName(follower) })}
            class="o-deed-space"
          >
            <Sign id={`oh-${follower}`} />
          </Piece>
        );
      })}
    </>
  );
}
