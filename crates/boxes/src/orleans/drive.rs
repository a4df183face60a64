//! How strongly the bot goes for what a scenario wants.

use ::orleans::scenarios::Scenario;

/// The numbers that differ from scenario to scenario. Those of Vierzon and the Salesman were found by changing some and
/// playing again, the others are guesses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drive {
    /// Followers, draws, technology and tiles, compared with the base game.
    pub(super) growth: f32,
    /// What an objective is worth, in points.
    pub(super) objective: f32,
    /// How much of that counts in the first round, and the share of the game after which all of it does.
    pub(super) early: f32,
    pub(super) ripe: f32,
    /// The share of an objective for what it takes: goods, coins, development.
    pub(super) collect: f32,
    /// The pull of towns that matter, and what is left of it with each step of distance.
    pub(super) pull: f32,
    pub(super) fade: f32,
    /// A citizen and a station, where they count for an objective.
    pub(super) mark: f32,
    /// Each coin that an objective asks for.
    pub(super) coin: f32,
    /// Going to a town before everything for it is there.
    pub(super) ahead: f32,
}

impl Drive {
    /// Numbers to begin with.
    const PLAIN: Drive = Drive {
        growth: 1.0,
        objective: 40.0,
        early: 0.4,
        ripe: 0.5,
        collect: 0.6,
        pull: 0.5,
        fade: 0.75,
        mark: 4.0,
        coin: 1.0,
        ahead: 0.25,
    };

    pub(super) fn of(scenario: Scenario) -> Drive {
        match scenario {
            Scenario::Dignitary => Drive { mark: 20.0, ..Drive::PLAIN },
            Scenario::Vierzon => Drive {
                growth: 1.0,
                objective: 130.0,
                early: 0.394,
                ripe: 0.405,
                collect: 0.305,
                pull: 0.354,
                fade: 0.567,
                mark: 1.07,
                coin: 1.41,
                ahead: 0.223,
            },
            Scenario::Salesman => Drive {
                growth: 5.28,
                objective: 82.4,
                early: 0.41,
                ripe: 0.7,
                collect: 0.358,
                pull: 1.18,
                fade: 0.406,
                mark: 7.44,
                coin: 0.755,
                ahead: 0.472,
            },
            _ => Drive::PLAIN,
        }
    }
}
