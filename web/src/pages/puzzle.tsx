import { useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { PuzzleTable } from '../api/puzzle';
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
    return { puzzle: new PuzzleTable(box, number, board), drawn: drawn ?? null };
  }, [box, number]);
  if (loaded.state === 'ready' && loaded.value.drawn)
    return <Solve key={`${box} ${number}`} puzzle={loaded.value.puzzle} box={loaded.value.drawn} />;
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

function Solve({ puzzle, box }: { readonly puzzle: PuzzleTable; readonly box: BoxTable }) {
  const [shown, setShown] = useState<number>();
  useEffect(() => () => puzzle.close(), [puzzle]);
  return (
    <div class="lesson-page puzzle-page">
      <Table source={puzzle} act={puzzle.act} onShown={setShown} />
      <PuzzleCard puzzle={puzzle} box={box} shown={shown} />
    </div>
  );
}
