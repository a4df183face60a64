/** The City of Orléans: what everybody has to collect together, and how far they are. */
import './invasion.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../art/icon';
import type { CityView, PartView } from '../../../generated/orleans';
import { listOf } from '../../../i18n';
import type { Names } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { CityPicture } from '../art/city';
import type { DeedId } from '../art/ids';
import { GoodPicture } from '../art/pieces';
import { DeedPicture } from '../art/scenario';
import { Sign } from '../art/symbols';
import { Piece } from '../parts/piece';
import { FOLLOWERS, type Follower, GOODS, type Good } from '../pieces';
import type { OrleansView } from '../view';
import { followerName, goodName, townName } from '../words';
import { Personal } from './characters';
import { measureWords, missingWords, sumOf } from './measure';
import { Ours } from './ours';
import { tell } from './words';

interface CityProps {
  readonly view: OrleansView;
  readonly city: CityView;
  readonly viewer: string | null;
  readonly names: Names;
  readonly children?: ComponentChildren;
}

const partsOf = (city: CityView, objective: string): readonly PartView[] =>
  city.objectives.find((one) => one.objective === objective)?.parts ?? [];

/** "The City Walls: 3 of 8 knights. The Reinforcement on the bridge is missing a knight." */
function pictureWords(walls: PartView | undefined, reinforcement: PartView | undefined): string {
  return [
    tell('city.walls', { n: walls?.have ?? 0, most: walls?.need ?? 0 }),
    reinforcement ? tell(reinforcement.met ? 'city.reinforced' : 'city.reinforcedMissing') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The whole board: picture, stores, achievements, personal objectives. */
export function CityBoard({ view, city, viewer, names, children }: CityProps) {
  const [walls] = partsOf(city, 'city-walls');
  const [bridge] = partsOf(city, 'reinforcement');
  return (
    <Region class="o-city-board" label={tell('city.title')}>
      <CityHead city={city} />
      <CityPicture
        knights={walls?.have ?? 0}
        needed={walls?.need ?? 0}
        reinforcement={bridge && (bridge.met ? 'there' : 'missing')}
        label={pictureWords(walls, bridge)}
        at="city-picture"
      />
      <Stores view={view} city={city} />
      <Achievements city={city} />
      <Personal view={view} viewer={viewer} names={names} />
      {children}
    </Region>
  );
}

/** Every part in a few signs, always in sight. */
export function CityStrip({ city }: { readonly city: CityView }) {
  const parts = [
    ...city.objectives.map(({ objective, ...rest }) => ({ store: objective, ...rest })),
    ...city.achievements.map(({ achievement, ...rest }) => ({ store: achievement, ...rest })),
  ];
  return (
    <div class="o-city-strip">
      <p>{tell('city.progress', { met: city.met, all: city.all })}</p>
      <ul aria-label={tell('city.title')}>
        {parts.map(({ store, parts, met }) => (
          <li key={store} class={met ? 'done' : ''} data-info={`store:${store}`}>
            <DeedPicture id={store} label={tell(`store.${store}`)} />
            <b>{sumOf(parts, 'have')}</b>
            <small>/{sumOf(parts, 'need')}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CityHead({ city: { met, all } }: { readonly city: CityView }) {
  return (
    <p class="o-city-head">
      <b>{tell('city.title')}</b> <small>{tell('city.progress', { met, all })}</small>
    </p>
  );
}

function Stores({ view, city }: { readonly view: OrleansView; readonly city: CityView }) {
  return (
    <ul class="o-stores" aria-label={tell('city.common')}>
      {city.objectives.map(({ objective, parts, met }) => (
        <StoreCard key={objective} store={objective} parts={parts} met={met}>
          {objective === 'towers' && <TowersLeft city={city} />}
          {objective === 'citizens' && !met && <CitizensLeft view={view} />}
        </StoreCard>
      ))}
    </ul>
  );
}

function Achievements({ city }: { readonly city: CityView }) {
  return (
    <>
      <h4 class="o-heading">
        {tell('city.achievements')} <small>{tell('city.achievementsHint')}</small>{' '}
        <Ours what="achievements" />
      </h4>
      <ul class="o-stores o-achievements" aria-label={tell('city.achievements')}>
        {city.achievements.map(({ achievement, parts, met, citizen }) => (
          <StoreCard key={achievement} store={achievement} parts={parts} met={met} citizen={citizen} />
        ))}
      </ul>
    </>
  );
}

interface StoreCardProps {
  readonly store: DeedId & `${string}`;
  readonly parts: readonly PartView[];
  readonly met: boolean;
  /** An achievement: whether its citizen can still be gained. */
  readonly citizen?: boolean;
  readonly children?: ComponentChildren;
}

/** One part of the City with what it holds and what it needs. */
function StoreCard({ store, parts, met, citizen, children }: StoreCardProps) {
  const words = parts.map(({ what, have, need }) =>
    tell('city.part', { what: measureWords(what, need), n: have, most: need }),
  );
  return (
    <li class={`o-store ${met ? 'done' : ''}`} data-info={`store:${store}`} data-at={`deed:${store}`}>
      <DeedPicture id={store} />
      <div class="o-store-middle">
        <b>
          {tell(`store.${store as 'treasury'}`)}
          {met && <Icon id="u-tick" class="o-store-tick" />}
        </b>
        <span class="visually-hidden">
          {listOf(words)}. {missingWords(parts)} {citizen ? tell('city.citizen') : ''}
        </span>
        <span class="o-store-parts">
          {parts.map((part) => (
            <Part key={part.what} store={store} part={part} />
          ))}
        </span>
        {children}
      </div>
      <span class="o-store-count" aria-hidden="true">
        <b class="count" key={sumOf(parts, 'have')}>
          {sumOf(parts, 'have')}
        </b>
        <small>/{sumOf(parts, 'need')}</small>
        {citizen && <Sign id="oi-citizen" />}
      </span>
    </li>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  citizens: 'oi-citizen',
  technology: 'oi-cog',
  towers: 'od-towers',
};

/** Followers as pieces and holes, goods as bins, coins as a gauge, everything else as a row of signs. */
export function Part({ store, part }: { readonly store: string; readonly part: PartView }) {
  const { what, have, need } = part;
  if (FOLLOWERS.includes(what as Follower))
    return <Spaces store={store} role={what as Follower} part={part} />;
  if (GOODS.includes(what as Good))
    return (
      <span class={`o-bin ${part.met ? 'full' : ''}`} aria-hidden="true" title={goodName(what as Good)}>
        <GoodPicture good={what as Good} />
        <b>{have}</b>
        <small>/{need}</small>
      </span>
    );
  if (what === 'coins') return <Gauge have={have} need={need} />;
  const sign = SIGNS[what];
  if (!sign || what === 'towers') return <Gauge have={have} need={need} />;
  return (
    <>
      {Array.from({ length: need }, (_, n) => (
        <Sign key={n} id={sign} class={n < have ? '' : 'o-free'} />
      ))}
    </>
  );
}

/** How much of something there is. The digits are next to it. */
export function Gauge({ have, need }: { readonly have: number; readonly need: number }) {
  const share = need > 0 ? Math.min(1, have / need) : 1;
  return (
    <span class={`o-gauge ${have >= need ? 'full' : ''}`} aria-hidden="true">
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}

interface SpacesProps {
  readonly store: string;
  readonly role: Follower;
  readonly part: PartView;
}

/** The first free space can be touched while somebody may go there. */
function Spaces({ store, role, part: { have, need } }: SpacesProps) {
  const thing = `deed:${store}.${role}`;
  const open = useControl().stateOf(thing) !== 'shut';
  return (
    <>
      {Array.from({ length: need }, (_, n) => {
        if (n < have) return <Sign key={n} id={`of-${role}`} />;
        if (n > have || !open) return <Sign key={n} id={`oh-${role}`} class="o-free" />;
        return (
          <Piece
            key={n}
            thing={thing}
            label={tell('city.space', {
              store: tell(`store.${store as 'watch'}`),
              follower: followerName(role),
            })}
            class="o-deed-space"
          >
            <Sign id={`oh-${role}`} />
          </Piece>
        );
      })}
    </>
  );
}

/** Towns that still need a tower. */
function TowersLeft({ city }: { readonly city: CityView }) {
  const left = city.towers.filter(({ built }) => !built).map(({ town }) => townName(town));
  if (left.length === 0) return null;
  return (
    <details class="o-left">
      <summary>{tell('city.towersLeft')}</summary>
      {listOf(left)}
    </details>
  );
}

/** Where the citizen of a spot comes from, for those that no card of the City shows. */
function citizenPlace(citizen: string): string | undefined {
  const [what = '', n] = citizen.split('-');
  if (what === 'development') return tell('citizen.of.development', { n: n ?? '' });
  if (citizen === 'le-blanc') return tell('citizen.of.le-blanc');
  if (GOODS.includes(citizen as Good)) return tell('citizen.of.supply', { good: goodName(citizen as Good) });
  return citizen === 'boatmen' || citizen === 'knights' || citizen === 'farmers'
    ? tell(`citizen.of.${citizen}`)
    : undefined;
}

/** Every citizen that can still be gained. */
function CitizensLeft({ view }: { readonly view: OrleansView }) {
  const left = view.citizens.map((one) => citizenPlace(one) ?? tell(`store.${one as 'catapult'}`));
  if (left.length === 0) return <small class="o-left">{tell('city.citizensOut')}</small>;
  return (
    <details class="o-left">
      <summary>{tell('city.citizensFrom')}</summary>
      {listOf(left)}
    </details>
  );
}
