import { type Path, to } from '../address';
import { Icon } from '../art/icon';
import { seatNumber } from '../boxes/box-words';
import { shelfOf } from '../boxes/registry';
import type { EventInfo, ScoreSheet, TableInfo } from '../generated/protocol';
import { t, tOr } from '../i18n';
import { go } from '../router';
import { nameOf } from '../table/names';
import { BarChart, type Part } from '../ui/bar-chart';
import { LineChart } from '../ui/line-chart';
import { NumberTable } from '../ui/number-table';
import { KeyMoments } from './key-moments';
import type { Moment } from './moments';
import { type Side, sidesOf } from './result';
import { roundsOf } from './rounds';
import { Shield } from './seats';

/** Where points come from, in words. */
export const sourceName = (box: string, source: string): string => tOr(`source.${box}.${source}`, source);

/** Alone, points may come from the same thing in another way: silver buys them. */
function nameOfSource(box: string, source: string, alone: boolean): string {
  const usual = sourceName(box, source);
  return alone ? tOr(`source.${box}.${source}.alone`, usual) : usual;
}

/** A source that only a newer server knows gets a plain dot. */
function partsOf(sheet: ScoreSheet, box: string): readonly Part[] {
  return sheet.sources
    .filter((source) => source.points.some((points) => points !== 0))
    .map((source) => {
      const [symbol, colour] = shelfOf(box)?.looks[source.source] ?? ['i-vp', 'var(--paper-2)'];
      return {
        id: source.source,
        label: nameOfSource(box, source.source, sheet.seats.length === 1),
        symbol,
        colour,
        points: source.points,
      };
    });
}

const totals = (sheet: ScoreSheet): readonly number[] =>
  sheet.seats.map((_, n) => sheet.sources.reduce((sum, source) => sum + (source.points[n] ?? 0), 0));

/** The same columns with partners next to each other. */
function bySide(sheet: ScoreSheet, sides: readonly Side[]): ScoreSheet {
  const order = sides
    .flatMap(({ ranks }) => ranks.map(({ seat }) => sheet.seats.indexOf(seat)))
    .filter((n) => n >= 0);
  if (order.length < sheet.seats.length) return sheet;
  const sorted = <T,>(all: readonly T[]) => order.flatMap((n) => all.slice(n, n + 1));
  return {
    ...sheet,
    seats: sorted(sheet.seats),
    sources: sheet.sources.map((source) => ({ ...source, points: sorted(source.points) })),
  };
}

interface SourcesProps {
  readonly sheet: ScoreSheet;
  readonly table: TableInfo;
}

export function Sources({ sheet: printed, table }: SourcesProps) {
  const sides = table.result ? sidesOf(table.result).filter(({ ranks }) => ranks.length > 1) : [];
  const sheet = bySide(printed, sides);
  const parts = partsOf(sheet, table.box);
  const sums = totals(sheet);
  // Alone against the rules, something else may decide.
  const judged = sheet.seats.length === 1 && table.result?.verdict !== 'ranked';
  const note = judged ? tOr(`sources.${table.box}.alone`, '') : '';
  return (
    <section class="sheet sources" aria-labelledby="sources">
      <h2 id="sources">{t('end.sources')}</h2>
      {note ? <p class="hint">{note}</p> : null}
      <BarChart
        label={t('end.barsLabel')}
        parts={parts}
        seats={sheet.seats.map((seat, n) => ({
          name: nameOf(table, seat),
          seat: seatNumber(seat),
          total: sums[n] ?? 0,
        }))}
      />
      <div class="scroll">
        <NumberTable
          aria-labelledby="sources"
          head={[t('end.source'), ...sheet.seats.map((seat) => nameOf(table, seat))]}
          rows={parts.map((part) => ({
            key: part.id,
            head: (
              <>
                <span class="swatch" style={{ background: part.colour }}>
                  <Icon id={part.symbol} />
                </span>
                {part.label}
              </>
            ),
            cells: part.points,
          }))}
          sum={{ head: t('end.total'), cells: sums }}
        >
          {sides.length > 0 ? (
            <tr class="sum">
              <th scope="row">{t('end.together')}</th>
              {sides.map((side) => (
                <td key={side.ranks[0]?.seat} class="n" colSpan={side.ranks.length}>
                  {side.score}
                </td>
              ))}
            </tr>
          ) : null}
        </NumberTable>
      </div>
    </section>
  );
}

interface OverTimeProps {
  readonly sheet: ScoreSheet;
  readonly table: TableInfo;
  readonly events: readonly EventInfo[];
  readonly moments: readonly Moment[];
  /** The link to the moment after this many entries. */
  readonly wayTo: (entries: number) => Path;
}

export function OverTime({ sheet, table, events, moments, wayTo }: OverTimeProps) {
  const rounds = roundsOf(events);
  const at = (entries: number, seat: number) =>
    entries === 0 ? 0 : (sheet.over_time[Math.min(entries, sheet.over_time.length) - 1]?.[seat] ?? 0);
  const lines = sheet.seats.map((seat, n) => ({
    name: nameOf(table, seat),
    seat: seatNumber(seat),
    values: [0, ...sheet.over_time.map((scores) => scores[n] ?? 0)],
  }));
  return (
    <section class="sheet over-time" aria-labelledby="over-time">
      <h2 id="over-time">{t('end.overTime')}</h2>
      <p class="hint">{t('end.chartHint')}</p>
      <LineChart
        lines={lines}
        label={t('end.chartLabel')}
        onPick={(entries) => go(wayTo(entries))}
        discs={moments.map((moment) => ({ at: moment.at, seat: seatNumber(moment.seat) }))}
        marks={rounds.flatMap((round) => (round.part ? [{ at: round.at, label: round.part }] : []))}
      />
      <p class="legend">
        {lines.map((line) => (
          <span key={line.seat}>
            <Shield seat={`p${line.seat}`} />
            {line.name}
          </span>
        ))}
      </p>
      <KeyMoments moments={moments} rounds={rounds} names={(seat) => nameOf(table, seat)} wayTo={wayTo} />
      <details>
        <summary>{t('end.asTable')}</summary>
        <div class="scroll">
          <NumberTable
            aria-labelledby="over-time"
            head={[t('end.at'), ...lines.map((line) => line.name)]}
            rows={[...rounds, { at: sheet.over_time.length, label: t('end.after') }].map((row) => ({
              key: row.at,
              head: <a href={to(wayTo(row.at))}>{row.label}</a>,
              cells: sheet.seats.map((_, n) => at(row.at, n)),
            }))}
          />
        </div>
      </details>
    </section>
  );
}
