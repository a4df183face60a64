//! What chance may do, with exact weights.

use engine::{Line, Next, Rng, Seat, Sink};

use crate::{
    action::Action,
    apply::{draws, events, planning},
    content::{Follower, Good, Hour, LETTER, SPACE_EDGE},
    estate::Followers,
    event::{Event, What},
    rules::Orleans,
    set_up::{lay_good, remove_good},
    state::State,
    step::Step,
};

impl Orleans {
    /// Lists every outcome of a chance step, with its exact weight.
    pub(crate) fn list_outcomes(&self, state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
        match step {
            // r[orleans.setup.first]
            Step::First => Seat::all(self.seats).for_each(|seat| list(Action::First { seat }, 1)),
            Step::Goods(_) | Step::Remove(_) => {
                for (index, &count) in state.supply.iter().enumerate().filter(|(_, count)| **count > 0) {
                    list(good_action(step, Good::at(index)), count.into());
                }
            }
            Step::DrawHour => {
                for (index, &count) in
                    self.hours_left(state).iter().enumerate().filter(|(_, left)| **left > 0)
                {
                    list(Action::Hour { hour: Hour::at(index) }, count.into());
                }
            }
            Step::Reveal => list(Action::Reveal, 1),
            Step::Draw(_) | Step::DrawBath(_) | Step::DrawPlague | Step::DrawLost => {
                let seat = chance_seat(state);
                let pile = drawn_from(state, seat, step);
                for (index, count) in pile.iter() {
                    list(follower_action(step, seat, Follower::at(index)), count.into());
                }
            }
            _ => unreachable!("{step:?} is not for chance"),
        }
    }

    /// One random outcome, without listing them all.
    #[inline]
    pub(crate) fn sample_outcome(&self, state: &State, step: Step, rng: &mut Rng) -> Action {
        match step {
            Step::First => Action::First { seat: Seat(rng.below(self.seats.into()) as u8) },
            Step::Goods(_) | Step::Remove(_) => good_action(step, Good::at(pick(&state.supply, rng))),
            Step::DrawHour => Action::Hour { hour: Hour::at(pick(&self.hours_left(state), rng)) },
            Step::Reveal => Action::Reveal,
            Step::Draw(_) | Step::DrawBath(_) | Step::DrawPlague | Step::DrawLost => {
                let seat = chance_seat(state);
                let pile = drawn_from(state, seat, step);
                let follower = Follower::at(pile.at(rng.below(pile.len().into()) as u8));
                follower_action(step, seat, follower)
            }
            _ => unreachable!("{step:?} is not for chance"),
        }
    }

    /// Events that may still come next. r[orleans.hourglass.order] r[orleans.hourglass.letters]
    pub(crate) fn hours_left(&self, state: &State) -> [u8; Hour::COUNT] {
        // The step that turns the next tile has already counted its round.
        let turned = state.round as usize - 1;
        let (from, tiles) =
            if self.letters { (turned / LETTER as usize * LETTER as usize, 1) } else { (0, Hour::TILES) };
        let mut left = [tiles; Hour::COUNT];
        state.hours[from..turned].iter().for_each(|hour| left[hour.index()] -= 1);
        left
    }

    pub(crate) fn apply_chance(
        &self,
        state: &mut State,
        line: Line,
        step: Step,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match (step, action) {
            (Step::First, Action::First { seat }) => {
                state.first = seat;
                sink.emit(Event::new("orleans.setup.first", What::First { seat }));
            }
            (Step::Goods(space), Action::Goods { good, .. }) => lay_good(state, space, good, sink),
            (Step::Remove(count), Action::Remove { good }) => remove_good(state, count, good, sink),
            (Step::DrawHour, Action::Hour { hour }) => crate::flow::turn_hour(state, hour, sink),
            (Step::Reveal, Action::Reveal) => planning::reveal(self, state, sink),
            (Step::Draw(count), Action::Drawn { seat, follower }) => {
                draws::draw(state, seat, follower, sink);
                state.flow.push(line, Step::Fetch(count - 1));
            }
            (Step::DrawBath(count), Action::Drawn { seat, follower }) => {
                draws::draw_bath(state, seat, follower, sink);
                state.flow.push(line, Step::FetchBath(count - 1));
            }
            (Step::DrawPlague, Action::Plague { seat, follower }) => {
                events::plague(state, seat, follower, sink);
            }
            (Step::DrawLost, Action::Lost { seat, follower }) => {
                crate::apply::torture::lose_follower(state, seat, follower, sink);
            }
            (step, action) => unreachable!("{action} does not answer {step:?}"),
        }
    }

    /// What is drawn, by whom, in which round and how many before: so lanes that draw at the same time do not
    /// change each other's luck.
    pub(crate) fn key_of_chance(state: &State, step: Step) -> u64 {
        let key =
            |name: u8, seat: u8, index: u8| u64::from_be_bytes([0, 0, 0, 0, name, seat, state.round, index]);
        let drawn = |name: u8| {
            let seat = chance_seat(state);
            key(name, seat.0, state.estates[seat].drawn)
        };
        match step {
            Step::First => key(1, 0, 0),
            Step::Goods(space) => key(2, 0, space),
            Step::Remove(count) => key(3, 0, count),
            Step::DrawHour => key(4, 0, 0),
            Step::Reveal => key(5, 0, 0),
            Step::Draw(_) | Step::DrawBath(_) => drawn(6),
            Step::DrawPlague => drawn(7),
            Step::DrawLost => drawn(8),
            _ => unreachable!("{step:?} is not for chance"),
        }
    }
}

/// The seat whose lane chance answers.
fn chance_seat(state: &State) -> Seat {
    match state.flow.next() {
        Next::Chance(Line::Lane(seat), _) => seat,
        next => unreachable!("chance draws on a seat's lane, not at {next:?}"),
    }
}

/// The followers one of which is drawn.
#[inline]
fn drawn_from(state: &State, seat: Seat, step: Step) -> Followers {
    let bag = state.estates[seat].bag;
    if step == Step::DrawLost { without_own(bag) } else { bag }
}

/// r[orleans.torture.follower] Own followers are drawn again, so they do not count.
pub(crate) fn without_own(bag: Followers) -> Followers {
    let mut counts = *bag.counts();
    for own in Follower::OWN {
        counts[own.index()] = 0;
    }
    Followers::new(counts)
}

fn good_action(step: Step, good: Good) -> Action {
    match step {
        Step::Goods(space) => Action::Goods { edge: SPACE_EDGE[space as usize], good },
        _ => Action::Remove { good },
    }
}

fn follower_action(step: Step, seat: Seat, follower: Follower) -> Action {
    match step {
        Step::DrawPlague => Action::Plague { seat, follower },
        Step::DrawLost => Action::Lost { seat, follower },
        _ => Action::Drawn { seat, follower },
    }
}

/// An index, as likely as its count says.
fn pick(counts: &[u8], rng: &mut Rng) -> usize {
    let mut place = rng.below(counts.iter().map(|&count| u32::from(count)).sum());
    for (index, &count) in counts.iter().enumerate() {
        if place < count.into() {
            return index;
        }
        place -= u32::from(count);
    }
    unreachable!("the place is below the sum")
}
