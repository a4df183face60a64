//! Secrets that open one by one, tested on the toy market with a parcel.

use std::sync::Arc;

use engine::{Config, Seat, Viewer};
use play::{Fixed, Header, Match, Record, Table};
use testkit::toy::{Mutant, Toy};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);
const P3: Seat = Seat(2);
const EACH: [Viewer; 4] = [Viewer::Seat(P1), Viewer::Seat(P2), Viewer::Seat(P3), Viewer::Spectator];

/// The entry in which the parcel is packed.
const PACKED: usize = 2;

/// Three seats that are asked for their bids. Only p1 has seen the pear in the parcel.
fn packed(toy: Toy) -> Match<Toy> {
    let header = Header::new("toy", 1, Config::seats(3));
    let mut game = Match::new(Arc::new(toy.with_parcels()), header);
    game.settle(&mut Fixed::new(["draw plum", "draw apple", "draw pear"])).expect("all can be drawn");
    game
}

/// The same after all have bid. No bid is turned up yet.
fn all_bid(toy: Toy) -> Match<Toy> {
    let mut game = packed(toy);
    for (seat, bid) in [(P2, "bid 3"), (P1, "bid 1"), (P3, "bid 0")] {
        game.play(seat, bid).expect("all are asked for a bid");
    }
    game
}

fn turn_up(game: &mut Match<Toy>) {
    game.enter(engine::Actor::Chance, "reveal").expect("a bid is turned up");
}

/// What each viewer reads from the parcel's entry on.
fn read(game: &Match<Toy>) -> [String; 4] {
    EACH.map(|viewer| {
        let record = game.record_for(viewer);
        let texts: Vec<&str> = record.entries().skip(PACKED).map(|entry| entry.text.as_str()).collect();
        texts.join(", ")
    })
}

fn refused(game: &Match<Toy>, seat: Seat) -> String {
    assert!(!game.can_undo(seat));
    game.clone().undo(seat).expect_err("it cannot be taken back").to_string()
}

#[test]
fn each_veil_is_lifted_by_itself_and_for_some_seats_first() {
    let mut game = all_bid(Toy::new(3));
    assert_eq!(
        read(&game),
        ["draw pear, ?, bid 1, ?", "?, bid 3, ?, ?", "?, ?, ?, bid 0", "?, ?, ?, ?"],
        "p1 packed the pear, and everyone knows their own bid"
    );
    turn_up(&mut game);
    assert_eq!(
        read(&game),
        [
            "draw pear, ?, bid 1, ?, reveal",
            "?, bid 3, bid 1, ?, reveal",
            "?, ?, bid 1, bid 0, reveal",
            "?, ?, bid 1, ?, reveal"
        ],
        "the bid of p1 is turned up"
    );
    turn_up(&mut game);
    assert_eq!(
        read(&game)[1..],
        [
            "draw pear, bid 3, bid 1, ?, reveal, reveal",
            "?, bid 3, bid 1, bid 0, reveal, reveal",
            "?, bid 3, bid 1, ?, reveal, reveal"
        ],
        "p2 may look into the parcel"
    );
    turn_up(&mut game);
    for viewer in EACH {
        assert_eq!(game.record_for(viewer), *game.record());
        assert_eq!(game.withheld_from(viewer).count(), 0);
    }
}

#[test]
fn a_veil_serves_again_in_the_next_round() {
    let mut game = all_bid(Toy::new(3));
    let round = ["reveal", "reveal", "reveal"];
    game.settle(&mut Fixed::new(round)).expect("all bids are turned up");
    for _ in 0..3 {
        let engine::Pending::Seats(seats) = game.pending() else { panic!("somebody chooses") };
        game.play(seats.lowest().expect("somebody chooses"), "pass").expect("anyone may pass");
    }
    let packs = game.len() + 2;
    game.settle(&mut Fixed::new(["draw plum", "draw plum", "draw apple"])).expect("all can be drawn");
    let knowing = |entry| EACH.map(|viewer| game.knows(viewer, entry));
    assert_eq!(knowing(packs), [false, true, false, false], "p2 packs in the second round");
    assert_eq!(knowing(PACKED), [true; 4], "the old parcel stays open");
}

#[test]
fn what_somebody_knows_they_never_forget() {
    // These rules lift the veil for one seat after the other and lower it again.
    let mut game = all_bid(Toy::mutant(3, Mutant::LoweredVeil));
    turn_up(&mut game);
    turn_up(&mut game);
    assert_eq!(EACH.map(|viewer| game.knows(viewer, PACKED)), [true, true, false, false]);
    let later = Match::replay(game.shared_rules(), game.record(), None).expect("the record is legal");
    assert_eq!(EACH.map(|viewer| later.knows(viewer, PACKED)), [true, true, false, false]);
}

#[test]
fn events_follow_the_veils() {
    let mut game = all_bid(Toy::new(3));
    let packed = |game: &Match<Toy>, viewer| {
        let notes = game.events(viewer, 0);
        notes.iter().any(|note| note.text == "The pear goes into the parcel.")
    };
    assert_eq!(EACH.map(|viewer| packed(&game, viewer)), [true, false, false, false]);
    turn_up(&mut game);
    turn_up(&mut game);
    assert_eq!(EACH.map(|viewer| packed(&game, viewer)), [true, true, false, false]);
}

#[test]
fn nobody_takes_back_what_showed_others_a_secret() {
    let mut game = packed(Toy::mutant(3, Mutant::Whispering));
    game.play(P3, "bid 1").expect("p3 is asked");
    game.undo(P3).expect("p1 packed the parcel, so p3 showed nobody anything new");
    game.play(P1, "bid 1").expect("p1 is asked");
    assert_eq!(EACH.map(|viewer| game.knows(viewer, PACKED)), [true, true, false, false]);
    assert_eq!(refused(&game, P1), "it showed others something that was secret");
}

#[test]
fn nobody_takes_back_what_they_did_before_they_saw_a_secret() {
    let mut game = packed(Toy::mutant(3, Mutant::Whispering));
    game.play(P3, "bid 1").expect("p3 is asked");
    assert!(game.can_undo(P3));
    game.play(P2, "bid 1").expect("p2 is asked");
    assert!(!game.knows(Viewer::Seat(P3), PACKED + 2), "p2 bid in secret");
    assert!(game.knows(Viewer::Seat(P3), PACKED), "and showed p3 the parcel");
    assert_eq!(refused(&game, P3), "you have seen something since then that was secret");
}

#[test]
fn a_record_is_written_and_read_as_before() {
    let game = all_bid(Toy::new(3));
    let text =
        "box toy 1\nseats 3\n---\n* draw plum\n* draw apple\n* draw pear\np2 bid 3\np1 bid 1\np3 bid 0\n";
    assert_eq!(game.record().to_string(), text, "veils leave no trace in the record");
    let record = Record::parse(text).expect("it is a record");
    let again = Match::replay(game.shared_rules(), &record, None).expect("every entry is legal");
    assert_eq!(read(&again), read(&game));
}
