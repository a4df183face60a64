import { to, toWhole } from '../address';
import * as api from '../api';
import { askTable } from '../api/ask';
import type { LiveTable } from '../api/live';
import { botName, boxTitle, editionWords, moduleName, seatNumber, summaryOf } from '../boxes/box-words';
import { canDraw } from '../boxes/registry';
import type { SeatInfo, SeatPlan, TableInfo } from '../generated/protocol';
import { t } from '../i18n';
import { go } from '../router';
import { levelOf, nameOf } from '../table/names';
import { CopyField } from '../ui/controls';
import { Frame } from '../ui/frame';
import { GuestName } from '../ui/guest-name';
import { Glyph } from '../ui/icons';
import { Refusal, useLoad, useTask } from '../ui/load';
import { beSomebody, me } from '../ui/me';
import { BySide } from './by-side';
import { Chat } from './chat';
import { begin } from './replay-begin';
import { Shield, tableName } from './seats';
import { clockWords } from './setup-more';
import './lobby.css';

/** Before the game: who sits where, the link for people who are missing, and the start. */
export function Lobby({ live }: { readonly live: LiveTable }) {
  const table = live.table.value;
  return (
    <Frame title={tableName(table)} page="lobby" box={table.box}>
      <div class="leaf lobby-grid">
        <header>
          <h1>{tableName(table)}</h1>
          <p>
            {[
              t('lobby.title'),
              t('lobby.hostedBy', { name: table.host }),
              table.name ? boxTitle(table.box, table.title) : '',
              origin(table),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {live.link.value === 'lost' ? (
            <p role="status" class="hint">
              {t('lobby.lost')}
            </p>
          ) : null}
        </header>
        <Seats live={live} table={table} />
        <Invite table={table} />
        <How table={table} />
        <Chat live={live} />
      </div>
    </Frame>
  );
}

/** The link for those who are missing. */
function Invite({ table }: { readonly table: TableInfo }) {
  const link = toWhole(`/tables/${table.id}`);
  return (
    <section class="sheet invite" aria-labelledby="invite">
      <h2 id="invite">{t('lobby.invite')}</h2>
      <p class="hint">{t(table.origin?.kind === 'rematch' ? 'lobby.keptHint' : 'lobby.inviteHint')}</p>
      <CopyField
        label={t('lobby.link')}
        text={link}
        isNext={table.you !== null && table.seats.some((seat) => seat.kind === 'open')}
      />
      {/* Phones can share a link with any app. */}
      {'share' in navigator ? (
        <button
          type="button"
          class="btn"
          onClick={() => void navigator.share({ title: tableName(table), url: link }).catch(() => undefined)}
        >
          <Glyph name="link" />
          {t('lobby.share')}
        </button>
      ) : null}
      {table.watching > 0 ? <p class="hint">{t('lobby.watching', { n: table.watching })}</p> : null}
    </section>
  );
}

/** How the table plays, and where to read more. */
function How({ table }: { readonly table: TableInfo }) {
  return (
    <section class="sheet" aria-labelledby="how">
      <h2 id="how">{t('lobby.how')}</h2>
      <ul class="how-list">
        {howLines(table).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {/* Outside the room, so that reading it does not leave the seat. */}
      <p class="row how-links">
        {canDraw(table.box) ? (
          <a class="btn" href={to(`/learn/${table.box}`)} target="_blank" rel="noopener">
            {t('box.toLearn')}
          </a>
        ) : null}
        <a class="btn" href={to(`/rules/${table.box}`)} target="_blank" rel="noopener">
          <Glyph name="book" />
          {t('box.toRules')}
        </a>
      </p>
      <h3 class="luck-head">{t('lobby.luck')}</h3>
      <p class="hint">{t('lobby.luckHint')}</p>
      <details>
        <summary>{t('lobby.luckMark')}</summary>
        <code>{table.luck.commit}</code>
      </details>
    </section>
  );
}

/** What invited people want to know before they sit down. */
function howLines(table: TableInfo): readonly string[] {
  const leaves = table.takeover
    ? t('setup.takeoverBot', { name: botName(table.takeover) })
    : t('setup.takeoverNone');
  return [
    [
      table.edition ? editionWords(table.box, table.edition) : '',
      ...table.modules.map((id) => moduleName(table.box, { id })),
      summaryOf(table.box, table.options),
    ]
      .filter(Boolean)
      .join(' · '),
    clockWords(table.clock),
    ...(table.clock ? [t(table.out_of_time === 'bot' ? 'clock.bot' : 'clock.end')] : []),
    t('lobby.ifLeaves', { what: leaves }),
    ...(table.public ? [t('setup.public')] : []),
  ];
}

/** Where a table comes from, if it does not start from the beginning. */
function origin(table: TableInfo): string {
  if (table.origin?.kind === 'fork') return t('lobby.from', { n: table.origin.entries });
  return table.origin?.kind === 'rematch' ? t('lobby.rematch') : '';
}

function Seats({ live, table }: { readonly live: LiveTable; readonly table: TableInfo }) {
  const { busy, error, run } = useTask();
  const full = table.seats.every((seat) => seat.kind !== 'open');
  const nameless = !me.value?.person;
  const firstOpen = table.seats.find((seat) => seat.kind === 'open');
  const sit = (seat: string) =>
    run(async () => {
      await beSomebody();
      await askTable(table.id, { ask: 'sit', seat, entropy: api.entropy() });
      live.renew();
    });
  const leave = () =>
    run(async () => {
      await askTable(table.id, { ask: 'leave' });
      live.renew();
    });
  return (
    <section class="sheet" aria-labelledby="seats">
      <h2 id="seats">{t('lobby.seats')}</h2>
      {nameless && !full ? (
        <div class="guest-name">
          <GuestName label={t('lobby.nameFirst')} />
        </div>
      ) : null}
      <BySide
        box={table.box}
        modules={table.modules}
        seats={table.seats.map(({ seat }) => seat)}
        you={table.you ?? undefined}
        list="seat-list"
        hint="team.hint"
      >
        {(id) => {
          const seat = table.seats.find((one) => one.seat === id);
          return seat ? (
            <SeatRow
              key={id}
              {...{ seat, table, busy }}
              first={seat === firstOpen}
              onSit={() => sit(id)}
              onLeave={leave}
            />
          ) : null;
        }}
      </BySide>
      <Refusal error={error} />
      <div class="begin">
        {table.you_host ? (
          <button
            type="button"
            class="btn prim big"
            disabled={!full || busy}
            aria-describedby="begin-hint"
            onClick={() => run(async () => void (await askTable(table.id, { ask: 'start' })))}
          >
            {t('lobby.start')}
          </button>
        ) : null}
        <small id="begin-hint">
          {!full
            ? t('lobby.startWait', { n: table.seats.filter((seat) => seat.kind === 'open').length })
            : table.you_host
              ? ''
              : t('lobby.startHost', { name: table.host })}
        </small>
      </div>
      {table.you_host && table.you && !full && !table.origin ? <WithBots table={table} /> : null}
    </section>
  );
}

interface SeatRowProps {
  readonly seat: SeatInfo;
  readonly table: TableInfo;
  readonly busy: boolean;
  /** Whether it is the seat to suggest. */
  readonly first: boolean;
  readonly onSit: () => void;
  readonly onLeave: () => void;
}

function SeatRow({ seat, table, busy, first, onSit, onLeave }: SeatRowProps) {
  return (
    <li class={seat.seat === table.you ? 'mine' : ''}>
      <Shield seat={seat.seat} />
      <SeatWords seat={seat} table={table} />
      {seat.kind === 'open' && !table.you ? (
        <button
          type="button"
          class={`btn ${first ? 'prim' : ''}`}
          disabled={busy}
          aria-label={t('lobby.sitAt', { n: seatNumber(seat.seat) })}
          onClick={onSit}
        >
          <Glyph name="chair" />
          {t('lobby.sit')}
        </button>
      ) : null}
      {seat.seat === table.you ? (
        <button type="button" class="btn plain" disabled={busy} onClick={onLeave}>
          {t('lobby.leave')}
        </button>
      ) : null}
    </li>
  );
}

/**
 * If nobody comes and the host is still alone, the same game can be played with bots immediately. A seat
 * cannot be given to a bot afterwards, so this opens a new table and leaves the old one.
 */
function WithBots({ table }: { readonly table: TableInfo }) {
  const box = useLoad(() => api.boxInfo(table.box), [table.box]);
  const { busy, error, run } = useTask();
  const usual = box.state === 'ready' ? box.value.usual_bot : undefined;
  const others = table.seats.some((seat) => seat.kind === 'person' && seat.seat !== table.you);
  if (!usual || others) return null;
  const play = () =>
    run(async () => {
      const sat = await api.create({
        box: table.box,
        modules: table.modules,
        options: table.options,
        public: false,
        start_when_full: true,
        seats: table.seats.map(
          (seat): SeatPlan =>
            seat.seat === table.you ? { kind: 'me' } : { kind: 'bot', bot: seat.bot ?? usual },
        ),
        ...(table.edition ? { edition: table.edition } : {}),
        ...(table.name ? { name: table.name } : {}),
        ...(table.takeover ? { takeover: table.takeover } : {}),
        ...(table.clock ? { clock: table.clock } : {}),
      });
      await askTable(table.id, { ask: 'leave' });
      go(await begin(sat.table), true);
    });
  return (
    <div class="with-bots">
      <span>{t('lobby.nobodyComes')}</span>
      <button type="button" class="btn" disabled={busy} onClick={play}>
        <Glyph name="bot" />
        {t('lobby.withBots')}
      </button>
      <Refusal error={error} />
    </div>
  );
}

function SeatWords({ seat, table }: { readonly seat: SeatInfo; readonly table: TableInfo }) {
  const notes = [
    t('common.seat', { n: seatNumber(seat.seat) }),
    seat.seat === table.you ? t('common.you') : '',
    seat.kind === 'bot' ? t('lobby.bot') : '',
    levelOf(table, seat.seat),
    seat.kind === 'person' ? (seat.connected ? t('lobby.here') : t('lobby.away')) : '',
  ];
  return (
    <span class="table-words">
      <b class={seat.kind === 'open' ? 'open-seat' : ''}>{nameOf(table, seat.seat)}</b>
      <small>{notes.filter(Boolean).join(' · ')}</small>
    </span>
  );
}
