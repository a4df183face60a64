//! What each answer does. Mirrors `legal/`.

mod exchange;
mod extra;
mod gain;
mod order;
mod place;
mod posts;
mod race;
mod route;
mod sell;
mod shields;
mod ship;

pub(crate) use gain::{give_silver, give_workers, score};
pub(crate) use race::{next_target, offer_points};

use engine::{Line, Seat, Sink};

use self::{
    exchange::exchange,
    extra::{decline_copy, hire},
    race::buy_points,
    shields::{load_colour, pay_tribute, set_die},
};
use crate::{
    action::Action,
    content::Hexes,
    dice::Purpose,
    event::{Event, What},
    means::Means,
    rules::Burgundy,
    state::State,
    step::{Loading, Step},
};

impl Burgundy {
    #[inline]
    pub(crate) fn apply_answer(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        debug_assert!(self.offers(state, seat, action), "{seat} {action} is not legal");
        let lane = Line::Lane(seat);
        match action {
            Action::Take { .. }
            | Action::Place { .. }
            | Action::PlaceShared { .. }
            | Action::Sell { .. }
            | Action::Workers { .. }
            | Action::Settle { .. } => self.act(state, seat, action, sink),
            Action::Buy { depot, tile, payment } => self.buy(state, seat, (depot, tile, payment), sink),
            Action::Discard { tile, .. } if state.flow.asked(seat) == Some(Step::Shed) => {
                self.shed(state, seat, tile, sink);
            }
            Action::Discard { tile, store } => self.make_room(state, seat, tile, store, sink),
            Action::Points { silver } => buy_points(state, seat, silver, sink),
            Action::First { part } => self.call_first(state, seat, part, sink),
            Action::Exchange { tile } => exchange(state, seat, tile, sink),
            Action::Give { good } => self.give(state, seat, good, sink),
            Action::Store { store } => gain::store(state, seat, store),
            Action::Ship { depot, and } => {
                state.flow.pop(lane);
                self.load(state, seat, Loading::new(depot, and.is_some()), sink);
            }
            Action::Keep { good } => self.keep(state, seat, good, sink),
            Action::Hire { silver } => hire(state, seat, silver, sink),
            Action::Copy { tile } => self.copy(state, seat, tile, sink),
            Action::Graze { species } => self.graze(state, seat, species, sink),
            Action::Pass => pass(state, seat, sink),
            Action::Shield { by, shield, space } => {
                self.take_shield(state, seat, by.means(), (by.depot(), shield, space), sink);
            }
            Action::Set { means, value } => set_die(state, seat, (means, value), sink),
            Action::Name { seat: other } => self.name(state, seat, other, sink),
            Action::Pay { shield, worker } => pay_tribute(state, seat, (shield, worker), sink),
            Action::GiveUp { shield } => self.give_up(state, seat, shield, sink),
            Action::Load { good } => load_colour(state, seat, good, sink),
            Action::End => {
                state.flow.pop(lane);
                sink.emit(Event::new("burgundy.turn.two-actions", What::TurnEnded { seat }));
            }
            Action::Board { board } => {
                state.flow.pop(lane);
                state.estates[seat].board = Some(board);
            }
            Action::Castle { space } => {
                state.flow.pop(lane);
                state.estates[seat].castle = Some(space);
            }
            Action::Card { card } => self.next_card(state, seat, card),
            Action::RollOff { .. }
            | Action::Deal { .. }
            | Action::DealBoard { .. }
            | Action::Reveal
            | Action::Fill { .. }
            | Action::Good { .. }
            | Action::Roll { .. }
            | Action::White { .. }
            | Action::DealCard { .. }
            | Action::DealShield { .. } => unreachable!("{action} is for chance"),
        }
    }

    /// Uses a die or the action of an effect.
    #[inline]
    fn act(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Take { means, depot, tile } => {
                self.use_means(state, seat, means, Purpose::TAKE, depot.value(), sink);
                state.take_from(depot, tile);
                sink.emit(Event::new(take_clause(means), What::Took { seat, tile, depot }));
                self.gain(state, seat, tile);
            }
            Action::Place { means, tile, space } | Action::PlaceShared { means, tile, space } => {
                let store = action.store();
                let value = self.board_of(&state.estates[seat]).value(space);
                self.use_means(state, seat, means, Purpose::place(self.tile(tile).counts), value, sink);
                // r[burgundy.storage.freed] The tile frees its storage space before its effect.
                state.unstow(seat, store, tile);
                self.place(state, seat, tile, space, sink);
            }
            Action::Sell { means, good } => {
                self.use_means(state, seat, means, Purpose::SELL, good.value(), sink);
                self.sell(state, seat, good, sink);
            }
            Action::Workers { means } => {
                use_up(state, seat, means);
                gain::take_workers(state, seat, sink);
            }
            Action::Settle { by, tile, space } => {
                let (means, depot) = (by.means(), by.depot());
                use_up(state, seat, means);
                state.take_from(depot, tile);
                sink.emit(Event::new(means.spec().clause, What::Took { seat, tile, depot }));
                self.place(state, seat, tile, space, sink);
            }
            action => unreachable!("{action} uses neither a die nor an effect"),
        }
    }

    pub(crate) fn offers(&self, state: &State, seat: Seat, action: Action) -> bool {
        let mut found = false;
        if let Some(step) = state.flow.asked(seat) {
            self.offer_step(state, seat, step, &mut |offered| found |= offered == action);
        }
        found
    }

    /// Uses a means for a value and pays the workers needed to change a die.
    fn use_means(
        &self,
        state: &mut State,
        seat: Seat,
        means: Means,
        purpose: Purpose,
        value: u8,
        sink: &mut impl Sink<Event>,
    ) {
        if let Some((shown, powers)) = self.shown(state, seat, means) {
            let cost = self.dice.cost(powers, purpose, shown, value);
            if cost > 0 {
                // r[burgundy.dice.worker]
                state.estates[seat].workers -= u16::from(cost);
                let by = -i32::from(cost);
                sink.emit(Event::new(
                    "burgundy.dice.worker",
                    What::Workers { seat, by, spaces: Hexes::NONE },
                ));
            }
        }
        use_up(state, seat, means);
    }
}

/// r[burgundy.turn.one-die-one-action] A used die is set aside. Any other means was a step on the lane.
fn use_up(state: &mut State, seat: Seat, means: Means) {
    if let Some(die) = means.die() {
        state.hands[seat].dice[die] = 0;
    } else {
        let step = state.flow.pop(Line::Lane(seat));
        debug_assert_eq!(step, Step::Act(means), "the means in use is the question");
    }
}

fn take_clause(means: Means) -> &'static str {
    if means.die().is_some() { "burgundy.take.depot" } else { means.spec().clause }
}

fn pass(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    match state.flow.pop(Line::Lane(seat)) {
        Step::Act(means) => {
            sink.emit(Event::new(means.spec().declined, What::Declined { seat, means }));
        }
        Step::LoadColour | Step::Exchange => {}
        Step::Copy(space) => decline_copy(state, seat, space, sink),
        step => unreachable!("{step:?} cannot be passed"),
    }
}
