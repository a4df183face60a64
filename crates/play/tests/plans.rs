//! Plans: several secret entries of one seat, made together and taken back together.

use std::sync::Arc;

use engine::{Config, Pending, Seat, SeatSet, Viewer};
use play::{Fixed, Header, Interruption, Match, Record, Refused};
use testkit::toy::{Mutant, Toy};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);
const P3: Seat = Seat(2);

const PLAN: [&str; 5] = ["list apple", "skip pear", "list plum", "bid 2", "ready"];

/// Three seats that are asked for their plans.
fn planning(toy: Toy) -> Match<Toy> {
    let mut game = Match::new(Arc::new(toy), Header::new("toy", 1, Config::seats(3)));
    game.settle(&mut Fixed::new(["draw plum", "draw apple"])).expect("both can be drawn");
    game
}

fn plans() -> Match<Toy> {
    planning(Toy::new(3).with_plans())
}

fn lines(game: &Match<Toy>, viewer: Viewer) -> Vec<String> {
    game.record_for(viewer).entries().skip(2).map(ToString::to_string).collect()
}

fn refused<T: std::fmt::Debug>(done: Result<T, Refused>) -> (&'static str, String) {
    let refused = done.expect_err("it is refused");
    (refused.code(), refused.to_string())
}

/// Whether the printed record gives the same game again, for every viewer.
fn replays(game: &Match<Toy>) -> bool {
    let record = Record::parse(&game.record().to_string()).expect("a printed record is a record");
    let again = Match::replay(game.shared_rules(), &record, None).expect("every entry was legal");
    let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]);
    again.state() == game.state()
        && viewers.into_iter().all(|viewer| lines(&again, viewer) == lines(game, viewer))
}

#[test]
fn a_whole_plan_is_made_in_one_go() {
    let mut game = plans();
    let mut one_by_one = plans();
    let events = game.play_all(P2, &PLAN).expect("the plan is legal");
    for (text, events) in PLAN.iter().zip(events) {
        assert_eq!(one_by_one.play(P2, text).expect("it is legal"), events, "{text}");
    }
    assert_eq!(game.record(), one_by_one.record());
    assert_eq!(game.state(), one_by_one.state());
    assert_eq!(game.pending(), Pending::Seats([P1, P3].into_iter().collect()));
    assert_eq!(lines(&game, Viewer::Seat(P1)), vec!["p2 ?"; 5]);
    assert_eq!(lines(&game, Viewer::Spectator), vec!["p2 ?"; 5]);
    assert_eq!(lines(&game, Viewer::Seat(P2))[3], "p2 bid 2");
}

#[test]
fn if_one_action_is_refused_nothing_is_done_and_the_message_says_which() {
    let mut game = plans();
    game.play(P1, "skip apple").expect("p1 is asked");
    let before = game.clone();
    let mut tried = |actions: &[&str]| refused(game.play_all(P1, actions));
    assert_eq!(
        tried(&["skip pear", "list plum", "bid 9", "ready"]),
        (
            "illegal",
            "nothing was done because of action 3: `bid 9` is not allowed now (Bid 0 to 5 coins.); closest: `bid 0`, \
             `bid 1`, `bid 2`, `bid 3`, `bid 4`, `bid 5`"
                .to_owned()
        )
    );
    assert_eq!(
        tried(&["skip pear", "list fig"]),
        (
            "unreadable",
            "nothing was done because of action 2: cannot read `fig`: a fruit is apple, pear or plum"
                .to_owned()
        )
    );
    assert_eq!(
        tried(&["list apple"]).1,
        "`list apple` is not allowed now (List the pear or skip it.); closest: `list pear`"
    );
    let past_the_end = ["skip pear", "list plum", "bid 1", "ready", "pass"];
    assert_eq!(
        tried(&past_the_end),
        (
            "interrupted",
            "nothing was done because of action 5: before `pass`, it would be somebody else's turn"
                .to_owned()
        )
    );
    assert_eq!(game.state(), before.state());
    assert_eq!(game.record(), before.record());
    assert_eq!(game.play_all(P1, &[""; 0]), Ok(Vec::new()), "an empty list changes nothing");
}

