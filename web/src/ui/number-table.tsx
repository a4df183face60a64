import type { ComponentChildren, Key } from 'preact';

interface Row {
  readonly key: Key;
  readonly head: ComponentChildren;
  readonly cells: readonly ComponentChildren[];
}

interface TableProps {
  readonly class?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly caption?: ComponentChildren;
  readonly head: readonly ComponentChildren[];
  readonly rows: readonly Row[];
  /** The last row, which adds the others up. */
  readonly sum?: Omit<Row, 'key'> | undefined;
  /** How many columns after the first hold words. All others hold numbers. */
  readonly words?: number;
  /** More rows at the end. */
  readonly children?: ComponentChildren;
}

/** What each row is, and numbers about it. */
export function NumberTable({ caption, head, rows, sum, words = 0, children, ...names }: TableProps) {
  const kind = (column: number) => (column > words ? { class: 'n' } : {});
  const cells = (row: Omit<Row, 'key'>) => (
    <>
      <th scope="row">{row.head}</th>
      {row.cells.map((cell, n) => (
        <td key={n} {...kind(n + 1)}>
          {cell}
        </td>
      ))}
    </>
  );
  return (
    <table {...names}>
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          {head.map((name, n) => (
            <th key={n} scope="col" {...kind(n)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>{cells(row)}</tr>
        ))}
        {sum ? <tr class="sum">{cells(sum)}</tr> : null}
        {children}
      </tbody>
    </table>
  );
}
