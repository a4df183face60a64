import { certainty, certaintyWords, optionName } from '../boxes/box-words';
import { shelfOf } from '../boxes/registry';
import type { BoxInfo, ProvenanceInfo } from '../generated/protocol';
import { keyOf, language, loadWords, t } from '../i18n';
import type { Messages } from '../i18n/evaluate';
import { useLoad } from '../ui/load';

/** The server speaks English. Each box has a list of what it may say. */
async function wordsFor(id: string): Promise<Messages> {
  const box = shelfOf(id);
  return (box && (await loadWords(box.sources, language.value))[`${id}/sources`]) ?? {};
}

/**
 * Pieces have their own names. Everything else is looked up, and stays English if it is new.
 */
function say(words: Messages, box: string, text: string): string {
  const found = words[keyOf(text)];
  return shelfOf(box)?.provenanceWords?.(text) ?? (typeof found === 'string' ? found : text);
}

/** What a row is about. A value that can be replaced is called by the name it has among the house values. */
function rowWords(words: Messages, box: BoxInfo, { row, overlay }: ProvenanceInfo): string {
  const said = say(words, box.id, row);
  const value = said === row ? box.overlay.find(({ key }) => key === overlay) : undefined;
  return value ? `${optionName(box.id, value.option.id)}${t('list.colon')}${value.printed}` : said;
}

/** Where every printed value comes from, and how certain it is. */
export function Sources({ box }: { readonly box: BoxInfo }) {
  const list = useLoad(() => wordsFor(box.id), [box.id, language.value]);
  const words = list.state === 'ready' ? list.value : {};
  const rows = box.provenance.map((row) => ({ ...row, sure: certainty(row) }));
  const guessed = rows.filter((row) => row.sure === 'reconstructed').length;
  const single = rows.filter((row) => row.sure === 'one').length;
  return (
    <section class="sheet" aria-labelledby="provenance">
      <h2 id="provenance">{t('box.provenance')}</h2>
      <p class="hint">{t('box.provenanceHint')}</p>
      {guessed + single > 0 ? (
        <p class="notice">
          {[
            guessed > 0 ? t('box.reconstructed', { n: guessed }) : '',
            single > 0 ? t('box.oneSource', { n: single }) : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : null}
      <details>
        <summary>{t('box.allSources', { n: rows.length })}</summary>
        <div class="scroll" tabIndex={0} role="group" aria-label={t('box.provenance')}>
          <table aria-labelledby="provenance">
            <thead>
              <tr>
                <th scope="col">{t('box.table')}</th>
                <th scope="col">{t('box.row')}</th>
                <th scope="col">{t('box.standing')}</th>
                <th scope="col">{t('box.source')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr
                  key={row.table + row.row}
                  class={row.sure === 'one' || row.sure === 'reconstructed' ? 'unsure' : ''}
                >
                  <td>{say(words, box.id, row.table)}</td>
                  <td>{rowWords(words, box, row)}</td>
                  <td>
                    {row.sure === 'one' || row.sure === 'reconstructed' ? (
                      <span class="mark-note">{certaintyWords(row.sure)}</span>
                    ) : (
                      certaintyWords(row.sure)
                    )}
                  </td>
                  <td>
                    {say(words, box.id, row.source)}
                    {row.overlay ? (
                      <>
                        {' '}
                        <small>{t('box.overlayKey', { key: row.overlay })}</small>
                      </>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <p class="hint">{t('box.rights')}</p>
    </section>
  );
}
