//! What the team can put into a draft now. An item is offered only if the rest of the demand can still be met after
//! it, so that every draft that is begun can be finished.

use engine::Seat;

use super::{
    Siege,
    item::{Item, PURSE},
    items::Items,
};
use crate::{
    action::From,
    content::{Citizen, DEVELOPMENT, EDGES, Edge, Follower, Good, Hour, Place, TOWN_EDGES, WATERWAYS},
    estate::bits,
    rules::Orleans,
    state::State,
};

/// Coins of a Good Trade, and the grain that they buy. r[orleans.invasion.event-good-trade]
pub(super) const GOOD_TRADE: (u8, u8) = (8, 3);
/// Deals of a Wool Market. r[orleans.invasion.event-wool-market]
pub(super) const DEALS: u8 = 3;
/// The coins of a Donation, and the most development points it can take. r[orleans.invasion.event-donation]
pub(super) const DONATION: u8 = 3;
/// Coins for a place tile that is not removed. r[orleans.invasion.event-arson]
const ARSON_PRICE: u8 = 6;

/// Whether the team decides about an event.
pub(super) fn by_team(hour: Hour) -> bool {
    matches!(
        hour,
        Hour::Demolition
            | Hour::Donation
            | Hour::Drought
            | Hour::Earthquake
            | Hour::GoodTrade
            | Hour::GoodWinds
            | Hour::WoolMarket
            | Hour::Arson
            | Hour::RomeCalling
            | Hour::WitchHunt
    )
}

/// A draft for the event of the round.
#[derive(Clone, Copy)]
pub(super) struct Draft<'a> {
    pub rules: &'a Orleans,
    pub state: &'a State,
    pub items: Items,
}

