import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { to } from '../address';
import { ApiError } from '../api';
import { type LiveTable, type Opening, openTable } from '../api/live';
import { loadBox } from '../boxes/registry';
import { t } from '../i18n';
import type { RouteParams } from '../router';
import { isBotPlaying } from '../table/names';
import { Frame } from '../ui/frame';
import { Refusal } from '../ui/load';
import { whoAmI } from '../ui/me';
import { Nothing } from '../ui/nothing';
import { lazy } from './lazy';
import { ResultBanner } from './result';
import { SeatAsked, SeatBack, SeatOffer } from './seat-offer';

const Table = lazy(() => import('../table/table').then((module) => module.Table));
const Lobby = lazy(() => import('./lobby').then((module) => module.Lobby));
const Finished = lazy(() => import('./finished').then((module) => module.Finished));

/** A table's link: the waiting room, the table itself or the result, whichever applies now. */
export default function Door({ params }: { readonly params: RouteParams }) {
  const id = params.id ?? '';
  const [live, setLive] = useState<LiveTable>();
  const [link, setLink] = useState<Opening['link']>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    setLive(undefined);
    setError(undefined);
    const opening = openTable(id);
    setLink(opening.link);
    let current = true;
    opening.ready.then(
      (table) => {
        // The drawings load while the table's own code is still on its way.
        void loadBox(table.table.value.box);
        if (current) setLive(table);
      },
      (failure: unknown) => current && setError(failure),
    );
    return () => {
      current = false;
      opening.close();
    };
  }, [id]);
  if (live) return <Inside key={id} live={live} />;
  return (
    <Frame title={t('common.table')} page="door">
      {error instanceof ApiError && error.status === 404 ? (
        <Nothing />
      ) : error ? (
        <div class="leaf">
          <Refusal error={error} />
          <p>
            <a class="btn" href={to('/')}>
              {t('missing.home')}
            </a>
          </p>
        </div>
      ) : (
        <p class="loading" role="status">
          {link?.value === 'lost' ? t('lobby.lost') : t('common.loading')}
        </p>
      )}
    </Frame>
  );
}

function Inside({ live }: { readonly live: LiveTable }) {
  const { status } = live.table.value;
  // People who were there at the end stay at the table until they open the result.
  const played = useSignal(status === 'playing');
  useEffect(() => {
    if (status === 'playing') played.value = true;
    void whoAmI(true).catch(() => undefined);
  }, [status]);
  if (status === 'open') return <Lobby live={live} />;
  if (status === 'playing' || (played.value && status === 'over')) {
    return (
      <>
        <Table
          source={live}
          act={live.act}
          ending={<ResultBanner table={live.table.value} onOpen={() => (played.value = false)} />}
        />
        {status === 'playing' && !live.table.value.you ? <SeatOffer live={live} /> : null}
        {status === 'playing' ? <SeatAsked live={live} /> : null}
        {status === 'playing' && isBotPlaying(live.table.value) ? <SeatBack live={live} /> : null}
      </>
    );
  }
  return <Finished live={live} />;
}
