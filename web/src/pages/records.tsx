import { useState } from 'preact/hooks';
import * as api from '../api';
import { t } from '../i18n';
import { go } from '../router';
import { Frame } from '../ui/frame';
import { Refusal, useLoad, useTask, Wait } from '../ui/load';
import { beSomebody, me, offeredName, whoAmI } from '../ui/me';
import { GameList } from './game-list';
import './small.css';

/** Bring a record from elsewhere, or go back to one of your own. */
export default function Records() {
  const [text, setText] = useState('');
  const { busy, error, run } = useTask();
  const mine = useLoad(async () => {
    const { person } = await whoAmI();
    return person ? (await api.myTables()).filter((table) => table.status === 'over') : [];
  }, [me.value?.person?.id ?? '']);
  const open = (content: string) => run(async () => {
    if (!content.trim()) throw new Error(t('records.empty'));
    await beSomebody(offeredName());
    const table = await api.importRecord(content);
    go(`/tables/${table.id}`);
  });
  return (
    <Frame title={t('records.title')} page="records">
      <div class="leaf">
        <header><h1>{t('records.title')}</h1><p>{t('records.lead')}</p></header>
        <form class="sheet records-form" onSubmit={(event) => { event.preventDefault(); open(text); }}>
          <div class="field">
            <label for="record-file">{t('records.file')}</label>
            <input id="record-file" type="file" accept=".game,text/plain"
              onChange={(event) => void event.currentTarget.files?.[0]?.text().then((content) => { setText(content); open(content); })} />
          </div>
          <div class="field">
            <label for="record-text">{t('records.text')}</label>
            <textarea id="record-text" rows={8} spellcheck={false} value={text} placeholder={'box burgundy 1\nedition 2019\nseats 2\n---\n'}
              onInput={(event) => setText(event.currentTarget.value)} />
          </div>
          <Refusal error={error} />
          <button type="submit" class="btn prim" disabled={busy}>{t('records.import')}</button>
        </form>
        <Wait for={mine}>
          {(tables) => (tables.length === 0 ? null : (
            <section class="sheet" aria-labelledby="mine"><h2 id="mine">{t('records.mine')}</h2><GameList tables={tables} /></section>
          ))}
        </Wait>
      </div>
    </Frame>
  );
}
