use engine::Seat;
use protocol::LuckNote;

use super::*;
use crate::assumed;

fn separate(turns: &mut [Draft], points: bool, sum: Option<f32>) -> Vec<f32> {
    separate_luck(turns, Scale { points, sum, assumed: &assumed() })
}

fn turn(seat: u8, entry: usize, before: f32, after: f32) -> Draft {
    let choice = Choice {
        actions: Vec::new(),
        expected: 0.0,
        error: 0.0,
        chance: after,
        score: None,
        sources: Vec::new(),
        events: Vec::new(),
    };
    let turn = TurnReview {
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
        reasons: Vec::new(),
        goes_on: Vec::new(),
        before: vec![before, 1.0 - before],
        after: vec![after, 1.0 - after],
        luck: Vec::new(),
        rest: vec![0.0; 2],
        lasts: 1.0,
    };
    Draft { turn, luck: Vec::new(), games: 100.0, doubt: 0.0 }
}

fn near(value: f32, wanted: f32) -> bool {
    (value - wanted).abs() < 1e-5
}

/// A stroke of luck that helps the first seat.
fn stroke(by: f32) -> LuckDraft {
    let own = [vec![0.5; 2], vec![0.5 + by, 0.5 - by]];
    let note = LuckNote { entries: vec![3], chances: vec![by, -by], points: Vec::new() };
    LuckDraft { note, own, error: 0.01 }
}

/// How luck has changed the first seat's chance since the turn before.
fn lucky(turn: &Draft) -> f32 {
    turn.luck.iter().map(|luck| luck.note.chances[0]).sum()
}

#[test]
fn luck_choices_and_the_rest_add_up() {
    // Both seats think that they are ahead. Then luck helps the first, and the next estimate says even more.
    let mut turns = vec![turn(0, 1, 0.6, 0.5), turn(1, 2, 0.4, 0.4), turn(0, 4, 0.9, 0.9)];
    turns[2].luck = vec![stroke(0.1), stroke(0.05)];
    let end = separate(&mut turns, true, Some(1.0));
    // Before the first turn: 0.6 by its own estimate. The second says 0.4 after the odds have fallen by a
    // third.
    let (first, back) = (0.6, 0.5);
    assert!(near(turns[0].before[0], f32::midpoint(first, back)), "{:?}", turns[0]);
    assert!(near(turns[0].after[0], 11.0 / 20.0 / (11.0 / 20.0 + 27.0 / 40.0)), "{:?}", turns[0]);
    assert!(near(turns[1].before[0], turns[0].after[0]) && near(turns[1].rest[0], 0.0));
    let (luck, rest) = (lucky(&turns[2]), turns[2].rest[0]);
    assert!((0.14..0.17).contains(&luck) && rest > 0.05, "{:?}", turns[2]);
    assert!(near(turns[2].before[0], turns[1].after[0] + luck + rest) && turns[2].before[0] < 0.9);
    assert!(near(end[0], turns[2].after[0]) && near(end[0] + end[1], 1.0));
    assert!(near(turns[0].played.chance, turns[0].after[0]), "what people read is what the graph shows");
}

#[test]
fn luck_never_changes_more_than_there_is() {
    let mut strokes = [stroke(0.4), stroke(0.4), stroke(-0.45)];
    let now = after_luck(vec![0.9, 0.1], &mut strokes, Some(1.0));
    assert!(strokes[0].note.chances[0] < 0.1 && strokes[1].note.chances[0] < 0.1, "{strokes:?}");
    let sum: f32 = strokes.iter().map(|stroke| stroke.note.chances[0]).sum();
    assert!(near(0.9 + sum, now[0]) && near(now[0] + now[1], 1.0) && now[0] > 0.5, "{now:?}");
}

#[test]
fn a_sure_estimate_counts_more_than_a_rough_one() {
    let then = |said: f32, games: f32| {
        let mut turns = vec![turn(0, 1, 0.5, 0.5), turn(0, 4, said, said)];
        (turns[0].games, turns[1].games) = (1000.0, games);
        turns[1].luck = vec![stroke(0.0)];
        separate(&mut turns, true, Some(1.0))[0]
    };
    let (rough, exact, decided) = (then(0.6, 20.0), then(0.6, 1000.0), then(0.999, 1000.0));
    assert!(0.5 < rough && rough < exact && exact < 0.57 && decided > 0.9, "{rough} {exact} {decided}");
}

