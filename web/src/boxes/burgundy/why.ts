/** Why a touched thing does nothing. The rules give the reason, and this words it. */

import bundle from 'words:burgundy';
import { TABLES } from '../../generated/burgundy';
import type { Why } from '../../generated/protocol';
import type { Names } from '../../table/box';
import { reasonsOf } from '../../table/reasons';
import { kindOf } from './pieces';
import { type BurgundyView, type Kind, playerOf } from './view';
import { placeName, say } from './words';

const told = reasonsOf(
  bundle,
  'burgundy/why',
  'burgundy/table',
  'burgundy/modules',
  'burgundy/deeds',
  'burgundy/asks',
);

const MEANS = [
  'd1',
  'd2',
  'castle',
  'warehouse',
  'carpenter',
  'church',
  'market',
  'town-hall',
  'white',
  'route',
  'target',
];

/** Inns and tiles that lie face down go on every kind of land. */
const fits = (tile: string, kind: Kind): boolean => {
  const printed = TABLES.tiles.find((one) => one.tile === tile);
  return printed?.kind === null || kindOf(tile) === kind;
};

/** The actions that touching a thing would mean. The rules say why none of them is legal. */
export function tries(
  thing: string,
  selected: readonly string[],
  view: BurgundyView,
  viewer: string,
): readonly string[] {
  const [what = '', which = '', tile = ''] = thing.split(':');
  const player = playerOf(view, viewer);
  const chosen = (sort: string) =>
    selected.filter((one) => one.startsWith(`${sort}:`)).map((one) => one.slice(sort.length + 1));
  const dice = chosen('die');
  const means = dice.length > 0 ? dice : MEANS;
  const gains = (depot: string, name: string) => [
    ...means.map((by) => `take ${by} ${depot} ${name}`),
    `buy ${depot} ${name}`,
  ];
  const places = (name: string, space: string, store = '') =>
    means.map((by) => `place ${by} ${name} ${space}${store}`);
  switch (what) {
    case 'tile':
      return gains(which, tile);
    case 'depot': {
      const tiles = view.depots.find((depot) => depot.depot === which)?.tiles ?? [];
      return [...tiles.flatMap((one) => (one ? gains(which, one) : [])), `ship ${which}`];
    }
    case 'space': {
      const kind = player?.duchy.find((one) => one.space === which)?.kind;
      const shared = chosen('shared').length > 0 ? chosen('shared') : (player?.shared ?? []);
      const stored = chosen('store').length > 0 ? chosen('store') : (player?.storage ?? []);
      const [shield] = chosen('shield');
      if (shield) return [`shield double ${shield.replace(':', ' ')} ${which}`];
      // With an empty storage any tile of the kind will do: the rules say that it is missing.
      const any = TABLES.tiles.filter((one) => one.kind === kind).map((one) => one.tile);
      const tried = stored.length + shared.length > 0 ? [...new Set(stored)] : any.slice(0, 1);
      return [
        ...tried.flatMap((one) => places(one, which)),
        ...[...new Set(shared)].flatMap((one) => places(one, which, ' shared')),
        `castle ${which}`,
      ];
    }
    case 'store':
    case 'shared': {
      const fitting = player?.duchy.filter((one) => fits(which, one.kind) && !one.tile) ?? [];
      const store = what === 'shared' ? ' shared' : '';
      return [`discard ${which}${store}`, ...fitting.flatMap((one) => places(which, one.space, store))];
    }
    case 'shield': {
      const castles = player?.duchy.filter((one) => one.tile === 'castle') ?? [];
      return castles.map((one) => `shield double ${which} ${tile} ${one.space}`);
    }
    case 'good':
      return means.map((by) => `sell ${by} ${which}`);
    case 'die':
      return [`workers ${which}`];
    case 'pay': {
      const payment = which === 'silver' ? '' : ` ${which}`;
      const black = view.depots.find((depot) => depot.depot === 'black')?.tiles ?? [];
      return black.flatMap((one) => (one ? [`buy black ${one}${payment}`] : []));
    }
    case 'board':
      return [`board ${which}`];
    default:
      return [];
  }
}

/** What a thing is for, if no action starts with it. */
export const aside = (thing: string): string | undefined =>
  thing === 'pay:workers' ? say('why.workers') : undefined;

/** A reason in the reader's language. A space is named by what is printed on it. */
export function forbidden(why: Why, view: BurgundyView, viewer: string, names: Names): string {
  const { edition } = view;
  const { space } = why.values;
  if (!space) return told(why, names, { edition });
  return told(why, names, { edition, space: placeName(space, playerOf(view, viewer)?.duchy ?? []) });
}
