//! Why another turn was better, told by what went differently in pairs of whole games.
//!
//! Points are exact: what a seat has more at the end of a game is the sum of the events that gave it points. So each of them
//! explains a known part of a loss, and is told through what brought it about. Where only winning counts, something
//! explains the games that were won in its presence and lost in its absence.

#![expect(clippy::cast_precision_loss, reason = "counts of games are small")]

use std::collections::BTreeMap;

use engine::{How, Name, Seat};
use protocol::{ReasonName, ReasonTime, TurnReason};
use search::{
    stats::Sample,
    tally::{Key, Row, Tally},
};
use shelf::{Apart, Assumed};

/// What a loss was, and how to look at it.
pub(crate) struct Lost<'a> {
    /// Who lost it.
    pub(crate) seat: Seat,
    /// The seat that represents each seat's side.
    pub(crate) sides: &'a [Seat],
    /// What a score counts.
    pub(crate) scored: &'a str,
    /// How many points it was, if losses are points.
    pub(crate) points: Option<f32>,
    /// What the review assumes.
    pub(crate) assumed: &'a Assumed,
}

/// What losses count where they are points.
pub(crate) const POINTS: &str = "points";

/// At most so many reasons are told.
const TOLD: usize = 3;

/// Something that could be told: the events it is about, and what follows from them.
struct Candidate<'a> {
    row: &'a Row,
    by: f64,
    /// What `by` counts, and which row says of which product it is.
    counted: &'a Row,
    explains: f64,
}

/// How a reason goes together with others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// It explains its own part of the loss, exactly.
    Own,
    /// It goes along with a loss, and explains what others have left of it.
    Rest,
    /// It stands behind others, and explains nothing that they do not.
    Behind,
}

/// The reasons for a loss, the largest first.
pub(crate) fn reasons(tally: &Tally, loss: &Lost<'_>) -> Vec<TurnReason> {
    let (mut told, mut explained): (Vec<TurnReason>, f32) = (Vec::new(), 0.0);
    let (assumed, counting) = (loss.assumed, counting(tally, loss));
    let counts = if loss.points.is_some() { Part::Own } else { Part::Rest };
    let all = [
        (Part::Rest, ruin(tally)),
        (Part::Behind, order(tally, loss)),
        (counts, counting),
        (Part::Rest, steps(tally, loss)),
    ];
    for (part, mut candidates) in all {
        candidates.sort_by(|a, b| b.explains.total_cmp(&a.explains));
        for one in candidates {
            if told.len() == TOLD || explained >= assumed.enough {
                break;
            }
            let share = one.explains.min(1.0) as f32;
            let share = if part == Part::Rest { share * (1.0 - explained) } else { share };
            if share >= assumed.reason {
                explained += if part == Part::Behind { 0.0 } else { share };
                told.push(one.told(share));
            }
        }
    }
    told.sort_by(|a, b| b.explains.total_cmp(&a.explains));
    if explained < assumed.little { Vec::new() } else { told }
}

/// Why the better of two ways to play a position is better.
pub fn why(apart: &Apart, seat: Seat) -> Vec<TurnReason> {
    let Apart { tally, sides, scored, points, assumed } = apart;
    let points = points.then(|| tally.value.mean() as f32);
    reasons(tally, &Lost { seat, sides, scored, points, assumed })
}

/// Whether a row differs by more than noise.
fn is_clear(row: &Row) -> bool {
    row.lead.mean() != 0.0 && row.lead.mean().abs() > 2.0 * row.lead.error()
}

/// The share of the difference between the lines that arises in the pairs of games in which they differ here.
fn apart(tally: &Tally, row: &Row) -> f64 {
    let [wins, value] = [&tally.wins, &tally.value].map(|lead| lead.mean() * lead.count() as f64);
    // Where hardly any game is won, what the seat gets says more.
    let [part, all] = if wins == 0.0 { [row.apart[1], value] } else { [row.apart[0], wins] };
    if all == 0.0 { 0.0 } else { part / all }
}

/// What a seat could not pay, and what has lost the game outright.
fn ruin(tally: &Tally) -> Vec<Candidate<'_>> {
    let is_ruin = |row: &&Row| matches!(row.key.how, How::Unpaid | How::Fall) && is_clear(row);
    tally.rows.iter().filter(is_ruin).map(|row| Candidate::of(tally, row)).collect()
}

/// Whether the seat comes first in more rounds, or in fewer.
fn order<'a>(tally: &'a Tally, loss: &Lost<'_>) -> Vec<Candidate<'a>> {
    let is_order = |row: &&Row| {
        let often = row.lead.mean().abs() >= f64::from(loss.assumed.often);
        row.key.how == How::Order && row.key.seat == Some(loss.seat) && often && is_clear(row)
    };
    tally.rows.iter().filter(is_order).map(|row| Candidate::of(tally, row)).collect()
}

