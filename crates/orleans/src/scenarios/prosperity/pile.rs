//! Structure cards: drawing two, keeping one, and the pile, whose lower part is known to some.

use engine::{Line, Next, Rng, Seat, SeatSet, Sink};

use super::{Board, Slot, step::Step as Own};
use crate::{
    action::Action,
    content::Town,
    estate::{Estate, bits},
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::Step,
};

/// How many cards a seat draws. r[orleans.prosperity.cards-start]
const DRAWN: u8 = 2;

impl Board {
    /// Cards in the pile.
    #[inline]
    pub fn pile(&self) -> u8 {
        self.unseen.count_ones() as u8 + self.returned()
    }

    /// Cards that were put under the pile.
    #[inline]
    pub(super) fn returned(&self) -> u8 {
        self.under.iter().take_while(|slot| !slot.is_empty()).count() as u8
    }

    /// Takes the first of the cards that were put under the pile.
    fn take_returned(&mut self) -> Slot {
        let first = self.under[0];
        self.under.copy_within(1.., 0);
        self.under[self.under.len() - 1] = Slot::EMPTY;
        first
    }
}

/// r[orleans.prosperity.cards-start] Everyone gets two cards.
pub(super) fn deal(rules: &Orleans, state: &mut State) {
    for seat in Seat::all(rules.seats) {
        state.flow.push(Line::Lane(seat), Step::Prosperity(Own::Fetch(DRAWN)));
    }
}

/// A seat draws two cards, keeps one and puts what is left under the pile. r[orleans.prosperity.cards-short]
pub(super) fn draw_new(state: &mut State, seat: Seat, clause: &'static str, sink: &mut impl Sink<Event>) {
    let count = state.prosperity.pile().min(DRAWN);
    if count == 0 {
        sink.emit(Event::new("orleans.prosperity.cards-short", What::NoneLeft { seat }));
        return;
    }
    let clause = if count < DRAWN { "orleans.prosperity.cards-short" } else { clause };
    sink.emit(Event::new(clause, What::DrawsCards { seat, count }));
    let steps = [Own::Fetch(count), Own::Under].map(Step::Prosperity);
    state.flow.then(Line::Lane(seat), &steps);
}

/// Draws the next card. Chance draws it even where it has no choice, so that the seat learns the card by an entry that it
/// may know. When there are no more to draw, the seat chooses.
pub(super) fn fetch(rules: &Orleans, state: &mut State, seat: Seat, count: u8) {
    let line = Line::Lane(seat);
    if count == 0 {
        return choose(state, seat);
    }
    // Older tables have an entry only where chance has a choice.
    if rules.terms.silent_draws && state.prosperity.unseen.count_ones() < 2 {
        let card = next(&state.prosperity).next().expect("there is a card to draw");
        let slot = take_from_pile(&mut state.prosperity, card);
        take(state, seat, slot);
        return state.flow.push(line, Step::Prosperity(Own::Fetch(count - 1)));
    }
    state.flow.push(line, Step::Prosperity(Own::DrawCard(count)));
}

/// The cards of which the next one is drawn: those that nobody has seen, and below them the pile has an order.
fn next(board: &Board) -> impl Iterator<Item = Town> + use<> {
    let cards = if board.unseen == 0 { board.under[0].card.bit() } else { board.unseen };
    bits(cards.into()).map(|card| Town::at(card.into()))
}

/// Takes one of these cards.
fn take_from_pile(board: &mut Board, card: Town) -> Slot {
    if board.unseen == 0 {
        return board.take_returned();
    }
    board.unseen &= !card.bit();
    Slot { card, known: SeatSet::EMPTY }
}

/// Chance has drawn a card.
pub(super) fn drawn(state: &mut State, seat: Seat, card: Town, count: u8, sink: &mut impl Sink<Event>) {
    let slot = take_from_pile(&mut state.prosperity, card);
    take(state, seat, slot);
    sink.emit(Event::new("orleans.prosperity.cards-secret", What::Card { seat, card }));
    state.flow.push(Line::Lane(seat), Step::Prosperity(Own::Fetch(count - 1)));
}

fn take(state: &mut State, seat: Seat, slot: Slot) {
    let drawn = &mut state.estates[seat].structures.drawn;
    let free = drawn.iter_mut().find(|slot| slot.is_empty()).expect("nobody draws three cards");
    *free = slot;
}

/// Asks which card to keep, if there are two.
fn choose(state: &mut State, seat: Seat) {
    let [first, second] = state.estates[seat].structures.drawn;
    if second.is_empty() {
        hold(state, seat, first, Slot::EMPTY);
    } else {
        state.flow.push(Line::Lane(seat), Step::Prosperity(Own::AskKeep));
    }
}

/// The cards that a seat may keep, in the order of the towns.
pub(crate) fn to_choose(estate: &Estate) -> impl Iterator<Item = Town> + use<> {
    let [first, second] = estate.structures.drawn.map(|slot| slot.card);
    [first.min(second), first.max(second)].into_iter()
}

/// The same while there is something to choose, and nothing for those who may not know.
pub(crate) fn offered(estate: &Estate) -> Vec<Town> {
    to_choose(estate).filter(|&card| card != Town::Orleans).collect()
}

/// r[orleans.prosperity.cards-start] The seat keeps one of two cards.
pub(super) fn keep(state: &mut State, seat: Seat, card: Town, sink: &mut impl Sink<Event>) {
    let [first, second] = state.estates[seat].structures.drawn;
    let (kept, other) = if first.card == card { (first, second) } else { (second, first) };
    // Others who knew one of the two no longer know which one it is.
    let [kept, other] = [kept, other].map(|slot| Slot { known: SeatSet::EMPTY, ..slot });
    sink.emit(Event::new("orleans.prosperity.cards-start", What::Kept { seat, card }));
    hold(state, seat, kept, other);
}

