/** Everybody's character, their personal objective, and what is still missing. */
import { Icon } from '../../../art/icon';
import type { CharacterView, EstateDueView, PartView } from '../../../generated/orleans';
import { listOf, t } from '../../../i18n';
import type { Names } from '../../../table/box';
import { CharacterPicture } from '../art/scenario';
import { Sign } from '../art/symbols';
import { FOLLOWERS, type Follower, seatNumber } from '../pieces';
import { type OrleansView, playerOf } from '../view';
import { Part } from './city';
import { dueWords, measureSign, measureWords, missingWords } from './measure';
import { Ours } from './ours';
import { tell } from './words';

interface PersonalProps {
  readonly view: OrleansView;
  readonly viewer: string | null;
  readonly names: Names;
}

/** The objectives of all players. */
export function Personal({ view, viewer, names }: PersonalProps) {
  return (
    <>
      <h4 class="o-heading">{tell('city.personal')}</h4>
      <ul class="o-personal">
        {view.players.map(({ seat }) => (
          <li key={seat}>
            <Slip view={view} seat={seat} names={names} mine={seat === viewer} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SlipProps {
  readonly view: OrleansView;
  readonly seat: string;
  readonly names: Names;
  readonly mine: boolean;
  /** Signs and digits only: the words are on its card. */
  readonly brief?: boolean;
}

/** A seat's character with every part of its objective. */
export function Slip({ view, seat, names, mine, brief = false }: SlipProps) {
  const character = playerOf(view, seat)?.character;
  if (!character) return null;
  const number = seatNumber(seat);
  const id = character.character;
  const due = character.dues.find(({ round }) => round === view.round);
  const owes = due !== undefined && !due.paid && !due.payable;
  const met = character.met && !owes;
  return (
    <div
      class={`o-slip ${met ? 'done' : ''} ${owes ? 'o-owes' : ''} ${brief ? 'brief' : ''}`}
      data-info={`character:${id}`}
    >
      <CharacterPicture id={id} />
      <div>
        <p class="o-slip-name">
          <Icon id={`s-${number}`} class={`shield seat-${number}`} label={names(seat)} />
          <b>{tell(`character.${id}`)}</b>
          {met && <Icon id="u-tick" class="o-store-tick" />}
          {id === 'councilman' && !brief && <Ours what="assembly-hall" />}
        </p>
        <Parts character={character} brief={brief} />
        <Dues dues={character.dues} round={view.round} name={mine ? null : names(seat)} brief={brief} />
        <span class="visually-hidden">{met ? tell('character.met') : missingWords(character.parts)}</span>
      </div>
    </div>
  );
}

const isRole = ({ what }: PartView): boolean => FOLLOWERS.includes(what as Follower);

interface PartsProps {
  readonly character: CharacterView;
  readonly brief: boolean;
}

function Parts({ character: { character, parts }, brief }: PartsProps) {
  if (character === 'estate-manager') return null;
  if (character === 'councilman')
    return (
      <span class="o-store-parts">
        {parts.map((part) =>
          isRole(part) ? <Part key={part.what} store="assembly-hall" part={part} /> : null,
        )}
      </span>
    );
  return (
    <ul class="o-slip-parts">
      {parts.map((part) => (
        <li key={part.what} class={part.met ? 'done' : ''}>
          <Sign id={measureSign(part.what)} />
          <span class="o-slip-words">{measureWords(part.what, part.need)}</span>
          {part.met ? (
            <Icon id="u-tick" class="o-store-tick" />
          ) : (
            (part.need > 1 || brief) && (
              <b title={measureWords(part.what, part.need)}>
                {part.have}
                <small>/{part.need}</small>
              </b>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

interface DuesProps {
  readonly dues: readonly EstateDueView[];
  readonly round: number;
  /** Nobody if it is the viewer's own. */
  readonly name: string | null;
  /** Only what is due now. */
  readonly brief: boolean;
}

/** How many of the coming dues are listed. */
const AHEAD = 4;

/** What the Estate Manager owes now and in the next rounds. */
function Dues({ dues, round, name, brief }: DuesProps) {
  const now = dues.find((due) => due.round === round);
  const next = dues.filter((due) => due.round > round).slice(0, AHEAD);
  if (dues.length === 0) return null;
  return (
    <div class="o-dues">
      {now && (
        <p class={now.paid || now.payable ? '' : 'o-danger'}>
          {tell('due.now') + t('list.colon')}
          <b>{now.paid ? tell('due.paid') : dueWords(now.due)}</b>
          {!now.paid && !now.payable && (
            <> {name === null ? tell('due.cannot') : tell('due.cannotThey', { name })}</>
          )}
        </p>
      )}
      {next.length > 0 && !brief && (
        <p>
          {tell('due.next') + t('list.colon')}
          {listOf(next.map(({ due }) => dueWords(due)))} <Ours what="dues" />
        </p>
      )}
    </div>
  );
}
