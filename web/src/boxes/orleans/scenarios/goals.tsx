import { Icon } from '../../../art/icon';
import type { ObjectiveView } from '../../../generated/orleans';
import { listOf, t } from '../../../i18n';
import type { Names } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { Plate } from '../art/places';
import { Sign } from '../art/symbols';
import { Piece } from '../parts/piece';
import { GOODS, seatNumber } from '../pieces';
import type { OrleansView, PlayerView } from '../view';
import { amountOf, capital, citizenName, objectiveName, say, scenarioName, townName } from '../words';
import { useBefore } from './before';
import { endWords } from './end';

interface GaugeProps {
  readonly have: number;
  readonly need: number;
  readonly done: boolean;
}

/** A bar that fills, with its digits next to it. */
export function Gauge({ have, need, done }: GaugeProps) {
  const full = done || have >= need;
  const share = need === 0 ? 1 : Math.min(1, have / need);
  return (
    <span class={`o-gauge ${full ? 'full' : ''}`} aria-hidden="true">
      <i style={{ width: `${Math.round((done ? 1 : share) * 100)}%` }} />
    </span>
  );
}

/** "your merchant in Bourges and 2 wool" */
export function missingWords({ objective, lacks, goods, town, have, need }: ObjectiveView): string {
  // Nothing else matters any more.
  if (lacks.includes('late')) return say('lack.late');
  const wanted = GOODS.flatMap((good, n) => ((goods[n] ?? 0) > 0 ? [amountOf(good, goods[n] ?? 0)] : []));
  const n = need - have;
  const parts = lacks.flatMap((lack): readonly string[] => {
    switch (lack) {
      case 'goods':
        if (objective === 'lady') return [say('lack.cloth', { n })];
        return wanted.length > 0 ? wanted : [say('lack.goods', { n })];
      case 'town':
        return [say('lack.town', { town: townName(town ?? '') })];
      case 'stations':
        return [town ? say('lack.stationIn', { town: townName(town) }) : say('lack.stations', { n })];
      default:
        return [say(`lack.${lack}`, { n })];
    }
  });
  return listOf(parts);
}

/** One objective: how far it is, what is missing, and a button as soon as nothing is. */
function Goal({ goal, mine }: { readonly goal: ObjectiveView; readonly mine: boolean }) {
  const { objective, done, have, need } = goal;
  const thing = `objective:${objective}`;
  const open = useControl().stateOf(thing) !== 'shut';
  const missing = missingWords(goal);
  return (
    <li
      class={`o-goal ${done ? 'done' : ''} ${mine && open ? 'open' : ''}`}
      data-info={thing}
      data-at={thing}
    >
      <Plate id={`oo-${objective}`} />
      <p>
        <b>{objectiveName(objective)}</b>
        <small>
          {done ? (
            <>
              <Icon id="u-tick" /> {say('goal.done')}
            </>
          ) : missing ? (
            say('goal.missing', { list: missing })
          ) : (
            say('goal.ready')
          )}
        </small>
      </p>
      <span class="o-goal-count">
        <b aria-hidden="true">{done ? '' : `${Math.min(have, 99)} / ${need}`}</b>
        {!done && <span class="visually-hidden">{say('goal.count', { n: have, of: need })}</span>}
        <Gauge have={have} need={need} done={done} />
      </span>
      {mine && open && (
        <Piece
          thing={thing}
          label={say('goal.do', { objective: objectiveName(objective) })}
          class="o-goal-do btn prim"
        >
          {say('goal.button')}
        </Piece>
      )}
    </li>
  );
}

/** The objectives of one player. */
export function Goals({ player, mine }: { readonly player: PlayerView; readonly mine: boolean }) {
  return (
    <ul class="o-goals">
      {player.objectives.map((goal) => (
        <Goal key={goal.objective} goal={goal} mine={mine} />
      ))}
    </ul>
  );
}

