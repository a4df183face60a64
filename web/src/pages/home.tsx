import { useEffect, useRef, useState } from 'preact/hooks';
import * as api from '../api';
import type { BoxInfo, TableSummary } from '../generated/protocol';
import { canDraw } from '../boxes/registry';
import { ago, listOf, t } from '../i18n';
import { go } from '../router';
import { Field } from '../ui/controls';
import { Frame } from '../ui/frame';
import { Glyph } from '../ui/icons';
import { Refusal, useLoad, useTask, Wait } from '../ui/load';
import { beSomebody, me, offeredName, whoAmI } from '../ui/me';
import { botAbout, botName, editionName, editionsLine, seatsRange } from './box-words';
import { BoxArt } from './box-art';
import { hasLesson } from './coach-steps';
import { SeatDots, seatName, Shield, tableName, waitingNames } from './seats';
import { Skyline } from './skyline';
import './home.css';

export default function Home() {
  const boxes = useLoad(api.boxes, []);
  const box = boxes.state === 'ready' ? boxes.value.find((one) => canDraw(one.id)) : undefined;
  return (
    <Frame title="Loire" page="home">
      <Hero box={box} />
      <div class="home-grid">
        <YourTables />
        <section class="shelf" aria-labelledby="shelf">
          <h2 id="shelf">{t('home.shelf')}</h2>
          <Wait for={boxes}>
            {(found) => (
              <ul class="shelf-row">
                {found.filter((one) => canDraw(one.id)).map((one) => <li key={one.id}><BoxCard box={one} /></li>)}
                {found.filter((one) => !canDraw(one.id)).map((one) => <li key={one.id}><Workshop box={one} /></li>)}
              </ul>
            )}
          </Wait>
        </section>
        <OpenTables />
      </div>
    </Frame>
  );
}

function Hero({ box }: { readonly box: BoxInfo | undefined }) {
  const [picking, setPicking] = useState(false);
  return (
    <section class="hero">
      <Skyline />
      <div class="hero-text">
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
        <div class="row">
          <button type="button" class="btn prim big" aria-expanded={picking} onClick={() => setPicking(!picking)}>
            {t('home.sitDown')}
          </button>
          <a class="btn big" href="/learn">{t('home.learn')}</a>
        </div>
      </div>
      {picking && box ? <PickBot box={box} onClose={() => setPicking(false)} /> : null}
    </section>
  );
}

