//! Mirrors without the types of their box: what they are made from, and that they answer as the table does.

use std::fs;

use boxes::BOXES;
use engine::{Pending, Seat, Viewer};
use play::Entry;
use shelf::BoxTable;

/// A golden game of each box, and how many of its entries somebody may not know when they are made. The plans of
/// Orléans and the duchies of an expert set-up are secret for a while, the cards of Prosperity to the end.
const GAMES: [(&str, &str, bool); 5] = [
    ("burgundy", "expert-secret", true),
    ("burgundy-dice", "two-c-shared", true),
    ("natick", "end-first-wins", false),
    ("orleans", "seats-2", true),
    ("orleans", "prosperity-version-4", true),
];

/// Up to which entry mirrors are asked after each, and after how many from there on.
const OPENING: usize = 40;
const EVERY: usize = 13;

fn golden(id: &str, name: &str) -> Box<dyn BoxTable> {
    let path = format!("{}/../../games/{id}/golden/{name}.game", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    BOXES.find(id).unwrap().open_text(&text).unwrap()
}

/// The first entries of a game as a seat may read them at that time.
fn told(table: &dyn BoxTable, seat: Seat) -> Vec<Entry> {
    table.record(Viewer::Seat(seat)).entries().cloned().collect()
}

#[test]
fn a_mirror_made_from_the_opening_lines_answers_as_the_table_does() {
    for (id, name, secret) in GAMES {
        let whole = golden(id, name);
        let opening = whole.header().opening();
        let mut hidden = false;
        for seat in Seat::all(whole.seats()) {
            let mut mirror = BOXES.mirror(&opening, seat).unwrap();
            assert_eq!((mirror.seats(), mirror.seat()), (whole.seats(), seat));
            for entries in (0..OPENING).chain((OPENING..=whole.len()).step_by(EVERY)) {
                let table = whole.back_at(entries).unwrap();
                let told = told(&*table, seat);
                hidden |= told.iter().any(|entry| entry.text == "?");
                mirror.hear(0, &told).unwrap_or_else(|lost| panic!("{id} {name} {seat}: {lost}"));
                assert_eq!(mirror.len(), entries);
                let answers = mirror.answers().expect("it is not lost");
                let at = format!("{id} {name} {seat} after {entries}");
                assert_eq!(answers.pending(), table.pending(), "{at}");
                assert_eq!(answers.view(), table.view(Viewer::Seat(seat)), "{at}");
                if matches!(table.pending(), Pending::Seats(seats) if seats.contains(seat)) {
                    assert_eq!(answers.prompt(), table.prompt(seat), "{at}");
                    assert_eq!(answers.legal(), table.legal(seat), "{at}");
                    assert_eq!(answers.finish(), table.finish(seat), "{at}");
                    assert_eq!(answers.previews(), table.previews(seat), "{at}");
                    let wrong = ["nonsense", "pass 1"];
                    assert_eq!(answers.explain(&wrong), table.explain(seat, &wrong), "{at}");
                    assert_eq!(answers.projections(), table.projections(), "{at}");
                }
            }
        }
        assert_eq!(hidden, secret, "{id} {name}");
    }
}

#[test]
fn a_mirror_is_refused_in_words() {
    let refused = |opening: &str, seat: u8| {
        let problem = BOXES.mirror(opening, Seat(seat)).err().expect("it is refused");
        (problem.line, problem.message)
    };
    let natick = "box natick 1\nedition 0.6\nseats 2\n";
    assert!(BOXES.mirror(natick, Seat(1)).is_ok(), "{:?}", refused(natick, 1));
    assert_eq!(refused(natick, 2), (3, "seats 2: there is no p3; the seats are p1 and p2".to_owned()));
    assert!(refused("box chess 1\nseats 2\n", 0).1.contains("chess"));
    assert!(refused("box natick 99\nedition 0.6\nseats 2\n", 0).1.contains("version 99"));
    assert!(refused("box natick 1\nseats 2\n", 0).1.contains("edition"));
    assert!(refused("nonsense", 0).1.contains("not a header line"));
    assert!(refused("", 0).1.contains("does not name a box"));
    // Entries come later, and a second end of the header is none.
    assert!(refused("box natick 1\nedition 0.6\nseats 2\n---\n", 0).1.contains("---"));
}

#[test]
fn a_mirror_that_hears_nonsense_is_lost_until_it_hears_better() {
    let whole = golden("natick", "end-first-wins");
    let mut mirror = BOXES.mirror(&whole.header().opening(), Seat(0)).unwrap();
    let told = told(&*whole, Seat(0));
    mirror.hear(0, &told[..5]).unwrap();
    let wrong = Entry { text: "nonsense".to_owned(), ..told[5].clone() };
    assert!(mirror.hear(5, &[wrong]).is_err_and(|lost| lost.entry == 6));
    assert!(mirror.answers().is_none());
    assert!(mirror.hear(9, &told[9..]).is_err(), "four entries are missing");
    assert!(mirror.hear(5, &told[5..9]).is_ok());
    assert!(
        mirror
            .answers()
            .is_some_and(|answers| answers.view() == whole.back_at(9).unwrap().view(Viewer::Seat(Seat(0))))
    );
}
