/** The end of a phase and the final scoring, step by step, from the events. */
import { Icon } from '../../art/icon';
import { capital } from '../../i18n';
import type { Amount, Stage, StageShare, Staging } from '../../table/box';
import { TilePicture } from './art/tile';
import { type Fields, fieldsOf } from './log';
import { type BurgundyEvent, type BurgundyView, playerOf } from './view';
import { amountOf, reasonOf, say, sayAny, tell } from './words';

/** The rows of the final scoring, and the symbol for each. */
const ROWS: Readonly<Record<string, string>> = {
  goods: 'g-back',
  silver: 'i-silver',
  workers: 'i-worker',
  monastery: 'k-Y',
  shields: 'i-bonus',
};

/** A row that only an expansion needs. It is left out if nobody scores in it. */
const ADDED = new Set(['shields']);

interface Told {
  readonly event: BurgundyEvent;
  readonly fields: Fields;
}

/** The spaces that an event counts. */
const spacesOf = ({ spaces, counted }: Fields): readonly string[] => counted?.spaces ?? spaces ?? [];

/** The same changes, seat by seat. */
function sharesOf(told: readonly Told[]): readonly StageShare[] {
  const seats = [...new Set(told.flatMap(({ event }) => event.change?.seat ?? []))].sort();
  return seats.map((seat) => {
    const own = told.filter(({ event }) => event.change?.seat === seat);
    const sums = new Map<string, number>();
    for (const { event } of own)
      if (event.change) sums.set(event.change.what, (sums.get(event.change.what) ?? 0) + event.change.by);
    const amounts: Amount[] = [...sums]
      .filter(([what]) => what !== 'points')
      .map(([what, n]) => ({ text: `+${n}`, ...amountOf(what, n) }));
    const reasons = own.map(({ event, fields }) => ({
      by: event.change?.by ?? 0,
      text: reasonOf(event.clause) || sayAny(`source.${fields.source ?? 'before'}`),
      clause: event.clause,
    }));
    return { seat, amounts, points: sums.get('points') ?? 0, reasons };
  });
}

/** Where the counted things are, and the monastery that counts them. */
const spaceMarks = (told: readonly Told[], view: BurgundyView): readonly string[] =>
  told.flatMap(({ fields }) => {
    const counting = playerOf(view, fields.seat ?? null)?.duchy.find(
      ({ tile }) => tile !== null && tile === fields.counted?.tile,
    );
    const spaces = [...spacesOf(fields), ...(counting ? [counting.space] : [])];
    return spaces.map((space) => `space:${fields.seat}:${space}`);
  });

function mines(told: readonly Told[], view: BurgundyView): Stage {
  const paid = told.filter(({ event }) => event.change && event.change.what !== 'points');
  return {
    id: 'mines',
    sign: <Icon id="k-M" />,
    title: say('stage.mines'),
    ...(paid.length > 0 ? {} : { note: say('stage.noMines') }),
    shares: sharesOf(paid),
    marks: spaceMarks(paid, view),
  };
}

/** Tiles that leave or arrive. */
function tiles(id: 'leftovers' | 'refill', told: readonly Told[], edition: number): Stage {
  const named = told.map(({ fields }) => fields.tile ?? '');
  return {
    id,
    sign: <Icon id={id === 'refill' ? 'i-depots' : 'i-take'} />,
    title: say(`stage.${id}`),
    note: say(`stage.${id}.note`, { n: named.length }),
    pictures:
      id === 'leftovers'
        ? named.map((tile, n) => <TilePicture key={n} tile={tile} edition={edition} size="small" />)
        : null,
    shares: [],
    marks: told.map(({ fields }) =>
      id === 'refill' ? `depot:${fields.depot}:${fields.tile}` : `depot:${fields.depot}`,
    ),
  };
}

function counting(source: string, told: readonly Told[], view: BurgundyView): Stage {
  const counted = told.filter(({ fields }) => fields.source === source);
  return {
    id: source,
    sign: <Icon id={ROWS[source] ?? 'i-vp'} />,
    title: capital(say(`stage.${source as 'goods'}`)),
    note: say(`stage.${source as 'goods'}.note`),
    shares: sharesOf(counted),
    marks:
      source === 'monastery'
        ? spaceMarks(counted, view)
        : counted.map(({ fields }) => `${source}:${fields.seat}`),
  };
}

export function stages(events: readonly BurgundyEvent[], view: BurgundyView): Staging | undefined {
  const all = events.map((event) => ({ event, fields: fieldsOf(event) }));
  const end = all.findIndex(({ fields }) => fields.event === 'phase-ended');
  if (end < 0) return undefined;
  const entry = all[end]?.event.entry;
  const phase = all[end]?.fields.phase ?? '';
  const after = all.slice(end + 1);
  const paid = after.filter(({ event }) => event.entry === entry);
  if (view.over) {
    // Alone there is nothing to count: the duchy is full or it is not.
    if (view.solo) return undefined;
    const rows = Object.keys(ROWS)
      .filter((source) => !ADDED.has(source) || paid.some(({ fields }) => fields.source === source))
      .map((source) => counting(source, paid, view));
    return {
      title: say('stage.final'),
      final: true,
      before: say('stage.phaseE'),
      stages: [mines(paid, view), ...rows],
    };
  }
  // The next round begins with its dice. What is drawn until then fills the market.
  const round = after.findIndex(({ fields }) => fields.event === 'round');
  const drawn = after.slice(0, round < 0 ? after.length : round);
  const of = (event: string) => drawn.filter(({ fields }) => fields.event === event);
  return {
    title: tell({ event: 'phase-ended', phase }, (seat) => seat),
    final: false,
    stages: [
      mines(paid, view),
      tiles('leftovers', of('removed'), view.edition),
      tiles('refill', of('filled'), view.edition),
    ],
  };
}
