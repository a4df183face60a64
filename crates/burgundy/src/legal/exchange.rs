//! Goods for a face-down tile.

use engine::Reason;

use super::{Why, distinct};
use crate::{
    action::Action,
    content::{Depot, Good, Tile},
    estate::Estate,
    state::State,
    step::Step,
};

/// r[burgundy.solo.exchange] Any tile of the black depot, or none.
pub(super) fn offer_exchange(state: &State, offer: &mut impl FnMut(Action)) {
    distinct(&state.black, |tile| offer(Action::Exchange { tile }));
    offer(Action::Pass);
}

/// r[burgundy.solo.exchange-once] Any unsold goods.
pub(super) fn offer_give(estate: &Estate, offer: &mut impl FnMut(Action)) {
    for good in Good::all() {
        if estate.goods[good.index()] > 0 {
            offer(Action::Give { good });
        }
    }
}

/// Why goods cannot be exchanged for a tile.
pub(super) fn check_exchange(step: Step, tile: Tile) -> Reason {
    match step {
        Step::Exchange => {
            let reason = Why::TileNotThere.by("burgundy.solo.exchange");
            reason.with("tile", tile).with("depot", Depot::BLACK)
        }
        _ => Why::NoExchange.by("burgundy.solo.exchange"),
    }
}

/// Why a good cannot be given.
pub(super) fn check_give(step: Step, good: Good) -> Reason {
    match step {
        Step::Give(_) => Why::NoGoods.by("burgundy.solo.exchange-once").with("good", good),
        _ => Why::NothingToGive.by("burgundy.solo.exchange"),
    }
}
