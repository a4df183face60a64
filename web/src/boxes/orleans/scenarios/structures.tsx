import { Icon } from '../../../art/icon';
import type { StructureCard as Card, StructureView } from '../../../generated/orleans';
import { listOf } from '../../../i18n';
import type { Names } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import type { StructureId } from '../art/ids';
import { GoodPicture } from '../art/pieces';
import { StructurePicture } from '../art/scenario';
import { StructureCard, type StructureNeed } from '../art/structure-card';
import { Sign } from '../art/symbols';
import { Ours } from '../invasion/ours';
import { Piece } from '../parts/piece';
import { FOLLOWERS, type Follower, GOODS, type Good, seatNumber } from '../pieces';
import type { OrleansPrompt, OrleansView } from '../view';
import { amountOf, followerName, say, structureName, theFollowers, townName } from '../words';

/** How many of each there are in a list. */
const count = <T,>(list: readonly T[], one: T): number => list.filter((other) => other === one).length;

/** What a card asks for, as the drawing wants it. Nothing of it is there yet. */
const needsOf = ({ followers, goods, coins }: Card): readonly StructureNeed[] => [
  ...FOLLOWERS.filter((role) => followers.includes(role)).map((what) => ({
    what,
    there: 0,
    of: count(followers, what),
  })),
  ...(coins > 0 ? [{ what: 'coins' as const, there: 0, of: coins }] : []),
  ...GOODS.filter((good) => goods.includes(good)).map((what) => ({ what, there: 0, of: count(goods, what) })),
];

/** "2 farmers, 3 coins and 1 wine" */
export function needsWords({ followers, goods, coins }: Pick<Card, 'followers' | 'goods' | 'coins'>): string {
  return listOf([
    ...(followers.length > 0 ? [theFollowers(followers)] : []),
    ...(coins > 0 ? [amountOf('coins', coins)] : []),
    ...GOODS.filter((good) => goods.includes(good)).map((good) => amountOf(good, count(goods, good))),
  ]);
}

const cardOf = (view: OrleansView, town: string): Card | undefined =>
  view.prosperity?.cards.find((card) => card.town === town);

/** What a structure still needs. */
export const missingAt = ({ followers, goods, coins, coins_needed }: StructureView) => ({
  followers: followers.filter(({ filled }) => !filled).map(({ role }) => role),
  goods: goods.filter(({ filled }) => !filled).map(({ good }) => good),
  coins: coins_needed - coins,
});

/** The cards that a player chooses from: `card:<town>`. */
export function CardChoice({ view, prompt }: { readonly view: OrleansView; readonly prompt: OrleansPrompt }) {
  return (
    <div class="o-card-choice" role="group" aria-label={say('ask.keep')}>
      {prompt.cards.map((town) => {
        const card = cardOf(view, town);
        if (!card) return null;
        const words = say('structure.card', {
          structure: structureName(town),
          town: townName(town),
          needs: needsWords(card),
          n: card.points,
        });
        return (
          <Piece
            key={town}
            thing={`card:${town}`}
            label={words}
            info={`structure:${town}`}
            class="o-card-pick"
          >
            <StructureCard
              id={town as StructureId}
              town={townName(town)}
              name={structureName(town)}
              needs={needsOf(card)}
              points={card.points}
              state="hand"
            />
          </Piece>
        );
      })}
    </div>
  );
}

interface FollowerSpaceProps {
  readonly town: string;
  readonly role: Follower;
  readonly filled: boolean;
}

/** A space for a follower that can be filled from the Town Hall: `deed:<town>.<follower>`. */
function FollowerSpace({ town, role, filled }: FollowerSpaceProps) {
  const thing = `deed:${town}.${role}`;
  const open = useControl().stateOf(thing) !== 'shut';
  if (filled) return <Sign id={`of-${role}`} />;
  if (!open) return <Sign id={`oh-${role}`} class="o-free" />;
  return (
    <Piece
      thing={thing}
      label={say('deed.space', { deed: structureName(town), follower: followerName(role) })}
      class="o-deed-space"
    >
      <Sign id={`oh-${role}`} />
    </Piece>
  );
}

const GoodSpace = ({ good, filled }: { readonly good: Good; readonly filled: boolean }) => (
  <span class={`o-struct-good ${filled ? '' : 'o-lacking'}`}>
    <GoodPicture good={good} />
  </span>
);

interface RowProps {
  readonly seat: string;
  readonly structure: StructureView;
  readonly mine: boolean;
  readonly names: Names;
}

