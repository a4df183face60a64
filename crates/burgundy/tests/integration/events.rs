//! What events and states say beyond the facts that scenarios can check.

use burgundy::{Burgundy, Event, State, What};
use engine::{Actor, Config, Rules as _, Seat, Stage as _};

/// Plays some actions of p1 from an arranged position.
fn play(module: &str, given: &[&str], actions: &[&str]) -> (State, Vec<Event>) {
    let mut config = Config::seats(2);
    config.modules.push(module.to_owned());
    let rules = Burgundy::new(&config).unwrap();
    let mut state = rules.blank();
    for line in given {
        let words: Vec<&str> = line.split(' ').collect();
        rules.arrange(&mut state, &words).unwrap();
    }
    rules.ready(&mut state).unwrap();
    let mut events = Vec::new();
    for action in actions {
        rules.apply(&mut state, Actor::Seat(Seat(0)), action.parse().unwrap(), &mut events);
    }
    (state, events)
}

/// r[burgundy.border.all]
#[test]
fn only_one_award_for_border_posts_is_the_first() {
    let tiles = "p1 tile r2c1 monastery16 r2c2 monastery17 r1c3 bank r2c5 monastery19 r3c4 bank r4c4 church r5c4 market \
                 r6c3 monastery21 r7c3 cow2";
    let chain = "p2 tile r3c1 bank r3c2 mine r3c3 mine r3c4 cow3 r3c5 monastery7 r3c6 church r4c4 cow3 r5c4 cow4 r6c3 pig2";
    for (others, expected) in [(&[][..], true), (&[chain, "award p2"], false)] {
        let given = ["p1 castle r1c4", "p2 castle r7c2", "p1 dice 6 1", tiles, "p1 storage monastery20"];
        let given: Vec<&str> = given.into_iter().chain(others.iter().copied()).collect();
        let (_, events) = play("border", &given, &["place d1 monastery20 r2c3"]);
        let firsts: Vec<bool> = events
            .iter()
            .filter_map(|event| match event.what {
                What::Award { first, .. } => Some(first),
                _ => None,
            })
            .collect();
        assert_eq!(firsts, [expected], "{events:?}");
    }
}

/// r[burgundy.route.full]
#[test]
fn a_full_route_says_how_many_goods_stay_on_the_sold_pile() {
    // All but one of the fifteen spaces.
    let laid = "p1 laid violet violet violet violet violet violet orange orange orange orange orange orange brown brown";
    let given = ["p1 route T9 T7 T8 T3 T4", laid, "p1 goods red 3", "p1 dice 4 3"];
    let (_, events) = play("routes", &given, &["sell d1 red"]);
    let full = |event: &Event| matches!(event.what, What::RouteFull { count: 2, .. });
    assert!(events.iter().any(full), "{events:?}");
}

/// However a position came about, equal positions are equal states.
#[test]
fn a_shield_that_is_taken_leaves_no_trace_on_its_depot() {
    let given = ["p1 dice 5 5", "depot-shields 5 9 12"];
    let (state, _) = play("shields", &given, &["shield double 5 9 r4c4"]);
    assert!(state.depot_shields[4][0].is_some() && state.depot_shields[4][1].is_none());
}

/// r[burgundy.shield.06]
#[test]
fn nobody_is_named_when_shield_6_is_gone() {
    let given = ["p1 dice 5 5", "p1 shield r4c4 6", "p1 named p2", "depot-shields 5 9"];
    let (state, _) = play("shields", &given, &["shield double 5 9 r4c4"]);
    assert_eq!(state.named, None);
}

/// r[burgundy.extra.crane-final-auto]
#[test]
fn a_crane_counts_for_the_first_of_equal_monasteries() {
    let given =
        ["phase E", "round 5", "turn p1 last", "p1 dice - -", "p1 tile r3c3 crane", "p1 monasteries 16 17"];
    let (state, events) = play("extra", &given, &["end"]);
    let tiles = state.estates[Seat(0)].duchy.iter().flatten().copied();
    let first = tiles.into_iter().find(|tile| tile.to_string().starts_with("monastery"));
    let counted = |event: &Event| match event.what {
        What::Points { counted, .. } if event.clause == "burgundy.extra.crane-final" => Some(counted.tile),
        _ => None,
    };
    assert_eq!(events.iter().filter_map(counted).collect::<Vec<_>>(), [first]);
}
