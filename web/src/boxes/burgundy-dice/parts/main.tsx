import { to } from '../../../address';
import { Icon } from '../../../art/icon';
import { listOf, t } from '../../../i18n';
import type { Names, PartProps } from '../../../table/box';
import { PencilMark } from '../art/pencil';
import { drawSymbols } from '../art/symbols';
import {
  AREA_POINTS,
  BONUS_COLOUR,
  BONUS_ICON,
  BONUSES,
  COLOUR_POINTS,
  COLOURS,
  GRADES,
  isOneSource,
  PHASES,
  SYMBOL,
} from '../sheet';
import type { Colour, ColourView, DiceGamePrompt, DiceGameView } from '../view';
import { colourName, say } from '../words';
import { DiceRow } from './dice';
import { Time, TimeNow } from './time';

/** What everyone shares: the dice, the time, and what completing colours and areas is worth. */
export function Main({ view, names }: PartProps<DiceGameView, DiceGamePrompt>) {
  drawSymbols();
  const solo = view.players.length === 1;
  return (
    <div class={`bd-main ${solo ? 'bd-solo' : ''}`}>
      <DiceRow view={view} class="bd-tray" />
      <div class="bd-tables">
        <section class="bd-block bd-time-block" aria-label={say('time')}>
          <h3>{say('time')}</h3>
          <Time view={view} />
        </section>
        <Colours view={view} names={names} />
        <div class="bd-column">
          <AreaTable view={view} />
          {solo && <Grades view={view} />}
        </div>
      </div>
      {solo && <Guide />}
      <Sources view={view} />
    </div>
  );
}

/** In a solo game, where there are no other sheets: what the colours take and what the bonuses do. */
function Guide() {
  const row = (key: string, colour: Colour, icon: string, text: string) => (
    <li key={key}>
      <span class={`bd-swatch bd-${colour}`}>
        <Icon id={icon} />
      </span>
      <span>{text}</span>
    </li>
  );
  return (
    <div class="bd-guide">
      <section class="bd-block" aria-label={say('guide.lands')}>
        <h3>{say('guide.lands')}</h3>
        <ul>{COLOURS.map((colour) => row(colour, colour, SYMBOL[colour], say(`rule.${colour}`)))}</ul>
      </section>
      <section class="bd-block" aria-label={say('guide.bonuses')}>
        <h3>{say('guide.bonuses')}</h3>
        <ul>
          {BONUSES.map((bonus) => row(bonus, BONUS_COLOUR[bonus], BONUS_ICON[bonus], say(`rule.${bonus}`)))}
        </ul>
        <p>{say('rule.one')}</p>
      </section>
    </div>
  );
}

/** Small, and always there: which parts of the sheet could not be checked against print. */
function Sources({ view }: { readonly view: DiceGameView }) {
  const what = [
    ...(isOneSource.duchy(view.duchy) ? [say('known.duchy', { letter: view.duchy })] : []),
    say('known.colours'),
    say('known.die'),
  ];
  return (
    <p class="bd-source">
      <span aria-hidden="true">* </span>
      {say('known.note', { what: listOf(what) })}{' '}
      <a
        href={to('/boxes/burgundy-dice#provenance')}
        target="_blank"
        aria-label={t('table.newTab', { what: say('known.link') })}
        rel="noopener"
      >
        {say('known.link')}
      </a>
    </p>
  );
}

