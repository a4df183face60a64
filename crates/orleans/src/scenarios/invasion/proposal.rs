//! Decisions of the team: a seat drafts, everyone concerned accepts or declines. r[orleans.invasion.team-agreement]

use engine::{Line, Seat, SeatSet, Sink};

use super::{
    carry,
    draft::{Draft, optional},
    events::Step,
    item::Item,
    items::Items,
};
use crate::{
    content::Hour,
    event::{Event, What},
    rules::Orleans,
    state::State,
};

/// What is being drafted or answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Proposal {
    pub items: Items,
    /// Drafts begun, including the present one. None if nothing is being decided.
    pub drafts: u8,
    pub accepted: SeatSet,
    pub declined: SeatSet,
}

const AGREEMENT: &str = "orleans.invasion.team-agreement";
const REFUSED: &str = "orleans.invasion.team-refused";

impl Proposal {
    /// Whether something is being decided.
    pub fn open(&self) -> bool {
        self.drafts > 0
    }
}

impl Orleans {
    /// Who drafts now: the first seat, then the others in turn order, then the first seat again.
    pub fn drafter(&self, state: &State) -> Seat {
        Seat((state.first.0 + state.proposal.drafts.saturating_sub(1)) % self.seats)
    }

    /// Whether the present draft needs nobody's consent. r[orleans.invasion.team-refused] r[orleans.invasion.team-decider]
    pub fn draft_holds(&self, state: &State) -> bool {
        self.first_decides || state.proposal.drafts > self.seats
    }

    /// Who has to agree to the present proposal, apart from the seat that drafted it.
    pub fn concerned(&self, state: &State) -> SeatSet {
        let items = &state.proposal.items;
        let givers: SeatSet = items.iter().filter_map(Item::giver).collect();
        // Common things concern everyone, and so do deals that only the team as a whole can make.
        let common = givers.is_empty() || state.hour() == Hour::WoolMarket;
        let concerned = if common { SeatSet::first(self.seats) } else { givers };
        concerned.without(SeatSet::only(self.drafter(state)))
    }

    /// The next seat drafts. After the last one, an optional event lapses. r[orleans.invasion.team-refused]
    pub(crate) fn next_draft(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let drafts = state.proposal.drafts;
        let most = if optional(state) { self.seats } else { self.seats + 1 };
        if drafts >= if self.first_decides { 1 } else { most } {
            state.proposal = Proposal::default();
            let clause = if self.first_decides { state.hour().clause() } else { REFUSED };
            sink.emit(Event::new(clause, What::NoEffect));
            return;
        }
        state.proposal = Proposal { drafts: drafts + 1, ..Proposal::default() };
        if drafts == self.seats {
            sink.emit(Event::new(REFUSED, What::LastDraft { seat: self.drafter(state) }));
        }
        let seat = self.drafter(state);
        state.flow.push(Line::Lane(seat), Step::AskDraft.into());
    }

    /// One more item.
    pub(crate) fn draft(state: &mut State, seat: Seat, item: Item, sink: &mut impl Sink<Event>) {
        state.proposal.items = state.proposal.items.with(item);
        sink.emit(Event::new(AGREEMENT, What::Drafted { seat, item }));
        state.flow.push(Line::Lane(seat), Step::AskDraft.into());
    }

    /// The draft is put to those concerned.
    pub(crate) fn propose(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        debug_assert!(Draft::of(self, state).complete(), "an unfinished draft");
        sink.emit(Event::new(AGREEMENT, What::Proposed { seat }));
        state.flow.push(Line::Main, Step::Settle.into());
        if self.draft_holds(state) {
            return;
        }
        for seat in self.concerned(state).iter() {
            state.flow.push(Line::Lane(seat), Step::AskConsent.into());
        }
    }

    pub(crate) fn consent(state: &mut State, seat: Seat, accepts: bool, sink: &mut impl Sink<Event>) {
        let answers = if accepts { &mut state.proposal.accepted } else { &mut state.proposal.declined };
        answers.insert(seat);
        sink.emit(Event::new(AGREEMENT, What::Consents { seat, accepts }));
    }

    /// Everyone has answered.
    pub(crate) fn settle(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if !state.proposal.declined.is_empty() {
            return self.next_draft(state, sink);
        }
        let items = std::mem::take(&mut state.proposal).items;
        carry::carry_out(self, state, items, sink);
    }
}
