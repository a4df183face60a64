//! The Castles of Burgundy in the registry.

#![expect(clippy::cast_precision_loss, reason = "the guide counts a handful of tiles")]

mod filling;
mod guide;
mod lens;
mod mind;
mod roads;
mod survey;
mod worth;

use std::sync::{Arc, LazyLock};

use ::burgundy::{
    Burgundy, MENU, RULES_VERSION, Source, State, View,
    content::{self, Kind, KindSet},
};
use engine::{Confidence, Config, ConfigErrors, Paper, Rules as _, Seat};
use search::{
    GreedyBot,
    net::{Learned, Net},
};

use self::{guide::BurgundyGuide, lens::BurgundyLens, mind::BurgundyMind};
use crate::{
    BotKind, BotSpec, Face, GameBox, Level, Provenance, School, VariantSpec, Way, archive, levels::thinking,
};

/// The Castles of Burgundy in the registry.
pub(crate) static BOX: GameBox = GameBox {
    id: "burgundy",
    title: "The Castles of Burgundy",
    menu: MENU,
    version: RULES_VERSION,
    rules_text: |language| archive::rules("burgundy", language),
    translations: &["de", "fr"],
    provenance,
    catalog: Some(|| serde_json::to_value(::burgundy::Catalog::new()).expect("a catalog is plain data")),
    // In the solo game, the order in which things are scored.
    unsaid: &["first"],
    legend: ::burgundy::legend,
    complete: None,
    variants: &[&Face::<Burgundy>::NEW],
    choose: |_| 0,
};

/// How nets learn it.
static SCHOOL: School<Burgundy> =
    School { lens: &BurgundyLens, tables: lens::tables, alone: None, ahead: None };

/// The net with which bots judge positions. `games/burgundy/net.md` says how it was made. When the lens has changed, there
/// is none until one has been trained.
static NET: LazyLock<Option<Arc<Net>>> =
    LazyLock::new(|| SCHOOL.graduate(&archive::net("burgundy", "net.bin")).ok());

impl VariantSpec for Burgundy {
    const BOTS: &'static [BotSpec<Burgundy>] = &[
        BotSpec::RANDOM,
        BotSpec {
            name: "greedy",
            about: "takes the action after which its position looks best",
            kind: BotKind::Yardstick,
            thinks: false,
            make: |setup| Box::new(GreedyBot::new(BurgundyGuide::PLAIN, setup.luck)),
        },
        BotSpec {
            name: "steady",
            about: "plays as well as greedy, each seat with its own taste",
            kind: BotKind::Yardstick,
            thinks: false,
            make: |setup| Box::new(GreedyBot::new(BurgundyGuide::with_temper(setup.temper), setup.luck)),
        },
        BotSpec::NOVICE,
        BotSpec::EASY,
        BotSpec::MEDIUM,
        BotSpec::HARD,
        BotSpec::EXPERT,
    ];
    /// Points that a scenario begins with do not come from the game.
    const SOURCES: &'static [&'static str] = &[
        "livestock",
        "watchtower",
        "area",
        "phase",
        "colour",
        "sale",
        "goods",
        "silver",
        "workers",
        "monastery",
        "border",
        "route",
        "shields",
    ];

    type Mind = Learned<Burgundy, BurgundyMind>;

    fn mind(temper: u64) -> Self::Mind {
        Learned::new(BurgundyMind::with_temper(temper), SCHOOL.lens, NET.clone())
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

    fn game() -> &'static GameBox {
        &BOX
    }

    fn compose(config: &Config) -> Result<Burgundy, ConfigErrors> {
        Burgundy::new(config)
    }

    fn points_by_source(&self, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        let points = &state.hands[seat].points;
        acc.extend(Source::ALL.iter().map(|source| i32::from(points[source.index()])));
    }

    fn can_score(&self, source: usize) -> bool {
        Burgundy::can_score(self, Source::ALL[source])
    }

    fn score_name(&self) -> Option<&'static str> {
        self.must_fill().then_some("spaces covered")
    }

    fn goals(&self) -> Vec<&'static str> {
        Kind::ALL.map(Kind::name).to_vec()
    }

    fn part_clause(&self, part: &str) -> Option<&'static str> {
        Some(match part {
            _ if self.must_fill() => "burgundy.solo.win",
            "livestock" => "burgundy.livestock.score",
            "watchtower" => "burgundy.building.watchtower",
            "area" => "burgundy.area.size-table",
            "phase" => "burgundy.area.phase-bonus",
            "colour" => "burgundy.colour.first",
            "sale" => "burgundy.sell.income",
            "goods" => "burgundy.final.goods",
            "silver" => "burgundy.final.silver",
            "workers" => "burgundy.final.workers",
            "monastery" => "burgundy.final.monasteries",
            "border" => "burgundy.border.pair",
            "route" => "burgundy.route.bonus",
            _ => "burgundy.shield.final",
        })
    }

    fn count_goals(&self, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        let estate = &state.estates[seat];
        let board = self.board_of(estate);
        let covered = |kind| (board.of_kinds(KindSet::of(&[kind])) & estate.covered).len();
        acc.extend(Kind::ALL.map(|kind| covered(kind) as i32));
    }

    fn when(&self, state: &State) -> String {
        let phase = char::from(b'A' + state.phase);
        if state.turn.is_some() { format!("phase {phase}, round {}", state.round) } else { String::new() }
    }

    fn turn(&self, state: &State) -> Option<u32> {
        let seat = u32::from(state.turn?.0);
        Some((u32::from(state.phase) * 8 + u32::from(state.round)) * 8 + seat)
    }

    fn ending(&self, state: &State) -> &'static str {
        if self.must_fill() && self.empty_spaces(&state.estates[Seat(0)]) == 0 {
            "the duchy was full"
        } else {
            "phase E was over"
        }
    }

    fn draw(view: &View, paper: Paper) -> String {
        view.drawn(paper)
    }

    /// The roll for the start player comes before every decision.
    fn opening_order(&self, state: &State) -> Option<Vec<Seat>> {
        Some(state.track.order[..self.seats() as usize].to_vec())
    }
}

