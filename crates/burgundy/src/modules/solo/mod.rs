//! The solo game: an archipelago to fill within 25 rounds.

mod stage;

use engine::{Module, ModuleDefault, OptionSpec};

use super::Owned;
use crate::{
    compose::draft::Draft,
    content::{Effect, EndScore, Good, Kind, KindSet, Tile, TileSpec, plain},
    means::Means,
    parts::{List, Parts, Placing, Voyage},
    rules::{Colours, Goal, Limits, SetUp},
    step::Step,
};

pub(super) const MODULE: Owned = Owned {
    tiles: TILES,
    duchies: DUCHIES,
    words: stage::WORDS,
    counters: stage::COUNTERS,
    ..super::owned(ROW, add)
};

const ROW: Module = Module {
    seats: Some(1..=1),
    excludes: &["extra", "border", "white", "inns", "routes", "team", "shields"],
    excludes_clause: super::COMBINE,
    options: &[
        OptionSpec::one_of(
            "solo.target",
            &["50", "45", "46", "47", "48", "49", "51", "52", "53", "54", "55"],
            "the first target",
            "burgundy.solo.difficulty",
        ),
        OptionSpec::one_of(
            "solo.gains",
            &["separate", "lump"],
            "whether each source of points is a separate gain or all points of a placement are one",
            "burgundy.solo.gains",
        ),
    ],
    defaults: &[ModuleDefault { option: "boards", value: |_| "13a" }],
    ..super::module(
        "solo",
        "Solo game",
        "alone on an archipelago: cover all 37 spaces within 25 rounds",
        "burgundy.solo.setup",
    )
};

/// A tile that lies face down. r[burgundy.solo.black-tile]
const TILES: &[TileSpec] = &[TileSpec {
    fits: KindSet::ALL,
    counts: None,
    pile: None,
    ..plain("blank", Kind::Building, [0, 0], Effect::None, "burgundy.solo.black-tile")
}];

const DUCHIES: &[&str] = &["13a", "13b"];

fn add(draft: &mut Draft<'_>) {
    draft.include(TILES);
    let target = draft.choice("solo.target").parse().unwrap_or(50);
    let lump = draft.choice("solo.gains") == "lump";
    let rules = &mut draft.rules;
    rules.goal = Goal::Fill { target };
    rules.free_order = true;
    // r[burgundy.solo.setup] r[burgundy.solo.goods-limit] r[burgundy.solo.values] As for two players.
    rules.limits = Limits { slots: 2, sale: 2, black: 4, goods_colours: Good::COUNT as u8, ..rules.limits };
    rules.set_up = SetUp { workers: [2; 4], start_player: "burgundy.solo.setup", ..rules.set_up };
    replace(&mut rules.game_steps, |step| matches!(step, Step::RollOff(_)), Step::FirstSeat);
    // r[burgundy.solo.win] There is no final scoring.
    replace(&mut rules.game_steps, |step| step == Step::FinalScoring, Step::Verdict);
    // r[burgundy.solo.remove] After the goods tile.
    rules.round_steps.push(Step::RemoveOne);
    // r[burgundy.solo.monastery] Scoring monasteries pay immediately.
    rules.placed.add(Placing::Scoring);
    rules.tiles[Tile::monastery(26).index()].end = EndScore::PerColour(3);
    if lump {
        rules.together =
            Parts::of(&[Placing::Own, Placing::More, Placing::Size, Placing::Phase, Placing::Scoring]);
    }
    rules.colours = Colours::Action(Means::Reward);
    // r[burgundy.solo.no-track] A ship takes no step on the track.
    rules.shipped = List::new(&[Voyage::Load, Voyage::Exchange]).without(&[Voyage::Sail]);
}

/// Puts another step in the place of one.
fn replace(steps: &mut [Step], is: impl Fn(Step) -> bool, by: Step) {
    let place = steps.iter().position(|&step| is(step));
    steps[place.expect("the base game has this step")] = by;
}
