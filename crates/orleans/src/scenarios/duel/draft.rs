//! Which place tiles are in the game. r[orleans.duel.draft]

use engine::{Line, Seat, Sink, Sketch};

use super::{action::Act, step::Step};
use crate::{
    action::Action,
    content::{Place, Stack},
    event::{Event, What},
    rules::Orleans,
    scenarios::picks::Picks,
    state::State,
    step::Step as AnyStep,
};

/// Tiles that a seat chooses at a time.
const FIVE: u32 = 5;

/// A part of the choice: who chooses, from which tiles, and how many are missing.
pub(crate) struct Part {
    pub(crate) seat: Seat,
    pub(crate) stack: Stack,
    /// Tiles of this type that nobody has chosen.
    pub(crate) tiles: u64,
    pub(crate) missing: u32,
}

/// The part that comes next. `None` when all tiles are chosen. If an overlay leaves too few of a type, all of them
/// are in the game.
pub(crate) fn part(rules: &Orleans, state: &State) -> Option<Part> {
    let (first, other) = (state.first, rules.after(state.first));
    let parts = [
        (first, Stack::One, FIVE),
        (other, Stack::One, 2 * FIVE),
        (other, Stack::Two, FIVE),
        (first, Stack::Two, 2 * FIVE),
    ];
    parts.into_iter().find_map(|(seat, stack, until)| {
        let all = match stack {
            Stack::One => rules.tiles & rules.type_one,
            Stack::Two => rules.tiles & !rules.type_one,
        };
        let chosen = (state.tiles & all).count_ones();
        let missing = until.min(all.count_ones()).saturating_sub(chosen);
        (missing > 0).then_some(Part { seat, stack, tiles: all & !state.tiles, missing })
    })
}

/// Asks for the next tile, or puts the others back into the box. r[orleans.duel.draft-supply]
pub(super) fn ask(rules: &Orleans, state: &mut State, from: u8) {
    match part(rules, state) {
        Some(part) => state.flow.push(Line::Lane(part.seat), AnyStep::Duel(Step::AskDraft(from))),
        None => state.out.tiles = rules.tiles & !state.tiles,
    }
}

/// The tiles from a number on.
pub(super) fn onwards(tiles: u64, from: u8) -> u64 {
    tiles & u64::MAX << from
}

/// Tiles in ascending order, so that a choice has one form, and only those that leave enough for the rest.
pub(super) fn offer(rules: &Orleans, state: &State, from: u8, offer: &mut impl FnMut(Place)) {
    let part = part(rules, state).expect("somebody is asked");
    let tiles = onwards(part.tiles, from);
    Place::in_mask(tiles)
        .filter(|tile| onwards(tiles, *tile as u8).count_ones() >= part.missing)
        .for_each(offer);
}

/// The tiles that a seat has chosen, in any order.
pub(super) fn sketch(rules: &Orleans, state: &State, from: u8, wishes: &[Action]) -> Sketch<State, Action> {
    let part = part(rules, state).expect("somebody is asked");
    let picks = Picks {
        from: onwards(part.tiles, from),
        count: part.missing,
        read: |wish| if let Action::Duel(Act::Draft { tile }) = wish { Some(tile.bit()) } else { None },
        write: |tile| Action::Duel(Act::Draft { tile: Place::at(tile.into()) }),
        show: |look, chosen| look.tiles |= chosen,
    };
    picks.sketch(state, wishes)
}

/// A tile is in the game. Nobody owns it yet.
pub(super) fn choose(
    rules: &Orleans,
    state: &mut State,
    seat: Seat,
    tile: Place,
    sink: &mut impl Sink<Event>,
) {
    let missing = part(rules, state).map_or(0, |part| part.missing);
    state.tiles |= tile.bit();
    sink.emit(Event::new("orleans.duel.draft", What::Drafts { seat, tile }));
    let from = if missing > 1 { tile as u8 + 1 } else { 0 };
    state.flow.push(Line::Main, AnyStep::Duel(Step::Drafts(from)));
}
