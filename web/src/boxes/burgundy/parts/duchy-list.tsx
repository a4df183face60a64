import { listOf, t } from '../../../i18n';
import { KINDS } from '../pieces';
import type { PlayerView } from '../view';
import { landName, placeName, tileName } from '../words';

/** Another's duchy in words, for those who do not see the picture: what lies on each kind of land, and what is free. */
export function DuchyList({ player, edition, name }: { readonly player: PlayerView; readonly edition: number; readonly name: string }) {
  return (
    <ul class="visually-hidden" aria-label={t('burgundy.duchyList', { name })}>
      {KINDS.map((kind) => {
        const spaces = player.duchy.filter((space) => space.kind === kind);
        const tiles = spaces.flatMap(({ tile, space }) =>
          tile ? [t('burgundy.onPlace', { tile: tileName(tile, edition), place: placeName(space, player.duchy) })] : []);
        const free = spaces.filter(({ tile }) => !tile).map(({ space }) => placeName(space, player.duchy));
        const parts = [...tiles, ...(free.length > 0 ? [t('burgundy.free', { places: listOf(free) })] : [])];
        return <li key={kind}>{landName(kind)}: {parts.join(t('list.semicolon'))}</li>;
      })}
    </ul>
  );
}
