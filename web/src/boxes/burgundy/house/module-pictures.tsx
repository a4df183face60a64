import type { ComponentChildren, ComponentType } from 'preact';
import { hexagon } from '../../../art/hex';
import { DieFace } from '../../../art/icon';
import { TileAt, WhiteDie } from '../art/tile';
import { Seal } from '../modules/marks';
import { RouteStrip } from '../modules/route';
import { ShieldAt } from '../modules/shield';
import { SignAt } from '../modules/symbols';
import type { RouteView } from '../modules/view';
import '../modules/modules.css';
import './module-pictures.css';

const Picture = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="module-picture" viewBox="0 0 200 92" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

const tile = (name: string, x: number, y: number, radius: number) => (
  <TileAt tile={name} edition={2019} x={x} y={y} radius={radius} />
);

const Extra = () => (
  <Picture>
    {['monastery27', 'monastery28', 'crane', 'geese'].map((name, n) => (
      <TileAt key={name} tile={name} edition={2019} x={32 + n * 46} y={n % 2 ? 54 : 38} radius={29} />
    ))}
  </Picture>
);

const ARC = 'M24 52C40 10 150 10 176 52';
const Border = () => (
  <Picture>
    <g class="rim is-joined">
      <path class="rim-edge" d={ARC} />
      <path class="rim-line" d={ARC} />
    </g>
    {tile('ship', 66, 56, 28)}
    {tile('market', 114, 56, 28)}
    <g class="beads">
      <circle cx="90" cy="56" r="5" />
    </g>
    <SignAt id="m-post-on" x={24} y={56} size={44} />
    <SignAt id="m-post-on" x={176} y={56} size={44} />
  </Picture>
);

const White = () => (
  <WhiteDie.Provider value={5}>
    <Picture>
      {tile('white-castle', 64, 46, 38)}
      <path class="module-dots" d="M104 46h20" />
      <DieFace value={5} x={152} y={46} size={42} class="white-face" />
    </Picture>
  </WhiteDie.Provider>
);

const Inns = () => (
  <Picture>
    <polygon class="module-pasture" points={hexagon(31, 60, 46)} />
    {tile('sheep3', 60, 46, 30)}
    {tile('inn', 112, 46, 30)}
    <Seal n={2} x={165} y={46} />
  </Picture>
);

const ROUTE: readonly RouteView[] = (
  [
    ['turquoise', 'silver', 'turquoise'],
    ['orange', 'action', 'orange'],
    ['brown', 'take-building', null],
    ['pink', 'workers', null],
    ['brown', 'take-mine-monastery-castle', null],
    ['violet', 'action', null],
  ] as const
).map(([good, bonus, laid]) => ({ card: '', good, bonus, laid, paid: laid === good }));

const Routes = () => (
  <span class="module-picture module-route" aria-hidden="true">
    <RouteStrip route={ROUTE} small />
  </span>
);

const Shields = () => (
  <Picture>
    <g class="module-dice">
      <DieFace value={4} x={36} y={34} size={32} />
      <DieFace value={4} x={58} y={60} size={32} />
    </g>
    <ShieldAt shield={5} x={112} y={48} size={64} />
    <ShieldAt shield={16} x={168} y={48} size={50} />
  </Picture>
);

const Team = () => (
  <Picture>
    <SignAt id="m-team" x={46} y={46} size={62} />
    <SignAt id="m-store-own" x={104} y={46} size={36} />
    <SignAt id="m-store-shared" x={154} y={46} size={54} />
  </Picture>
);

const Solo = () => (
  <Picture>
    <g class="sea">
      <rect class="sea-water" x="4" y="6" width="192" height="80" rx="10" />
      <g class="river-link is-joined">
        <path class="river-bed" d="M74 46H126" stroke-width="12" />
        <path class="river-rope" d="M74 46H126" />
      </g>
    </g>
    {tile('ship', 50, 46, 29)}
    {tile('blank', 148, 46, 29)}
    <SignAt id="m-ferry" x={100} y={40} size={36} />
  </Picture>
);

const PICTURES: Readonly<Record<string, ComponentType>> = {
  extra: Extra,
  border: Border,
  white: White,
  inns: Inns,
  routes: Routes,
  shields: Shields,
  team: Team,
  solo: Solo,
};

/** What a module adds, at a glance. */
export const modulePicture = (module: string): ComponentType | undefined => PICTURES[module];
