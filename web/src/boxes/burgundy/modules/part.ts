/** What a module of the rules adds to the client. */
import type { ComponentType } from 'preact';
import type { InfoCard } from '../../../table/box';
import type { Topic } from '../../guide';
import type { DuchyLayout } from '../map';
import type { DepotView, SpaceView, TileName } from '../view';
import type { PairView, ShieldView } from './view';

/** Good sets of modules, from the plain game to the fullest table. */
export const PRESETS = ['plain', 'more', 'full', 'team', 'solo'] as const;

export interface BurgundyModule {
  readonly id: string;
  /** What it adds, at a glance. */
  readonly Picture: ComponentType;
  /** Its topic in the guide: the picture, and tiles or other pieces to list. */
  readonly guide: Pick<Topic, 'picture' | 'chapters' | 'tables'> & { readonly tiles?: readonly TileName[] };
  /** The cards of what it puts on the table, by the first word of `data-info`: `shield:9`, `posts`. */
  readonly info?: Readonly<Record<string, (which: string, view: InfoView) => InfoCard>>;
  /** The sets that it belongs to. */
  readonly presets?: readonly (typeof PRESETS)[number][];
  /** What it adds to a numbered depot. */
  readonly Depot?: ComponentType<DepotProps>;
  /** What it draws into a duchy. */
  readonly layers?: Readonly<Partial<Record<Layer, ComponentType<LayerProps>>>>;
}

export interface InfoView {
  readonly edition: number;
  readonly border_points?: readonly number[];
}

export interface DepotProps {
  readonly depot: DepotView;
  readonly players: number;
  /** Whether it is one of many in a strip. */
  readonly small: boolean;
}

/** Under the spaces, between the tiles, on the tiles, and around the duchy. */
export type Layer = 'beneath' | 'between' | 'above' | 'around';

export interface LayerProps {
  readonly place: DuchyLayout;
  readonly duchy: readonly SpaceView[];
  readonly extras: Extras | undefined;
  readonly small: boolean;
}

/** The fields of a player's view that are drawn into the duchy. */
export interface Extras {
  readonly pairs?: readonly PairView[];
  /** What joining a pair scores in this phase. */
  readonly pairPoints?: number;
  /** Pairs that the placement under the pointer would join. */
  readonly soon?: readonly PairView[];
  readonly shields?: readonly ShieldView[];
}
