//! A finished game turn by turn: what was played, what would have been better, and what was luck.

use engine::PerSeat;
use protocol::Review;
use search::{Budget, Stop};
use shelf::{Ask, BoxTable, Outline, PlayedNote, Subject, mix};

use crate::{
    chances::{Scale, after_luck, correct_points, difference, separate_luck},
    draft::{Draft, LuckDraft},
    explain::explained,
    luck::weighed,
    summary::summaries,
};

/// A turn that was judged, by its number, and what chance did before it.
struct Seen {
    number: usize,
    luck: Vec<LuckDraft>,
    /// How often luck has struck before it.
    lucky: usize,
}

/// Judges the turns before this one again by what the seat can still reach, if no luck lies between them.
fn judge_again(
    (subject, outline): (&mut dyn Subject, &Outline),
    turns: &[PlayedNote],
    seen: &[Seen],
    (later, lucky): (usize, usize),
    budget: Budget,
) {
    // Where answers count, a rival's answers are not to the seat's credit.
    let alone = !outline.heeds_answers;
    let is_mine = |before: &&Seen| turns[before.number].seat == turns[later].seat;
    let near = seen.iter().rev().take_while(|before| before.lucky == lucky);
    for before in near.take_while(|before| alone || is_mine(before)).filter(is_mine) {
        subject.judge_again(before.number, later, budget);
    }
}

/// Judges every turn so far. `heard` is called with the number of turns done and the number of all turns.
pub fn review(
    table: &dyn BoxTable,
    budget: Budget,
    stop: &Stop,
    heard: &mut dyn FnMut(usize, usize),
) -> Review {
    review_from(table, 0, budget, stop, heard)
}

/// Judges only the turns that begin at this entry or later. What came before is as it was.
pub fn review_from(
    table: &dyn BoxTable,
    from: usize,
    budget: Budget,
    stop: &Stop,
    heard: &mut dyn FnMut(usize, usize),
) -> Review {
    let subject = &mut *table.subject();
    let (outline, turns, strokes) = (subject.outline(), subject.turns(), subject.strokes());
    let mut courses: PerSeat<u8> = PerSeat::all(0);
    let first = |turn: &PlayedNote| turn.entries.first().copied().unwrap_or(0);
    let begin = turns.first().map_or(0, first).max(from);
    let numbers = 0..strokes.len();
    let mut numbers = numbers.filter(|&number| strokes[number][0] > begin).peekable();
    let (mut unfinished, mut waiting, mut seen) = (false, Vec::new(), Vec::<Seen>::new());
    let mut lucky = 0;
    for (number, turn) in turns.iter().enumerate() {
        heard(number, turns.len());
        if stop.is_asked() {
            unfinished = true;
            break;
        }
        while let Some(stroke) = numbers.next_if(|&stroke| strokes[stroke][0] < first(turn)) {
            waiting.push(stroke);
            lucky += 1;
        }
        if first(turn) < from {
            continue;
        }
        let ask = Ask { budget, luck: mix(7, &[number as u64]), stop };
        let Some(course) = subject.judge(number, courses[turn.seat], ask) else { continue };
        judge_again((subject, &outline), &turns, &seen, (number, lucky), budget);
        let luck = weighed(subject, &outline, &std::mem::take(&mut waiting), courses, (budget, stop));
        courses[turn.seat] = course;
        seen.push(Seen { number, luck, lucky });
    }
    let mut drafts = Vec::new();
    for Seen { number, luck, .. } in seen {
        drafts.push(Draft { luck, ..explained(subject, &outline, number, &turns[number]) });
    }
    if outline.review.points {
        correct_points(&mut drafts, &outline.assumed);
    }
    let Outline { sum, assumed, .. } = &outline;
    let scale = Scale { points: outline.review.points, sum: *sum, assumed };
    let standing = separate_luck(&mut drafts, scale);
    let (mut last_luck, mut last_rest) = (Vec::new(), Vec::new());
    if !unfinished {
        heard(turns.len(), turns.len());
        if let (Some(end), false) = (&outline.end, drafts.is_empty()) {
            waiting.extend(numbers);
            last_luck = weighed(subject, &outline, &waiting, courses, (budget, stop));
            last_rest = difference(&after_luck(standing, &mut last_luck, outline.sum), end);
        }
    }
    let mut review = Review {
        budget: budget.to_string(),
        turns: drafts.into_iter().map(Draft::finish).collect(),
        last_luck: LuckDraft::finish(last_luck),
        last_rest,
        unfinished,
        ..outline.review
    };
    review.summary = summaries(&review);
    review
}
