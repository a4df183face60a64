/** What the view says about the city and the characters. */
import type { Good, Role, Town } from '../generated';
import type { CharacterId } from '../art/ids';

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
