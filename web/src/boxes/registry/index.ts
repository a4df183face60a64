/**
 * Every box that can be drawn. A new one needs its own folder, a line here, and a line in each `words` file
 * next to this one.
 */

import type { BoxTable } from '../../table/box';
import { burgundy } from '../burgundy/shelf';
import { burgundyDice } from '../burgundy-dice/shelf';
import type { RulesGuide } from '../guide';
import type { Step } from '../lesson';
import { natick } from '../natick/shelf';
import { orleans } from '../orleans/shelf';
import type { BoxHouse, BoxShelf } from '../shelf';

/** In the order in which newcomers should meet them. */
export const SHELF: readonly BoxShelf[] = [burgundy, burgundyDice, natick, orleans];

export const shelfOf = (id: string): BoxShelf | undefined => SHELF.find((box) => box.id === id);

/** Whether `loadBox` has something to load. */
export const canDraw = (id: string): boolean => shelfOf(id) !== undefined;

/** A box's table, or nothing if this client cannot draw it. */
export const loadBox = (id: string): Promise<BoxTable> | undefined => shelfOf(id)?.table();

/** A box's tutorial for a table with these modules. */
export const loadLesson = (id: string, modules: readonly string[]): Promise<readonly Step[]> =>
  shelfOf(id)?.lesson(modules) ?? Promise.resolve([]);

/** What the set-up page draws for a box. A box without drawings uses words. */
export const loadHouse = (id: string): Promise<BoxHouse> => shelfOf(id)?.house?.() ?? Promise.resolve({});

/** A box's rules as people read them. A box that cannot be drawn has only its clauses. */
export const loadGuide = (id: string): Promise<RulesGuide> =>
  shelfOf(id)?.guide() ?? Promise.resolve({ topics: [], answers: [] });
