import type { NoteInfo, TableInfo } from '../generated/protocol';
import { t } from '../i18n';
import type { LogLine } from './box';

/**
 * What happened at the table outside the game's entries: somebody resigned, ran out of time, left or came
 * back.
 */
export const notesOf = ({ notes }: Pick<TableInfo, 'notes'>): readonly NoteInfo[] => notes ?? [];

/** The lines of the log with these notes, each in its place, up to the moment that is shown. */
export function withNotes(
  lines: readonly LogLine[],
  notes: readonly NoteInfo[],
  shown: number,
): readonly LogLine[] {
  const told = notes.filter(({ entries }) => entries <= shown);
  if (told.length === 0) return lines;
  const all = [...lines];
  for (const { entries, seat, what } of told) {
    const line: LogLine = {
      entry: Math.max(0, entries - 1),
      kind: 'act',
      seat,
      text: t(`log.note.${what}`),
      points: 0,
      amounts: [],
      reasons: [],
    };
    const next = all.findIndex(({ entry }) => entry >= entries);
    all.splice(next < 0 ? all.length : next, 0, line);
  }
  return all;
}