/** The second of two clicks: against whom. */
export function PickBot({ box, onClose }: { readonly box: BoxInfo; readonly onClose: () => void }) {
  const [name, setName] = useState(offeredName);
  const first = useRef<HTMLButtonElement>(null);
  const { busy, error, run } = useTask();
  useEffect(() => first.current?.focus(), []);
  const play = (bot: string) =>
    run(async () => {
      await beSomebody(name);
      const sat = await api.create({
        box: box.id, seats: [{ kind: 'me' }, { kind: 'bot', bot }], public: false, entropy: api.entropy(), start_when_full: true,
      });
      go(`/tables/${sat.table.id}`);
    });
  const bots = [...box.bots].reverse();
  return (
    <div class="pick-bot sheet" role="group" aria-label={t('home.pickBot')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <h2>{t('home.pickBot')}</h2>
      <p class="hint">{t('home.pickBotHint')}</p>
      <ul>
        {bots.map((bot, n) => (
          <li key={bot.name}>
            <button type="button" class="btn bot-choice" ref={n === 0 ? first : null} disabled={busy} onClick={() => play(bot.name)}>
              <Glyph name="bot" />
              <span><b>{botName(bot.name)}</b><small>{botAbout(bot)}</small></span>
            </button>
          </li>
        ))}
      </ul>
      {me.value?.person ? null : <Field label={t('home.yourName')} value={name} onInput={setName} maxLength={24} autocomplete="nickname" />}
      <Refusal error={error} />
    </div>
  );
}

function YourTables() {
  const tables = useLoad(async () => ((await whoAmI()).person ? api.myTables() : []), [me.value?.person?.id ?? '']);
  return (
    <section class="sheet your-tables" aria-labelledby="your-tables">
      <h2 id="your-tables">{t('home.yourTables')}</h2>
      <Wait for={tables}>
        {(found) => {
          const running = found.filter((table) => table.status !== 'over').slice(0, 6);
          if (running.length === 0) return <p class="quiet">{t('home.noTables')}</p>;
          return <ul class="table-list">{running.map((table) => <MyTable key={table.id} table={table} />)}</ul>;
        }}
      </Wait>
    </section>
  );
}

function MyTable({ table }: { readonly table: TableSummary }) {
  const others = table.seats.filter((seat) => seat.seat !== table.you && seat.kind !== 'open').map(seatName);
  const waiting = waitingNames(table);
  const line = table.status === 'open' ? t('home.open') : waiting.length > 0 ? t('home.waitingFor', { names: listOf(waiting) }) : '';
  return (
    <li>
      <a class="table-link" href={`/tables/${table.id}`}>
        <Shield seat={table.you ?? 'p1'} />
        <span class="table-words">
          <b>{tableName(table)}</b>
          <small>{[others.length > 0 ? listOf(others) : '', ago(table.updated_at)].filter(Boolean).join(' · ')}</small>
          {table.your_turn ? null : <small>{line}</small>}
        </span>
        {table.your_turn ? <span class="your-turn">{t('home.yourTurn')}</span> : null}
      </a>
    </li>
  );
}

function BoxCard({ box }: { readonly box: BoxInfo }) {
  const [picking, setPicking] = useState(false);
  return (
    <article class="sheet box-card">
      <BoxArt box={box.id} />
      <h3><a href={`/boxes/${box.id}`}>{box.title}</a></h3>
      <p>{t('home.boxLine', { seats: seatsRange(box), editions: editionsLine(box) })}</p>
      <div class="row">
        <a class="btn prim" href={`/new/${box.id}`}>{t('common.newTable')}</a>
        <button type="button" class="btn" aria-expanded={picking} onClick={() => setPicking(!picking)}>{t('home.playBots')}</button>
        {hasLesson(box.id) ? <a class="btn" href={`/learn/${box.id}`} aria-label={`${t('frame.learn')}: ${box.title}`}>{t('frame.learn')}</a> : null}
      </div>
      {picking ? <PickBot box={box} onClose={() => setPicking(false)} /> : null}
    </article>
  );
}

/** A box with rules that this client cannot draw yet: it can be read about, and played in the terminal. */
function Workshop({ box }: { readonly box: BoxInfo }) {
  return (
    <article class="sheet box-card next">
      <h3><a href={`/boxes/${box.id}`}>{box.title}</a></h3>
      <p>{t('home.boxLine', { seats: seatsRange(box), editions: editionsLine(box) })}</p>
      <div class="row"><em>{t('home.workshop')}</em><a class="btn" href={`/rules/${box.id}`} aria-label={`${t('box.toRules')}: ${box.title}`}>{t('box.toRules')}</a></div>
    </article>
  );
}

function OpenTables() {
  const tables = useLoad(api.tables, []);
  return (
    <section class="sheet open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('home.openTables')}</h2>
      <Wait for={tables}>
        {(found) => {
          const shown = found.filter((table) => table.status === 'open' || table.status === 'playing').slice(0, 8);
          if (shown.length === 0) return <p class="quiet">{t('home.noOpen')}</p>;
          return <ul class="table-list">{shown.map((table) => <OpenTable key={table.id} table={table} />)}</ul>;
        }}
      </Wait>
    </section>
  );
}

function OpenTable({ table }: { readonly table: TableSummary }) {
  const open = table.status === 'open' && table.seats.some((seat) => seat.kind === 'open');
  const label = open ? t('home.joinTable', { name: table.host }) : t('home.watchTable', { name: table.host });
  const edition = table.edition ? editionName(table.box, table.edition) : '';
  return (
    <li>
      <Shield seat={`p${(table.id.charCodeAt(0) % 4) + 1}`} />
      <span class="table-words">
        <b>{table.name || table.host}</b>
        <small>{[table.title, edition, open ? '' : t('home.live')].filter(Boolean).join(' · ')}</small>
        <SeatDots table={table} />
      </span>
      <a class="btn" href={`/tables/${table.id}`} aria-label={label}>{open ? t('home.join') : t('home.watch')}</a>
    </li>
  );
}
