import * as api from '../api';
import type { LiveTable } from '../api/live';
import { seatNumber } from '../boxes/box-words';
import { t } from '../i18n';
import { isPaused } from '../table/names';
import { Refusal, useTask } from '../ui/load';
import { beSomebody } from '../ui/me';
import './result.css';

/** You ran out of time. The seat is still yours, and you can take it back at any moment. */
export function SeatBack({ live }: { readonly live: LiveTable }) {
  const { busy, error, run } = useTask();
  const table = live.table.value;
  const sit = () =>
    run(async () => {
      await api.sit(table.id, { entropy: api.entropy() });
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

/** Somebody left in the middle of a game. Spectators may take their seat. */
export function SeatOffer({ live }: { readonly live: LiveTable }) {
  const { busy, error, run } = useTask();
  const table = live.table.value;
  const free = table.seats.find((seat) => seat.kind === 'open');
  if (!free) return null;
  const sit = () =>
    run(async () => {
      await beSomebody();
      await api.sit(table.id, { seat: free.seat, entropy: api.entropy() });
      live.renew();
    });
  return (
    <div class="house result-banner sheet" role="status">
      <div>
        <p>{t('lobby.seatFree', { n: seatNumber(free.seat) })}</p>
        <Refusal error={error} />
      </div>
      <button type="button" class="btn prim" disabled={busy} onClick={sit}>
        {t('lobby.sit')}
      </button>
    </div>
  );
}
