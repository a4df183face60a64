//! A game in progress, with bots available.

use engine::{Actor, OptionSpec, OverlayRow, Paper, Pending, Rng, Seat, Viewer};
use play::{Match, Refused, ReplayError, Table};
use search::{AHEAD_WORK, Budget, Mind as _, PlayedTurn, Stop, fingerprint, imagine, played_turns};

use protocol::{Hint, PuzzleLine, Review};

use crate::{Found, VariantSpec, Wanted, bots::Named, puzzle, review};

/// A [`Table`] of a box in the registry. It can also think and count points by source.
pub trait BoxTable: Table {
    /// What the bot called `bot` would do on `seat` now, in notation.
    ///
    /// The answer depends only on the record, the seat and `seed`, so that games can be repeated.
    fn think(&self, bot: &str, seat: Seat, seed: u64) -> Result<String, String> {
        self.think_until(bot, seat, seed, &Stop::default()).map(|mut turn| turn.swap_remove(0))
    }

    /// What the bot would do now and then in the same turn, as far as it has decided. When asked to stop, it gives
    /// the best it has found.
    fn think_until(&self, bot: &str, seat: Seat, seed: u64, stop: &Stop) -> Result<Vec<String>, String>;

    /// How many turns there have been in which somebody decided something.
    fn decisions(&self) -> usize;

    /// How many of them are worth much thought. In Orléans these are the plans.
    fn weighty_decisions(&self) -> usize;

    /// How many points a slip, a mistake and a blunder lose.
    fn losses(&self) -> [f32; 3];

    /// How many times its budget a review takes for a turn.
    fn review_work(&self) -> u32;

    /// See [`VariantSpec::QUICK`].
    fn quick(&self) -> usize;

    /// Judges every turn so far. `told` is called with the number of turns done and the number of
    /// all turns.
    fn review(&self, budget: Budget, stop: &Stop, told: &mut dyn FnMut(usize, usize)) -> Review;

    /// Compares what a seat could do now, knowing only what it may know. When asked to stop, it gives the best it has
    /// found.
    fn hint(&self, seat: Seat, seed: u64, budget: Budget, stop: &Stop) -> Hint;

    /// Looks for puzzles in a finished game. `looked` is called for every decision examined.
    fn find_puzzles(&self, wanted: &Wanted, looked: &mut dyn FnMut()) -> Vec<Found>;

    /// Compares whole turns of a seat with the first of them, knowing only what it may know.
    fn compare(
        &self,
        seat: Seat,
        turns: &[Vec<String>],
        budget: Budget,
        stop: &Stop,
    ) -> Result<Vec<PuzzleLine>, Refused>;

    /// A number that equal positions share.
    fn fingerprint(&self) -> u64;

