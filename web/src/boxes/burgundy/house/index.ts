/** What the set-up page and the page of the box draw: the duchies. */
import type { BoxHouse } from '../../shelf';
import { Boards } from './boards';
import { Gallery } from './gallery';

export const house: BoxHouse = { Boards, Gallery };
