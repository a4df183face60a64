/** What the team is deciding: the draft in the making, or the proposal with everybody's answers. */
import { useState } from 'preact/hooks';
import { Icon } from '../../../art/icon';
import type { ProposalView, TallyView } from '../../../generated/orleans';
import { listOf, t } from '../../../i18n';
import type { Names } from '../../../table/box';
import { Chat } from '../../../table/chat';
import { useControl } from '../../../table/control';
import { usePhone } from '../../../table/phone';
import { EventPicture, ScenarioSign } from '../art/scenario';
import { seatNumber } from '../pieces';
import type { OrleansPrompt, OrleansView } from '../view';
import { eventName } from '../words';
import { type Item, readItem, shareWords } from './describe';
import { isComplete, type Making, ruined, suggested, talliesOf } from './draft';
import { type Draft, linesOf, type Unit, unitsOf } from './unit';
import { Units } from './units';
import { tell } from './words';

interface ProposalProps {
  readonly view: OrleansView;
  readonly prompt: OrleansPrompt | null;
  readonly viewer: string | null;
  readonly names: Names;
}

/** Next to the prompt, while the team decides. The chat is next to it where there is room. */
export function Proposal(props: ProposalProps) {
  const proposal = props.view.proposal;
  const phone = usePhone();
  if (!proposal) return null;
  const drafts = props.prompt?.ask === 'propose';
  return (
    <div class="o-proposal">
      <section class="o-proposal-body" aria-label={tell('proposal.title')}>
        <header>
          <EventPicture id={proposal.event} />
          <h3>
            {drafts || !proposal.proposed
              ? tell('proposal.event', { event: eventName(proposal.event) })
              : tell('proposal.of', { name: props.names(proposal.drafter) })}
          </h3>
          <ScenarioSign id="proposal" class={`seat-${seatNumber(proposal.drafter)}`} />
        </header>
        {drafts && proposal.items.length === 0 ? (
          <Drafting key={`${props.view.round}.${proposal.draft}`} {...props} proposal={proposal} />
        ) : (
          <Proposed {...props} proposal={proposal} />
        )}
        <p class="o-quiet">{consequence(proposal, props.view, props.names)}</p>
      </section>
      {!phone && (
        <section class="o-proposal-chat" aria-label={tell('proposal.chat')}>
          <h4 class="o-heading">{tell('proposal.chat')}</h4>
          <Chat />
        </section>
      )}
    </div>
  );
}

/** What happens if somebody declines. */
function consequence(
  { holds, optional, draft }: ProposalView,
  { first, players }: OrleansView,
  names: Names,
): string {
  if (holds) return tell('proposal.holds');
  const seats = players.map(({ seat }) => seat);
  const start = seats.indexOf(first);
  if (draft < seats.length)
    return tell('proposal.next', { name: names(seats[(start + draft) % seats.length] ?? first) });
  return optional ? tell('proposal.lapses') : tell('proposal.last', { name: names(first) });
}

/** "Still missing: 3 coins." Tiles that are kept cost coins, so these are named instead. */
export function missingLine(tallies: readonly TallyView[], complete: boolean): string {
  if (complete) return tell('proposal.ready');
  const over = tallies.filter(({ met, needed }) => met > needed);
  if (over.length > 0)
    return tell('proposal.tooMuch', {
      list: listOf(over.map(({ measure, met, needed }) => tell(`tally.${measure}`, { n: met - needed }))),
    });
  const calls = tallies.some(({ measure, met }) => measure === 'monks' && met > 0);
  const paid = tallies.some(({ measure, met }) => measure === 'coins' && met > 0);
  const open = tallies.filter(({ measure, met, needed }) => {
    if (met >= needed) return false;
    if (measure === 'technology' || measure === 'tiles') return !paid;
    return measure === 'citizens' ? !calls : measure !== 'deals';
  });
  if (open.length === 0) return tell('proposal.nothing');
  const instead = open.some(({ measure }) => ['technology', 'tiles', 'citizens'].includes(measure));
  const words = open.map(({ measure, met, needed }) => tell(`tally.${measure}`, { n: needed - met }));
  return tell('proposal.missing', { list: instead ? words.join(t('list.or')) : listOf(words) });
}

/** The draft stays in this browser until it is proposed. */
function Drafting({ view, names, viewer, proposal }: ProposalProps & { readonly proposal: ProposalView }) {
  const control = useControl();
  const [draft, setDraft] = useState<Draft>({});
  const { legal } = control.watch.position.value;
  const units = unitsOf(proposal.event, view, proposal.demand, legal);
  const making: Making = { hour: proposal.event, view, units, demand: proposal.demand };
  const tallies = talliesOf(making.hour, units, draft, making.demand);
  const complete = isComplete(making, draft);
  const division = suggested(making);
  const suggestion = isComplete(making, division) ? division : undefined;
  const change = (unit: Unit, by: number) =>
    setDraft((old) => ({ ...old, [unit.id]: Math.max(0, (old[unit.id] ?? 0) + by) }));
  return (
    <>
      <Tallies tallies={tallies} units={units} draft={draft} />
      <p class="o-proposal-state" role="status">
        {missingLine(tallies, complete)}
      </p>
      <Ruin
        seats={ruined(
          view,
          (seat) => (draft[`offer ${seat} coins`] ?? 0) - (draft[`grant ${seat} coins`] ?? 0),
        )}
        names={names}
      />
      <Units making={making} draft={draft} viewer={viewer} names={names} onChange={change} />
      <div class="o-proposal-acts">
        {suggestion && (
          <button type="button" class="btn" onClick={() => setDraft(suggestion)}>
            {tell('proposal.suggest')}
          </button>
        )}
        <button
          type="button"
          class={`btn ${complete ? 'prim' : ''}`}
          data-button="button:propose"
          disabled={!complete}
          onClick={() => control.sendAll([...linesOf(units, draft), 'propose'])}
        >
          {tell(proposal.holds ? 'button.decide' : 'button.propose')}
        </button>
      </div>
    </>
  );
}

