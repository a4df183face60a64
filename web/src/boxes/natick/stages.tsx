/** The final count: what each kind of building and pawn scored during the game, from its events. */
import type { Stage, Staging } from '../../table/box';
import { fieldsOf } from './log';
import { ItemPicture } from './parts/common';
import type { ColonyView, Item, NatickEvent, NatickView } from './view';
import { say } from './words';

const COUNTED = ['village', 'town', 'trader', 'knight'] as const;

/** Where the counted things are. */
function marksOf(item: Item, { seat, settlements, roads, knights }: ColonyView): readonly string[] {
  switch (item) {
    case 'village':
      return settlements.map(({ place }) => `settlement:${seat}.${place}`);
    case 'town':
      return settlements.filter(({ town }) => town).map(({ place }) => `settlement:${seat}.${place}`);
    case 'trader':
      return roads.filter(({ trader }) => trader).map(({ place }) => `road:${seat}.${place}`);
    default:
      return knights.map(({ place, row }) => `knight:${seat}.${place}.${row}`);
  }
}

export function stages(
  events: readonly NatickEvent[],
  view: NatickView,
  all: readonly NatickEvent[],
): Staging | undefined {
  if (!events.some((event) => fieldsOf(event).event === 'over')) return undefined;
  const rows = COUNTED.map((item): Stage => {
    const told = all.filter((event) => event.change?.what === 'points' && fieldsOf(event).item === item);
    const shares = view.colonies.flatMap(({ seat }) => {
      const own = told.filter(({ change }) => change?.seat === seat);
      const points = own.reduce((sum, { change }) => sum + (change?.by ?? 0), 0);
      const [first] = own;
      return first
        ? [
            {
              seat,
              points,
              amounts: [],
              reasons: [{ by: points, text: say(`stage.${item}`), clause: first.clause }],
            },
          ]
        : [];
    });
    return {
      id: item,
      sign: <ItemPicture item={item} seat={0} />,
      title: say(`stage.${item}`),
      shares,
      marks: view.colonies.flatMap((colony) => marksOf(item, colony)),
    };
  });
  return { title: say('stage.final'), final: true, recap: true, before: say('stage.first'), stages: rows };
}
