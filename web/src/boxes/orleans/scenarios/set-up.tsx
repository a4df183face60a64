import { Icon } from '../../../art/icon';
import { type Citizen, type Place, type Stack, TABLES } from '../../../generated/orleans';
import type { Names } from '../../../table/box';
import { useControl, useWatch } from '../../../table/control';
import { Region } from '../../../table/region';
import { HolePicture } from '../art/pieces';
import { Plate, placeSymbol } from '../art/places';
import { Sign } from '../art/symbols';
import { gainsOf } from '../gains';
import { GainLine } from '../parts/gain';
import { Piece } from '../parts/piece';
import { seatNumber } from '../pieces';
import type { OrleansView, OrleansWatch } from '../view';
import { capital, citizenName, placeLabel, say } from '../words';

/** What was picked in this browser and not sent yet. */
const usePicked = (): readonly string[] => useWatch<OrleansWatch>().position.value.prompt?.picked ?? [];

/** Five tiles at a time: who chooses, and which type. */
export function draftPart(
  view: OrleansView,
): { readonly seat: string; readonly stack: Stack; readonly left: number } | undefined {
  const other = view.players.find(({ seat }) => seat !== view.first)?.seat ?? view.first;
  const chosen = (stack: Stack) => view.tiles.filter((tile) => stackOf(tile) === stack).length;
  const parts = [
    { seat: view.first, stack: 'I', until: 5 },
    { seat: other, stack: 'I', until: 10 },
    { seat: other, stack: 'II', until: 5 },
    { seat: view.first, stack: 'II', until: 10 },
  ] as const;
  const next = parts.find(({ stack, until }) => chosen(stack) < until);
  return next && { seat: next.seat, stack: next.stack, left: next.until - chosen(next.stack) };
}

const TILES = TABLES.places.filter(({ stack }) => stack !== null);
const stackOf = (tile: Place): Stack | null =>
  TABLES.places.find(({ place }) => place === tile)?.stack ?? null;

/** Who chose a tile, and how many merchants have a town, is in the record. */
function useChoosers(): { readonly chosen: ReadonlyMap<string, string>; readonly started: number } {
  const chosen = new Map<string, string>();
  let started = 0;
  for (const { json } of useWatch<OrleansWatch>().events.value) {
    if (json.event === 'drafts') chosen.set(json.tile, json.seat);
    if (json.event === 'starts') started++;
  }
  return { chosen, started };
}

interface DraftProps {
  readonly view: OrleansView;
  readonly viewer: string | null;
  readonly names: Names;
}

/** The Duel's choice of place tiles, which both players watch: `tile:<id>`. */
export function Draft({ view, viewer, names }: DraftProps) {
  const { chosen: choosers, started } = useChoosers();
  const picked = usePicked();
  const part = draftPart(view);
  const starting = started < view.players.length;
  return (
    <Region class="o-draft" label={say('draft.title')}>
      <h3 class="o-heading">{say('draft.title')}</h3>
      <p class="o-draft-turn">
        {part && !starting
          ? part.seat === viewer
            ? say('draft.yours', { stack: part.stack })
            : say('draft.theirs', { name: names(part.seat), stack: part.stack })
          : say('draft.done')}
      </p>
      {(['I', 'II'] as const).map((stack) => (
        <div key={stack} class="o-draft-stack" role="group" aria-label={say('gallery.stack', { stack })}>
          <h4 class="o-heading">
            <b class="o-stack">{stack}</b>{' '}
            <small>
              {say('draft.count', { n: view.tiles.filter((tile) => stackOf(tile) === stack).length, of: 10 })}
            </small>
          </h4>
          <div class="o-draft-tiles">
            {TILES.filter((tile) => tile.stack === stack).map(({ place, needs }) => (
              <DraftTile
                key={place}
                view={view}
                place={place}
                needs={needs}
                by={choosers.get(place)}
                picked={picked.includes(place)}
                names={names}
              />
            ))}
          </div>
        </div>
      ))}
    </Region>
  );
}

