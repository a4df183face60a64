//! How the bots play whole games.

mod base;
mod levels;
mod plans;
mod scenarios;
mod tiles;
mod weights;

use ::orleans::{Action, Event, Orleans, State, What};
use engine::{Actor, Config, Pending, Rng, Rules as _, Seat, SeatSet, Sink};
use search::{Bot, imagine};

use super::{greedy::Planner, weights::Guidance};

type Player = Box<dyn Bot<Orleans>>;

/// What happened to all seats of a game together.
#[derive(Default)]
struct Tally {
    /// Coins that somebody could not pay.
    unpaid: u32,
    citizens: u32,
    stations: u32,
    actions: u32,
    /// Games that a team lost outright.
    doomed: u32,
    /// Places with a technology tile, and tiles that somebody has opened, as masks.
    fitted: u64,
    opened: u64,
    /// Followers left in the Market, added up over the rounds.
    idle: u32,
    /// Seats that did nothing in a round, and those who have done something in this one.
    lazy: u32,
    busy: SeatSet,
}

impl Sink<Event> for Tally {
    fn emit(&mut self, event: Event) {
        match event.what {
            What::Unpaid { coins, .. } => self.unpaid += u32::from(coins),
            What::Doomed { .. } => self.doomed += 1,
            What::Fitted { place, .. } => self.fitted |= place.bit(),
            What::Opened { tile, .. } => self.opened |= tile.bit(),
            What::Citizen { .. } => self.citizens += 1,
            What::Built { .. } => self.stations += 1,
            What::Acts { seat, .. } | What::Sent { seat, .. } => {
                self.actions += 1;
                self.busy.insert(seat);
            }
            _ => {}
        }
    }
}

fn greedy() -> Player {
    Box::new(Planner::new(&Guidance::plain()))
}

/// Plays a game with an audit of every round, and gives the scores.
fn play(rules: &Orleans, seed: u64, bots: &mut [Player], tally: &mut Tally) -> Vec<i16> {
    let state = finish(rules, seed, bots, tally);
    let outcome = rules.outcome(&state).unwrap();
    Seat::all(rules.seats()).map(|seat| outcome.scores[seat]).collect()
}

/// The same, and gives the last state.
fn finish(rules: &Orleans, seed: u64, bots: &mut [Player], tally: &mut Tally) -> State {
    let mut state = rules.start();
    let mut luck = Rng::new(seed);
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        let (actor, action) = match rules.pending(&state) {
            Pending::Over => break,
            Pending::Chance => (Actor::Chance, rules.sample(&state, &mut luck, &mut outcomes)),
            Pending::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                legal.clear();
                rules.legal(&state, seat, &mut legal);
                let dream = imagine(rules, &state, seat, &mut luck);
                (Actor::Seat(seat), bots[seat.index()].choose(rules, &dream, seat, &legal))
            }
        };
        if action == Action::Reveal {
            tally.idle += Seat::all(rules.seats()).map(|seat| idle(&state, seat)).sum::<u32>();
            tally.busy = SeatSet::EMPTY;
            rules.audit(&state).unwrap();
        }
        let round = state.round;
        rules.apply(&mut state, actor, action, tally);
        let over = rules.pending(&state) == Pending::Over;
        if round > 0 && (over || state.round != round) {
            tally.lazy += Seat::all(rules.seats()).filter(|&seat| !tally.busy.contains(seat)).count() as u32;
        }
    }
    state
}

fn idle(state: &State, seat: Seat) -> u32 {
    state.estates[seat].market.len().into()
}

fn table(seats: u8) -> Orleans {
    Orleans::new(&Config::seats(seats)).unwrap()
}

/// A table of Invasion.
fn invasion(seats: u8, planning: &str) -> Orleans {
    let config = Config { modules: vec!["invasion".to_owned()], ..Config::seats(seats) };
    Orleans::new(&config.option("planning", planning)).unwrap()
}
