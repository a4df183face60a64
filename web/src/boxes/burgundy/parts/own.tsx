import { Icon } from '../../../art/icon';

import type { SeatPartProps } from '../../../table/box';
import { useControl } from '../../../table/control';
import { usePhone } from '../../../table/phone';
import { Region } from '../../../table/region';
import { parse } from '../actions';
import { usePrinted } from '../boards';
import { type BurgundyView, playerOf } from '../view';
import { say } from '../words';
import { Duchy, DuchyPicture } from './duchy';
import { DuchyList } from './duchy-list';
import { Piece } from './piece';
import { Belongings } from './supplies';

/** The viewer's duchy, large. Before it is chosen, the duchies to choose from. */
export function Own({ view, seat, viewer, names }: SeatPartProps<BurgundyView>) {
  const player = playerOf(view, seat);
  const control = useControl();
  const phone = usePhone();
  const boards = control.choices.value.flatMap(({ action }) => {
    const read = parse(action);
    return read?.verb === 'board' ? [read.duchy] : [];
  });
  const printed = usePrinted(boards, view.edition, control.session.table.value.options);
  if (!player) return null;
  const mine = seat === viewer;
  const yours = mine && control.isYou(seat);
  const label = yours ? say('yourDuchy') : say('duchyOf', { name: names(seat) });
  // Next to the hexes there is room for a name, but not for a sentence.
  const heading = (
    <h2 class={`seat-${seat.slice(1)}`}>
      <Icon id={`s-${seat.slice(1)}`} />
      {yours ? label : names(seat)}
    </h2>
  );
  if (mine && boards.length > 0) {
    return (
      <div class="duchy-sheet">
        {heading}
        <Region class="board-choice" label={say('chooseDuchy')}>
          {boards.map((duchy) => (
            <Piece
              key={duchy}
              thing={`board:${duchy}`}
              class="board-card"
              label={say('duchyNumber', { n: duchy })}
            >
              <DuchyPicture
                duchy={printed.get(duchy) ?? []}
                edition={view.edition}
                label={say('duchyNumber', { n: duchy })}
              />
              <b>{say('duchyNumber', { n: duchy })}</b>
            </Piece>
          ))}
        </Region>
      </div>
    );
  }
  if (player.duchy.length === 0) return <div class="duchy-sheet">{heading}</div>;
  return (
    <div class="duchy-sheet">
      {heading}
      {mine ? (
        <Region class="duchy-region" label={label}>
          <Duchy player={player} edition={view.edition} size={phone ? 'medium' : 'large'} />
        </Region>
      ) : (
        <DuchyPicture
          duchy={player.duchy}
          edition={view.edition}
          label={label}
          seat={seat}
          size={phone ? 'medium' : 'large'}
          large
          recent={control.recent.value}
          named
        />
      )}
    </div>
  );
}

/** Another seat: its duchy small, and what it owns. */
export function Rival({ view, seat, names }: SeatPartProps<BurgundyView>) {
  const player = playerOf(view, seat);
  const control = useControl();
  const phone = usePhone();
  if (!player) return null;
  return (
    <div class="rival-inside">
      {player.duchy.length > 0 && (
        <DuchyPicture
          duchy={player.duchy}
          edition={view.edition}
          seat={seat}
          label={say('duchyOf', { name: names(seat) })}
          size={phone ? 'medium' : view.players.length > 3 ? 'tiny' : 'small'}
          large={phone}
          recent={control.recent.value}
        />
      )}
      {player.duchy.length > 0 && <DuchyList player={player} edition={view.edition} name={names(seat)} />}
      <Belongings view={view} seat={seat} />
    </div>
  );
}