impl<'a> Draft<'a> {
    /// The draft of a state.
    pub(super) fn of(rules: &'a Orleans, state: &'a State) -> Draft<'a> {
        Draft { rules, state, items: state.proposal.items }
    }

    /// A draft with nothing in it.
    pub(super) fn empty(rules: &'a Orleans, state: &'a State) -> Draft<'a> {
        Draft { rules, state, items: Items::default() }
    }

    pub(super) fn hour(&self) -> Hour {
        self.state.hour()
    }

    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.rules.seats)
    }

    /// Everything that may be added.
    pub(super) fn offer(&self, offer: &mut impl FnMut(Item)) {
        self.each(&mut |item| {
            if self.may_add(item) {
                offer(item);
            }
        });
    }

    /// Whether an item is there, is in order and leaves the rest possible.
    fn may_add(&self, item: Item) -> bool {
        self.in_order(item) && self.left(item) > 0 && self.with(item).possible()
    }

    /// Whether an item comes after everything in the draft.
    pub(super) fn in_order(&self, item: Item) -> bool {
        self.items.last().is_none_or(|before| item.follows(before))
    }

    pub(super) fn with(&self, item: Item) -> Draft<'a> {
        Draft { items: self.items.with(item), ..*self }
    }

    /// Whether anything can be added.
    pub(super) fn any(&self) -> bool {
        let mut any = false;
        self.offer(&mut |_| any = true);
        any
    }

    /// The first thing that can be added.
    pub(super) fn first(&self) -> Option<Item> {
        let mut first = None;
        self.offer(&mut |item| first = first.or(Some(item)));
        first
    }

    /// Whether the event takes everything there is, which leaves nothing to choose.
    pub(super) fn takes_all(&self) -> bool {
        let all = match self.hour() {
            // r[orleans.invasion.event-drought]
            Hour::Drought => self.state.map[Good::Grain.index()].count_ones(),
            // r[orleans.invasion.event-earthquake]
            Hour::Earthquake => self.state.tiles.count_ones(),
            _ => return false,
        };
        u32::from(self.needed()) == all
    }

    /// How many things the event is about.
    pub(super) fn needed(&self) -> u8 {
        let many = self.rules.seats > 3;
        match self.hour() {
            // r[orleans.invasion.event-demolition] r[orleans.invasion.event-arson]
            Hour::Demolition | Hour::Arson => 2 + u8::from(many),
            Hour::Drought => 4.min(self.state.map[Good::Grain.index()].count_ones() as u8),
            Hour::Earthquake => 5.min(self.state.tiles.count_ones() as u8),
            Hour::GoodTrade => GOOD_TRADE.0,
            Hour::WitchHunt => 6,
            Hour::WoolMarket => DEALS,
            Hour::RomeCalling => self.rules.seats,
            Hour::Donation => DONATION,
            _ => 1,
        }
    }

    /// Coins for each tile that is kept.
    pub(super) fn price(&self) -> u8 {
        // r[orleans.invasion.demolition-price]
        if self.hour() == Hour::Demolition { self.rules.terms.demolition_price } else { ARSON_PRICE }
    }

    /// Development points that a Donation gives: no more than the tracks have room for.
    pub(super) fn donated_books(&self) -> u8 {
        let room: u16 = self.seats().map(|seat| u16::from(self.room(seat))).sum();
        room.min(DONATION.into()) as u8
    }

    /// Wine that a Donation gives.
    pub(super) fn donated_wine(&self) -> u8 {
        self.state.supply[Good::Wine.index()].min(1)
    }

    /// Spaces left on a seat's development track.
    pub(super) fn room(&self, seat: Seat) -> u8 {
        DEVELOPMENT - self.state.estates[seat].development
    }

    /// Every item of the event, whatever the draft already has.
    pub(super) fn each(&self, list: &mut impl FnMut(Item)) {
        match self.hour() {
            Hour::Demolition => {
                self.each_technology(list);
                self.each_coins(list);
            }
            Hour::Arson => {
                for seat in self.seats() {
                    for tile in Place::in_mask(self.state.estates[seat].tiles) {
                        list(Item::Tile { seat, tile });
                    }
                }
                self.each_coins(list);
            }
            Hour::GoodTrade => self.each_coins(list),
            Hour::Donation => self.each_grant(list),
            Hour::WoolMarket => self.each_deal(list),
            Hour::WitchHunt => {
                self.each_count(6, list, |seat, count| Item::Books { seat, count });
                self.each_monk(list);
            }
            Hour::RomeCalling => {
                self.each_monk(list);
                Citizen::in_mask(self.state.citizens).for_each(|citizen| list(Item::Citizen { citizen }));
            }
            Hour::Drought => EDGES.iter().for_each(|row| list(Item::Grain { edge: row.edge })),
            Hour::Earthquake => {
                Place::in_mask(self.state.tiles).for_each(|tile| list(Item::Place { tile }));
            }
            Hour::GoodWinds => self.each_journey(list),
            hour => unreachable!("{hour} is not decided by the team"),
        }
    }

    fn each_technology(&self, list: &mut impl FnMut(Item)) {
        for seat in self.seats() {
            let estate = &self.state.estates[seat];
            for place in Place::in_mask(estate.places()) {
                if estate.technology & self.rules.mask(place) != 0 {
                    list(Item::Technology { seat, place });
                }
            }
        }
    }

    fn each_coins(&self, list: &mut impl FnMut(Item)) {
        self.each_count(PURSE, list, |seat, count| Item::Coins { seat, count });
    }

    /// An item for each seat and each number.
    fn each_count(&self, most: u8, list: &mut impl FnMut(Item), item: impl Fn(Seat, u8) -> Item) {
        for seat in self.seats() {
            (1..=most).for_each(|count| list(item(seat, count)));
        }
    }

    fn each_grant(&self, list: &mut impl FnMut(Item)) {
        self.seats().for_each(|seat| list(Item::GrantWine { seat }));
        self.each_count(DONATION, list, |seat, count| Item::GrantCoins { seat, count });
        self.each_count(DONATION, list, |seat, count| Item::GrantBooks { seat, count });
    }

    /// Sales come first, so that their coins can pay for what is bought.
    fn each_deal(&self, list: &mut impl FnMut(Item)) {
        for good in [Good::Wool, Good::Brocade] {
            self.seats().for_each(|seat| list(Item::Sell { good, seat }));
        }
        self.each_count(PURSE, list, |seat, count| Item::GrantCoins { seat, count });
        for good in [Good::Wool, Good::Brocade] {
            self.seats().for_each(|seat| list(Item::Buy { good, seat }));
        }
        self.each_coins(list);
    }

    fn each_monk(&self, list: &mut impl FnMut(Item)) {
        for seat in self.seats() {
            list(Item::Monk { seat, from: From::Market });
            list(Item::Monk { seat, from: From::Bag });
            for place in Place::in_mask(self.state.estates[seat].places()) {
                list(Item::Monk { seat, from: From::Place(place) });
            }
        }
    }

    fn each_journey(&self, list: &mut impl FnMut(Item)) {
        for seat in self.seats() {
            let estate = &self.state.estates[seat];
            let edges = TOWN_EDGES[estate.merchant.index()] & WATERWAYS;
            Orleans::offer_edges(self.state, estate, edges, &mut |edge, take| {
                list(Item::Travel { seat, town: edge.from(estate.merchant), take });
            });
        }
    }

    /// How many times an item could be added, judging only by what there is.
    pub(super) fn left(&self, item: Item) -> u8 {
        let there = match item {
            Item::Technology { seat, place } => {
                let estate = &self.state.estates[seat];
                u8::from(estate.technology & self.rules.mask(place) != 0)
            }
            Item::Tile { seat, tile } => u8::from(self.state.estates[seat].tiles & tile.bit() != 0),
            Item::Sell { good, seat } => self.state.estates[seat].goods[good.index()],
            Item::Monk { seat, from } => {
                Siege::followers_at(self.rules, self.state, seat, Follower::Monk, from)
            }
            Item::Grain { edge } => self.grain_on(edge),
            Item::Place { tile } => u8::from(self.state.tiles & tile.bit() != 0),
            Item::Citizen { citizen } => u8::from(self.state.has_citizen(citizen)),
            Item::GrantWine { .. } => self.donated_wine() - self.items.wine(),
            Item::Coins { seat, count } => u8::from(self.purse(seat) >= count.into()),
            Item::Books { seat, count } => u8::from(self.state.estates[seat].development >= count),
            Item::GrantBooks { seat, count } => u8::from(self.room(seat) >= count),
            Item::Buy { good, .. } => {
                let sold = self.items.count(|item| matches!(item, Item::Sell { good: of, .. } if of == good));
                let bought =
                    self.items.count(|item| matches!(item, Item::Buy { good: of, .. } if of == good));
                (self.state.supply[good.index()] + sold).saturating_sub(bought)
            }
            Item::Travel { .. } => {
                let mut listed = false;
                self.each_journey(&mut |journey| listed |= journey == item);
                listed.into()
            }
            Item::GrantCoins { .. } => 1,
        };
        match item {
            Item::Technology { .. }
            | Item::Tile { .. }
            | Item::Sell { .. }
            | Item::Monk { .. }
            | Item::Grain { .. }
            | Item::Place { .. }
            | Item::Citizen { .. } => there - self.items.count(|other| other == item),
            _ => there,
        }
    }

    fn grain_on(&self, edge: Edge) -> u8 {
        (self.state.map[Good::Grain.index()] & edge.spaces()).count_ones() as u8
    }

    /// Coins that a seat can still pay.
    pub(super) fn purse(&self, seat: Seat) -> u16 {
        let estate = &self.state.estates[seat];
        estate.coins + u16::from(self.items.granted_to(seat)) - u16::from(self.items.paid_by(seat))
    }

    /// Coins that the seats can still pay without going back to one that is done.
    pub(super) fn coins_to_come(&self) -> u16 {
        let to_come = |&seat: &Seat| self.in_order(Item::Coins { seat, count: 1 });
        self.seats().filter(to_come).map(|seat| self.purse(seat)).sum()
    }

    /// Development points that the seats can still give up.
    pub(super) fn books_to_come(&self) -> u16 {
        let to_come = |&seat: &Seat| self.in_order(Item::Books { seat, count: 1 });
        self.seats().filter(to_come).map(|seat| u16::from(self.state.estates[seat].development)).sum()
    }

    /// How many things of a kind can still come.
    pub(super) fn coming(&self, kind: impl Fn(Item) -> bool) -> u8 {
        let mut sum = 0;
        self.each(&mut |item| {
            if kind(item) && self.in_order(item) {
                sum += self.left(item);
            }
        });
        sum
    }
}

/// Whether the team may do without what the event offers.
pub(super) fn optional(state: &State) -> bool {
    match state.hour() {
        Hour::GoodTrade | Hour::GoodWinds | Hour::WoolMarket => true,
        // r[orleans.invasion.rome-calling-details]
        Hour::RomeCalling => state.citizens == 0,
        _ => false,
    }
}

impl Siege {
    /// The monks of a seat, wherever they are.
    pub(super) fn monks(state: &State, seat: Seat) -> u8 {
        state.estates[seat].everyone()[Follower::Monk.index()]
    }

    /// How many followers of a kind a seat has in one of its places, its market or its bag.
    pub(super) fn followers_at(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        follower: Follower,
        from: From,
    ) -> u8 {
        let estate = &state.estates[seat];
        match from {
            From::Market => estate.market.count(follower.index()),
            From::Bag => estate.bag.count(follower.index()),
            From::Place(place) => bits(estate.filled & rules.mask(place))
                .filter(|&space| estate.standing(space) == follower)
                .count() as u8,
        }
    }
}
