use engine::Seat;

use crate::{
    action::Action,
    content::{DieEvent, Purse, Region, Regions, Suit},
    rules::Natick,
    state::{State, other},
};

impl Natick {
    /// r[natick.event.order] Any event on the seat's own dice may be next.
    pub(crate) fn offer_event(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        for die in state.open_events(seat).iter() {
            match self.event(die) {
                DieEvent::RichHarvest => {
                    let regions = harvests(state, seat);
                    for region in Region::in_mask(regions) {
                        offer(Action::Harvest { region });
                    }
                    // A harvest is not optional, but there may be no room for it now.
                    if regions == 0 {
                        offer(Action::Skip { event: DieEvent::RichHarvest });
                    }
                }
                // r[natick.event.optional]
                event @ DieEvent::TradeAdvantage => {
                    for region in Region::in_mask(advantages(state, seat)) {
                        offer(Action::Advantage { region });
                    }
                    offer(Action::Skip { event });
                }
                event @ DieEvent::Tournament => {
                    for region in Region::in_mask(prizes(state, seat)) {
                        offer(Action::Tournament { region });
                    }
                    offer(Action::Skip { event });
                }
                DieEvent::RaiderAttack => offer(Action::Raid),
            }
        }
    }
}

/// r[natick.event.advantage] r[natick.event.equal] At least one trader and no fewer than the other.
pub(crate) fn has_traders(state: &State, seat: Seat) -> bool {
    let [own, others] = [seat, other(seat)].map(|seat| state.colonies[seat].trader_count());
    own > 0 && own >= others
}

/// r[natick.event.tournament] r[natick.event.equal] At least one knight and no fewer than the other.
pub(crate) fn has_knights(state: &State, seat: Seat) -> bool {
    let [own, others] = [seat, other(seat)].map(|seat| state.colonies[seat].knight_count());
    own > 0 && own >= others
}

/// r[natick.event.harvest] r[natick.event.harvest-place] The seat's regions that have room
/// and whose kind is in the pool.
pub(crate) fn harvests(state: &State, seat: Seat) -> Regions {
    state.coins.with_room(state.colonies[seat].regions) & kinds_in(state.pool)
}

/// Regions of the other seat with a resource that this seat has room for.
pub(crate) fn prizes(state: &State, seat: Seat) -> Regions {
    state.coins.holding(state.colonies[other(seat)].regions) & kinds_in(state.rooms(seat))
}

/// All regions of the kinds that a purse has.
fn kinds_in(purse: Purse) -> Regions {
    let some = |suit: Suit| u64::from(purse[suit.index()] > 0) * Region::of_suit(suit);
    some(Suit::Suns) | some(Suit::Moons) | some(Suit::Crowns) | some(Suit::Arms)
}

/// r[natick.event.advantage-room] Resources to take for which the seat can give something back.
pub(crate) fn advantages(state: &State, seat: Seat) -> Regions {
    let (purse, rooms) = (state.purse(seat), state.rooms(other(seat)));
    // Taking a resource makes room for its own kind.
    let gives = |suit: usize, taken: usize| purse[suit] > 0 && (rooms[suit] > 0 || suit == taken);
    let mut regions = prizes(state, seat);
    for taken in Suit::ALL {
        if !(0..Suit::COUNT).any(|suit| gives(suit, taken.index())) {
            regions &= !Region::of_suit(taken);
        }
    }
    regions
}

/// r[natick.event.advantage-room] A resource the seat had before it took one, and for which the
/// other seat has room.
pub(super) fn offer_give(state: &State, seat: Seat, taken: Suit, offer: &mut impl FnMut(Action)) {
    for suit in Suit::ALL {
        let before = state.purse(seat)[suit.index()] - u8::from(suit == taken);
        if before > 0 && state.with_room(other(seat), suit) != 0 {
            for region in Region::in_mask(state.holding(seat, suit)) {
                offer(Action::Give { region });
            }
        }
    }
}

/// Whether an event would now do something for a seat, or let it do something.
pub(crate) fn affects(state: &State, seat: Seat, event: DieEvent) -> bool {
    match event {
        DieEvent::RichHarvest => harvests(state, seat) != 0,
        DieEvent::TradeAdvantage => has_traders(state, seat) && advantages(state, seat) != 0,
        DieEvent::Tournament => has_knights(state, seat) && prizes(state, seat) != 0,
        DieEvent::RaiderAttack => state.raided(seat),
    }
}
