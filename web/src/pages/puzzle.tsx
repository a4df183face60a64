import { useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { PuzzleSession } from '../api/puzzle';
import { loadBox } from '../boxes/registry';
import { t } from '../i18n';
import type { RouteParams } from '../router';
import type { BoxTable } from '../table/box';
import { Frame } from '../ui/frame';
import { useLoad, Wait } from '../ui/load';
import { lazy } from './lazy';
import { PuzzleCard } from './puzzle-card';

const Table = lazy(() => import('../table/table').then((module) => module.Table));

/** A puzzle: the table as it was, your turn on it, and a card that judges it. */
export default function PuzzlePage({ params }: { readonly params: RouteParams }) {
  const box = params.box ?? '';
  const number = Number(params.number);
  const loaded = useLoad(async () => {
    const [board, drawn] = await Promise.all([api.puzzleBoard(box, number, { actions: [] }), loadBox(box)]);
    return { session: new PuzzleSession(box, number, board), drawn: drawn ?? null };
  }, [box, number]);
  if (loaded.state === 'ready' && loaded.value.drawn)
    return <Solve key={`${box} ${number}`} session={loaded.value.session} box={loaded.value.drawn} />;
  return (
    <Frame title={t('puzzle.title')} page="puzzles">
      <Wait for={loaded}>
        {() => (
          <div class="leaf">
            <h1>{t('puzzle.title')}</h1>
            <p>{t('table.unknownBox')}</p>
          </div>
        )}
      </Wait>
    </Frame>
  );
}

function Solve({ session, box }: { readonly session: PuzzleSession; readonly box: BoxTable }) {
  const [shown, setShown] = useState<number>();
  useEffect(() => () => session.close(), [session]);
  return (
    <div class="lesson-page puzzle-page">
      <Table session={session} onShown={setShown} />
      <PuzzleCard session={session} box={box} shown={shown} />
    </div>
  );
}