/// A turn that lost 30 % but for `error`, a stroke of luck that may be off by `unsure`, and an estimate that finds
/// nothing lost.
fn came_back(error: f32, unsure: f32) -> Vec<Draft> {
    let mut turns = vec![turn(0, 1, 0.6, 0.3), turn(0, 4, 0.6, 0.6)];
    (turns[0].lost, turns[0].error, turns[0].grade) = (30.0, error, Grade::Blunder);
    turns[0].others = vec![Choice { chance: 0.6, ..turns[0].played.clone() }];
    turns[1].luck = vec![LuckDraft { error: unsure, ..stroke(0.0) }];
    let end = separate(&mut turns, false, Some(1.0));
    let [lost, luck] = [turns[0].before[0] - turns[0].after[0], lucky(&turns[1])];
    assert!(near(turns[0].before[0] - lost + luck + turns[1].rest[0], end[0]), "all adds up: {turns:?}");
    turns
}

#[test]
fn a_loss_or_luck_that_could_be_wrong_is_corrected_by_the_next_estimate() {
    let lost = |turns: &[Draft]| turns[0].before[0] - turns[0].after[0];
    let (sure, unsure, unlucky) = (came_back(0.0, 0.0), came_back(10.0, 0.0), came_back(0.0, 0.1));
    assert!(lost(&sure) > 0.29 && near(lucky(&sure[1]), 0.0), "{sure:?}");
    assert!(lost(&unsure) < 0.2 && unsure[1].rest[0] < sure[1].rest[0], "{unsure:?}");
    assert!(near(unsure[0].lost, 100.0 * lost(&unsure)) && unsure[0].grade > Grade::Best);
    assert!(near(unsure[0].played.chance, unsure[0].after[0]), "what people read is what the graph shows");
    assert!(lost(&unlucky) > 0.29 && lucky(&unlucky[1]) > 0.1, "{unlucky:?}");
    assert!(unlucky[1].rest[0] < sure[1].rest[0]);
}

/// A turn that is said to lose 6 of 50 points, and the same seat's next turn, which expects this
/// many.
fn expects_then(expected: f32, by_luck: f32, doubt: f32) -> Vec<Draft> {
    let mut turns = vec![turn(0, 1, 0.6, 0.3), turn(1, 2, 0.5, 0.5), turn(0, 4, 0.6, 0.6)];
    (turns[0].lost, turns[0].error, turns[0].grade, turns[0].doubt) = (6.0, 0.5, Grade::Blunder, doubt);
    turns[0].lost_by_source = vec![("area".to_owned(), 6.0)];
    turns[0].played.expected = 44.0;
    turns[0].others = vec![Choice { expected: 50.0, ..turns[0].played.clone() }];
    turns[2].played.expected = expected;
    turns[2].luck = vec![stroke(0.0)];
    turns[2].luck[0].note.points = vec![by_luck, 0.0];
    correct_points(&mut turns, &assumed());
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
    separate(&mut turns, false, Some(1.0));
    let told: Vec<f32> = turns[0].others.iter().map(|one| (100.0 * one.chance).round()).collect();
    assert_eq!(told, [60.0, 60.0, 50.0]);
}

#[test]
fn of_a_loss_only_what_lasts_is_counted() {
    let after = |taken_back: f32| {
        let mut turns = vec![turn(0, 1, 0.5, 0.2)];
        (turns[0].lost, turns[0].error, turns[0].grade) = (30.0, 1.0, Grade::Blunder);
        turns[0].lasts = 1.0 - taken_back;
        separate(&mut turns, false, Some(1.0));
        assert!(near(turns[0].lost, 100.0 * (0.5 - turns[0].after[0])), "{:?}", turns[0]);
        turns[0].after[0]
    };
    // The odds fall to a quarter. Half of that is a half, in powers of it.
    assert!(near(after(0.0), 0.2) && near(after(0.5), 1.0 / 3.0) && near(after(1.0), 0.5));
}

