//! The team game: two teams of two, each with one double duchy.

use engine::{Module, ModuleDefault, OptionSpec};

use super::Owned;
use crate::{
    compose::draft::Draft,
    content::Duchy,
    rules::{Limits, SetUp},
    step::Step,
};

pub(super) const MODULE: Owned = Owned {
    duchies: DUCHIES,
    given: &["shared"],
    ..super::owned(ROW, add)
};

const ROW: Module = Module {
    seats: Some(4..=4),
    excludes: &["border", "routes", "solo", "shields"],
    excludes_clause: super::COMBINE,
    options: &[OptionSpec::one_of(
        "team.tie",
        &["more", "fewest"],
        "whether a tie goes to the team with more or with fewer empty spaces",
        "burgundy.team.tie",
    )],
    defaults: &[ModuleDefault { option: "boards", value: |_| "12a" }],
    ..super::module(
        "team",
        "Team game",
        "two teams of two: partners share a double duchy, goods, silver and workers",
        "burgundy.team.players",
    )
};

const DUCHIES: &[&str] = &["12a", "12b"];

fn add(draft: &mut Draft<'_>) {
    let fewest = draft.choice("team.tie") == "fewest";
    if draft.rules.set_up.boards_dealt > 0 || draft.rules.set_up.boards[0].is_none() {
        let known = "the team game deals no duchies; write `boards 12a`, `boards 12b` or one for each team";
        let asked = draft.choice("boards").trim().to_owned();
        draft.errors.push(format!("boards {asked}: {known}"));
    }
    let rules = &mut draft.rules;
    // Partners sit opposite each other: p1 and p3 are team A, p2 and p4 team B.
    rules.estates = 2;
    // r[burgundy.team.order] No roll decides who starts.
    rules.game_steps[0] = Step::FirstSeat;
    // r[burgundy.team.setup] By turn order, so team A has 3 workers and team B has 5.
    rules.set_up =
        SetUp { silver: 2, workers: [3, 5, 3, 5], start_player: "burgundy.team.order", ..rules.set_up };
    // r[burgundy.team.castle]
    if let Some(board) = &mut rules.boards[Duchy::named("12b").row() as usize] {
        board.start_on(&[1, 6]);
    }
    // r[burgundy.team.storage] r[burgundy.team.track] A team has twelve river spaces.
    rules.limits = Limits { storage: 2, shared: 2, ships: 12, ..rules.limits };
    // r[burgundy.team.tie]
    rules.tie_fewest = fewest;
    rules.tie_track = false;
}
