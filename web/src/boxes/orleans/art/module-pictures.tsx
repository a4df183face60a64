import './scenario.css';
import './city.css';
import type { ComponentChildren, ComponentType } from 'preact';
import { Use } from '../../../art/icon';
import type { ModuleId } from './ids';
import { CarpenterAt, CitizenAt, HiddenGoodAt, StructureAt } from './map-scenario';
import { FollowerAt, GoodAt, SeatPieceAt } from './pieces';
import { drawPlaces } from './places';
import { TownPicture } from './town';

function Picture({ children }: { readonly children: ComponentChildren }) {
  drawPlaces();
  return (
    <svg class="o-module" viewBox="0 0 200 92" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const Road = ({ d }: { readonly d: string }) => (
  <>
    <path class="o-module-road-edge" d={d} />
    <path class="o-module-road" d={d} />
  </>
);

const River = ({ d }: { readonly d: string }) => (
  <>
    <path class="o-bank" d={d} />
    <path class="o-water" d={d} />
    <path class="o-ripple" d={d} />
  </>
);

const Town = (props: {
  readonly x: number;
  readonly y: number;
  readonly river: boolean;
  readonly large?: boolean;
}) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    <TownPicture river={props.river} large={props.large ?? false} />
  </g>
);

/** A card, the carpenter, and what he builds on a good that nobody has seen. */
const Prosperity = () => (
  <Picture>
    <Road d="M72 78C100 66 122 86 150 76S184 70 196 62" />
    <rect class="o-module-slip" x="8" y="8" width="52" height="76" rx="5" transform="rotate(-4 34 46)" />
    <g class="o-module-card" transform="rotate(-4 34 46)">
      <path class="o-module-slip-head" d="M8 22V13a5 5 0 0 1 5-5h42a5 5 0 0 1 5 5v9z" />
      <Use id="ob-bourges" x={34} y={45} size={38} />
      <Use id="oh-trader" x={22} y={73} size={17} />
      <Use id="oh-scholar" x={46} y={73} size={17} />
    </g>
    <CarpenterAt x={90} y={34} size={38} />
    <StructureAt seat={1} done={false} x={138} y={42} size={52} />
    <HiddenGoodAt x={182} y={58} size={28} />
  </Picture>
);

/** Knights in front of the wall of the city. */
const Invasion = () => (
  <Picture>
    <g class="o-city">
      <path class="o-city-house" d="M62 50V22h24v28zM114 50V22h24v28z" />
      <path class="o-city-roof roof-1" d="M58 24l16-15 16 15zM110 24l16-15 16 15z" />
      <path class="o-city-slate" d="M89 26 100 2l11 24z" />
      <path class="o-city-house" d="M92 50V24h16v26z" />
      <path
        class="o-city-wall"
        d="M16 84V42h12v7h12v-7h12v7h12v-7h12v7h12v-7h24v7h12v-7h12v7h12v-7h12v7h12v-7h12v42z"
      />
      <path class="o-city-tower" d="M6 86V32h24v54zM170 86V32h24v54z" />
      <path class="o-city-slate" d="M2 34 18 10l16 24zM166 34l16-24 16 24z" />
      <path class="o-city-arch" d="M90 84V70a10 10 0 0 1 20 0v14z" />
    </g>
    <FollowerAt kind="knight" seat={1} x={50} y={66} size={32} />
    <FollowerAt kind="knight" seat={1} x={74} y={66} size={32} />
    <FollowerAt kind="knight" seat={1} x={127} y={66} size={32} />
    <Use id="oh-knight" x={152} y={66} size={32} />
  </Picture>
);

/** Two merchants on the way to the same castle. */
const Duel = () => (
  <Picture>
    <Road d="M30 76C60 60 74 78 100 70S142 62 170 76" />
    <Use id="oo-castle" x={100} y={38} size={66} />
    <SeatPieceAt piece="merchant" seat={1} x={32} y={48} size={56} />
    <SeatPieceAt piece="merchant" seat={2} x={166} y={48} size={56} />
  </Picture>
);

/** Citizens by the road, and a coach to visit them. */
const Dignitary = () => (
  <Picture>
    <Road d="M6 78C40 66 62 84 96 76S158 62 194 76" />
    <CitizenAt x={26} y={42} size={46} />
    <CitizenAt x={70} y={32} size={46} />
    <Use id="ot-stage-coach" x={116} y={50} size={58} />
    <CitizenAt x={172} y={38} size={46} />
  </Picture>
);

/** A small town that is to wear a crown. */
const Vierzon = () => (
  <Picture>
    <River d="M-8 80C40 66 70 84 110 76S180 64 210 72" />
    <Use id="oo-materials" x={36} y={44} size={50} />
    <Town x={102} y={62} river large />
    <Use id="oe-income" x={164} y={46} size={48} />
    <path class="o-module-crown" d="M84 22 80 6l11 7 11-12 11 12 11-7-4 16z" />
  </Picture>
);

/** A merchant with all kinds of goods, between two towns. */
const Salesman = () => (
  <Picture>
    <Road d="M22 74C60 84 70 66 100 74S150 82 178 70" />
    <Town x={26} y={62} river={false} />
    <Town x={174} y={60} river />
    <SeatPieceAt piece="merchant" seat={1} x={100} y={58} size={60} />
    <GoodAt good="wool" x={62} y={30} size={26} />
    <GoodAt good="wine" x={82} y={16} size={26} />
    <GoodAt good="cheese" x={118} y={16} size={26} />
    <GoodAt good="grain" x={138} y={30} size={26} />
  </Picture>
);

const PICTURES: Readonly<Record<ModuleId, ComponentType>> = {
  prosperity: Prosperity,
  invasion: Invasion,
  duel: Duel,
  dignitary: Dignitary,
  vierzon: Vierzon,
  salesman: Salesman,
};

/** What a module is about, at a glance. */
export const modulePicture = (module: string): ComponentType | undefined => PICTURES[module as ModuleId];
