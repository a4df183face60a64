//! The Colonists of Natick behind the interface of `shelf`.

mod buildable;
mod desk;
mod guide;
mod lens;
mod mind;
mod weights;

use std::sync::{Arc, LazyLock};

use ::natick::{MENU, Natick, RULES_VERSION};
use search::{
    GreedyBot,
    net::{Learned, Net},
};
use shelf::{About, BotKind, BotSpec, BoxSpec, GameBox, Level, School, Tuning, Way, level_bot, thinking};

use self::{desk::Desk, guide::NatickGuide, lens::NatickLens, mind::NatickMind};

/// The box, with everything that a program needs of it.
pub static BOX: GameBox = GameBox::of::<Desk>(&FILES);

// `static FILES: Archive = …;`: its rules texts, puzzles and nets.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// How nets learn it.
static SCHOOL: School<Natick> =
    School { since: RULES_VERSION, lens: &NatickLens, tables: lens::tables, alone: None, ahead: None };

/// The net with which bots judge positions. `games/natick/net.md` says how it was made. When the lens has changed, there is
/// none until one has been trained.
static NET: LazyLock<Option<Arc<Net>>> =
    LazyLock::new(|| SCHOOL.graduate(Desk::ABOUT, &FILES.net("net.bin")).ok());

/// How its numbers are tried.
static TUNING: Tuning<Natick> = Tuning {
    form: || &weights::FORM,
    scope: |_| 0,
    bots: |sheet| {
        let guide = NatickGuide::new(&weights::read(sheet, true));
        Arc::new(move |character, luck| Box::new(GreedyBot::new(guide.with_character(character), luck)))
    },
};

/// All of its bots.
static BOTS: [BotSpec<Natick>; 8] = [
    BotSpec::RANDOM,
    BotSpec {
        name: "greedy",
        about: "takes the action after which its position looks best",
        kind: BotKind::Yardstick,
        thinks: false,
        make: |setup| Box::new(GreedyBot::new(*NatickGuide::plain(), setup.luck)),
    },
    BotSpec {
        name: "steady",
        about: "plays as well as greedy, each seat with its own taste",
        kind: BotKind::Yardstick,
        thinks: false,
        make: |setup| {
            Box::new(GreedyBot::new(NatickGuide::plain().with_character(setup.character), setup.luck))
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
        id: "natick",
        title: "The Colonists of Natick",
        menu: MENU,
        version: RULES_VERSION,
        translations: &["de", "fr"],
        provenance: desk::provenance,
        catalog: Some(|| serde_json::to_value(::natick::Catalog::new()).expect("a catalog is plain data")),
        unsaid: &[],
        legend: ::natick::legend,
        complete: Some(Natick::complete),
    };

    type Mind = Learned<Natick, NatickMind>;

    fn bots() -> &'static [BotSpec<Natick>] {
        &BOTS
    }

    fn mind(character: u64) -> Self::Mind {
        Learned::new(NatickMind::with_character(character), SCHOOL.lens, NET.clone())
    }

    fn tuning() -> Option<&'static Tuning<Natick>> {
        Some(&TUNING)
    }

    fn school() -> Option<&'static School<Natick>> {
        Some(&SCHOOL)
    }

    /// A game has only about twenty turns, and luck forgives single slips. So it takes more of them to be weaker.
    fn way(level: Level) -> Way {
        match level {
            Level::Novice => Way::FirstSight { slips: 450 },
            Level::Easy => Way::FirstSight { slips: 230 },
            Level::Medium => level.usual_way(),
            // If it keeps 16 unfinished turns in mind, like `expert`, it wins half of their games.
            Level::Hard => thinking(2, 1, 1),
            Level::Expert => thinking(16, 8, 200),
        }
    }
}

#[cfg(test)]
mod tests {
    use ::natick::content;
    use engine::Config;

    use super::*;

    static NATICK: &GameBox = &BOX;

    #[test]
    fn the_net_fits() {
        assert!(NET.is_some(), "train it again, as games/natick/net.md says");
    }

    #[test]
    fn the_greedy_bot_beats_the_random_one() {
        let bots = ["greedy", "random"].map(str::to_owned);
        let arena = NATICK.arena(&Config::seats(2), &bots).unwrap();
        let wins = (0..40).filter(|&seed| arena.game(seed, false).ranks[0] == 1).count();
        assert!(wins >= 36, "{wins} of 40");
    }

    #[test]
    fn greedy_games_end_before_they_stall() {
        let bots = ["greedy", "greedy"].map(str::to_owned);
        let arena = NATICK.arena(&Config::seats(2), &bots).unwrap();
        let reached = (0..40).filter(|&seed| arena.game(seed, false).scores.iter().any(|&score| score >= 7));
        assert!(reached.count() >= 38);
    }

    #[test]
    fn the_box_says_plainly_what_is_reconstructed() {
        let rows = NATICK.provenance();
        assert!(rows.iter().any(|row| row.reconstructed && row.table == "costs" && row.row == "village"));
        assert!(rows.iter().any(|row| !row.reconstructed && row.table == "costs" && row.row == "scout"));
        assert!(NATICK.menu.editions[0].about.contains("Gary Pressler"));
    }

    #[test]
    fn every_reconstructed_clause_has_a_row_and_every_row_a_clause() {
        let rows = content::provenance();
        assert_eq!(rows.len(), NATICK.provenance().len(), "a row cites a clause that does not exist");
        let missing: Vec<&str> = (NATICK.clauses().iter().filter(|clause| clause.is_reconstructed()))
            .map(|clause| clause.id)
            .filter(|id| rows.iter().all(|row| row.clause != *id))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn the_table_shows_the_values_it_uses() {
        let value = |config: &Config, id: &str| {
            let table = NATICK.open(config, &[]).unwrap();
            let found = table.in_force().into_iter().find(|one| one.option.id == id).unwrap();
            (found.value.clone(), found.is_changed())
        };
        let road = "overlay.cost.road";
        assert_eq!(value(&Config::seats(2), road), ("suns 1 arms 1".to_owned(), false));
        let heavy = Config::seats(2).option("costs", "heavy");
        assert_eq!(value(&heavy, road), ("suns 2 arms 1".to_owned(), true));
        let overlay = Config::seats(2).option(road, "moons 1");
        assert_eq!(value(&overlay, road), ("moons 1".to_owned(), true));
        assert_eq!(value(&overlay, "overlay.end.tie"), ("first".to_owned(), false));
    }

    #[test]
    fn a_row_of_the_overlay_is_as_sure_as_its_clause() {
        for row in NATICK.menu.overlay.rows {
            let clause = NATICK.clause(row.option.clause).unwrap();
            let reconstructed = row.confidence == engine::Confidence::Reconstructed;
            assert_eq!(reconstructed, clause.is_reconstructed(), "{}", row.key());
        }
        let missing =
            content::provenance().into_iter().filter(|row| row.overlay.is_some() && row.note.is_empty());
        assert_eq!(missing.count(), 0, "a key without a row");
    }

    #[test]
    fn an_overlay_is_a_set_of_the_boxs_options() {
        let options = NATICK.overlay("end.tie shared\ncost.road moons 1\n", &Config::seats(2)).unwrap();
        let config = Config { options, ..Config::seats(2) };
        assert_eq!(NATICK.check_config(&config), Ok(2));
        assert!(NATICK.overlay("cost.road 1\nwhat 2\n", &Config::seats(2)).unwrap_err().len() == 2);
    }
}
