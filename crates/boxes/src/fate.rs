//! Luck apart from choices.
//!
//! Every turn comes with an estimate of the chances before it, and with what it changed. The changes are quite exact,
//! because all alternatives were compared with the same luck. What luck changed is known in the same way. The estimates are rough, and
//! they favour the seat whose turn it is: it plays its best, and the others only play quickly. So turns share one estimate, their average,
//! until luck strikes or everybody has had a turn, and it counts by how sure it is. What it changes is neither luck nor a choice, but the rest.
//!
//! A turn that changes the odds by some factor according to its own estimate changes the shared ones by the same factor.
//! So chances stay between 0 and 1, and a mistake costs little when the game is decided.
//!
//! An estimate also corrects the luck and the losses before it, each by its own doubt.

mod correct;
mod odds;

use std::cmp::Ordering;

pub(crate) use self::correct::correct_points;
use self::{
    correct::{correct, doubt, drop_noise},
    odds::{difference, factored, moved, powered, scaled, shifted},
};
use crate::{Choice, Grade, StrokeNote, TurnReview, review::grade_of};

/// How far an estimate at even chances is off by itself, however many games it comes from.
const ROUGH: f32 = 0.04;
/// How far chances at even odds move between two estimates, without luck or choices that the review knows of.
const UNSEEN: f32 = 0.02;

/// What is known about the chances so far, and how well. A new estimate counts by how much surer it is: otherwise its noise would look like
/// a change of fortune.
struct Standing {
    chances: Vec<f32>,
    variance: f32,
}

impl Standing {
    /// What an estimate says that comes from so many games.
    fn estimated(chances: Vec<f32>, games: f32) -> Standing {
        let open = open(&chances);
        Standing { variance: open * (ROUGH.powi(2) + 0.25 / games.max(1.0)), chances }
    }

    /// What is known after strokes of luck and with a new estimate, and how the chances changed otherwise. `turns` came before the luck.
    ///
    /// If the estimate shows that the chances were off, what is known of the luck and of the losses can be off as well. So each of them takes over the
    /// share of its own doubt.
    fn then(
        &self,
        turns: &mut [TurnReview],
        strokes: &mut [StrokeNote],
        seen: &Standing,
        sum: Option<f32>,
    ) -> (Standing, Vec<f32>) {
        let mut chances = after_luck(self.chances.clone(), strokes, sum);
        let lucky: f32 = strokes.iter().map(|stroke| stroke.error.powi(2)).sum();
        let lost: f32 = turns.iter().map(|turn| doubt(turn).powi(2)).sum();
        let variance = self.variance + lucky + lost + open(&chances) * UNSEEN.powi(2);
        if variance <= 0.0 {
            let rest = vec![0.0; chances.len()];
            return (Standing { chances, variance }, rest);
        }
        let share = variance / (variance + seen.variance);
        let off: Vec<f32> =
            chances.iter().zip(&seen.chances).map(|(chance, seen)| share * (seen - chance)).collect();
        let mut left = 1.0;
        for stroke in strokes {
            let part = stroke.error.powi(2) / variance;
            left -= part;
            stroke.chances = shifted(&stroke.chances, &off, part);
        }
        for number in 0..turns.len() {
            let part = doubt(&turns[number]).powi(2) / variance;
            left -= correct(&mut turns[number..], &off, part);
            turns[number].error *= (1.0 - share * part).sqrt();
        }
        chances = shifted(&chances, &off, 1.0);
        (Standing { chances, variance: (1.0 - share) * variance }, off.iter().map(|off| left * off).collect())
    }
}

/// How open a game is, from 0 to 1.
fn open(chances: &[f32]) -> f32 {
    chances.iter().map(|chance| 4.0 * chance * (1.0 - chance)).fold(0.0, f32::max)
}

