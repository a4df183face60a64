//! A finished game turn by turn: what was played, what would have been better, and what was luck.

#![expect(clippy::cast_precision_loss, reason = "counts of games and seats are small")]

mod cost;
mod fall;
mod round;
mod strokes;
mod told;

use std::cmp::Ordering;

use engine::{PerSeat, Seat};
use play::Match;
use protocol::{ChancesOf, FallenSeat, Hint, REVIEW_VERSION, Review, ReviewPart};
use search::{
    Budget, Candidate, Judged, Manner, Mind as _, PlayedTurn, Stop, advise, final_chances, imagine, judge,
    played_turns,
};

pub use self::cost::ReviewCost;
use self::{
    strokes::{Played, strokes},
    told::told_turn,
};
use crate::{
    Level, VariantSpec, Way,
    choice::counts_points,
    draft::{Draft, LuckDraft, Tried},
    fate::{after_luck, correct_points, difference, separate_luck, worth},
    mix,
    summary::summaries,
};

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
    luck: Vec<LuckDraft>,
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
        counts: rules.score_name().map(str::to_owned),
        parts: rules.parts().into_iter().map(|part| review_part(rules, part)).collect(),
        ahead: mind.looks_ahead(rules),
        chances: match (mind.odds(rules), fixed_sum(rules)) {
            (None, _) => ChancesOf::Simulated,
            (Some(_), Some(_)) => ChancesOf::Experts,
            (Some(_), None) => ChancesOf::ExpertAgainstGame,
        },
        goal: rules.goal_clause().map(str::to_owned),
        reached: reached(game),
        head_start: rules.head_start(),
        ending: game.outcome().map(|_| rules.ending(game.state()).to_owned()),
        fallen: Seat::all(rules.seats())
            .filter_map(|seat| {
                let fall = mind.fell(rules, game.state(), seat)?;
                Some(FallenSeat { seat, title: fall.title.to_owned(), clause: fall.clause.to_owned() })
            })
            .collect(),
        turns: Vec::new(),
        last_luck: Vec::new(),
        last_rest: Vec::new(),
        summary: Vec::new(),
        unfinished: false,
    }
}

fn review_part<R: VariantSpec>(rules: &R, part: &'static str) -> ReviewPart {
    ReviewPart {
        part: part.to_owned(),
        title: rules.part_title(part).to_owned(),
        clause: rules.part_clause(part).map(str::to_owned),
    }
}

fn reached<R: VariantSpec>(game: &Match<R>) -> Vec<Vec<(String, [i32; 2])>> {
    let rules = game.rules();
    let needed = rules.needed(game.state());
    if game.outcome().is_none() || needed.is_empty() {
        return Vec::new();
    }
    let reached = |seat| {
        let mut counts = Vec::new();
        rules.count_parts(game.state(), seat, &mut counts);
        let pairs = counts.into_iter().zip(&needed).map(|(count, &needed)| [count, needed]);
        rules.parts().into_iter().map(str::to_owned).zip(pairs).collect()
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
    let weighed = |strokes: Vec<Played<R>>, courses: PerSeat<u8>| -> Vec<LuckDraft> {
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
    let draft = |Seen { turn, mut judged, luck, .. }: Seen<'_, R>| {
        judged.explain(&mind, rules, turn);
        Draft { luck, ..told_turn::<R>(rules, turn, &judged, points) }
    };
    let mut drafts: Vec<Draft> = seen.into_iter().map(draft).collect();
    if points {
        correct_points(&mut drafts, R::LOSSES);
    }
    let standing = separate_luck(&mut drafts, points, fixed_sum(rules));
    review.turns = drafts.into_iter().map(Draft::finish).collect();
    if !review.unfinished {
        told(turns.len(), turns.len());
        if let (Some(outcome), false) = (game.outcome(), review.turns.is_empty()) {
            waiting.extend(strokes);
            let mut luck = weighed(waiting, courses);
            let standing = after_luck(standing, &mut luck, fixed_sum(rules));
            review.last_luck = LuckDraft::finish(luck);
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
    let mut hint = Hint {
        seat,
        points: counts_points(rules, &mind),
        counts: rules.score_name().map(str::to_owned),
        choices: Vec::new(),
    };
    if !game.is_asked(seat) {
        return hint;
    }
    let mut rng = engine::Rng::new(mix(luck, &[game.len() as u64, u64::from(seat.0)]));
    let state = imagine(rules, game.state(), seat, &mut rng);
    let best = advise(&mind, rules, &state, seat, manner::<R>(budget), rng.next_u64(), stop);
    let choice = |candidate: &Candidate<R>| Tried::new(rules, candidate, seat, &state, game.len()).choice;
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
