//! A match and its type-erased table, tested on the toy market.

use std::sync::Arc;

use engine::{Actor, Config, Pending, Seat, Viewer};
use play::{AnyLuck, Fixed, Forced, Header, Keyed, Match, Record, Refused, Seeded, Table};
use testkit::toy::{Mutant, Toy};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);
const P3: Seat = Seat(2);

fn header(seats: u8) -> Header {
    Header::new("toy", 1, Config::seats(seats))
}

/// Three seats that are being asked for their bids.
fn bidding() -> Match<Toy> {
    let mut game = Match::new(Arc::new(Toy::new(3)), header(3));
    game.settle(&mut Fixed::new(["draw plum", "draw apple"])).expect("both can be drawn");
    game
}

/// The same after all have bid and the bids are turned up.
fn choosing() -> Match<Toy> {
    let mut game = bidding();
    for (seat, bid) in [(P1, "bid 1"), (P2, "bid 3"), (P3, "bid 0")] {
        game.play(seat, bid).expect("all are asked for a bid");
    }
    game.settle(&mut Fixed::new(["reveal"])).expect("the bids are turned up");
    game
}

fn texts(record: &Record) -> Vec<String> {
    record.entries().map(ToString::to_string).collect()
}

#[test]
fn an_illegal_action_is_refused_with_a_message_and_changes_nothing() {
    let mut game = choosing();
    let before = game.clone();
    let mut refused = |seat: Seat, text: &str| {
        let refused = game.play(seat, text).expect_err("it is refused");
        (refused.code(), refused.to_string())
    };
    assert_eq!(refused(P1, "pass"), ("turn", "p1 has nothing to do now; waiting for p2".into()),);
    assert_eq!(refused(Seat(4), "pass"), ("seat", "there is no p5 at this table; it has 3 seats".into()));
    assert_eq!(
        refused(P2, "take fig"),
        ("unreadable", "cannot read `fig`: a fruit is apple, pear or plum".into()),
    );
    assert_eq!(
        refused(P2, "take pear"),
        (
            "illegal",
            "`take pear` is not allowed now (Take a fruit or pass.); closest: `take apple`, `take plum`"
                .into()
        ),
    );
    assert_eq!(
        refused(P2, "bid 1"),
        ("illegal", "`bid 1` is not allowed now (Take a fruit or pass.)".into()),
    );
    let chance = game.enter(Actor::Chance, "reveal").expect_err("chance is not asked");
    assert_eq!(chance.to_string(), "chance has nothing to do now; waiting for p2");
    assert_eq!(game.state(), before.state());
    assert_eq!(game.record(), before.record());
}

#[test]
fn a_game_that_is_over_takes_no_more_actions() {
    let mut game = choosing();
    let mut luck = Seeded::new(4);
    while let Pending::Seats(seats) = game.pending() {
        let seat = seats.lowest().expect("somebody is asked");
        let action = game.legal(seat)[0];
        game.act(Actor::Seat(seat), action).expect("it is legal");
        game.settle(&mut luck).expect("there is enough luck");
    }
    assert!(game.outcome().is_some());
    assert_eq!(game.play(P1, "pass"), Err(Refused::Over));
    assert_eq!(game.legal(P1), []);
}

#[test]
fn secret_bids_are_withheld_until_they_are_turned_up() {
    let mut game = bidding();
    game.play(P1, "bid 1").expect("p1 is asked");
    game.play(P3, "bid 2").expect("p3 is asked");
    let seen = |game: &Match<Toy>, viewer| texts(&game.record_for(viewer))[2..].to_vec();
    assert_eq!(seen(&game, Viewer::Seat(P1)), ["p1 bid 1", "p3 ?"]);
    assert_eq!(seen(&game, Viewer::Seat(P2)), ["p1 ?", "p3 ?"]);
    assert_eq!(seen(&game, Viewer::Spectator), ["p1 ?", "p3 ?"]);
    assert_eq!(seen(&game, Viewer::Everything), ["p1 bid 1", "p3 bid 2"]);
    game.play(P2, "bid 0").expect("p2 is asked");
    game.settle(&mut Fixed::new(["reveal"])).expect("the bids are turned up");
    assert_eq!(seen(&game, Viewer::Spectator), ["p1 bid 1", "p3 bid 2", "p2 bid 0", "* reveal"]);
    assert_eq!(game.record_for(Viewer::Seat(P2)), *game.record());
}

