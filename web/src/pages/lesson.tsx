import { useEffect, useState } from 'preact/hooks';
import { openTable, type LiveTable } from '../api/live';
import { t } from '../i18n';
import type { RouteParams } from '../router';
import { Frame } from '../ui/frame';
import { Refusal } from '../ui/load';
import { Coach } from './coach';
import { lazy } from './lazy';
import { ResultBanner } from './result';
import { go } from '../router';
import './finished.css';

const Table = lazy(() => import('../table/table').then((module) => module.Table));

/** A real table with somebody beside it who explains. */
export default function Lesson({ params }: { readonly params: RouteParams }) {
  const id = params.id ?? '';
  const [live, setLive] = useState<LiveTable>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const opening = openTable(id);
    let current = true;
    opening.ready.then((table) => current && setLive(table), (failure: unknown) => current && setError(failure));
    return () => {
      current = false;
      opening.close();
    };
  }, [id]);
  if (!live) {
    return (
      <Frame title={t('learn.title')} page="lesson">
        {error ? <div class="leaf"><Refusal error={error} /></div> : <p class="loading" role="status">{t('common.loading')}</p>}
      </Frame>
    );
  }
  return (
    <>
      <Table session={live} />
      <Coach live={live} />
      {live.table.value.status === 'over' ? <ResultBanner table={live.table.value} onOpen={() => go(`/tables/${id}`)} /> : null}
    </>
  );
}
