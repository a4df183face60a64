/** The cards that explain the City, the characters and what is reconstructed. */
import type { InfoCard } from '../../../table/box';
import type { CharacterId, DeedId } from '../art/ids';
import { CharacterPicture, DeedPicture } from '../art/scenario';
import type { OrleansView } from '../view';
import { measureWords, missingWords } from './measure';
import type { OursWhat } from './ours';
import { tell, tellOr } from './words';

const OURS_CLAUSE: Readonly<Record<OursWhat, string>> = {
  achievements: 'orleans.invasion.achievement-catapult',
  dues: 'orleans.invasion.dues',
  'assembly-hall': 'orleans.invasion.assembly-hall',
  support: 'orleans.invasion.vehicle',
  structures: 'orleans.prosperity.structures',
  deeds: 'orleans.prosperity.deed-carpenters-guild',
};

/** Deeds of other scenarios have their own clauses. */
const DEED_CLAUSE: Readonly<Partial<Record<OrleansView['scenario'], string>>> = {
  duel: 'orleans.duel.deed-angelology',
  vierzon: 'orleans.vierzon.deed-city-council',
};

function storeCard(store: string, view: OrleansView): InfoCard {
  const city = view.city;
  const found =
    city?.objectives.find(({ objective }) => objective === store) ??
    city?.achievements.find(({ achievement }) => achievement === store);
  return {
    title: tellOr(`store.${store}`, store),
    text: [tellOr(`store.${store}.about`, ''), found ? missingWords(found.parts) : '']
      .filter(Boolean)
      .join(' '),
    rows: (found?.parts ?? []).map(({ what, have, need }) => ({
      label: measureWords(what, need),
      value: `${have}/${need}`,
    })),
    clause: found?.clause,
    picture: <DeedPicture id={store as DeedId} />,
  };
}

function characterCard(id: CharacterId, view: OrleansView): InfoCard {
  const found = view.players.map(({ character }) => character).find((one) => one?.character === id);
  return {
    title: tell(`character.${id}`),
    text: tell(`character.${id}.about`),
    clause: found?.clause ?? `orleans.invasion.${id}`,
    picture: <CharacterPicture id={id} />,
  };
}

/** Nothing if the key is not one of this scenario's. */
export function invasionInfo(key: string, view: OrleansView): InfoCard | undefined {
  const [what, which = ''] = key.split(':');
  switch (what) {
    case 'store':
      return storeCard(which, view);
    case 'character':
      return characterCard(which as CharacterId, view);
    case 'ours':
      return {
        title: tell('ours.title'),
        text: tell(`ours.${which as OursWhat}`),
        clause: (which === 'deeds' && DEED_CLAUSE[view.scenario]) || OURS_CLAUSE[which as OursWhat],
      };
    default:
      return undefined;
  }
}
