//! How strongly the bot goes for what a scenario wants.

use ::orleans::scenarios::Scenario;

/// The numbers that differ from scenario to scenario. They were found like those of the base game, by changing one and
/// playing again.
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
        if let Ok(text) = std::env::var("LOIRE_DRIVE") {
            let mut n = text.split(',').map(|word| word.parse::<f32>().unwrap());
            let mut next = || n.next().unwrap();
            return Drive {
                growth: next(), objective: next(), early: next(), ripe: next(), collect: next(),
                pull: next(), fade: next(), mark: next(), coin: next(), ahead: next(),
            };
        }
        match scenario {
            Scenario::Dignitary => Drive { mark: 20.0, ..Drive::PLAIN },
            _ => Drive::PLAIN,
        }
    }
}
