import { DiePicture, Icon } from '../../../art/icon';
import { t } from '../../../i18n';
import type { SeatPartProps } from '../../../table/box';
import { useControl, useWatch } from '../../../table/control';
import { Region } from '../../../table/region';
import { Sign } from '../modules/symbols';
import { Storage, Trays } from '../modules/team/trays';
import {
  type BurgundyPrompt,
  type BurgundyView,
  type BurgundyWatch,
  type PlayerView,
  partnerOf,
  playerOf,
} from '../view';
import { say, sayAny } from '../words';
import {
  Counter,
  Dice,
  Goods,
  MiniDice,
  MiniGoods,
  MiniPurse,
  rolledBy,
  Stored,
  Supplies,
  UsedDie,
} from './supplies';

/** What the viewer has: alone, or together with a partner. */
export function AllSupplies(props: SeatPartProps<BurgundyView, BurgundyPrompt>) {
  const { view, seat, names } = props;
  const control = useControl();
  const player = playerOf(view, seat);
  const partner = playerOf(view, partnerOf(view, seat) ?? null);
  if (!player || !partner) return <Supplies {...props} />;
  const label = control.isYou(seat) ? t('table.supplies') : t('table.suppliesOf', { name: names(seat) });
  return (
    <Region class="team-tray" label={label} drop="storage">
      <TeamTrays {...props} player={player} partner={partner} />
    </Region>
  );
}

interface TeamProps extends SeatPartProps<BurgundyView, BurgundyPrompt> {
  readonly player: PlayerView;
  readonly partner: PlayerView;
}

/** A team's supplies: one's own, the shared ones, and the partner's to look at. */
function TeamTrays({ view, seat, names, player, partner }: TeamProps) {
  const control = useControl();
  const choosing = control.choices.value.some(({ action }) => action.startsWith('store '));
  const faces = rolledBy(useWatch<BurgundyWatch>().events.value, partner.seat);
  const number = Number(partner.seat.slice(1));
  const turn = view.track.findIndex((one) => one.seat === partner.seat) + 1;
  return (
    <Trays
      you={{
        seat,
        name: names(seat),
        children: (
          <>
            <span class="tray-dice" role="group" aria-label={say('dice')}>
              <Dice view={view} player={player} />
            </span>
            <span class={`storage-row ${choosing ? 'choosing' : ''}`} data-at={`storage:${seat}`}>
              <Stored view={view} seat={seat} tiles={player.storage} limit={player.storage_limit} />
            </span>
          </>
        ),
      }}
      shared={
        <>
          <span class={`storage-row ${choosing ? 'choosing' : ''}`}>
            <Stored view={view} seat={seat} tiles={player.shared} limit={player.shared_limit} shared />
          </span>
          <span class="tray-goods" role="group" aria-label={say('goods')} data-at={`goods:${seat}`}>
            <Goods player={player} />
          </span>
          <span class="tray-purse" role="group" aria-label={say('purse')}>
            <Counter kind="silver" n={player.silver} seat={seat} />
            <Counter kind="workers" n={player.workers} seat={seat} />
          </span>
        </>
      }
      partner={{
        seat: partner.seat,
        name: names(partner.seat),
        ...(turn > 0 && { note: sayAny(`plays.${turn}`) }),
        children: (
          <>
            <span
              class="tray-dice"
              role="img"
              aria-label={partner.dice
                .map((value) => (value ? say('dieShows', { n: value }) : say('dieUsed')))
                .join(', ')}
            >
              {partner.dice.map((value, n) =>
                value ? (
                  <span key={n} class="die">
                    <DiePicture value={value} seat={number} />
                  </span>
                ) : (
                  <UsedDie key={n} face={faces[n]} seat={number} />
                ),
              )}
            </span>
            <Storage tiles={partner.storage} limit={partner.storage_limit} edition={view.edition} />
          </>
        ),
      }}
    />
  );
}

interface TeamBelongingsProps {
  readonly view: BurgundyView;
  readonly team: readonly string[];
}

/** What a rival team owns: each partner's dice and tiles, and what they share. */
export function TeamBelongings({ view, team }: TeamBelongingsProps) {
  const players = team.flatMap((seat) => playerOf(view, seat) ?? []);
  const [first] = players;
  if (!first) return null;
  return (
    <div class="belongings team-belongings">
      {players.map((player) => (
        <span key={player.seat} class={`mini-tray seat-${player.seat.slice(1)}`}>
          <Icon id={`s-${player.seat.slice(1)}`} />
          <MiniDice player={player} />
          <Storage tiles={player.storage} limit={player.storage_limit} edition={view.edition} />
        </span>
      ))}
      <span class="mini-tray shared">
        <Sign id="m-store-shared" />
        <Storage tiles={first.shared} limit={first.shared_limit} edition={view.edition} />
        <MiniPurse player={first} />
        <MiniGoods player={first} />
      </span>
    </div>
  );
}
