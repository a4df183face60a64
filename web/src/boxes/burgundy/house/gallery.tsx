import type { BoxInfo } from '../../../generated/protocol';
import { t } from '../../../i18n';
import { useLoad, Wait } from '../../../ui/load';
import { editionName } from '../../box-words';
import { BoardNote } from './boards';
import { boardsOf } from './catalog';
import { DuchyPicture } from './duchy-picture';
import { KindLegend } from './kind-legend';

/** Every duchy of both editions. */
export function Gallery({ box }: { readonly box: BoxInfo }) {
  const loaded = useLoad(() => boardsOf(box.id, box.provenance), [box.id]);
  return (
    <Wait for={loaded}>
      {(boards) => (
        <>
          {box.editions.map((edition) => {
            const shown = boards.filter((board) => board.edition === edition.id && board.spaces.length > 0);
            return shown.length === 0 ? null : (
              <section key={edition.id} class="sheet" aria-labelledby={`boards-${edition.id}`}>
                <h2 id={`boards-${edition.id}`}>
                  {t('box.boards')} · {editionName(box.id, edition.id)}
                </h2>
                <div class="board-gallery">
                  {shown.map((board) => (
                    <figure key={board.duchy}>
                      <DuchyPicture spaces={board.spaces} label={t('setup.boardMap', { n: board.duchy })} />
                      <figcaption>
                        <b>{t('setup.board', { n: board.duchy })}</b>
                        <BoardNote board={board} />
                      </figcaption>
                    </figure>
                  ))}
                </div>
                <KindLegend />
              </section>
            );
          })}
        </>
      )}
    </Wait>
  );
}
