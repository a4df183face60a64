//! What chance can do, how likely each outcome is, and what it changes.

use engine::{Line, Rng, Seat, Sink};

use crate::{
    action::Action,
    content::{Card, Depot, Good, Kind, Shield, Tile},
    event::{Event, What},
    rules::Burgundy,
    state::{Piles, State},
    step::Step,
};

impl Burgundy {
    /// Every outcome of a chance step, with its exact weight.
    pub(crate) fn list_outcomes(&self, state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
        match step {
            Step::RollOffDie(seat) => (1..=6).for_each(|value| list(Action::RollOff { seat, value }, 1)),
            Step::DealGood(number) => {
                let seat = Seat(number / self.set_up.goods);
                for (good, count) in state.goods.iter() {
                    list(Action::Deal { seat, good: Good::at(good) }, u32::from(count));
                }
            }
            Step::DealShield(number) => {
                // r[burgundy.shield.count] Every shield that is not on a depot yet.
                let depot = self.depot_of_shield(number).expect("only depots that get one are listed");
                let laid = |shield| state.depot_shields.iter().flatten().any(|&other| other == Some(shield));
                for shield in Shield::all().filter(|&shield| !laid(shield)) {
                    list(Action::DealShield { depot, shield }, 1);
                }
            }
            Step::DealBoard(number) => {
                let seat = Seat(number / self.set_up.boards_dealt);
                for board in self.duchies() {
                    // r[burgundy.expert.pairs] No duchy is dealt twice.
                    if !state.hands.0.iter().any(|hand| hand.dealt.contains(&Some(board))) {
                        list(Action::DealBoard { seat, board }, 1);
                    }
                }
            }
            Step::DealCard(number) => {
                let seat = Seat(number / self.set_up.cards);
                for card in Card::all().filter(|&card| !self.dealt_card(state, card)) {
                    list(Action::DealCard { seat, card }, 1);
                }
            }
            Step::Reveal => list(Action::Reveal, 1),
            Step::DrawTile(space) => {
                let (depot, slot) = self.depot_space(space).expect("only spaces in use are filled");
                let kind = self.depots[state.phase as usize][depot.index()][slot];
                for tile in kind.faces().iter() {
                    let count = u32::from(state.piles.count(tile));
                    if count > 0 {
                        list(Action::Fill { depot, tile }, count);
                    }
                }
            }
            Step::DrawBlack(_) => {
                for (index, count) in state.black_pile.iter() {
                    list(Action::Fill { depot: Depot::BLACK, tile: Tile::at(index) }, u32::from(count));
                }
            }
            Step::DrawGood(_) => {
                for (good, count) in state.goods.iter() {
                    list(Action::Good { good: Good::at(good) }, u32::from(count));
                }
            }
            Step::RollDice(seat) => {
                for low in 1..=6 {
                    for high in low..=6 {
                        list(Action::Roll { seat, low, high }, if low == high { 1 } else { 2 });
                    }
                }
            }
            Step::RollWhite => (1..=6).for_each(|value| list(Action::White { value }, 1)),
            _ => unreachable!("{step:?} is not for chance"),
        }
    }

    /// Whether a card is part of a route. r[burgundy.route.count]
    fn dealt_card(&self, state: &State, card: Card) -> bool {
        self.owners().any(|seat| state.estates[seat].route.cards.contains(&Some(card)))
    }

    /// Dice and draws are sampled directly, without listing the outcomes.
    #[inline]
    pub(crate) fn sample_outcome(
        &self,
        state: &State,
        step: Step,
        rng: &mut Rng,
        scratch: &mut Vec<(Action, u32)>,
    ) -> Action {
        match step {
            Step::RollDice(seat) => {
                let (one, other) = (rng.below(6) as u8 + 1, rng.below(6) as u8 + 1);
                Action::Roll { seat, low: one.min(other), high: one.max(other) }
            }
            Step::RollWhite => Action::White { value: rng.below(6) as u8 + 1 },
            Step::DrawTile(space) => {
                let (depot, slot) = self.depot_space(space).expect("only spaces in use are filled");
                let kind = self.depots[state.phase as usize][depot.index()][slot];
                Action::Fill { depot, tile: draw(&state.piles, kind, rng) }
            }
            Step::DrawBlack(_) => {
                let tile = Tile::at(state.black_pile.at(rng.below(state.black_pile.len().into()) as u8));
                Action::Fill { depot: Depot::BLACK, tile }
            }
            Step::DrawGood(_) => {
                let good = Good::at(state.goods.at(rng.below(state.goods.len().into()) as u8));
                Action::Good { good }
            }
            _ => {
                scratch.clear();
                self.list_outcomes(state, step, &mut |action, weight| scratch.push((action, weight)));
                rng.weighted(scratch)
            }
        }
    }