/// Makes the chances continuous: after a turn they stay until chance acts. Returns the chances at the end.
///
/// `points` says whether losses are points; otherwise they are per cent. `sum` is what the chances of all seats add up to,
/// if that is fixed.
pub(crate) fn separate_luck(turns: &mut [TurnReview], points: bool, sum: Option<f32>) -> Vec<f32> {
    for turn in &mut *turns {
        believe(turn, sum);
    }
    let (mut standing, mut last): (Option<Standing>, usize) = (None, 0);
    let starts = starts(turns);
    let ends = starts.iter().copied().skip(1).chain([turns.len()]);
    for (start, end) in starts.iter().copied().zip(ends) {
        let games: f32 = turns[start..end].iter().map(|turn| turn.games).sum();
        let seen = Standing::estimated(anchor(&turns[start..end], sum), games);
        let (before, now) = turns.split_at_mut(start);
        let level = match (&standing, now.first_mut()) {
            (Some(known), Some(first)) => {
                let last = &mut before[last..];
                let (level, mut rest) = known.then(last, &mut first.luck, &seen, sum);
                if !points {
                    drop_noise(last, &mut rest);
                }
                first.rest = rest;
                level
            }
            _ => seen,
        };
        last = start;
        let mut now = level.chances.clone();
        for turn in &mut turns[start..end] {
            let mut after = moved(&now, &turn.before, &turn.after, sum);
            let seat = turn.seat.index();
            // They are not better than the best turn, even if their few simulated games were luckier.
            for choice in &mut turn.others {
                choice.chance = factored(now[seat], turn.before[seat], choice.chance).min(now[seat]);
            }
            let level = (now[seat] * (1.0 - now[seat]) / games.max(1.0)).sqrt();
            let (lost, error) = (100.0 * (now[seat] - after[seat]), level_error(turn, now[seat], level));
            if !points {
                regrade(turn, lost, error, after[seat]);
                if turn.grade <= Grade::Best {
                    // A loss that could be noise changes nothing, and nothing else was better.
                    after.clone_from(&now);
                    turn.lost = 0.0;
                }
            }
            turn.before = std::mem::replace(&mut now, after.clone());
            turn.after = after;
        }
        standing = Some(Standing { chances: now, ..level });
    }
    for turn in turns {
        let seat = turn.seat.index();
        turn.played.chance = turn.after[seat];
        if turn.grade > Grade::Best {
            keep_better(turn, turn.after[seat], points);
        } else {
            turn.absolve();
        }
        if points && turn.grade > Grade::Best {
            // A few points can decide the game.
            let lost = 100.0 * (turn.before[seat] - turn.after[seat]);
            let error = turn.error * if turn.lost > 0.0 { lost / turn.lost } else { 0.0 };
            turn.grade = turn.grade.max(Grade::of(Grade::OF_CHANCE, lost, error));
        }
    }
    standing.map(|standing| standing.chances).unwrap_or_default()
}

/// Where a new estimate begins: after luck, and when every seat has had its say and one of them has another turn.
fn starts(turns: &[TurnReview]) -> Vec<usize> {
    let (mut starts, mut heard) = (Vec::new(), Vec::new());
    for (number, turn) in turns.iter().enumerate() {
        let again = heard.len() == turn.before.len() && heard.contains(&turn.seat);
        if number == 0 || again || !turn.luck.is_empty() {
            starts.push(number);
            heard.clear();
        }
        if !heard.contains(&turn.seat) {
            heard.push(turn.seat);
        }
    }
    starts
}

/// Keeps the alternatives that were better than a turn with this chance, in order.
fn keep_better(turn: &mut TurnReview, chance: f32, points: bool) {
    // Others that win no more often were no better, whatever their points, unless the score was lowered.
    let score = turn.fewer.and(turn.played.score);
    let expected = turn.played.expected;
    let better = |one: &Choice| {
        let wins_more = one.chance > chance && !(points && one.expected <= expected);
        wins_more || score.is_some() && one.score > score && one.chance >= chance
    };
    let mut place = 0..;
    turn.others.retain(|one| place.next() == Some(0) || better(one));
    let one = turn.others.len().min(1);
    let (best, also) = turn.others.split_at_mut(one);
    // What is better by its score wins no less often.
    for best in best {
        best.chance = best.chance.max(chance);
    }
    also.sort_by(|a, b| worth(b, points).partial_cmp(&worth(a, points)).unwrap_or(Ordering::Equal));
    // Beside the best, one that people cannot tell from it is enough.
    let told = |one: &Choice| {
        let more = if points { Some(one.expected) } else { one.score.filter(|_| score.is_some()) };
        ((100.0 * one.chance).round(), more.map(|more| (10.0 * more).round()))
    };
    let (best, mut equal) = (turn.others.first().map(told), 0);
    turn.others.retain(|one| {
        let same = Some(told(one)) == best;
        equal += usize::from(same);
        !same || equal <= 2
    });
}