interface DraftTileProps {
  readonly view: OrleansView;
  readonly place: Place;
  readonly needs: (typeof TILES)[number]['needs'];
  readonly by: string | undefined;
  readonly picked: boolean;
  readonly names: Names;
}

function DraftTile({ view, place, needs, by, picked, names }: DraftTileProps) {
  const [player] = view.players;
  const state = by ? say('draft.by', { name: names(by) }) : picked ? say('draft.picked') : '';
  return (
    <div class={`o-draft-tile ${by ? 'chosen' : ''} ${picked ? 'picked' : ''}`}>
      <Piece
        thing={`tile:${place}`}
        label={[placeLabel(place), state].filter(Boolean).join(', ')}
        info={`place:${place}`}
        class="o-draft-name"
      >
        <Plate id={placeSymbol(place)} />
        <b>{placeLabel(place)}</b>
      </Piece>
      <span class="o-draft-needs" aria-hidden="true">
        {needs.map((need, n) => (
          <HolePicture key={n} need={need} />
        ))}
      </span>
      <small>{player && <GainLine gains={gainsOf(view, player, place)} />}</small>
      {by && <Icon id={`s-${seatNumber(by)}`} class={`o-draft-by seat-${seatNumber(by)}`} />}
      {picked && <Icon id="u-tick" class="o-draft-by" />}
    </div>
  );
}

const SPOTS: readonly Citizen[] = TABLES.citizens.slice(0, 13);

/** The Dignitary: seven of thirteen spaces get a citizen. The same spaces can be touched on the board. */
export function CitizenChoice({ view }: { readonly view: OrleansView }) {
  const picked = usePicked();
  return (
    <Region class="o-draft" label={say('citizens.title')}>
      <h3 class="o-heading">
        {say('citizens.title')} <small>{say('draft.count', { n: picked.length, of: 7 })}</small>
      </h3>
      <p class="o-draft-turn">{say('citizens.about')}</p>
      <div class="o-draft-tiles o-citizen-list">
        {SPOTS.map((citizen) => {
          const on = picked.includes(citizen) || view.citizens.includes(citizen);
          return (
            <div key={citizen} class={`o-draft-tile ${on ? 'picked' : ''}`}>
              <Piece
                thing={`citizen:${citizen}`}
                label={[capital(citizenName(citizen)), on ? say('draft.picked') : '']
                  .filter(Boolean)
                  .join(', ')}
                class="o-draft-name"
              >
                {TABLES.deeds.some(({ deed }) => deed === citizen) ? (
                  <Plate id={`od-${citizen}`} />
                ) : (
                  <Sign id={SIGNS[citizen] ?? 'oi-dev'} />
                )}
                <b>{capital(citizenName(citizen))}</b>
              </Piece>
              {on && <Sign id="oi-citizen" class="o-draft-by" />}
            </div>
          );
        })}
      </div>
    </Region>
  );
}

const SIGNS: Readonly<Partial<Record<Citizen, string>>> = { boatmen: 'of-boatman', knights: 'of-knight' };

/** Citizens that somebody has taken, from the record. */
export function useTaken(): ReadonlySet<Citizen> {
  const taken = new Set<Citizen>();
  for (const { json } of useWatch<OrleansWatch>().events.value) {
    if (json.event === 'citizen') taken.add(json.citizen);
  }
  return taken;
}

interface SpotProps {
  readonly citizen: Citizen;
  /** Whether a citizen lies there. */
  readonly waits: boolean;
}

/** A citizen on a track or a deed, or the place for one while the Dignitary chooses. */
export function CitizenSpot({ citizen, waits }: SpotProps) {
  const picked = usePicked().includes(citizen);
  const open = useControl().stateOf(`citizen:${citizen}`) !== 'shut';
  const taken = useTaken().has(citizen);
  // Some scenarios have no citizen there at all.
  if (!open) return waits || taken ? <Sign id="oi-citizen" class={waits ? '' : 'gone'} /> : null;
  return (
    <Piece
      thing={`citizen:${citizen}`}
      label={citizenName(citizen)}
      class={`o-citizen-spot ${picked ? 'picked' : ''}`}
    >
      <Sign id="oi-citizen" />
    </Piece>
  );
}
