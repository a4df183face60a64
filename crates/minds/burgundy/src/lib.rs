//! The Castles of Burgundy behind the interface of `shelf`.

#![expect(clippy::cast_precision_loss, reason = "the guide counts a handful of tiles")]

mod desk;
mod filling;
mod guide;
mod lens;
mod mind;
mod roads;
mod survey;
mod weights;
mod worth;

use std::sync::{Arc, LazyLock};

use ::burgundy::{Burgundy, MENU, RULES_VERSION};
use search::{
    GreedyBot,
    net::{Learned, Net},
};
use shelf::{About, BotKind, BotSpec, BoxSpec, GameBox, Level, School, Tuning, Way, level_bot, thinking};

use self::{desk::Desk, guide::BurgundyGuide, lens::BurgundyLens, mind::BurgundyMind};

/// The box, with everything that a program needs of it.
pub static BOX: GameBox = GameBox::of::<Desk>(&FILES);

// `static FILES: Archive = …;`: its rules texts, puzzles and nets.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// How nets learn it.
static SCHOOL: School<Burgundy> =
    School { since: RULES_VERSION, lens: &BurgundyLens, tables: lens::tables, alone: None, ahead: None };

/// The net with which bots judge positions. `games/burgundy/net.md` says how it was made. When the lens has changed, there
/// is none until one has been trained.
static NET: LazyLock<Option<Arc<Net>>> =
    LazyLock::new(|| SCHOOL.graduate(Desk::ABOUT, &FILES.net("net.bin")).ok());

/// How its numbers are tried.
static TUNING: Tuning<Burgundy> = Tuning {
    form: || &weights::FORM,
    scope: |_| 0,
    bots: |sheet| {
        let guide = BurgundyGuide::new(&weights::read(sheet, true));
        Arc::new(move |character, luck| Box::new(GreedyBot::new(guide.with_character(character), luck)))
    },
};

/// All of its bots.
static BOTS: [BotSpec<Burgundy>; 8] = [
    BotSpec::RANDOM,
    BotSpec {
        name: "greedy",
        about: "takes the action after which its position looks best",
        kind: BotKind::Yardstick,
        thinks: false,
        make: |setup| Box::new(GreedyBot::new(*BurgundyGuide::plain(), setup.luck)),
    },
    BotSpec {
        name: "steady",
        about: "plays as well as greedy, each seat with its own taste",
        kind: BotKind::Yardstick,
        thinks: false,
        make: |setup| {
            Box::new(GreedyBot::new(BurgundyGuide::plain().with_character(setup.character), setup.luck))
        },
    },
    level_bot::<Desk>(Level::Novice),
    level_bot::<Desk>(Level::Easy),
    level_bot::<Desk>(Level::Medium),
    level_bot::<Desk>(Level::Hard),
    level_bot::<Desk>(Level::Expert),
];

impl BoxSpec for Desk {
    const ABOUT: &'static About = &About {
        id: "burgundy",
        title: "The Castles of Burgundy",
        menu: MENU,
        version: RULES_VERSION,
        translations: &["de", "fr"],
        provenance: desk::provenance,
        catalog: Some(|| serde_json::to_value(::burgundy::Catalog::new()).expect("a catalog is plain data")),
        // In the solo game, the order in which things are scored.
        unsaid: &["first"],
        legend: ::burgundy::legend,
        complete: None,
    };

    type Mind = Learned<Burgundy, BurgundyMind>;

    fn bots() -> &'static [BotSpec<Burgundy>] {
        &BOTS
    }

    fn mind(character: u64) -> Self::Mind {
        Learned::new(BurgundyMind::with_character(character), SCHOOL.lens, NET.clone())
    }

    fn tuning() -> Option<&'static Tuning<Burgundy>> {
        Some(&TUNING)
    }

    fn school() -> Option<&'static School<Burgundy>> {
        Some(&SCHOOL)
    }

    fn way(level: Level) -> Way {
        match level {
            Level::Hard => thinking(40, 1, 1),
            Level::Expert => thinking(20, 8, 200),
            // With the usual 8 % it won 40 % against `medium`, and 80 % against `novice`.
            Level::Easy => Way::FirstSight { slips: 150 },
            Level::Novice | Level::Medium => level.usual_way(),
        }
    }
}

