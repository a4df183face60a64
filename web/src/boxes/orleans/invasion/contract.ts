/** What the view says about the city and the characters. */

import type { CharacterId } from '../art/ids';
import type { Citizen, Edge, Good, Hour, Place, Role, Town } from '../generated';
import type { OrleansPrompt, OrleansView, PlayerView } from '../view';

export type Common = 'city-walls' | 'citizens' | 'treasury' | 'warehouse' | 'towers' | 'reinforcement';
export type Achievement = 'catapult' | 'swordsmith' | 'clothing-store' | 'infirmary' | 'watch';
export type Measure =
  | Role
  | Good
  | 'coins'
  | 'citizens'
  | 'towers'
  | 'stations'
  | 'technology'
  | 'tiles'
  | 'status'
  | 'development'
  | 'knights-track'
  | 'boatmen-track'
  | 'wealth'
  | 'food'
  | 'station-loches'
  | 'station-chateaudun'
  | 'station-chateauroux'
  | 'dues';

export interface PartView {
  readonly what: Measure;
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
}
export interface CommonView {
  readonly objective: Common;
  readonly parts: readonly PartView[];
  readonly met: boolean;
  readonly clause: string;
}
export interface AchievementView {
  readonly achievement: Achievement;
  readonly parts: readonly PartView[];
  readonly met: boolean;
  readonly clause: string;
  readonly citizen: boolean;
}
export interface TowerView {
  readonly town: Town;
  readonly built: boolean;
  readonly seat: string | null;
}
export interface CityView {
  readonly objectives: readonly CommonView[];
  readonly achievements: readonly AchievementView[];
  readonly towers: readonly TowerView[];
  readonly citizens: number;
  readonly met: number;
  readonly all: number;
}
export interface EstateDueView {
  readonly round: number;
  readonly due: string;
  readonly paid: boolean;
  readonly payable: boolean;
}
export interface CharacterView {
  readonly character: CharacterId;
  readonly easier: boolean;
  readonly parts: readonly PartView[];
  readonly met: boolean;
  readonly clause: string;
  readonly dues: readonly EstateDueView[];
}

export type ItemKind =
  | 'technology'
  | 'tile'
  | 'sell'
  | 'grant-wine'
  | 'grant-coins'
  | 'grant-books'
  | 'buy'
  | 'books'
  | 'monk'
  | 'monk-market'
  | 'monk-bag'
  | 'coins'
  | 'grain'
  | 'place'
  | 'citizen'
  | 'travel';
export type Demanded =
  | 'technology'
  | 'tiles'
  | 'coins'
  | 'points'
  | 'monks'
  | 'citizens'
  | 'grain'
  | 'places'
  | 'wine'
  | 'payout'
  | 'books'
  | 'journey'
  | 'deals'
  | 'worth';
export interface TallyView {
  readonly measure: Demanded;
  readonly needed: number;
  readonly met: number;
}
export interface DemandView {
  readonly event: Hour;
  readonly team: boolean;
  readonly optional: boolean;
  readonly deadly: boolean;
  readonly needed: readonly TallyView[];
  readonly could: boolean;
  readonly short: readonly string[];
}
export interface ItemView {
  readonly item: string;
  readonly kind: ItemKind;
  readonly giver: string | null;
  readonly getter: string | null;
  readonly count: number;
  readonly place: Place | null;
  readonly good: Good | null;
  readonly edge: Edge | null;
  readonly citizen: Citizen | null;
  readonly town: Town | null;
}
export interface AnswerView {
  readonly seat: string;
  readonly answer: 'open' | 'accepted' | 'declined';
}
export interface ProposalView {
  readonly event: Hour;
  readonly drafter: string;
  readonly draft: number;
  readonly optional: boolean;
  readonly holds: boolean;
  readonly proposed: boolean;
  readonly complete: boolean;
  readonly items: readonly ItemView[];
  readonly demand: readonly TallyView[];
  readonly answers: readonly AnswerView[];
}

type Extra = {
  readonly city?: CityView | null;
  readonly demand?: DemandView | null;
  readonly proposal?: ProposalView | null;
};
export const cityOf = (view: OrleansView): CityView | null => (view as Extra).city ?? null;
export const demandOf = (view: OrleansView): DemandView | null => (view as Extra).demand ?? null;
export const proposalOf = (view: OrleansView): ProposalView | null => (view as Extra).proposal ?? null;
export const characterOf = (player: PlayerView | undefined): CharacterView | null =>
  (player as { readonly character?: CharacterView | null } | undefined)?.character ?? null;
/** Who else a question is about. */
export const otherOf = (prompt: OrleansPrompt): string | null =>
  (prompt as { readonly other?: string | null }).other ?? null;
export const isAsked = (prompt: OrleansPrompt | null, ask: string): boolean => prompt?.ask === ask;
