//! Checks from inside: rare positions, and second, naive versions of what the rules compute.

mod naive;
mod rare;

use engine::{Actor, Line, Rules as _, Seat, advance};

pub(crate) use crate::compose::tests::{seats, table};
use crate::{
    action::Action,
    content::{Follower, Need, Place},
    estate::{Followers, bits},
    rules::Orleans,
    scenarios::Scenario,
    state::State,
    step::Step,
};

/// A table in its second round, just before a phase. The goods are all in the supply, and the event is a
/// pilgrimage.
pub(crate) fn before(rules: &Orleans, phase: Step, arrange: impl FnOnce(&mut State)) -> State {
    let mut state = rules.first_state();
    state.flow.clear();
    state.round = 2;
    let round = Scenario::Base.row().round;
    let at = round.iter().position(|&step| step == phase).expect("it is a phase of a round");
    state.flow.then(Line::Main, &round[at..]);
    arrange(&mut state);
    advance(rules, &mut state, &mut ());
    audited(rules, &state);
    state
}

pub(crate) fn audited(rules: &Orleans, state: &State) {
    rules.audit(state).unwrap_or_else(|error| panic!("{error}"));
}

/// What a seat may do, as written in a record.
pub(crate) fn legal(rules: &Orleans, state: &State, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

/// Plays one line for a seat. It must be legal.
pub(crate) fn play(rules: &Orleans, state: &mut State, seat: u8, text: &str) {
    let action: Action = text.parse().unwrap();
    let offered = legal(rules, state, Seat(seat));
    assert!(offered.iter().any(|line| line == text), "{text} is not among {offered:?}");
    rules.apply(state, Actor::Seat(Seat(seat)), action, &mut ());
    audited(rules, state);
}

/// Plays `pass` and other answers that end a question, and lets chance draw, until the round is over.
pub(crate) fn end_round(rules: &Orleans, state: &mut State) {
    let (round, mut rng) = (state.round, engine::Rng::new(1));
    while state.round == round {
        match rules.pending(state) {
            engine::Pending::Over => return,
            engine::Pending::Chance => {
                let action = rules.sample(state, &mut rng, &mut Vec::new());
                rules.apply(state, Actor::Chance, action, &mut ());
            }
            engine::Pending::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let last = legal(rules, state, seat).pop().expect("somebody who is asked can answer");
                play(rules, state, seat.0, &last);
            }
        }
        audited(rules, state);
    }
}

/// Moves neutral followers from the stock to a seat's Market.
pub(crate) fn hire(state: &mut State, seat: u8, followers: &[(Follower, u8)]) {
    for &(follower, count) in followers {
        for _ in 0..count {
            state.stock[follower.role().index()] -= 1;
            state.estates[Seat(seat)].market.put(follower.index());
        }
    }
}

/// Moves everyone in a seat's Market to its bag.
pub(crate) fn empty_market(state: &mut State, seat: u8) {
    let estate = &mut state.estates[Seat(seat)];
    let market = std::mem::take(&mut estate.market);
    for (kind, count) in market.iter() {
        (0..count).for_each(|_| estate.bag.put(kind));
    }
}

/// Gives a seat a place tile.
pub(crate) fn give_tile(state: &mut State, seat: u8, tile: Place) {
    state.tiles &= !tile.bit();
    state.estates[Seat(seat)].tiles |= tile.bit();
}

/// Puts neutral followers from the stock on a place, one for each of its spaces.
pub(crate) fn man(rules: &Orleans, state: &mut State, seat: u8, place: Place, followers: &[Follower]) {
    for (space, &follower) in bits(rules.mask(place)).zip(followers) {
        state.stock[follower.role().index()] -= 1;
        state.estates[Seat(seat)].stand(space, follower);
    }
}

/// Lays technology from the stock on the first space of a place that asks for this.
pub(crate) fn fit(rules: &Orleans, state: &mut State, seat: u8, place: Place, need: Need) {
    let space = bits(rules.mask(place)).find(|&space| rules.space(space).1 == need).unwrap();
    state.estates[Seat(seat)].technology |= 1 << space;
    state.technology -= 1;
}

/// How many of each kind a pile holds.
pub(crate) fn counts(pile: &Followers) -> Vec<(Follower, u8)> {
    pile.iter().map(|(kind, count)| (Follower::at(kind), count)).collect()
}