/** The Dignitary: citizens gained, and where the others are. */
function CitizenGoal({ view, player }: { readonly view: OrleansView; readonly player: PlayerView }) {
  const done = player.citizens >= view.goal;
  return (
    <ul class="o-goals">
      <li class={`o-goal ${done ? 'done' : ''}`}>
        <Sign id="oi-citizen" />
        <p>
          <b>{say('goal.citizens')}</b>
          <small>
            {done ? say('goal.done') : say('goal.citizensMissing', { n: view.goal - player.citizens })}
          </small>
        </p>
        <span class="o-goal-count">
          <b aria-hidden="true">{`${player.citizens} / ${view.goal}`}</b>
          <span class="visually-hidden">{say('goal.count', { n: player.citizens, of: view.goal })}</span>
          <Gauge have={player.citizens} need={view.goal} done={done} />
        </span>
      </li>
      <li class="o-goal-where">
        <h3 class="o-heading">{say('goal.where')}</h3>
        <ul>
          {view.citizens.map((citizen) => (
            <li key={citizen}>
              <Sign id="oi-citizen" />
              {citizen.startsWith('in-')
                ? townName(citizen.slice('in-'.length))
                : capital(citizenName(citizen))}
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}

/** How long a solo game lasts, and whether it is lost. */
function Left({ view, player }: { readonly view: OrleansView; readonly player: PlayerView }) {
  if (view.end !== 'open') return <p class="o-left">{endWords(view, player)}</p>;
  if (view.round === 0) return <p class="o-left">{say('goal.rounds', { n: view.rounds })}</p>;
  const left = view.rounds - view.round;
  return <p class="o-left">{left > 0 ? say('goal.roundsLeft', { n: left }) : say('goal.lastRound')}</p>;
}

/** What the viewer reached in earlier games of this kind. */
function Earlier({ view, player }: { readonly view: OrleansView; readonly player: PlayerView }) {
  const found = useBefore(useControl().watch.table.value);
  if (!found || found.games === 0) return null;
  const of = view.scenario === 'dignitary' ? view.goal : player.objectives.length;
  const what = view.scenario === 'dignitary' ? 'goal.bestCitizens' : 'goal.best';
  return (
    <p class="o-before">
      {say('goal.before', { n: found.games, won: found.won })} {say(what, { n: found.best, of })}
    </p>
  );
}

/** In place of rivals in a solo game: what has to be done and how far it is done. */
export function Dashboard({ view, viewer }: { readonly view: OrleansView; readonly viewer: string | null }) {
  const [player] = view.players;
  if (!player) return null;
  return (
    <Region class="o-dashboard panel" label={say('goals.title')}>
      <h2 class="o-heading">
        {scenarioName(view.scenario)} <small>{say('goals.title')}</small>
      </h2>
      <Left view={view} player={player} />
      {view.scenario === 'dignitary' ? (
        <CitizenGoal view={view} player={player} />
      ) : (
        <Goals player={player} mine={viewer === player.seat} />
      )}
      {viewer && <Earlier view={view} player={player} />}
    </Region>
  );
}

/** On the page of the result: what was reached. At the table the dashboard says it. */
export function FinalGoals({ view, player }: { readonly view: OrleansView; readonly player: PlayerView }) {
  if (view.goal === 0 && player.objectives.length === 0) return null;
  return (
    <div class="o-final-goals">
      {view.scenario === 'dignitary' ? (
        <CitizenGoal view={view} player={player} />
      ) : (
        <Goals player={player} mine={false} />
      )}
    </div>
  );
}

interface RaceProps {
  readonly view: OrleansView;
  readonly viewer: string | null;
  readonly names: Names;
}

/** The Duel: the same four objectives for both, next to each other. */
export function Race({ view, viewer, names }: RaceProps) {
  const players = [...view.players].sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer));
  const [own, other] = players;
  if (!own || !other) return null;
  const mine = viewer === own.seat;
  return (
    <Region class="o-race" label={say('goals.title')}>
      <h3 class="o-heading">
        {say('goals.title')}
        {players.map(({ seat, score }) => (
          <small key={seat}>
            <Icon id={`s-${seatNumber(seat)}`} class={`seat-${seatNumber(seat)}`} label={names(seat)} />{' '}
            {say('goal.of', { n: score, of: own.objectives.length })}
          </small>
        ))}
      </h3>
      <Goals player={own} mine={mine} />
      <ul class="o-race-other" aria-label={names(other.seat)}>
        {other.objectives.map(({ objective, done, have, need }) => (
          <li key={objective} title={objectiveName(objective)}>
            <Icon id={`s-${seatNumber(other.seat)}`} class={`seat-${seatNumber(other.seat)}`} />
            <Plate id={`oo-${objective}`} />
            {done ? (
              <Icon id="u-tick" label={say('goal.done')} />
            ) : (
              <b aria-hidden="true">{`${have}/${need}`}</b>
            )}
            <span class="visually-hidden">
              {objectiveName(objective) + t('list.colon')}
              {done ? say('goal.done') : say('goal.count', { n: have, of: need })}
            </span>
          </li>
        ))}
      </ul>
    </Region>
  );
}
