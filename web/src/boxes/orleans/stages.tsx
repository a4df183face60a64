/** The event at the end of a round, the census of the next one, and the final scoring, from the events. */

import type { Hour, Scenario, Source, What } from '../../generated/orleans';
import type { Amount, Names, Stage, StageShare, Staging } from '../../table/box';
import { Plate } from './art/places';
import { Sign } from './art/symbols';
import { togetherStages } from './invasion/stages';
import { fieldsOf, isEvent } from './log';
import { tell } from './told';
import type { OrleansEvent, OrleansView } from './view';
import { amountOf, amountWhat, eventName, say } from './words';

const SIGNS: Readonly<Record<Source, string>> = {
  coins: 'oi-coin',
  goods: 'og-wine',
  development: 'oi-dev',
  depot: 'og-grain',
  structures: 'ox-structure',
};
const SOURCES: readonly Source[] = ['coins', 'goods', 'development', 'depot', 'structures'];

/** Sources that most games do not have. */
const RARE: readonly Source[] = ['depot', 'structures'];

function amountsOf(events: readonly OrleansEvent[]): readonly Amount[] {
  const sums = new Map<string, number>();
  for (const { change } of events)
    if (change) sums.set(change.what, (sums.get(change.what) ?? 0) + change.by);
  return [...sums].map(([what, n]) => ({
    icon: amountWhat(what),
    text: n > 0 ? `+${n}` : `−${-n}`,
    label: amountOf(what, Math.abs(n)),
  }));
}

const seatOf = (event: OrleansEvent): string | undefined => {
  const what = fieldsOf(event);
  return 'seat' in what ? (what.seat ?? undefined) : undefined;
};

/** What a seat lost that is not an amount. */
function losses(what: What): string {
  switch (what.event) {
    case 'dies':
    case 'loses-follower':
    case 'survives':
    case 'loses':
    case 'warded':
    case 'spared':
      // None of them names a seat.
      return tell(what, (seat) => seat);
    default:
      return '';
  }
}

function sharesOf(events: readonly OrleansEvent[]): readonly StageShare[] {
  const seats = [...new Set(events.flatMap((event) => seatOf(event) ?? []))].sort();
  return seats.map((seat) => {
    const own = events.filter((event) => seatOf(event) === seat);
    const told = own.map((event) => ({ text: losses(fieldsOf(event)), clause: event.clause }));
    return {
      seat,
      amounts: amountsOf(own),
      points: 0,
      reasons: told.filter(({ text }) => text).map((reason) => ({ by: 0, ...reason })),
    };
  });
}

/** A line for everybody who lost something that is not an amount. */
const noteOf = (events: readonly OrleansEvent[]): string =>
  [...new Set(events.map((event) => losses(fieldsOf(event))).filter(Boolean))].join(', ');

function eventStage(hour: Hour, told: readonly OrleansEvent[]): Stage {
  const note = noteOf(told);
  return {
    id: hour,
    sign: <Plate id={`oe-${hour}`} />,
    title: eventName(hour),
    ...(note ? { note } : {}),
    shares: sharesOf(told).filter(({ amounts }) => amounts.length > 0),
    marks: ['hourglass'],
  };
}

/** Scenarios with a census at the start of a round. */
const CENSUS: readonly Scenario[] = ['base', 'prosperity'];

/** What happened between the last turn of a round and the first draw of the next one. */
function roundStages(all: readonly OrleansEvent[], view: OrleansView): Staging | undefined {
  const begun = all.findLastIndex((event) => fieldsOf(event).event === 'round');
  const passed = all.slice(0, begun).findLastIndex((event) => fieldsOf(event).event === 'passed');
  const ended = view.hours.at(-2);
  if (!ended || passed < 0) return undefined;
  const struck = all
    .slice(passed + 1, begun)
    .filter(
      ({ clause }) =>
        isEvent(clause) || clause.startsWith('orleans.torture.') || clause === 'orleans.tile.sacristy',
    );
  const census = all.slice(begun).filter(({ clause }) => clause.startsWith('orleans.census.'));
  // A round in which nothing happened to anybody needs no report.
  if (struck.length + census.length === 0) return undefined;
  const now = view.hours.at(-1);
  const stages: Stage[] = [];
  if (struck.length > 0) stages.push(eventStage(ended, struck));
  if (now)
    stages.push({
      id: 'census',
      sign: <Plate id={`oe-${now}`} />,
      title: say('stage.round', { n: view.round, event: eventName(now) }),
      ...(CENSUS.includes(view.scenario)
        ? { note: census.length > 0 ? say('stage.census') : say('stage.censusNobody') }
        : {}),
      shares: sharesOf(census),
      marks: ['hourglass'],
    });
  return { title: say('stage.roundOver', { n: view.round - 1 }), final: false, stages };
}

/** Where points count. The dashboard shows objectives. */
function finalStages(events: readonly OrleansEvent[]): Staging | undefined {
  const scored = events.flatMap((event) => {
    const what = fieldsOf(event);
    return what.event === 'scored' ? [{ event, what }] : [];
  });
  if (scored.length === 0) return undefined;
  const rows = SOURCES.filter(
    (source) =>
      !RARE.includes(source) || scored.some(({ what }) => what.source === source && what.points > 0),
  ).map((source): Stage => {
    const own = scored.filter(({ what }) => what.source === source);
    return {
      id: source,
      sign: <Sign id={SIGNS[source]} />,
      title: say(`score.${source}`),
      shares: own.map(({ event, what }) => ({
        seat: what.seat,
        amounts: [],
        points: what.points,
        reasons: [{ by: what.points, text: say(`score.${source}`), clause: event.clause }],
      })),
      marks: own.map(({ what }) => `${source}:${what.seat}`),
    };
  });
  return { title: say('stage.final'), final: true, stages: rows };
}

export function stages(
  events: readonly OrleansEvent[],
  view: OrleansView,
  all: readonly OrleansEvent[],
  names: Names,
): Staging | undefined {
  const has = (name: What['event']) => events.some((event) => fieldsOf(event).event === name);
  if (has('over')) return togetherStages(all, view, names) ?? finalStages(events);
  return has('round') && view.round > 1 ? roundStages(all, view) : undefined;
}
