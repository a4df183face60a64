//! Invasion: where the team gets its citizens.

use ::orleans::{
    Estate, Orleans, State,
    content::{CITIZEN_SPACES, Citizen, LAST, Role, Town},
    scenarios::invasion::{Achievement, Measure},
};
use engine::Seat;

use super::{
    steps::distances,
    weights::{Price, Weights},
};

/// The cheapest citizens that nobody has taken, as a mask: as many as the team needs, and a few
/// more.
pub(super) fn wanted(rules: &Orleans, state: &State, weights: &Weights) -> u64 {
    let have = rules.team_citizens(state);
    let missing = rules.city_needs().citizens.saturating_sub(have);
    if missing == 0 {
        return 0;
    }
    let mut costs: Vec<(f32, Citizen)> = Vec::with_capacity(16);
    let mut add = |citizen: Citizen, cost: f32| {
        if state.has_citizen(citizen) {
            costs.push((cost, citizen));
        }
    };
    let seats = || Seat::all(engine::Rules::seats(rules)).map(|seat| &state.estates[seat]);
    let most = |value: &dyn Fn(&Estate) -> u8| seats().map(value).max().unwrap_or(0);
    let development = most(&|one| one.development);
    for (space, citizen) in CITIZEN_SPACES.into_iter().zip(Citizen::ON_DEVELOPMENT) {
        add(citizen, 0.8 * f32::from(space.saturating_sub(development)));
    }
    for (citizen, track, last) in Citizen::ON_TRACKS {
        add(citizen, 2.3 * f32::from(last.saturating_sub(most(&|one| one.tracks[track]))));
    }
    let steps = |role: Role| f32::from(LAST[role.index()] - most(&|one| one.track(role)));
    add(Citizen::Farmers, 3.0 * Role::ALL[..LAST.len()].iter().map(|&role| steps(role)).sum::<f32>());
    let away = distances(Town::Leblanc);
    let nearest = seats().map(|one| away[one.merchant.index()]).min().unwrap_or(0);
    add(Citizen::LeBlanc, 3.0 + 2.0 * f32::from(nearest));
    for &achievement in Achievement::ALL {
        let mut cost = 0.0;
        rules.achievement(state, achievement, &mut |measure, have, need| {
            let each = match measure {
                Measure::Coins => 1.0,
                Measure::Technology | Measure::Scholar | Measure::Monk => 4.0,
                _ => 2.5,
            };
            cost += each * f32::from(need - have);
        });
        add(achievement.citizen(), cost);
    }
    costs.sort_by(|a, b| a.0.total_cmp(&b.0));
    let count = usize::from(missing) + weights.price(Price::Sources) as usize;
    costs.iter().take(count).fold(0, |mask, (_, citizen)| mask | citizen.bit())
}
