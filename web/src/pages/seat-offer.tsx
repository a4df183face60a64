import * as api from '../api';
import { askTable } from '../api/ask';
import type { LiveTable } from '../api/live';
import { seatNumber } from '../boxes/box-words';
import type { TableInfo } from '../generated/protocol';
import { t } from '../i18n';
import { isPaused, nameOf } from '../table/names';
import { Refusal, useTask } from '../ui/load';
import { beSomebody } from '../ui/me';
import './result.css';

/** You ran out of time. The seat is still yours, and you can take it back at any moment. */
export function SeatBack({ live }: { readonly live: LiveTable }) {
  const { busy, error, run } = useTask();
  const table = live.table.value;
  const sit = () =>
    run(async () => {
      await askTable(table.id, { ask: 'sit', entropy: api.entropy() });
      live.renew();
    });
  return (
    <div class="house result-banner sheet" role="status">
      <h2>
        <strong>{t('table.botPlays')}</strong>{' '}
        <span>{t(isPaused(table) ? 'table.botPlaysPaused' : 'table.botPlaysOn')}</span>
        <Refusal error={error} />
      </h2>
      <button type="button" class="btn prim" disabled={busy} onClick={sit}>
        {t('table.takeBackSeat')}
      </button>
    </div>
  );
}

/** Somebody left in the middle of a game. They may come back, and spectators may take their seat. */
export function SeatOffer({ live }: { readonly live: LiveTable }) {
  const { busy, error, run } = useTask();
  const table = live.table.value;
  const left = table.seats.find((seat) => seat.seat === table.left);
  const open = table.seats.filter((seat) => seat.kind === 'open');
  const free = left ?? open.find((seat) => !seat.kept) ?? open[0];
  if (!free || hasASay(table)) return null;
  const n = seatNumber(free.seat);
  if (table.wanted?.yours) return <Asked live={live} />;
  const ask = () =>
    run(async () => {
      await beSomebody();
      await askTable(table.id, { ask: 'want', seat: free.seat });
      live.renew();
    });
  if (free.kept && !left)
    return (
      <div class="house result-banner sheet" role="status">
        <div>
          <p>{t('want.kept', { n })}</p>
          <Refusal error={error} />
        </div>
        <button type="button" class="btn prim" disabled={busy} onClick={ask}>
          {t('want.ask')}
        </button>
      </div>
    );
  const sit = () =>
    run(async () => {
      await beSomebody();
      await askTable(table.id, { ask: 'sit', seat: free.seat, entropy: api.entropy() });
      live.renew();
    });
  return (
    <div class="house result-banner sheet" role="status">
      <div>
        <p>{t(left ? 'want.left' : 'lobby.seatFree', { n })}</p>
        <Refusal error={error} />
      </div>
      <button type="button" class="btn prim" disabled={busy} onClick={sit}>
        {t(left ? 'table.takeBackSeat' : 'lobby.sit')}
      </button>
    </div>
  );
}

/** Whether somebody asks for a seat and you have not answered: you sit at the table, or you left that seat. */
function hasASay({ wanted, you, left }: TableInfo): boolean {
  if (!wanted) return false;
  if (you) return wanted.missing.includes(you);
  return left === wanted.seat && !wanted.agreed.includes(left);
}

/** You asked for a seat, and the others have not all answered yet. */
function Asked({ live }: { readonly live: LiveTable }) {
  const { busy, error, run } = useTask();
  const table = live.table.value;
  const wanted = table.wanted;
  if (!wanted) return null;
  const who = (seat: string) => (seat === wanted.seat ? t('want.whoLeft') : nameOf(table, seat));
  const names = wanted.missing.map(who).join(', ');
  const withdraw = () => run(async () => void (await askTable(table.id, { ask: 'want', answer: 'decline' })));
  return (
    <div class="house result-banner sheet" role="status">
      <div>
        <p>{t('want.waiting', { n: seatNumber(wanted.seat), names })}</p>
        <Refusal error={error} />
      </div>
      <button type="button" class="btn" disabled={busy} onClick={withdraw}>
        {t('want.withdraw')}
      </button>
    </div>
  );
}

/** Somebody asks for a seat that its player left. Everybody at the table answers, and so may that player. */
export function SeatAsked({ live }: { readonly live: LiveTable }) {
  const { busy, error, run } = useTask();
  const table = live.table.value;
  const wanted = table.wanted;
  if (!wanted || !hasASay(table)) return null;
  const [title, text] = table.you
    ? (['want.title', 'want.text'] as const)
    : (['want.titleLeft', 'want.textLeft'] as const);
  const { name } = wanted;
  const answer = (reply: 'agree' | 'decline') =>
    run(async () => void (await askTable(table.id, { ask: 'want', answer: reply })));
  return (
    <div class="house result-banner sheet" role="status">
      <div>
        <h2>{t(title, { name, n: seatNumber(wanted.seat) })}</h2>
        <p>{t(text, { name })}</p>
        <Refusal error={error} />
      </div>
      <button type="button" class="btn" disabled={busy} onClick={() => answer('decline')}>
        {t('takeback.decline')}
      </button>
      <button type="button" class="btn prim" disabled={busy} onClick={() => answer('agree')}>
        {t('takeback.agree')}
      </button>
    </div>
  );
}