/// The chances after some strokes of luck. Each changes the odds by a factor, so it never changes more than there is.
pub(crate) fn after_luck(mut now: Vec<f32>, strokes: &mut [StrokeNote], sum: Option<f32>) -> Vec<f32> {
    for stroke in strokes {
        let [before, after] = &stroke.own;
        let then = moved(&now, before, after, sum);
        stroke.chances = difference(&now, &then);
        now = then;
    }
    now
}

/// Counts only the share of a loss that lasts.
fn believe(turn: &mut TurnReview, sum: Option<f32>) {
    let (before, at, share) = (&turn.before, turn.seat.index(), turn.lasts);
    let nearer = |seat: usize, chance: f32| powered(before[seat], before[seat], chance, share);
    turn.after =
        scaled(turn.after.iter().enumerate().map(|(seat, &chance)| nearer(seat, chance)).collect(), sum);
    for choice in &mut turn.others {
        choice.chance = nearer(at, choice.chance);
    }
}

/// By what the alternatives are sorted: points, or the chance in whole per cent and then the score.
pub(crate) fn worth(choice: &Choice, points: bool) -> (f32, f32) {
    if points {
        (choice.expected, choice.chance)
    } else {
        ((100.0 * choice.chance).round(), choice.score.unwrap_or(0.0))
    }
}

/// How far a loss in per cent may be off because the chance before the turn is only known up to `level`.
fn level_error(turn: &TurnReview, now: f32, level: f32) -> f32 {
    let seat = turn.seat.index();
    let lost = |now: f32| now - factored(now, turn.before[seat], turn.after[seat]);
    50.0 * (lost((now + level).min(1.0)) - lost((now - level).max(0.0))).abs()
}

/// Where values are not points, a turn lost what the graph shows.
fn regrade(turn: &mut TurnReview, lost: f32, level_error: f32, after: f32) {
    if turn.grade <= Grade::Best {
        return;
    }
    let lost = lost.max(0.0);
    turn.error = (turn.error * if turn.lost > 0.0 { lost / turn.lost } else { 0.0 }).hypot(level_error);
    turn.lost = lost;
    turn.grade = Grade::of(Grade::OF_CHANCE, lost, turn.error).max(grade_of(turn.fewer));
    // Whoever wins anyway has only slipped.
    if after > 0.97 {
        turn.grade = turn.grade.min(Grade::Slip);
    }
}

