/** What a table plays differently: options that are not the usual ones, and house values. */
import { useEffect, useState } from 'preact/hooks';
import { boxOf } from '../api/box-of';
import type { BoxInfo } from '../generated/protocol';
import { language, t } from '../i18n';
import { certainty, certaintyWords, optionName, optionValue } from './box-words';
import { shelfOf } from './registry';

/** The start of the ids of options that carry house values. */
const OVERLAY = 'overlay.';
export const isHouseValue = (id: string): boolean => id.startsWith(OVERLAY);

export interface Changed {
  readonly id: string;
  readonly value: string;
  /** The value in the box. */
  readonly usual: string;
  /** The clauses whose text it changes. */
  readonly clauses: readonly string[];
  /** How well the value in the box is known. Only house values have it. */
  readonly standing?: string;
}

export function changesOf(box: BoxInfo, options: Readonly<Record<string, string>>): readonly Changed[] {
  const known = [...box.options, ...box.modules.flatMap((module) => module.options)];
  return Object.entries(options).flatMap(([id, value]): readonly Changed[] => {
    const row = box.overlay.find(({ option }) => option.id === id);
    if (row) {
      const { printed, clauses, standing } = row;
      return [{ id, value, usual: printed, clauses, standing }];
    }
    const option = known.find((one) => one.id === id);
    return option ? [{ id, value, usual: option.values[0] ?? '', clauses: [option.clause] }] : [];
  });
}

/** The same for a table, as soon as the server has described its box. */
export function useChanges(
  box: string,
  options: Readonly<Record<string, string>> | undefined,
): readonly Changed[] {
  const [info, setInfo] = useState<BoxInfo | undefined>();
  const wanted = options !== undefined && Object.keys(options).length > 0;
  useEffect(() => {
    let current = true;
    if (wanted)
      void boxOf(box).then(
        (told) => current && setInfo(told),
        () => undefined,
      );
    return () => void (current = false);
  }, [box, wanted, language.value]);
  return info && options ? changesOf(info, options) : [];
}

/** A value in words, if the box has any for it. */
export const valueWords = (box: string, id: string, value: string): string =>
  shelfOf(box)?.optionWords?.(id, value) ?? optionValue(id, value);

/** "Points for a knight: 2 (in the box: 1)". */
export function changeWords(box: string, { id, value, usual }: Changed): string {
  const words = { name: optionName(box, id), value: valueWords(box, id, value) };
  return usual ? t('change.instead', { ...words, usual: valueWords(box, id, usual) }) : t('option.is', words);
}

/** How well the value in the box is known. */
export const standingWords = (standing: string): string =>
  certaintyWords(certainty({ standing, reconstructed: false }));
