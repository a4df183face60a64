//! What a score consists of in the scenarios that count no points.

use ::orleans::{
    Orleans, State,
    scenarios::{Scenario, invasion::Common},
};
use engine::{Rules as _, Seat};

/// The personal objectives of all characters.
const PERSONAL: &str = "personal";
const CITIZENS: &str = "citizens";

/// The names of its parts.
pub(super) fn goals(rules: &Orleans) -> Vec<&'static str> {
    match rules.scenario().scenario {
        Scenario::Base | Scenario::Prosperity => Vec::new(),
        Scenario::Invasion => Common::ALL.iter().map(|goal| goal.name()).chain([PERSONAL]).collect(),
        Scenario::Dignitary => vec![CITIZENS],
        Scenario::Duel | Scenario::Vierzon | Scenario::Salesman => {
            rules.scenario().objectives.iter().map(|goal| goal.name()).collect()
        }
    }
}

/// How much of each part a seat has. They add up to its score.
pub(super) fn count(rules: &Orleans, state: &State, seat: Seat, acc: &mut Vec<i32>) {
    let me = &state.estates[seat];
    match rules.scenario().scenario {
        Scenario::Base | Scenario::Prosperity => {}
        Scenario::Invasion => {
            let common = |goal: Common| {
                let mut met = goal != Common::Reinforcement || state.city.reinforced;
                rules.common(state, goal, &mut |_, have, need| met &= have >= need);
                i32::from(met)
            };
            acc.extend(Common::ALL.iter().map(|&goal| common(goal)));
            let personal = |seat: Seat| {
                let mut met = true;
                rules.personal(state, seat, &mut |_, have, need| met &= have >= need);
                i32::from(met)
            };
            acc.push(Seat::all(rules.seats()).map(personal).sum());
        }
        Scenario::Dignitary => acc.push(me.citizens.into()),
        Scenario::Duel | Scenario::Vierzon | Scenario::Salesman => {
            let goals = rules.scenario().objectives.iter();
            acc.extend(goals.map(|goal| i32::from(me.objectives & goal.bit() != 0)));
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Config, Rng};
    use search::{Bot as _, RandomBot, Room, playout};

    use super::*;
    use crate::VariantSpec as _;

    #[test]
    fn parts_add_up_to_the_score() {
        for (module, seats) in
            [("invasion", 3), ("duel", 2), ("dignitary", 1), ("vierzon", 1), ("salesman", 1)]
        {
            let config = Config { modules: vec![module.to_owned()], ..Config::seats(seats) };
            let rules = Orleans::compose(&config).unwrap();
            for seed in 0..4 {
                let (mut state, mut bot) = (rules.start(), RandomBot::new(seed));
                let choose = |state: &State, seat, legal: &[_]| bot.choose(&rules, state, seat, legal);
                playout(&rules, &mut state, &mut Rng::new(seed), &mut Room::default(), choose, |_, _, _| ());
                let outcome = rules.outcome(&state).unwrap();
                for seat in Seat::all(seats) {
                    let mut parts = Vec::new();
                    rules.count_parts(&state, seat, &mut parts);
                    assert_eq!(parts.len(), rules.parts().len(), "{module}");
                    assert_eq!(parts.iter().sum::<i32>(), i32::from(outcome.scores[seat]), "{module} {seed}");
                }
            }
        }
    }
}
