//! Decisions of the team: a seat drafts, everyone concerned accepts or declines. r[orleans.invasion.team-agreement]

use engine::{Line, Seat, SeatSet, Sink};

use super::{
    Siege, carry,
    draft::{Draft, optional},
    item::Item,
    items::Proposal,
    step::Matter,
};
use crate::{
    content::Hour,
    event::{Event, What},
    rules::Orleans,
    state::State,
};

const AGREEMENT: &str = "orleans.invasion.team-agreement";
const REFUSED: &str = "orleans.invasion.team-refused";

impl Siege {
    /// Who drafts now: the first seat, then the others in turn order, then the first seat again.
    pub(super) fn drafter(rules: &Orleans, state: &State) -> Seat {
        Seat((state.first.0 + state.proposal.drafts.saturating_sub(1)) % rules.seats)
    }

    /// Whether the present draft needs nobody's consent. r[orleans.invasion.team-refused] r[orleans.invasion.team-decider]
    pub(super) fn draft_holds(rules: &Orleans, state: &State) -> bool {
        rules.terms.first_decides || state.proposal.drafts > rules.seats
    }

    /// Who has to agree to the present proposal, apart from the seat that drafted it.
    pub(super) fn concerned(rules: &Orleans, state: &State) -> SeatSet {
        let items = &state.proposal.items;
        let givers: SeatSet = items.iter().filter_map(Item::giver).collect();
        // Common things concern everyone, and so do deals that only the team as a whole can make.
        let common = givers.is_empty() || state.hour() == Hour::WoolMarket;
        let concerned = if common { SeatSet::first(rules.seats) } else { givers };
        concerned.without(SeatSet::only(Siege::drafter(rules, state)))
    }

    /// The next seat drafts. After the last one, an optional event lapses. r[orleans.invasion.team-refused]
    pub(super) fn next_draft(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) {
        let drafts = state.proposal.drafts;
        let most = if optional(state) { rules.seats } else { rules.seats + 1 };
        if drafts >= if rules.terms.first_decides { 1 } else { most } {
            state.proposal = Proposal::default();
            let clause = if rules.terms.first_decides { state.hour().clause() } else { REFUSED };
            sink.emit(Event::new(clause, What::NoEffect));
            return;
        }
        state.proposal = Proposal { drafts: drafts + 1, ..Proposal::default() };
        if drafts == rules.seats {
            sink.emit(Event::new(REFUSED, What::LastDraft { seat: Siege::drafter(rules, state) }));
        }
        let seat = Siege::drafter(rules, state);
        state.flow.push(Line::Lane(seat), Matter::AskDraft.into());
    }

    /// One more item.
    pub(super) fn draft(state: &mut State, seat: Seat, item: Item, sink: &mut impl Sink<Event>) {
        state.proposal.items = state.proposal.items.with(item);
        sink.emit(Event::new(AGREEMENT, What::Drafted { seat, item }));
        state.flow.push(Line::Lane(seat), Matter::AskDraft.into());
    }

    /// The draft is put to those concerned.
    pub(super) fn propose(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        debug_assert!(Draft::of(rules, state).complete(), "an unfinished draft");
        sink.emit(Event::new(AGREEMENT, What::Proposed { seat }));
        state.flow.push(Line::Main, Matter::Settle.into());
        if Siege::draft_holds(rules, state) {
            return;
        }
        for seat in Siege::concerned(rules, state).iter() {
            state.flow.push(Line::Lane(seat), Matter::AskConsent.into());
        }
    }

    pub(super) fn consent(state: &mut State, seat: Seat, accepts: bool, sink: &mut impl Sink<Event>) {
        let answers = if accepts { &mut state.proposal.accepted } else { &mut state.proposal.declined };
        answers.insert(seat);
        sink.emit(Event::new(AGREEMENT, What::Consents { seat, accepts }));
    }

    /// Everyone has answered.
    pub(super) fn settle(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) {
        if !state.proposal.declined.is_empty() {
            return Siege::next_draft(rules, state, sink);
        }
        let items = std::mem::take(&mut state.proposal).items;
        carry::carry_out(rules, state, items, sink);
    }
}