#[test]
fn a_seat_takes_back_its_bid_from_among_the_secret_bids_of_others() {
    let mut game = bidding();
    game.play(P1, "bid 1").expect("p1 is asked");
    game.play(P3, "bid 2").expect("p3 is asked");
    assert!(game.can_undo(P1) && game.can_undo(P3) && !game.can_undo(P2));
    assert!(!game.has_passed_on(P1), "p2 and p3 could act before p1 did");
    game.undo(P1).expect("p3 bid in secret");
    assert_eq!(texts(game.record())[2..], ["p3 bid 2"]);
    assert_eq!(game.pending(), Pending::Seats([P1, P2].into_iter().collect()));
    game.play(P1, "bid 5").expect("p1 is asked again");
    assert_eq!(texts(game.record())[2..], ["p3 bid 2", "p1 bid 5"]);
}

#[test]
fn nobody_can_undo_past_chance_or_past_what_others_did_openly() {
    let mut game = choosing();
    let over_chance = game.undo(P1).expect_err("the bids were turned up");
    assert_eq!(over_chance.to_string(), "chance has acted since then");
    game.play(P2, "take plum").expect("p2 chooses first");
    assert!(game.can_undo(P2));
    assert!(game.has_passed_on(P2), "p1 can act now and could not before");
    game.play(P1, "pass").expect("p1 chooses next");
    assert_eq!(
        game.undo(P2).map_err(|refused| refused.to_string()),
        Err("somebody else has acted since then".into())
    );
    let before = game.clone();
    game.undo(P1).expect("p1 was the last to act");
    assert_eq!(texts(game.record()).last().map(String::as_str), Some("p2 take plum"));
    game.play(P1, "pass").expect("p1 chooses again");
    assert_eq!(game.state(), before.state());
    let mut fresh = bidding();
    assert_eq!(fresh.undo(P1).map_err(|refused| refused.code()), Err("undo"));
}

#[test]
fn an_action_that_reveals_a_secret_cannot_be_taken_back() {
    let mut game = Match::new(Arc::new(Toy::mutant(2, Mutant::NoReveal)), header(2));
    game.settle(&mut Fixed::new(["draw plum"])).expect("it can be drawn");
    game.play(P1, "bid 1").expect("p1 is asked");
    game.play(P2, "bid 2").expect("p2 is asked");
    let refused = game.undo(P2).expect_err("p2 has seen the bid of p1");
    assert_eq!(refused.to_string(), "it showed you something that was secret");
    assert!(!game.can_undo(P1), "the bid of p2 is open");
}

#[test]
fn the_printed_record_replays_to_the_same_state() {
    let game = choosing();
    let record = Record::parse(&game.record().to_string()).expect("a printed record is a record");
    let again = Match::replay(Arc::new(Toy::new(3)), &record, None).expect("every entry was legal");
    assert_eq!(again.state(), game.state());
    let half = Match::replay(Arc::new(Toy::new(3)), &record, Some(2)).expect("every entry was legal");
    assert_eq!(half.state(), bidding().state());
}

#[test]
fn an_impossible_record_says_where_and_what_was_possible() {
    let replay = |body: &str| {
        let record =
            Record::parse(&format!("box toy 1\nseats 3\n# a comment\n---\n{body}")).expect("a record");
        Match::replay(Arc::new(Toy::new(3)), &record, None).expect_err("it is impossible").to_string()
    };
    assert_eq!(
        replay("* draw plum\n* draw plum\n\np1 bid 9\n"),
        "line 8, entry 3: `p1 bid 9`: `bid 9` is not allowed now (Bid 0 to 5 coins.)\n  possible: bid 0\n  \
         possible: bid 1\n  possible: bid 2\n  possible: bid 3\n  possible: bid 4\n  possible: bid 5"
    );
    assert_eq!(
        replay("* reveal\n"),
        "line 5, entry 1: `* reveal`: `reveal` is not allowed now\n  possible: draw apple\n  possible: draw pear\n  \
         possible: draw plum"
    );
    assert_eq!(
        replay("p1 bid 1\n"),
        "line 5, entry 1: `p1 bid 1`: p1 has nothing to do now; waiting for chance"
    );
    assert!(replay("* draw plum\n* draw plum\np1 ?\n").contains("this entry is withheld"));
    let record = Record::parse("box toy 1\nseats 2\n---\n").expect("a record");
    let error = Match::replay(Arc::new(Toy::new(3)), &record, None).expect_err("the seats differ");
    assert!(error.to_string().contains("the rules are for 3 seats"));
}

