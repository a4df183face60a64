import { useMemo } from 'preact/hooks';
import { type Path, to } from '../address';
import * as api from '../api';
import { askTable } from '../api/ask';
import type { LiveTable } from '../api/live';
import { boxTitle, editionName, moduleName, seatNumber } from '../boxes/box-words';
import { canDraw } from '../boxes/registry';
import type { EventInfo, GameResult, TableInfo } from '../generated/protocol';
import { listOf, t } from '../i18n';
import { go } from '../router';
import type { Control } from '../table/control';
import { nameOf } from '../table/names';
import { Frame } from '../ui/frame';
import { Glyph } from '../ui/icons';
import { Refusal, useLoad, useTask, Wait } from '../ui/load';
import { whoAmI } from '../ui/me';
import { Terms } from '../ui/terms';
import { Chat } from './chat';
import { FinalBoard, useFinalTable } from './finished-boards';
import { keyMoments } from './moments';
import { begin } from './replay-begin';
import { ShareButton } from './replay-tools';
import {
  isPointless,
  isWonByNobody,
  resultSentence,
  type Side,
  sidesOf,
  tiedWithWinner,
  winnerOf,
} from './result';
import { Laurel } from './result-laurel';
import { OverTime, Sources } from './score-tables';
import { Shield, tableName } from './seats';
import './finished.css';

/** After the game: how it ended, where the points came from, and links to every position. */
export function Finished({ live }: { readonly live: LiveTable }) {
  const table = live.table.value;
  const replay: Path = `/tables/${table.id}/replay`;
  const scores = useLoad(() => askTable(table.id, { ask: 'scores' }), [table.id]);
  const final = useFinalTable(table, live.position.value.entries);
  const events = live.events.value;
  const entries = live.position.value.entries;
  const moments = useMemo(
    () =>
      final
        ? keyMoments(final.box.log(events, final.view, final.names), entries, final.box.sides?.(final.view))
        : [],
    [final, events, entries],
  );
  return (
    <Frame title={tableName(table)} page="finished" box={table.box}>
      <div class="leaf">
        <Headline table={table} final={final} events={events} />
        <NextGame id={table.rematch} played={table.you !== null} />
        <Ways table={table} replay={replay} />
        {table.result ? (
          <Places
            table={table}
            result={table.result}
            final={final}
            nobody={isWonByNobody(table.result, endOf(table, final, events))}
          />
        ) : null}
        <Wait for={scores}>
          {(sheet) =>
            // Where something other than points decides, there is nothing to draw.
            sheet.sources.length === 0 ? null : (
              <>
                <Sources sheet={sheet} table={table} />
                <OverTime
                  sheet={sheet}
                  table={table}
                  events={events}
                  moments={moments}
                  wayTo={(at) => `${replay}?at=${at}`}
                />
              </>
            )
          }
        </Wait>
        <Chat live={live} />
        <Luck table={table} />
      </div>
    </Frame>
  );
}

/** To the replay, the next game, the review, and the record. */
function Ways({ table, replay }: { readonly table: TableInfo; readonly replay: Path }) {
  const { busy, error, run } = useTask();
  const again = () =>
    run(async () => {
      const sat = await askTable(table.id, { ask: 'rematch' });
      go(await begin(sat.table));
    });
  return (
    <>
      <div class="row">
        <a class={`btn ${table.you && table.rematch ? '' : 'prim'}`} href={to(`${replay}?at=0`)}>
          <Glyph name="play" />
          {t('end.step')}
        </a>
        {table.you && !table.rematch ? (
          <button type="button" class="btn" disabled={busy} onClick={again}>
            {t('end.rematch')}
          </button>
        ) : null}
        {table.status === 'over' && canDraw(table.box) ? (
          <a class="btn" href={to(`/tables/${table.id}/review`)}>
            <Glyph name="search" />
            {t('review.open')}
          </a>
        ) : null}
        <ShareButton path={`/tables/${table.id}`} label={t('end.share')} />
        <a class="btn" href={api.recordAddress(table.id)} download={`${table.id}.game`}>
          <Glyph name="download" />
          {t('end.download')}
        </a>
      </div>
      <Refusal error={error} />
    </>
  );
}

/**
 * Somebody wants to play again, or the next game is already there. It appears while people look at the
 * result, so it is announced.
 */
function NextGame({ id, played }: { readonly id: string | null; readonly played: boolean }) {
  const next = useLoad(async () => {
    if (!id) return undefined;
    // Players who resigned no longer have a seat, but one is kept for them in the next game. Spectators have
    // none.
    const concerned =
      played || ((await whoAmI()).person && (await api.myTables()).some((one) => one.id === id));
    return concerned ? askTable(id, { ask: 'info' }) : undefined;
  }, [id]);
  const table = next.state === 'ready' ? next.value : undefined;
  const shown = id && (table || (played && next.state === 'failed'));
  const isAsked = table?.status === 'open' && !table.you;
  return (
    <div role="status" class={shown ? 'sheet next-game' : 'unseen'}>
      {shown ? (
        <>
          <p>{isAsked ? t('end.wantsAgain', { name: table.host }) : t('end.nextGame')}</p>
          <a class="btn prim" href={to(`/tables/${id}`)}>
            {t('end.toRematch')}
          </a>
        </>
      ) : null}
    </div>
  );
}

