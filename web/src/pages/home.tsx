import * as api from '../api';
import { canDraw } from '../boxes/registry';
import type { BoxInfo, TableSummary } from '../generated/protocol';
import { ago, listOf, t } from '../i18n';
import { seatNames, waitingNames } from '../table/names';
import { Frame } from '../ui/frame';
import { type Loaded, useLoad, useRefresh, Wait } from '../ui/load';
import { me, whoAmI } from '../ui/me';
import { BoxArt } from './box-art';
import { boxTitle, editionsLine, seatsRange } from './box-words';
import { OpenTables } from './open-tables';
import { PickBot, usePicking } from './pick-bot';
import { Shield, tableName } from './seats';
import { Skyline } from './skyline';
import './home.css';

/** How often the lists are asked for anew while somebody looks at them. */
const REFRESH_S = 8;
const RUNNING_SHOWN = 6;

export default function Home() {
  const boxes = useLoad(api.boxes, []);
  const mine = useLoad(
    async () => ((await whoAmI(true)).person ? api.myTables() : []),
    [me.value?.person?.id ?? ''],
  );
  const open = useLoad(api.tables, []);
  useRefresh(() => {
    if (mine.state !== 'loading') mine.again();
    if (open.state !== 'loading') open.again();
  }, REFRESH_S);
  const next =
    mine.state === 'ready'
      ? mine.value.find((table) => table.status === 'playing' && table.your_turn && !table.lesson)
      : undefined;
  return (
    <Frame title="Loire" page="home">
      <Hero boxes={boxes.state === 'ready' ? boxes.value.filter((one) => canDraw(one.id)) : []} next={next} />
      <div class="home-grid">
        <YourTables tables={mine} />
        <section class="shelf" aria-labelledby="shelf">
          <h2 id="shelf">{t('home.shelf')}</h2>
          <Wait for={boxes}>
            {(found) => (
              <ul class="shelf-row">
                {found
                  .filter((one) => canDraw(one.id))
                  .map((one) => (
                    <li key={one.id}>
                      <BoxCard box={one} />
                    </li>
                  ))}
                {found
                  .filter((one) => !canDraw(one.id))
                  .map((one) => (
                    <li key={one.id}>
                      <Workshop box={one} />
                    </li>
                  ))}
              </ul>
            )}
          </Wait>
        </section>
        <OpenTables tables={open} />
      </div>
    </Frame>
  );
}

interface HeroProps {
  readonly boxes: readonly BoxInfo[];
  /** The table that waits for you. */
  readonly next: TableSummary | undefined;
}

function Hero({ boxes, next }: HeroProps) {
  const { picking, opener, close } = usePicking();
  return (
    <section class="hero">
      <Skyline />
      <div class="hero-text">
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
        <div class="row">
          {next ? (
            <a class="btn prim big continue" href={`/tables/${next.id}`}>
              {t('home.continue', { name: tableName(next) })}
            </a>
          ) : null}
          <button type="button" {...opener} class={`btn big ${next ? '' : 'prim'}`}>
            {t('home.sitDown')}
          </button>
          <a class="btn big" href="/learn" aria-label={t('home.learnName')}>
            {t('home.learn')}
          </a>
        </div>
      </div>
      {picking && boxes.length > 0 ? <PickBot boxes={boxes} onClose={close} /> : null}
    </section>
  );
}

