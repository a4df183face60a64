/** Every box that can be drawn. A new one needs its own folder and a line here. */

import { language, loadWords, wordsLoaded } from '../../i18n';
import type { BoxTable } from '../../table/box';
import { burgundy } from '../burgundy/shelf';
import { burgundyDice } from '../burgundy-dice/shelf';
import type { RulesGuide } from '../guide';
import type { Step } from '../lesson';
import { natick } from '../natick/shelf';
import { orleans } from '../orleans/shelf';
import type { BoxHouse, BoxRow, BoxShelf } from '../shelf';

/** In the order in which newcomers should meet them. */
export const SHELF: readonly BoxShelf[] = [burgundy, burgundyDice, natick, orleans];

export const shelfOf = (id: string): BoxShelf | undefined => SHELF.find((box) => box.id === id);

/** Whether `loadBox` has something to load. */
export const canDraw = (id: string): boolean => shelfOf(id) !== undefined;

/** A part of a box, once it has its texts. They are fetched while its code is on the way. */
async function part<Part>(box: BoxShelf, loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, loadWords(box.words, language.value)]);
  await wordsLoaded();
  return part;
}

/** A box's table, or nothing if this client cannot draw it. */
export function loadBox(id: string): Promise<BoxTable> | undefined {
  const box = shelfOf(id);
  return box && part(box, box.table());
}

/** A box's tutorial for a table with these modules. */
export async function loadLesson(id: string, modules: readonly string[]): Promise<readonly Step[]> {
  const box = shelfOf(id);
  return box ? part(box, box.lesson(modules)) : [];
}

/** What the set-up page draws for a box. A box without drawings uses words. */
export async function loadHouse(id: string): Promise<BoxHouse> {
  const box = shelfOf(id);
  return box?.house ? part(box, box.house()) : {};
}

/** A box's rules as people read them. A box that cannot be drawn has only its clauses. */
export async function loadGuide(id: string): Promise<RulesGuide> {
  const box = shelfOf(id);
  return box ? part(box, box.guide()) : { topics: [], answers: [] };
}

/** What a row of "Your tables" shows of a box, or nothing if this client cannot draw it. */
export function loadRow(id: string): Promise<BoxRow> | undefined {
  const box = shelfOf(id);
  return box && part(box, box.row());
}