#[test]
fn a_list_stops_where_chance_acts_or_a_secret_comes_out() {
    let mut game = plans();
    for seat in [P1, P2] {
        game.play_all(seat, &PLAN).expect("the plan is legal");
    }
    let list: Vec<&str> = PLAN.into_iter().chain(["take plum"]).collect();
    let stopped = game.play_all(P3, &list).expect_err("chance turns the plans up first");
    assert_eq!(
        stopped,
        Refused::Interrupted { number: 6, text: "take plum".to_owned(), why: Interruption::Chance }
    );
}

#[test]
fn nobody_sees_a_secret_through_a_list_that_is_refused_later() {
    // The last bid shows everybody all plans, and after it the seat is still asked whether it is ready.
    let mut game = planning(Toy::mutant(3, Mutant::NoReveal).with_plans());
    for seat in [P1, P2] {
        game.play_all(seat, &PLAN).expect("the plan is legal");
    }
    let before = game.clone();
    assert_eq!(
        refused(game.play_all(P3, &PLAN)),
        (
            "interrupted",
            "nothing was done because of action 5: before `ready`, you would see something that is secret now"
                .to_owned()
        )
    );
    assert_eq!((game.state(), game.record()), (before.state(), before.record()));
    game.play_all(P3, &PLAN[..4]).expect("as far as the bid");
    assert_eq!(refused(game.undo_to(P3, 12)), ("undo", "it showed you something that was secret".to_owned()));
}

#[test]
fn a_plan_is_taken_back_whole_and_the_plans_of_others_stay() {
    let mut game = plans();
    // The plans are made in turns, so the entries of p1 lie between those of the others.
    for (number, text) in PLAN.iter().enumerate() {
        game.play(P1, text).expect("p1 plans");
        game.play(P3, text).expect("p3 plans");
        if number < 2 {
            game.play(P2, text).expect("p2 plans");
        }
    }
    assert_eq!(game.pending(), Pending::Seats(SeatSet::only(P2)));
    assert_eq!([P1, P2, P3].map(|seat| game.plan_of(seat)), [Some(2), Some(4), Some(3)]);
    let before = game.clone();
    game.undo_to(P1, 2).expect("nothing was turned up");
    assert_eq!(game.pending(), Pending::Seats([P1, P2].into_iter().collect()));
    assert_eq!(game.plan_of(P1), None);
    assert_eq!(
        lines(&game, Viewer::Everything),
        [
            "p3 list apple",
            "p2 list apple",
            "p3 skip pear",
            "p2 skip pear",
            "p3 list plum",
            "p3 bid 2",
            "p3 ready"
        ]
    );
    assert_eq!(lines(&game, Viewer::Seat(P1)), ["p3 ?", "p2 ?", "p3 ?", "p2 ?", "p3 ?", "p3 ?", "p3 ?"]);
    assert!(replays(&game));
    // The others may do what they could do before.
    assert_eq!(game.legal(P2), before.legal(P2));
    game.play_all(P1, &["skip apple", "skip pear", "skip plum", "bid 0", "ready"]).expect("p1 plans again");
    game.play_all(P2, &PLAN[2..]).expect("p2 plans");
    game.settle(&mut Fixed::new(["reveal"])).expect("the plans are turned up");
    assert!(replays(&game));
    assert_eq!(refused(game.undo_to(P1, 2)), ("undo", "chance has acted since then".to_owned()));
    assert_eq!(game.plan_of(P1), None);
}

#[test]
fn a_plan_is_taken_back_as_far_as_you_like() {
    let mut game = plans();
    game.play_all(P1, &PLAN).expect("p1 plans");
    game.play_all(P2, &PLAN).expect("p2 plans");
    game.undo_to(P1, 5).expect("the bid and what follows");
    assert_eq!(lines(&game, Viewer::Seat(P1))[..3], ["p1 list apple", "p1 skip pear", "p1 list plum"]);
    assert_eq!((game.len(), game.plan_of(P1)), (10, Some(2)));
    assert_eq!(game.legal(P1).len(), 6, "p1 is asked for its bid again");
    game.undo(P1).expect("one more");
    assert_eq!(game.len(), 9);
    assert_eq!(refused(game.undo_to(P1, 99)).0, "undo", "p1 has done nothing since then");
    game.undo_to(P1, 0).expect("chance acted before the plan, not since");
    assert_eq!(
        lines(&game, Viewer::Everything),
        lines(&game, Viewer::Seat(P2)),
        "only the plan of p2 is left"
    );
    assert_eq!(game.state().clone(), {
        let mut other = plans();
        other.play_all(P2, &PLAN).expect("p2 plans");
        *other.state()
    });
}
