//! What happened in pairs of games with the same luck, so that the lines of two turns can be told apart.
#![expect(clippy::cast_precision_loss, reason = "counts of events are small")]

use std::collections::BTreeMap;

use engine::{Happening, How, Name, Seat};

use crate::stats::Sample;

/// What makes events alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    /// The clause behind them.
    pub clause: &'static str,
    /// Whose they are; none if they are everybody's.
    pub seat: Option<Seat>,
    /// In what way they matter.
    pub how: How,
    /// What they count.
    pub what: &'static str,
    /// The piece that they are about.
    pub piece: Option<Name>,
    /// Where it is.
    pub place: Option<Name>,
    /// What came before them and brought them about.
    pub cause: Option<Cause>,
}

/// Something complete, something first or something unpaid, from which a gain or a loss of the same seat follows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cause {
    /// The clause behind it.
    pub clause: &'static str,
    /// In what way it matters.
    pub how: How,
    /// What it counts.
    pub what: &'static str,
    /// The piece that it is about.
    pub piece: Option<Name>,
    /// Where it is.
    pub place: Option<Name>,
}

impl Key {
    /// The events that brought these about.
    pub fn of_cause(&self) -> Option<Key> {
        let Cause { clause, how, what, piece, place } = self.cause?;
        Some(Key { clause, how, what, piece, place, cause: None, seat: self.seat })
    }

    fn as_cause(self) -> Cause {
        let Key { clause, how, what, piece, place, .. } = self;
        Cause { clause, how, what, piece, place }
    }
}

/// What clauses about the same thing have in common: the part of their ids after the box.
fn family(clause: &'static str) -> &'static str {
    clause.split('.').nth(1).unwrap_or(clause)
}

/// Events that are alike, in one game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Seen {
    by: i32,
    times: i32,
    first: u16,
}

/// What happened in one game since a turn began.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Stream {
    seen: BTreeMap<Key, Seen>,
    /// The last cause of each seat, by what it is about.
    causes: BTreeMap<(Option<Seat>, &'static str), Cause>,
    /// 0 in the turn itself, then 1, and one more with each round that begins.
    round: u16,
    /// Whether a round has begun, and nobody has come first in it yet.
    opening: bool,
}

impl Stream {
    /// Counts one event.
    pub fn hear(&mut self, event: &impl Happening) {
        let Some(trace) = event.trace() else { return };
        let (clause, how) = (event.clause(), trace.how);
        if how == How::Round {
            self.round = self.round.max(1) + 1;
            self.opening = true;
            return;
        }
        if how == How::Order && !std::mem::take(&mut self.opening) {
            return;
        }
        let (seat, what, piece, place) = (trace.seat, trace.what, trace.piece, trace.place);
        let mut key = Key { clause, seat, how, what, piece, place, cause: None };
        match how {
            How::Complete | How::First | How::Unpaid => {
                for about in [family(clause), what] {
                    self.causes.insert((seat, about), key.as_cause());
                }
            }
            How::Gain | How::Factor | How::Lose | How::End => {
                key.cause = self.causes.get(&(seat, family(clause))).copied();
            }
            How::Take | How::Advance | How::Fall | How::Order | How::Round => {}
        }
        let new = Seen { first: self.round, ..Seen::default() };
        let seen = self.seen.entry(key).or_insert(new);
        seen.by += trace.by;
        seen.times += i32::from(trace.times);
    }

    /// Counts some events.
    pub fn hear_all<'a, E: Happening + 'a>(&mut self, events: impl IntoIterator<Item = &'a E>) {
        events.into_iter().for_each(|event| self.hear(event));
    }

    /// The turn itself is over.
    pub fn go_on(&mut self) {
        self.round = self.round.max(1);
    }
}

