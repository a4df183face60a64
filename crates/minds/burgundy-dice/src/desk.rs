//! What the rules of the box can tell people.

use ::burgundy_dice::{BurgundyDice, Source, State, View, content};
use engine::{Confidence, Config, ConfigErrors, Paper, Seat};
use shelf::{Clause, Provenance, Witness};

/// The box, for everybody who need not know it.
pub(crate) struct Desk;

impl Witness for Desk {
    type Rules = BurgundyDice;

    const SOURCES: &'static [&'static str] = &["castle", "area", "pasture", "colour", "sale"];

    fn compose(config: &Config) -> Result<BurgundyDice, ConfigErrors> {
        BurgundyDice::new(config)
    }

    fn points_by_source(_: &BurgundyDice, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        let points = &state.players[seat].sources;
        acc.extend(Source::ALL.iter().map(|source| i32::from(points[source.index()])));
    }

    fn grades(rules: &BurgundyDice) -> Vec<(i16, &'static str)> {
        let grades = content::GRADES.iter().filter(|_| rules.solo());
        grades.map(|&(least, grade)| (least as i16, grade.name())).collect()
    }

    /// Everybody acts at the same time, so a turn is a round.
    fn turn(_: &BurgundyDice, state: &State) -> Option<u32> {
        (state.round > 0).then(|| u32::from(state.phase) * 256 + u32::from(state.round))
    }

    fn when(_: &BurgundyDice, state: &State) -> String {
        let phase = ["I", "II", "III"][usize::from(state.phase).min(2)];
        if state.round > 0 { format!("phase {phase}, round {}", state.round) } else { String::new() }
    }

    fn part_clause(_: &BurgundyDice, part: &str) -> Option<&'static str> {
        Some(match part {
            "castle" => "burgundy-dice.area.castle",
            "pasture" => "burgundy-dice.area.pasture",
            "colour" => "burgundy-dice.colour.values",
            "sale" => "burgundy-dice.sale.income",
            _ => "burgundy-dice.area.points",
        })
    }

    fn ending(_: &BurgundyDice, _: &State) -> &'static str {
        "phase III was over"
    }

    fn draw(view: &View, paper: Paper) -> String {
        view.drawn(paper)
    }

    /// Everybody acts at the same time, so nobody goes first.
    fn opening_order(_: &BurgundyDice, _: &State) -> Option<Vec<Seat>> {
        None
    }
}

/// Where every table of the content comes from.
pub(super) fn provenance(_: &[Clause<'_>]) -> Vec<Provenance> {
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
