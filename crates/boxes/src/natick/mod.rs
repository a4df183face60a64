//! The Colonists of Natick in the registry.

mod guide;
mod haul;
mod lens;
mod mind;

use std::sync::{Arc, LazyLock};

use ::natick::{
    MENU, Natick, RULES_VERSION, State, View,
    content::{self, Item, Suit},
};
use engine::{Config, ConfigErrors, Paper, Seat};
use search::{
    GreedyBot,
    net::{Learned, Net},
};

use self::{guide::NatickGuide, lens::NatickLens, mind::NatickMind};
use crate::{
    BotKind, BotSpec, Face, GameBox, Level, Provenance, School, VariantSpec, Way, archive, levels::thinking,
};

/// The Colonists of Natick in the registry.
pub(crate) static BOX: GameBox = GameBox {
    id: "natick",
    title: "The Colonists of Natick",
    menu: MENU,
    version: RULES_VERSION,
    rules_text: |language| archive::rules("natick", language),
    translations: &["de", "fr"],
    provenance,
    catalog: Some(|| serde_json::to_value(::natick::Catalog::new()).expect("a catalog is plain data")),
    unsaid: &[],
    legend: ::natick::legend,
    complete: Some(Natick::complete),
    variants: &[&Face::<Natick>::NEW],
    choose: |_| 0,
};

/// How nets learn it.
static SCHOOL: School<Natick> = School { lens: &NatickLens, tables: lens::tables, alone: None, ahead: None };

/// The net with which bots judge positions. `games/natick/net.md` says how it was made. When the lens has changed, there is
/// none until one has been trained.
static NET: LazyLock<Option<Arc<Net>>> =
    LazyLock::new(|| SCHOOL.graduate(&archive::net("natick", "net.bin")).ok());

impl VariantSpec for Natick {
    const BOTS: &'static [BotSpec<Natick>] = &[
        BotSpec::RANDOM,
        BotSpec {
            name: "greedy",
            about: "takes the action after which its position looks best",
            kind: BotKind::Yardstick,
            thinks: false,
            make: |setup| Box::new(GreedyBot::new(NatickGuide::PLAIN, setup.luck)),
        },
        BotSpec {
            name: "steady",
            about: "plays as well as greedy, each seat with its own taste",
            kind: BotKind::Yardstick,
            thinks: false,
            make: |setup| Box::new(GreedyBot::new(NatickGuide::with_temper(setup.temper), setup.luck)),
        },
        BotSpec::NOVICE,
        BotSpec::EASY,
        BotSpec::MEDIUM,
        BotSpec::HARD,
        BotSpec::EXPERT,
    ];
    const SOURCES: &'static [&'static str] = &["villages", "towns", "traders", "knights"];
    /// Simulated games end after two turns.
    const QUICK: usize = 3;

    type Mind = Learned<Natick, NatickMind>;

    fn mind(temper: u64) -> Self::Mind {
        Learned::new(NatickMind::with_temper(temper), SCHOOL.lens, NET.clone())
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

    fn game() -> &'static GameBox {
        &BOX
    }

    fn compose(config: &Config) -> Result<Natick, ConfigErrors> {
        Natick::new(config)
    }

    fn points_by_source(&self, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        acc.extend(Natick::points_by_source(self, state, seat).map(i32::from));
    }

    /// A cost comes from one of two tables or from an overlay.
    fn in_force(&self, option: &str) -> Option<String> {
        let item =
            Item::ALL.into_iter().find(|item| option.strip_prefix("overlay.cost.") == Some(item.name()))?;
        let cost = Suit::ALL.into_iter().zip(self.cost(item)).filter(|&(_, count)| count > 0);
        Some(cost.map(|(suit, count)| format!("{suit} {count}")).collect::<Vec<_>>().join(" "))
    }

    fn turn(&self, state: &State) -> Option<u32> {
        (state.turn > 0).then(|| u32::from(state.turn))
    }

    fn when(&self, state: &State) -> String {
        if state.turn > 0 { format!("turn {}", state.turn) } else { String::new() }
    }

    /// A turn may be interrupted before anything is collected or after it is paid. Points are the same wherever it stops.
    fn tells_at_once(&self, what: &str) -> bool {
        what == "points"
    }

    fn part_clause(&self, part: &str) -> Option<&'static str> {
        Some(match part {
            "villages" => "natick.village.points",
            "towns" => "natick.town.points",
            "traders" => "natick.trader.points",
            _ => "natick.knight.points",
        })
    }

    fn target_reached(&self, state: &State, seat: Seat) -> Option<&'static str> {
        (self.points(state, seat) >= self.target()).then_some("natick.end.target")
    }

    fn ending(&self, state: &State) -> &'static str {
        if self.stalled(state) { "nobody built for too long" } else { "the target was reached" }
    }

    fn draw(view: &View, paper: Paper) -> String {
        view.drawn(paper)
    }

    /// Who goes first is settled before every decision.
    fn opening_order(&self, state: &State) -> Option<Vec<Seat>> {
        Some(vec![state.first, Seat(1 - state.first.0)])
    }
}

fn provenance() -> Vec<Provenance> {
    // A clause's standing also applies to the values in it.
    let clauses = BOX.clauses();
    let rows = content::provenance().into_iter().filter_map(|row| {
        let clause = clauses.iter().find(|clause| clause.id == row.clause)?;
        Some(Provenance {
            table: row.table.to_owned(),
            row: row.row,
            standing: match clause.standing() {
                "inferred" => "follows from what is printed".to_owned(),
                standing => standing.to_owned(),
            },
            source: row.note.to_owned(),
            reconstructed: clause.is_reconstructed(),
            overlay: row.overlay,
        })
    });
    rows.collect()
}

#[cfg(test)]
mod tests {
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
