/** The printed boards from the server's catalog, for choosing one. */
import { useEffect, useState } from 'preact/hooks';
import { catalog } from '../../api';
import type { Catalog } from '../../generated/burgundy';
import { withHouseSpaces } from './house-board';
import type { SpaceView } from './view';

export interface PrintedBoard {
  readonly edition: string;
  /** Its printed name: `7` or `11a`. */
  readonly duchy: string;
  /** Whether the layout is our own because the printed one is not known. */
  readonly reconstructed: boolean;
  readonly spaces: readonly SpaceView[];
}

/** Boards from a catalog, without tiles. An older or newer server may have none. */
export function readBoards(told: unknown): readonly PrintedBoard[] {
  const { boards = [] } = (told ?? {}) as Partial<Catalog>;
  return boards.map(({ edition, duchy, confidence, spaces }) => ({
    edition: String(edition),
    duchy,
    reconstructed: confidence === 'reconstructed',
    spaces: spaces.map((space) => ({ ...space, tile: null })),
  }));
}

let asked: Promise<readonly PrintedBoard[]> | undefined;

/** All boards of both editions. Fetched once, and again if that failed. */
function printed(): Promise<readonly PrintedBoard[]> {
  asked ??= catalog('burgundy').then(readBoards);
  asked.catch(() => (asked = undefined));
  return asked;
}

type HouseValues = Readonly<Record<string, string>>;

const houseSpaces = (duchy: string, options: HouseValues) => options[`overlay.board.${duchy}`];

/** All boards, as soon as they have loaded. */
function useBoards(wanted: boolean): readonly PrintedBoard[] {
  const [boards, setBoards] = useState<readonly PrintedBoard[]>([]);
  useEffect(() => {
    let current = true;
    // A choice without pictures is still a choice.
    if (wanted)
      printed().then(
        (all) => current && setBoards(all),
        () => undefined,
      );
    return () => void (current = false);
  }, [wanted]);
  return boards;
}

/** Whether a table plays on our own layout. A house value is not ours. */
export function useReconstructed(board: string, edition: number, options: HouseValues): boolean {
  // Only duchies with a letter belong to an expansion. We know all others.
  const boards = useBoards(/[a-z]$/.test(board));
  return boards.some(
    (one) =>
      one.reconstructed &&
      one.duchy === board &&
      one.edition === String(edition) &&
      !houseSpaces(board, options),
  );
}

/** The spaces of some of a table's boards, as soon as they have loaded. House values replace what is printed. */
export function usePrinted(
  names: readonly string[],
  edition: number,
  options: HouseValues = {},
): ReadonlyMap<string, readonly SpaceView[]> {
  const boards = useBoards(names.length > 0);
  return new Map(
    boards
      .filter((board) => board.edition === String(edition))
      .map(({ duchy, spaces }) => {
        const house = houseSpaces(duchy, options);
        return [duchy, house ? withHouseSpaces(spaces, house) : spaces];
      }),
  );
}