function YourTables({ tables }: { readonly tables: Loaded<readonly TableSummary[]> }) {
  return (
    <section class="sheet your-tables" aria-labelledby="your-tables">
      <h2 id="your-tables">{t('home.yourTables')}</h2>
      <Wait for={tables}>
        {(found) => {
          const running = found.filter((table) => table.status !== 'over' && !table.lesson);
          // Who learns has one lesson at a time.
          const lesson = found.find((table) => table.lesson && table.status === 'playing');
          const finished = found.filter((table) => table.status === 'over' && !table.lesson).length;
          return (
            <>
              {running.length === 0 && !lesson ? (
                <p class="quiet">{t('home.noTables')}</p>
              ) : (
                <ul class="table-list">
                  {running.slice(0, RUNNING_SHOWN).map((table) => (
                    <MyTable key={table.id} table={table} />
                  ))}
                  {lesson ? <MyLesson table={lesson} /> : null}
                </ul>
              )}
              {finished > 0 ? (
                <a class="btn plain finished-games" href="/records">
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

function MyTable({ table }: { readonly table: TableSummary }) {
  const others = seatNames(
    table,
    table.seats.filter((seat) => seat.seat !== table.you && seat.kind !== 'open'),
  );
  const waiting = waitingNames(table);
  const full = table.seats.every((seat) => seat.kind !== 'open');
  // A seat of a rematch is kept for whoever had it.
  const isAsked = table.status === 'open' && table.you === null;
  const line = isAsked
    ? t('end.wantsAgain', { name: table.host })
    : table.status === 'open'
      ? t(full ? 'home.ready' : 'home.open')
      : waiting.length > 0
        ? t('home.waitingFor', { names: listOf(waiting) })
        : '';
  return (
    <li>
      <a class="table-link" href={`/tables/${table.id}`}>
        <Shield seat={table.you ?? 'p1'} />
        <span class="table-words">
          <b>{tableName(table)}</b>
          <small>
            {[others.length > 0 ? listOf(others) : '', ago(table.updated_at)].filter(Boolean).join(' · ')}
          </small>
          {table.your_turn ? null : <small>{line}</small>}
        </span>
        {table.your_turn || isAsked ? (
          <span class="your-turn">{t(isAsked ? 'lobby.sit' : 'home.yourTurn')}</span>
        ) : null}
      </a>
    </li>
  );
}

function MyLesson({ table }: { readonly table: TableSummary }) {
  return (
    <li>
      <a class="table-link" href={`/learn/${table.box}/${table.id}`}>
        <Shield seat={table.you ?? 'p1'} />
        <span class="table-words">
          <b>{t('home.continueLesson')}</b>
          <small>
            {boxTitle(table.box, table.title)} · {ago(table.updated_at)}
          </small>
        </span>
      </a>
    </li>
  );
}

function BoxCard({ box }: { readonly box: BoxInfo }) {
  const { picking, opener, close } = usePicking();
  const title = boxTitle(box.id, box.title);
  return (
    <article class="sheet box-card" aria-labelledby={`box-${box.id}`}>
      <BoxArt box={box.id} />
      <h3 id={`box-${box.id}`}>
        <a href={`/boxes/${box.id}`}>{title}</a>
      </h3>
      <p>{t('home.boxLine', { seats: seatsRange(box), editions: editionsLine(box) })}</p>
      <div class="row">
        <button type="button" {...opener} class="btn first" aria-label={`${t('home.playBots')}: ${title}`}>
          {t('home.playBots')}
        </button>
        <a class="btn" href={`/new/${box.id}`} aria-label={`${t('common.newTable')}: ${title}`}>
          {t('common.newTable')}
        </a>
        {canDraw(box.id) ? (
          <a class="btn" href={`/learn/${box.id}`} aria-label={`${t('frame.learn')}: ${title}`}>
            {t('frame.learn')}
          </a>
        ) : null}
      </div>
      {picking ? <PickBot boxes={[box]} onClose={close} /> : null}
    </article>
  );
}

/** A box with rules that this client cannot draw yet: it can be read about, and played in the terminal. */
function Workshop({ box }: { readonly box: BoxInfo }) {
  const title = boxTitle(box.id, box.title);
  return (
    <article class="sheet box-card next" aria-labelledby={`box-${box.id}`}>
      <h3 id={`box-${box.id}`}>
        <a href={`/boxes/${box.id}`}>{title}</a>
      </h3>
      <p>{t('home.boxLine', { seats: seatsRange(box), editions: editionsLine(box) })}</p>
      <div class="row">
        <em>{t('home.workshop')}</em>
        <a class="btn" href={`/rules/${box.id}`} aria-label={`${t('box.toRules')}: ${title}`}>
          {t('box.toRules')}
        </a>
      </div>
    </article>
  );
}
