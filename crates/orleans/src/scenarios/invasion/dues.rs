//! What the Estate Manager pays at the end of each round. r[orleans.invasion.estate-manager]

use engine::{Line, Seat, Sink};

use super::{Siege, characters::Character, due::Due, step::Step};
use crate::{
    action::Loss,
    apply::tools::{return_good, spend_coins},
    content::{Follower, Place, Town},
    event::{Event, What},
    rules::Orleans,
    state::{End, State},
    step,
};

impl Siege {
    /// Whether the due of the present round has been paid: the round is over as soon as it is.
    pub(super) fn due_paid(state: &State) -> bool {
        matches!(state.end, End::Objectives | End::Rounds)
    }

    /// At the end of a round. r[orleans.invasion.estate-manager]
    pub(super) fn call_due(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) {
        let Some(seat) = Siege::seat_of(rules, state, Character::EstateManager) else { return };
        let due = rules.due(state.round);
        let clause = due.clause(state.round);
        if !Siege::can_pay_due(rules, state, seat, due) {
            return Siege::lose_together(rules, state, Some(seat), clause, sink);
        }
        sink.emit(Event::new(clause, What::DueNow { seat, due }));
        match due {
            Due::Coins(count) => spend_coins(state, seat, count.into(), clause, sink),
            Due::Goods(good, count) => {
                (0..count).for_each(|_| return_good(state, seat, good, clause, sink));
            }
            Due::Books(count) => go_back(state, seat, count, clause, sink),
            Due::Follower(role) => {
                rules.leave_market(&mut state.estates[seat], role.neutral());
                dismiss(state, seat, role.neutral(), clause, sink);
            }
            Due::Technology | Due::Station | Due::Place => {
                let (mut count, mut only) = (0, None);
                Siege::offer_dues(rules, state, seat, due, &mut |loss| {
                    (count, only) = (count + 1, Some(loss));
                });
                match only {
                    Some(loss) if count == 1 => Siege::pay_due(rules, state, seat, loss, sink),
                    _ => state.flow.push(Line::Lane(seat), step::Step::Invasion(Step::AskDue)),
                }
            }
        }
    }

    /// Whether a seat has what is due.
    pub(super) fn can_pay_due(rules: &Orleans, state: &State, seat: Seat, due: Due) -> bool {
        let estate = &state.estates[seat];
        match due {
            Due::Coins(count) => estate.coins >= count.into(),
            Due::Goods(good, count) => estate.goods[good.index()] >= count,
            Due::Books(count) => estate.development >= count,
            Due::Follower(role) => rules.in_market(estate, role.neutral()) > 0,
            Due::Technology => estate.technology != 0,
            Due::Station => estate.stations != 0,
            Due::Place => estate.tiles != 0,
        }
    }

    /// What may be given up where the due leaves a choice.
    pub(super) fn offer_dues(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        due: Due,
        offer: &mut impl FnMut(Loss),
    ) {
        let estate = &state.estates[seat];
        match due {
            Due::Technology => {
                let places = Place::in_mask(estate.places());
                places
                    .filter(|&place| estate.technology & rules.mask(place) != 0)
                    .for_each(|place| offer(Loss::Technology(place)));
            }
            Due::Station => {
                let towns = Town::ALL.iter().filter(|town| estate.stations & town.bit() != 0);
                towns.for_each(|&town| offer(Loss::Station(town)));
            }
            Due::Place => Place::in_mask(estate.tiles).for_each(|tile| offer(Loss::Tile(tile))),
            _ => {}
        }
    }

    /// Gives up one thing, which somebody can gain again.
    pub(super) fn pay_due(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        loss: Loss,
        sink: &mut impl Sink<Event>,
    ) {
        let clause = rules.due(state.round).clause(state.round);
        sink.emit(Event::new(clause, What::GivesUp { seat, loss }));
        match loss {
            // r[orleans.invasion.due-technology]
            Loss::Technology(place) => Siege::return_technology(rules, state, seat, place),
            // r[orleans.invasion.due-station]
            Loss::Station(town) => {
                state.estates[seat].stations &= !town.bit();
                state.estates[seat].stations_left += 1;
            }
            // r[orleans.invasion.due-place]
            Loss::Tile(tile) => {
                Siege::return_technology(rules, state, seat, tile);
                rules.clear_tile(&mut state.estates[seat], seat, tile, clause, sink);
                state.tiles |= tile.bit();
            }
            loss => unreachable!("no due asks for {loss}"),
        }
    }

    /// The technology tile on a place can be gained again.
    pub(super) fn return_technology(rules: &Orleans, state: &mut State, seat: Seat, place: Place) {
        let laid = state.estates[seat].technology & rules.mask(place);
        state.estates[seat].technology &= !laid;
        state.technology += laid.count_ones() as u8;
    }
}

impl Orleans {
    /// What is due at the end of a round.
    #[inline]
    pub fn due(&self, round: u8) -> Due {
        self.terms.dues[round as usize - 1]
    }
}

/// Moves a marker back on the development track, over any space. r[orleans.invasion.development-back]
pub(super) fn go_back(
    state: &mut State,
    seat: Seat,
    books: u8,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.estates[seat].development -= books;
    sink.emit(Event::new(clause, What::Developed { seat, by: -i32::from(books) }));
}

/// A neutral follower who has left a seat goes to the stock.
pub(super) fn dismiss(
    state: &mut State,
    seat: Seat,
    follower: Follower,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.stock[follower.role().index()] += 1;
    sink.emit(Event::new(clause, What::Dismissed { seat, follower }));
}
