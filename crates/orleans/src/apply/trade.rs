//! Buying and selling.

use engine::{Line, Seat, Sink};

use super::tools::{gain_coins, gain_good, return_good, spend_coins};
use crate::{
    action::Action,
    content::{Effect, Place},
    event::Event,
    rules::Orleans,
    state::State,
    step::Step,
};

impl Orleans {
    /// How many deals an action of a place allows. r[orleans.tile.market-stand]
    pub(crate) fn deals(place: Place) -> u8 {
        match place.row().effect {
            Effect::Deal(deals) => deals,
            _ => unreachable!("{place} does not deal"),
        }
    }

    /// Buys or sells one good at its value.
    pub(crate) fn deal(state: &mut State, seat: Seat, left: u8, action: Action, sink: &mut impl Sink<Event>) {
        let clause = "orleans.tile.market-stand";
        match action {
            Action::Buy { good, .. } => {
                spend_coins(state, seat, good.value().into(), clause, sink);
                gain_good(state, seat, good, clause, sink);
            }
            Action::Sell { good, .. } => {
                return_good(state, seat, good, clause, sink);
                gain_coins(state, seat, good.value(), clause, sink);
            }
            Action::Stop => return,
            _ => unreachable!("{action} is not a deal"),
        }
        if left > 1 && Orleans::can_deal(state, seat) {
            state.flow.push(Line::Lane(seat), Step::AskDeal(left - 1));
        }
    }
}
