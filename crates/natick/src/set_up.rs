//! The start of the game: each seat chooses its first colony.

use engine::{Flow, Line, PerSeat, Seat, Sink};

use crate::{
    action::Action,
    coins::Coins,
    colony::Colony,
    content::{DiceSet, Face, Item, Place, Region, Regions, Row, Space, Suit, VILLAGE_POINTS},
    event::{Event, What},
    rules::Natick,
    state::State,
    step::Step,
};

/// The four corners of the first village, in the order in which they are filled.
pub(crate) const CORNERS: [(i8, Row); 4] =
    [(-1, Row::Above), (-1, Row::Below), (1, Row::Above), (1, Row::Below)];

impl Natick {
    /// Puts a region in a colony.
    pub(crate) fn lay_region(&self, state: &mut State, seat: Seat, region: Region, road: Place, row: Row) {
        state.stack &= !region.bit();
        state.colonies[seat].regions |= region.bit();
        state.spaces[region.index()] = Space::new(road, row);
        self.guard(state, seat);
    }
}

/// r[natick.setup.different] Regions that share neither suit nor number with those already chosen
/// and still allow the seat to choose the rest.
pub(crate) fn offer_region(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
    let chosen = state.colonies[seat].regions;
    // A first region, or any from the full stack, can always be completed. Only the second seat has to
    // look ahead.
    let free = chosen == 0 || (state.stack | chosen) == Region::ALL;
    for region in Region::in_mask(state.stack & !clashing(chosen)) {
        if free || completable(state.stack & !region.bit(), chosen | region.bit()) {
            offer(Action::Region { region });
        }
    }
}

/// All regions that share a suit or a number with one of these.
fn clashing(chosen: Regions) -> Regions {
    Region::in_mask(chosen).fold(0, |clash, region| {
        clash | Region::of_suit(region.suit()) | Region::with_number(region.number())
    })
}

/// Whether the stack still has regions that would make these four different ones. r[natick.setup.choices]
/// The second seat must not make a choice that leaves it without a fourth region.
fn completable(stack: Regions, chosen: Regions) -> bool {
    let clash = clashing(chosen);
    let Some(suit) = Suit::ALL.into_iter().find(|&suit| chosen & Region::of_suit(suit) == 0) else {
        return true;
    };
    Region::in_mask(stack & Region::of_suit(suit) & !clash)
        .any(|region| completable(stack & !region.bit(), chosen | region.bit()))
}

/// The table before anything has happened. r[natick.setup.stacks]
pub(crate) fn first_state() -> State {
    let mut state = State {
        flow: Flow::default(),
        first: Seat(0),
        active: Seat(0),
        turn: 0,
        idle: 0,
        built: false,
        offers: 0,
        faces: [Face::EVENT; Suit::COUNT],
        omens: DiceSet::NONE,
        held: PerSeat::all(DiceSet::NONE),
        stack: Region::ALL,
        pool: [Suit::COINS; Suit::COUNT],
        spaces: [Space::NOWHERE; Region::COUNT],
        coins: Coins::default(),
        colonies: PerSeat::all(Colony::default()),
    };
    state.flow.push(Line::Main, Step::First);
    state
}

/// r[natick.setup.village] The first village, four regions, one road.
pub(crate) fn set_up(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    state.active = seat;
    state.colonies[seat].founded = true;
    sink.emit(Event::new("natick.setup.village", What::Founded { seat }));
    // r[natick.village.points] The first village scores too.
    let by = i32::from(VILLAGE_POINTS);
    sink.emit(Event::new("natick.village.points", What::Points { seat, by, item: Item::Village }));
    state.flow.push(Line::Lane(seat), Step::AskRegion(0));
}
