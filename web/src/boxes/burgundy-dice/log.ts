/** The record in sentences. */
import type { Event } from '../../generated/burgundy-dice';
import { t } from '../../i18n';
import type { Amount, LogLine, Names, Reason } from '../../table/box';
import type { AnyOf } from '../fields';
import { BONUS_ICON } from './sheet';
import type { BonusKind, DiceGameEvent, DiceGameView } from './view';
import { bonusCount, placeOf, say, tell } from './words';

type Fields = AnyOf<Event>;

export const fieldsOf = (event: DiceGameEvent): Fields => event.json;

interface Draft {
  entry: number;
  kind: LogLine['kind'];
  seat: string | null;
  phrases: string[];
  points: number;
  bonuses: Map<BonusKind, number>;
  reasons: Reason[];
  mark?: string;
  staged?: boolean;
}

const draft = (entry: number, kind: LogLine['kind'], seat: string | null, text?: string): Draft => ({
  entry,
  kind,
  seat,
  phrases: text ? [text] : [],
  points: 0,
  bonuses: new Map(),
  reasons: [],
});

/** What a seat did. Its phrase follows the seat's name, with others in one line. */
const DEEDS: ReadonlySet<Fields['event']> = new Set([
  'founded',
  'marked',
  'passed',
  'area-completed',
  'colour-completed',
  'no-circle',
  'total',
  'graded',
]);

/** What chance and time did, in a sentence. */
const FATES: ReadonlySet<Fields['event']> = new Set(['rolled', 'ticked', 'phase-ended']);

function amountsOf({ bonuses }: Draft): readonly Amount[] {
  return [...bonuses]
    .filter(([, n]) => n !== 0)
    .map(([bonus, n]) => ({
      icon: BONUS_ICON[bonus],
      text: n > 0 ? `+${n}` : `−${-n}`,
      label: bonusCount(bonus, n),
    }));
}

/** What is revealed together is logged together: each seat's part of a round is one line. */
export function log(events: readonly DiceGameEvent[], names: Names, view: DiceGameView): readonly LogLine[] {
  const drafts: Draft[] = [];
  // If the log does not start at the beginning, no phase is named before the current one.
  let phase: string = events.some((event) => fieldsOf(event).event === 'phase') ? 'I' : view.phase;
  let open = new Map<string, Draft>();
  let entry = -1;
  const lineFor = (seat: string, at: number): Draft => {
    let line = open.get(seat);
    if (!line) {
      line = draft(at, 'act', seat);
      open.set(seat, line);
      drafts.push(line);
    }
    return line;
  };
  for (const event of events) {
    const fields = fieldsOf(event);
    const { seat } = fields;
    if (event.entry !== entry) {
      entry = event.entry;
      open = new Map();
    }
    if (fields.event === 'phase') phase = fields.phase ?? phase;
    else if (fields.event === 'round')
      drafts.push({
        ...draft(entry, 'heading', null, tell(fields, names, { phase })),
        ...(fields.round === 1 ? { mark: phase } : {}),
      });
    else if (fields.event === 'chose') {
      // Who has chosen matters only as long as the choice is hidden.
      if (view.players.find((player) => player.seat === seat)?.done && seat && entry >= lastReveal(events)) {
        drafts.push(draft(entry, 'chance', null, tell(fields, names)));
      }
    } else if (fields.event === 'points' && seat) {
      const line = lineFor(seat, entry);
      const by = fields.by ?? 0;
      line.points += by;
      line.reasons.push({ by, text: say(`source.${fields.source ?? 'before'}`), clause: event.clause });
      if (fields.source === 'sale' && line.phrases.length === 0) line.phrases.push(say('log.sale'));
    } else if (fields.event === 'bonus' && seat && fields.bonus) {
      const line = lineFor(seat, entry);
      line.bonuses.set(fields.bonus, (line.bonuses.get(fields.bonus) ?? 0) + (fields.by ?? 0));
    } else {
      if (DEEDS.has(fields.event) && seat) {
        const line = lineFor(seat, entry);
        line.phrases.push(tell(fields, names, fields.hex ? { hex: placeOf(fields.hex) } : {}));
        line.staged ||= fields.event === 'total';
      }
      // In a solo game every round crosses off one box, and the heading already says so.
      if (FATES.has(fields.event) && !(fields.event === 'ticked' && view.players.length === 1))
        drafts.push(draft(entry, 'chance', null, tell(fields, names, { boxes: view.boxes })));
      // After the dice have ended a round, what follows in the same entry belongs on a new line.
      if (fields.event === 'phase-ended') open = new Map();
    }
  }
  return drafts.map((line) => ({
    entry: line.entry,
    kind: line.kind,
    seat: line.seat,
    text: line.phrases.join(t('list.semicolon')),
    points: line.points,
    amounts: amountsOf(line),
    reasons: line.reasons,
    staged: line.staged ?? false,
    ...(line.mark ? { mark: line.mark } : {}),
  }));
}

/** The entry in which hidden choices were last revealed. */
const lastReveal = (events: readonly DiceGameEvent[]): number =>
  events.findLast((event) => ['marked', 'passed', 'founded', 'rolled'].includes(fieldsOf(event).event))
    ?.entry ?? -1;