#[test]
fn chances_stay_between_0_and_1_and_add_up() {
    let mut turns: Vec<Draft> = (0..40).map(|n| turn(n % 2, n.into(), 0.9, 0.1)).collect();
    separate(&mut turns, true, Some(1.0));
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
    separate(&mut turns, false, Some(1.0));
    let lost = 100.0 * (turns[0].before[0] - turns[0].after[0]);
    assert!(near(turns[0].lost, lost) && lost > 0.0 && turns[0].error > 0.0, "{:?}", turns[0]);
}

#[test]
fn a_turn_that_costs_few_points_and_the_game_is_a_blunder() {
    let mut turns = vec![turn(0, 1, 0.6, 0.2), turn(1, 2, 0.2, 0.2)];
    (turns[0].lost, turns[0].error, turns[0].grade) = (0.8, 0.1, Grade::Slip);
    separate(&mut turns, true, Some(1.0));
    assert_eq!(turns[0].grade, Grade::Blunder);
    assert!(near(turns[0].lost, 0.8), "points stay points");
}

/// The chance before the turn comes from too few games to be sure of the loss.
#[test]
fn a_loss_that_could_be_noise_changes_nothing() {
    let mut turns = vec![turn(0, 1, 0.5, 0.4)];
    (turns[0].lost, turns[0].error, turns[0].grade) = (10.0, 6.0, Grade::Mistake);
    let end = separate(&mut turns, false, Some(1.0));
    assert_eq!((turns[0].grade, turns[0].lost), (Grade::Best, 0.0));
    assert!(near(turns[0].before[0], 0.5) && near(turns[0].after[0], 0.5) && near(end[0], 0.5));
    assert!(near(turns[0].played.chance, 0.5), "what people read is what the graph shows");
}

#[test]
fn whoever_wins_anyway_has_only_slipped() {
    let mut turns = vec![turn(0, 1, 0.99, 0.99)];
    (turns[0].fewer, turns[0].grade) = (Some([1.5, 0.1]), Grade::Blunder);
    separate(&mut turns, false, None);
    assert_eq!(turns[0].grade, Grade::Slip);
}

#[test]
fn a_game_without_turns_has_no_chances() {
    assert!(separate(&mut [], true, None).is_empty());
}

/// A loss counts as long as the game is open, even for a seat that is more likely to win than not.
#[test]
fn only_whoever_wins_anyway_has_merely_slipped() {
    let graded = |before: f32, after: f32, fewer: Option<[f32; 2]>| {
        let mut turns = vec![turn(0, 1, before, after)];
        let lost = 100.0 * (before - after);
        (turns[0].lost, turns[0].error, turns[0].grade) = (lost, 0.1, Grade::Blunder);
        (turns[0].games, turns[0].fewer) = (1e6, fewer);
        separate(&mut turns, false, Some(1.0));
        turns[0].grade
    };
    assert_eq!(graded(0.9, 0.6, None), Grade::Blunder);
    assert_eq!(graded(0.99, 0.955, Some([2.0, 0.1])), Grade::Blunder);
    assert_eq!(graded(0.994, 0.974, Some([2.0, 0.1])), Grade::Slip);
}

/// A new estimate counts after luck, and as soon as a seat has its next turn when all have had one.
#[test]
fn a_full_round_brings_a_new_estimate() {
    let at = |seats: &[u8]| -> Vec<Draft> {
        seats.iter().enumerate().map(|(entry, &seat)| turn(seat, entry, 0.5, 0.5)).collect()
    };
    assert_eq!(starts(&at(&[0, 1, 0, 1, 0])), [0, 2, 4]);
    assert_eq!(
        starts(&at(&[0, 0, 1, 1, 0])),
        [0, 3],
        "until then a second turn of a seat brings nothing new"
    );
    let mut turns = at(&[0, 1, 0, 1]);
    turns[1].luck = vec![stroke(0.1)];
    assert_eq!(starts(&turns), [0, 1, 3]);
    // What the second round changes is nobody's luck and nobody's choice.
    let mut turns =
        vec![turn(0, 1, 0.5, 0.5), turn(1, 2, 0.5, 0.5), turn(0, 3, 0.8, 0.8), turn(1, 4, 0.8, 0.8)];
    separate(&mut turns, true, Some(1.0));
    assert!(turns[2].rest[0] > 0.02 && near(turns[2].before[0], 0.5 + turns[2].rest[0]), "{turns:?}");
}