/// What several turns say together about the chances before the first of them.
fn anchor(turns: &[TurnReview], sum: Option<f32>) -> Vec<f32> {
    let Some(first) = turns.first() else { return Vec::new() };
    // The changes so far, taken back from each estimate.
    let mut back: Vec<(f32, f32)> = vec![(0.5, 0.5); first.before.len()];
    let mut total = vec![0.0; first.before.len()];
    for turn in turns {
        for (seat, (total, back)) in total.iter_mut().zip(&mut back).enumerate() {
            *total += factored(turn.before[seat], back.1, back.0);
            *back = (back.0, factored(back.1, turn.before[seat], turn.after[seat]));
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "there are few turns")]
    let count = turns.len() as f32;
    scaled(total.into_iter().map(|total| total / count).collect(), sum)
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    fn turn(seat: u8, entry: usize, before: f32, after: f32) -> TurnReview {
        let choice = Choice {
            actions: Vec::new(),
            expected: 0.0,
            error: 0.0,
            chance: after,
            score: None,
            sources: Vec::new(),
            events: Vec::new(),
            ends_game: false,
            target: None,
        };
        TurnReview {
            seat: Seat(seat),
            when: String::new(),
            entries: vec![entry],
            played: choice,
            others: Vec::new(),
            lost: 0.0,
            error: 0.0,
            fewer: None,
            grade: Grade::Best,
            at_once: Vec::new(),
            lost_by_source: Vec::new(),
            fall: None,
            left_to_rival: None,
            target: None,
            goes_on: Vec::new(),
            before: vec![before, 1.0 - before],
            after: vec![after, 1.0 - after],
            luck: Vec::new(),
            rest: vec![0.0; 2],
            games: 100.0,
            lasts: 1.0,
            doubt: 0.0,
        }
    }

    fn near(value: f32, wanted: f32) -> bool {
        (value - wanted).abs() < 1e-5
    }

    /// A stroke of luck that helps the first seat.
    fn stroke(by: f32) -> StrokeNote {
        let own = [vec![0.5; 2], vec![0.5 + by, 0.5 - by]];
        StrokeNote { entries: vec![3], chances: vec![by, -by], points: Vec::new(), own, error: 0.01 }
    }

    #[test]
    fn luck_choices_and_the_rest_add_up() {
        // Both seats think that they are ahead. Then luck helps the first, and the next estimate says even more.
        let mut turns = vec![turn(0, 1, 0.6, 0.5), turn(1, 2, 0.4, 0.4), turn(0, 4, 0.9, 0.9)];
        turns[2].luck = vec![stroke(0.1), stroke(0.05)];
        let end = separate_luck(&mut turns, true, Some(1.0));
        // Before the first turn: 0.6 by its own estimate. The second one says 0.4 after the odds fell by a third.
        let (first, back) = (0.6, 0.5);
        assert!(near(turns[0].before[0], f32::midpoint(first, back)), "{:?}", turns[0]);
        assert!(near(turns[0].after[0], 11.0 / 20.0 / (11.0 / 20.0 + 27.0 / 40.0)), "{:?}", turns[0]);
        assert!(near(turns[1].before[0], turns[0].after[0]) && near(turns[1].rest[0], 0.0));
        let (luck, rest) = (turns[2].luck_of(Seat(0)), turns[2].rest[0]);
        assert!((0.14..0.17).contains(&luck) && rest > 0.05, "{:?}", turns[2]);
        assert!(near(turns[2].before[0], turns[1].after[0] + luck + rest) && turns[2].before[0] < 0.9);
        assert!(near(end[0], turns[2].after[0]) && near(end[0] + end[1], 1.0));
        assert!(near(turns[0].played.chance, turns[0].after[0]), "what people read is what the graph shows");
    }

    #[test]
    fn luck_never_changes_more_than_there_is() {
        let mut strokes = [stroke(0.4), stroke(0.4), stroke(-0.45)];
        let now = after_luck(vec![0.9, 0.1], &mut strokes, Some(1.0));
        assert!(strokes[0].chances[0] < 0.1 && strokes[1].chances[0] < 0.1, "{strokes:?}");
        let sum: f32 = strokes.iter().map(|stroke| stroke.chances[0]).sum();
        assert!(near(0.9 + sum, now[0]) && near(now[0] + now[1], 1.0) && now[0] > 0.5, "{now:?}");
    }

    #[test]
    fn a_sure_estimate_counts_more_than_a_rough_one() {
        let then = |said: f32, games: f32| {
            let mut turns = vec![turn(0, 1, 0.5, 0.5), turn(0, 4, said, said)];
            (turns[0].games, turns[1].games) = (1000.0, games);
            turns[1].luck = vec![stroke(0.0)];
            separate_luck(&mut turns, true, Some(1.0))[0]
        };
        let (rough, exact, decided) = (then(0.6, 20.0), then(0.6, 1000.0), then(0.999, 1000.0));
        assert!(0.5 < rough && rough < exact && exact < 0.57 && decided > 0.9, "{rough} {exact} {decided}");
    }

    /// A turn that lost 30 % but for `error`, a stroke of luck that is off by `unsure`, and an estimate that says that all is well.
    fn came_back(error: f32, unsure: f32) -> Vec<TurnReview> {
        let mut turns = vec![turn(0, 1, 0.6, 0.3), turn(0, 4, 0.6, 0.6)];
        (turns[0].lost, turns[0].error, turns[0].grade) = (30.0, error, Grade::Blunder);
        turns[0].others = vec![Choice { chance: 0.6, ..turns[0].played.clone() }];
        turns[1].luck = vec![StrokeNote { error: unsure, ..stroke(0.0) }];
        let end = separate_luck(&mut turns, false, Some(1.0));
        let [lost, luck] = [turns[0].before[0] - turns[0].after[0], turns[1].luck_of(Seat(0))];
        assert!(near(turns[0].before[0] - lost + luck + turns[1].rest[0], end[0]), "all adds up: {turns:?}");
        turns
    }

    #[test]
    fn a_loss_or_luck_that_could_be_wrong_is_corrected_by_the_next_estimate() {
        let lost = |turns: &[TurnReview]| turns[0].before[0] - turns[0].after[0];
        let (sure, unsure, lucky) = (came_back(0.0, 0.0), came_back(10.0, 0.0), came_back(0.0, 0.1));
        assert!(lost(&sure) > 0.29 && near(sure[1].luck_of(Seat(0)), 0.0), "{sure:?}");
        assert!(lost(&unsure) < 0.2 && unsure[1].rest[0] < sure[1].rest[0], "{unsure:?}");
        assert!(near(unsure[0].lost, 100.0 * lost(&unsure)) && unsure[0].grade > Grade::Best);
        assert!(
            near(unsure[0].played.chance, unsure[0].after[0]),
            "what people read is what the graph shows"
        );
        assert!(lost(&lucky) > 0.29 && lucky[1].luck_of(Seat(0)) > 0.1, "{lucky:?}");
        assert!(lucky[1].rest[0] < sure[1].rest[0]);
    }

    /// A turn that is said to lose 6 of 50 points, and the same seat's next turn, which expects so many.
    fn expects_then(expected: f32, lucky: f32, doubt: f32) -> Vec<TurnReview> {
        let mut turns = vec![turn(0, 1, 0.6, 0.3), turn(1, 2, 0.5, 0.5), turn(0, 4, 0.6, 0.6)];
        (turns[0].lost, turns[0].error, turns[0].grade, turns[0].doubt) = (6.0, 0.5, Grade::Blunder, doubt);
        turns[0].lost_by_source = vec![("area", 6.0)];
        turns[0].played.expected = 44.0;
        turns[0].others = vec![Choice { expected: 50.0, ..turns[0].played.clone() }];
        turns[2].played.expected = expected;
        turns[2].luck = vec![StrokeNote { points: vec![lucky, 0.0], ..stroke(0.0) }];
        correct_points(&mut turns, Grade::OF_POINTS);
        turns
    }

    #[test]
    fn points_that_came_back_were_not_lost() {
        let lost = |expected, lucky, doubt| expects_then(expected, lucky, doubt)[0].lost;
        assert!(near(lost(44.0, 0.0, 0.3), 6.0), "nothing came back");
        assert!(near(lost(50.0, 6.0, 0.3), 6.0), "it was luck");
        let (sure, unsure, more) = (lost(48.0, 0.0, 0.0), lost(48.0, 0.0, 0.5), lost(42.0, 0.0, 0.3));
        assert!(unsure < 4.0 && sure > 5.0 && more > 6.0, "{sure} {unsure} {more}");
        let back = expects_then(48.0, 0.0, 0.5).swap_remove(0);
        assert!(near(back.lost_by_source[0].1, back.lost) && near(50.0 - back.played.expected, back.lost));
        assert!(near((0.6 - back.after[0]) / 0.3, back.lost / 6.0) && back.grade > Grade::Best, "{back:?}");
        let none = expects_then(52.0, 0.0, 0.5).swap_remove(0);
        assert_eq!((none.grade, none.lost, &none.after), (Grade::Best, 0.0, &none.before));
    }

    #[test]
    fn a_loss_that_was_none_remains_in_the_rest() {
        let turns = came_back(14.5, 0.0);
        assert_eq!((turns[0].grade, turns[0].lost), (Grade::Best, 0.0));
        assert!(near(turns[0].before[0], turns[0].after[0]), "{turns:?}");
    }

    #[test]
    fn beside_the_best_turn_one_that_is_as_good_is_enough() {
        let mut turns = vec![turn(0, 1, 0.6, 0.3)];
        (turns[0].lost, turns[0].error, turns[0].grade) = (30.0, 1.0, Grade::Blunder);
        let other = |chance: f32| Choice { chance, ..turns[0].played.clone() };
        turns[0].others = vec![other(0.6), other(0.599), other(0.599), other(0.5)];
        separate_luck(&mut turns, false, Some(1.0));
        let told: Vec<f32> = turns[0].others.iter().map(|one| (100.0 * one.chance).round()).collect();
        assert_eq!(told, [60.0, 60.0, 50.0]);
    }

    #[test]
    fn of_a_loss_only_what_lasts_is_counted() {
        let after = |taken_back: f32| {
            let mut turns = vec![turn(0, 1, 0.5, 0.2)];
            (turns[0].lost, turns[0].error, turns[0].grade) = (30.0, 1.0, Grade::Blunder);
            turns[0].lasts = 1.0 - taken_back;
            separate_luck(&mut turns, false, Some(1.0));
            assert!(near(turns[0].lost, 100.0 * (0.5 - turns[0].after[0])), "{:?}", turns[0]);
            turns[0].after[0]
        };
        // The odds fall to a quarter. Half of that is a half, in powers of it.
        assert!(near(after(0.0), 0.2) && near(after(0.5), 1.0 / 3.0) && near(after(1.0), 0.5));
    }

    #[test]
    fn chances_stay_between_0_and_1_and_add_up() {
        let mut turns: Vec<TurnReview> = (0..40).map(|n| turn(n % 2, n.into(), 0.9, 0.1)).collect();
        separate_luck(&mut turns, true, Some(1.0));
        for turn in &turns {
            for chances in [&turn.before, &turn.after] {
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{turn:?}");
                assert!(near(chances.iter().sum(), 1.0), "{turn:?}");
            }
        }
    }

    /// A loss in per cent is what the graph shows.
    #[test]
    fn a_loss_in_per_cent_is_the_difference_of_the_chances() {
        let mut turns = vec![turn(0, 1, 0.9, 0.1), turn(1, 2, 0.9, 0.9)];
        (turns[0].lost, turns[0].error, turns[0].grade) = (80.0, 5.0, Grade::Blunder);
        separate_luck(&mut turns, false, Some(1.0));
        let lost = 100.0 * (turns[0].before[0] - turns[0].after[0]);
        assert!(near(turns[0].lost, lost) && lost > 0.0 && turns[0].error > 0.0, "{:?}", turns[0]);
    }

    #[test]
    fn a_turn_that_costs_few_points_and_the_game_is_a_blunder() {
        let mut turns = vec![turn(0, 1, 0.6, 0.2), turn(1, 2, 0.2, 0.2)];
        (turns[0].lost, turns[0].error, turns[0].grade) = (0.8, 0.1, Grade::Slip);
        separate_luck(&mut turns, true, Some(1.0));
        assert_eq!(turns[0].grade, Grade::Blunder);
        assert!(near(turns[0].lost, 0.8), "points stay points");
    }

    /// The chance before the turn comes from too few games to be sure of the loss.
    #[test]
    fn a_loss_that_could_be_noise_changes_nothing() {
        let mut turns = vec![turn(0, 1, 0.5, 0.4)];
        (turns[0].lost, turns[0].error, turns[0].grade) = (10.0, 6.0, Grade::Mistake);
        let end = separate_luck(&mut turns, false, Some(1.0));
        assert_eq!((turns[0].grade, turns[0].lost), (Grade::Best, 0.0));
        assert!(near(turns[0].before[0], 0.5) && near(turns[0].after[0], 0.5) && near(end[0], 0.5));
        assert!(near(turns[0].played.chance, 0.5), "what people read is what the graph shows");
    }

    #[test]
    fn whoever_wins_anyway_has_only_slipped() {
        let mut turns = vec![turn(0, 1, 0.99, 0.99)];
        (turns[0].fewer, turns[0].grade) = (Some([1.5, 0.1]), Grade::Blunder);
        separate_luck(&mut turns, false, None);
        assert_eq!(turns[0].grade, Grade::Slip);
    }

    #[test]
    fn a_game_without_turns_has_no_chances() {
        assert!(separate_luck(&mut [], true, None).is_empty());
    }
}
