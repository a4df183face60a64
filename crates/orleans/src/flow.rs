//! What happens next, step by step: the phases of a round.

use engine::{Line, Seat, SeatSet, Sink};

use crate::{
    apply::{draws, events, tools, torture},
    content::{Fate, Hour, Role},
    event::{Event, What},
    rules::Orleans,
    scenarios::Deck,
    state::{State, lane},
    step::{Step, Via},
};

impl Orleans {
    pub(crate) fn resolve_step(
        &self,
        state: &mut State,
        line: Line,
        step: Step,
        sink: &mut impl Sink<Event>,
    ) {
        match step {
            Step::Stock(from) => self.stock_map(state, from),
            Step::Clear => self.clear_goods(state),
            Step::Hide => Orleans::hide_goods(state),
            Step::Supply(count) => Orleans::supply_goods(state, count),
            Step::Discard => Orleans::discard_goods(state),
            Step::Offer => self.offer_tiles(state),
            Step::Hourglass => self.hourglass(state, sink),
            Step::Census => self.census(state, sink),
            Step::Draws => self.begin_draws(state),
            Step::Plans => self.begin_plans(state),
            Step::Turns(seat) => self.next_turn(state, seat, sink),
            Step::Event => self.event(state, sink),
            Step::Strike(seat) => self.strike(state, seat, sink),
            Step::Claims => self.scene().claims(self, state, sink),
            Step::Claim(seat) => self.ask_claim(state, seat),
            Step::EndRound => self.end_round(state, sink),
            Step::Fetch(count) => draws::fetch(state, lane(line), count, sink),
            Step::NextPlan => Orleans::next_plan(state, lane(line)),
            Step::Confirm(left) => self.ask_confirm(state, left),
            Step::FetchBath(count) => self.fetch_bath(state, lane(line), count, sink),
            Step::Bath => self.begin_bath(state, lane(line), sink),
            Step::KeepOne => draws::keep_one(state, lane(line), sink),
            Step::EndBathe(via) => self.end_bathe(state, lane(line), via, sink),
            Step::Suffer => events::suffer(self, state, lane(line), sink),
            Step::Plague(left) => events::begin_plague(state, lane(line), left, sink),
            Step::Torture(coins) => torture::torture(self, state, lane(line), coins, sink),
            step => self.scene().resolve(self, state, line, step, sink),
        }
    }

    /// r[orleans.hourglass.reveal] Turns the next hourglass tile.
    fn hourglass(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.round += 1;
        state.passed = SeatSet::EMPTY;
        let (round, first) = (state.round, state.first);
        sink.emit(Event::new("orleans.round.phases", What::Round { round, first }));
        // r[orleans.hourglass.first] The first tile is known, and so is the last one of its pile.
        let left = self.hours_left(state);
        let mut kinds = Hour::ALL.iter().filter(|hour| left[hour.index()] > 0);
        match (kinds.next(), kinds.next()) {
            (Some(&only), None) => self.turn_hour(state, only, sink),
            _ => state.flow.push(Line::Main, Step::DrawHour),
        }
    }

    /// r[orleans.census.most] r[orleans.census.least] The one gains a coin, and the other pays one.
    fn census(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let [gains, pays] = self.census_now(state);
        if let Some(seat) = gains {
            tools::gain_coins(state, seat, 1, "orleans.census.most", sink);
        }
        if let Some(seat) = pays {
            // r[orleans.census.unpaid]
            let clauses = ["orleans.census.least", "orleans.census.unpaid"];
            torture::pay(self, state, seat, 1, clauses, sink);
        }
    }

    /// Which seat is alone at the front of the farmers track, and which is alone at the back.
    pub(crate) fn census_now(&self, state: &State) -> [Option<Seat>; 2] {
        let farmers = |seat: Seat| state.estates[seat].track(Role::Farmer);
        let alone = |at: u8| {
            let mut there = Seat::all(self.seats).filter(|&seat| farmers(seat) == at);
            // r[orleans.census.most-tie] r[orleans.census.least-tie]
            there.next().filter(|_| there.next().is_none())
        };
        let most = Seat::all(self.seats).map(farmers).max().and_then(alone);
        // r[orleans.census.two-players]
        let least = Seat::all(self.seats).map(farmers).min().filter(|_| self.seats > 2).and_then(alone);
        [most, least]
    }

    /// r[orleans.action.turns] Gives the turn to the next seat that has not passed.
    fn next_turn(&self, state: &mut State, from: Seat, sink: &mut impl Sink<Event>) {
        if self.scene().between_turns(self, state, sink) {
            return;
        }
        let next = self.in_order(from).find(|&seat| !state.passed.contains(seat));
        if let Some(seat) = next {
            state.flow.push(Line::Main, Step::Turns(self.after(seat)));
            state.flow.push(Line::Lane(seat), Step::AskAct(Via::Followers));
        }
    }

    /// Asks a seat whether it completes an objective now.
    fn ask_claim(&self, state: &mut State, seat: Seat) {
        let mut any = false;
        self.scene().offer_free(self, state, seat, &mut |_| any = true);
        if any {
            state.flow.push(Line::Lane(seat), Step::AskClaim);
        }
    }

    /// r[orleans.event.order] The event reaches the seats in turn order.
    fn event(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if self.scene().before_event(self, state, sink) {
            return;
        }
        // r[orleans.event.pilgrimage] Its effect was during the round.
        if state.hour().row().fate == Fate::Nothing || self.scene().table_event(self, state, sink) {
            return;
        }
        for seat in self.in_order(state.first).rev() {
            state.flow.push(Line::Main, Step::Strike(seat));
        }
    }

    fn end_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            state.estates[seat].fresh = 0;
            state.estates[seat].drawn = 0;
            state.estates[seat].claimed = false;
        }
        if self.scene().round_over(self, state, sink) {
            return;
        }
        // r[orleans.round.count]
        if state.round == self.rounds {
            self.score(state, sink);
            return;
        }
        // r[orleans.round.start-player]
        state.first = self.after(state.first);
        state.flow.then(Line::Main, self.scenario.round);
    }

    /// An event is turned.
    pub(crate) fn turn_hour(&self, state: &mut State, hour: Hour, sink: &mut impl Sink<Event>) {
        state.hours[state.round as usize - 1] = hour;
        let first = self.deck == Deck::Hourglass && state.round == 1;
        let clause = if first { "orleans.hourglass.first" } else { self.scenario.deck_clause };
        sink.emit(Event::new(clause, What::Hour { hour }));
    }
}
