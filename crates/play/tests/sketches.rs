//! Answers of several lines, in words.

use std::sync::Arc;

use engine::{Config, Rng, Seat};
use play::{Fixed, Header, Match, Mirror, SeatAnswers, SketchNote, Table};
use testkit::toy::Toy;

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);

/// Two seats that are asked for their plans.
fn planning() -> Match<Toy> {
    let header = Header::new("toy", 1, Config::seats(2));
    let mut game = Match::new(Arc::new(Toy::new(2).with_plans()), header);
    game.settle(&mut Fixed::new(["draw plum"])).expect("it can be drawn");
    game
}

fn sketch(game: &Match<Toy>, wishes: &[&str]) -> SketchNote {
    SeatAnswers::sketch(&game.answers(P1), wishes).expect("the seat is asked for its plan")
}

#[test]
fn wishes_in_any_order_become_the_lines_that_are_sent() {
    let mut game = planning();
    let note = sketch(&game, &["bid 3", "list plum"]);
    assert_eq!(note.lines, ["skip apple", "skip pear", "list plum", "bid 3"]);
    assert_eq!((note.last.as_deref(), note.done), (Some("ready"), true));
    assert_eq!(note.more, ["list apple", "list pear"]);
    assert_eq!(note.view["lists"][0], "plum");
    let all: Vec<String> = note.lines.into_iter().chain(note.last).collect();
    Table::play_all(&mut game, P1, &all).expect("it is done");
    assert_eq!(SeatAnswers::sketch(&game.answers(P1), &[]), None, "nobody asks for a plan any more");
}

#[test]
fn a_list_that_lacks_something_is_not_done_and_what_does_not_fit_is_refused() {
    let mut game = planning();
    let note = sketch(&game, &["list pear", "skip pear", "bid 6", "nonsense", "take pear"]);
    assert_eq!(note.refused, ["skip pear", "bid 6", "take pear", "nonsense"]);
    assert_eq!(note.lines, ["skip apple", "list pear", "skip plum"]);
    assert!(!note.done && note.more.contains(&"bid 5".to_owned()), "{note:?}");
    let all: Vec<String> = note.lines.into_iter().chain(note.last).collect();
    assert!(Table::play_all(&mut game, P1, &all).is_err(), "there is no bid");
}

#[test]
fn a_mirror_sketches_as_its_match_does() {
    let mut game = planning();
    game.play_all(P2, &["list apple", "skip pear", "skip plum", "bid 4"]).expect("it is legal");
    let mut mirror = Mirror::new(game.shared_rules(), P1, Rng::new(7));
    let told: Vec<_> = game.record_for(engine::Viewer::Seat(P1)).entries().cloned().collect();
    mirror.hear(0, &told).expect("it fits");
    let note = mirror.answers().expect("it is not lost").sketch_note(&["bid 3", "list plum"]);
    assert_eq!(note, Some(sketch(&game, &["bid 3", "list plum"])));
}
