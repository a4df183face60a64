/** The part of a box's catalog that the pages draw: its boards. */
import { catalog } from '../../../api';
import type { ProvenanceInfo } from '../../../generated/protocol';
import { type Certainty, certainty } from '../../box-words';
import { readBoards } from '../boards';
import type { SpaceView } from '../view';

export interface Board {
  readonly edition: string;
  /** Its printed name: `7` or `11a`. */
  readonly duchy: string;
  readonly sure: Certainty;
  /** Empty if the server sends no spaces. */
  readonly spaces: readonly SpaceView[];
}

/** Boards by edition, with how well each is known, from the catalog and the provenance combined. */
export async function boardsOf(
  box: string,
  provenance: readonly ProvenanceInfo[],
): Promise<readonly Board[]> {
  const drawn = readBoards(await catalog(box).catch(() => null));
  return provenance.flatMap((row) => {
    const edition = /^boards (\S+)$/.exec(row.table)?.[1];
    const duchy = /^duchy (\S+)$/.exec(row.row)?.[1];
    if (!edition || !duchy) return [];
    const match = drawn.find((board) => board.edition === edition && board.duchy === duchy);
    return [{ edition, duchy, sure: certainty(row), spaces: match?.spaces ?? [] }];
  });
}
