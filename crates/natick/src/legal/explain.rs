//! Why an action is not allowed: the clause that forbids it, and what a sentence for people needs.

use engine::{Reason, Seat};

use super::events::{advantages, prizes};
use crate::{
    action::{Action, Build},
    content::{BANK_RATE, DieEvent, Item, Purse, Region, Suit, TOWNS, VILLAGES},
    rules::{Natick, covers},
    state::{State, other},
    step::{Offer, Step},
};

engine::reasons! {
    /// Why an action is not allowed, the least specific reason first.
    pub enum Why {
        ChanceOnly "chance-only",
        NotNow "not-now",
        RegionFirst "region-first",
        RoadFirst "road-first",
        DivideFirst "divide-first",
        KeepFirst "keep-first",
        EventFirst "event-first",
        GiveFirst "give-first",
        DiscardFirst "discard-first",
        CollectFirst "collect-first",
        OfferFirst "offer-first",
        AcceptFirst "accept-first",
        PayFirst "pay-first",
        StoreFirst "store-first",
        ScoutFirst "scout-first",
        PutFirst "put-first",
        NotInStack "not-in-stack",
        NotDifferent "not-different",
        NoFourth "no-fourth",
        NotAside "not-aside",
        NotASet "not-a-set",
        NoSuchEvent "no-such-event",
        NotOptional "not-optional",
        NotYours "not-yours",
        NotTheirs "not-theirs",
        WrongSuit "wrong-suit",
        RegionEmpty "region-empty",
        RegionFull "region-full",
        NothingDue "nothing-due",
        GiveAnother "give-another",
        NothingToGive "nothing-to-give",
        OffersUsed "offers-used",
        NoDeal "no-deal",
        SameKind "same-kind",
        BothSides "both-sides",
        BothGive "both-give",
        NoneOwn "none-own",
        NoneThere "none-there",
        PoolEmpty "pool-empty",
        NoRoom "no-room",
        NoRoomThere "no-room-there",
        TooFew "too-few",
        NoBarter "no-barter",
        NoMarket "no-market",
        TooFewThere "too-few-there",
        RoadThere "road-there",
        NoRoad "no-road",
        NoSettlement "no-settlement",
        NoRoadOn "no-road-on",
        TownThere "town-there",
        UnitThere "unit-there",
        UnitsFull "units-full",
        NoTile "no-tile",
        VillageLimit "village-limit",
        TownLimit "town-limit",
        NoPawn "no-pawn",
        CannotPay "cannot-pay",
    }
}

/// `Ok`, or the first rule that an action breaks.
type Checked = Result<(), Reason>;

/// `Ok` if a condition is true, otherwise the reason.
fn need(holds: bool, reason: impl FnOnce() -> Reason) -> Checked {
    if holds { Ok(()) } else { Err(reason()) }
}

