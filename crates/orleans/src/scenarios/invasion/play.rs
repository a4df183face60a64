//! What this scenario asks and does.

use engine::{Line, Rng, Seat, Sink};

use super::{
    Act, Character, Siege, events,
    step::{Matter, Step},
};
use crate::{
    action::Action,
    apply::tools::pile_shrinks,
    content::{Good, Place},
    event::{Event, What},
    rules::Orleans,
    state::State,
    step,
};

/// Everything a seat may answer to a question of this scenario.
pub(super) fn offer(rules: &Orleans, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
    match step {
        Step::AskCharacter => {
            let free =
                Character::ALL.iter().filter(|one| Siege::dealt_characters(rules, state) & one.bit() != 0);
            free.for_each(|&character| offer(Action::Invasion(Act::Choose { character })));
        }
        Step::AskLoad(cart) => {
            for good in Siege::loads(rules, state, seat, cart.to()) {
                offer(Action::Invasion(Act::Load { good, to: cart.to().address(good) }));
            }
            // A cart does not leave empty.
            if cart.left() < Siege::cart_room() {
                offer(Action::Stop);
            }
        }
        Step::AskLodger(follower) => {
            let spaces = Siege::lodging(rules, state, seat, follower);
            rules.offer_spots(spaces, follower, &mut |spot| offer(Action::Plan { spot }));
            offer(Action::Stay { follower });
        }
        Step::AskSend(host) => {
            rules.offer_sends(state, seat, host, Place::TownHall, offer);
            offer(Action::Stop);
        }
        Step::AskDue => {
            let due = rules.due(state.round);
            Siege::offer_dues(rules, state, seat, due, &mut |loss| offer(Action::Lose(loss)));
        }
        Step::Event(step) => events::offer(rules, state, seat, step, offer),
        step => unreachable!("{step:?} asks nobody"),
    }
}

/// The answer that leaves everything else as it is.
pub(super) fn finish(step: Step) -> Option<Action> {
    match step {
        Step::AskLoad(cart) if cart.left() < Siege::cart_room() => Some(Action::Stop),
        Step::AskLodger(follower) => Some(Action::Stay { follower }),
        Step::AskSend(_) => Some(Action::Stop),
        Step::Event(Matter::AskProgress | Matter::AskVoyage) => Some(Action::Pass),
        _ => None,
    }
}

/// Carries out the answer.
pub(super) fn answer(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    step: Step,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    match (step, action) {
        (Step::AskCharacter, Action::Invasion(Act::Choose { character })) => {
            cast(state, seat, character, "orleans.invasion.characters-chosen", sink);
        }
        (Step::AskLoad(cart), Action::Invasion(Act::Load { good, .. })) => {
            Siege::load(rules, state, seat, cart, good, sink);
        }
        (Step::AskSend(host), Action::Send { place, role, goal, book }) => {
            rules.send(state, seat, host, place, role, goal, book, sink);
        }
        (Step::AskLoad(_) | Step::AskSend(_), Action::Stop) => {}
        (Step::AskLodger(_), Action::Plan { spot }) => Siege::place_lodger(rules, state, seat, spot, sink),
        (Step::AskLodger(_), Action::Stay { follower }) => {
            Siege::lodger_stays(rules, state, seat, follower, sink);
        }
        (Step::AskDue, Action::Lose(loss)) => Siege::pay_due(rules, state, seat, loss, sink),
        (Step::Event(step), action) => events::answer(rules, state, seat, step, action, sink),
        (step, action) => unreachable!("{action} does not answer {step:?}"),
    }
}

/// A step that needs no answer.
pub(super) fn resolve(rules: &Orleans, state: &mut State, step: Step, sink: &mut impl Sink<Event>) {
    match step {
        Step::Characters => Siege::next_character(rules, state, sink),
        Step::Dues => Siege::call_due(rules, state, sink),
        Step::Event(Matter::Settle) => Siege::settle(rules, state, sink),
        step => unreachable!("{step:?} waits for an answer"),
    }
}

/// What chance may do, with exact weights.
pub(super) fn weigh(rules: &Orleans, state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
    match step {
        Step::DrawCharacter(seat) => {
            let free =
                Character::ALL.iter().filter(|one| Siege::dealt_characters(rules, state) & one.bit() != 0);
            free.for_each(|&character| list(Action::Invasion(Act::Deal { seat, character }), 1));
        }
        step => unreachable!("{step:?} is not for chance"),
    }
}

/// One random outcome.
pub(super) fn sample(rules: &Orleans, state: &State, step: Step, rng: &mut Rng) -> Action {
    match step {
        Step::DrawCharacter(seat) => {
            let free = Siege::dealt_characters(rules, state);
            let nth = rng.below(free.count_ones()) as usize;
            let mut left = Character::ALL.iter().filter(|one| free & one.bit() != 0);
            let character = *left.nth(nth).expect("there are more characters than seats");
            Action::Invasion(Act::Deal { seat, character })
        }
        step => unreachable!("{step:?} is not for chance"),
    }
}

/// What chance has done.
pub(super) fn befall(state: &mut State, step: Step, action: Action, sink: &mut impl Sink<Event>) {
    match (step, action) {
        (Step::DrawCharacter(_), Action::Invasion(Act::Deal { seat, character })) => {
            cast(state, seat, character, "orleans.invasion.characters", sink);
        }
        (step, action) => unreachable!("{action} does not answer {step:?}"),
    }
}

/// What is drawn, by whom and which one: the scenario, two bytes and an index.
pub(super) fn key(step: Step) -> [u8; 4] {
    match step {
        Step::DrawCharacter(seat) => [21, 1, seat.0, 0],
        step => unreachable!("{step:?} is not for chance"),
    }
}

fn cast(
    state: &mut State,
    seat: Seat,
    character: Character,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    state.estates[seat].defence.character = Some(character);
    sink.emit(Event::new(clause, What::Cast { seat, character }));
}

impl Siege {
    /// Characters that nobody has, as a mask.
    fn free_characters(state: &State) -> u16 {
        let taken = state.estates.0.iter().filter_map(|estate| estate.defence.character);
        taken.fold((1 << Character::COUNT) - 1, |free, character| free & !character.bit())
    }

    /// The characters that may still be dealt. r[orleans.invasion.characters-easier]
    fn dealt_characters(rules: &Orleans, state: &State) -> u16 {
        let easier = Character::ALL.iter().filter(|one| !rules.terms.easier_characters || one.easier());
        Siege::free_characters(state) & easier.fold(0, |all, one| all | one.bit())
    }

    /// The next seat in turn order gets a character. r[orleans.invasion.characters]
    fn next_character(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) {
        let mut seats = rules.in_order(state.first);
        let Some(seat) = seats.find(|&seat| state.estates[seat].defence.character.is_none()) else {
            // In rare cases a pile is empty from the start.
            return Good::ALL.iter().for_each(|&good| pile_shrinks(state, good, sink));
        };
        state.flow.push(Line::Main, step::Step::Invasion(Step::Characters));
        if rules.terms.choose_characters {
            state.flow.push(Line::Lane(seat), step::Step::Invasion(Step::AskCharacter));
        } else {
            state.flow.push(Line::Main, step::Step::Invasion(Step::DrawCharacter(seat)));
        }
    }
}
