/** Everything that can go into a proposal: amounts with plus and minus, single things to tick. */

import { Icon } from '../../../art/icon';
import type { ItemKind } from '../../../generated/orleans';
import { t } from '../../../i18n';
import type { Names } from '../../../table/box';
import { GoodPicture } from '../art/pieces';
import { Plate, placeSymbol } from '../art/places';
import { Sign } from '../art/symbols';
import { type Good, seatNumber } from '../pieces';
import { type AnyPlace, type OrleansView, playerOf } from '../view';
import { citizenName, goodName, placeName, townName } from '../words';
import { canAdd, type Making } from './draft';
import type { Draft, Unit } from './unit';
import { tell } from './words';

interface UnitsProps {
  readonly making: Making;
  readonly draft: Draft;
  readonly viewer: string | null;
  readonly names: Names;
  readonly onChange: (unit: Unit, by: number) => void;
}

/** Seat by seat, then what belongs to nobody. */
export function Units({ making, names, viewer, ...rest }: UnitsProps) {
  const { units, view } = making;
  const common = units.filter(({ seat }) => seat === null);
  return (
    <div class="o-units">
      {view.players.map(({ seat }) => {
        const own = units.filter((unit) => unit.seat === seat && isOfUse(unit, making, rest.draft));
        if (own.length === 0) return null;
        return (
          <fieldset key={seat} class={`o-unit-seat ${seat === viewer ? 'mine' : ''}`}>
            <legend>
              <Icon id={`s-${seatNumber(seat)}`} class={`shield seat-${seatNumber(seat)}`} />
              <b>{names(seat)}</b>
            </legend>
            {own.map((unit) => (
              <UnitChoice key={unit.id} unit={unit} making={making} name={names(seat)} {...rest} />
            ))}
          </fieldset>
        );
      })}
      {common.length > 0 && (
        <fieldset class="o-unit-seat">
          <legend>{tell('proposal.common')}</legend>
          {common.map((unit) => (
            <UnitChoice key={unit.id} unit={unit} making={making} name="" {...rest} />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Nobody pays or gets coins in the Wool Market before there is a deal. */
function isOfUse(unit: Unit, making: Making, draft: Draft): boolean {
  if (making.hour !== 'wool-market' || !['coins', 'grant-coins'].includes(unit.kind)) return true;
  return (draft[unit.id] ?? 0) > 0 || canAdd(making, draft, unit);
}

/** Amounts have a plus and a minus. Everything else is there once, so it is ticked. */
const AMOUNTS: readonly ItemKind[] = ['coins', 'books', 'grant-coins', 'grant-books', 'sell', 'buy'];

interface ChoiceProps {
  readonly unit: Unit;
  readonly making: Making;
  readonly draft: Draft;
  readonly name: string;
  readonly onChange: (unit: Unit, by: number) => void;
}

function UnitChoice({ unit, making, draft, name, onChange }: ChoiceProps) {
  const n = draft[unit.id] ?? 0;
  const words = unitWords(unit);
  const whole = name ? `${name}${t('list.colon')}${words}` : words;
  const more = canAdd(making, draft, unit);
  if (AMOUNTS.includes(unit.kind) || (unit.most > 1 && Number.isFinite(unit.most)))
    return (
      <div class="o-stepper" role="group" aria-label={whole}>
        <UnitPicture unit={unit} />
        <span class="o-unit-words">{words}</span>
        <button
          type="button"
          class="btn"
          aria-label={tell('proposal.fewer', { what: whole })}
          disabled={n === 0}
          onClick={() => onChange(unit, -1)}
        >
          −
        </button>
        <output aria-live="polite">{n}</output>
        <button
          type="button"
          class="btn"
          aria-label={tell('proposal.more', { what: whole })}
          disabled={!more}
          onClick={() => onChange(unit, 1)}
        >
          +
        </button>
        <small>{holding(unit, making.view)}</small>
      </div>
    );
  return (
    <button
      type="button"
      class={`o-unit-tick ${n > 0 ? 'on' : ''}`}
      aria-pressed={n > 0}
      aria-label={whole}
      disabled={n === 0 && !more}
      onClick={() => onChange(unit, n > 0 ? -1 : 1)}
    >
      <UnitPicture unit={unit} />
      <span>{words}</span>
      {n > 0 && <Icon id="u-tick" class="o-store-tick" />}
    </button>
  );
}

/** How much of it somebody has, where that matters. */
function holding({ kind, seat, most }: Unit, view: OrleansView): string {
  const player = playerOf(view, seat);
  switch (kind) {
    case 'coins':
      return tell('proposal.has', { n: player?.coins ?? 0 });
    case 'books':
      return tell('proposal.has', { n: player?.development ?? 0 });
    case 'grant-coins':
    case 'grant-books':
    case 'buy':
      return '';
    default:
      return tell('proposal.has', { n: most });
  }
}

function UnitPicture({ unit: { kind, what } }: { readonly unit: Unit }) {
  switch (kind) {
    case 'coins':
    case 'grant-coins':
      return <Sign id="oi-coin" />;
    case 'books':
    case 'grant-books':
      return <Sign id="oi-dev" />;
    case 'technology':
      return (
        <>
          <Sign id="oi-cog" />
          <Plate id={placeSymbol(what as AnyPlace)} />
        </>
      );
    case 'tile':
    case 'place':
      return <Plate id={placeSymbol(what as AnyPlace)} />;
    case 'sell':
    case 'buy':
      return <GoodPicture good={what as Good} />;
    case 'grant-wine':
      return <GoodPicture good="wine" />;
    case 'grain':
      return <GoodPicture good="grain" />;
    case 'citizen':
      return <Sign id="oi-citizen" />;
    case 'travel':
      return <Plate id="op-ship" />;
    default:
      return <Sign id="of-monk" />;
  }
}

function unitWords({ kind, what }: Unit): string {
  switch (kind) {
    case 'technology':
    case 'tile':
    case 'place':
      return placeName(what as AnyPlace);
    case 'sell':
    case 'buy':
      return tell(`unit.${kind}`, { good: goodName(what as Good) });
    case 'grain': {
      const [, a = '', b = ''] = what.split('-');
      return `${townName(a)} – ${townName(b)}`;
    }
    case 'citizen':
      return citizenName(what as 'le-blanc');
    case 'travel': {
      const [town = '', good] = what.split(' ');
      return good ? `${townName(town)}, ${goodName(good as Good)}` : townName(town);
    }
    case 'monk':
      return tell('unit.monk', { place: placeName(what as AnyPlace) });
    default:
      return tell(`unit.${kind}`);
  }
}
