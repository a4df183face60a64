import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { to } from '../address';
import * as api from '../api';
import { askTable } from '../api/ask';
import { moduleName } from '../boxes/box-words';
import { loadBox } from '../boxes/registry';
import type { Snapshot } from '../generated/protocol';
import type { ReviewState } from '../generated/study';
import { boxTitle, lengthOf, t } from '../i18n';
import type { RouteParams } from '../router';
import { say } from '../study/words';
import type { BoxTable } from '../table/box';
import { nameOf } from '../table/names';
import { Frame } from '../ui/frame';
import { Glyph } from '../ui/icons';
import { Refusal, useLoad, useTask, Wait } from '../ui/load';
import { Reviewed } from './review-done';
import './review.css';

/** A finished game, reviewed: made in the background when somebody asks, and then kept. */
export default function Review({ params }: { readonly params: RouteParams }) {
  const id = params.id ?? '';
  const loaded = useLoad(async () => {
    const [whole, state] = await Promise.all([
      askTable(id, { ask: 'snapshot', seat: 'all' }),
      askTable(id, { ask: 'review' }),
    ]);
    return { whole, state, box: await loadBox(whole.table.box) };
  }, [id]);
  return (
    <Frame title={say('review.title')} page="review">
      {loaded.state === 'failed' && isTooEarly(loaded.error) ? (
        <NotYet id={id} error={loaded.error} />
      ) : (
        <Wait for={loaded}>{(value) => <Page key={id} {...value} />}</Wait>
      )}
    </Frame>
  );
}

const isTooEarly = (error: unknown): boolean =>
  error instanceof api.ApiError && ['unfinished', 'other-eyes'].includes(error.reason);

/** Why there is no review yet, and the way back to the table. */
function NotYet({ id, error }: { readonly id: string; readonly error: unknown }) {
  return (
    <div class="leaf">
      <h1>{say('review.title')}</h1>
      <Refusal error={error} />
      <p class="row">
        <a class="btn" href={to(`/tables/${id}`)}>
          {t('replay.backToGame')}
        </a>
      </p>
    </div>
  );
}

interface PageProps {
  readonly whole: Snapshot;
  readonly state: ReviewState;
  readonly box: BoxTable | undefined;
}

function Page({ whole, state: first, box }: PageProps) {
  const { table } = whole;
  const [state, setState] = useState(first);
  const done = state.state === 'done' ? state.review : undefined;
  const names = (seat: string) => nameOf(table, seat);
  return (
    <div class="leaf review-leaf">
      <header>
        <h1>{say('review.title')}</h1>
        <p>
          {[
            table.name || boxTitle(table.box, table.title),
            ...table.modules.map((id) => moduleName(table.box, { id })),
            table.seats.map(({ seat }) => names(seat)).join(', '),
          ].join(' · ')}
        </p>
        {table.seats.some(({ resigned }) => resigned) ? (
          <p>
            {table.seats
              .filter(({ resigned }) => resigned)
              .map(({ seat }) => t('end.resigned', { name: names(seat) }))
              .join(' ')}
          </p>
        ) : null}
        <p class="row">
          <a class="btn" href={to(`/tables/${table.id}`)}>
            {t('replay.toResult')}
          </a>
          <a class="btn" href={to(`/tables/${table.id}/replay?at=0`)}>
            <Glyph name="play" />
            {t('end.step')}
          </a>
        </p>
      </header>
      {/* Hidden, but there from the beginning: the news is announced when it comes. */}
      <p class="unseen" role="status">
        {done && first.state !== 'done' ? say('review.ready') : ''}
      </p>
      {done && box ? (
        <Reviewed review={done} whole={whole} box={box} />
      ) : (
        <Progress id={table.id} state={state} onState={setState} />
      )}
    </div>
  );
}

/** How often to ask how far it is. */
const EVERY_MS = 1000;

interface ProgressProps {
  readonly id: string;
  readonly state: ReviewState;
  readonly onState: (state: ReviewState) => void;
}

/** What it costs, how far it is, and a way out. */
function Progress({ id, state, onState }: ProgressProps) {
  const { busy, error, run } = useTask();
  // The reader still wants it if the server has forgotten it, for example because it was restarted.
  const wanted = useRef(state.state === 'queued' || state.state === 'running');
  const start = () =>
    run(async () => {
      wanted.current = true;
      onState(await askTable(id, { ask: 'ask-review' }));
    });
  const cancel = () =>
    run(async () => {
      wanted.current = false;
      await askTable(id, { ask: 'leave-review' });
      onState(await askTable(id, { ask: 'review' }));
    });
  const waits = state.state === 'queued' || state.state === 'running';
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => {
      const ask = async () => {
        const next = await askTable(id, { ask: 'review' });
        if (wanted.current) onState(next.state === 'none' ? await askTable(id, { ask: 'ask-review' }) : next);
      };
      // If the server cannot be reached, the next try may work.
      ask().catch(() => undefined);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [id, waits]);
  return (
    <section class="sheet review-progress" aria-labelledby="review-progress">
      <h2 id="review-progress">{say(waits ? 'review.working' : 'review.whatItIs')}</h2>
      {state.state === 'none' ? <p>{say('review.about', { n: state.turns })}</p> : null}
      {state.state === 'failed' ? <p>{say('review.failed', { reason: state.reason })}</p> : null}
      {state.state === 'queued' ? <p>{say('review.queued', { n: state.place })}</p> : null}
      {state.state === 'running' ? <Bar {...state} /> : null}
      <Refusal error={error} />
      {waits ? (
        <button type="button" class="btn" disabled={busy} onClick={cancel}>
          {t('table.cancel')}
        </button>
      ) : (
        <button type="button" class="btn prim" disabled={busy} onClick={start}>
          {state.state === 'none'
            ? say('review.start', { time: lengthOf(Math.max(1, state.seconds)) })
            : t('common.again')}
        </button>
      )}
    </section>
  );
}

interface BarProps {
  readonly turn: number;
  readonly turns: number;
  readonly seconds: number;
}

function Bar({ turn, turns, seconds }: BarProps) {
  const words = say('review.running', { n: turn, all: turns, time: lengthOf(Math.max(1, seconds)) });
  const label = useMemo(() => say('review.working'), []);
  return (
    <>
      <progress max={Math.max(1, turns)} value={turn} aria-label={label} />
      <p>{turns === 0 ? say('review.begins') : words}</p>
    </>
  );
}