/** Points for completing a colour. What is gone is crossed off, and shields show who has the colour. */
function Colours({ view, names }: { readonly view: DiceGameView; readonly names: Names }) {
  const solo = view.players.length === 1;
  return (
    <section class="bd-block" aria-label={say('colours')} data-info="colours">
      <h3>{say('colours')}</h3>
      <table class="bd-colours" aria-label={say('colours')}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say(solo ? 'colours.soloFirst' : 'colours.first')}</th>
            <th scope="col">{say(solo ? 'colours.soloSecond' : 'colours.second')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {view.colours.map((colour) => (
            <ColourRow key={colour.colour} row={colour} view={view} names={names} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ColourRowProps {
  readonly row: ColourView;
  readonly view: DiceGameView;
  readonly names: Names;
}

function ColourRow({ row, view, names }: ColourRowProps) {
  const { colour, first, second } = row;
  const by = view.players.filter((player) => player.complete.includes(colour)).map((player) => player.seat);
  const [large, small] = COLOUR_POINTS[colour];
  const cell = (left: number | null, printed: number) => (
    <td class={left === null ? 'gone' : ''}>
      {printed}
      {left === null && (
        <>
          <PencilMark mark="cross" seed={colour + printed} />
          <span class="visually-hidden"> {say('colours.gone')}</span>
        </>
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row" data-info={`colour:${colour}`}>
        <span class={`bd-swatch bd-${colour}`}>
          <Icon id={SYMBOL[colour]} />
        </span>
        <span class="bd-swatch-name">
          {colourName(colour)}
          {isOneSource.colour(colour) && <sup>*</sup>}
        </span>
      </th>
      {cell(first, large)}
      {cell(second, small)}
      <td class="bd-by">
        {by.length > 0 && (
          <span class="visually-hidden">{say('colours.by', { names: listOf(by.map(names)) })}</span>
        )}
        {by.map((seat) => (
          <span key={seat} class={`seat-${seat.slice(1)}`} title={names(seat)}>
            <Icon id={`s-${seat.slice(1)}`} />
          </span>
        ))}
      </td>
    </tr>
  );
}

function AreaTable({ view }: { readonly view: DiceGameView }) {
  return (
    <section class="bd-block" aria-label={say('areas')} data-info="areas">
      <h3>{say('areas')}</h3>
      <table class="bd-areas" aria-label={say('areas')}>
        <thead>
          <tr>
            <td />
            {PHASES.map((phase) => (
              <th key={phase} scope="col" class={phase === view.phase ? 'now' : ''}>
                {phase}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {AREA_POINTS.map((row, n) => (
            <tr key={n}>
              <th scope="row" aria-label={say('areas.size', { n: n + 1 })}>
                <svg class="bd-cells" viewBox={`0 0 ${(n + 1) * 15 + 2} 18`} aria-hidden="true">
                  {Array.from({ length: n + 1 }, (_, at) => (
                    <polygon
                      key={at}
                      points={`${at * 15 + 8.5},1 ${at * 15 + 15.5},5 ${at * 15 + 15.5},13 ${at * 15 + 8.5},17 ${at * 15 + 1.5},13 ${at * 15 + 1.5},5`}
                    />
                  ))}
                </svg>
              </th>
              {row.map((points, at) => (
                <td key={at} class={PHASES[at] === view.phase ? 'now' : ''}>
                  {points}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="bd-double">
        <span class="bd-swatch bd-yellow">
          <Icon id={SYMBOL.yellow} />
        </span>
        ×2
      </p>
    </section>
  );
}

/** The solo game's grades. The one that has been reached is ticked. */
function Grades({ view }: { readonly view: DiceGameView }) {
  const points = view.players[0]?.points ?? 0;
  return (
    <section class="bd-block" aria-label={say('grades')} data-info="grades">
      <h3>{say('grades')}</h3>
      <ul class="bd-grades">
        {GRADES.map(([least, grade]) => (
          <li key={grade} class={points >= least ? 'reached' : ''}>
            <span class="bd-check">{points >= least && <PencilMark mark="tick" seed={grade} />}</span>
            <b>{say(`grade.${grade}`)}</b>
            <small>{say('grade.from', { n: least })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The dice and the clock above the sheet of a phone. */
export function Glance({ view }: PartProps<DiceGameView, DiceGamePrompt>) {
  drawSymbols();
  return (
    <div class="bd-glance">
      <DiceRow view={view} class="bd-tray small" />
      <TimeNow view={view} />
    </div>
  );
}
