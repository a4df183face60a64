//! Where nets learn.

use std::sync::Arc;

use boxes::BOXES;
use search::net::Net;
use shelf::{Contest, Lesson};

#[test]
fn the_same_seed_gives_the_same_lesson() {
    for game in BOXES.boxes() {
        let Some(class) = game.classroom(false) else { continue };
        let kind = Lesson::Practice { ahead: false, curious: 0 };
        let practice = |seed| class.lesson(3, seed, None, kind);
        let (one, same) = (practice(5), practice(5));
        assert_eq!(one, same, "{}", game.id);
        assert_ne!(one, practice(6), "{}", game.id);
        assert!(one.len() > 10, "{}", game.id);
        // Nobody ends far below what the position was worth at first sight.
        assert!((0..one.len()).all(|position| one.rest(position) > -60.0), "{}", game.id);
    }
}

#[test]
fn curious_pupils_play_otherwise_and_nearly_as_well() {
    let class = BOXES.find("burgundy-dice").unwrap().classroom(true).unwrap();
    let bytes = BOXES.find("burgundy-dice").unwrap().files().net("net-solo.bin");
    let net = Net::read(&bytes).map(Arc::new).unwrap();
    let game = |game: u64, curious| {
        let lesson = class.lesson(game, game, Some(&net), Lesson::Practice { ahead: false, curious });
        (lesson.score(0), lesson)
    };
    let games: Vec<[_; 2]> = (0..40).map(|number| [game(number, 0), game(number, 1000)]).collect();
    let other = games.iter().filter(|[plain, curious]| plain.1 != curious.1).count();
    let mean = |which: usize| games.iter().map(|game| game[which].0).sum::<f32>() / 40.0;
    // Random moves would cost about twenty points.
    assert!(other > 35 && mean(1) > mean(0) - 5.0, "{other}, {} and {}", mean(0), mean(1));
    assert_eq!(games[7][1].1, game(7, 1000).1);
}

#[test]
fn alone_means_tables_with_one_seat() {
    let seats = |alone| {
        let class = BOXES.find("burgundy-dice").unwrap().classroom(alone).unwrap();
        let net = Arc::new(class.beginner(String::new(), 1));
        (0..8).map(|game| class.contest(game, 1, &net).seats).collect::<Vec<_>>()
    };
    assert_eq!(seats(true), [1; 8]);
    assert_eq!(seats(false), [1, 1, 2, 3, 1, 1, 2, 3]);
    assert!(BOXES.find("natick").unwrap().classroom(true).is_none());
}

#[test]
fn a_net_that_knows_nothing_plays_like_the_estimate_by_hand() {
    let class = BOXES.find("burgundy").unwrap().classroom(false).unwrap();
    let net = Arc::new(class.beginner(String::new(), 1));
    let contests: Vec<Contest> = (0..6).map(|game| class.contest(game, game, &net)).collect();
    assert!(contests.iter().any(|contest| contest.seats == 4), "{contests:?}");
    assert!(contests.iter().all(|contest| contest.scores[0] > 120.0), "{contests:?}");
}
