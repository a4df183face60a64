//! A finished game turn by turn: what was played, what would have been better, and what was luck.

#![expect(clippy::cast_precision_loss, reason = "counts of games and seats are small")]

mod cost;
mod fall;
mod notes;
mod round;
mod strokes;
mod told;

use std::cmp::Ordering;

use engine::{PerSeat, Seat};
use play::{EventNote, Match};
use search::{
    Budget, Candidate, Judged, Manner, Mind as _, PlayedTurn, Stop, advise, final_chances, imagine, judge,
    played_turns,
};
use serde::Serialize;

pub(crate) use self::told::grade_of;
pub use self::{
    cost::ReviewCost,
    fall::{FallNote, FallenNote},
    notes::{ChancesOf, HeadStart, PartNote},
    strokes::StrokeNote,
};
use self::{
    strokes::{Played, strokes},
    told::told_turn,
};
use crate::{
    Choice, Gain, Grade, Level, SeatReview, VariantSpec, Way,
    choice::counts_points,
    fate::{after_luck, correct_points, difference, separate_luck, worth},
    mix,
    summary::summaries,
};

/// The version of [`Review`]. A stored review with another version is made again.
pub const REVIEW_VERSION: u16 = 10;

/// One turn of the game.
#[derive(Clone, Debug, Serialize)]
pub struct TurnReview {
    /// Whose turn it was.
    pub seat: Seat,
    /// When in the game it was: `round 3`.
    pub when: String,
    /// The numbers of its entries in the record, from 0.
    pub entries: Vec<usize>,
    /// What was played. It has no events, since the record has them.
    pub played: Choice,
    /// The turns that were better than the one that was played, best first. If that was the best, the next one.
    pub others: Vec<Choice>,
    /// What the turn lost, as the seat weighs everyone's results. If values are not points: the chance of winning that it
    /// lost, in per cent.
    pub lost: f32,
    /// How far `lost` may be off.
    pub error: f32,
    /// How far the turn lowered the score where that does not count points, and how far this may be off. None if it
    /// could be noise, and against rivals, where only chances matter.
    pub fewer: Option<[f32; 2]>,
    /// How good the turn was.
    pub grade: Grade,
    /// What the best turn gains straight away and the played one does not, or the reverse. Only if the turn lost
    /// something.
    pub at_once: Vec<Gain>,
    /// What `lost` consists of, the largest part first: points by source at the end of simulated games, what the others get
    /// ([`crate::RIVALS`]), and the rest ([`crate::POSITION`]). Where values are not points, only sources. Only if the turn lost something.
    pub lost_by_source: Vec<(&'static str, f32)>,
    /// Why the turn loses whole games more often than the best one. Only if the turn lost something.
    pub fall: Option<FallNote>,
    /// How many points more the best rival can expect after it. In `lost` they count little, but they can decide the game. Only if the turn lost
    /// something.
    pub left_to_rival: Option<f32>,
    /// The clause under which the better turn ends and wins the game, and the played one does not. Only if the turn
    /// lost something.
    pub target: Option<&'static str>,
    /// Something the better turn leads to in the same round and the played one does not. Only where a turn is
    /// a plan, which gains nothing by itself.
    pub goes_on: Vec<EventNote>,
    /// Every seat's chance of winning before the turn, if the best was played.
    pub before: Vec<f32>,
    /// The same after what was played. It differs only if the loss is more than noise.
    pub after: Vec<f32>,
    /// What chance did since the turn before.
    pub luck: Vec<StrokeNote>,
    /// How the chances have changed since the turn before, through neither luck nor a turn that was judged: the review
    /// did not foresee it.
    pub rest: Vec<f32>,
    /// How many simulated games `before` comes from, or how many would be as exact.
    #[serde(skip)]
    pub games: f32,
    /// The share of a loss that lasts, which is what counts. The review would take the rest back at the next turns, on average.
    pub lasts: f32,
    /// How far a loss may be off besides its error, as a share of it.
    #[serde(skip)]
    pub doubt: f32,
}

impl TurnReview {
    /// How luck has changed a seat's chance since the turn before.
    pub fn luck_of(&self, seat: Seat) -> f32 {
        self.luck.iter().map(|stroke| stroke.chances[seat.index()]).sum()
    }
}

impl Review {
    /// A seat's chance at the end: that of the result, if the game was reviewed to its end.
    pub fn end_of(&self, seat: Seat) -> f32 {
        let at = seat.index();
        let after = self.turns.last().map_or(0.0, |turn| turn.after[at]);
        let luck: f32 = self.last_luck.iter().map(|stroke| stroke.chances[at]).sum();
        after + luck + self.last_rest.get(at).copied().unwrap_or(0.0)
    }
}

/// A game with every turn judged.
#[derive(Clone, Debug, Serialize)]
pub struct Review {
    /// See [`REVIEW_VERSION`].
    pub version: u16,
    /// How many seats there are.
    pub seats: u8,
    /// How much thought each turn got: a number of simulated games, or a time.
    pub budget: String,
    /// Whether values are points. Otherwise only the chances of winning mean something to people.
    pub points: bool,
    /// What the score counts, if not points.
    pub counts: Option<&'static str>,
    /// The sources or goals that losses consist of.
    pub parts: Vec<PartNote>,
    /// Whether turns were judged by the best turns after them.
    pub ahead: bool,
    /// Whose chances of winning it names.
    pub chances: ChancesOf,
    /// The clause that says what wins, where the score counts no points.
    pub goal: Option<&'static str>,
    /// How much of each part every seat has reached in the end, and how much wins. Only where every part counts by itself.
    pub reached: Vec<Vec<(&'static str, [i32; 2])>>,
    /// Why they are uneven before the first turn.
    pub head_start: Option<HeadStart>,
    /// Why the game ended.
    pub ending: Option<&'static str>,
    /// Who lost it outright.
    pub fallen: Vec<FallenNote>,
    /// The turns in which more than one thing was worth a thought.
    pub turns: Vec<TurnReview>,
    /// What chance did after the last turn.
    pub last_luck: Vec<StrokeNote>,
    /// What else changed the chances after the last turn.
    pub last_rest: Vec<f32>,
    /// What luck and choices did for each seat.
    pub summary: Vec<SeatReview>,
    /// Whether it was stopped before the end.
    pub unfinished: bool,
}

/// A seat's options now.
#[derive(Clone, Debug, Serialize)]
pub struct Hint {
    /// Whose turn it is.
    pub seat: Seat,
    /// Whether values are points.
    pub points: bool,
    /// What the score counts, if not points.
    pub counts: Option<&'static str>,
    /// The best turns, best first. None if the seat has nothing to decide.
    pub choices: Vec<Choice>,
}

/// How many alternatives to report for a turn that lost something, and for a good one.
const OTHERS: usize = 3;
const NEXT: usize = 1;

/// How to think about each turn.
pub(crate) fn manner<R: VariantSpec>(budget: Budget) -> Manner {
    match R::way(Level::Expert) {
        Way::Thinking(manner) => Manner { budget, ..manner },
        Way::FirstSight { .. } => Manner { width: 12, turns: 6, budget },
    }
}

/// A turn that was judged, and what chance did before it.
struct Seen<'a, R: VariantSpec> {
    turn: &'a PlayedTurn<R>,
    judged: Judged<R>,
    luck: Vec<StrokeNote>,
    /// How often luck has struck before it.
    lucky: usize,
}

/// Judges the turns before this one again by what the seat can still reach, if no luck lies between them.
fn heed<R: VariantSpec>(
    mind: &R::Mind,
    rules: &R,
    manner: Manner,
    seen: &mut [Seen<'_, R>],
    (turn, judged): (&PlayedTurn<R>, &Judged<R>),
    lucky: usize,
) {
    // Where answers count, a rival's answers are not to the seat's credit.
    let alone = !mind.heeds_answers();
    let near = seen.iter_mut().rev().take_while(|before| before.lucky == lucky);
    let mine = near.take_while(|before| alone || before.turn.seat == turn.seat);
    for before in mine.filter(|before| before.turn.seat == turn.seat) {
        before.judged.heed(mind, rules, manner, (turn, judged));
    }
}

/// A review without its turns.
fn begun<R: VariantSpec>(game: &Match<R>, mind: &R::Mind, budget: Budget) -> Review {
    let rules = game.rules();
    Review {
        version: REVIEW_VERSION,
        seats: rules.seats(),
        budget: budget.to_string(),
        points: counts_points(rules, mind),
        counts: rules.score_name(),
        parts: rules.parts().into_iter().map(|part| PartNote::new(rules, part)).collect(),
        ahead: mind.looks_ahead(rules),
        chances: match (mind.odds(rules), fixed_sum(rules)) {
            (None, _) => ChancesOf::Simulated,
            (Some(_), Some(_)) => ChancesOf::Experts,
            (Some(_), None) => ChancesOf::ExpertAgainstGame,
        },
        goal: rules.goal_clause(),
        reached: reached(game),
        head_start: rules.head_start(),
        ending: game.outcome().map(|_| rules.ending(game.state())),
        fallen: Seat::all(rules.seats())
            .filter_map(|seat| Some(FallenNote::new(seat, mind.fell(rules, game.state(), seat)?)))
            .collect(),
        turns: Vec::new(),
        last_luck: Vec::new(),
        last_rest: Vec::new(),
        summary: Vec::new(),
        unfinished: false,
    }
}

fn reached<R: VariantSpec>(game: &Match<R>) -> Vec<Vec<(&'static str, [i32; 2])>> {
    let rules = game.rules();
    let needed = rules.needed(game.state());
    if game.outcome().is_none() || needed.is_empty() {
        return Vec::new();
    }
    let reached = |seat| {
        let mut counts = Vec::new();
        rules.count_parts(game.state(), seat, &mut counts);
        let pairs = counts.into_iter().zip(&needed).map(|(count, &needed)| [count, needed]);
        rules.parts().into_iter().zip(pairs).collect()
    };
    Seat::all(rules.seats()).map(reached).collect()
}

/// Judges every turn of a game. `told` is called with the number of turns done and the number of
/// all turns.
pub(crate) fn review<R: VariantSpec>(
    game: &Match<R>,
    budget: Budget,
    stop: &Stop,
    told: &mut dyn FnMut(usize, usize),
) -> Review {
    let rules = game.rules();
    let mind = R::mind(0);
    let turns: Vec<PlayedTurn<R>> =
        played_turns(&mind, rules, game.actions()).into_iter().filter(|turn| turn.choice).collect();
    let mut review = begun(game, &mind, budget);
    let mut courses: PerSeat<u8> = PerSeat::all(0);
    let manner = manner::<R>(budget);
    let first = |turn: &PlayedTurn<R>| turn.entries.first().copied().unwrap_or(0);
    let begin = turns.first().map_or(0, first);
    let mut strokes = strokes(game).into_iter().filter(|one| one.first() > begin).peekable();
    let points = review.points;
    let weighed = |strokes: Vec<Played<R>>, courses: PerSeat<u8>| -> Vec<StrokeNote> {
        strokes.into_iter().map(|one| one.weigh(rules, courses, manner, points, stop)).collect()
    };
    let (mut waiting, mut seen) = (Vec::new(), Vec::<Seen<R>>::new());
    let mut lucky = 0;
    for (number, turn) in turns.iter().enumerate() {
        told(number, turns.len());
        if stop.is_asked() {
            review.unfinished = true;
            break;
        }
        while let Some(one) = strokes.next_if(|one| one.first() < first(turn)) {
            waiting.push(one);
            lucky += 1;
        }
        let judged = judge(&mind, rules, turn, courses[turn.seat], manner, mix(7, &[number as u64]), stop);
        let Some(judged) = judged else { continue };
        heed(&mind, rules, manner, &mut seen, (turn, &judged), lucky);
        let luck = weighed(std::mem::take(&mut waiting), courses);
        courses[turn.seat] = judged.best().course;
        seen.push(Seen { turn, judged, luck, lucky });
    }
    for Seen { turn, mut judged, luck, .. } in seen {
        judged.explain(&mind, rules, turn);
        let told = told_turn::<R>(rules, turn, &judged, review.points);
        review.turns.push(TurnReview { luck, ..told });
    }
    if review.points {
        correct_points(&mut review.turns, R::LOSSES);
    }
    let standing = separate_luck(&mut review.turns, review.points, fixed_sum(rules));
    if !review.unfinished {
        told(turns.len(), turns.len());
        if let (Some(outcome), false) = (game.outcome(), review.turns.is_empty()) {
            waiting.extend(strokes);
            review.last_luck = weighed(waiting, courses);
            let standing = after_luck(standing, &mut review.last_luck, fixed_sum(rules));
            review.last_rest = difference(&standing, &listed::<R>(rules, &final_chances(rules, &outcome)));
        }
    }
    review.summary = summaries(&review);
    review
}

/// Compares what a seat could do now. It imagines what it cannot know.
pub(crate) fn hint<R: VariantSpec>(
    game: &Match<R>,
    seat: Seat,
    luck: u64,
    budget: Budget,
    stop: &Stop,
) -> Hint {
    let rules = game.rules();
    let mind = R::mind(0);
    let mut hint =
        Hint { seat, points: counts_points(rules, &mind), counts: rules.score_name(), choices: Vec::new() };
    if !game.is_asked(seat) {
        return hint;
    }
    let mut rng = engine::Rng::new(mix(luck, &[game.len() as u64, u64::from(seat.0)]));
    let state = imagine(rules, game.state(), seat, &mut rng);
    let best = advise(&mind, rules, &state, seat, manner::<R>(budget), rng.next_u64(), stop);
    let choice = |candidate: &Candidate<R>| Choice::new(rules, candidate, seat, &state, game.len());
    hint.choices = best.iter().take(OTHERS).map(choice).collect();
    // Turns that dropped out early were tried out less. None of them is better than the best.
    if let [best, others @ ..] = &mut hint.choices[..] {
        for other in &mut *others {
            other.expected = other.expected.min(best.expected);
            other.chance = other.chance.min(best.chance);
            other.score = other.score.zip(best.score).map(|(other, best)| other.min(best));
        }
        others.sort_by(|a, b| {
            worth(b, hint.points).partial_cmp(&worth(a, hint.points)).unwrap_or(Ordering::Equal)
        });
    }
    hint
}

/// What the chances of all seats add up to. Where everyone is on one side, that is not fixed.
fn fixed_sum<R: VariantSpec>(rules: &R) -> Option<f32> {
    let partners = Seat::all(rules.seats()).filter(|&seat| rules.side(seat) == rules.side(Seat(0))).count();
    (partners < rules.seats().into()).then_some(partners as f32)
}

fn listed<R: VariantSpec>(rules: &R, values: &PerSeat<f32>) -> Vec<f32> {
    Seat::all(rules.seats()).map(|seat| values[seat]).collect()
}

#[cfg(test)]
mod tests;
