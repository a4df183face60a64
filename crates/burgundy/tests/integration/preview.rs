//! The preview of an action shows what the action really does.

use burgundy::{Burgundy, Event, What};
use engine::{Actor, Change, Config, Happening as _, Rules as _, Seat, Stage as _};

/// The preview of `ship 3` for p1, who has some goods in storage, when there are five goods in the depot.
fn load(stored: &str) -> (Vec<Change>, Vec<Event>) {
    let rules = Burgundy::new(&Config::seats(2)).unwrap();
    let mut state = rules.blank();
    let given =
        ["p1 dice 6 2", "p1 workers 3", "p1 storage ship", "goods 3 violet violet violet pink pink", stored];
    for line in given {
        let words: Vec<&str> = line.split(' ').collect();
        rules.arrange(&mut state, &words).unwrap();
    }
    rules.ready(&mut state).unwrap();
    rules.apply(&mut state, Actor::Seat(Seat(0)), "place d1 ship r4c5".parse().unwrap(), &mut ());
    let mut events = Vec::new();
    rules.preview(&state, Seat(0), "ship 3".parse().unwrap(), &mut events);
    (events.iter().filter_map(engine::Happening::change).collect(), events)
}

#[test]
fn a_preview_counts_only_the_goods_there_is_room_for() {
    let gain = |what, by| Change { seat: Seat(0), what, by };
    // Three colours are stored, so there is no room for others, and the events say what stays behind.
    let (changes, events) = load("p1 goods red 1 brown 1 orange 1");
    assert_eq!(changes, []);
    let left = |event: &&Event| matches!(event.what, What::LeftBehind { .. });
    assert_eq!(events.iter().filter(left).count(), 2);
    assert!(events.iter().all(|event| event.clause() != "burgundy.ship.any-depot"));
    // One of them is violet, so the violet goods are loaded.
    assert_eq!(load("p1 goods red 1 brown 1 violet 1").0, [gain("violet", 3)]);
    // There is room for both colours.
    assert_eq!(load("p1 goods red 1").0, [gain("violet", 3), gain("pink", 2)]);
    // There is room for one of two. The seat will choose, so the preview promises nothing yet.
    assert_eq!(load("p1 goods red 1 brown 1").0, []);
}
