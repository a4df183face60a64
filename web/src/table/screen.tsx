import { file } from '../address';
import '../styles/table.css';
import '../styles/table-parts.css';
import '../styles/table-stages.css';
import '../styles/table-voices.css';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Position } from '../generated/protocol';
import { boxTitle, t } from '../i18n';
import type { BoxTable } from './box';
import { keepChoice } from './chosen';
import { Control, ControlContext, useControl } from './control';
import { Pace } from './paced';
import { Room } from './room';
import type { Act, Source } from './watch';

interface TableScreenProps {
  readonly source: Source;
  /** What the viewer can do. Nothing in a replay. */
  readonly act?: Act | undefined;
  readonly box: BoxTable;
  /** Something below the log: the replay bar of a finished game. */
  readonly footer?: ComponentChildren;
  /** Shown in place of the prompt when the table is only for looking at. */
  readonly notice?: ComponentChildren;
  /** Laid over the table when the game has ended and its last moves have been shown. */
  readonly ending?: ComponentChildren;
  /** Hears which position the table shows. The others' moves are shown one by one. */
  readonly onShown?: ((at: Position['at']) => void) | undefined;
}

/** A whole table: bar, boards, prompt, seats, log. */
export function TableScreen({ source, act, box, footer, notice, ending, onShown }: TableScreenProps) {
  const paced = useMemo(() => new Pace(source, act), [source, act]);
  const drafted = useMemo(() => box.draft?.(paced), [paced, box]);
  const control = useMemo(() => new Control(drafted ?? paced, box), [drafted, paced, box]);
  useEffect(
    () => () => {
      control.close();
      drafted?.stop();
      paced.stop();
    },
    [control, drafted, paced],
  );
  useEffect(() => (notice ? undefined : keepChoice(control)), [control]);
  // Before anything is painted: the whole table is measured by the font size that this sets.
  useLayoutEffect(() => {
    document.documentElement.classList.add('at-table');
    return () => document.documentElement.classList.remove('at-table');
  }, []);
  useSignalEffect(() => onShown?.(paced.watch.live.value.at));
  useSignalEffect(() => {
    const mine = paced.watch.live.value.legal.length > 0;
    const table = source.table.value;
    document.title = `${mine ? `● ${t('table.prompt')} · ` : ''}${notice ? `${t('replay.title')} · ` : ''}${boxTitle(table.box, table.title)} · Loire`;
    document.querySelector('link[rel=icon]')?.setAttribute('href', file(mine ? 'icon-turn.svg' : 'icon.svg'));
  });
  useEffect(() => () => document.querySelector('link[rel=icon]')?.setAttribute('href', file('icon.svg')), []);
  return (
    <ControlContext.Provider value={control}>
      <Room footer={footer} notice={notice} />
      <Ending>{ending}</Ending>
    </ControlContext.Provider>
  );
}

/** At a table that shows the others' moves one by one, the game is over a little later. */
function Ending({ children }: { readonly children: ComponentChildren }) {
  const { watch, stager } = useControl();
  if (watch.table.value.status !== 'over') return null;
  // While points are being counted, we do not say yet who won.
  return <div class={`ending ${stager.counted.value ? 'counting' : ''}`}>{children}</div>;
}
