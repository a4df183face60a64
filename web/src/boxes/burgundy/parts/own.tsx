import { Icon } from '../../../art/icon';
import { listOf } from '../../../i18n';
import type { SeatPartProps } from '../../../table/box';
import { useControl } from '../../../table/control';
import { usePhone } from '../../../table/phone';
import { Region } from '../../../table/region';
import { parse } from '../actions';
import { usePrinted } from '../boards';
import { pairsInWords } from '../modules/border/rim';
import type { PairView } from '../modules/view';
import { PHASE_BONUS } from '../pieces';
import { type BurgundyPrompt, type BurgundyView, type PlayerView, playerOf, sideOf } from '../view';
import { say } from '../words';
import { Duchy, DuchyPicture } from './duchy';
import { DuchyList } from './duchy-list';
import { extrasOf } from './extras';
import { Piece } from './piece';
import { Reconstructed } from './reconstructed';
import { OwnRoute } from './route';
import { Buying, SoloLine } from './solo';
import { Belongings } from './supplies';
import { TeamBelongings } from './team';

/** The viewer's duchy, large. Before it is chosen, the duchies to choose from. */
export function Own({ view, seat, viewer, names, prompt }: SeatPartProps<BurgundyView, BurgundyPrompt>) {
  const player = playerOf(view, seat);
  const control = useControl();
  const phone = usePhone();
  const boards = control.choices.value.flatMap(({ action }) => {
    const read = parse(action);
    return read?.verb === 'board' ? [read.duchy] : [];
  });
  if (!player) return null;
  const mine = seat === viewer;
  const yours = mine && control.isYou(seat);
  const label = yours ? say('yourDuchy') : say('duchyOf', { name: listOf(sideOf(view, seat).map(names)) });
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
        <Choice boards={boards} edition={view.edition} />
      </div>
    );
  }
  if (player.duchy.length === 0) return <div class="duchy-sheet">{heading}</div>;
  const extras = extrasOf(view, player, mine ? control : undefined);
  return (
    <div class="duchy-sheet">
      {heading}
      {phone && <SoloLine view={view} />}
      {mine ? (
        <Region class="duchy-region" label={label}>
          <Duchy
            player={player}
            edition={view.edition}
            size={phone ? 'medium' : 'large'}
            {...(extras && { extras })}
          />
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
          {...(extras && { extras })}
        />
      )}
      {player.board && <Reconstructed board={player.board} edition={view.edition} />}
      <PairsList view={view} player={player} />
      <OwnRoute player={player} />
      {mine && <Buying view={view} prompt={prompt} />}
    </div>
  );
}

/** The duchies to choose from, as they are printed. */
function Choice({ boards, edition }: { readonly boards: readonly string[]; readonly edition: number }) {
  const control = useControl();
  const printed = usePrinted(boards, edition, control.watch.table.value.options);
  return (
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
            edition={edition}
            label={say('duchyNumber', { n: duchy })}
          />
          <b>{say('duchyNumber', { n: duchy })}</b>
        </Piece>
      ))}
    </Region>
  );
}

/** The border posts in words, for people who do not see the rim. */
const PairsList = ({ view, player }: { readonly view: BurgundyView; readonly player: PlayerView }) =>
  player.pairs.length > 0 ? (
    <p class="visually-hidden">
      {pairsInWords(player.pairs as readonly PairView[], PHASE_BONUS[view.phase] ?? 0)}
    </p>
  ) : null;

/** Another seat: its duchy small, and what it owns. */
export function Rival({ view, seat, names }: SeatPartProps<BurgundyView, BurgundyPrompt>) {
  const player = playerOf(view, seat);
  const control = useControl();
  const phone = usePhone();
  if (!player) return null;
  const extras = extrasOf(view, player);
  const team = sideOf(view, seat);
  return (
    <div class={`rival-inside ${team.length > 1 ? 'team' : ''}`}>
      {player.duchy.length > 0 && (
        <DuchyPicture
          duchy={player.duchy}
          edition={view.edition}
          seat={seat}
          label={say('duchyOf', { name: names(seat) })}
          size={phone ? 'medium' : view.players.length > 3 ? 'tiny' : 'small'}
          large={phone}
          recent={control.recent.value}
          {...(extras && { extras })}
        />
      )}
      {player.duchy.length > 0 && <DuchyList player={player} edition={view.edition} name={names(seat)} />}
      {team.length > 1 ? <TeamBelongings view={view} team={team} /> : <Belongings view={view} seat={seat} />}
    </div>
  );
}
