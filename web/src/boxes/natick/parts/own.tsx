import { Icon } from '../../../art/icon';
import { t } from '../../../i18n';
import type { SeatPartProps } from '../../../table/box';
import { useControl } from '../../../table/control';
import { usePhone } from '../../../table/phone';
import { Region } from '../../../table/region';
import { drawSymbols } from '../art/symbols';
import { ITEMS } from '../pieces';
import { colonyOf, type NatickPrompt, type NatickView, priceOf } from '../view';
import { capital, costWords, itemName, say } from '../words';
import { Colony } from './colony';
import { ItemPicture, Purse } from './common';
import { Note } from './note';
import { Piece } from './piece';

/** A colony, large. */
export function Own({ view, seat, viewer, prompt, names }: SeatPartProps<NatickView, NatickPrompt>) {
  const control = useControl();
  const colony = colonyOf(view, seat);
  if (!colony) return null;
  const mine = seat === viewer;
  const label = mine && control.isYou(seat) ? say('colony.yours') : say('colony.of', { name: names(seat) });
  return (
    <div class="nt-own">
      <h2 class={`seat-${seat.slice(1)}`}>
        <Icon id={`s-${seat.slice(1)}`} />
        {label}
        <small>{say('summary', sums(colony))}</small>
      </h2>
      <Colony view={view} colony={colony} prompt={prompt} label={label} mine={mine} />
    </div>
  );
}

const sums = (colony: {
  readonly resources: readonly { readonly count: number }[];
  readonly unguarded: number;
}) => ({
  n: colony.resources.reduce((sum, { count }) => sum + count, 0),
  unguarded: colony.unguarded,
});

/** The viewer's coins, and what can be built with them. */
export function Supplies({ view, seat, names }: SeatPartProps<NatickView, NatickPrompt>) {
  drawSymbols();
  const control = useControl();
  const colony = colonyOf(view, seat);
  if (!colony) return null;
  const number = Number(seat.slice(1));
  const phone = usePhone();
  return (
    <Region
      class="nt-tray"
      label={control.isYou(seat) ? t('table.supplies') : t('table.suppliesOf', { name: names(seat) })}
    >
      <div class="nt-group">
        <h3>{control.isYou(seat) ? say('part.purse') : say('part.theirs', { name: names(seat) })}</h3>
        <Purse colony={colony} mine names={names} />
      </div>
      <div class="nt-group nt-build">
        <h3>{say('part.build')}</h3>
        <div class="nt-items">
          {ITEMS.map((item) => {
            const { cost } = priceOf(view, item);
            return (
              <Piece
                key={item}
                thing={`item:${item}`}
                class="nt-item"
                info={`item:${item}`}
                label={`${say('label.cost', { item: itemName(item), cost: costWords(cost) })} (${say('note.mark')})`}
              >
                <ItemPicture item={item} seat={number} />
                <b>{capital(itemName(item))}</b>
                {/* The label gives the cost in words. The style sheet draws the symbols, so that they are
                    not read out a second time. */}
                <span class="nt-cost">
                  {cost.map(({ suit, count }) => (
                    <span key={suit} data-count={count}>
                      <Icon id={`n-${suit}`} />
                    </span>
                  ))}
                </span>
              </Piece>
            );
          })}
        </div>
      </div>
      {phone && <Note />}
    </Region>
  );
}

/** The other colony, and what it owns. */
export function Rival({ view, seat, prompt, names }: SeatPartProps<NatickView, NatickPrompt>) {
  const colony = colonyOf(view, seat);
  if (!colony) return null;
  const label = say('colony.of', { name: names(seat) });
  return (
    <div class="nt-rival">
      <Colony view={view} colony={colony} prompt={prompt} label={label} mine={false} />
      <Region class="nt-rival-coins" label={say('part.theirs', { name: names(seat) })}>
        <Purse colony={colony} mine={false} names={names} />
        <span class="nt-quiet">{say('summary', sums(colony))}</span>
      </Region>
    </div>
  );
}
