import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadBox } from '../boxes/registry';
import type { Position } from '../generated/protocol';
import { t } from '../i18n';
import type { BoxTable } from './box';
import { TableScreen } from './screen';
import type { Act, Source } from './watch';

interface TableProps {
  readonly source: Source;
  /** What the viewer can do. Nothing in a replay. */
  readonly act?: Act;
  /** Below the log: the bar of a replay. */
  readonly footer?: ComponentChildren;
  /** In place of the prompt, if the table is only for looking at. */
  readonly notice?: ComponentChildren;
  /** Over the table, once the end has been shown. */
  readonly ending?: ComponentChildren;
  /** Hears which position the table shows. */
  readonly onShown?: (at: Position['at']) => void;
}

/** A table of any box that this client can draw. */
export function Table({ source, act, footer, notice, ending, onShown }: TableProps) {
  const id = source.table.value.box;
  const [box, setBox] = useState<BoxTable | null | undefined>();
  useEffect(() => {
    let current = true;
    const loading = loadBox(id);
    if (!loading) setBox(null);
    else
      loading.then(
        (loaded) => current && setBox(loaded),
        () => current && setBox(null),
      );
    return () => void (current = false);
  }, [id]);
  if (box) return <TableScreen {...{ source, act, box, footer, notice, ending, onShown }} />;
  return (
    <p class="loading" role="status">
      {box === null ? t('table.unknownBox') : t('table.loading')}
    </p>
  );
}
