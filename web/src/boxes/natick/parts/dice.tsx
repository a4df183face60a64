import { useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../../../art/icon';
import { t } from '../../../i18n';
import type { Names, PartProps } from '../../../table/box';
import { useControl } from '../../../table/control';
import { division } from '../actions';
import { DiePicture } from '../art/pieces';
import { drawSymbols } from '../art/symbols';
import { SUITS, setName, yieldOf } from '../pieces';
import { colonyOf, type DieView, type NatickPrompt, type NatickView, type Suit } from '../view';
import { costWords, dieWords, eventName, say, suitName } from '../words';
import { Piece } from './piece';

const labelOf = (die: DieView) =>
  die.event
    ? say('label.dieEvent', { suit: suitName(die.suit), event: eventName(die.event) })
    : say('label.die', { suit: suitName(die.suit), face: die.face });

/** The dice in whatever state they are: to be divided, to be chosen, held. */
export function Dice({ view, prompt, viewer, names }: PartProps<NatickView, NatickPrompt>) {
  drawSymbols();
  const ask = prompt?.ask;
  if (view.dice.length === 0 || view.turn === 0) return <p class="nt-quiet">{say('dice.none')}</p>;
  if (ask === 'divide') return <Divider key={view.turn} view={view} names={names} />;
  if (view.dice.some((die) => die.set !== null)) return <Sets view={view} names={names} />;
  const seats = view.colonies
    .map((colony) => colony.seat)
    .sort((a, b) => Number(b === viewer) - Number(a === viewer));
  const groups = [...seats, null]
    .map((seat) => ({ seat, dice: view.dice.filter((die) => die.holder === seat) }))
    .filter(({ seat, dice }) => seat !== null || dice.length > 0);
  const held = view.dice.some((die) => die.holder !== null);
  const nobody = held || view.asked.includes(view.active) ? say('dice.rest') : say('dice.rolled');
  return (
    <div class="nt-trays">
      {groups
        .filter(({ dice }) => held || dice.length > 0)
        .map(({ seat, dice }) => (
          <div key={seat ?? '-'} class={`nt-dice-tray ${seat ? '' : 'nt-rest'}`}>
            <h4>
              {seat === null
                ? nobody
                : seat === viewer
                  ? say('dice.mine')
                  : say('dice.of', { name: names(seat) })}
            </h4>
            <div class="nt-dice">
              {dice.map((die) => (
                <Die key={die.suit} die={die} />
              ))}
              {dice.length === 0 && <span class="nt-quiet">{say('dice.empty')}</span>}
            </div>
          </div>
        ))}
    </div>
  );
}

/** A die. An event that somebody holds can be touched. */
function Die({ die }: { readonly die: DieView }) {
  const inside = (
    <>
      <DiePicture die={die} />
      {die.event && <i>{eventName(die.event)}</i>}
    </>
  );
  if (!die.event || !die.holder) {
    return (
      <span
        class="nt-die"
        role="img"
        aria-label={labelOf(die)}
        data-info={die.event ? `event:${die.event}` : undefined}
      >
        {inside}
      </span>
    );
  }
  return (
    <Piece thing={`event:${die.event}`} class="nt-die" label={labelOf(die)} info={`event:${die.event}`}>
      {inside}
    </Piece>
  );
}

interface SetProps {
  readonly view: NatickView;
  readonly dice: readonly DieView[];
  readonly names: Names;
}

/** The coins that a seat would collect with a set. */
const coinsOf = ({ view, dice }: SetProps, seat: string) =>
  Object.entries(yieldOf(colonyOf(view, seat), dice, view.capacity)).flatMap(([suit, count]) =>
    count > 0 ? [{ suit: suit as Suit, count }] : [],
  );

const yieldWords = (set: SetProps, seat: string) =>
  say('dice.yield', { name: set.names(seat), coins: costWords(coinsOf(set, seat)) || say('nothing') });

/** What both players would collect with a set. */
function Yield(set: SetProps) {
  return (
    <span class="nt-yield">
      {set.view.colonies.map(({ seat }) => {
        const coins = coinsOf(set, seat);
        return (
          <span key={seat} role="img" aria-label={yieldWords(set, seat)}>
            <i>{set.names(seat)}</i>
            {coins.map(({ suit, count }) => (
              <b key={suit}>
                +{count}
                <Icon id={`n-${suit}`} />
              </b>
            ))}
            {coins.length === 0 && <b>–</b>}
          </span>
        );
      })}
    </span>
  );
}

/** Two sets, one of which is kept. */
function Sets({ view, names }: { readonly view: NatickView; readonly names: Names }) {
  const aside = view.dice.filter((die) => die.set === null);
  return (
    <div class="nt-trays">
      {[0, 1].map((set) => {
        const dice = view.dice.filter((die) => die.set === set);
        const name = setName(dice.map((die) => die.suit));
        const what =
          dice.length > 0 ? say('label.set', { dice: dice.map(dieWords).join(', ') }) : say('label.setEmpty');
        const label = [
          what,
          ...view.colonies.map(({ seat }) => yieldWords({ view, dice, names }, seat)),
        ].join(t('list.semicolon'));
        return (
          <Piece key={set} thing={`set:${name}`} class="nt-dice-tray" label={label}>
            <b class="nt-h4">{say('dice.set', { n: set + 1 })}</b>
            <span class="nt-dice">
              {dice.map((die) => (
                <span key={die.suit} class="nt-die">
                  <DiePicture die={die} />
                  {die.event && <i>{eventName(die.event)}</i>}
                </span>
              ))}
              {dice.length === 0 && <span class="nt-quiet">{say('dice.empty')}</span>}
            </span>
            <Yield view={view} dice={dice} names={names} />
          </Piece>
        );
      })}
      {aside.length > 0 && (
        <div class="nt-dice-tray nt-rest">
          <h4>{say('dice.aside')}</h4>
          <div class="nt-dice">
            {aside.map((die) => (
              <Die key={die.suit} die={die} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

type Lot = 'one' | 'two' | 'aside';

/**
 * The passive player's job: touching a die moves it to the next set, and a button in the prompt sends the
 * division.
 */
function Divider({ view, names }: { readonly view: NatickView; readonly names: Names }) {
  const control = useControl();
  const legal = control.watch.position.value.legal;
  const [lots, move] = useState<Readonly<Record<Suit, Lot>>>({
    suns: 'one',
    moons: 'one',
    crowns: 'two',
    arms: 'two',
  });
  const inLot = (lot: Lot) => view.dice.filter((die) => lots[die.suit] === lot);
  const nameOf = (lot: Lot) => setName(inLot(lot).map((die) => die.suit));
  const tail = inLot('aside').length > 0 ? ` aside ${nameOf('aside')}` : '';
  const action = [
    `divide ${nameOf('one')} ${nameOf('two')}${tail}`,
    `divide ${nameOf('two')} ${nameOf('one')}${tail}`,
  ].find((one) => legal.includes(one));
  useLayoutEffect(() => {
    division.value = action ?? '';
    return () => void (division.value = '');
  }, [action]);
  const mayRest = (suit: Suit) =>
    legal.some((one) => (one.split(' aside ')[1] ?? '').includes(suit.charAt(0)));
  const next = (suit: Suit): Lot =>
    lots[suit] === 'one' ? 'two' : lots[suit] === 'two' && mayRest(suit) ? 'aside' : 'one';
  const titles: Record<Lot, string> = {
    one: say('dice.set', { n: 1 }),
    two: say('dice.set', { n: 2 }),
    aside: say('dice.aside'),
  };
  const resting = SUITS.some(mayRest);
  const tray = (lot: Lot) => (
    <div
      key={lot}
      class={`nt-dice-tray ${lot === 'aside' ? 'nt-rest' : ''}`}
      role="group"
      aria-label={titles[lot]}
    >
      <h4>{titles[lot]}</h4>
      <div class="nt-dice">
        {inLot(lot).map((die) => (
          <button
            key={die.suit}
            type="button"
            class="nt-piece nt-die is-open"
            data-die={die.suit}
            aria-label={say('dice.move', {
              die: labelOf(die),
              from: titles[lot],
              to: titles[next(die.suit)],
            })}
            onClick={() => move({ ...lots, [die.suit]: next(die.suit) })}
          >
            <DiePicture die={die} />
            {die.event && <i>{eventName(die.event)}</i>}
          </button>
        ))}
        {inLot(lot).length === 0 && <span class="nt-quiet">{say('dice.empty')}</span>}
      </div>
      {lot !== 'aside' && <Yield view={view} dice={inLot(lot)} names={names} />}
    </div>
  );
  return (
    <div class="nt-divider">
      {tray('one')}
      {tray('two')}
      {resting && tray('aside')}
    </div>
  );
}
