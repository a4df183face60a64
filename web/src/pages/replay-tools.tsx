import { useEffect, useRef, useState } from 'preact/hooks';
import { type Path, to, toWhole } from '../address';
import * as api from '../api';
import { askTable } from '../api/ask';
import type { ReplayTable } from '../api/replay';
import type { SeatPlan, TableInfo } from '../generated/protocol';
import { t } from '../i18n';
import { go, rename } from '../router';
import { nameOf } from '../table/names';
import { copyText, Pick } from '../ui/controls';
import { Glyph } from '../ui/icons';
import { Refusal, useLoad, useTask } from '../ui/load';
import { beSomebody } from '../ui/me';
import { begin } from './replay-begin';
import { SeatPlans } from './setup-seats';

interface ToolsProps {
  readonly replay: ReplayTable;
  readonly at: number;
  /** The address of the moment that is shown. */
  readonly path: Path;
  readonly eyes: string;
  readonly onEyes: (eyes: string) => void;
  readonly speed: string;
  readonly speeds: readonly string[];
  readonly onSpeed: (speed: string) => void;
}

/** Whether the tools are open on a phone. Escape closes them. */
function useOpen() {
  const [open, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => {
      // Close what covers the tools first.
      if (event.key !== 'Escape' || document.querySelector('dialog[open], .fork-panel')) return;
      setOpen(false);
      more.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);
  return { open, setOpen, more };
}

/**
 * What you can do with the moment that is shown. A phone has no room for all of it, so one button opens it
 * there.
 */
export function ReplayTools({ replay, at, path, eyes, onEyes, speed, speeds, onSpeed }: ToolsProps) {
  const { open, setOpen, more } = useOpen();
  const table = replay.table.value;
  return (
    <>
      <button
        type="button"
        ref={more}
        class="round replay-more"
        aria-expanded={open}
        aria-label={t('replay.more')}
        title={t('replay.more')}
        onClick={() => setOpen(!open)}
      >
        <Glyph name="sliders" />
      </button>
      <div class={`replay-tools ${open ? 'open' : ''}`}>
        <Pick
          label={t('replay.speed')}
          hideLabel
          value={speed}
          onChange={onSpeed}
          choices={speeds.map((one) => [one, `${one}×`] as const)}
        />
        {replay.running ? null : (
          <Pick
            label={t('replay.eyes')}
            hideLabel
            value={eyes}
            onChange={onEyes}
            choices={[
              ...table.seats.map((seat) => [seat.seat, nameOf(table, seat.seat)] as const),
              ['all', t('replay.eyes.all')],
            ]}
          />
        )}
        <ShareButton path={path} label={t('replay.share')} />
        {replay.running ? null : (
          <a
            class="btn replay-share"
            href={to(`/tables/${table.id}/review`)}
            aria-label={t('review.open')}
            title={t('review.open')}
          >
            <Glyph name="search" />
            <span>{t('review.short')}</span>
          </a>
        )}
        {replay.running ? null : (
          <ForkPanel
            table={table}
            at={at}
            eyes={eyes}
            atEnd={at === replay.length && table.result?.ending !== 'unfinished'}
          />
        )}
      </div>
    </>
  );
}

/** Copies a link to the clipboard. The whole label says where it leads. */
export function ShareButton({ path, label }: { readonly path: Path; readonly label: string }) {
  const [copied, setCopied] = useState(false);
  const share = () =>
    void copyText(toWhole(path)).then((done) => {
      // Without a clipboard, the address bar has the same link.
      if (!done) rename(path);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    });
  return (
    <>
      <button
        type="button"
        class="btn replay-share"
        aria-label={copied ? `${t('common.copied')}${t('list.colon')}${label}` : label}
        title={label}
        onClick={share}
      >
        <Glyph name={copied ? 'tick' : 'link'} />
        <span>{copied ? t('common.copied') : t('end.share')}</span>
      </button>
      <span class="unseen" role="status">
        {copied ? t('common.copied') : ''}
      </span>
    </>
  );
}

interface ForkProps {
  readonly table: TableInfo;
  readonly at: number;
  /** Whose board is being looked at: the one to try something else with. */
  readonly eyes: string;
  /** Nobody can play on from the end of a game. */
  readonly atEnd: boolean;
}

/** Continues the game differently from the position that is shown. */
function ForkPanel({ table, at, eyes, atEnd }: ForkProps) {
  const [open, setOpen] = useState(false);
  const box = useLoad(() => api.boxInfo(table.box), [table.box]);
  const bots = box.state === 'ready' ? box.value.bots : [];
  const [plans, setPlans] = useState<readonly SeatPlan[]>();
  const { busy, error, run } = useTask();
  const usual = box.state === 'ready' ? box.value.usual_bot : undefined;
  const own = table.seats.find((seat) => seat.seat === eyes)?.seat ?? table.you ?? table.seats[0]?.seat;
  const seats =
    plans ??
    table.seats.map((seat): SeatPlan => {
      if (seat.seat === own) return { kind: 'me' };
      return usual ? { kind: 'bot', bot: seat.bot ?? usual } : { kind: 'open' };
    });
  const full = seats.every((seat) => seat.kind !== 'open');
  const fork = () =>
    run(async () => {
      await beSomebody();
      const sat = await askTable(table.id, { ask: 'fork', at, seats: [...seats] });
      go(await begin(sat.table));
    });
  return (
    <div class="fork" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button
        type="button"
        class="btn"
        aria-label={t('replay.forkName')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Glyph name="fork" />
        {t('replay.fork')}
      </button>
      {open ? (
        <div class="sheet fork-panel" role="group" aria-label={t('replay.fork')}>
          <p>{atEnd ? t('replay.forkEnd') : t('replay.forkHint')}</p>
          <SeatPlans box={table.box} modules={table.modules} seats={seats} bots={bots} onChange={setPlans} />
          <Refusal error={error} />
          <button type="button" class="btn prim" disabled={busy || atEnd} onClick={fork}>
            {full ? t('replay.forkBegin') : t('replay.forkGo')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
