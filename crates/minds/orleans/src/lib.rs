//! Orléans behind the interface of `shelf`.

mod aim;
mod arrears;
mod carpenter;
mod characters;
mod city;
mod courses;
mod deeds;
mod demands;
mod desk;
mod duel;
mod dues;
mod gains;
mod goals;
mod greedy;
mod journey;
mod lens;
mod mind;
mod others;
mod outlook;
mod partners;
mod plan;
mod progress;
mod route;
mod sources;
mod steps;
mod team;
#[cfg(test)]
mod tests;
mod towers;
mod treaty;
mod weights;
mod workforce;

use std::sync::{Arc, LazyLock};

use ::orleans::{MENU, Orleans, RULES_VERSION};
use search::{
    Budget, Manner,
    net::{Learned, Net},
};
use shelf::{About, BotKind, BotSpec, BoxSpec, GameBox, Level, School, Tuning, Way, level_bot, thinking};

use self::{desk::Desk, greedy::Planner, lens::OrleansLens, mind::OrleansMind, weights::Guidance};

/// The box, with everything that a program needs of it.
pub static BOX: GameBox = GameBox::of::<Desk>(&FILES);

// `static FILES: Archive = …;`: its rules texts, puzzles and nets.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// How nets learn it. Version 4 changed only what a record of Prosperity says.
static SCHOOL: School<Orleans> =
    School { since: 3, lens: &OrleansLens, tables: lens::tables, alone: None, ahead: None };

/// The net with which bots judge positions between rounds. `games/orleans/net.md` says how it was made.
static NET: LazyLock<Option<Arc<Net>>> =
    LazyLock::new(|| SCHOOL.graduate(Desk::ABOUT, &FILES.net("net.bin")).ok());

/// How its numbers are tried.
static TUNING: Tuning<Orleans> = Tuning {
    form: || &weights::FORM,
    scope: |rules| rules.scenario().scenario.index(),
    bots: |sheet| {
        let guidance = Guidance::read(sheet, true);
        Arc::new(move |character, _| Box::new(Planner::new(&guidance.clone().with_character(character))))
    },
};

/// All of its bots.
static BOTS: [BotSpec<Orleans>; 8] = [
    BotSpec::RANDOM,
    BotSpec {
        name: "greedy",
        about: "plans the round that looks best",
        kind: BotKind::Yardstick,
        thinks: false,
        make: |_| Box::new(Planner::new(&Guidance::plain())),
    },
    BotSpec {
        name: "steady",
        about: "plays as well as greedy, each seat with its own taste",
        kind: BotKind::Yardstick,
        thinks: false,
        make: |setup| Box::new(Planner::new(&Guidance::plain().with_character(setup.character))),
    },
    level_bot::<Desk>(Level::Novice),
    level_bot::<Desk>(Level::Easy),
    level_bot::<Desk>(Level::Medium),
    level_bot::<Desk>(Level::Hard),
    level_bot::<Desk>(Level::Expert),
];

impl BoxSpec for Desk {
    const ABOUT: &'static About = &About {
        id: "orleans",
        title: "Orléans",
        menu: MENU,
        version: RULES_VERSION,
        translations: &["de", "fr"],
        provenance: desk::provenance,
        catalog: Some(|| serde_json::to_value(::orleans::Catalog::new()).expect("a catalog is plain data")),
        unsaid: &["leave"],
        legend: ::orleans::legend,
        complete: None,
    };

    type Mind = Learned<Orleans, OrleansMind>;

    fn bots() -> &'static [BotSpec<Orleans>] {
        &BOTS
    }

    fn mind(character: u64) -> Self::Mind {
        Learned::new(OrleansMind::with_character(character), SCHOOL.lens, NET.clone())
    }

    fn tuning() -> Option<&'static Tuning<Orleans>> {
        Some(&TUNING)
    }

    fn school() -> Option<&'static School<Orleans>> {
        Some(&SCHOOL)
    }

    /// Which plan is best shows only in simulated rounds.
    fn pupil() -> Manner {
        Manner { width: 1, turns: 6, budget: Budget::Simulations(24) }
    }

    /// A slip costs a whole follower here, so there are fewer of them than elsewhere.
    fn way(level: Level) -> Way {
        match level {
            Level::Novice => Way::FirstSight { slips: 160 },
            Level::Easy => Way::FirstSight { slips: 70 },
            Level::Medium => Way::FirstSight { slips: 25 },
            // With ten plans and 96 games, nobody can tell it from `expert`.
            Level::Hard => thinking(12, 2, 8),
            Level::Expert => thinking(24, 14, 600),
        }
    }
}