impl Natick {
    /// Why an action is not legal, or nothing if it is.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        if self.offers(state, seat, action) {
            return None;
        }
        let step = state.flow.asked(seat)?;
        Some(self.check(state, seat, step, action).expect_err("an action that breaks no rule is legal"))
    }

    fn check(&self, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
        match (step, action) {
            (_, Action::First { .. } | Action::Roll { .. }) => Err(Why::ChanceOnly.by("natick.dice.roll")),
            (Step::AskRegion(_), Action::Region { region }) => check_first_region(state, seat, region),
            (Step::AskFirstRoad, Action::Build(Build::Road(_))) => Ok(()),
            (Step::AskDivide, Action::Divide { .. }) => Err(Why::NotAside.by("natick.dice.aside")),
            (Step::AskKeep(_), Action::Keep { dice }) => {
                Err(Why::NotASet.by("natick.dice.keep").with("dice", dice))
            }
            (Step::AskEvent, _) => self.check_event(state, seat, step, action),
            (Step::AskGive(taken), Action::Give { region }) => check_give(state, seat, taken, region),
            (Step::AskDiscard(victim, _), Action::Discard { region }) => {
                check_of(state, victim, victim == seat, region, "natick.event.raid")?;
                check_coin(state, region, "natick.event.raid")
            }
            (Step::AskCollect(..), Action::Collect { region }) => {
                Err(Why::NothingDue.by("natick.collect.number").with("region", region))
            }
            (Step::Act, Action::Build(build)) => self.check_build(state, seat, build),
            (Step::Act, _) => self.check_trade(state, seat, action),
            (Step::AskOffer(draft), _) => check_draft(state, seat, step, draft, action),
            (Step::AskPay(suit, _), Action::Pay { region }) => {
                check_suit(state, seat, suit, region, "natick.build.pay")?;
                check_coin(state, region, "natick.build.pay")
            }
            (Step::AskStore(suit, _), Action::Store { region }) => {
                check_suit(state, seat, suit, region, "natick.trade.room")?;
                check_room(state, region)
            }
            (Step::AskScout(_), Action::Scout { region }) => {
                Err(Why::NotInStack.by("natick.scout.cost").with("region", region))
            }
            _ => Err(first(step)),
        }
    }

    /// Checks that an event is on a die that the seat has. r[natick.event.holder]
    fn check_event(&self, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
        let event = match action {
            Action::Harvest { .. } => DieEvent::RichHarvest,
            Action::Advantage { .. } => DieEvent::TradeAdvantage,
            Action::Tournament { .. } => DieEvent::Tournament,
            Action::Raid => DieEvent::RaiderAttack,
            Action::Skip { event } => event,
            _ => return Err(first(step)),
        };
        let open = state.open_events(seat).contains(self.die(event));
        need(open, || Why::NoSuchEvent.by("natick.event.holder").with("event", event))?;
        match action {
            Action::Skip { event } => Err(Why::NotOptional.by(event.clause()).with("event", event)),
            Action::Harvest { region } => {
                check_of(state, seat, true, region, "natick.event.harvest")?;
                check_room(state, region)?;
                check_pool(state, region.suit(), "natick.event.harvest-place")
            }
            Action::Advantage { region } | Action::Tournament { region } => {
                check_of(state, other(seat), false, region, event.clause())?;
                check_coin(state, region, event.clause())?;
                need(prizes(state, seat) & region.bit() != 0, || no_room(region.suit()))?;
                let given = event != DieEvent::TradeAdvantage || advantages(state, seat) & region.bit() != 0;
                need(given, || Why::NothingToGive.by("natick.event.advantage-room"))
            }
            _ => Ok(()),
        }
    }

    /// Checks trades with the pool and offers to the other seat.
    fn check_trade(&self, state: &State, seat: Seat, action: Action) -> Checked {
        match action {
            Action::Bank { give, take } => {
                need(give != take, || Why::SameKind.by("natick.trade.bank-other"))?;
                let have = state.purse(seat)[give.index()];
                need(have >= BANK_RATE, || {
                    let reason = Why::TooFew.by("natick.trade.bank").with("price", BANK_RATE);
                    reason.with("suit", give).with("have", have)
                })?;
                check_pool(state, take, "natick.trade.bank")?;
                need(state.with_room(seat, take) != 0, || no_room(take))
            }
            Action::Barter { region, take } => {
                let clause = "natick.trader.barter";
                need(self.trader_rate > 0, || Why::NoBarter.by(clause))?;
                let beside = state.colonies[seat].markets & region.bit() != 0;
                need(beside, || Why::NoMarket.by(clause).with("region", region))?;
                let have = state.coins.on(region);
                need(have >= self.trader_rate, || {
                    let reason = Why::TooFewThere.by(clause).with("price", self.trader_rate);
                    reason.with("region", region).with("have", have)
                })?;
                need(region.suit() != take, || Why::SameKind.by("natick.trade.bank-other"))?;
                check_pool(state, take, clause)?;
                need(state.with_room(seat, take) != 0, || no_room(take))
            }
            Action::Offer { give, take } => {
                self.check_offers(state)?;
                need(give != take, || Why::SameKind.by("natick.trade.no-transfer"))?;
                check_side(state, seat, give, 0)?;
                check_other_side(state, seat, take, 0)
            }
            Action::Deal => {
                self.check_offers(state)?;
                Err(Why::NoDeal.by("natick.trade.offer"))
            }
            _ => Err(first(Step::Act)),
        }
    }

    fn check_offers(&self, state: &State) -> Checked {
        need(state.offers < self.offers, || Why::OffersUsed.by("natick.trade.offer-limit"))
    }

    /// Checks the place, then whether any are left, then the cost.
    fn check_build(&self, state: &State, seat: Seat, build: Build) -> Checked {
        let colony = &state.colonies[seat];
        match build {
            Build::Road(side) => {
                let free = !colony.is_open(side);
                need(free, || Why::RoadThere.by("natick.road.place").with("side", side))?;
                need(self.road_tile(state), || Why::NoTile.by("natick.road.free-tile"))?;
            }
            Build::Village(side) => {
                let road = colony.is_open(side);
                need(road, || Why::NoRoad.by("natick.village.place").with("side", side))?;
                let left = state.villages() < VILLAGES;
                need(left, || Why::VillageLimit.by("natick.village.limit").with("most", VILLAGES))?;
            }
            Build::Town(place) => {
                let there = colony.has_settlement(place);
                need(there, || Why::NoSettlement.by("natick.town.upgrade").with("place", place))?;
                let village = !colony.is_town(place);
                need(village, || Why::TownThere.by("natick.town.upgrade").with("place", place))?;
                let left = state.towns() < TOWNS;
                need(left, || Why::TownLimit.by("natick.town.limit").with("most", TOWNS))?;
            }
            Build::Trader(place) => {
                let road = colony.roads().any(|road| road == place);
                need(road, || Why::NoRoadOn.by("natick.trader.place").with("place", place))?;
                need(!colony.has_trader(place), || unit_there(Item::Trader))?;
                need(colony.takes_trader(place), units_full)?;
            }
            Build::Knight(place, row) => {
                let there = colony.has_settlement(place);
                need(there, || Why::NoSettlement.by("natick.knight.place").with("place", place))?;
                need(!colony.has_knight(place, row), || unit_there(Item::Knight))?;
                need(colony.takes_unit(place), units_full)?;
            }
        }
        if matches!(build, Build::Trader(_) | Build::Knight(..)) {
            need(state.pawns() > 0, || Why::NoPawn.by("natick.comp.pawns"))?;
        }
        let (purse, cost) = (state.purse(seat), self.cost(build.item()));
        need(covers(purse, cost), || {
            let reason = Why::CannotPay.by("natick.build.costs").with("item", build.item());
            reason.with("cost", listed(cost, cost)).with("have", listed(purse, cost))
        })
    }
}

