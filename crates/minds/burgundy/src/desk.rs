//! What the rules of the box can tell people.

use ::burgundy::{
    Burgundy, Source, State, View,
    content::{self, Kind, KindSet},
};
use engine::{Confidence, Config, ConfigErrors, Paper, Rules as _, Seat};
use shelf::{Clause, Provenance, Witness};

/// The box, for everybody who need not know it.
pub(crate) struct Desk;

impl Witness for Desk {
    type Rules = Burgundy;

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

    fn compose(config: &Config) -> Result<Burgundy, ConfigErrors> {
        Burgundy::new(config)
    }

    fn points_by_source(_: &Burgundy, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        let points = &state.hands[seat].points;
        acc.extend(Source::ALL.iter().map(|source| i32::from(points[source.index()])));
    }

    fn can_score(rules: &Burgundy, source: usize) -> bool {
        Burgundy::can_score(rules, Source::ALL[source])
    }

    fn score_name(rules: &Burgundy) -> Option<&'static str> {
        rules.must_fill().then_some("spaces covered")
    }

    fn goals(_: &Burgundy) -> Vec<&'static str> {
        Kind::ALL.map(Kind::name).to_vec()
    }

    fn part_clause(rules: &Burgundy, part: &str) -> Option<&'static str> {
        Some(match part {
            _ if rules.must_fill() => "burgundy.solo.win",
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

    fn count_goals(rules: &Burgundy, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        let estate = &state.estates[seat];
        let board = rules.board_of(estate);
        let covered = |kind| (board.of_kinds(KindSet::of(&[kind])) & estate.covered).len();
        acc.extend(Kind::ALL.map(|kind| covered(kind) as i32));
    }

    fn when(_: &Burgundy, state: &State) -> String {
        let phase = char::from(b'A' + state.phase);
        if state.turn.is_some() { format!("phase {phase}, round {}", state.round) } else { String::new() }
    }

    fn turn(_: &Burgundy, state: &State) -> Option<u32> {
        let seat = u32::from(state.turn?.0);
        Some((u32::from(state.phase) * 8 + u32::from(state.round)) * 8 + seat)
    }

    fn ending(rules: &Burgundy, state: &State) -> &'static str {
        if rules.must_fill() && rules.empty_spaces(&state.estates[Seat(0)]) == 0 {
            "the duchy was full"
        } else {
            "phase E was over"
        }
    }

    fn draw(view: &View, paper: Paper) -> String {
        view.drawn(paper)
    }

    /// The roll for the start player comes before every decision.
    fn opening_order(rules: &Burgundy, state: &State) -> Option<Vec<Seat>> {
        Some(state.track.order[..rules.seats() as usize].to_vec())
    }
}

/// Where every table of the content comes from.
pub(super) fn provenance(_: &[Clause<'_>]) -> Vec<Provenance> {
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