interface HeadlineProps {
  readonly table: TableInfo;
  readonly final: Control | undefined;
  readonly events: readonly EventInfo[];
}

/** What the box says about the end, if the game was played to its end. */
const endOf = (table: TableInfo, final: Control | undefined, events: readonly EventInfo[]) =>
  table.result?.ending === 'rules' ? final?.box.ended?.(final.view, final.names, events) : undefined;

/** How it ended. In a solo game, and where the ranks do not say why, the box itself does. */
function Headline({ table, final, events }: HeadlineProps) {
  const winner = winnerOf(table.result);
  const first = winner ?? (table.result ? sidesOf(table.result)[0]?.ranks[0]?.seat : undefined);
  const tied = tiedWithWinner(table.result);
  const tie = first && tied && final?.box.tieBreak?.(final.view, first, tied, final.names);
  const alone = table.seats.length === 1 && final?.box.waiting(final.view, final.names, []).title;
  const told = endOf(table, final, events);
  const sentence = told?.title || alone || resultSentence(table, table.result) || t('end.title');
  return (
    <header class={winner ? 'won' : ''}>
      {winner ? <Laurel seat={seatNumber(winner)} /> : null}
      <div>
        <h1>{table.status === 'frozen' ? tableName(table) : sentence}</h1>
        <p>
          {[
            boxTitle(table.box, table.title),
            table.name,
            table.edition ? editionName(table.box, table.edition) : '',
            ...table.modules.map((id) => moduleName(table.box, { id })),
            origin(table),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {told?.hint ? <p>{told.hint}</p> : null}
        {tie ? <p>{tie}</p> : null}
        {table.result?.takebacks ? <p>{t('end.takebacks', { n: table.result.takebacks })}</p> : null}
        {table.result?.hints ? <p>{t('end.hints', { n: table.result.hints })}</p> : null}
        {table.frozen ? <p>{t('end.frozen', { why: table.frozen })}</p> : null}
      </div>
    </header>
  );
}

function origin(table: TableInfo): string {
  if (table.origin?.kind === 'fork') return t('end.forkLine', { n: table.origin.entries });
  return table.origin?.kind === 'import' ? t('end.importLine') : '';
}

interface PlacesProps {
  readonly table: TableInfo;
  readonly result: GameResult;
  readonly final: Control | undefined;
  /** Whether there is no first place. */
  readonly nobody: boolean;
}

/** Everyone in order of rank, partners in one place, with their final board. */
function Places({ table, result, final, nobody }: PlacesProps) {
  const sides = sidesOf(result);
  return (
    <ol class={`places n${sides.length}`}>
      {sides.map((side) => (
        <li key={side.ranks[0]?.seat} class={`sheet ${side.place === 1 && !nobody ? 'first' : ''}`}>
          <PlaceLine table={table} result={result} side={side} nobody={nobody} />
          {final ? (
            <FinalBoard control={final} seat={side.ranks[0]?.seat ?? ''} />
          ) : (
            <div class="final-board" />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Who it is and what they scored. Partners see their sum, and what each of them added. */
function PlaceLine({ table, result, side, nobody }: Omit<PlacesProps, 'final'> & { readonly side: Side }) {
  // Alone against the rules there is a verdict, and the heading says it.
  const judged = result.ranks.length === 1 && result.verdict !== 'ranked';
  return (
    <>
      <div class="place-line">
        {result.ranks.length > 1 && result.verdict === 'ranked' && !nobody ? (
          <span class="place">
            <span class="unseen">{t('end.place')} </span>
            {side.place}
          </span>
        ) : null}
        {side.ranks.map(({ seat }) => (
          <Shield key={seat} seat={seat} />
        ))}
        <b>{listOf(side.ranks.map(({ seat }) => nameOf(table, seat)))}</b>
        {side.score === null || judged || isPointless(table) ? null : (
          <span class="place-score">
            {side.score}
            <small> {t('common.points', { n: side.score })}</small>
          </span>
        )}
      </div>
      {side.ranks.length > 1 && side.score !== null && result.verdict === 'ranked' ? (
        <p class="place-parts">
          {side.ranks.map(({ seat, score }) => (
            <span key={seat}>
              {nameOf(table, seat)} <b>{score}</b>
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}

function Luck({ table }: { readonly table: TableInfo }) {
  const rows = [
    [t('end.commit'), table.luck.commit],
    [t('end.secret'), table.luck.secret],
    [t('end.digest'), table.luck.digest],
  ] as const;
  return (
    <details class="sheet luck">
      <summary>
        <h2>{t('end.luck')}</h2>
      </summary>
      <p class="hint">{t('end.luckHint')}</p>
      <Terms rows={rows.flatMap(([label, value]) => (value ? [[label, <code>{value}</code>]] : []))} />
    </details>
  );
}
