//! What happens to a seat that cannot pay where there is no torture: it has lost.

use engine::{Seat, SeatSet, Sink};

use super::{Unpaid, duel, worth, worth::Cause};
use crate::{
    apply::events::coins_due,
    content::{Fate, Good, Hour},
    event::{Event, What},
    rules::Orleans,
    state::{End, State},
};

impl Orleans {
    /// Whether a seat can pay what the event of the round demands.
    pub(crate) fn can_pay_event(&self, state: &State, seat: Seat) -> bool {
        let (hour, estate) = (state.hour(), &state.estates[seat]);
        match hour.row().fate {
            Fate::Goods(_) | Fate::Coins(_) | Fate::PayStatus | Fate::Technology(_) => {
                estate.coins >= coins_due(estate, hour).into()
            }
            Fate::Harvest | Fate::Food { .. } => {
                let (food, coins) = self.food_due(hour);
                estate.food() >= food || coins.is_some_and(|coins| estate.coins >= coins.into())
            }
            Fate::Special => match hour {
                Hour::CheeseDay => estate.goods[Good::Cheese.index()] > 0,
                Hour::Dues7 | Hour::Dues4 => worth::can_pay(estate, Cause::Dues, duel::play::dues(hour)),
                _ => true,
            },
            Fate::Nothing | Fate::Plague(_) | Fate::Stations(_) | Fate::Status(_) => true,
        }
    }

    /// Seats that can neither pay what an event demands nor keep it away lose, all at the same time. True if there
    /// are any. r[orleans.duel.unpaid-both]
    pub(super) fn fall_together(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        let lost = |&seat: &Seat| !self.may_ward(state, seat) && !self.can_pay_event(state, seat);
        let lost: SeatSet = self.in_order(state.first).filter(lost).collect();
        if !lost.is_empty() {
            self.fall(state, lost, sink);
        }
        !lost.is_empty()
    }

    /// A seat cannot pay what it must.
    pub(crate) fn falls(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        self.fall(state, SeatSet::only(seat), sink);
    }

    /// The game is over. r[orleans.duel.unpaid] r[orleans.salesman.starve]
    #[cold]
    fn fall(&self, state: &mut State, lost: SeatSet, sink: &mut impl Sink<Event>) {
        let Unpaid::Loss(clause) = self.scenario.unpaid else { unreachable!("torture waits for {lost:?}") };
        state.fallen = lost;
        lost.iter().for_each(|seat| sink.emit(Event::new(clause, What::Falls { seat })));
        let draw = lost == Seat::all(self.seats).collect() && self.seats > 1;
        Orleans::finish_game(
            state,
            End::Unpaid,
            if draw { "orleans.duel.unpaid-both" } else { clause },
            sink,
        );
    }
}
