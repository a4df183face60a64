//! Totals over many games.

use std::collections::BTreeMap;

use engine::{Seat, Verdict};
use search::{
    Plies,
    stats::{Sample, Share, wilson},
};
use shelf::{Arena, Played};

/// Everything that is added up over a run's games.
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) seats: Vec<SeatTally>,
    /// Wins by who went first, second, and so on.
    pub(super) positions: Vec<f64>,
    /// Games whose order of play was known.
    pub(super) ordered: u64,
    pub(super) tie_breaks: u64,
    pub(super) shared_wins: u64,
    /// Sides with more than one seat: their seats, what they scored together and how often they won.
    pub(super) sides: BTreeMap<Seat, SideTally>,
    /// Games that the whole table played against the box.
    pub(super) together: u64,
    /// Those of them that were won.
    pub(super) won_together: u64,
    pub(super) plies: Plies,
    pub(super) turns: Sample,
    /// What ended the games, and how often.
    pub(super) endings: BTreeMap<&'static str, u64>,
    pub(super) sources: &'static [&'static str],
    /// Which of them can give points at this table.
    pub(super) can_score: Vec<bool>,
    /// What a score counts, if not the points.
    pub(super) score_name: Option<&'static str>,
    /// The names of results with the points each needs, lowest first.
    pub(super) grades: Vec<(i16, &'static str)>,
}

/// One side over all games.
#[derive(Clone, Default)]
pub(super) struct SideTally {
    pub(super) seats: Vec<Seat>,
    pub(super) score: Sample,
    pub(super) wins: f64,
}

/// One seat over all games.
#[derive(Clone, Default)]
pub(super) struct SeatTally {
    pub(super) score: Sample,
    pub(super) wins: f64,
    /// Sums, in the order of the sources.
    pub(super) sources: Vec<i64>,
    /// Games in each grade, starting below the lowest.
    pub(super) grades: Vec<u64>,
}

impl Tally {
    pub(super) fn new(arena: &dyn Arena) -> Tally {
        let seats = arena.seats() as usize;
        let sources = arena.sources();
        let grades = arena.grades();
        let (points, reached) = (vec![0; sources.len()], vec![0; grades.len() + 1]);
        let seat = SeatTally { sources: points, grades: reached, ..SeatTally::default() };
        Tally {
            games: 0,
            seats: vec![seat; seats],
            positions: vec![0.0; seats],
            ordered: 0,
            tie_breaks: 0,
            shared_wins: 0,
            sides: BTreeMap::new(),
            together: 0,
            won_together: 0,
            plies: Plies::default(),
            turns: Sample::default(),
            endings: BTreeMap::new(),
            sources,
            score_name: arena.score_name(),
            can_score: (0..sources.len()).map(|source| arena.can_score(source)).collect(),
            grades,
        }
    }

    pub(super) fn add(&mut self, played: &Played) {
        self.games += 1;
        self.plies += played.plies;
        self.tie_breaks += u64::from(played.by_tie_break());
        self.turns.add(f64::from(played.turns));
        *self.endings.entry(played.ending).or_default() += 1;
        self.shared_wins += u64::from(played.is_shared());
        self.together += u64::from(played.verdict != Verdict::Ranked);
        self.won_together += u64::from(played.verdict == Verdict::Won);
        for (side, seats) in played.partners() {
            let tally = self.sides.entry(side).or_default();
            tally.seats = seats;
            tally.score.add(f64::from(played.side_scores[side.index()]));
            tally.wins += played.won(side.index());
        }
        for (seat, tally) in self.seats.iter_mut().enumerate() {
            tally.score.add(f64::from(played.scores[seat]));
            tally.wins += played.won(seat);
            let grade = self.grades.iter().filter(|(least, _)| played.scores[seat] >= *least).count();
            tally.grades[grade] += 1;
            for (sum, &points) in tally.sources.iter_mut().zip(&played.sources[seat]) {
                *sum += i64::from(points);
            }
        }
        if let Some(order) = &played.order {
            self.ordered += 1;
            for (position, seat) in order.iter().enumerate() {
                self.positions[position] += played.won(seat.index());
            }
        }
    }

    /// Adds another tally's games, which come after these.
    pub(super) fn merge(&mut self, later: &Tally) {
        self.games += later.games;
        self.plies += later.plies;
        self.turns.merge(&later.turns);
        for (ending, games) in &later.endings {
            *self.endings.entry(ending).or_default() += games;
        }
        self.ordered += later.ordered;
        self.tie_breaks += later.tie_breaks;
        self.shared_wins += later.shared_wins;
        self.together += later.together;
        self.won_together += later.won_together;
        for (side, more) in &later.sides {
            let tally = self.sides.entry(*side).or_default();
            tally.seats.clone_from(&more.seats);
            tally.score.merge(&more.score);
            tally.wins += more.wins;
        }
        for (wins, more) in self.positions.iter_mut().zip(&later.positions) {
            *wins += more;
        }
        for (seat, more) in self.seats.iter_mut().zip(&later.seats) {
            seat.score.merge(&more.score);
            seat.wins += more.wins;
            for (games, more) in seat.grades.iter_mut().zip(&more.grades) {
                *games += more;
            }
            for (sum, more) in seat.sources.iter_mut().zip(&more.sources) {
                *sum += more;
            }
        }
    }

    pub(super) fn win_share(&self, seat: usize) -> Share {
        wilson(self.seats[seat].wins, self.games)
    }

    /// How often a seat ended below the lowest grade (0), in the lowest (1), and so on.
    pub(super) fn grade_share(&self, seat: usize, grade: usize) -> Share {
        wilson(self.seats[seat].grades[grade] as f64, self.games)
    }

    pub(super) fn position_share(&self, position: usize) -> Share {
        wilson(self.positions[position], self.ordered)
    }

    /// A seat's mean points from one source.
    pub(super) fn source_mean(&self, seat: usize, source: usize) -> f64 {
        self.seats[seat].sources[source] as f64 / self.games.max(1) as f64
    }

    pub(super) fn mean_plies(&self) -> f64 {
        self.plies.total() as f64 / self.games.max(1) as f64
    }
}