/// A card comes into the hand. What is left goes under the pile: the other card, then the one held before.
/// r[orleans.prosperity.scriptorium-card]
fn hold(state: &mut State, seat: Seat, kept: Slot, other: Slot) {
    let own = &mut state.estates[seat].structures;
    let before = std::mem::replace(&mut own.hand, kept);
    own.drawn = if other.is_empty() { [before, Slot::EMPTY] } else { [other, before] };
}

/// Cards that were not kept go under the pile: one seat's, or everyone's in turn order.
pub(super) fn put_under(rules: &Orleans, state: &mut State, line: Line, sink: &mut impl Sink<Event>) {
    match line {
        Line::Lane(seat) => put_seat_under(state, seat, sink),
        Line::Main => rules.in_order(state.first).for_each(|seat| put_seat_under(state, seat, sink)),
    }
}

fn put_seat_under(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let left = std::mem::replace(&mut state.estates[seat].structures.drawn, [Slot::EMPTY; 2]);
    let mut count = 0;
    for slot in left.into_iter().filter(|slot| !slot.is_empty()) {
        // r[orleans.prosperity.cards-secret]
        let known = slot.known.with(SeatSet::only(seat));
        let end = state.prosperity.returned();
        state.prosperity.under[end as usize] = Slot { card: slot.card, known };
        count += 1;
    }
    if count > 0 {
        sink.emit(Event::new("orleans.prosperity.cards-start", What::Under { seat, count }));
    }
}

/// Deals the cards that a seat does not know anew, wherever they are.
pub(super) fn redeal(rules: &Orleans, state: &mut State, seat: Seat, rng: &mut Rng) {
    if state.flow.next() == Next::Over {
        return;
    }
    let mut unknown = state.prosperity.unseen;
    let hidden = |owner: Option<Seat>, slot: &Slot| {
        !slot.is_empty() && owner != Some(seat) && !slot.known.contains(seat)
    };
    each_slot(rules, state, |owner, slot| {
        if hidden(owner, slot) {
            unknown |= slot.card.bit();
        }
    });
    each_slot(rules, state, |owner, slot| {
        if hidden(owner, slot) {
            let nth = rng.below(unknown.count_ones()) as usize;
            let card = bits(unknown.into()).nth(nth).expect("there are as many cards as before");
            unknown &= !(1 << card);
            slot.card = Town::at(card.into());
        }
    });
    state.prosperity.unseen = unknown;
}

/// Every place where a card can be, and whose it is.
fn each_slot(rules: &Orleans, state: &mut State, mut with: impl FnMut(Option<Seat>, &mut Slot)) {
    for seat in Seat::all(rules.seats) {
        let own = &mut state.estates[seat].structures;
        with(Some(seat), &mut own.hand);
        own.drawn.iter_mut().for_each(|slot| with(Some(seat), slot));
    }
    state.prosperity.under.iter_mut().for_each(|slot| with(None, slot));
}

/// Every card that chance may draw.
pub(super) fn possible(state: &State, seat: Seat) -> impl Iterator<Item = Action> + use<> {
    next(&state.prosperity).map(move |card| Action::Prosperity(super::Act::Card { seat, card }))
}

#[cfg(test)]
mod tests {
    use engine::{Config, Rules as _, Viewer};

    use super::*;
    use crate::{content::ROUNDS, rules::CARDS};

    /// r[orleans.prosperity.cards-secret] No round opens them.
    #[test]
    fn cards_stay_secret_as_long_as_the_game_goes_on() {
        let config = Config { modules: vec!["prosperity".to_owned()], ..Config::seats(2) };
        let rules = Orleans::new(&config).unwrap();
        let mut state = rules.start();
        for round in 0..=ROUNDS {
            state.round = round;
            assert_eq!(rules.lifted(&state, CARDS), SeatSet::EMPTY, "in round {round}");
        }
    }

    /// r[orleans.prosperity.cards-secret] One of two cards that a seat has drawn came from under the pile, and another
    /// seat knows which. Only the owner knows which of the two it keeps.
    #[test]
    fn whoever_knew_one_of_two_cards_does_not_know_which_is_kept() {
        let config = Config { modules: vec!["prosperity".to_owned()], ..Config::seats(3) };
        let rules = Orleans::new(&config).unwrap();
        let mut state = rules.start();
        let [knows, owner] = [Seat(0), Seat(1)];
        let cards = [Town::at(1), Town::at(2)];
        for card in cards {
            state.prosperity.unseen &= !card.bit();
        }
        state.estates[owner].structures.drawn = [
            Slot { card: cards[0], known: SeatSet::only(knows) },
            Slot { card: cards[1], known: SeatSet::EMPTY },
        ];
        let [one, two] = cards.map(|card| {
            let mut state = state;
            keep(&mut state, owner, card, &mut ());
            put_seat_under(&mut state, owner, &mut ());
            state
        });
        for viewer in [Viewer::Seat(knows), Viewer::Seat(Seat(2)), Viewer::Spectator] {
            assert!(
                rules.view(&one, viewer) == rules.view(&two, viewer),
                "{viewer:?} sees which card is kept"
            );
        }
        assert!(rules.view(&one, Viewer::Seat(owner)) != rules.view(&two, Viewer::Seat(owner)));
        // The owner knows both, wherever they are.
        for (state, [kept, under]) in [(one, cards), (two, [cards[1], cards[0]])] {
            let view = rules.view(&state, Viewer::Seat(owner));
            let known = view.prosperity.expect("the scenario has cards").known;
            assert_eq!(view.players[owner.index()].card, Some(kept));
            assert!(known.iter().any(|one| one.card == under) && known.len() == 1, "{known:?}");
        }
    }
}
