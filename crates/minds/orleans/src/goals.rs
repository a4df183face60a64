//! What a score consists of in the scenarios that count no points.

use ::orleans::{
    End, Orleans, State,
    content::Citizen,
    scenarios::{Scenario, Unpaid, invasion::Common, objectives::Objective},
};
use engine::{Rules as _, Seat};
use search::Fall;

/// The personal objectives of all characters.
const PERSONAL: &str = "personal";
/// The citizens of The Dignitary: one in each of six towns, and those that the player laid elsewhere.
const IN_TOWNS: [(Citizen, &str); 6] = [
    (Citizen::InVendome, "citizen in Vendôme"),
    (Citizen::InTours, "citizen in Tours"),
    (Citizen::InVierzon, "citizen in Vierzon"),
    (Citizen::InSancerre, "citizen in Sancerre"),
    (Citizen::InArgenton, "citizen in Argenton-sur-Creuse"),
    (Citizen::InStamand, "citizen in Saint-Amand-Montrond"),
];
const ELSEWHERE: &str = "citizens on tracks and deeds";

/// The names of its parts.
pub(super) fn goals(rules: &Orleans) -> Vec<&'static str> {
    match rules.scenario().scenario {
        Scenario::Base | Scenario::Prosperity => Vec::new(),
        Scenario::Invasion => Common::ALL.iter().map(|goal| goal.name()).chain([PERSONAL]).collect(),
        Scenario::Dignitary => IN_TOWNS.iter().map(|(_, name)| *name).chain([ELSEWHERE]).collect(),
        Scenario::Duel | Scenario::Vierzon | Scenario::Salesman => {
            rules.scenario().objectives.iter().map(|goal| goal.name()).collect()
        }
    }
}

/// What people call a part.
pub(super) fn title(part: &'static str) -> &'static str {
    let common = Common::ALL.iter().find(|goal| goal.name() == part).map(|goal| goal.title());
    let objective = Objective::ALL.iter().find(|goal| goal.name() == part).map(|goal| goal.row().title);
    let other = if part == PERSONAL { "personal objectives" } else { part };
    common.or(objective).unwrap_or(other)
}

/// The clause of a part.
pub(super) fn clause(part: &str) -> Option<&'static str> {
    let common = Common::ALL.iter().find(|goal| goal.name() == part).map(|goal| goal.clause());
    let objective = Objective::ALL.iter().find(|goal| goal.name() == part).map(|goal| goal.row().clause);
    let other = match part {
        PERSONAL => "orleans.invasion.personal",
        ELSEWHERE => "orleans.dignitary.citizens-chosen",
        _ => "orleans.dignitary.citizens-towns",
    };
    common.or(objective).or(Some(other))
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
        Scenario::Dignitary => {
            let towns = IN_TOWNS.map(|(citizen, _)| i32::from(!state.has_citizen(citizen)));
            acc.extend(towns);
            acc.push(i32::from(me.citizens) - towns.iter().sum::<i32>());
        }
        Scenario::Duel | Scenario::Vierzon | Scenario::Salesman => {
            let goals = rules.scenario().objectives.iter();
            acc.extend(goals.map(|goal| i32::from(me.objectives & goal.bit() != 0)));
        }
    }
}

/// How much of each part wins. Nothing if only their sum counts.
pub(super) fn needed(rules: &Orleans, state: &State) -> Vec<i32> {
    match rules.scenario().scenario {
        Scenario::Base | Scenario::Prosperity | Scenario::Dignitary => Vec::new(),
        Scenario::Invasion => {
            let common = |&goal: &Common| i32::from(goal != Common::Reinforcement || state.city.reinforced);
            Common::ALL.iter().map(common).chain([i32::from(rules.seats())]).collect()
        }
        Scenario::Duel | Scenario::Vierzon | Scenario::Salesman => vec![1; rules.scenario().objectives.len()],
    }
}

/// Why a seat lost outright.
pub(super) fn fell(rules: &Orleans, state: &State, seat: Seat) -> Option<Fall> {
    let row = rules.scenario();
    if state.end != End::Unpaid {
        return None;
    }
    match row.unpaid {
        _ if row.scenario == Scenario::Invasion => {
            Some(Fall { cause: "demand", title: "A demand", clause: "orleans.invasion.loss-now" })
        }
        Unpaid::Loss(clause) if state.fallen.contains(seat) => {
            let hour = state.hour();
            Some(Fall { cause: hour.name(), title: hour.title(), clause })
        }
        Unpaid::Loss(_) | Unpaid::Torture => None,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Config, Rng};
    use search::{Bot as _, RandomBot, Room, playout};
    use shelf::Witness as _;

    use super::{super::desk::Desk, *};

    /// Random players soon fail to pay.
    #[test]
    fn who_cannot_pay_falls_by_a_clause_with_the_event() {
        for (module, seats, clause) in [
            ("duel", 2, "orleans.duel.unpaid"),
            ("salesman", 1, "orleans.salesman.starve"),
            ("invasion", 2, "orleans.invasion.loss-now"),
        ] {
            let config = Config { modules: vec![module.to_owned()], ..Config::seats(seats) };
            let rules = Orleans::new(&config).unwrap();
            let mut seen = 0;
            for seed in 0..20 {
                let (mut state, mut bot) = (rules.start(), RandomBot::new(seed));
                assert_eq!(fell(&rules, &state, Seat(0)), None);
                let choose = |state: &State, seat, legal: &[_]| bot.choose(&rules, state, seat, legal);
                playout(&rules, &mut state, &mut Rng::new(seed), &mut Room::default(), choose, |_, _, _| ());
                for seat in Seat::all(seats) {
                    let fall = fell(&rules, &state, seat);
                    let lost =
                        state.end == End::Unpaid && (module == "invasion" || state.fallen.contains(seat));
                    assert_eq!(fall.is_some(), lost, "{module} {seed}");
                    seen += u32::from(fall.is_some_and(|fall| {
                        fall.clause == clause && (module == "invasion" || fall.title == state.hour().title())
                    }));
                }
            }
            assert!(seen > 0, "{module}");
        }
    }

    #[test]
    fn parts_add_up_to_the_score() {
        for (module, seats) in
            [("invasion", 3), ("duel", 2), ("dignitary", 1), ("vierzon", 1), ("salesman", 1)]
        {
            let config = Config { modules: vec![module.to_owned()], ..Config::seats(seats) };
            let rules = Orleans::new(&config).unwrap();
            for seed in 0..4 {
                let (mut state, mut bot) = (rules.start(), RandomBot::new(seed));
                let choose = |state: &State, seat, legal: &[_]| bot.choose(&rules, state, seat, legal);
                playout(&rules, &mut state, &mut Rng::new(seed), &mut Room::default(), choose, |_, _, _| ());
                let outcome = rules.outcome(&state).unwrap();
                for seat in Seat::all(seats) {
                    let mut parts = Vec::new();
                    Desk::count_parts(&rules, &state, seat, &mut parts);
                    assert_eq!(parts.len(), Desk::parts(&rules).len(), "{module}");
                    assert_eq!(parts.iter().sum::<i32>(), i32::from(outcome.scores[seat]), "{module} {seed}");
                }
            }
        }
    }
}