/// The question that has to be answered first.
fn first(step: Step) -> Reason {
    match step {
        Step::AskRegion(_) => Why::RegionFirst.by("natick.setup.village"),
        Step::AskFirstRoad => Why::RoadFirst.by("natick.setup.road"),
        Step::AskDivide => Why::DivideFirst.by("natick.dice.divide"),
        Step::AskKeep(_) => Why::KeepFirst.by("natick.dice.keep"),
        Step::AskEvent => Why::EventFirst.by("natick.event.order"),
        Step::AskGive(_) => Why::GiveFirst.by("natick.event.advantage"),
        Step::AskDiscard(..) => Why::DiscardFirst.by("natick.event.raid"),
        Step::AskCollect(suit, _) => Why::CollectFirst.by("natick.collect.shortage").with("suit", suit),
        Step::AskOffer(_) => Why::OfferFirst.by("natick.trade.offer"),
        Step::AskAccept(_) => Why::AcceptFirst.by("natick.trade.offer"),
        Step::AskPay(suit, _) => Why::PayFirst.by("natick.build.pay").with("suit", suit),
        Step::AskStore(suit, _) => Why::StoreFirst.by("natick.trade.room").with("suit", suit),
        Step::AskScout(_) => Why::ScoutFirst.by("natick.scout.before"),
        Step::AskPut(_, region) => {
            let reason = Why::PutFirst.by("natick.village.choose-space").with("region", region);
            reason.with("suit", region.suit()).with("number", region.number())
        }
        _ => Why::NotNow.by("natick.turn.steps"),
    }
}

/// r[natick.setup.different] r[natick.setup.choices]
fn check_first_region(state: &State, seat: Seat, region: Region) -> Checked {
    let by = |why: Why, clause| why.by(clause).with("region", region);
    need(state.stack & region.bit() != 0, || by(Why::NotInStack, "natick.setup.second"))?;
    let clash = |chosen: Region| chosen.suit() == region.suit() || chosen.number() == region.number();
    let different = !Region::in_mask(state.colonies[seat].regions).any(clash);
    need(different, || by(Why::NotDifferent, "natick.setup.different"))?;
    Err(by(Why::NoFourth, "natick.setup.choices"))
}

