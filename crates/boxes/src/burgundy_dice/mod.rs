//! The Castles of Burgundy: The Dice Game in the registry.

#![expect(clippy::cast_precision_loss, reason = "the guide counts a handful of hexes")]

mod guide;
mod lens;
mod mind;
mod outlook;
mod prospect;
#[cfg(test)]
mod strength;

use std::sync::LazyLock;

use ::burgundy_dice::{BurgundyDice, MENU, RULES_VERSION, Source, State, View, content};
use engine::{Confidence, Config, ConfigErrors, Paper, Seat};
use search::GreedyBot;

use self::{
    guide::DiceGuide,
    lens::DiceLens,
    mind::{DiceMind, Nets},
};
use crate::{
    BotKind, BotSpec, Face, GameBox, Level, Provenance, School, VariantSpec, Way, archive, levels::thinking,
};

/// The Dice Game in the registry.
pub(crate) static BOX: GameBox = GameBox {
    id: "burgundy-dice",
    title: "The Castles of Burgundy: The Dice Game",
    menu: MENU,
    version: RULES_VERSION,
    rules_text: |language| archive::rules("burgundy-dice", language),
    translations: &["de", "fr"],
    provenance,
    catalog: Some(|| serde_json::to_value(::burgundy_dice::Catalog::new()).expect("a catalog is plain data")),
    unsaid: &[],
    legend: ::burgundy_dice::legend,
    complete: None,
    variants: &[&Face::<BurgundyDice>::NEW],
    choose: |_| 0,
};

/// How nets learn it.
static SCHOOL: School<BurgundyDice> = School {
    lens: &DiceLens,
    tables: lens::tables,
    alone: Some(lens::alone),
    ahead: Some(prospect::look_ahead),
};

/// The nets with which bots judge sheets. `games/burgundy-dice/net.md` says how they were made. When the lens has changed,
/// there are none until they have been trained again.
static NETS: LazyLock<Option<Nets>> = LazyLock::new(|| {
    let graduate = |name| SCHOOL.graduate(&archive::net("burgundy-dice", name)).ok();
    Some(Nets { alone: graduate("net-solo.bin")?, together: graduate("net.bin")? })
});

impl VariantSpec for BurgundyDice {
    const BOTS: &'static [BotSpec<BurgundyDice>] = &[
        BotSpec::RANDOM,
        BotSpec {
            name: "greedy",
            about: "makes the marks after which its sheet looks best",
            kind: BotKind::Yardstick,
            thinks: false,
            make: |setup| Box::new(GreedyBot::new(DiceGuide::PLAIN, setup.luck)),
        },
        BotSpec {
            name: "steady",
            about: "plays nearly as well as greedy, each seat with its own taste",
            kind: BotKind::Yardstick,
            thinks: false,
            make: |setup| Box::new(GreedyBot::new(DiceGuide::with_temper(setup.temper), setup.luck)),
        },
        BotSpec::NOVICE,
        BotSpec::EASY,
        BotSpec::MEDIUM,
        BotSpec::HARD,
        BotSpec {
            about: "looks two rolls ahead, and makes the marks that leave the best chances",
            ..BotSpec::EXPERT
        },
    ];
    const SOURCES: &'static [&'static str] = &["castle", "area", "pasture", "colour", "sale"];
    /// A game is worth some sixty points, and a mark rarely more than three.
    const LOSSES: [f32; 3] = [0.5, 1.5, 3.0];

    type Mind = DiceMind;

    fn mind(temper: u64) -> DiceMind {
        DiceMind::with_temper(temper, NETS.clone())
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

    fn game() -> &'static GameBox {
        &BOX
    }

    fn compose(config: &Config) -> Result<BurgundyDice, ConfigErrors> {
        BurgundyDice::new(config)
    }

    fn points_by_source(&self, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        let points = &state.players[seat].sources;
        acc.extend(Source::ALL.iter().map(|source| i32::from(points[source.index()])));
    }

    fn grades(&self) -> Vec<(i16, &'static str)> {
        let grades = content::GRADES.iter().filter(|_| self.solo());
        grades.map(|&(least, grade)| (least as i16, grade.name())).collect()
    }

    /// Everybody acts at the same time, so a turn is a round.
    fn turn(&self, state: &State) -> Option<u32> {
        (state.round > 0).then(|| u32::from(state.phase) * 256 + u32::from(state.round))
    }

    fn when(&self, state: &State) -> String {
        let phase = ["I", "II", "III"][usize::from(state.phase).min(2)];
        if state.round > 0 { format!("phase {phase}, round {}", state.round) } else { String::new() }
    }

    fn part_clause(&self, part: &str) -> Option<&'static str> {
        Some(match part {
            "castle" => "burgundy-dice.area.castle",
            "pasture" => "burgundy-dice.area.pasture",
            "colour" => "burgundy-dice.colour.values",
            "sale" => "burgundy-dice.sale.income",
            _ => "burgundy-dice.area.points",
        })
    }

    fn ending(&self, _: &State) -> &'static str {
        "phase III was over"
    }

    fn draw(view: &View, paper: Paper) -> String {
        view.drawn(paper)
    }

    /// Everybody acts at the same time, so nobody goes first.
    fn opening_order(&self, _: &State) -> Option<Vec<Seat>> {
        None
    }
}

fn provenance() -> Vec<Provenance> {
    let rows = content::provenance().into_iter().map(|row| Provenance {
        table: row.table.to_owned(),
        row: row.row,
        standing: row.confidence.words().to_owned(),
        source: row.note.to_owned(),
        reconstructed: row.confidence >= Confidence::Inferred,
        overlay: row.overlay,
    });
    rows.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sources_are_those_of_the_rules_in_rulebook_order() {
        for (name, source) in BurgundyDice::SOURCES.iter().zip(Source::ALL) {
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
        let rows = provenance();
        let single: Vec<&str> =
            rows.iter().filter(|row| row.standing == "one source only").map(|row| row.row.as_str()).collect();
        for row in ["duchy B", "duchy C", "duchy D", "hourglass: 4 single and 2 double faces"] {
            assert!(single.contains(&row), "{row}");
        }
        let colours = rows.iter().filter(|row| row.table == "colours" && row.standing == "one source only");
        assert_eq!(colours.count(), 5);
    }
}