/** A structure on the map: what is there, what is missing, what it is worth. */
function StructureRow({ seat, structure, mine, names }: RowProps) {
  const { town, complete, followers, goods, coins, coins_needed, points } = structure;
  const thing = `structure:${town}`;
  const open = useControl().stateOf(thing) !== 'shut' && mine;
  const missing = missingAt(structure);
  const words = complete
    ? say('structure.done', { n: points })
    : say('structure.missing', { list: needsWords(missing) });
  // Only the first free space of a kind can be touched.
  const firsts = new Set<Follower>();
  const spaces = followers.map(({ role, filled }) => {
    const first = !filled && !firsts.has(role);
    if (first) firsts.add(role);
    return { role, filled, first };
  });
  return (
    <li class={`o-struct ${complete ? 'done' : ''}`} data-info={thing} data-at={`deed:${town}`}>
      <StructurePicture id={town as StructureId} />
      <div>
        <b>{structureName(town)}</b>{' '}
        <small>
          <Icon id={`s-${seatNumber(seat)}`} class={`seat-${seatNumber(seat)}`} label={names(seat)} />{' '}
          {townName(town)}
        </small>
        <span class="visually-hidden">{words}</span>
        <span class="o-deed-spaces">
          {!complete &&
            spaces.map(({ role, filled, first }, n) =>
              first && mine ? (
                <FollowerSpace key={n} town={town} role={role} filled={false} />
              ) : (
                <Sign key={n} id={`${filled ? 'of' : 'oh'}-${role}`} class={filled ? '' : 'o-free'} />
              ),
            )}
          {!complete && goods.map(({ good, filled }, n) => <GoodSpace key={n} good={good} filled={filled} />)}
          {!complete && coins_needed > 0 && (
            <span class="o-struct-coins">
              <Sign id="oi-coin" />
              {`${coins}/${coins_needed}`}
            </span>
          )}
        </span>
        {open && (
          <Piece
            thing={thing}
            label={say('structure.here', { structure: structureName(town) })}
            class="btn act o-supply-here"
          >
            {say('structure.supply')}
          </Piece>
        )}
      </div>
      <span class="o-struct-points">
        {complete && <Icon id="u-tick" />}
        <b>{points}</b>
        <Icon id="i-vp" />
      </span>
    </li>
  );
}

/** The card in a player's hand. Others see only that there is one. */
function HandCard({ view, town }: { readonly view: OrleansView; readonly town: string }) {
  const card = cardOf(view, town);
  const here = view.prosperity?.carpenter === town;
  return (
    <li class="o-struct o-in-hand" data-info={`structure:${town}`}>
      <StructurePicture id={town as StructureId} />
      <div>
        <b>{structureName(town)}</b> <small>{townName(town)}</small>
        <small class="o-hand-note">{say(here ? 'structure.carpenterHere' : 'structure.hand')}</small>
        <span class="visually-hidden">{card ? needsWords(card) : ''}</span>
        {card && (
          <span class="o-deed-spaces" aria-hidden="true">
            {card.followers.map((role, n) => (
              <Sign key={n} id={`oh-${role}`} class="o-free" />
            ))}
            {card.goods.map((good, n) => (
              <GoodSpace key={n} good={good} filled={false} />
            ))}
            {card.coins > 0 && (
              <span class="o-struct-coins">
                <Sign id="oi-coin" />
                {card.coins}
              </span>
            )}
          </span>
        )}
      </div>
      <span class="o-struct-points">
        <b>{card?.points}</b>
        <Icon id="i-vp" />
      </span>
    </li>
  );
}

interface StructuresProps {
  readonly view: OrleansView;
  readonly viewer: string | null;
  readonly names: Names;
}

/** Everybody's structures, and the card in the viewer's hand. */
export function Structures({ view, viewer, names }: StructuresProps) {
  if (!view.prosperity) return null;
  const players = [...view.players].sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer));
  const built = players.flatMap(({ seat, structures }) =>
    structures.map((structure) => ({ seat, structure })),
  );
  // What the viewer can still man and supply comes first.
  const isOwnWork = ({ seat, structure }: (typeof built)[number]) => seat === viewer && !structure.complete;
  const row = ({ seat, structure }: (typeof built)[number]) => (
    <StructureRow
      key={structure.town}
      seat={seat}
      structure={structure}
      mine={seat === viewer}
      names={names}
    />
  );
  const shown = players.flatMap(({ seat, card }) => (card ? [{ seat, card }] : []));
  return (
    <Region class="o-structures" label={say('structures.title')}>
      <h3 class="o-heading">
        {say('structures.title')} <small>{say('structures.pile', { n: view.prosperity.pile })}</small>{' '}
        <Ours what="structures" />
      </h3>
      <ul>
        {built.filter(isOwnWork).map(row)}
        {shown.map(({ seat, card }) => (
          <HandCard key={seat} view={view} town={card} />
        ))}
        {built.filter((one) => !isOwnWork(one)).map(row)}
      </ul>
      {built.length === 0 && <p class="o-quiet">{say('structures.none')}</p>}
    </Region>
  );
}
