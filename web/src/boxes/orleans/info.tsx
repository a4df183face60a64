/** The cards that explain things. */

import { type Deed, type Hour, type Objective, TABLES, type Terms } from '../../generated/orleans';
import { listOf } from '../../i18n';
import type { InfoCard } from '../../table/box';
import { FollowerPicture, GoodPicture } from './art/pieces';
import { Plate, placeSymbol } from './art/places';
import { Sign } from './art/symbols';
import { invasionInfo } from './invasion/info';
import { edge } from './map/geometry';
import { edgeWords } from './parts/map';
import { FOLLOWERS, type Follower, type Good, type Track } from './pieces';
import { printedPlace } from './printed';
import { needsWords } from './scenarios/structures';
import { type AnyPlace, type OrleansView, playerOf } from './view';
import {
  capital,
  deedName,
  eventAbout,
  eventName,
  followerName,
  goodName,
  kindName,
  objectiveName,
  placeName,
  say,
  sayOr,
  structureName,
  townName,
} from './words';

/** What a place needs and does, and how well that is known. */
export function placeRule(place: AnyPlace, needs = printedPlace(place)?.needs ?? []): string {
  const known = sayOr(`known.${printedPlace(place)?.confidence ?? ''}`, '');
  return [
    // The Carpenter takes anybody who can move it, one at a time.
    place === 'carpenter'
      ? ''
      : needs.length > 0
        ? say('rule.needs', { list: listOf(needs.map(followerName)) })
        : say('place.passive'),
    // The Bathhouse of the first edition works by itself.
    say(place === 'bathhouse' && needs.length > 0 ? 'rule.bathhouse-later' : `rule.${place}`),
    known,
  ]
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

export function deedRule(deed: Deed): string {
  const { coins = 0, or_book } = TABLES.deeds.find((row) => row.deed === deed) ?? {};
  return say('rule.deed', { what: or_book ? say('deed.coinOrPoint') : say('deed.coins', { n: coins }) });
}

/** What an event does, in a sentence. The rules page tells what is usual. */
export const eventRule = (hour: Hour, terms: Terms = TABLES.terms): string =>
  [
    sayOr(`rule.${hour}`, `${eventAbout(hour, terms)}.`, { ...terms }),
    hour === 'market-day' ? say('known.prices') : '',
  ]
    .filter(Boolean)
    .join(' ');

function placeCard(place: AnyPlace, view: OrleansView): InfoCard {
  const spaces = view.players.flatMap(({ places }) => places).find((one) => one.place === place)?.spaces;
  const needs = place === 'bathhouse' ? view.bathhouse : spaces?.map(({ need }) => need);
  return {
    title: placeName(place),
    text: placeRule(place, needs),
    clause: printedPlace(place)?.clause,
    picture: <Plate id={placeSymbol(place)} />,
  };
}

function goodCard(good: Good): InfoCard {
  const row = TABLES.goods.find((one) => one.good === good);
  return {
    title: capital(goodName(good)),
    text: say(row?.food ? 'rule.goodFood' : 'rule.good', { n: row?.value ?? 0 }),
    clause: 'orleans.end.goods',
    picture: <GoodPicture good={good} value />,
  };
}

const TRACK_CLAUSE: Readonly<Record<string, string>> = {
  farmer: 'orleans.track.farmers',
  boatman: 'orleans.track.boatmen',
  craftsman: 'orleans.track.craftsmen',
  trader: 'orleans.track.traders',
  knight: 'orleans.track.knights',
  scholar: 'orleans.track.scholars',
  development: 'orleans.track.development',
};

function trackCard(track: Track | 'development'): InfoCard {
  return {
    title: say(track === 'development' ? 'development.title' : `track.${track}`),
    text: say(`rule.track.${track}`),
    clause: TRACK_CLAUSE[track],
    picture: <Sign id={track === 'development' ? 'oi-dev' : `of-${track}`} />,
  };
}

function followerCard(follower: Follower): InfoCard {
  return {
    title: capital(followerName(follower)),
    text: say(follower === 'monk' ? 'rule.monk' : 'rule.follower'),
    clause: follower === 'monk' ? 'orleans.plan.monk' : 'orleans.plan.fit',
    picture: <FollowerPicture kind={follower} seat={1} />,
  };
}

function bagCard(seat: string, view: OrleansView): InfoCard {
  const bag = playerOf(view, seat)?.bag ?? [];
  return {
    title: say('bag.title'),
    text: bag.length === 0 ? say('rule.bagEmpty') : '',
    rows: bag.map(({ follower, count }) => ({ label: capital(kindName(follower)), value: String(count) })),
    clause: 'orleans.secret.bag',
  };
}

/** The clauses about objectives have shorter names. */
export const OBJECTIVE_CLAUSE: Readonly<Record<Objective, string>> = {
  bookkeeping: 'orleans.duel.objective-bookkeeping',
  branches: 'orleans.duel.objective-branches',
  castle: 'orleans.duel.objective-castle',
  lady: 'orleans.duel.objective-lady',
  builder: 'orleans.vierzon.objective-builder',
  fortress: 'orleans.vierzon.objective-fortress',
  company: 'orleans.vierzon.objective-company',
  capital: 'orleans.vierzon.objective-capital',
  materials: 'orleans.vierzon.objective-materials',
  'wool-bourges': 'orleans.salesman.objective-bourges',
  'set-chartres': 'orleans.salesman.objective-chartres',
  'feast-vendome': 'orleans.salesman.objective-vendome',
  'grain-tours': 'orleans.salesman.objective-tours',
  'brocade-argenton': 'orleans.salesman.objective-argenton',
};

/** What a structure needs and is worth. The values are our reconstruction, except for the Vineyard. */
function structureCard(town: string, view: OrleansView): InfoCard | undefined {
  const card = view.prosperity?.cards.find((one) => one.town === town);
  if (!card) return undefined;
  const words = {
    structure: structureName(town),
    town: townName(town),
    needs: needsWords(card),
    n: card.points,
  };
  return {
    title: structureName(town),
    text: [say('structure.card', words), town === 'chateauroux' ? '' : say('known.structure')]
      .filter(Boolean)
      .join(' '),
    clause: 'orleans.prosperity.structures',
    picture: <Plate id={`ob-${town}`} />,
  };
}

/** The card for a `data-info` key: `place:ship`, `event:harvest`, `track:knight`, `deed:cathedral`. */
export function info(key: string, view: OrleansView): InfoCard | undefined {
  const invasion = invasionInfo(key, view);
  if (invasion) return invasion;
  const [what, which = ''] = key.split(':');
  switch (what) {
    case 'place':
      return placeCard(which as AnyPlace, view);
    case 'event': {
      const hour = which as Hour;
      const clause = TABLES.hours.find((row) => row.hour === hour)?.clause;
      return {
        title: eventName(hour),
        text: eventRule(hour, view.terms),
        clause,
        picture: <Plate id={`oe-${hour}`} />,
      };
    }
    case 'deed': {
      const deed = which as Deed;
      const clause = TABLES.deeds.find((row) => row.deed === deed)?.clause;
      return { title: deedName(deed), text: deedRule(deed), clause, picture: <Plate id={`od-${deed}`} /> };
    }
    case 'objective': {
      const objective = which as Objective;
      return {
        title: objectiveName(objective),
        text: say(`objective.${objective}.about`),
        clause: OBJECTIVE_CLAUSE[objective],
        picture: <Plate id={`oo-${objective}`} />,
      };
    }
    case 'structure':
      return structureCard(which, view);
    case 'track':
      return trackCard(which as Track);
    case 'good':
      return goodCard(which as Good);
    case 'follower':
      return FOLLOWERS.includes(which as Follower) ? followerCard(which as Follower) : undefined;
    case 'bag':
      return bagCard(which, view);
    case 'census':
      return { title: say('census.title'), text: say('rule.census'), clause: 'orleans.census.most' };
    case 'edge': {
      const goods = view.map.filter((space) => space.edge === which).map(({ good }) => good);
      return {
        title: say(`map.${edge(which).kind}`),
        text: `${edgeWords(edge(which), goods)}.`,
        clause: 'orleans.trade.move',
      };
    }
    case 'town':
      return { title: townName(which), text: say('rule.guildhall'), clause: 'orleans.trade.one-station' };
    default:
      return undefined;
  }
}
