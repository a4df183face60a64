import { useState } from 'preact/hooks';
import { to } from '../address';
import * as api from '../api';
import { t } from '../i18n';
import { go } from '../router';
import { Frame } from '../ui/frame';
import { Glyph } from '../ui/icons';
import { Refusal, useLoad, useTask, Wait } from '../ui/load';
import { beSomebody, me, whoAmI } from '../ui/me';
import { GameList } from './game-list';
import { OthersGames } from './others-games';
import './records.css';
import './small.css';

/** Back to one of your own games, or to one from elsewhere. */
export default function Records() {
  const mine = useLoad(async () => {
    const { person } = await whoAmI();
    return person ? (await api.myTables()).filter((table) => table.status === 'over') : [];
  }, [me.value?.person?.id ?? '']);
  const others = useLoad(api.finishedTables, []);
  return (
    <Frame title={t('records.title')} page="records">
      <div class="leaf">
        <header>
          <h1>{t('records.title')}</h1>
          <p>{t('records.lead')}</p>
        </header>
        <Wait for={mine}>
          {(tables) => (
            <>
              <section class="sheet" aria-labelledby="mine">
                <h2 id="mine">{t('records.mine')}</h2>
                {tables.length > 0 ? (
                  <GameList tables={tables} />
                ) : (
                  <p class="records-none">
                    {t('records.none')}{' '}
                    <a class="btn" href={to('/')}>
                      {t('records.play')}
                    </a>
                  </p>
                )}
              </section>
              <OthersGames games={others} />
              {/* People who have not played a game come here for this. */}
              <details class="sheet" open={tables.length === 0}>
                <summary>
                  <h2>{t('records.bring')}</h2>
                </summary>
                <Import />
              </details>
            </>
          )}
        </Wait>
      </div>
    </Frame>
  );
}

/** Opens a record that was made elsewhere: a file, or its text. */
function Import() {
  const [text, setText] = useState('');
  const { busy, error, run } = useTask();
  const open = (content: string) =>
    run(async () => {
      if (!content.trim()) throw new Error(t('records.empty'));
      await beSomebody();
      const table = await api.importRecord(content);
      go(`/tables/${table.id}`);
    });
  const read = (file: File | undefined) =>
    void file?.text().then((content) => {
      setText(content);
      open(content);
    });
  return (
    <form
      class="records-import"
      onSubmit={(event) => {
        event.preventDefault();
        open(text);
      }}
    >
      {/* The field covers the whole sheet, so that a file can be dropped on it without any script. */}
      <div class="records-drop">
        <Glyph name="download" />
        <label for="record-file">{t('records.file')}</label>
        <small>{t('records.drop')}</small>
        <input
          id="record-file"
          type="file"
          accept=".game,text/plain"
          onChange={(event) => read(event.currentTarget.files?.[0])}
        />
      </div>
      <div class="field">
        <label for="record-text">{t('records.text')}</label>
        <textarea
          id="record-text"
          rows={6}
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <Refusal error={error} />
      <button type="submit" class="btn prim" disabled={busy}>
        {t('records.import')}
      </button>
    </form>
  );
}
