import { listOf, t } from '../../../i18n';
import { ROWS, spotOf } from '../geometry';
import { KINDS } from '../pieces';
import type { PlayerView, SpaceView } from '../view';
import { landName, placeName, say, tileName } from '../words';

/** "5 and 4 in row 1; 6 in row 2" */
const freeWords = (free: readonly SpaceView[]): string =>
  ROWS.flatMap((_, n) => {
    const values = free.filter(({ space }) => spotOf(space)?.row === n + 1).map(({ value }) => String(value));
    return values.length > 0 ? [say('freeRow', { values: listOf(values), row: n + 1 })] : [];
  }).join(t('list.semicolon'));

/**
 * Another player's duchy in words, for people who do not see the picture: the tiles on each kind of land, and
 * what is free.
 */
export function DuchyList({
  player,
  edition,
  name,
}: {
  readonly player: PlayerView;
  readonly edition: number;
  readonly name: string;
}) {
  return (
    <ul class="visually-hidden" aria-label={say('duchyList', { name })}>
      {KINDS.map((kind) => {
        const spaces = player.duchy.filter((space) => space.kind === kind);
        const tiles = spaces.flatMap(({ tile, space }) =>
          tile
            ? [
                say('onPlace', {
                  tile: tileName(tile, edition),
                  place: placeName(space, player.duchy),
                }),
              ]
            : [],
        );
        const free = freeWords(spaces.filter(({ tile }) => !tile));
        const parts = [...tiles, ...(free ? [say('free', { places: free })] : [])];
        return (
          <li key={kind}>
            {landName(kind)}: {parts.join(t('list.semicolon'))}
          </li>
        );
      })}
    </ul>
  );
}
