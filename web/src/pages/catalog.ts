/** The part of a box's catalog that the pages draw: its boards. The JSON is the box's own, so it is checked here. */
import { catalog } from '../api';
import type { ProvenanceInfo } from '../generated/protocol';
import { previewOf } from '../boxes/burgundy/boards';
import type { Kind, SpaceView } from '../boxes/burgundy/view';
import { certainty, type Certainty } from './box-words';

export interface Board {
  readonly edition: string;
  readonly number: number;
  readonly sure: Certainty;
  readonly source: string;
  /** Empty if the server tells no spaces. */
  readonly spaces: readonly SpaceView[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readSpaces(value: unknown): SpaceView[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).map((space) => ({
    space: String(space.space), kind: String(space.kind) as Kind, value: Number(space.value), tile: null,
  }));
}

/** Boards by edition, with how well each is known, from the catalog and the provenance together. */
export async function boardsOf(box: string, provenance: readonly ProvenanceInfo[]): Promise<readonly Board[]> {
  const told = await catalog(box).catch(() => null);
  const drawn = isObject(told) && Array.isArray(told.boards) ? told.boards.filter(isObject) : [];
  return provenance.flatMap((row) => {
    const edition = /^boards (\S+)$/.exec(row.table)?.[1];
    const number = Number(/(\d+)/.exec(row.row)?.[1]);
    if (!edition || !number) return [];
    const match = drawn.find((board) => String(board.edition) === edition && Number(board.number) === number);
    const spaces = match ? readSpaces(match.spaces) : box === 'burgundy' ? previewOf(number, Number(edition)) : [];
    return [{ edition, number, sure: certainty(row), source: row.source, spaces }];
  });
}
