//! What the rules of the box can tell people.

use ::natick::{
    Natick, State, View,
    content::{self, Item, Suit},
};
use engine::{Config, ConfigErrors, Paper, Seat};
use shelf::{Clause, Provenance, Witness};

/// The box, for everybody who need not know it.
pub(crate) struct Desk;

impl Witness for Desk {
    type Rules = Natick;

    const SOURCES: &'static [&'static str] = &["villages", "towns", "traders", "knights"];

    /// Simulated games end after two turns.
    const QUICK: usize = 3;

    fn compose(config: &Config) -> Result<Natick, ConfigErrors> {
        Natick::new(config)
    }

    fn points_by_source(rules: &Natick, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        acc.extend(Natick::points_by_source(rules, state, seat).map(i32::from));
    }

    /// A cost comes from one of two tables or from an overlay.
    fn in_force(rules: &Natick, option: &str) -> Option<String> {
        let item =
            Item::ALL.into_iter().find(|item| option.strip_prefix("overlay.cost.") == Some(item.name()))?;
        let cost = Suit::ALL.into_iter().zip(rules.cost(item)).filter(|&(_, count)| count > 0);
        Some(cost.map(|(suit, count)| format!("{suit} {count}")).collect::<Vec<_>>().join(" "))
    }

    fn turn(_: &Natick, state: &State) -> Option<u32> {
        (state.turn > 0).then(|| u32::from(state.turn))
    }

    fn when(_: &Natick, state: &State) -> String {
        if state.turn > 0 { format!("turn {}", state.turn) } else { String::new() }
    }

    /// A turn may be interrupted before anything is collected or after it is paid. Points are the same wherever it stops.
    fn tells_at_once(_: &Natick, what: &str) -> bool {
        what == "points"
    }

    fn part_clause(_: &Natick, part: &str) -> Option<&'static str> {
        Some(match part {
            "villages" => "natick.village.points",
            "towns" => "natick.town.points",
            "traders" => "natick.trader.points",
            _ => "natick.knight.points",
        })
    }

    fn target_reached(rules: &Natick, state: &State, seat: Seat) -> Option<&'static str> {
        (rules.points(state, seat) >= rules.target()).then_some("natick.end.target")
    }

    fn ending(rules: &Natick, state: &State) -> &'static str {
        if rules.stalled(state) { "nobody built for too long" } else { "the target was reached" }
    }

    fn draw(view: &View, paper: Paper) -> String {
        view.drawn(paper)
    }

    /// Who goes first is settled before every decision.
    fn opening_order(_: &Natick, state: &State) -> Option<Vec<Seat>> {
        Some(vec![state.first, Seat(1 - state.first.0)])
    }
}

/// Where every table of the content comes from.
pub(super) fn provenance(clauses: &[Clause<'_>]) -> Vec<Provenance> {
    // A clause's standing also applies to the values in it.
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
