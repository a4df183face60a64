import { listOf, t } from '../../../i18n';
import { KINDS } from '../pieces';
import type { PlayerView, SpaceView } from '../view';
import { landName, onIsland, placeName, rowOf, say, tileName } from '../words';

/** "5 and 4 in row 1; 6 in row 2", or by island. */
function freeWords(free: readonly SpaceView[]): string {
  const places = new Map<string, SpaceView[]>();
  for (const space of free) {
    const place = onIsland(space.space)?.island ?? rowOf(space.space);
    places.set(place, [...(places.get(place) ?? []), space]);
  }
  return [...places]
    .map(([place, spaces]) => {
      const values = listOf(spaces.map(({ value }) => String(value)));
      return onIsland(spaces[0]?.space ?? '')
        ? say('freeIsland', { values, island: place })
        : say('freeRow', { values, row: place });
    })
    .join(t('list.semicolon'));
}

interface DuchyListProps {
  readonly player: PlayerView;
  readonly edition: number;
  readonly name: string;
}

/**
 * Another player's duchy in words, for people who do not see the picture: the tiles on each kind of land, and
 * what is free.
 */
export function DuchyList({ player, edition, name }: DuchyListProps) {
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
            {landName(kind)}
            {t('list.colon')}
            {parts.join(t('list.semicolon'))}
          </li>
        );
      })}
    </ul>
  );
}
