/** What can be handed over, next to the prompt: on a phone the tray and the places are below the sheet. */
import type { ComponentChildren } from 'preact';
import { useControl } from '../../../table/control';
import { usePhone } from '../../../table/phone';
import { Region } from '../../../table/region';
import { parse, things } from '../actions';
import { GoodPicture, SeatPiecePicture, WheelPicture } from '../art/pieces';
import { Plate, placeSymbol } from '../art/places';
import { Sign } from '../art/symbols';
import { goodsOf } from '../gains';
import { parseInvasion } from '../invasion/actions';
import { GOOD_VALUE, type Good, seatNumber } from '../pieces';
import type { AnyPlace, OrleansPrompt, PlayerView } from '../view';
import { capital, goodName, lossWords, say } from '../words';
import { Piece } from './piece';

type Asked = OrleansPrompt['ask'];

/** Questions about something that is given away. */
const PAYING: readonly Asked[] = ['give', 'rob', 'worth', 'load', 'lose'];
/** Those about tiles, which may be out of sight on any screen. */
const TILES: readonly Asked[] = ['scrap', 'due'];

interface HandOverProps {
  readonly prompt: OrleansPrompt;
  readonly player: PlayerView;
}

interface Gift {
  readonly picture: ComponentChildren;
  readonly label: string;
  readonly note?: string;
}

function goodGift({ goods }: PlayerView, good: Good): Gift {
  return {
    picture: <GoodPicture good={good} />,
    label: capital(goodName(good)),
    note: say('handOver.good', { n: goodsOf(goods)[good], value: GOOD_VALUE[good] }),
  };
}

function lossPicture(what: string, which: string, seat: string): ComponentChildren {
  switch (what) {
    case 'station':
      return <SeatPiecePicture piece="station" seat={seatNumber(seat)} />;
    case 'place':
      return <Plate id={placeSymbol(which as AnyPlace)} />;
    case 'technology':
      return <WheelPicture />;
    default:
      return <Sign id="oi-dev" />;
  }
}

/** How an action is listed. Coins and followers from the bag have a button. */
function giftOf(action: string, player: PlayerView): Gift | undefined {
  const invasion = parseInvasion(action);
  if (invasion?.verb === 'load') return goodGift(player, invasion.good);
  const read = parse(action);
  if (read?.verb === 'give') return goodGift(player, read.good);
  if (read?.verb !== 'lose' || read.what === 'follower') return undefined;
  if (read.what === 'good') return goodGift(player, read.which as Good);
  return {
    picture: lossPicture(read.what, read.which, player.seat),
    label: capital(lossWords(`${read.what} ${read.which}`)),
  };
}

export function HandOver({ prompt, player }: HandOverProps) {
  const phone = usePhone();
  const { legal } = useControl().watch.position.value;
  if (!TILES.includes(prompt.ask) && !(phone && PAYING.includes(prompt.ask))) return null;
  const gifts = new Map<string, Gift>();
  for (const action of legal) {
    const gift = giftOf(action, player);
    const thing = things(action)[0];
    if (gift && thing) gifts.set(thing.id, gift);
  }
  if (gifts.size === 0) return null;
  return (
    <Region class="o-chooser" label={say('handOver.title')}>
      {[...gifts].map(([thing, { picture, label, note }]) => (
        <Piece key={thing} thing={thing} label={[label, note].filter(Boolean).join(', ')} class="o-choice">
          {picture}
          <b>{label}</b>
          {note && <small>{note}</small>}
        </Piece>
      ))}
    </Region>
  );
}
