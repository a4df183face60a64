/** Actions of the scenarios in words. */
import type { ActionWords } from '../../../table/box';
import {
  aFollower,
  amountOf,
  citizenName,
  goodName,
  objectiveName,
  placeName,
  say,
  structureName,
  theFollower,
  townName,
} from '../words';
import type { ScenarioAction } from './actions';

const words = (title: string, how = ''): ActionWords => ({ title, how });
/** With a short name, for where the deeds are listed. */
const deedWords = (title: string, deed: string, how = ''): ActionWords => ({ title, how, deed });

const loadWords = (load: string | undefined): string => {
  if (load === 'hidden') return say('how.hidden');
  return load ? say('how.good', { good: goodName(load as 'wine') }) : say('how.nothing');
};

export function describeScenario(action: ScenarioAction): ActionWords {
  const town = 'town' in action ? townName(action.town) : '';
  const structure = 'town' in action ? structureName(action.town) : '';
  const follower = 'kind' in action ? theFollower(action.kind) : '';
  switch (action.verb) {
    case 'keep':
      return deedWords(say('do.keep', { structure, town }), say('deed.keep'));
    case 'start':
      return deedWords(say('do.start', { town }), say('deed.start'));
    case 'carpenter':
      return words(say('do.carpenter', { town }), say('how.carpenter', { follower }));
    case 'carpenter-stay':
      return words(say('do.carpenter-stay'), say('how.carpenter', { follower }));
    case 'build-structure': {
      const [, a = '', b = ''] = action.edge.split('-');
      return words(say('do.build-structure', { a: townName(a), b: townName(b) }));
    }
    case 'supply':
      return words(say('do.supply', { what: amountOf(action.good, 1), structure }));
    case 'supply-coins':
      return words(say('do.supplyCoins', { structure }), amountOf('coins', action.count));
    case 'card':
      return words(say('do.card', { place: placeName('scriptorium') }), say('how.card'));
    case 'buy-good':
      return words(say('do.buy', { good: goodName(action.good) }));
    case 'buy-follower':
      return words(say('do.buyFollower', { follower: aFollower(action.what as 'monk') }));
    case 'buy-citizen':
      return words(say('do.buyCitizen'));
    case 'return':
      return words(returnWords(action.kind, action.from));
    case 'pilgrims':
      return words(say('do.pilgrims', { follower: aFollower(action.kind) }));
    case 'event-swap':
      return words(say('do.swapOne', { give: goodName(action.give), take: goodName(action.take) }));
    case 'event-travel':
      return words(say('do.eventTravel', { town }), loadWords(action.load));
    case 'draft':
      return deedWords(say('do.draft', { place: placeName(action.tile as 'school') }), say('deed.draft'));
    case 'house':
      return words(
        say('do.house', {
          what: action.what === 'coins' ? amountOf('coins', 5) : amountOf('development', 3),
        }),
      );
    case 'house-good':
      return words(say('do.house', { what: amountOf(action.good, 1) }));
    case 'house-travel':
      return words(say('do.houseTravel', { town }), loadWords(action.load));
    case 'deliver':
      return deedWords(
        say('do.deliver', { objective: objectiveName(action.objective) }),
        say('deed.deliver'),
        action.wool === undefined ? '' : clothWords(action.wool),
      );
    case 'pay':
    case 'claim':
      return deedWords(
        say(`do.${action.verb}`, { objective: objectiveName(action.objective) }),
        say(`deed.${action.verb}`),
      );
    case 'citizen':
      return deedWords(say('do.citizen', { where: citizenName(action.citizen) }), say('deed.citizenHere'));
    case 'banish':
      return deedWords(say('do.banish', { follower }), say('deed.banish'));
    case 'to-bag':
      return words(say('do.to-bag', { follower }));
  }
}

/** "1 wool and 2 brocade" of the three that the lady wants. */
const clothWords = (wool: number): string =>
  [...(wool > 0 ? [amountOf('wool', wool)] : []), ...(wool < 3 ? [amountOf('brocade', 3 - wool)] : [])].join(
    ', ',
  );

/** From the market, the bag or a place. */
export function returnWords(kind: Parameters<typeof theFollower>[0], from: string): string {
  const follower = theFollower(kind);
  if (from === 'market' || from === 'bag') return say(`do.return.${from}`, { follower });
  return say('do.return.place', { follower, place: placeName(from as 'wagon') });
}