/// Events that are alike, in the games of two lines: after the better turn and after the one that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What makes them alike.
    pub key: Key,
    /// How much it was in each line.
    pub amounts: [Sample; 2],
    /// How many things were counted in each line, where amounts are products.
    pub times: [Sample; 2],
    /// In which round it happened first, where it did: 0 is the turn itself, 1 the rest of its round.
    pub first: [Sample; 2],
    /// How much more it was in the first line than in the second.
    pub lead: Sample,
    /// How much more the seat won in the first line, and how much more it got, in the pairs of games in which the lines
    /// differ here. Both are added up.
    pub apart: [f64; 2],
}

impl Row {
    /// The same after `pairs` pairs of games in which it did not happen.
    fn new(key: Key, pairs: u64) -> Row {
        let none: Sample = (0..pairs).map(|_| 0.0).collect();
        let empty = [Sample::default(); 2];
        Row { key, amounts: [none; 2], times: [none; 2], first: empty, lead: none, apart: [0.0; 2] }
    }

    fn add(&mut self, seen: [Option<Seen>; 2], leads: [f64; 2]) {
        let [better, played] = seen.map(Option::unwrap_or_default);
        for (line, seen) in seen.into_iter().enumerate() {
            let some = seen.unwrap_or_default();
            self.amounts[line].add(some.by.into());
            self.times[line].add(some.times.into());
            if seen.is_some() {
                self.first[line].add(some.first.into());
            }
        }
        self.lead.add(f64::from(better.by - played.by));
        if better.by != played.by || seen[0].is_some() != seen[1].is_some() {
            for (apart, lead) in self.apart.iter_mut().zip(leads) {
                *apart += lead;
            }
        }
    }

    /// The share of the games of each line in which it happened.
    pub fn share(&self) -> [f32; 2] {
        let all = self.lead.count().max(1) as f32;
        self.first.map(|first| first.count() as f32 / all)
    }

    fn swapped(&self) -> Row {
        let turned = |[better, played]: [Sample; 2]| [played, better];
        Row {
            key: self.key,
            amounts: turned(self.amounts),
            times: turned(self.times),
            first: turned(self.first),
            lead: self.lead.negated(),
            apart: self.apart.map(|lead| -lead),
        }
    }
}

/// What happened in pairs of games, by what is alike.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Tally {
    /// What happened in at least one of the games.
    pub rows: Vec<Row>,
    /// How much more the seat won in the first line than in the second.
    pub wins: Sample,
    /// How much more it got, as it weighs everyone's results.
    pub value: Sample,
}

impl Tally {
    /// Adds a pair of games: what happened, and how much more the seat won and got in the first.
    pub fn add(&mut self, [better, played]: &[Stream; 2], leads: [f64; 2]) {
        let pairs = self.wins.count();
        for key in better.seen.keys().chain(played.seen.keys()) {
            if let Err(place) = self.rows.binary_search_by(|row| row.key.cmp(key)) {
                self.rows.insert(place, Row::new(*key, pairs));
            }
        }
        for row in &mut self.rows {
            let of = |stream: &Stream| stream.seen.get(&row.key).copied();
            row.add([of(better), of(played)], leads);
        }
        self.wins.add(leads[0]);
        self.value.add(leads[1]);
    }

    /// The row of events that are alike.
    pub fn row(&self, key: &Key) -> Option<&Row> {
        self.rows.binary_search_by(|row| row.key.cmp(key)).ok().map(|place| &self.rows[place])
    }

    /// By how much a seat leads in what is counted: the sum of its rows.
    pub fn lead_of(&self, seat: Seat, what: &str) -> f64 {
        let mine = |row: &&Row| row.key.what == what && row.key.seat.is_none_or(|whose| whose == seat);
        self.rows.iter().filter(mine).map(|row| row.lead.mean()).sum()
    }

    /// The same with the two lines in the other order.
    #[must_use]
    pub fn swapped(&self) -> Tally {
        let rows = self.rows.iter().map(Row::swapped).collect();
        Tally { rows, wins: self.wins.negated(), value: self.value.negated() }
    }
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "these sums are exact")]
mod tests {
    use std::fmt;

    use engine::{Event, Incident, Trace};
    use serde::{Serialize, Serializer};

    use super::*;

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

    const ONE: Seat = Seat(0);