/** A warning: what they give is all that the Estate Manager has for the due of this round. */
function Ruin({ seats, names }: { readonly seats: readonly string[]; readonly names: Names }) {
  if (seats.length === 0) return null;
  return <p class="o-danger o-ruin">{tell('proposal.ruin', { name: listOf(seats.map(names)) })}</p>;
}

interface TalliesProps {
  readonly tallies: readonly TallyView[];
  readonly units: readonly Unit[];
  readonly draft: Draft;
}

/** Whose part of a tally is shown in their colour. */
const SHARED: Readonly<Partial<Record<TallyView['measure'], readonly string[]>>> = {
  coins: ['coins'],
  points: ['books', 'monk', 'monk-market', 'monk-bag'],
  monks: ['monk', 'monk-market', 'monk-bag'],
  technology: ['technology'],
  tiles: ['tile'],
  payout: ['grant-coins'],
  books: ['grant-books'],
  wine: ['grant-wine'],
  deals: ['sell', 'buy'],
};

/** One bar for everything that is asked for, with the share of each seat. */
function Tallies({ tallies, units, draft }: TalliesProps) {
  return (
    <ul class="o-tallies" aria-hidden="true">
      {tallies
        .filter(({ needed, met }) => needed > 0 || met > 0)
        .map(({ measure, needed, met }) => {
          const shares = new Map<string | null, number>();
          for (const { id, kind, seat } of units)
            if (SHARED[measure]?.includes(kind) && draft[id])
              shares.set(seat, (shares.get(seat) ?? 0) + (draft[id] ?? 0));
          const rest = met - [...shares.values()].reduce((sum, n) => sum + n, 0);
          return (
            <li key={measure}>
              <span>
                {tell(`short.${measure}`)} <b>{met}</b>
                <small>/{needed}</small>
              </span>
              <span class="o-bar">
                {[...shares].map(([seat, n]) => (
                  <i key={seat} class={`seat-${seatNumber(seat ?? 'p0')}`} style={{ flexGrow: n }}>
                    <b>{n}</b>
                  </i>
                ))}
                {rest > 0 && <i class="plain" style={{ flexGrow: rest }} />}
                {needed > met && <i class="open" style={{ flexGrow: needed - met }} />}
              </span>
            </li>
          );
        })}
    </ul>
  );
}

/** What somebody pays in a proposal, less what they get. */
const coinsOf = (items: readonly Item[], seat: string): number =>
  items.reduce((sum, item) => {
    if (item.seat !== seat) return sum;
    return item.kind === 'coins' ? sum + item.count : item.kind === 'grant-coins' ? sum - item.count : sum;
  }, 0);

/** Who gives and gets what, and who has answered. */
function Proposed({
  view,
  viewer,
  names,
  prompt,
  proposal,
}: ProposalProps & { readonly proposal: ProposalView }) {
  const items = proposal.items.map(({ item }) => readItem(item));
  const seats = [...new Set(items.map(({ seat }) => seat))];
  return (
    <>
      {prompt?.ask === 'propose' && <p class="o-proposal-state">{tell('proposal.begun')}</p>}
      <ul class="o-shares">
        {seats.map((seat) => (
          <li key={seat ?? 'team'} class={seat === viewer ? 'mine' : ''}>
            {seat && <Icon id={`s-${seatNumber(seat)}`} class={`shield seat-${seatNumber(seat)}`} />}
            <span>{shareWords(items, seat, names, seat !== null && seat === viewer)}</span>
          </li>
        ))}
        {seats.length === 0 && <li>{tell('proposal.nothing')}</li>}
      </ul>
      <Ruin seats={ruined(view, (seat) => coinsOf(items, seat))} names={names} />
      {proposal.answers.length > 0 && (
        <p class="o-answers">
          <b>{tell('proposal.asked')}</b>
          {proposal.answers.map(({ seat, answer }) => (
            <span key={seat} class={`o-answer ${answer}`}>
              <Icon id={`s-${seatNumber(seat)}`} class={`seat-${seatNumber(seat)}`} />
              {seat === viewer
                ? tell(`proposal.${answer}You`)
                : tell(`proposal.${answer}`, { name: names(seat) })}
            </span>
          ))}
        </p>
      )}
      {!proposal.proposed && view.players.length > 0 && (
        <p class="o-proposal-state">{missingLine(proposal.demand, proposal.complete)}</p>
      )}
    </>
  );
}
