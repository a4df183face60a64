//! What an action is said to bring is what it brings.

use burgundy::{Burgundy, Event, What};
use engine::{Actor, Change, Config, Happening as _, Rules as _, Seat, Stage as _};

/// What `ship 3` is said to bring p1, who has stored some goods, when five goods lie there.
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
fn a_ship_promises_only_the_goods_that_find_room() {
    let gain = |what, by| Change { seat: Seat(0), what, by };
    // Three kinds are stored: nothing else finds room, and what stays is told.
    let (changes, events) = load("p1 goods red 1 brown 1 orange 1");
    assert_eq!(changes, []);
    let left = |event: &&Event| matches!(event.what, What::LeftBehind { .. });
    assert_eq!(events.iter().filter(left).count(), 2);
    assert!(events.iter().all(|event| event.clause() != "burgundy.ship.any-depot"));
    // One of them is violet: those come along.
    assert_eq!(load("p1 goods red 1 brown 1 violet 1").0, [gain("violet", 3)]);
    // There is room for both kinds.
    assert_eq!(load("p1 goods red 1").0, [gain("violet", 3), gain("pink", 2)]);
    // There is room for one of two: which one is asked, so nothing is promised yet.
    assert_eq!(load("p1 goods red 1 brown 1").0, []);
}