    fn stream(events: &[(&'static str, Trace)]) -> Stream {
        let mut stream = Stream::default();
        stream.hear_all(
            &events.iter().map(|&(clause, trace)| Event::new(clause, Said(trace))).collect::<Vec<_>>(),
        );
        stream
    }

    fn points(by: i32) -> (&'static str, Trace) {
        ("toy.area.points", Trace::gain(ONE, "points", by))
    }

    const AREA: (&str, Trace) =
        ("toy.area.full", Trace::new(ONE, How::Complete, "area", 3).piece("kind", "mine"));
    const ROUND: (&str, Trace) = ("toy.round", Trace::of_all(How::Round, "rounds", 1));

    #[test]
    fn gains_belong_to_what_brought_them_about() {
        let mut tally = Tally::default();
        let other = ("toy.sale.points", Trace::gain(ONE, "points", 2));
        let lines = [stream(&[points(1), AREA, points(4), points(2), other]), stream(&[other])];
        tally.add(&lines, [1.0, 7.0]);
        let caused = |row: &&Row| row.key.cause.is_some();
        let [row] = tally.rows.iter().filter(caused).collect::<Vec<_>>()[..] else { panic!("{tally:?}") };
        assert_eq!((row.lead.mean(), row.share(), row.apart), (6.0, [1.0, 0.0], [1.0, 7.0]));
        let cause = tally.row(&row.key.of_cause().unwrap()).unwrap();
        assert_eq!((cause.key.what, cause.key.piece.unwrap().id, cause.lead.mean()), ("area", "mine", 3.0));
        let same = tally.rows.iter().find(|row| row.key.clause == other.0).unwrap();
        assert_eq!((same.lead.mean(), same.apart), (0.0, [0.0, 0.0]), "both have it");
        assert!((tally.lead_of(ONE, "points") - 7.0).abs() < 1e-9);
    }

    #[test]
    fn a_row_knows_when_and_how_often_it_happened() {
        let mut tally = Tally::default();
        tally.add(&[stream(&[AREA]), stream(&[])], [0.0; 2]);
        tally.add(&[stream(&[ROUND, ROUND, AREA]), stream(&[ROUND, AREA])], [0.0; 2]);
        let row = tally.rows.iter().find(|row| row.key.what == "area").unwrap();
        assert_eq!(row.share(), [1.0, 0.5]);
        assert_eq!(row.first.map(|first| first.mean()), [1.5, 2.0]);
        // What happens for the first time in a later pair did not happen before.
        tally.add(&[stream(&[points(6)]), stream(&[])], [0.0; 2]);
        let row = tally.rows.iter().find(|row| row.key.what == "points").unwrap();
        assert_eq!((row.lead.count(), row.lead.mean()), (3, 2.0));
    }

    #[test]
    fn only_the_first_of_a_round_is_first() {
        let turn = |seat| ("toy.turn", Trace::new(Seat(seat), How::Order, "turns", 1));
        let heard = stream(&[turn(0), ROUND, turn(1), turn(0), ROUND, turn(0), turn(1), ROUND, turn(1)]);
        let first = |seat| heard.seen.iter().find(|(key, _)| key.seat == Some(Seat(seat))).unwrap().1.by;
        assert_eq!([first(0), first(1)], [1, 2]);
    }

    #[test]
    fn swapped_lines_turn_every_sign() {
        let mut tally = Tally::default();
        tally.add(&[stream(&[AREA, points(4)]), stream(&[points(9)])], [1.0, -5.0]);
        tally.add(&[stream(&[ROUND]), stream(&[AREA])], [0.0, 3.0]);
        let mut other = Tally::default();
        other.add(&[stream(&[points(9)]), stream(&[AREA, points(4)])], [-1.0, 5.0]);
        other.add(&[stream(&[AREA]), stream(&[ROUND])], [-0.0, -3.0]);
        assert_eq!(tally.swapped(), other);
        assert_eq!(tally.swapped().swapped(), tally);
        assert_ne!(tally.swapped(), tally);
    }
}
