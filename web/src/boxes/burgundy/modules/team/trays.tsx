import type { ComponentChildren } from 'preact';
import { EmptyPlace, TilePicture } from '../../art/tile';
import type { TileName } from '../../view';
import { say, tileName } from '../../words';
import { Sign } from '../symbols';

interface TrayProps {
  readonly seat: string;
  readonly name: string;
  readonly children: ComponentChildren;
}

interface TraysProps {
  /** Your own dice and storage. */
  readonly you: TrayProps;
  /** The tiles, goods and purse that both of you use. */
  readonly shared: ComponentChildren;
  /** Your partner's, which you only look at, with a note such as "plays third". */
  readonly partner: TrayProps & { readonly note?: string };
}

/** A team's supplies: yours, shared, your partner's. Nothing moves between them. */
export function Trays({ you, shared, partner }: TraysProps) {
  return (
    <div class="trays">
      <section class="own-tray" aria-label={say('tray.youLabel')} data-drop="storage-own">
        <h3 class={`seat-${you.seat.slice(1)}`}>
          <Sign id={`s-${you.seat.slice(1)}`} />
          {you.name} <small>{say('tray.youNote')}</small>
        </h3>
        <div class="tray-things">{you.children}</div>
      </section>
      <section
        class="shared-tray"
        aria-label={say('tray.sharedLabel')}
        data-drop="storage-shared"
        data-info="shared"
      >
        <h3>
          <Sign id="m-store-shared" />
          {say('tray.shared')} <small>{say('tray.sharedNote')}</small>
        </h3>
        <div class="tray-things">{shared}</div>
      </section>
      <section
        class="partner-tray"
        aria-label={say('tray.partnerLabel', { name: partner.name })}
        data-info="partner"
      >
        <h3 class={`seat-${partner.seat.slice(1)}`}>
          <Sign id={`s-${partner.seat.slice(1)}`} />
          {partner.name} {partner.note && <small>{partner.note}</small>}
        </h3>
        <div class="tray-things">{partner.children}</div>
      </section>
    </div>
  );
}

interface StorageProps {
  readonly tiles: readonly TileName[];
  /** How many fit. Nothing if there is no limit. */
  readonly limit: number | null;
  readonly edition: number;
  /** Whether an empty place is marked because the tile being taken may go there. */
  readonly open?: boolean;
  /** Makes a tile something that can be touched. */
  readonly piece?: (tile: TileName, nth: number, picture: ComponentChildren) => ComponentChildren;
}

/** The places of a storage. Without a limit there is always one free place. */
export function Storage({ tiles, limit, edition, open = false, piece }: StorageProps) {
  const places = Math.max(limit ?? tiles.length + 1, tiles.length);
  return (
    <span class={`storage-row ${limit === null ? 'endless' : ''}`}>
      {Array.from({ length: places }, (_, n) => {
        const tile = tiles[n];
        const nth = tiles.slice(0, n).filter((other) => other === tile).length;
        if (!tile)
          return (
            <span key={n} class={`place ${open ? 'open' : ''}`} role="img" aria-label={say('storageEmpty')}>
              <EmptyPlace />
            </span>
          );
        const picture = <TilePicture tile={tile} edition={edition} />;
        return (
          <span key={`${tile} ${nth}`} class="place">
            {piece ? (
              piece(tile, nth, picture)
            ) : (
              <span role="img" aria-label={tileName(tile, edition)} data-info={`tile:${tile}`}>
                {picture}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}
