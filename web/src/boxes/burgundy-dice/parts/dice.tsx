import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { layGround } from '../actions';
import { ColourDie, HourglassDie, PipDie } from '../art/dice';
import type { DiceGameView } from '../view';
import { colourName, say } from '../words';
import { Piece } from './piece';

/** The roll that everyone shares. A die lights up if the thing under the pointer would use it. */
export function DiceRow({ view, class: extra }: { readonly view: DiceGameView; readonly class: string }) {
  useLayoutEffect(() => layGround(view));
  const { dice } = view;
  if (!dice) return <p class={`${extra} bd-no-dice`}>{say('dice.none')}</p>;
  const roll = `${view.phase}${view.round}`;
  return (
    <Region class={extra} label={say('dice')}>
      {dice.pips.map((value, n) => (
        <Die key={`p${n}`} thing={`pip:${value}`} label={say('die.pip', { n: value })} info="pip">
          <span key={`${roll}${value}`} class="die-roll">
            <PipDie value={value} />
          </span>
        </Die>
      ))}
      {dice.colours.map((colour, n) => (
        <Die
          key={`c${n}`}
          thing={`colour:${colour}`}
          label={say('die.colour', { colour: colourName(colour) })}
          info={`colour:${colour}`}
        >
          <span key={`${roll}${colour}`} class="die-roll">
            <ColourDie colour={colour} />
          </span>
        </Die>
      ))}
      <Piece
        thing="hourglass"
        class="bd-die bd-hourglass"
        label={say(dice.hourglasses === 2 ? 'die.hourglass2' : 'die.hourglass1')}
        info="hourglass"
      >
        <span key={`${roll}${dice.hourglasses}`} class="die-roll">
          <HourglassDie count={dice.hourglasses} />
        </span>
      </Piece>
    </Region>
  );
}

function Die(props: {
  readonly thing: string;
  readonly label: string;
  readonly info: string;
  readonly children: ComponentChildren;
}) {
  const control = useControl();
  return <Piece {...props} class={`bd-die ${control.isLit(props.thing) ? 'lit' : ''}`} />;
}
