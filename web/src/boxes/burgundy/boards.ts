/** The printed boards from the server's catalog, for choosing one. */
import { useEffect, useState } from 'preact/hooks';
import { catalog } from '../../api';
import type { Catalog } from './generated';
import { withHouseSpaces } from './house-board';
import type { SpaceView } from './view';

export interface PrintedBoard {
  readonly edition: string;
  /** Its printed name: `7` or `11a`. */
  readonly duchy: string;
  readonly spaces: readonly SpaceView[];
}

/** Boards from a catalog, without tiles. An older or newer server may have none. */
export function readBoards(told: unknown): readonly PrintedBoard[] {
  const { boards = [] } = (told ?? {}) as Partial<Catalog>;
  return boards.map(({ edition, duchy, spaces }) => ({
    edition: String(edition),
    duchy,
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

/** The spaces of some of a table's boards, as soon as they have loaded. House values replace what is printed. */
export function usePrinted(
  names: readonly string[],
  edition: number,
  options: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, readonly SpaceView[]> {
  const [boards, setBoards] = useState<readonly PrintedBoard[]>([]);
  const wanted = names.length > 0;
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
  return new Map(
    boards
      .filter((board) => board.edition === String(edition))
      .map(({ duchy, spaces }) => {
        const house = options[`overlay.board.${duchy}`];
        return [duchy, house ? withHouseSpaces(spaces, house) : spaces];
      }),
  );
}
