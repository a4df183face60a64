/** Structure cards for the faces page, in all their states. */
import { STRUCTURES, type StructureId } from './art/ids';
import type { StructureNeed } from './art/structure-card';
import { town } from './map/geometry';

type Row = readonly [name: string, points: number, needs: string];

/** What they ask for: `craftsman 2` is two craftsmen. */
const ROWS: Readonly<Record<StructureId, Row>> = {
  chartres: ['Cathedral workshop', 11, 'craftsman 2, monk 1'],
  etampes: ['Corn exchange', 9, 'farmer 1, trader 1, grain 2'],
  lemans: ['Tannery', 10, 'craftsman 1, trader 1, coins 3'],
  chateaudun: ['Watch tower', 8, 'knight 1, craftsman 1'],
  montargis: ['Canal lock', 9, 'boatman 2, craftsman 1'],
  vendome: ['Abbey school', 10, 'scholar 1, monk 1'],
  blois: ['River toll house', 12, 'boatman 1, knight 1, coins 4'],
  briare: ['Ferry landing', 9, 'boatman 2, farmer 1'],
  tours: ['Silk house', 13, 'trader 1, scholar 1, brocade 1'],
  chinon: ['Royal fortress', 11, 'knight 2, craftsman 1'],
  montrichard: ['Keep', 10, 'knight 1, farmer 1, coins 2'],
  vierzon: ['Forge', 10, 'craftsman 2, coins 3'],
  loches: ['Law court', 12, 'scholar 1, knight 1, coins 3'],
  bourges: ['Merchant palace', 12, 'trader 2, coins 5'],
  sancerre: ['Wine cellars', 10, 'farmer 1, boatman 1, wine 1'],
  chatellerault: ['Cutlers’ hall', 11, 'craftsman 1, trader 1, coins 2, cheese 1'],
  leblanc: ['Priory', 9, 'monk 1, farmer 1'],
  chateauroux: ['Vineyard', 10, 'farmer 2, wine 1'],
  nevers: ['Pottery', 10, 'craftsman 1, boatman 1, coins 3'],
  argenton: ['Wool market', 11, 'trader 1, farmer 1, wool 1'],
  lachatre: ['Sheep market', 9, 'farmer 2, cheese 1'],
  stamand: ['Hospice', 12, 'scholar 1, monk 1, farmer 1'],
};

const STATES = ['hand', 'building', 'done'] as const;

/** A third of them have everything, a third have half of it, and the others are in somebody's hand. */
function needsOf(row: Row, state: (typeof STATES)[number]): readonly StructureNeed[] {
  return row[2].split(', ').map((one, n) => {
    const [what, of] = one.split(' ');
    const all = Number(of);
    const there = state === 'done' ? all : state === 'hand' || n % 2 ? 0 : Math.ceil(all / 2);
    return { what: what as StructureNeed['what'], there, of: all };
  });
}

export const SAMPLE_CARDS = STRUCTURES.map((id, n) => {
  const [row, state] = [ROWS[id], STATES[n % 3] ?? 'hand'];
  const needs = needsOf(row, state);
  const sum = (of: 'there' | 'of') => needs.reduce((total, need) => total + need[of], 0);
  return {
    id,
    town: town(id).name,
    name: row[0],
    points: row[1],
    needs,
    state,
    note: state === 'hand' ? 'in hand' : state === 'done' ? 'done' : `${sum('there')} of ${sum('of')}`,
    seat: state === 'hand' ? undefined : (n % 5) + 1,
  };
});
