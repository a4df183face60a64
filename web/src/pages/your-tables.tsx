import { to } from '../address';
import { Icon } from '../art/icon';
import { boxTitle, seatNumber } from '../boxes/box-words';
import type { Progress } from '../boxes/shelf';
import type { TableSummary } from '../generated/protocol';
import { ago, lengthOf, listOf, t } from '../i18n';
import { isBotPlaying, isPaused, nameOf, seatNames, waitingNames } from '../table/names';
import { type Loaded, Wait } from '../ui/load';
import { type Glimpse, useGlimpse } from './glimpse';
import { Shield, tableName } from './seats';
import { clockWords } from './setup-more';
import { TableMenu } from './table-menu';
import { byUrgency, isInvited } from './urgency';
import './your-tables.css';

const SHOWN = 6;

/** Your own tables, the most urgent first. */
export function YourTables({ tables }: { readonly tables: Loaded<readonly TableSummary[]> }) {
  return (
    <section class="sheet your-tables" aria-labelledby="your-tables">
      <header>
        <h2 id="your-tables">{t('home.yourTables')}</h2>
        <small>{t('home.scoreHead')}</small>
      </header>
      <Wait for={tables}>
        {(found, again) => {
          const running = byUrgency(found);
          // A pupil has one tutorial at a time.
          const lesson = found.find((table) => table.lesson && table.status === 'playing');
          const finished = found.filter((table) => table.status === 'over' && !table.lesson).length;
          return (
            <>
              {running.length === 0 && !lesson ? (
                <p class="quiet">{t('home.noTables')}</p>
              ) : (
                <ul class="table-list">
                  {running.slice(0, SHOWN).map((table) => (
                    <Row key={table.id} table={table} onChange={again} />
                  ))}
                  {lesson ? <Lesson table={lesson} /> : null}
                </ul>
              )}
              {finished > 0 ? (
                <a class="btn plain finished-games" href={to('/records')}>
                  {t('home.finished', { n: finished })}
                </a>
              ) : null}
            </>
          );
        }}
      </Wait>
    </section>
  );
}

function Row({ table, onChange }: { readonly table: TableSummary; readonly onChange: () => void }) {
  const glimpse = useGlimpse(table);
  const others = table.seats.filter((seat) => seat.seat !== table.you && seat.kind !== 'open');
  const company = seatNames(table, others);
  const seat = table.you ?? 'p1';
  const line = [
    table.name ? boxTitle(table.box, table.title) : '',
    company.length > 0 ? listOf(company) : table.seats.length === 1 ? t('people.alone') : '',
    table.status === 'open' ? clockWords(table.clock) : '',
  ];
  return (
    <li class={table.your_turn ? 'row-table awaited' : 'row-table'}>
      <a class="table-link" href={to(`/tables/${table.id}`)}>
        <span class="row-picture">
          {glimpse ? (
            <glimpse.row.Miniature view={glimpse.position.view} seat={seat} />
          ) : (
            <Shield seat={seat} />
          )}
        </span>
        <span class="table-words row-words">
          <b>{tableName(table)}</b>
          <small>{line.filter(Boolean).join(' · ')}</small>
          {glimpse ? <Pips progress={glimpse.row.progress(glimpse.position.view)} /> : null}
        </span>
        {glimpse ? <Scores table={table} glimpse={glimpse} /> : null}
        <State table={table} glimpse={glimpse} />
      </a>
      <TableMenu table={table} onChange={onChange} />
    </li>
  );
}

/** The parts of the game as letters. The current one has a pip for each of its rounds. */
function Pips({
  progress: { words, parts, part = -1, steps = 0, step = 0 },
}: {
  readonly progress: Progress;
}) {
  if (!parts) return <small>{words}</small>;
  return (
    <span class="row-pips" role="img" aria-label={words}>
      {parts.map((name, n) => (
        <span key={name} class={n < part ? 'past' : n === part ? 'now' : ''}>
          {name}
          {n === part && steps > 0 ? (
            <span class="pips">
              {Array.from({ length: steps }, (_, pip) => (
                <i key={pip} class={pip < step ? 'full' : ''} />
              ))}
            </span>
          ) : null}
        </span>
      ))}
    </span>
  );
}

