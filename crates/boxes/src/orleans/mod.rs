//! Orléans in the registry.

mod aim;
mod arrears;
mod carpenter;
mod cast;
mod city;
mod crew;
mod deeds;
mod demands;
mod drive;
mod duel;
mod gains;
mod gifts;
mod goals;
mod greedy;
mod journey;
mod lens;
mod lesson;
mod mind;
mod outlook;
mod plan;
mod prices;
mod progress;
mod route;
mod sources;
mod team;
#[cfg(test)]
mod tests;
mod towers;
mod treaty;
mod weights;

use std::sync::{Arc, LazyLock};

use ::orleans::{End, Event, MENU, Orleans, RULES_VERSION, Source, State, View, What, scenarios::Scenario};
use engine::{Confidence, Config, ConfigErrors, Paper, Seat};
use protocol::HeadStart;
use search::{
    Budget, Manner,
    net::{Learned, Net},
};

use self::{greedy::Planner, lens::OrleansLens, mind::OrleansMind, weights::Weights};
use crate::{
    BotKind, BotSpec, Face, GameBox, Level, Provenance, School, VariantSpec, Way, archive, levels::thinking,
};

/// Orléans in the registry.
pub(crate) static BOX: GameBox = GameBox {
    id: "orleans",
    title: "Orléans",
    menu: MENU,
    version: RULES_VERSION,
    rules_text: |language| archive::rules("orleans", language),
    translations: &["de", "fr"],
    provenance,
    catalog: Some(|| serde_json::to_value(::orleans::Catalog::new()).expect("a catalog is plain data")),
    unsaid: &["leave"],
    legend: ::orleans::legend,
    complete: None,
    variants: &[&Face::<Orleans>::NEW],
    choose: |_| 0,
};

/// How nets learn it.
static SCHOOL: School<Orleans> =
    School { lens: &OrleansLens, tables: lens::tables, alone: None, ahead: None };

/// The net with which bots judge positions between rounds. `games/orleans/net.md` says how it was made.
static NET: LazyLock<Option<Arc<Net>>> =
    LazyLock::new(|| SCHOOL.graduate(&archive::net("orleans", "net.bin")).ok());

impl VariantSpec for Orleans {
    const BOTS: &'static [BotSpec<Orleans>] = &[
        BotSpec::RANDOM,
        BotSpec {
            name: "greedy",
            about: "plans the round that looks best",
            kind: BotKind::Yardstick,
            thinks: false,
            make: |_| Box::new(Planner::new(&Weights::PLAIN)),
        },
        BotSpec {
            name: "steady",
            about: "plays as well as greedy, each seat with its own taste",
            kind: BotKind::Yardstick,
            thinks: false,
            make: |setup| Box::new(Planner::new(&Weights::with_temper(setup.temper))),
        },
        BotSpec::NOVICE,
        BotSpec::EASY,
        BotSpec::MEDIUM,
        BotSpec::HARD,
        BotSpec::EXPERT,
    ];
    const SOURCES: &'static [&'static str] = &["coins", "goods", "development", "depot", "structures"];

    type Mind = Learned<Orleans, OrleansMind>;

    fn mind(temper: u64) -> Self::Mind {
        Learned::new(OrleansMind::with_temper(temper), SCHOOL.lens, NET.clone())
    }

    fn school() -> Option<&'static School<Orleans>> {
        Some(&SCHOOL)
    }

    /// Which plan is best shows only in simulated rounds.
    fn pupil() -> Manner {
        Manner { width: 1, turns: 6, budget: Budget::Simulations(24) }
    }

    /// A slip costs a whole follower here, so there are fewer of them than elsewhere.
    fn way(level: Level) -> Way {
        match level {
            Level::Novice => Way::FirstSight { slips: 160 },
            Level::Easy => Way::FirstSight { slips: 70 },
            Level::Medium => Way::FirstSight { slips: 25 },
            // With ten plans and 96 games, nobody can tell it from `expert`.
            Level::Hard => thinking(12, 2, 8),
            Level::Expert => thinking(24, 14, 600),
        }
    }

    fn game() -> &'static GameBox {
        &BOX
    }

    fn compose(config: &Config) -> Result<Orleans, ConfigErrors> {
        Orleans::new(config)
    }

    fn points_by_source(&self, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        acc.extend(Source::ALL.map(|source| i32::from(self.points_from(state, seat, source))));
    }

    fn can_score(&self, source: usize) -> bool {
        Orleans::can_score(self, Source::ALL[source])
    }

    fn score_name(&self) -> Option<&'static str> {
        self.counted()
    }

    fn goals(&self) -> Vec<&'static str> {
        goals::goals(self)
    }

    fn part_title(&self, part: &'static str) -> &'static str {
        if self.score_name().is_some() { goals::title(part) } else { part }
    }

    fn part_clause(&self, part: &str) -> Option<&'static str> {
        let source = Source::ALL.into_iter().find(|source| source.name() == part).map(Source::clause);
        source.filter(|_| self.counted().is_none()).or_else(|| goals::clause(part))
    }

    fn count_goals(&self, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        goals::count(self, state, seat, acc);
    }

    fn turn(&self, state: &State) -> Option<u32> {
        (state.round > 0).then(|| u32::from(state.round))
    }

    /// What a round gains or costs. Other events only say how.
    fn tells_later(&self, seat: Seat, event: &Event) -> bool {
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
    fn comes_anyway(&self, clause: &str) -> bool {
        clause.starts_with("orleans.event.") || clause.starts_with("orleans.census.")
    }

    /// Only in the base game: in Prosperity, the player who begins won 49.5 % of 200 games between two `hard` bots. See
    /// docs/decisions/0030-the-first-bathhouse-stays.md.
    fn head_start(&self) -> Option<HeadStart> {
        let strong = self.bathes_by_itself() || self.strong_bathhouse();
        let bathhouse = self.scenario().scenario == Scenario::Base && strong;
        bathhouse.then_some(HeadStart::Bathhouse)
    }

    fn goal_clause(&self) -> Option<&'static str> {
        match self.scenario().scenario {
            Scenario::Base | Scenario::Prosperity => None,
            Scenario::Invasion => Some("orleans.invasion.goal"),
            Scenario::Duel => Some("orleans.duel.goal"),
            Scenario::Dignitary => Some("orleans.dignitary.goal"),
            Scenario::Vierzon => Some("orleans.vierzon.goal"),
            Scenario::Salesman => Some("orleans.salesman.goal"),
        }
    }

    fn needed(&self, state: &State) -> Vec<i32> {
        goals::needed(self, state)
    }

    fn when(&self, state: &State) -> String {
        if state.round > 0 { format!("round {}", state.round) } else { String::new() }
    }

    fn scores_decided(&self, state: &State) -> bool {
        state.end != End::Unpaid
    }

    fn ending(&self, state: &State) -> &'static str {
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
    fn opening_order(&self, state: &State) -> Option<Vec<Seat>> {
        let seats = engine::Rules::seats(self);
        // The start player changes every round.
        let rounds = state.round.checked_sub(1)? % seats;
        Some((0..seats).map(|step| Seat((state.first.0 + seats - rounds + step) % seats)).collect())
    }
}

fn provenance() -> Vec<Provenance> {
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
