//! What chance may do, with exact weights.

use engine::{Line, Next, Rng, Seat, Sink};

use crate::{
    action::Action,
    apply::{draws, events, planning},
    content::{Follower, Good, Hour, LETTER, Place, SPACE_EDGE},
    estate::{Followers, without_own},
    event::{Event, What},
    rules::Orleans,
    scenarios::{Deck, Stacks, support},
    set_up::{lay_good, remove_good, supply_good},
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
            Step::DrawSupply(_) => {
                for (index, &count) in state.unseen.iter().enumerate().filter(|(_, count)| **count > 0) {
                    list(Action::Supplied { good: Good::at(index) }, count.into());
                }
            }
            Step::DrawOffer => {
                Place::in_mask(self.hidden_tiles(state)).for_each(|tile| list(Action::Offered { tile }, 1));
            }
            Step::Reveal => list(Action::Reveal, 1),
            Step::Draw(_) | Step::DrawBath(_) | Step::DrawPlague(_) | Step::DrawLost | Step::DrawSupport => {
                let seat = chance_seat(state);
                let pile = drawn_from(state, seat, step);
                for (index, count) in pile.iter() {
                    list(follower_action(step, seat, Follower::at(index)), count.into());
                }
            }
            step => self.scene().weigh(self, state, step, list),
        }
    }

    /// One random outcome, without listing them all.
    #[inline]
    pub(crate) fn sample_outcome(&self, state: &State, step: Step, rng: &mut Rng) -> Action {
        match step {
            Step::First => Action::First { seat: Seat(rng.below(self.seats.into()) as u8) },
            Step::Goods(_) | Step::Remove(_) => good_action(step, Good::at(pick(&state.supply, rng))),
            Step::DrawHour => Action::Hour { hour: Hour::at(pick(&self.hours_left(state), rng)) },
            Step::DrawSupply(_) => Action::Supplied { good: Good::at(pick(&state.unseen, rng)) },
            Step::DrawOffer => {
                let tiles = self.hidden_tiles(state);
                let nth = rng.below(tiles.count_ones());
                let tile = Place::in_mask(tiles).nth(nth as usize).expect("there are tiles to offer");
                Action::Offered { tile }
            }
            Step::Reveal => Action::Reveal,
            Step::Draw(_) | Step::DrawBath(_) | Step::DrawPlague(_) | Step::DrawLost | Step::DrawSupport => {
                let seat = chance_seat(state);
                let pile = drawn_from(state, seat, step);
                let follower = Follower::at(pile.at(rng.below(pile.len().into()) as u8));
                follower_action(step, seat, follower)
            }
            step => self.scene().sample(self, state, step, rng),
        }
    }

    /// Events that may still come next, with the number of their tiles. r[orleans.hourglass.order]
    pub(crate) fn hours_left(&self, state: &State) -> [u8; Hour::COUNT] {
        // The step that turns the next tile has already counted its round.
        let turned = state.round as usize - 1;
        let mut left = [0; Hour::COUNT];
        let from = match self.deck {
            // r[orleans.hourglass.first]
            Deck::Hourglass if turned == 0 => {
                left[Hour::Pilgrimage.index()] = 1;
                0
            }
            // r[orleans.hourglass.letters]
            Deck::Hourglass => {
                let tiles = if self.letters { 1 } else { Hour::TILES };
                left[..Hour::BASE].fill(tiles);
                if self.letters { turned / LETTER as usize * LETTER as usize } else { 0 }
            }
            Deck::Fixed(hours) => {
                left[hours[turned].index()] = 1;
                turned
            }
            // r[orleans.invasion.event-stacks]
            Deck::Stacks(stacks) => {
                let (stack, from) = self.stack(stacks, turned as u8);
                for hour in stack {
                    left[hour.index()] = 1;
                }
                self.leave_out(&mut left);
                from.into()
            }
        };
        state.hours[from..turned].iter().for_each(|hour| left[hour.index()] -= 1);
        left
    }

    /// Events that a table does not use never come. r[orleans.invasion.difficulty]
    fn leave_out(&self, left: &mut [u8; Hour::COUNT]) {
        let unused = Hour::ALL.iter().filter(|hour| self.left_out & hour.bit() != 0);
        unused.for_each(|hour| left[hour.index()] = 0);
    }

    /// Events that may come in later rounds, with the number of their tiles.
    pub(crate) fn hours_to_come(&self, state: &State) -> [u8; Hour::COUNT] {
        let turned = state.turned();
        let mut left = [0; Hour::COUNT];
        match self.deck {
            Deck::Hourglass => left[..Hour::BASE].fill(Hour::TILES),
            Deck::Fixed(hours) => hours.iter().for_each(|hour| left[hour.index()] += 1),
            Deck::Stacks(stacks) => {
                let coming = stacks.until(self.seats).into_iter();
                for (stack, _) in coming.filter(|(_, until)| turned.len() < usize::from(*until)) {
                    for hour in stack {
                        left[hour.index()] = 1;
                    }
                }
                self.leave_out(&mut left);
            }
        }
        for hour in turned {
            left[hour.index()] = left[hour.index()].saturating_sub(1);
        }
        left
    }

    /// The stack of a round, counted from 0, and the first round that uses it. r[orleans.invasion.rounds]
    fn stack(&self, stacks: &'static Stacks, turned: u8) -> (&'static [Hour], u8) {
        let [(first, a), (second, b), (last, _)] = stacks.until(self.seats);
        match turned {
            round if round < a => (first, 0),
            round if round < b => (second, a),
            _ => (last, b),
        }
    }

    /// The tiles of which the next one to offer is drawn.
    fn hidden_tiles(&self, state: &State) -> u64 {
        // r[orleans.scenario.offer] Five of type I, then five of type II. If an overlay leaves too few of a type, all
        // of them are on offer.
        let types = [self.type_one, !self.type_one];
        let open = types.into_iter().filter(|kind| (state.tiles & kind).count_ones() < OFFERED);
        open.map(|kind| self.tiles & !state.tiles & kind).find(|tiles| *tiles != 0).unwrap_or(0)
    }

    /// Offers five place tiles of each type.
    pub(crate) fn offer_tiles(&self, state: &mut State) {
        if self.hidden_tiles(state) != 0 {
            state.flow.push(Line::Main, Step::Offer);
            state.flow.push(Line::Main, Step::DrawOffer);
        } else {
            // The others have left the game.
            state.out.tiles = self.tiles & !state.tiles;
        }
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
            (Step::DrawHour, Action::Hour { hour }) => self.turn_hour(state, hour, sink),
            (Step::DrawSupply(count), Action::Supplied { good }) => supply_good(state, count, good, sink),
            (Step::DrawOffer, Action::Offered { tile }) => {
                state.tiles |= tile.bit();
                sink.emit(Event::new("orleans.scenario.offer", What::Offered { tile }));
            }
            (Step::DrawSupport, Action::Supported { seat, follower }) => {
                support::support(self, state, seat, follower, sink);
            }
            (Step::Reveal, Action::Reveal) => planning::reveal(self, state, sink),
            (Step::Draw(count), Action::Drawn { seat, follower }) => {
                draws::draw(state, seat, follower, sink);
                state.flow.push(line, Step::Fetch(count - 1));
            }
            (Step::DrawBath(count), Action::Drawn { seat, follower }) => {
                self.draw_bath(state, seat, follower, sink);
                state.flow.push(line, Step::FetchBath(count - 1));
            }
            (Step::DrawPlague(left), Action::Plague { seat, follower }) => {
                events::plague(state, seat, follower, left, sink);
            }
            (Step::DrawLost, Action::Lost { seat, follower }) => {
                crate::apply::torture::lose_follower(state, seat, follower, sink);
            }
            (step, action) => self.scene().befall(self, state, step, action, sink),
        }
    }

    /// What is drawn, by whom, in which round, and how many were drawn before, so that lanes drawing at the
    /// same time do not change each other's luck.
    pub(crate) fn key_of_chance(&self, state: &State, step: Step) -> u64 {
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
            Step::DrawPlague(_) => drawn(7),
            Step::DrawLost => drawn(8),
            Step::DrawSupply(count) => key(9, 0, count),
            Step::DrawOffer => key(10, 0, state.tiles.count_ones() as u8),
            Step::DrawSupport => drawn(11),
            step => {
                let [scenario, name, seat, index] = self.scene().key(state, step);
                u64::from_be_bytes([0, 0, 0, scenario, name, seat, state.round, index])
            }
        }
    }
}

/// Place tiles of each type that a solo scenario offers. r[orleans.scenario.offer]
const OFFERED: u32 = 5;

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

fn good_action(step: Step, good: Good) -> Action {
    match step {
        Step::Goods(space) => Action::Goods { edge: SPACE_EDGE[space as usize], good },
        _ => Action::Remove { good },
    }
}

fn follower_action(step: Step, seat: Seat, follower: Follower) -> Action {
    match step {
        Step::DrawPlague(_) => Action::Plague { seat, follower },
        Step::DrawSupport => Action::Supported { seat, follower },
        Step::DrawLost => Action::Lost { seat, follower },
        _ => Action::Drawn { seat, follower },
    }
}

/// An index, as likely as its count says.
pub(crate) fn pick(counts: &[u8], rng: &mut Rng) -> usize {
    let mut place = rng.below(counts.iter().map(|&count| u32::from(count)).sum());
    for (index, &count) in counts.iter().enumerate() {
        if place < count.into() {
            return index;
        }
        place -= u32::from(count);
    }
    unreachable!("the place is below the sum")
}
