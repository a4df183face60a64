import { useEffect } from 'preact/hooks';
import { askTable } from '../api/ask';
import { ReplayTable } from '../api/replay';
import { loadBox } from '../boxes/registry';
import type { TableInfo } from '../generated/protocol';
import { Control, ControlContext } from '../table/control';
import { still } from '../table/watch';
import { useLoad } from '../ui/load';

/**
 * The table as it was at the end, visible to everyone. Without it, or for a box we cannot draw, the page has
 * no boards.
 */
export function useFinalTable(table: TableInfo, entries: number): Control | undefined {
  const loaded = useLoad(async () => {
    const loading = loadBox(table.box);
    if (!loading || table.status !== 'over') return undefined;
    const [whole, box] = await Promise.all([
      askTable(table.id, { ask: 'snapshot', seat: 'all', since: entries }),
      loading,
    ]);
    return new Control({ watch: still(new ReplayTable(whole)) }, box);
  }, [table.id, table.status]);
  const control = loaded.state === 'ready' ? loaded.value : undefined;
  useEffect(() => () => control?.close(), [control]);
  return control;
}

/** A seat's board, drawn by its box, only for looking at. */
export function FinalBoard({ control, seat }: { readonly control: Control; readonly seat: string }) {
  const { Own } = control.box.parts;
  return (
    <ControlContext.Provider value={control}>
      <div class="final-board">
        <Own view={control.view} prompt={null} viewer={null} names={control.names} seat={seat} />
      </div>
    </ControlContext.Provider>
  );
}
