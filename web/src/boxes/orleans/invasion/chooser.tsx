/** Choices that nothing on the boards stands for: receivers, followers to send, characters, tracks, borrowed places. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../art/icon';
import type { Follower as Kind } from '../../../generated/orleans';
import type { Names } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { parse } from '../actions';
import { FollowerPicture } from '../art/pieces';
import { Plate, placeSymbol } from '../art/places';
import { CharacterPicture, DeedPicture } from '../art/scenario';
import { Sign } from '../art/symbols';
import { nextReward } from '../gains';
import { gainWords } from '../parts/gain';
import { Piece } from '../parts/piece';
import { GOODS, seatNumber, type Track } from '../pieces';
import { type AnyPlace, type OrleansPrompt, type OrleansView, playerOf } from '../view';
import { aFollower, amountOf, capital, placeName, say } from '../words';
import { parseInvasion } from './actions';
import { measureWords } from './measure';
import { tell, tellOr } from './words';

interface ChooserProps {
  readonly view: OrleansView;
  readonly prompt: OrleansPrompt | null;
  readonly viewer: string | null;
  readonly names: Names;
}

/** One thing to choose, with what is worth knowing about it. */
interface Choice {
  readonly thing: string;
  readonly picture: ComponentChildren;
  readonly label: string;
  readonly note: string;
}

/** Next to the prompt, while one of these has to be chosen. */
export function Chooser(props: ChooserProps) {
  const control = useControl();
  const { legal } = control.watch.position.value;
  const selected = control.selected.value;
  const choices = choicesOf(props, legal, selected).filter(({ thing }) => control.stateOf(thing) !== 'shut');
  if (choices.length === 0) return null;
  return (
    <Region class="o-chooser" label={tell('choose.title')}>
      {choices.map(({ thing, picture, label, note }) => (
        <Piece key={thing} thing={thing} label={[label, note].filter(Boolean).join(', ')} class="o-choice">
          {picture}
          <b>{label}</b> {note && <small>{note}</small>}
        </Piece>
      ))}
    </Region>
  );
}

const SUPPORT: readonly string[] = ['place:vehicle', 'place:guild-house', 'place:hostel', 'place:palatinate'];

function choicesOf(
  props: ChooserProps,
  legal: readonly string[],
  selected: readonly string[],
): readonly Choice[] {
  const actions = legal.flatMap((text) => parseInvasion(text) ?? []);
  const place = selected.find((thing) => SUPPORT.includes(thing))?.slice('place:'.length);
  const list: Choice[] = props.prompt?.ask === 'palatinate' ? [...borrowed(props, legal)] : [];
  for (const action of actions) {
    if (action.verb === 'character') list.push(characterChoice(action.character));
    else if (action.verb === 'train') list.push(trackChoice(props, action.role));
    else if (action.verb === 'haul' && place === 'vehicle')
      list.push(receiverChoice(props, action.to, stores(props, action.to)));
    else if (action.verb === 'fund' && place === 'guild-house')
      list.push(receiverChoice(props, action.to, purse(props, action.to)));
    else if (action.verb === 'palatinate' && place === 'palatinate')
      list.push(receiverChoice(props, action.owner));
    else if (action.verb === 'lodge' && place === 'hostel')
      list.push(lodgerChoice(props, action.kind), receiverChoice(props, action.to));
  }
  const known = new Map(list.map((choice) => [choice.thing, choice]));
  return [...known.values()].sort((a, b) => rank(a) - rank(b));
}

/** The coins of a partner who could be given coins. */
function purse({ view }: ChooserProps, seat: string): string {
  const player = playerOf(view, seat);
  return player ? amountOf('coins', player.coins) : '';
}

/** The goods of a partner who could be given goods. */
function stores({ view }: ChooserProps, seat: string): string {
  const goods = playerOf(view, seat)?.goods ?? [];
  const held = GOODS.flatMap((good, n) => ((goods[n] ?? 0) > 0 ? [amountOf(good, goods[n] ?? 0)] : []));
  return held.length > 0 ? held.join(', ') : say('seat.noGoods');
}

/** Followers come before the players that they go to. */
const rank = ({ thing }: Choice): number => (thing.startsWith('to:') ? 1 : 0);

/** A partner or a part of the City. `note`: what is worth knowing about a partner. */
function receiverChoice({ view, names }: ChooserProps, to: string, note = ''): Choice {
  const player = playerOf(view, to);
  if (player)
    return {
      thing: `to:${to}`,
      picture: <Icon id={`s-${seatNumber(to)}`} class={`shield seat-${seatNumber(to)}`} />,
      label: names(to),
      note,
    };
  const store = to === 'city' ? 'warehouse' : to;
  return {
    thing: `to:${to}`,
    picture: <DeedPicture id={store as 'treasury'} />,
    label: to === 'city' ? tell('to.city') : tellOr(`store.${to}`, to),
    note: wants(view, to),
  };
}

/** What a part of the City still needs. */
function wants(view: OrleansView, to: string): string {
  const city = view.city;
  const parts = [
    ...(city?.objectives ?? []).filter(({ objective }) =>
      to === 'city' ? objective === 'warehouse' : objective === to,
    ),
    ...(city?.achievements ?? []).filter(({ achievement }) =>
      to === 'city' ? achievement === 'clothing-store' : achievement === to,
    ),
  ].flatMap(({ parts }) => parts);
  const open = parts.filter(({ met }) => !met);
  return open.length > 0
    ? tell('to.wants', {
        what: open.map(({ what, have, need }) => measureWords(what, need - have)).join(', '),
      })
    : '';
}

function lodgerChoice({ viewer }: ChooserProps, kind: Kind): Choice {
  return {
    thing: `lodger:${kind}`,
    picture: <FollowerPicture kind={kind} seat={seatNumber(viewer ?? 'p1')} />,
    label: capital(aFollower(kind)),
    note: '',
  };
}

/** Those that the rules call easier. */
const EASIER: readonly string[] = ['councilman', 'fisherman', 'general', 'innkeeper', 'librarian'];

function characterChoice(character: Parameters<typeof CharacterPicture>[0]['id']): Choice {
  return {
    thing: `pick:${character}`,
    picture: <CharacterPicture id={character} />,
    label: tell(`character.${character}`),
    note: `${tell(`character.${character}.about`)} (${tell(EASIER.includes(character) ? 'character.easier' : 'character.harder')})`,
  };
}

function trackChoice({ view, viewer }: ChooserProps, role: Track): Choice {
  const player = playerOf(view, viewer);
  return {
    thing: `train:${role}`,
    picture: <Sign id={`of-${role}`} />,
    label: say(`track.${role}`),
    note: player ? gainWords(nextReward(view, player, role)) : '',
  };
}

/** The support place of an action. */
const SUPPORTS: Partial<Record<string, AnyPlace>> = {
  haul: 'vehicle',
  fund: 'guild-house',
  lodge: 'hostel',
  well: 'well',
};

/** Places of another player that are ready. They are not on the viewer's own board. */
function borrowed({ names, prompt }: ChooserProps, legal: readonly string[]): readonly Choice[] {
  const places = new Set(
    legal.flatMap((text) => {
      const read = parse(text);
      const support = SUPPORTS[text.split(' ', 1)[0] ?? ''];
      if (support) return [support];
      return read && 'place' in read ? [read.place] : [];
    }),
  );
  const owner = prompt ? prompt.other : null;
  return [...places].map((place: AnyPlace) => ({
    thing: `place:${place}`,
    picture: <Plate id={placeSymbol(place)} />,
    label: placeName(place),
    note: owner ? names(owner) : '',
  }));
}
