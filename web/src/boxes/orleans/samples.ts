/** A made-up position for the faces page. */
import { fixtureSession } from '../../dev/fixture-session';
import type { BoxTable } from '../../table/box';
import { Control } from '../../table/control';
import { MAP_EDGES } from './map/geometry';
import type { GoodsOnMap, SeatInTown } from './parts/map';
import { GOODS, type Good } from './pieces';

const NAMES = ['Aliénor', 'Gaspard', 'Mahaut', 'Hugues', 'Isabeau'];
export const names = (seat: string): string => NAMES[Number(seat.slice(1)) - 1] ?? seat;

/** A table at which every word of `legal` is an action that touches the things it names. */
export function sampleControl(legal: readonly string[]): Control {
  const seats = NAMES.map((_, n) => ({ seat: `p${n + 1}` }));
  const session = fixtureSession(
    {
      seat: 'p1',
      entries: 1,
      view: { players: seats, asked: ['p1'], over: false },
      prompt: null,
      promptText: null,
      legal: [...legal],
      canUndo: false,
      notes: [],
    },
    'orleans',
  );
  const box = {
    id: 'orleans',
    things: (action: string) => action.split(' ').map((id) => ({ id, role: 'piece' })),
    describe: () => ({ title: '', how: '' }),
    log: () => [],
    travels: () => [],
    info: () => undefined,
    tries: () => [],
    summary: () => ({ points: 0, line: '' }),
  };
  return new Control(session, box as unknown as BoxTable);
}

/** Something on most spaces, nothing on every fifth. */
export const GOODS_ON_MAP: GoodsOnMap = Object.fromEntries(
  MAP_EDGES.map(({ id, spaces }, n) => [
    id,
    spaces.map((_, m): Good | null => ((n + m) % 5 === 3 ? null : (GOODS[(n * 3 + m * 2) % 5] ?? null))),
  ]),
);

export const STATIONS: readonly SeatInTown[] = [
  ...['p1', 'p2', 'p3', 'p4', 'p5'].map((seat) => ({ seat, town: 'orleans' })),
  { seat: 'p1', town: 'blois' },
  { seat: 'p1', town: 'tours' },
  { seat: 'p2', town: 'chartres' },
  { seat: 'p2', town: 'leblanc' },
  { seat: 'p3', town: 'montargis' },
  { seat: 'p3', town: 'lachatre' },
  { seat: 'p4', town: 'nevers' },
  { seat: 'p5', town: 'etampes' },
];

export const MERCHANTS: readonly SeatInTown[] = [
  { seat: 'p1', town: 'vierzon' },
  { seat: 'p2', town: 'lemans' },
  { seat: 'p3', town: 'sancerre' },
  { seat: 'p4', town: 'vierzon' },
  { seat: 'p5', town: 'chinon' },
];

export const START: readonly SeatInTown[] = ['p1', 'p2', 'p3', 'p4', 'p5'].map((seat) => ({
  seat,
  town: 'orleans',
}));

export const SUPPLY = { grain: 6, cheese: 5, wine: 0, wool: 4, brocade: 12 };
