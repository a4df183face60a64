/** The rules of Orléans as people read them. */
import bundle from 'words:orleans';
import { Icon } from '../../art/icon';
import { type Objective, TABLES } from '../../generated/orleans';
import { guideOf, type Row, type RulesGuide } from '../guide';
import { OBJECTIVES } from './art/ids';
import { FollowerPicture, GoodPicture, SeatPiecePicture, WheelPicture } from './art/pieces';
import { Plate, placeSymbol } from './art/places';
import { Sign } from './art/symbols';
import { deedRule, eventRule, OBJECTIVE_CLAUSE, placeRule } from './info';
import { DEEDS, EVENTS, PLACES, TILES_I, TILES_II, TILES_INVASION, TRACKS } from './pieces';
import type { AnyPlace } from './view';
import { deedName, eventName, objectiveName, placeName, say as tell } from './words';
import './orleans.css';

const { say, topic, answer } = guideOf('orleans', bundle, 'orleans/guide');

const placeRow = (place: AnyPlace): Row => ({
  picture: <Plate id={placeSymbol(place)} />,
  name: placeName(place),
  text: placeRule(place),
  clause: TABLES.places.find((row) => row.place === place)?.clause ?? '',
});

const SCENARIOS = ['prosperity', 'invasion', 'duel', 'dignitary', 'vierzon', 'salesman'] as const;
type ScenarioId = (typeof SCENARIOS)[number];

const PICTURES: Readonly<Record<ScenarioId, string>> = {
  prosperity: 'ot-carpenter',
  invasion: 'oe-invasion',
  duel: 'oo-castle',
  dignitary: 'oe-conference',
  vierzon: 'oo-capital',
  salesman: 'oe-feeding',
};

const GOALS: Readonly<Partial<Record<ScenarioId, readonly Objective[]>>> = OBJECTIVES;
const sayGoals = (id: ScenarioId): string =>
  id === 'duel' || id === 'vierzon' || id === 'salesman' ? say(`${id}.goals`) : '';

/** The events whose clauses belong to a chapter. The same event in several sizes has one clause. */
const eventRows = (chapter: string): readonly Row[] =>
  TABLES.hours
    .filter(({ clause }) => clause.startsWith(`orleans.${chapter}.`))
    .map(({ hour, clause }) => ({
      picture: <Plate id={`oe-${hour}`} />,
      name: eventName(hour),
      text: eventRule(hour),
      clause,
    }));

const objectiveRow = (objective: Objective): Row => ({
  picture: <Plate id={`oo-${objective}`} />,
  name: objectiveName(objective),
  text: tell(`objective.${objective}.about`),
  clause: OBJECTIVE_CLAUSE[objective],
});

const TRACK_CLAUSES = ['farmers', 'boatmen', 'craftsmen', 'traders', 'knights', 'scholars'];

export const guide: RulesGuide = {
  topics: [
    topic('round', () => <Sign id="oi-hourglass" />, ['round', 'hourglass', 'census']),
    topic('plan', () => <Sign id="oi-bag" />, ['draw', 'plan']),
    topic('places', () => <Plate id="op-village" />, ['action', 'place'], {
      tables: () => [{ title: say('places.title'), rows: PLACES.map(placeRow) }],
    }),
    topic('tracks', () => <Sign id="oi-dev" />, ['track'], {
      tables: () => [
        {
          title: say('tracks.title'),
          rows: TRACKS.map((track, n) => ({
            picture: <FollowerPicture kind={track} seat={1} />,
            name: tell(`track.${track}`),
            text: tell(`rule.track.${track}`),
            clause: `orleans.track.${TRACK_CLAUSES[n]}`,
          })),
        },
      ],
    }),
    topic('tiles', () => <WheelPicture />, ['tile', 'technology'], {
      tables: () => [
        { title: say('tiles.title'), rows: [...TILES_I, ...TILES_II].map(placeRow) },
        { title: say('tiles.invasion'), rows: TILES_INVASION.map(placeRow) },
      ],
    }),
    topic('map', () => <SeatPiecePicture piece="station" seat={1} />, ['map', 'trade']),
    topic('deeds', () => <Plate id="od-cathedral" />, ['deed'], {
      tables: () => [
        {
          title: say('deeds.title'),
          rows: DEEDS.map((deed) => ({
            picture: <Plate id={`od-${deed}`} />,
            name: deedName(deed),
            text: deedRule(deed),
            clause: TABLES.deeds.find((row) => row.deed === deed)?.clause ?? '',
          })),
        },
      ],
    }),
    topic('events', () => <Plate id="oe-harvest" />, ['event', 'torture'], {
      tables: () => [
        {
          title: say('events.title'),
          rows: EVENTS.map((hour) => ({
            picture: <Plate id={`oe-${hour}`} />,
            name: eventName(hour),
            text: eventRule(hour),
            clause: TABLES.hours.find((row) => row.hour === hour)?.clause ?? '',
          })),
        },
      ],
    }),
    topic('scenarios', () => <Plate id="oe-support" />, ['scenario'], {
      tables: () => [{ title: say('scenarios.title'), rows: eventRows('scenario') }],
    }),
    ...SCENARIOS.map((id) =>
      topic(id, () => <Plate id={PICTURES[id]} />, [id], {
        tables: () => [
          ...(GOALS[id] ? [{ title: sayGoals(id), rows: GOALS[id].map(objectiveRow) }] : []),
          { title: say(`${id}.title`), rows: eventRows(id) },
        ],
      }),
    ),
    topic('end', () => <Icon id="i-bonus" />, ['end']),
    topic('setup', () => <GoodPicture good="wine" />, ['setup']),
    topic('more', () => <Icon id="u-book" />, ['secret', 'option']),
  ],
  answers: [
    answer('win', 'end.winner', 'end.tie'),
    answer('back', 'draw.recall', 'plan.fixed'),
    answer('monk', 'plan.monk', 'plan.monk-space'),
    answer('pay', 'torture.coins', 'event.unpaid'),
    answer('technology', 'technology.replace', 'technology.first'),
    answer('build', 'trade.station', 'trade.one-station'),
  ],
};