    /// A seat's points by source.
    fn points_by_source(&self, seat: Seat) -> Vec<(&'static str, i32)>;

    /// What a viewer may see, drawn for people at a terminal.
    fn drawing(&self, viewer: Viewer, paper: Paper) -> String;

    /// The table options and the rows of the overlay, with their values here.
    fn in_force(&self) -> Vec<InForce>;

    /// What a score counts, if not the points.
    fn score_name(&self) -> Option<&'static str>;

    /// The names of results with the points each needs, lowest first; none if there are only winners and
    /// losers.
    fn grades(&self) -> Vec<(i16, &'static str)>;

    /// The table as it was after its first `entries` entries.
    fn back_at(&self, entries: usize) -> Result<Box<dyn BoxTable>, ReplayError>;
}

/// A table option and its value at one table.
#[derive(Clone, Debug)]
pub struct InForce {
    /// The option.
    pub option: &'static OptionSpec,
    /// Its value here.
    pub value: String,
    /// What its value would be if the table had not chosen one.
    pub usual: &'static str,
    /// The row of the overlay, if it is one.
    pub row: Option<&'static OverlayRow>,
}

impl InForce {
    /// Whether it differs from the default of the box and the table's modules.
    pub fn is_changed(&self) -> bool {
        self.value != self.usual
    }

    /// Whether it changes what a clause says.
    pub fn is_about(&self, clause: &str) -> bool {
        self.option.clause == clause || self.row.is_some_and(|row| row.clauses().any(|id| id == clause))
    }
}

impl<R: VariantSpec> BoxTable for Match<R> {
    fn think_until(&self, bot: &str, seat: Seat, seed: u64, stop: &Stop) -> Result<Vec<String>, String> {
        let bot = Named::find(R::BOTS, bot)?;
        let asked = |pending| matches!(pending, Pending::Seats(seats) if seats.contains(seat));
        if !asked(self.pending()) {
            return Err(format!("{seat} has nothing to do now"));
        }
        let (rules, mut legal) = (self.rules(), self.legal(seat));
        // The record's length gives every decision a new stream.
        let mut rng = Rng::new(mix(seed, &[self.len() as u64, seat.0 as u64]));
        let mut state = imagine(rules, self.state(), seat, &mut rng);
        let mut bot = bot.make(temper(seed, seat), rng.next_u64(), stop);
        let mut turn = Vec::new();
        loop {
            let action = match legal[..] {
                [only] if bot.has_decided() => only,
                _ => bot.choose(rules, &state, seat, &legal),
            };
            turn.push(action.to_string());
            rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
            if !bot.has_decided() || !asked(rules.pending(&state)) {
                return Ok(turn);
            }
            legal.clear();
            rules.legal(&state, seat, &mut legal);
        }
    }

    fn decisions(&self) -> usize {
        played_turns(&R::mind(0), self.rules(), self.actions()).iter().filter(|turn| turn.choice).count()
    }

    fn weighty_decisions(&self) -> usize {
        let (mind, rules) = (R::mind(0), self.rules());
        let weighs = |turn: &&PlayedTurn<R>| turn.choice && mind.weighs(rules, &turn.before, turn.seat);
        played_turns(&mind, rules, self.actions()).iter().filter(weighs).count()
    }

    fn losses(&self) -> [f32; 3] {
        R::LOSSES
    }

    fn review_work(&self) -> u32 {
        if R::mind(0).looks_ahead(self.rules()) { AHEAD_WORK } else { 2 }
    }

    fn quick(&self) -> usize {
        R::QUICK
    }

    fn review(&self, budget: Budget, stop: &Stop, told: &mut dyn FnMut(usize, usize)) -> Review {
        review::review(self, budget, stop, told)
    }

    fn hint(&self, seat: Seat, seed: u64, budget: Budget, stop: &Stop) -> Hint {
        review::hint(self, seat, seed, budget, stop)
    }

    fn find_puzzles(&self, wanted: &Wanted, looked: &mut dyn FnMut()) -> Vec<Found> {
        puzzle::find(self, wanted, looked)
    }

    fn compare(
        &self,
        seat: Seat,
        turns: &[Vec<String>],
        budget: Budget,
        stop: &Stop,
    ) -> Result<Vec<PuzzleLine>, Refused> {
        puzzle::compare(self, seat, turns, budget, stop)
    }

    fn fingerprint(&self) -> u64 {
        fingerprint(self.state())
    }

    fn points_by_source(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let mut points = Vec::new();
        self.rules().points_by_source(self.state(), seat, &mut points);
        let all = R::SOURCES.iter().copied().zip(points).enumerate();
        all.filter(|&(source, _)| self.rules().can_score(source)).map(|(_, points)| points).collect()
    }

    fn drawing(&self, viewer: Viewer, paper: Paper) -> String {
        // A seat the table does not have sees what spectators see.
        let viewer = match viewer {
            Viewer::Seat(seat) if seat.0 >= self.rules().seats() => Viewer::Spectator,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => viewer,
        };
        R::draw(&self.rules().view(self.state(), viewer), paper)
    }

    fn in_force(&self) -> Vec<InForce> {
        let (header, menu) = (&self.record().header, &R::game().menu);
        let config = &menu.as_of(header.version, &header.config);
        let here = |option: &'static OptionSpec, row| {
            let asked = || menu.choice(config, option.id).to_owned();
            let value = self.rules().in_force(option.id).unwrap_or_else(asked);
            InForce { option, value, usual: menu.default(config, option), row }
        };
        let options = menu.options(config).map(|option| here(option, None));
        options.chain(menu.overlay.rows.iter().map(|row| here(&row.option, Some(row)))).collect()
    }

    fn score_name(&self) -> Option<&'static str> {
        self.rules().score_name()
    }

    fn grades(&self) -> Vec<(i16, &'static str)> {
        self.rules().grades()
    }

    fn back_at(&self, entries: usize) -> Result<Box<dyn BoxTable>, ReplayError> {
        Ok(Box::new(Match::replay(self.shared_rules(), self.record(), Some(entries))?))
    }
}

/// The character of the bot on a seat. It lasts for the whole game, and seats next to each other are
/// unrelated.
pub(crate) fn temper(seed: u64, seat: Seat) -> u64 {
    mix(seed, &[u64::from(seat.0), TEMPER])
}

/// Keeps the characters separate from everything else drawn from the same seed.
const TEMPER: u64 = 0x7465_6d70_6572;

/// One seed from a seed and numbers. Similar seeds give unrelated streams.
pub fn mix(seed: u64, numbers: &[u64]) -> u64 {
    let mut mixed = seed;
    for &number in numbers {
        mixed = Rng::new(mixed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).next_u64();
    }
    mixed
}
