/** The modules, in the order of the menu. */
import { border } from './border';
import { extra } from './extra';
import { inns } from './inns';
import type { BurgundyModule } from './part';
import { routes } from './routes';
import { shields } from './shields';
import { solo } from './solo';
import { team } from './team';
import { white } from './white';

export const MODULES: readonly BurgundyModule[] = [extra, border, white, inns, routes, team, solo, shields];