interface ScoresProps {
  readonly table: TableSummary;
  readonly glimpse: Glimpse;
}

/** The viewer, and the best of the others. */
function Scores({ table, glimpse: { row, position } }: ScoresProps) {
  const scores = table.seats.map(({ seat }) => ({ seat, points: row.points(position.view, seat) }));
  const best = scores.filter(({ seat }) => seat !== table.you).sort((a, b) => b.points - a.points);
  const shown = scores.filter(({ seat }) => seat === table.you || seat === best[0]?.seat);
  const own = scores.find(({ seat }) => seat === table.you);
  const place = own ? 1 + scores.filter(({ points }) => points > own.points).length : 0;
  return (
    <span class="row-scores">
      {shown.map(({ seat, points }) => (
        <span key={seat}>
          <Shield seat={seat} />
          <span class="unseen">{nameOf(table, seat) + t('list.colon')}</span>
          <b>{points}</b>
          <Icon id="i-vp" label={t('common.points', { n: points })} />
          <ToCome points={points} projected={position.projected?.find((one) => one.seat === seat)?.points} />
        </span>
      ))}
      {scores.length > 2 && place > 0 ? (
        <small>{t('home.place', { n: place, all: scores.length })}</small>
      ) : null}
    </span>
  );
}

/** What the seat would have if the game ended now, if that is more than it has. */
function ToCome({ points, projected }: { readonly points: number; readonly projected: number | undefined }) {
  if (projected === undefined || projected === points) return null;
  return (
    <span class="to-come">
      <span aria-hidden="true">→ {projected}</span>
      <span class="unseen">{t('home.projected', { n: projected })}</span>
    </span>
  );
}

/** Whose turn it is and how long they still have, in the order in which people want to know it. */
function stateWords(table: TableSummary): string {
  if (table.status === 'open')
    return t(table.seats.every((seat) => seat.kind !== 'open') ? 'home.ready' : 'home.open');
  const free = table.seats.find((seat) => seat.kind === 'open');
  if (free) return t('home.paused', { n: seatNumber(free.seat) });
  if (isBotPlaying(table)) return t(isPaused(table) ? 'home.waitsForReturn' : 'home.botPlays');
  const waiting = waitingNames(table);
  return waiting.length > 0 ? t('home.thinks', { names: listOf(waiting), n: waiting.length }) : '';
}

function timeWords(table: TableSummary, glimpse: Glimpse | undefined): string {
  if (table.status === 'open') return '';
  if (!table.clock) return ago(table.updated_at);
  const clock = glimpse?.position.clock;
  const times = clock?.seats.flatMap(({ deadline }) => deadline ?? []) ?? [];
  if (!clock || times.length === 0) return '';
  return t('home.left', { time: lengthOf((Math.min(...times) - clock.now) / 1000, 'narrow') });
}

function State({ table, glimpse }: { readonly table: TableSummary; readonly glimpse: Glimpse | undefined }) {
  const invited = isInvited(table);
  const isTurn = table.your_turn && !isBotPlaying(table);
  return (
    <span class="row-state">
      {isTurn ? <span class="your-turn">{t('home.yourTurn')}</span> : null}
      {invited ? <span class="btn">{t('lobby.sit')}</span> : null}
      {invited ? <small>{t('end.wantsAgain', { name: table.host })}</small> : null}
      {isTurn || invited ? null : <span>{stateWords(table)}</span>}
      <small>{timeWords(table, glimpse)}</small>
    </span>
  );
}

function Lesson({ table }: { readonly table: TableSummary }) {
  return (
    <li>
      <a class="table-link" href={to(`/learn/${table.box}/${table.id}`)}>
        <span class="row-picture">
          <Shield seat={table.you ?? 'p1'} />
        </span>
        <span class="table-words row-words">
          <b>{t('home.continueLesson')}</b>
          <small>
            {boxTitle(table.box, table.title)} · {ago(table.updated_at)}
          </small>
        </span>
      </a>
    </li>
  );
}