    pub(crate) fn apply_chance(
        &self,
        state: &mut State,
        step: Step,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match (step, action) {
            (Step::RollOffDie(_), Action::RollOff { seat, value }) => {
                state.hands[seat].dice[0] = value;
                sink.emit(Event::new(self.set_up.start_player, What::RollOff { seat, value }));
            }
            (Step::DealGood(_) | Step::DealBoard(_) | Step::DealCard(_) | Step::DealShield(_), _) => {
                self.deal(state, step, action, sink);
            }
            (Step::Reveal, Action::Reveal) => state.concealed = false,
            (Step::DrawTile(space), Action::Fill { depot, tile }) => {
                let (_, slot) = self.depot_space(space).expect("only spaces in use are filled");
                state.piles.take(tile);
                state.depots[depot.index()][slot] = Some(tile);
                sink.emit(Event::new("burgundy.phase.fill-depots", What::Filled { depot, tile }));
                self.fill_depots(state, space + 1, sink);
            }
            (Step::DrawBlack(space), Action::Fill { depot, tile }) => {
                state.black_pile.take(tile.index());
                state.black[usize::from(space)] = Some(tile);
                sink.emit(Event::new("burgundy.phase.fill-black", What::Filled { depot, tile }));
                again(state, Step::DrawBlack(space + 1), space + 1 < self.limits.black);
            }
            (Step::DrawGood(place), Action::Good { good }) => {
                state.goods.take(good.index());
                state.round_goods[usize::from(place)] = Some(good);
                sink.emit(Event::new("burgundy.phase.goods-reveal", What::GoodRevealed { good }));
                again(state, Step::DrawGood(place + 1), place + 1 < 5);
            }
            (Step::RollDice(_), Action::Roll { seat, low, high }) => {
                state.hands[seat].dice = [low, high];
                sink.emit(Event::new("burgundy.round.roll", What::Rolled { seat, dice: [low, high] }));
            }
            (Step::RollWhite, Action::White { value }) => {
                state.white = value;
                sink.emit(Event::new("burgundy.round.white-roll", What::White { value }));
            }
            (step, action) => unreachable!("{action} does not answer {step:?}"),
        }
    }
}

impl Burgundy {
    /// Deals one piece of the set-up, and asks for the next.
    fn deal(&self, state: &mut State, step: Step, action: Action, sink: &mut impl Sink<Event>) {
        match (step, action) {
            (Step::DealGood(number), Action::Deal { seat, good }) => {
                // r[burgundy.setup.goods] The same number for each estate.
                state.goods.take(good.index());
                state.estates[seat].goods[good.index()] += 1;
                sink.emit(Event::new("burgundy.setup.goods", What::Dealt { seat, good }));
                again(
                    state,
                    Step::DealGood(number + 1),
                    number + 1 < self.seats.min(self.estates) * self.set_up.goods,
                );
            }
            (Step::DealBoard(number), Action::DealBoard { seat, board }) => {
                let dealt = &mut state.hands[seat].dealt;
                dealt[usize::from(number % self.set_up.boards_dealt)] = Some(board);
                if self.set_up.boards_dealt == 1 {
                    // There is nothing to choose from.
                    state.estates[seat].board = Some(board);
                }
                sink.emit(Event::new(self.set_up.deal, What::BoardDealt { seat, board }));
                let all = self.seats * self.set_up.boards_dealt;
                again(state, Step::DealBoard(number + 1), number + 1 < all);
            }
            (Step::DealCard(number), Action::DealCard { seat, card }) => {
                let cards = self.set_up.cards;
                state.estates[seat].route.cards[usize::from(number % cards)] = Some(card);
                sink.emit(Event::new("burgundy.route.count", What::CardDealt { seat, card }));
                again(state, Step::DealCard(number + 1), number + 1 < self.seats * cards);
            }
            (Step::DealShield(number), Action::DealShield { depot, shield }) => {
                let place = &mut state.depot_shields[depot.index()];
                let slot = place.iter().position(Option::is_none).expect("a depot has room for its shields");
                place[slot] = Some(shield);
                place[..=slot].sort_unstable();
                sink.emit(Event::new("burgundy.shield.count", What::ShieldLaid { shield, depot }));
                again(state, Step::DealShield(number + 1), self.depot_of_shield(number + 1).is_some());
            }
            (step, action) => unreachable!("{action} does not answer {step:?}"),
        }
    }

    /// The depot that the shield with this number is laid on. r[burgundy.shield.count]
    fn depot_of_shield(&self, number: u8) -> Option<Depot> {
        let mut before = 0;
        Depot::numbered().find(|depot| {
            before += self.shields_laid[depot.index()];
            number < before
        })
    }
}

/// A tile from the pile of a colour.
fn draw(piles: &Piles, kind: Kind, rng: &mut Rng) -> Tile {
    let mut place = rng.below(piles.left(kind).into()) as u8;
    for tile in kind.faces().iter() {
        let count = piles.count(tile);
        if place < count {
            return tile;
        }
        place -= count;
    }
    unreachable!("the place is below the number of tiles")
}

fn again(state: &mut State, step: Step, more: bool) {
    if more {
        state.flow.push(Line::Main, step);
    }
}

/// Phase, round and step identify a draw. Rolls for the start player also count the re-rolls.
pub(crate) fn key_of_chance(state: &State, step: Step) -> u64 {
    let (name, number) = match step {
        Step::RollOffDie(seat) => (1, seat.0),
        Step::DealGood(number) => (2, number),
        Step::DealBoard(number) => (3, number),
        Step::Reveal => (4, 0),
        Step::DrawTile(space) => (5, space),
        Step::DrawBlack(space) => (6, space),
        Step::DrawGood(place) => (7, place),
        Step::RollDice(seat) => (8, seat.0),
        Step::RollWhite => (9, 0),
        Step::DealCard(number) => (10, number),
        Step::DealShield(number) => (11, number),
        _ => unreachable!("{step:?} is not for chance"),
    };
    u64::from_be_bytes([0, 0, 0, state.roll_offs, state.phase, state.round, name, number])
}
