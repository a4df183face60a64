import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { toWhole } from '../address';
import { askTable } from '../api/ask';
import { botName } from '../boxes/box-words';
import type { TableSummary } from '../generated/protocol';
import { t } from '../i18n';
import { isMuted, mute } from '../table/muted';
import { isBotPlaying } from '../table/names';
import { copyText } from '../ui/controls';
import { Glyph } from '../ui/icons';
import { Refusal, useTask } from '../ui/load';
import { tableName } from './seats';

/** What happens when you leave. */
function consequence(table: TableSummary): string {
  if (table.status === 'open') return t('home.leaveOpen');
  if (table.takeover) return t('home.leaveBot', { name: botName(table.takeover) });
  const people = table.seats.some((seat) => seat.kind === 'person' && seat.seat !== table.you);
  return t(people ? 'home.leavePeople' : 'home.leaveBots');
}

interface MenuProps {
  readonly table: TableSummary;
  readonly onChange: () => void;
}

/** What you can do with a table without going there. */
export function TableMenu({ table, onChange }: MenuProps) {
  const [open, setOpen] = useState<'shut' | 'menu' | 'leave'>('shut');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const shut = () => {
    setOpen('shut');
    button.current?.focus();
  };
  useEffect(() => {
    if (open === 'shut') return undefined;
    root.current?.querySelector<HTMLElement>('.row-menu button')?.focus();
    const away = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen('shut');
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
  return (
    <div
      class="row-more"
      ref={root}
      onKeyDown={(event) => event.key === 'Escape' && open !== 'shut' && shut()}
    >
      <button
        type="button"
        ref={button}
        class="round"
        aria-expanded={open !== 'shut'}
        aria-controls={id}
        aria-label={t('home.more', { name: tableName(table) })}
        onClick={() => setOpen(open === 'shut' ? 'menu' : 'shut')}
      >
        <Glyph name="more" />
      </button>
      <div id={id} class="row-menu sheet" hidden={open === 'shut'}>
        {open === 'menu' ? <Acts table={table} onLeave={() => setOpen('leave')} /> : null}
        {open === 'leave' ? <Leave table={table} onChange={onChange} onStay={shut} /> : null}
      </div>
    </div>
  );
}

function Acts({ table, onLeave }: { readonly table: TableSummary; readonly onLeave: () => void }) {
  const [copied, setCopied] = useState(false);
  const muted = isMuted(table.id);
  return (
    <>
      <button
        type="button"
        class="btn plain"
        onClick={() => void copyText(toWhole(`/tables/${table.id}`)).then(setCopied)}
      >
        <Glyph name={copied ? 'tick' : 'link'} />
        {copied ? t('common.copied') : t('home.copyLink')}
      </button>
      <button type="button" class="btn plain" aria-pressed={muted} onClick={() => mute(table.id, !muted)}>
        <Glyph name={muted ? 'tick' : 'mute'} />
        {t('home.muteChat')}
      </button>
      {table.you && !isBotPlaying(table) ? (
        <button type="button" class="btn plain" onClick={onLeave}>
          <Glyph name="leave" />
          {t('home.leave')}
        </button>
      ) : null}
      <span class="unseen" role="status">
        {copied ? t('common.copied') : ''}
      </span>
    </>
  );
}

function Leave({ table, onChange, onStay }: MenuProps & { readonly onStay: () => void }) {
  const { busy, error, run } = useTask();
  const leave = () =>
    run(async () => {
      await askTable(table.id, { ask: 'leave' });
      onChange();
    });
  return (
    <div role="group" aria-label={t('home.leave')}>
      <p>{consequence(table)}</p>
      <Refusal error={error} />
      <div class="row">
        <button type="button" class="btn" disabled={busy} onClick={leave}>
          {t('home.leave')}
        </button>
        <button type="button" class="btn plain" onClick={onStay}>
          {t('home.stay')}
        </button>
      </div>
    </div>
  );
}
