//! What the rules of the box can tell people.

use ::orleans::{End, Event, Orleans, Source, State, View, What, scenarios::Scenario};
use engine::{Confidence, Config, ConfigErrors, Paper, Seat};
use protocol::HeadStart;
use shelf::{Clause, Provenance, Witness};

use super::goals;

/// The box, for everybody who need not know it.
pub(crate) struct Desk;

impl Witness for Desk {
    type Rules = Orleans;

    const SOURCES: &'static [&'static str] = &["coins", "goods", "development", "depot", "structures"];

    fn compose(config: &Config) -> Result<Orleans, ConfigErrors> {
        Orleans::new(config)
    }

    fn points_by_source(rules: &Orleans, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        acc.extend(Source::ALL.map(|source| i32::from(rules.points_from(state, seat, source))));
    }

    fn can_score(rules: &Orleans, source: usize) -> bool {
        Orleans::can_score(rules, Source::ALL[source])
    }

    fn score_name(rules: &Orleans) -> Option<&'static str> {
        rules.counted()
    }

    fn goals(rules: &Orleans) -> Vec<&'static str> {
        goals::goals(rules)
    }

    fn part_title(rules: &Orleans, part: &'static str) -> &'static str {
        if Desk::score_name(rules).is_some() { goals::title(part) } else { part }
    }

    fn part_clause(rules: &Orleans, part: &str) -> Option<&'static str> {
        let source = Source::ALL.into_iter().find(|source| source.name() == part).map(Source::clause);
        source.filter(|_| rules.counted().is_none()).or_else(|| goals::clause(part))
    }

    fn count_goals(rules: &Orleans, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        goals::count(rules, state, seat, acc);
    }

    fn turn(_: &Orleans, state: &State) -> Option<u32> {
        (state.round > 0).then(|| u32::from(state.round))
    }

    /// What a round gains or costs. Other events only say how.
    fn tells_later(_: &Orleans, seat: Seat, event: &Event) -> bool {
        match event.what {
            What::Recruited { seat: whose, .. }
            | What::Developed { seat: whose, .. }
            | What::Coins { seat: whose, .. }
            | What::Good { seat: whose, .. }
            | What::Citizen { seat: whose, .. }
            | What::Built { seat: whose, .. }
            | What::Sent { seat: whose, .. }
            | What::Fitted { seat: whose, .. }
            | What::Opened { seat: whose, .. }
            | What::Loses { seat: whose, .. }
            | What::Completed { seat: whose, .. }
            | What::Structure { seat: whose, .. }
            | What::CompletesStructure { seat: whose, .. }
            | What::Found { seat: whose, .. }
            | What::Bought { seat: whose, .. }
            | What::Loaded { seat: whose, .. }
            | What::Funded { seat: whose, .. }
            | What::Fortified { seat: whose, .. } => whose == seat,
            _ => false,
        }
    }

    /// After the last pass of a round come the event and the census. They come after another action as well, only later.
    fn comes_anyway(_: &Orleans, clause: &str) -> bool {
        clause.starts_with("orleans.event.") || clause.starts_with("orleans.census.")
    }

    /// Only in the base game: in Prosperity, the player who begins won 49.5 % of 200 games between two `hard` bots. See
    /// docs/decisions/0030-the-first-bathhouse-stays.md.
    fn head_start(rules: &Orleans) -> Option<HeadStart> {
        let strong = rules.bathes_by_itself() || rules.strong_bathhouse();
        let bathhouse = rules.scenario().scenario == Scenario::Base && strong;
        bathhouse.then_some(HeadStart::Bathhouse)
    }

    fn goal_clause(rules: &Orleans) -> Option<&'static str> {
        match rules.scenario().scenario {
            Scenario::Base | Scenario::Prosperity => None,
            Scenario::Invasion => Some("orleans.invasion.goal"),
            Scenario::Duel => Some("orleans.duel.goal"),
            Scenario::Dignitary => Some("orleans.dignitary.goal"),
            Scenario::Vierzon => Some("orleans.vierzon.goal"),
            Scenario::Salesman => Some("orleans.salesman.goal"),
        }
    }

    fn needed(rules: &Orleans, state: &State) -> Vec<i32> {
        goals::needed(rules, state)
    }

    fn when(_: &Orleans, state: &State) -> String {
        if state.round > 0 { format!("round {}", state.round) } else { String::new() }
    }

    fn scores_decided(_: &Orleans, state: &State) -> bool {
        state.end != End::Unpaid
    }

    fn ending(_: &Orleans, state: &State) -> &'static str {
        match state.end {
            End::Objectives => "the objectives were met",
            End::Unpaid => "somebody could not pay",
            End::Open | End::Rounds => "the last round was over",
        }
    }

    fn draw(view: &View, paper: Paper) -> String {
        view.drawn(paper)
    }

    /// Who starts is settled before every decision.
    fn opening_order(rules: &Orleans, state: &State) -> Option<Vec<Seat>> {
        let seats = engine::Rules::seats(rules);
        // The start player changes every round.
        let rounds = state.round.checked_sub(1)? % seats;
        Some((0..seats).map(|step| Seat((state.first.0 + seats - rounds + step) % seats)).collect())
    }
}

/// Where every table of the content comes from.
pub(super) fn provenance(_: &[Clause<'_>]) -> Vec<Provenance> {
    let rows = ::orleans::content::provenance().into_iter();
    let rows = rows.map(|row| Provenance {
        table: row.table.to_owned(),
        row: row.row,
        standing: row.confidence.words().to_owned(),
        source: row.note.to_owned(),
        reconstructed: row.confidence >= Confidence::Inferred,
        overlay: row.overlay,
    });
    rows.collect()
}
