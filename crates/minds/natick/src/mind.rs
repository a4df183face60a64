//! What a search knows about Natick.

use ::natick::{Action, Natick, State};
use engine::{PerSeat, Rules as _, Seat};
use search::{
    GreedyBot, Guide as _, Mind,
    calibration::{Odds, SURE_WIN},
    final_chances,
};
use shelf::Witness as _;

use super::{desk::Desk, guide::NatickGuide, weights::TAUGHT};

/// How many turns ahead simulated games go. The net judges better than the quick player plays, so they are short.
const AHEAD: u32 = 2;
/// What a certain win is worth. Natick is a race, and only winning counts. So a value is a chance of winning: half of
/// its per cent, from -25 for none to 25 for a certain win.
const WIN: f32 = SURE_WIN;
/// With a lead of this many tenths of a point, as the guide counts, a seat wins six games of seven.
const LEAD: f32 = 40.0;

/// The root that turns the odds of the net into odds that come true: the net is too sure.
///
/// Fitted on 17 November 2026 (`loire arena natick --chances --games 300 --seed 8201`, and with other seeds): about 1.3 would be best
/// between two `medium` bots, 1.7 between two `easy` ones and 1.8 between two `hard` ones.
const SURE: f32 = 1.4;
/// The smallest chance that is ever given. Of the sides whose chance seemed to be nearly nothing, one in thirty won.
const LEAST: f32 = 0.03;

/// The chances of an `expert` who takes over, fitted on 17 November 2026 to 900 games (`loire arena natick --bots
/// novice,easy,medium,hard --chances --take-over --games 150 --seed 79`).
const RACE: Odds = Odds::by_chance([0.09, -1.67, 1.77, 1.55, -1.46]);

pub(crate) struct NatickMind {
    guide: NatickGuide,
}

impl NatickMind {
    pub(super) fn with_character(character: u64) -> NatickMind {
        NatickMind { guide: NatickGuide::new(&TAUGHT).with_character(character) }
    }
}

/// What a seat's chance of winning is worth, as the guide sees it. The guide looks at both seats, so its value is a lead.
pub(super) fn chance_value(guide: &NatickGuide, rules: &Natick, state: &State, seat: Seat) -> f32 {
    if let Some(outcome) = rules.outcome(state) {
        return WIN * (2.0 * final_chances(rules, &outcome)[seat] - 1.0);
    }
    let lead = guide.value(rules, state, seat) / LEAD;
    WIN * lead / (1.0 + lead * lead).sqrt()
}

impl Mind<Natick> for NatickMind {
    type Policy = GreedyBot<NatickGuide>;

    fn policy(&self, luck: u64) -> Self::Policy {
        GreedyBot::new(self.guide, luck)
    }

    fn value(&self, rules: &Natick, state: &State, seat: Seat) -> f32 {
        chance_value(&self.guide, rules, state, seat)
    }

    fn moment(&self, _: &Natick, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn goal(&self, _: &Natick, state: &State) -> u32 {
        u32::from(state.turn) + AHEAD
    }

    fn utility(&self, _: &Natick, expected: &PerSeat<f32>, seat: Seat) -> f32 {
        expected[seat]
    }

    fn chances(&self, rules: &Natick, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        if let Some(outcome) = rules.outcome(state) {
            return final_chances(rules, &outcome);
        }
        // Both seats are judged separately. The two estimates for the first seat are averaged.
        let said = (0.5 + (expected[Seat(0)] - expected[Seat(1)]) / (4.0 * WIN)).clamp(0.0, 1.0);
        let [win, lose] = [said, 1.0 - said].map(|chance| chance.powf(1.0 / SURE));
        let first = LEAST + (1.0 - 2.0 * LEAST) * win / (win + lose);
        let mut chances = PerSeat::all(0.0);
        (chances[Seat(0)], chances[Seat(1)]) = (first, 1.0 - first);
        chances
    }

    /// By the points that the leader still needs.
    fn left(&self, rules: &Natick, state: &State) -> f32 {
        let most = Seat::all(rules.seats()).map(|seat| rules.points(state, seat)).max().unwrap_or(0);
        f32::from(rules.target().saturating_sub(most)) / f32::from(rules.target())
    }

    fn odds(&self, _: &Natick) -> Option<Odds> {
        Some(RACE)
    }

    /// Turns are short, and a seat that leaves a rival one point from winning should know it.
    fn heeds_answers(&self) -> bool {
        true
    }

    /// To decline an offer or to harvest in somebody else's turn is not much of an answer.
    fn weighs(&self, rules: &Natick, state: &State, seat: Seat) -> bool {
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        seat == state.active || legal.iter().any(|action| matches!(action, Action::Divide { .. }))
    }

    /// Bots accept offers that people would laugh at.
    fn advises(&self, action: Action) -> bool {
        !matches!(action, Action::Offer { .. } | Action::Deal)
    }

    /// Values here are chances of winning.
    fn counts_points(&self, _: &Natick) -> bool {
        false
    }

    fn sources(&self, rules: &Natick, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        Desk::count_parts(rules, state, seat, acc);
    }
}
