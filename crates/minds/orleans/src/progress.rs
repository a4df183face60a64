//! How far a seat has come with objectives that it has not met.

use ::orleans::{
    Estate, Orleans, State,
    content::{Good, STATUS, Town},
    scenarios::objectives::Demand,
};
use engine::Seat;

/// What is left to do once the goods for a delivery are there.
const JOURNEY: f32 = 0.3;

/// The shares of all objectives that are still open, added up. Simulated games differ little in the objectives that are
/// met, so what comes close has to count as well.
pub(super) fn progress(rules: &Orleans, state: &State, seat: Seat) -> f32 {
    let me = &state.estates[seat];
    let open = rules.scenario().objectives.iter().filter(|objective| me.objectives & objective.bit() == 0);
    open.map(|objective| share(state, me, objective.row().demand).min(0.9)).sum()
}

fn share(state: &State, me: &Estate, demand: Demand) -> f32 {
    let part = |have: u16, need: u16| f32::from(have.min(need)) / f32::from(need.max(1));
    let delivered = |town: Town, have: u16, need: u16| {
        let arrived = f32::from(u8::from(me.merchant == town));
        part(have, need) * (1.0 - JOURNEY + JOURNEY * arrived)
    };
    match demand {
        Demand::Status(status) => part(me.development.into(), STATUS[usize::from(status) - 1].into()),
        Demand::Branches(count) => part(me.built().into(), count.into()),
        Demand::Station(_) => 0.0,
        Demand::Development(points) => part(me.development_points(), points),
        Demand::Coins { before: Some(round), .. } if state.round >= round => 0.0,
        Demand::Coins { coins, .. } => part(me.coins, coins.into()),
        Demand::Goods { town, goods } => {
            let have = goods.iter().zip(me.goods).map(|(&need, have)| u16::from(have.min(need))).sum();
            delivered(town, have, goods.iter().map(|&need| u16::from(need)).sum())
        }
        Demand::Fabrics { town, count } => {
            let brocade = me.goods[Good::Brocade.index()];
            let wool = me.goods[Good::Wool.index()].min(count - 1);
            delivered(town, u16::from(brocade) + u16::from(wool), count.into())
        }
        Demand::Worth { town, points } => {
            let have = Good::ALL.iter().map(|good| u16::from(me.goods[good.index()] * good.value())).sum();
            delivered(town, have, points.into())
        }
    }
}
