//! What happens next, step by step: the turn list of the game.

use engine::{Flow, Flowing, Line, Seat, Sink};

use crate::{
    apply::{collect, pay, receive, receive_kind},
    content::DiceSet,
    event::{Event, What},
    rules::Natick,
    set_up::set_up,
    state::{SEATS, State, other},
    step::Step,
};

impl Flowing for State {
    type Step = Step;
    type Flow = Flow<Step, 12, 8, SEATS>;

    #[inline]
    fn flow(&self) -> &Self::Flow {
        &self.flow
    }

    #[inline]
    fn flow_mut(&mut self) -> &mut Self::Flow {
        &mut self.flow
    }
}

impl Natick {
    pub(crate) fn resolve_step(
        &self,
        state: &mut State,
        line: Line,
        step: Step,
        sink: &mut impl Sink<Event>,
    ) {
        let active = state.active;
        match step {
            Step::SetUp(seat) => set_up(state, seat, sink),
            Step::Turn => begin_turn(state, sink),
            Step::Events(seat) => self.events(state, seat, sink),
            Step::Collect(seat) => collect(state, seat, sink),
            // r[natick.trade.any-order]
            Step::Build => state.flow.push(Line::Lane(active), Step::Act),
            Step::HandOver(seat, bundle) => pay(state, seat, bundle.purse(), sink),
            Step::Receive(seat, bundle) => receive(state, seat, bundle.purse(), sink),
            Step::EndTurn => self.end_turn(state, sink),
            Step::Fetch(suit) => receive_kind(state, lane(line), suit, 1, sink),
            Step::Raise(build) => self.raise(state, lane(line), build, sink),
            Step::AddRegion(spot) => self.add_region(state, lane(line), spot, sink),
            Step::Put(spot, region) => self.put_region(state, lane(line), spot, region, sink),
            Step::Nothing
            | Step::First
            | Step::AskRegion(_)
            | Step::AskFirstRoad
            | Step::Roll
            | Step::AskDivide
            | Step::AskKeep(_)
            | Step::AskEvent
            | Step::AskGive(_)
            | Step::AskDiscard(..)
            | Step::AskCollect(..)
            | Step::Act
            | Step::AskOffer(_)
            | Step::AskAccept(_)
            | Step::AskPay(..)
            | Step::AskStore(..)
            | Step::AskScout(_)
            | Step::DrawRegion(_)
            | Step::AskPut(..) => unreachable!("{step:?} waits for an answer"),
        }
    }

    /// r[natick.end.equal-turns] Both have had the same number of turns when the second seat's turn ends.
    fn even(&self, state: &State) -> bool {
        !self.equal_turns || state.active != state.first
    }

    /// r[natick.end.target] Whether a seat has enough points to end the game.
    fn reached(&self, state: &State) -> bool {
        Seat::all(2).any(|seat| self.points(state, seat) >= self.target)
    }

    /// r[natick.end.stall] Whether a finished game ended because nobody built, and not by points.
    pub fn stalled(&self, state: &State) -> bool {
        state.idle >= self.stall && !(self.even(state) && self.reached(state))
    }

    /// Ends the game, or passes the turn to the other seat.
    fn end_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let active = state.active;
        // r[natick.end.stall]
        state.idle = if state.built { 0 } else { state.idle + 1 };
        let reached = self.reached(state);
        if self.even(state) && reached {
            sink.emit(Event::new("natick.end.target", What::Over { stalled: false }));
        } else if state.idle >= self.stall {
            sink.emit(Event::new("natick.end.stall", What::Over { stalled: true }));
        } else {
            if reached {
                let seat = other(active);
                sink.emit(Event::new("natick.end.equal-turns", What::LastTurn { seat }));
            }
            state.active = other(active);
            begin_turn(state, sink);
        }
    }
}

/// r[natick.turn.steps] The steps of a turn: roll and divide the dice, resolve events, collect,
/// trade and build. The steps that the dice cause are inserted once each seat has its dice.
fn begin_turn(state: &mut State, sink: &mut impl Sink<Event>) {
    if state.turn == 0 {
        // r[natick.setup.start]
        state.active = state.first;
    }
    state.turn += 1;
    state.built = false;
    state.offers = 0;
    state.held.0 = [DiceSet::NONE; 2];
    sink.emit(Event::new("natick.turn.steps", What::Turn { seat: state.active, turn: state.turn }));
    state.flow.then(Line::Main, &[Step::Roll, Step::Build, Step::EndTurn]);
}

/// The steps that the dice cause. r[natick.event.order] r[natick.collect.order] All events come before any
/// collecting, and the active seat comes first.
pub(crate) fn use_dice(state: &mut State) {
    let (active, passive) = (state.active, other(state.active));
    let [events, numbers] = [state.omens, state.omens.rest()];
    // The step pushed last comes first.
    for seat in [passive, active] {
        if !state.held[seat].and(numbers).is_empty() {
            state.flow.push(Line::Main, Step::Collect(seat));
        }
    }
    for seat in [passive, active] {
        if !state.held[seat].and(events).is_empty() {
            state.flow.push(Line::Main, Step::Events(seat));
        }
    }
}

/// The seat whose lane a step came from.
fn lane(line: Line) -> Seat {
    match line {
        Line::Lane(seat) => seat,
        Line::Main => unreachable!("a seat's steps are on its lane"),
    }
}
