use std::fmt;

use engine::{Event, Incident, Trace};
use search::tally::Stream;
use serde::{Serialize, Serializer};

use super::*;
use crate::assumed;

/// An event of tests, which is evidence of whatever they like.
#[derive(Clone, Debug)]
struct Said(Trace);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Incident for Said {
    fn trace(&self) -> Option<Trace> {
        Some(self.0)
    }
}

type Line = Vec<(&'static str, Trace)>;

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);
const SIDES: [Seat; 2] = [ONE, TWO];

/// The tally of some pairs of games, each with what was won and got more in the first.
fn tally(pairs: &[[Line; 2]], leads: impl Fn(usize) -> [f64; 2]) -> Tally {
    let mut tally = Tally::default();
    for (number, pair) in pairs.iter().enumerate() {
        let streams = pair.each_ref().map(|line| {
            let mut stream = Stream::default();
            for &(clause, trace) in line {
                stream.hear(&Event::new(clause, Said(trace)));
            }
            stream
        });
        tally.add(&streams, leads(number));
    }
    tally
}

fn told(tally: &Tally, points: Option<f32>) -> Vec<TurnReason> {
    let scored = if points.is_some() { "points" } else { "objectives met" };
    reasons(tally, &Lost { seat: ONE, sides: &SIDES, scored, points, assumed: &assumed() })
}

fn points(seat: Seat, clause: &'static str, by: i32) -> (&'static str, Trace) {
    (clause, Trace::gain(seat, "points", by))
}

fn area() -> (&'static str, Trace) {
    ("toy.area.score", Trace::new(ONE, How::Complete, "area", 4).piece("kind", "mine"))
}

fn round() -> (&'static str, Trace) {
    ("toy.round", Trace::of_all(How::Round, "rounds", 1))
}

/// Twenty pairs: an area in the first line of each, and some noise.
fn areas() -> Vec<[Line; 2]> {
    let noise = |number: usize| points(ONE, "toy.sale", i32::try_from(number * 7 % 5).unwrap());
    let pair = |number: usize| {
        let better = vec![round(), area(), points(ONE, "toy.area.points", 6), noise(number)];
        [better, vec![round(), points(ONE, "toy.end", 2), noise(number + 2)]]
    };
    (0..20).map(pair).collect()
}

#[test]
fn points_are_told_through_what_brought_them_about() {
    let all = tally(&areas(), |number| {
        let noise = |number: usize| (number * 7 % 5) as f64;
        [0.0, 4.0 + noise(number) - noise(number + 2)]
    });
    let [reason] = &told(&all, Some(2.0))[..] else { panic!("{:?}", told(&all, Some(2.0))) };
    assert_eq!(
        (reason.how, reason.clause.as_str(), reason.seat),
        (How::Complete, "toy.area.score", Some(ONE))
    );
    assert_eq!((reason.unit.as_str(), reason.share), ("points", [1.0, 0.0]));
    assert_eq!(reason.piece.as_ref().unwrap().id, "mine");
    assert_eq!(reason.when, ReasonTime::Later { rounds: 1 });
    // Six of the four points by which whole games differ, so the area is half as much again as the loss.
    assert!((reason.by - 3.0).abs() < 0.1 && (reason.explains - 1.0).abs() < 1e-6, "{reason:?}");
}

#[test]
fn noise_and_a_loss_that_games_do_not_show_have_no_reasons() {
    let mut pairs = areas();
    for (number, [better, _]) in pairs.iter_mut().enumerate() {
        better.truncate(1);
        better.push(points(ONE, "toy.sale", i32::try_from(number * 7 % 5).unwrap()));
        better.push(points(ONE, "toy.end", 2));
    }
    let noise = tally(&pairs, |number| {
        let noise = |number: usize| (number * 7 % 5) as f64;
        [0.0, noise(number) - noise(number + 2)]
    });
    assert_eq!(told(&noise, Some(2.0)), []);
    let little = tally(&areas(), |_| [0.0, 4.0]);
    assert_eq!(told(&little, Some(9.0)), [], "four points do not explain nine");
}

#[test]
fn what_a_rival_gets_counts_as_much_as_the_seat_minds() {
    let line = |own: i32, theirs: i32| vec![points(ONE, "toy.sale", own), points(TWO, "toy.end", theirs)];
    let pairs: Vec<_> = (0..8).map(|_| [line(3, 0), line(1, 4)]).collect();
    let all = tally(&pairs, |_| [0.0, 2.0 + 0.25 * 4.0]);
    let both = told(&all, Some(3.0));
    assert_eq!(both.iter().map(|one| one.seat).collect::<Vec<_>>(), [Some(ONE), Some(TWO)]);
    assert_eq!(both.iter().map(|one| one.by).collect::<Vec<_>>(), [2.0, -4.0]);
    assert!(both[0].explains > 0.66 && (both[0].explains + both[1].explains - 1.0).abs() < 1e-6, "{both:?}");
}

