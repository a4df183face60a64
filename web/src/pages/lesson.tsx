import { useEffect, useState } from 'preact/hooks';
import { type LiveTable, openTable } from '../api/live';
import type { Step } from '../boxes/lesson';
import { loadLesson } from '../boxes/registry';
import type { Position } from '../generated/protocol';
import { t } from '../i18n';
import type { RouteParams } from '../router';
import { go } from '../router';
import { Frame } from '../ui/frame';
import { Refusal } from '../ui/load';
import { Coach } from './coach';
import { lazy } from './lazy';
import { ResultBanner } from './result';

const Table = lazy(() => import('../table/table').then((module) => module.Table));

/** A real table with a coach who explains. */
export default function Lesson({ params }: { readonly params: RouteParams }) {
  const id = params.id ?? '';
  const [live, setLive] = useState<LiveTable>();
  const [steps, setSteps] = useState<readonly Step[]>();
  const [error, setError] = useState<unknown>();
  const [shown, setShown] = useState<Position['at']>();
  useEffect(() => {
    const opening = openTable(id);
    let current = true;
    opening.ready.then(
      (table) => current && setLive(table),
      (failure: unknown) => current && setError(failure),
    );
    return () => {
      current = false;
      opening.close();
    };
  }, [id]);
  useEffect(() => {
    if (live) loadLesson(params.box ?? '', live.table.value.modules).then(setSteps, setError);
  }, [params.box, live]);
  if (!live || !steps) {
    return (
      <Frame title={t('learn.title')} page="lesson">
        {error ? (
          <div class="leaf">
            <Refusal error={error} />
          </div>
        ) : (
          <p class="loading" role="status">
            {t('common.loading')}
          </p>
        )}
      </Frame>
    );
  }
  return (
    <div class="lesson-page">
      <Table
        source={live}
        act={live.act}
        onShown={setShown}
        ending={<ResultBanner table={live.table.value} onOpen={() => go(`/tables/${id}`)} />}
      />
      <Coach live={live} steps={steps} shown={shown} />
    </div>
  );
}