#[test]
fn the_record_says_who_gave_up_and_it_must_fit() {
    let replay = |text: &str| {
        let record = Record::parse(text).expect("a record");
        assert_eq!(record.first(0).header.ended, None, "nobody has given up at the start");
        Match::replay(Arc::new(Toy::new(3)), &record, None)
    };
    let game = replay("box toy 1\nended p2 resigned\n---\n* draw plum\n").expect("p2 may give up");
    assert_eq!(game.record().header.ended, None, "a match can continue");
    let error = replay("box toy 1\nended p4 time\n---\n").expect_err("there is no p4");
    assert!(error.to_string().ends_with("`ended p4 time`: the seats are p1 to p3"), "{error}");
}

#[test]
fn bad_luck_keeps_what_chance_did_before_it() {
    let mut game = Match::new(Arc::new(Toy::new(3)), header(3));
    let refused = game.settle(&mut Fixed::new(["draw plum", "draw fig"])).expect_err("there are no figs");
    assert!(refused.to_string().starts_with("chance cannot answer `draw fig` here; possible: `draw apple`"));
    assert_eq!(texts(game.record()), ["* draw plum"]);
}

#[test]
fn keyed_luck_draws_the_same_whatever_was_played() {
    let drawn = |bids: [&str; 2]| {
        let mut game = Match::new(Arc::new(Toy::new(2)), header(2));
        let mut luck = Keyed::new(11);
        for round in 0..3 {
            game.settle(&mut luck).expect("there is enough luck");
            for (seat, bid) in [P1, P2].into_iter().zip(bids) {
                game.play(seat, if round == 0 { bid } else { "bid 0" }).expect("both are asked");
            }
            game.settle(&mut luck).expect("there is enough luck");
            while let Pending::Seats(seats) = game.pending() {
                game.play(seats.lowest().expect("somebody is asked"), "pass").expect("anyone may pass");
            }
        }
        let draws = texts(game.record()).into_iter().filter(|text| text.starts_with("* draw"));
        draws.collect::<Vec<_>>()
    };
    assert_eq!(drawn(["bid 5", "bid 1"]), drawn(["bid 0", "bid 2"]));
}

#[test]
fn a_table_plays_a_game_it_knows_nothing_about() {
    let mut table: Box<dyn Table> = Box::new(Match::new(Arc::new(Toy::new(2)), header(2)));
    let rest = AnyLuck::from(Seeded::new(1));
    let mut luck = AnyLuck::from(Forced::new(rest).next("draw plum"));
    assert_eq!(table.outcomes().len(), 3);
    let notes = table.settle(&mut luck).expect("there is enough luck");
    assert_eq!(notes[0].text, "The plum comes to the stall.");
    assert_eq!((table.seats(), table.len()), (2, 1));
    assert_eq!(table.prompt(P1), Some(serde_json::json!({"ask": "bid", "most": 5})));
    assert_eq!(table.prompt_text(P2).as_deref(), Some("Bid 0 to 5 coins."));
    assert_eq!(table.prompt(Seat(4)), None);
    assert_eq!(table.legal(P1).len(), 6);
    table.play(P1, "bid 2").expect("p1 is asked");
    assert_eq!(table.view(Viewer::Seat(P2))["seats"][0][2], "?");
    assert!(table.view_text(Viewer::Everything).contains("p1 coins 5 points 0 bid 2"));
    table.play(P2, "bid 0").expect("p2 is asked");
    table.settle(&mut luck).expect("there is enough luck");
    let notes = table.play(P1, "take plum").expect("p1 chooses first");
    assert_eq!(
        serde_json::to_value(&notes[0]).expect("a note is plain data"),
        serde_json::json!({
            "entry": 4, "text": "p1 takes a fruit for 3.", "clause": "toy.take.points", "seat": "p1",
            "change": {"seat": "p1", "what": "points", "by": 3},
            "json": {"event": "took", "seat": "p1", "points": 3},
        })
    );
    assert!(table.can_undo(P1) && !table.can_undo(P2));
    let earlier = table.at(2).expect("the record is legal");
    assert_eq!(earlier.legal(P2).len(), 6);
    assert_eq!(earlier.record(Viewer::Everything), table.record(Viewer::Everything).first(2));
    assert_eq!(table.outcome(), None);
}

#[test]
fn events_of_withheld_entries_are_withheld_too() {
    let mut table: Box<dyn Table> = Box::new(bidding());
    table.play(P1, "bid 2").expect("p1 is asked");
    let entries = |viewer| table.events(viewer, 1).iter().map(|note| note.entry).collect::<Vec<_>>();
    assert_eq!(entries(Viewer::Seat(P1)), [1, 2]);
    assert_eq!(entries(Viewer::Seat(P2)), [1]);
    assert_eq!(entries(Viewer::Spectator), [1]);
}