fn check_give(state: &State, seat: Seat, taken: Suit, region: Region) -> Checked {
    let clause = "natick.event.advantage-room";
    check_of(state, seat, true, region, clause)?;
    check_coin(state, region, clause)?;
    let suit = region.suit();
    let before = state.purse(seat)[suit.index()] - u8::from(suit == taken);
    need(before > 0, || Why::GiveAnother.by(clause))?;
    need(state.with_room(other(seat), suit) != 0, || no_room_there(suit))
}

/// Checks one more resource on either side of an offer. r[natick.trade.offer]
fn check_draft(state: &State, seat: Seat, step: Step, draft: Offer, action: Action) -> Checked {
    let clash = |suit: Suit| Why::BothSides.by("natick.trade.no-transfer").with("suit", suit);
    match action {
        Action::Add { suit } => {
            need(draft.asked(suit) == 0, || clash(suit))?;
            check_side(state, seat, suit, draft.offered(suit))
        }
        Action::Ask { suit } => {
            need(draft.offered(suit) == 0, || clash(suit))?;
            check_other_side(state, seat, suit, draft.asked(suit))
        }
        Action::Propose => Err(Why::BothGive.by("natick.trade.both-give")),
        _ => Err(first(step)),
    }
}

/// Checks one more resource to give: the seat must have it, and the other seat must have room for it.
fn check_side(state: &State, seat: Seat, suit: Suit, beyond: u8) -> Checked {
    let have = state.purse(seat)[suit.index()];
    need(have > beyond, || Why::NoneOwn.by("natick.trade.offer").with("suit", suit))?;
    need(state.rooms(other(seat))[suit.index()] > beyond, || no_room_there(suit))
}

/// Checks one more resource to take.
fn check_other_side(state: &State, seat: Seat, suit: Suit, beyond: u8) -> Checked {
    let theirs = state.purse(other(seat))[suit.index()];
    need(theirs > beyond, || Why::NoneThere.by("natick.trade.offer").with("suit", suit))?;
    need(state.rooms(seat)[suit.index()] > beyond, || no_room(suit))
}

/// Checks that a region is in a colony.
fn check_of(state: &State, owner: Seat, own: bool, region: Region, clause: &'static str) -> Checked {
    let why = if own { Why::NotYours } else { Why::NotTheirs };
    need(state.colonies[owner].regions & region.bit() != 0, || why.by(clause).with("region", region))
}

/// Checks that a region is in the seat's colony and has a suit.
fn check_suit(state: &State, seat: Seat, suit: Suit, region: Region, clause: &'static str) -> Checked {
    check_of(state, seat, true, region, clause)?;
    let fits = region.suit() == suit;
    need(fits, || Why::WrongSuit.by(clause).with("region", region).with("suit", suit))
}

fn check_coin(state: &State, region: Region, clause: &'static str) -> Checked {
    need(state.coins.on(region) > 0, || Why::RegionEmpty.by(clause).with("region", region))
}

fn check_room(state: &State, region: Region) -> Checked {
    let room = state.coins.with_room(region.bit()) != 0;
    need(room, || Why::RegionFull.by("natick.comp.capacity").with("region", region))
}

fn check_pool(state: &State, suit: Suit, clause: &'static str) -> Checked {
    need(state.pool[suit.index()] > 0, || Why::PoolEmpty.by(clause).with("suit", suit))
}

fn no_room(suit: Suit) -> Reason {
    Why::NoRoom.by("natick.trade.room").with("suit", suit)
}

fn no_room_there(suit: Suit) -> Reason {
    Why::NoRoomThere.by("natick.trade.room").with("suit", suit)
}

fn unit_there(item: Item) -> Reason {
    Why::UnitThere.by("natick.unit.one-each").with("item", item)
}

fn units_full() -> Reason {
    Why::UnitsFull.by("natick.village.units")
}

/// The amounts of the kinds that make up a cost, as in the notation: `suns 1 arms 0`.
fn listed(purse: Purse, cost: Purse) -> String {
    let named = Suit::ALL.into_iter().filter(|suit| cost[suit.index()] > 0);
    named.map(|suit| format!("{suit} {}", purse[suit.index()])).collect::<Vec<_>>().join(" ")
}
