//! The puzzles that come with the program.

use std::collections::HashSet;

use boxes::BOXES;

use protocol::AttemptVerdict;
use search::{Budget, Stop};
use shelf::GameBox;
use study::{Posed, PuzzleProblem, of_day, puzzle, puzzles};

/// Every puzzle of a box. Reading one also checks that its turns are legal, and that the best one leads to another
/// position than the obvious one.
fn all() -> Vec<Posed> {
    let of = |game: &'static GameBox| {
        (1..=puzzles(game)).map(move |number| {
            puzzle(game, number).unwrap_or_else(|problem| panic!("{} {number}: {problem}", game.id))
        })
    };
    BOXES.boxes().flat_map(of).collect()
}

#[test]
fn every_puzzle_can_be_posed_and_its_answers_are_judged() {
    for posed in all() {
        let what = format!("{} {}", posed.game.id, posed.number);
        let (lead, error) = posed.puzzle.lead();
        assert!(lead > 0.0 && lead >= 2.9 * error, "{what}: {lead} ± {error}");
        // What the search has looked at needs no more thought.
        let judge = |actions: &[String]| {
            let answer = posed.judge(actions, Budget::Simulations(2), &Stop::default());
            answer.unwrap_or_else(|refused| panic!("{what}: {refused}"))
        };
        let best = judge(&posed.puzzle.best().actions);
        assert_eq!(best.verdict, AttemptVerdict::Best, "{what}");
        let obvious = judge(&posed.puzzle.obvious().actions);
        assert_ne!(obvious.verdict, AttemptVerdict::Best, "{what}");
        assert_eq!(obvious.yours.map(|told| told.line.lost), Some(posed.puzzle.obvious().lost), "{what}");
        let sum: f32 = obvious.by_source.iter().map(|(_, by)| by).sum();
        assert!(!posed.puzzle.points || (sum - posed.puzzle.obvious().lost).abs() < 0.5, "{what}: {sum}");
    }
}

#[test]
fn a_turn_that_nobody_has_thought_about_is_tried_out() {
    let game = BOXES.find("burgundy").unwrap();
    let posed = puzzle(game, 1).unwrap();
    // The first thing that is legal, to the end of the turn.
    let mut turn = Vec::new();
    while !posed.ends(&turn).unwrap() {
        turn.push(posed.after(&turn).unwrap().legal(posed.puzzle.seat()).swap_remove(0));
    }
    let known = posed.puzzle.turns.iter().any(|line| line.actions == turn);
    let answer = posed.judge(&turn, Budget::Simulations(6), &Stop::default()).unwrap();
    assert!(!known && answer.verdict == AttemptVerdict::Worse, "{answer:?}");
}

#[test]
fn every_day_has_its_puzzle_and_none_comes_twice_in_a_round() {
    let all: usize = BOXES.boxes().map(puzzles).sum();
    let days = |from: u64| -> Vec<(&str, usize)> {
        let day = |day| of_day(BOXES, day).map(|(game, number)| (game.id, number)).unwrap();
        (from..from + all as u64).map(day).collect()
    };
    let (first, second) = (days(0), days(all as u64));
    assert_eq!(first.iter().collect::<HashSet<_>>().len(), all);
    assert_eq!(second.iter().collect::<HashSet<_>>().len(), all);
    assert_ne!(first, second, "the order changes");
    assert_eq!(first, days(0), "a day keeps its puzzle");
}

#[test]
fn a_puzzle_that_does_not_exist_or_does_not_fit_is_refused_in_words() {
    let game = BOXES.find("burgundy").unwrap();
    let problem = |found: Result<Posed, PuzzleProblem>| match found {
        Ok(_) => panic!("it is broken"),
        Err(problem) => problem.to_string(),
    };
    assert!(problem(puzzle(game, 0)).contains("has no puzzle 0; choose 1 to"));
    let (record, answer) = game.files().puzzle(1).unwrap();
    let best = puzzle(game, 1).unwrap().puzzle.best().actions[0].clone();
    let message = problem(Posed::read(game, 1, record, &answer.replace(&best, "take d1 9 castle")));
    assert!(message.starts_with("the puzzle's answer: `take d1 9 castle"), "{message}");
    let message = problem(Posed::read(game, 1, &record.replacen("burgundy", "burgundi", 1), answer));
    assert!(message.starts_with("the puzzle's record: ") && message.contains("burgundi"), "{message}");
}