fn provenance() -> Vec<Provenance> {
    let mut rows: Vec<Provenance> = Vec::new();
    for (edition, year) in [("2019", 2019), ("2011", 2011)] {
        for row in content::provenance(year) {
            // Duchies differ between the editions. Everything else is listed once.
            let table =
                if row.table == "boards" { format!("boards {edition}") } else { row.table.to_owned() };
            let row = Provenance {
                table,
                row: row.row,
                standing: row.confidence.words().to_owned(),
                source: row.note.to_owned(),
                reconstructed: row.confidence >= Confidence::Inferred,
                overlay: row.overlay,
            };
            if !rows.contains(&row) {
                rows.push(row);
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use engine::Verdict;

    use super::*;

    #[test]
    fn the_sources_are_those_of_the_rules_in_rulebook_order() {
        assert_eq!(Burgundy::SOURCES.len(), Source::COUNT);
        for (name, source) in Burgundy::SOURCES.iter().zip(Source::ALL) {
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
            let arena = crate::find("burgundy").unwrap().arena(&config, &bots).unwrap();
            let games: Vec<_> = (0..20).map(|seed| arena.game(seed, false)).collect();
            assert!(games.iter().all(|game| game.ranks[0] == 1), "{edition}");
            let mean = games.iter().map(|game| i32::from(game.scores[0])).sum::<i32>() / 20;
            assert!(mean > 150, "{edition}: {mean}");
        }
    }

    /// It used to spend the silver for tribute, and lost two shields a game.
    #[test]
    fn greedy_scores_more_with_shields_than_without() {
        let bots = ["greedy".to_owned(), "random".to_owned()];
        let total = |modules: &[&str]| -> i32 {
            let modules = modules.iter().map(|&id| id.to_owned()).collect();
            let config = Config { modules, ..Config::seats(2) };
            let arena = crate::find("burgundy").unwrap().arena(&config, &bots).unwrap();
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
            let arena = crate::find("burgundy").unwrap().arena(config, &bots).unwrap();
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
        let game = crate::find("burgundy").unwrap();
        for option in MENU.options {
            assert!(game.clause(option.clause).is_some(), "{}", option.clause);
        }
    }
}