/// What counts in the score, through what brought it about.
fn counting<'a>(tally: &'a Tally, loss: &Lost<'_>) -> Vec<Candidate<'a>> {
    let counts = |row: &&Row| row.key.what == loss.scored && is_clear(row);
    let mut all: BTreeMap<Key, Candidate<'a>> = BTreeMap::new();
    for row in tally.rows.iter().filter(counts) {
        let cause = row.key.of_cause().and_then(|cause| tally.row(&cause));
        let told = cause.unwrap_or(row);
        let one =
            all.entry(told.key).or_insert(Candidate { by: 0.0, counted: row, ..Candidate::of(tally, told) });
        one.by += row.lead.mean();
    }
    let mut all: Vec<Candidate<'a>> = all.into_values().collect();
    if let Some(points) = loss.points {
        let weights = Weights::of(tally, loss);
        all.retain_mut(|one| {
            one.by *= weights.scale;
            let by = weights.of_side(loss, one.row.key.seat) * one.by;
            one.explains = if points == 0.0 { 0.0 } else { by / f64::from(points) };
            one.explains > 0.0
        });
    }
    all
}

/// Steps that the one line has and the other has not, whatever came of them.
fn steps<'a>(tally: &'a Tally, loss: &Lost<'_>) -> Vec<Candidate<'a>> {
    let is_cause = |key: &Key| {
        let of = |row: &Row| row.key.of_cause().as_ref() == Some(key) && row.key.what == loss.scored;
        tally.rows.iter().any(of)
    };
    let is_step = |row: &&Row| match row.key.how {
        How::Take | How::Complete | How::First | How::Advance | How::Lose => {
            row.key.what != loss.scored && is_clear(row) && !is_cause(&row.key)
        }
        How::Gain | How::Factor | How::Unpaid | How::Fall | How::Order | How::Round | How::End => false,
    };
    tally.rows.iter().filter(is_step).map(|row| Candidate::of(tally, row)).collect()
}

/// How points of the two sides make up a loss.
struct Weights {
    /// How large the loss is, compared with what whole games show. 0 if they show too little.
    scale: f64,
    /// How much a point of a rival counts.
    rival: f64,
}

impl Weights {
    fn of(tally: &Tally, loss: &Lost<'_>) -> Weights {
        let points = f64::from(loss.points.unwrap_or(0.0));
        let value = tally.value.mean();
        let seats = || (0..).map(Seat).zip(loss.sides);
        let own_side = loss.sides[loss.seat.index()];
        let lead = |own: bool| -> f64 {
            let them = seats().filter(|(_, side)| (**side == own_side) == own);
            them.map(|(seat, _)| tally.lead_of(seat, loss.scored)).sum()
        };
        let (own, theirs) = (lead(true), lead(false));
        let rival = if theirs == 0.0 { 0.0 } else { ((own - value) / theirs).clamp(0.0, 1.0) };
        let shown = own - rival * theirs;
        let scale = if shown * points <= 0.0 || shown.abs() < f64::from(loss.assumed.shown) * points.abs() {
            0.0
        } else {
            points / shown
        };
        Weights { scale, rival }
    }

    /// What a point of somebody counts for the seat that has lost.
    fn of_side(&self, loss: &Lost<'_>, seat: Option<Seat>) -> f64 {
        let own = seat.is_none_or(|seat| loss.sides[seat.index()] == loss.sides[loss.seat.index()]);
        if own { 1.0 } else { -self.rival }
    }
}

impl<'a> Candidate<'a> {
    fn of(tally: &Tally, row: &'a Row) -> Candidate<'a> {
        Candidate { row, by: row.lead.mean(), counted: row, explains: apart(tally, row) }
    }

    fn told(&self, explains: f32) -> TurnReason {
        let Key { clause, seat, how, piece, place, .. } = self.row.key;
        let [piece, place] = [piece, place].map(|name| name.map(named));
        TurnReason {
            how,
            clause: clause.to_owned(),
            seat,
            piece,
            place,
            by: self.by as f32,
            unit: self.counted.key.what.to_owned(),
            times: times(self.counted).map(|[by, of]| [(by * self.scale()) as f32, of as f32]),
            when: when(self.row),
            share: self.row.share(),
            explains,
        }
    }

    /// How much larger it is told than it was counted.
    fn scale(&self) -> f64 {
        let counted = self.counted.lead.mean();
        if counted == 0.0 { 1.0 } else { self.by / counted }
    }
}

fn named(Name { kind, id }: Name) -> ReasonName {
    ReasonName { kind: kind.to_owned(), id: id.to_owned() }
}

/// The factor of a product that differs more, and the other one: the mean of both lines.
fn times(row: &Row) -> Option<[f64; 2]> {
    if row.key.how != How::Factor {
        return None;
    }
    let counts = row.times.map(|times| times.mean());
    let each = |line: usize| if counts[line] == 0.0 { 0.0 } else { row.amounts[line].mean() / counts[line] };
    let each = [each(0), each(1)];
    let [more, worth] = [counts, each].map(|[better, played]| better - played);
    let [count, each] = [counts, each].map(|[better, played]| f64::midpoint(better, played));
    Some(if (more * each).abs() >= (worth * count).abs() { [more, each] } else { [worth, count] })
}

/// When it happens first in the line in which it happens more often.
fn when(row: &Row) -> ReasonTime {
    if matches!(row.key.how, How::Factor | How::End) {
        return ReasonTime::End;
    }
    let sooner = |a: &&Sample, b: &&Sample| a.count().cmp(&b.count()).then(b.mean().total_cmp(&a.mean()));
    let first = row.first.iter().max_by(sooner).copied().unwrap_or_default();
    if first.mean() < 0.5 {
        ReasonTime::AtOnce
    } else {
        ReasonTime::Later { rounds: (first.mean().round() as u32).saturating_sub(1) }
    }
}

#[cfg(test)]
mod tests;
