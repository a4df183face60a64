import * as api from '../api';
import type { LiveTable } from '../api/live';
import type { Rank, TableInfo } from '../generated/protocol';
import { t } from '../i18n';
import { go } from '../router';
import { Frame } from '../ui/frame';
import { Glyph } from '../ui/icons';
import { Refusal, useLoad, useTask, Wait } from '../ui/load';
import { Chat } from './chat';
import { resultSentence } from './result';
import { OverTime, Sources } from './score-tables';
import { nameOf, Shield, tableName } from './seats';
import './finished.css';

/** After the game: how it ended, where the points came from, and the way back into every position. */
export function Finished({ live }: { readonly live: LiveTable }) {
  const table = live.table.value;
  const replay = `/tables/${table.id}/replay`;
  const scores = useLoad(() => api.scores(table.id), [table.id]);
  const { busy, error, run } = useTask();
  const again = () => run(async () => {
    if (table.rematch) return go(`/tables/${table.rematch}`);
    const sat = await api.rematch(table.id);
    go(`/tables/${sat.table.id}`);
  });
  return (
    <Frame title={tableName(table)} page="finished">
      <div class="leaf">
        <header>
          <h1>{table.status === 'frozen' ? tableName(table) : resultSentence(table, table.result) || t('end.title')}</h1>
          <p>{[table.title, table.name, table.edition ?? '', origin(table)].filter(Boolean).join(' · ')}</p>
          {table.frozen ? <p>{t('end.frozen', { why: table.frozen })}</p> : null}
        </header>
        <div class="row">
          <a class="btn prim" href={`${replay}?at=0`}><Glyph name="play" />{t('end.step')}</a>
          {table.you ? (
            <button type="button" class="btn" disabled={busy} onClick={again}>{table.rematch ? t('end.toRematch') : t('end.rematch')}</button>
          ) : null}
          <a class="btn" href={api.recordPath(table.id)} download={`${table.id}.game`}><Glyph name="download" />{t('end.download')}</a>
        </div>
        <Refusal error={error} />
        {table.result ? <Places table={table} ranks={table.result.ranks} /> : null}
        <Wait for={scores}>
          {(sheet) => (
            <>
              <Sources sheet={sheet} table={table} />
              <OverTime sheet={sheet} table={table} events={live.events.value} onPick={(at) => go(`${replay}?at=${at}`)} />
            </>
          )}
        </Wait>
        <div class="end-row">
          <Chat live={live} />
          <Luck table={table} />
        </div>
      </div>
    </Frame>
  );
}

function origin(table: TableInfo): string {
  if (table.origin?.kind === 'fork') return t('end.forkLine', { n: table.origin.entries });
  return table.origin?.kind === 'import' ? t('end.importLine') : '';
}

/** The podium: first place largest. */
function Places({ table, ranks }: { readonly table: TableInfo; readonly ranks: readonly Rank[] }) {
  const sorted = [...ranks].sort((a, b) => a.rank - b.rank);
  return (
    <ol class="places sheet">
      {sorted.map((rank) => (
        <li key={rank.seat} class={rank.rank === 1 ? 'first' : ''}>
          <span class="place"><span class="unseen">{t('end.place')} </span>{rank.rank}</span>
          <Shield seat={rank.seat} />
          <b>{nameOf(table, rank.seat)}</b>
          {rank.score === null ? null : (
            <span class="place-score">{rank.score}<small> {t('common.points', { n: rank.score })}</small></span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Luck({ table }: { readonly table: TableInfo }) {
  const rows = [
    [t('end.commit'), table.luck.commit],
    [t('end.secret'), table.luck.secret],
    [t('end.digest'), table.luck.digest],
  ] as const;
  return (
    <section class="sheet" aria-labelledby="luck">
      <h2 id="luck">{t('end.luck')}</h2>
      <p class="hint">{t('end.luckHint')}</p>
      <dl class="luck">
        {rows.map(([label, value]) => (value ? <div key={label}><dt>{label}</dt><dd><code>{value}</code></dd></div> : null))}
      </dl>
    </section>
  );
}
