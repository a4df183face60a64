/** How the game ended for everybody: every objective, row by row, and the reason. */
import type { Names, Stage, Staging } from '../../../table/box';
import { CharacterPicture, DeedPicture, EventPicture } from '../art/scenario';
import type { OrleansEvent, OrleansView } from '../view';
import { eventName } from '../words';
import { missingWords } from './measure';
import { tell } from './words';

/** Why it was lost, if it was. */
export function reasonWords(
  events: readonly OrleansEvent[],
  view: OrleansView,
  names: Names,
): string | undefined {
  const [doomed] = events.flatMap(({ json }) => (json.event === 'doomed' ? [json] : []));
  const hour = view.hours.at(-1);
  if (doomed) {
    const { seat, clause } = doomed;
    const due = clause.includes('.due') || clause.includes('estate-manager');
    if (seat && due) return tell('stage.reason.due', { name: names(seat) });
    const event = hour ? eventName(hour) : '';
    return seat
      ? tell('stage.reason.eventWho', { name: names(seat), event })
      : tell('stage.reason.event', { event });
  }
  const [missed] = events.flatMap(({ json }) => (json.event === 'missed' ? [json] : []));
  return missed && tell('stage.reason.rounds', { n: missed.all - missed.met, all: missed.all });
}

/** Every objective is a row. Each that is met counts one point for everybody. */
export function togetherStages(
  events: readonly OrleansEvent[],
  view: OrleansView,
  names: Names,
): Staging | undefined {
  const city = view.city;
  if (!city) return undefined;
  const seats = view.players.map(({ seat }) => seat);
  const share = (met: boolean, clause: string, text: string) =>
    met ? seats.map((seat) => ({ seat, amounts: [], points: 1, reasons: [{ by: 1, text, clause }] })) : [];
  const common = city.objectives.map(({ objective, parts, met, clause }): Stage => {
    const title = tell(`store.${objective}`);
    return {
      id: objective,
      sign: <DeedPicture id={objective} />,
      title,
      note: missingWords(parts),
      shares: share(met, clause, title),
      marks: [`deed:${objective}`],
    };
  });
  const personal = view.players.flatMap((player): Stage[] => {
    const character = player?.character;
    if (!character) return [];
    const title = `${tell(`character.${character.character}`)} (${names(player.seat)})`;
    return [
      {
        id: `character-${player.seat}`,
        sign: <CharacterPicture id={character.character} />,
        title,
        note: character.met ? tell('character.met') : missingWords(character.parts),
        shares: share(character.met, character.clause, title),
        marks: [`seat:${player.seat}`],
      },
    ];
  });
  const won = view.end === 'objectives';
  const hour = view.hours.at(-1);
  const reason = won ? tell('stage.wonNote') : reasonWords(events, view, names);
  const verdict: Stage = {
    id: 'verdict',
    sign: hour ? <EventPicture id={won ? 'invasion' : hour} /> : null,
    title: tell(won ? 'stage.won' : 'stage.lost'),
    ...(reason ? { note: reason } : {}),
    shares: [],
    marks: ['city-picture'],
  };
  return {
    title: tell(won ? 'stage.won' : 'stage.lost'),
    final: true,
    together: true,
    stages: [verdict, ...common, ...personal],
  };
}