#[test]
fn a_product_is_told_by_the_factor_that_differs() {
    let scored = |by: i32, times: i16| {
        ("toy.end.development", Trace::new(ONE, How::Factor, "points", by).times(times))
    };
    // Seven things at four points each, instead of six at three.
    let pairs: Vec<_> = (0..8).map(|_| [vec![scored(28, 7)], vec![scored(18, 6)]]).collect();
    let [reason] = &told(&tally(&pairs, |_| [0.0, 10.0]), Some(10.0))[..] else { panic!("one reason") };
    assert_eq!((reason.how, reason.when, reason.times), (How::Factor, ReasonTime::End, Some([1.0, 6.5])));
    // The other way round: the same points each, for more things.
    let pairs: Vec<_> = (0..8).map(|_| [vec![scored(24, 8)], vec![scored(12, 4)]]).collect();
    let [reason] = &told(&tally(&pairs, |_| [0.0, 12.0]), Some(6.0))[..] else { panic!("one reason") };
    assert_eq!((reason.by, reason.times), (6.0, Some([2.0, 3.0])), "half of it, as the loss is half");
}

#[test]
fn what_could_not_be_paid_comes_first() {
    let unpaid = ("toy.harvest", Trace::new(ONE, How::Unpaid, "coins", -3));
    let objective = ("toy.goal", Trace::new(ONE, How::Complete, "objectives met", 1));
    // In six of eight pairs the game is lost for want of food. In one it is won by an objective.
    let pair = |number: usize| match number {
        0..6 => [vec![objective], vec![objective, unpaid]],
        6 => [vec![objective], vec![]],
        _ => [vec![], vec![]],
    };
    let pairs: Vec<_> = (0..8).map(pair).collect();
    let all = tally(&pairs, |number| if number < 7 { [1.0, 10.0] } else { [0.0; 2] });
    let reasons = told(&all, None);
    assert_eq!((reasons[0].how, reasons[0].share), (How::Unpaid, [0.0, 0.75]));
    assert!((reasons[0].explains - 6.0 / 7.0).abs() < 1e-6 && reasons[0].by > 0.0, "{reasons:?}");
    assert_eq!(reasons.len(), 1, "that explains enough");
}

#[test]
fn where_no_game_is_won_the_score_decides() {
    let objective =
        ("toy.goal", Trace::new(ONE, How::Complete, "objectives met", 1).piece("objective", "castle"));
    let pairs: Vec<_> = (0..8).map(|_| [vec![round(), objective], vec![round()]]).collect();
    let [reason] = &told(&tally(&pairs, |_| [0.0, 1.0]), None)[..] else { panic!("one reason") };
    assert_eq!((reason.by, reason.explains, reason.unit.as_str()), (1.0, 1.0, "objectives met"));
}

#[test]
fn steps_explain_only_what_nothing_else_does() {
    let ship = ("toy.track", Trace::new(ONE, How::Advance, "track", 1));
    let mut pairs = areas();
    for [better, _] in &mut pairs {
        better.insert(0, ship);
    }
    let all = tally(&pairs, |_| [0.0, 4.0]);
    assert!(told(&all, Some(4.0)).iter().all(|one| one.how != How::Advance), "the area explains it");
    // Without points that stand out, the step is all there is to say.
    let pairs: Vec<_> = (0..8).map(|_| [vec![ship], vec![]]).collect();
    let [reason] = &told(&tally(&pairs, |_| [0.0, 4.0]), Some(4.0))[..] else { panic!("one reason") };
    assert_eq!((reason.how, reason.when, reason.unit.as_str()), (How::Advance, ReasonTime::AtOnce, "track"));
}

/// The same rows, with signs turned.
#[test]
fn a_review_told_with_the_lines_swapped_turns_every_sign() {
    let scored = |by, times| ("toy.end.development", Trace::new(ONE, How::Factor, "points", by).times(times));
    let rival = |by| points(TWO, "toy.sale", by);
    let mut pairs = areas();
    for (number, [better, played]) in pairs.iter_mut().enumerate() {
        better.extend([scored(28, 7), rival(1)]);
        played.extend([scored(18, 6), rival(5), ("toy.track", Trace::new(ONE, How::Advance, "track", 1))]);
        if number % 3 == 0 {
            played.push(("toy.harvest", Trace::new(ONE, How::Unpaid, "coins", -2)));
        }
    }
    let all = tally(&pairs, |number| [f64::from(u8::from(number % 3 == 0)), 14.0 + 0.25 * 4.0]);
    for points in [Some(15.0), Some(6.0), None] {
        let (told, turned) = (told(&all, points), told(&all.swapped(), points.map(|points| -points)));
        assert!(!told.is_empty(), "{points:?}");
        let swapped = |one: &TurnReason| TurnReason {
            by: -one.by,
            times: one.times.map(|[more, each]| [-more, each]),
            share: [one.share[1], one.share[0]],
            ..one.clone()
        };
        assert_eq!(told.iter().map(swapped).collect::<Vec<_>>(), turned, "{points:?}");
        assert_ne!(told, turned);
    }
}
