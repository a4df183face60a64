import { useState } from 'preact/hooks';
import * as api from '../api';
import type { SeatPlan, TableInfo } from '../generated/protocol';
import { t } from '../i18n';
import { copyText } from '../ui/controls';
import { Glyph } from '../ui/icons';
import { Refusal, useLoad, useTask } from '../ui/load';
import { beSomebody, offeredName } from '../ui/me';
import { SeatPlans } from './setup-seats';

export function ShareButton({ path }: { readonly path: string }) {
  const [copied, setCopied] = useState(false);
  const share = () => void copyText(location.origin + path).then((done) => {
    // Without a clipboard the address bar has the same link.
    if (!done) history.replaceState(null, '', path);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  });
  return (
    <button type="button" class="btn" onClick={share}>
      <Glyph name={copied ? 'tick' : 'link'} /><span aria-live="polite">{copied ? t('common.copied') : t('replay.share')}</span>
    </button>
  );
}

interface ForkProps {
  readonly table: TableInfo;
  readonly at: number;
  readonly onForked: (path: string) => void;
}

/** Another way to go on from the position that is shown. */
export function ForkPanel({ table, at, onForked }: ForkProps) {
  const [open, setOpen] = useState(false);
  const box = useLoad(() => api.boxInfo(table.box), [table.box]);
  const bots = box.state === 'ready' ? box.value.bots : [];
  const [plans, setPlans] = useState<readonly SeatPlan[]>();
  const { busy, error, run } = useTask();
  const strongest = bots[bots.length - 1]?.name;
  const seats = plans ?? table.seats.map((seat, n): SeatPlan => {
    if (seat.seat === table.you || (!table.you && n === 0)) return { kind: 'me' };
    return strongest ? { kind: 'bot', bot: seat.bot ?? strongest } : { kind: 'open' };
  });
  const fork = () => run(async () => {
    await beSomebody(offeredName());
    const sat = await api.fork(table.id, { at, seats: [...seats] });
    onForked(`/tables/${sat.table.id}`);
  });
  return (
    <div class="fork" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button type="button" class="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Glyph name="fork" />{t('replay.fork')}
      </button>
      {open ? (
        <div class="sheet fork-panel" role="group" aria-label={t('replay.fork')}>
          <p>{t('replay.forkHint')}</p>
          <SeatPlans seats={seats} bots={bots} onChange={setPlans} />
          <Refusal error={error} />
          <button type="button" class="btn prim" disabled={busy} onClick={fork}>{t('replay.forkGo')}</button>
        </div>
      ) : null}
    </div>
  );
}