#[cfg(test)]
mod tests {
    use ::burgundy::Source;
    use engine::{Config, Verdict};
    use shelf::Witness as _;

    use super::*;

    #[test]
    fn the_sources_are_those_of_the_rules_in_rulebook_order() {
        assert_eq!(Desk::SOURCES.len(), Source::COUNT);
        for (name, source) in Desk::SOURCES.iter().zip(Source::ALL) {
            assert_eq!(*name, source.name());
        }
    }

    #[test]
    fn the_net_fits() {
        assert!(NET.is_some(), "train it again, as games/burgundy/net.md says");
    }

    #[test]
    fn the_catalog_draws_every_board_of_both_editions() {
        let catalog = BOX.catalog();
        let boards = catalog["boards"].as_array().unwrap();
        assert_eq!(boards.len(), 29);
        assert!(boards[..19].iter().all(|board| board["spaces"].as_array().unwrap().len() == 37));
        assert_eq!(catalog["boards"][0]["spaces"][18]["kind"], "castle");
        let area = |space: usize| &catalog["boards"][0]["spaces"][space]["area"];
        assert_ne!(area(18), area(0));
        assert_eq!(catalog["tables"]["tiles"].as_array().unwrap().len(), 57);
    }

    #[test]
    fn greedy_clearly_beats_random() {
        let bots = ["greedy".to_owned(), "random".to_owned()];
        for edition in ["2011", "2019"] {
            let config = Config::seats(2).edition(edition);
            let arena = BOX.arena(&config, &bots).unwrap();
            let games: Vec<_> = (0..20).map(|seed| arena.game(seed, false)).collect();
            assert!(games.iter().all(|game| game.ranks[0] == 1), "{edition}");
            let mean = games.iter().map(|game| i32::from(game.scores[0])).sum::<i32>() / 20;
            assert!(mean > 150, "{edition}: {mean}");
        }
    }

    /// Whoever spends the silver for tribute loses shields.
    #[test]
    fn greedy_scores_more_with_shields_than_without() {
        let bots = ["greedy".to_owned(), "random".to_owned()];
        let total = |modules: &[&str]| -> i32 {
            let modules = modules.iter().map(|&id| id.to_owned()).collect();
            let config = Config { modules, ..Config::seats(2) };
            let arena = BOX.arena(&config, &bots).unwrap();
            (0..60).map(|seed| i32::from(arena.game(seed, false).scores[0])).sum()
        };
        let (with, without) = (total(&["shields"]), total(&[]));
        assert!(with > without, "{with} with shields, {without} without");
    }

    #[test]
    fn greedy_finishes_games_at_every_kind_of_table() {
        let tables = Burgundy::all_tables();
        for (name, config) in tables.iter().step_by(7) {
            let bots = vec!["greedy".to_owned(); config.seats as usize];
            let arena = BOX.arena(config, &bots).unwrap();
            let played = arena.game(3, false);
            if played.verdict != Verdict::Ranked {
                // Where the duchy must be filled, the score counts covered spaces.
                assert!(played.scores.iter().all(|&score| score > 25), "{name}: {:?}", played.scores);
                continue;
            }
            assert!(played.scores.iter().all(|&score| score > 80), "{name}: {:?}", played.scores);
            for (score, sources) in played.scores.iter().zip(&played.sources) {
                assert_eq!(i32::from(*score), sources.iter().sum::<i32>(), "{name}");
            }
        }
    }

    #[test]
    fn the_rules_text_has_the_clauses_that_the_options_cite() {
        for option in MENU.options {
            assert!(BOX.clause(option.clause).is_some(), "{}", option.clause);
        }
    }
}
