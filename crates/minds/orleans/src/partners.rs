//! Invasion: what a seat leaves to its partners.

use ::orleans::{Orleans, State, content::Role, scenarios::invasion::Measure};
use engine::Seat;

use super::aim::Aim;

/// What each missing coin, or point of a good, costs when it loses the game.
pub(super) const LOSS: f32 = 60.0;

/// The Mayor, if this objective still lacks citizens.
pub(super) fn lonely_mayor(rules: &Orleans, state: &State) -> Option<Seat> {
    Seat::all(engine::Rules::seats(rules)).find(|&seat| {
        let mut lacks = false;
        rules.personal(state, seat, &mut |measure, have, need| {
            lacks |= measure == Measure::Citizens && have < need;
        });
        lacks
    })
}

/// Followers that others need for their own objectives are theirs when few are left.
pub(super) fn leave_to_others(rules: &Orleans, state: &State, seat: Seat, aim: &mut Aim<'_>) {
    let mut lacking = [0_u16; Role::COUNT];
    for other in Seat::all(engine::Rules::seats(rules)).filter(|&other| other != seat) {
        rules.personal(state, other, &mut |measure, have, need| {
            let role = match measure {
                Measure::Technology => Role::Craftsman,
                Measure::Tiles => Role::Trader,
                Measure::Monk => Role::Monk,
                Measure::KnightsTrack => Role::Knight,
                Measure::BoatmenTrack => Role::Boatman,
                _ => return,
            };
            lacking[role.index()] += need.saturating_sub(have);
        });
    }
    for &role in Role::ALL {
        if lacking[role.index()] > 0 && u16::from(state.stock[role.index()]) <= lacking[role.index()] {
            aim.recruit[role.index()] -= LOSS;
        }
    }
}
