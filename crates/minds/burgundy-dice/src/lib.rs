//! The Castles of Burgundy: The Dice Game behind the interface of `shelf`.

#![expect(clippy::cast_precision_loss, reason = "the guide counts a handful of hexes")]

mod desk;
mod guide;
mod lens;
mod mind;
mod outlook;
mod prospect;
#[cfg(test)]
mod strength;
mod weights;

use std::sync::{Arc, LazyLock};

use ::burgundy_dice::{BurgundyDice, MENU, RULES_VERSION};
use search::GreedyBot;
use shelf::{About, BotKind, BotSpec, BoxSpec, GameBox, Level, School, Tuning, Way, level_bot, thinking};

use self::{
    desk::Desk,
    guide::DiceGuide,
    lens::DiceLens,
    mind::{DiceMind, Nets},
    weights::PLAIN,
};

/// The box, with everything that a program needs of it.
pub static BOX: GameBox = GameBox::of::<Desk>(&FILES);

// `static FILES: Archive = …;`: its rules texts, puzzles and nets.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// How nets learn it.
static SCHOOL: School<BurgundyDice> = School {
    since: RULES_VERSION,
    lens: &DiceLens,
    tables: lens::tables,
    alone: Some(lens::alone),
    ahead: Some(prospect::look_ahead),
};

/// The nets with which bots judge sheets. `games/burgundy-dice/net.md` says how they were made. When the lens has changed,
/// there are none until they have been trained again.
static NETS: LazyLock<Option<Nets>> = LazyLock::new(|| {
    let graduate = |name| SCHOOL.graduate(Desk::ABOUT, &FILES.net(name)).ok();
    Some(Nets { alone: graduate("net-solo.bin")?, together: graduate("net.bin")? })
});

/// How its numbers are tried.
static TUNING: Tuning<BurgundyDice> = Tuning {
    form: || &weights::FORM,
    scope: |_| 0,
    bots: |sheet| {
        let guide = DiceGuide::new(&weights::read(sheet, true));
        Arc::new(move |character, luck| Box::new(GreedyBot::new(guide.with_character(character), luck)))
    },
};

/// All of its bots.
static BOTS: [BotSpec<BurgundyDice>; 8] = [
    BotSpec::RANDOM,
    BotSpec {
        name: "greedy",
        about: "makes the marks after which its sheet looks best",
        kind: BotKind::Yardstick,
        thinks: false,
        make: |setup| Box::new(GreedyBot::new(DiceGuide::new(&PLAIN), setup.luck)),
    },
    BotSpec {
        name: "steady",
        about: "plays nearly as well as greedy, each seat with its own taste",
        kind: BotKind::Yardstick,
        thinks: false,
        make: |setup| {
            Box::new(GreedyBot::new(DiceGuide::new(&PLAIN).with_character(setup.character), setup.luck))
        },
    },
    level_bot::<Desk>(Level::Novice),
    level_bot::<Desk>(Level::Easy),
    level_bot::<Desk>(Level::Medium),
    level_bot::<Desk>(Level::Hard),
    BotSpec {
        about: "looks two rolls ahead, and makes the marks that leave the best chances",
        ..level_bot::<Desk>(Level::Expert)
    },
];

impl BoxSpec for Desk {
    const ABOUT: &'static About = &About {
        id: "burgundy-dice",
        title: "The Castles of Burgundy: The Dice Game",
        menu: MENU,
        version: RULES_VERSION,
        translations: &["de", "fr"],
        provenance: desk::provenance,
        catalog: Some(|| {
            serde_json::to_value(::burgundy_dice::Catalog::new()).expect("a catalog is plain data")
        }),
        unsaid: &[],
        legend: ::burgundy_dice::legend,
        complete: None,
    };

    type Mind = DiceMind;

    fn bots() -> &'static [BotSpec<BurgundyDice>] {
        &BOTS
    }

    fn mind(character: u64) -> DiceMind {
        DiceMind::with_character(character, NETS.clone())
    }

    fn tuning() -> Option<&'static Tuning<BurgundyDice>> {
        Some(&TUNING)
    }

    fn school() -> Option<&'static School<BurgundyDice>> {
        Some(&SCHOOL)
    }

    fn way(level: Level) -> Way {
        match level {
            Level::Novice => Way::FirstSight { slips: 500 },
            Level::Easy => Way::FirstSight { slips: 310 },
            Level::Medium => Way::FirstSight { slips: 150 },
            // With the net it would play as well as `expert`, and the steps between the levels should be even.
            Level::Hard => Way::FirstSight { slips: 0 },
            // It looks ahead by itself, and simulated games would add nothing.
            Level::Expert => thinking(1, 6, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use ::burgundy_dice::Source;
    use shelf::Witness as _;

    use super::*;

    #[test]
    fn the_sources_are_those_of_the_rules_in_rulebook_order() {
        for (name, source) in Desk::SOURCES.iter().zip(Source::ALL) {
            assert_eq!(*name, source.name());
        }
    }

    #[test]
    fn the_nets_fit() {
        assert!(NETS.is_some(), "train them again, as games/burgundy-dice/net.md says");
    }

    #[test]
    fn the_catalog_draws_every_duchy() {
        let catalog = BOX.catalog();
        let duchies = catalog["duchies"].as_array().unwrap();
        assert_eq!(duchies.iter().map(|one| one["duchy"].as_str().unwrap()).collect::<String>(), "ABCD");
        for duchy in duchies {
            let hexes = duchy["hexes"].as_array().unwrap();
            assert_eq!(hexes.len(), 37);
            assert_eq!(hexes.iter().filter(|hex| !hex["square"].is_null()).count(), 4);
        }
        // Duchy A begins with two hexes of one colour and two of another.
        assert_eq!(duchies[0]["hexes"][0]["colour"], duchies[0]["hexes"][1]["colour"]);
        assert_ne!(duchies[0]["hexes"][1]["colour"], duchies[0]["hexes"][2]["colour"]);
    }

    #[test]
    fn content_with_only_one_source_is_shown() {
        let rows = BOX.provenance();
        let single: Vec<&str> =
            rows.iter().filter(|row| row.standing == "one source only").map(|row| row.row.as_str()).collect();
        for row in ["duchy B", "duchy C", "duchy D", "hourglass: 4 single and 2 double faces"] {
            assert!(single.contains(&row), "{row}");
        }
        let colours = rows.iter().filter(|row| row.table == "colours" && row.standing == "one source only");
        assert_eq!(colours.count(), 5);
    }
}
