//! What events ask for that a seat can pay in goods.

use ::orleans::{
    Estate, State,
    content::{Good, Hour},
};

/// Goods worth this many points satisfy the robbers.
pub(super) const ROBBERY: u16 = 5;

/// What Dues demand, in points. r[orleans.duel.event-dues]
pub(super) fn dues(hour: Hour) -> u8 {
    match hour {
        Hour::Dues7 => 7,
        Hour::Dues4 => 4,
        _ => 0,
    }
}

/// What a seat's goods are worth, in points.
fn worth(me: &Estate) -> u8 {
    Good::ALL.iter().map(|good| me.goods[good.index()] * good.value()).sum()
}

/// Coins that an event of the Duel will cost as things are.
pub(super) fn coins_short(me: &Estate, hour: Hour) -> u8 {
    dues(hour).saturating_sub(worth(me))
}

/// Whether the robbers have been here in an earlier round.
pub(super) fn robbed(state: &State) -> bool {
    state.turned().iter().rev().skip(1).any(|&hour| hour == Hour::Robbery)
}
