import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '../../../art/icon';
import type { SeatPartProps } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { layGround } from '../actions';
import { PencilMark } from '../art/pencil';
import { drawSymbols } from '../art/symbols';
import { isOneSource } from '../sheet';
import { type DiceGamePrompt, type DiceGameView, type PlayerView, playerOf } from '../view';
import { hexLabel, say } from '../words';
import { DuchyPicture } from './duchy';
import { LiveDuchy } from './live';
import { BonusCounts, PhasePoints } from './supplies';

/** A sheet, large. The viewer can write on their own. */
export function Own({ view, seat, viewer, names }: SeatPartProps<DiceGameView, DiceGamePrompt>) {
  drawSymbols();
  useLayoutEffect(() => layGround(view));
  const control = useControl();
  const player = playerOf(view, seat);
  if (!player) return null;
  const mine = seat === viewer;
  const yours = mine && control.isYou(seat);
  const label = yours ? say('yourSheet') : say('sheetOf', { name: names(seat) });
  return (
    <div class="bd-sheet">
      <h2 class={`seat-${seat.slice(1)}`}>
        <Icon id={`s-${seat.slice(1)}`} />
        {yours ? label : names(seat)}
      </h2>
      <p class="bd-caption">
        <b>
          {say('duchy', { letter: view.duchy })}
          {isOneSource.duchy(view.duchy) && <sup>*</sup>}
        </b>
        <br />
        {say('marked', { n: player.hexes.filter((hex) => hex.marked).length })}
      </p>
      {mine ? (
        <Region class="bd-region" label={label}>
          <LiveDuchy player={player} />
        </Region>
      ) : (
        <div class="bd-region">
          <DuchyPicture player={player} label={label} recent={control.recent.value} named={hexLabel} />
        </div>
      )}
    </div>
  );
}

/** Whether a seat has chosen. The choice stays hidden until all have chosen. */
function State({ player, view }: { readonly player: PlayerView; readonly view: DiceGameView }) {
  if (view.over || view.players.length === 1) return null;
  return player.done ? (
    <span class="bd-state done">
      <PencilMark mark="tick" seed={player.seat} />
      {say('done')}
    </span>
  ) : view.asked.includes(player.seat) ? (
    <span class="bd-state">{say('notDone')}</span>
  ) : (
    <span class="bd-state" />
  );
}

/** Another sheet at a glance. */
export function Rival({ view, seat, names }: SeatPartProps<DiceGameView, DiceGamePrompt>) {
  drawSymbols();
  const control = useControl();
  const player = playerOf(view, seat);
  if (!player) return null;
  return (
    <div class="bd-rival">
      <DuchyPicture
        player={player}
        small
        label={say('sheetOf', { name: names(seat) })}
        recent={control.recent.value}
        named={hexLabel}
      />
      <div class="bd-rival-facts">
        <State player={player} view={view} />
        <BonusCounts player={player} />
        <PhasePoints player={player} view={view} />
      </div>
    </div>
  );
}
