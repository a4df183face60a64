/** The buttons of the prompt. */
import { Icon } from '../../art/icon';
import type { RouteView } from '../../generated/burgundy';
import { capital } from '../../i18n';
import type { Names, PromptButton } from '../../table/box';
import { parse } from './actions';
import { describe } from './describe';
import { RouteCard } from './modules/routes/strip';
import { goodNumber } from './pieces';
import { type BurgundyView, type Good, playerOf } from './view';
import { goodName, say, sayAny, tileName } from './words';

/** Actions with a button each. */
const PLAIN = ['store', 'copy', 'graze', 'card', 'name', 'pay', 'give-up', 'load', 'first'];

/** Actions that differ in a number only: one button opens the choice. */
const NUMBERED = [
  ['hire', 'button.hire'],
  ['set', 'button.set'],
  ['points', 'button.points'],
] as const;

/** The seat that is asked. */
const asker = (view: BurgundyView): string => view.asked[0] ?? view.turn ?? 'p1';

/** What a button shows. If the question says what is done, a picture and a name are enough. */
function face(action: string, view: BurgundyView, names: Names): Omit<PromptButton, 'thing'> {
  const read = parse(action);
  switch (read?.verb) {
    case 'copy':
      return { label: capital(tileName(read.tile, view.edition)), picture: <Icon id={`b-${read.tile}`} /> };
    case 'load':
      return { label: capital(goodName(read.good)), picture: <Icon id={`g-${goodNumber(read.good)}`} /> };
    case 'graze':
      return { label: capital(sayAny(`species.${read.species}`)) };
    case 'card': {
      const route = (playerOf(view, asker(view))?.route ?? []) as readonly RouteView[];
      const spaces = route.filter(({ card }) => card === read.card);
      return { label: read.card, picture: <RouteCard spaces={spaces} /> };
    }
    default:
      return { label: describe(action, view, asker(view), names).title };
  }
}

export function buttons(legal: readonly string[], view: BurgundyView, names: Names): readonly PromptButton[] {
  const list: PromptButton[] = [];
  for (const action of legal) {
    if (action.startsWith('keep ')) {
      const good = action.slice(5) as Good;
      list.push({
        thing: `button:keep-${good}`,
        label: capital(say('button.keep', { good: goodName(good), n: goodNumber(good) })),
      });
    }
  }
  for (const action of legal) {
    const [verb = ''] = action.split(' ');
    if (PLAIN.includes(verb)) list.push({ thing: `button:${action}`, ...face(action, view, names) });
  }
  for (const [verb, key] of NUMBERED) {
    if (legal.some((action) => action.startsWith(`${verb} `) && action !== 'points 0'))
      list.push({ thing: `button:${verb}`, label: sayAny(key) });
  }
  if (legal.includes('points 0'))
    list.push({ thing: 'button:points-none', label: say('button.pointsNone'), key: 'p' });
  if (legal.some((action) => action.startsWith('workers '))) {
    list.push({ thing: 'button:workers', label: say('button.workers'), key: 't' });
  }
  if (legal.includes('pass')) list.push({ thing: 'button:pass', label: say('button.pass'), key: 'p' });
  return list;
}
