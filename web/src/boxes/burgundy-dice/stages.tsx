/** The final scoring: the totals of the sheets, source by source, as the view gives them. */
import { Icon } from '../../art/icon';
import { capital } from '../../i18n';
import type { Stage, Staging } from '../../table/box';
import { fieldsOf } from './log';
import type { DiceGameEvent, DiceGameView, Source } from './view';
import { say } from './words';

const SIGNS: readonly (readonly [source: Source, icon: string])[] = [
  ['castle', 'k-C'],
  ['area', 'i-hex'],
  ['pasture', 'k-L'],
  ['colour', 'i-bonus'],
  ['sale', 'g-back'],
];

export function stages(events: readonly DiceGameEvent[], view: DiceGameView): Staging | undefined {
  if (!events.some((event) => fieldsOf(event).event === 'total')) return undefined;
  const rows = SIGNS.map(([source, icon]): Stage => {
    const shares = view.players.flatMap(({ seat, sources }) => {
      const points = sources.find((one) => one.source === source)?.points ?? 0;
      return points > 0 ? [{ seat, points, amounts: [], reasons: [] }] : [];
    });
    return {
      id: source,
      sign: <Icon id={icon} />,
      title: capital(say(`source.${source}`)),
      shares,
      marks: [],
    };
  });
  return { title: say('stage.final'), final: true, recap: true, stages: rows };
}
