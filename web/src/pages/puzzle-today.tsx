import { useEffect } from 'preact/hooks';
import * as api from '../api';
import { t } from '../i18n';
import { go } from '../router';
import { Frame } from '../ui/frame';
import { useLoad, Wait } from '../ui/load';
import { puzzlePath } from './puzzles';

/** Goes on to the puzzle of the day. */
export default function PuzzleToday() {
  const list = useLoad(api.puzzles, []);
  const today = list.state === 'ready' ? list.value.today : undefined;
  useEffect(() => {
    if (today) go(puzzlePath(today.box, today.number), true);
  }, [today]);
  return (
    <Frame title={t('puzzle.today')} page="puzzles">
      <div class="leaf">
        <h1>{t('puzzle.today')}</h1>
        <Wait for={list}>{() => (today === null ? <p>{t('puzzle.none')}</p> : null)}</Wait>
      </div>
    </Frame>
  );
}
