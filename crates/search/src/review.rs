//! What a turn in a finished game was worth, compared with what else could have been played.

use engine::{Actor, Pending, Rules, Seat};

use crate::{
    Clock, Manner, Mind, Stop, Turn, first_judgement,
    halving::{Candidate, halve},
    turn::{Turns, fingerprint},
};

/// A turn as it was played.
#[derive(Clone, Debug)]
pub struct PlayedTurn<R: Rules> {
    /// Whose turn it was.
    pub seat: Seat,
    /// The numbers of its entries in the record, from 0.
    pub entries: Vec<usize>,
    /// The position before it.
    pub before: R::State,
    /// What was played.
    pub actions: Vec<R::Action>,
    /// Whether there was anything to decide.
    pub choice: bool,
}

/// A turn that may go on.
struct Open<R: Rules> {
    turn: PlayedTurn<R>,
    /// The position if nobody but the seat had acted since.
    alone: R::State,
}

impl<R: Rules> Open<R> {
    /// Whether the seat could do this next if nobody else acted.
    fn goes_on(&self, rules: &R, action: R::Action, legal: &mut Vec<R::Action>) -> bool {
        let seat = self.turn.seat;
        if !is_asked(rules, &self.alone, seat) {
            return false;
        }
        legal.clear();
        rules.legal(&self.alone, seat, legal);
        legal.contains(&action)
    }
}

fn is_asked<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> bool {
    matches!(rules.pending(state), Pending::Seats(seats) if seats.contains(seat))
}

/// The turns of a game, in the order in which they ended. When several seats plan at once, each plan is a turn of its
/// own: everything that the seat could do without the others.
pub fn played_turns<R: Rules>(
    rules: &R,
    game: impl IntoIterator<Item = (Actor, R::Action)>,
) -> Vec<PlayedTurn<R>> {
    let mut state = rules.start();
    let mut open: Vec<Option<Open<R>>> = Seat::all(rules.seats()).map(|_| None).collect();
    let (mut turns, mut legal) = (Vec::new(), Vec::new());
    for (entry, (actor, action)) in game.into_iter().enumerate() {
        if let Actor::Seat(seat) = actor {
            let mine = &mut open[seat.index()];
            if mine.as_ref().is_some_and(|one| !one.goes_on(rules, action, &mut legal)) {
                turns.extend(mine.take().map(|one| one.turn));
            }
            let one = mine.get_or_insert_with(|| Open {
                turn: PlayedTurn {
                    seat,
                    entries: Vec::new(),
                    before: state.clone(),
                    actions: Vec::new(),
                    choice: false,
                },
                alone: state.clone(),
            });
            legal.clear();
            rules.legal(&state, seat, &mut legal);
            one.turn.entries.push(entry);
            one.turn.actions.push(action);
            one.turn.choice |= legal.len() > 1;
            rules.apply(&mut one.alone, actor, action, &mut ());
        }
        rules.apply(&mut state, actor, action, &mut ());
        for seat in Seat::all(rules.seats()).filter(|&seat| !is_asked(rules, &state, seat)) {
            turns.extend(open[seat.index()].take().map(|one| one.turn));
        }
    }
    turns.extend(open.into_iter().flatten().map(|one| one.turn));
    turns
}

/// A turn with its alternatives.
#[derive(Clone, Debug)]
pub struct Judged<R: Rules> {
    /// What could have been played, the best first, and what was played.
    pub candidates: Vec<Candidate<R>>,
    /// Where the turn that was played is among them.
    pub played: usize,
}

impl<R: Rules> Judged<R> {
    /// The best turn.
    pub fn best(&self) -> &Candidate<R> {
        &self.candidates[0]
    }

    /// The turn that was played.
    pub fn played(&self) -> &Candidate<R> {
        &self.candidates[self.played]
    }
}

/// Compares the best turns of a seat, best first. `state` is what the seat may imagine.
pub fn advise<R: Rules, M: Mind<R>>(
    mind: &M,
    rules: &R,
    state: &R::State,
    seat: Seat,
    manner: Manner,
    luck: u64,
    stop: &Stop,
) -> Vec<Candidate<R>> {
    let mut turns = Turns::new(manner.width);
    mind.turns(rules, state, seat, manner.turns, &mut turns);
    let all = turns.found.drain(..).map(Candidate::new).collect();
    halve(mind, rules, state, seat, all, luck, &Clock::new(manner.budget, stop).explaining())
}

/// Compares a turn that was played with the best others.
pub fn judge<R: Rules, M: Mind<R>>(
    mind: &M,
    rules: &R,
    turn: &PlayedTurn<R>,
    manner: Manner,
    luck: u64,
    stop: &Stop,
) -> Judged<R> {
    let (state, seat) = (&turn.before, turn.seat);
    let mut turns = Turns::new(manner.width);
    mind.turns(rules, state, seat, manner.turns, &mut turns);
    let mut all: Vec<Candidate<R>> = turns.found.drain(..).map(Candidate::new).collect();
    let after = |actions: &[R::Action]| {
        let mut state = state.clone();
        for &action in actions {
            rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
        }
        state
    };
    let end = after(&turn.actions);
    let same = |candidate: &&mut Candidate<R>| fingerprint(&after(&candidate.actions)) == fingerprint(&end);
    if let Some(same) = all.iter_mut().find(same) {
        same.actions.clone_from(&turn.actions);
        same.kept = true;
    } else {
        let played = Turn {
            actions: turn.actions.clone(),
            value: first_judgement(mind, rules, &end, seat),
            course: 0,
        };
        all.push(Candidate { kept: true, ..Candidate::new(played) });
    }
    let clock = Clock::new(manner.budget, stop).explaining();
    let candidates = halve(mind, rules, state, seat, all, luck, &clock);
    let played = candidates.iter().position(|candidate| candidate.kept).expect("it stays in");
    Judged { candidates, played }
}
