import { useLayoutEffect } from 'preact/hooks';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { layGround } from '../actions';
import { ColourDie, HourglassDie, PipDie } from '../art/dice';
import type { DiceGameView } from '../view';
import { colourName, say } from '../words';
import { Piece } from './piece';

/** The roll that everyone shares. A die that the thing under the pointer would use is lit. */
export function DiceRow({ view, class: extra }: { readonly view: DiceGameView; readonly class: string }) {
  const control = useControl();
  useLayoutEffect(() => layGround(view));
  const { dice } = view;
  if (!dice) return <p class={`${extra} bd-no-dice`}>{say('dice.none')}</p>;
  const looked = control.looked.value;
  const used = new Set(looked ? control.ways(looked).flatMap((action) => control.box.things(action).map((thing) => thing.id)) : []);
  const lit = (thing: string) => (used.has(thing) && control.stateOf(looked ?? '') !== 'shut' ? 'lit' : '');
  const roll = `${view.phase}${view.round}`;
  return (
    <Region class={extra} label={say('dice')}>
      {dice.pips.map((value, n) => (
        <Piece key={`p${n}`} thing={`pip:${value}`} class={`bd-die ${lit(`pip:${value}`)}`} label={say('die.pip', { n: value })} info="pip">
          <span key={`${roll}${value}`} class="bd-roll"><PipDie value={value} /></span>
        </Piece>
      ))}
      {dice.colours.map((colour, n) => (
        <Piece key={`c${n}`} thing={`colour:${colour}`} class={`bd-die ${lit(`colour:${colour}`)}`} label={say('die.colour', { colour: colourName(colour) })} info={`colour:${colour}`}>
          <span key={`${roll}${colour}`} class="bd-roll"><ColourDie colour={colour} /></span>
        </Piece>
      ))}
      <Piece thing="hourglass" class="bd-die bd-hourglass" label={say(dice.hourglasses === 2 ? 'die.hourglass2' : 'die.hourglass1')} info="hourglass">
        <span key={`${roll}${dice.hourglasses}`} class="bd-roll"><HourglassDie count={dice.hourglasses} /></span>
      </Piece>
    </Region>
  );
}
