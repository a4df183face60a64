//! A second, naive scoring, from what everyone sees.

use engine::{Config, Pending, Rng, Rules as _, Seat, Viewer};
use natick::{Natick, View};
use search::{Room, random_playout};

/// Counts everything that is worth something, piece by piece.
fn naive_points(view: &View, seat: Seat) -> i16 {
    let colony = &view.colonies[seat.index()];
    let mut points = 0;
    for settlement in &colony.settlements {
        points += if settlement.town { 2 } else { 1 };
    }
    for road in &colony.roads {
        points += i16::from(road.trader);
    }
    for _ in &colony.knights {
        points += 1;
    }
    points
}

#[test]
fn a_naive_count_of_the_pieces_agrees_with_every_result() {
    let rules = Natick::new(&Config::seats(2)).unwrap();
    let (mut rng, mut room) = (Rng::new(7), Room::default());
    let mut seen = [false; 3];
    for _ in 0..2000 {
        let mut state = rules.start();
        random_playout(&rules, &mut state, &mut rng, &mut room);
        let view = rules.view(&state, Viewer::Everything);
        let outcome = rules.outcome(&state).unwrap();
        let points = [0, 1].map(|seat| naive_points(&view, Seat(seat)));
        assert_eq!([outcome.scores[Seat(0)], outcome.scores[Seat(1)]], points);
        let first = view.first.unwrap().index();
        let winner = if points[first] >= points[1 - first] { first } else { 1 - first };
        assert_eq!(outcome.ranks[Seat(winner as u8)], 1);
        assert_eq!(outcome.ranks[Seat(1 - winner as u8)], 2);
        // Either a seat has seven points after the second seat's turn, or nobody built.
        let reached = points.iter().any(|&points| points >= 7);
        let stalled = view.idle == 20;
        assert!(reached || stalled);
        assert!(stalled || view.active.index() != first);
        seen[usize::from(stalled)] = true;
        seen[2] |= points[0] == points[1];
        assert_eq!(rules.pending(&state), Pending::Over);
    }
    assert_eq!(seen, [true; 3], "every ending comes up");
}
