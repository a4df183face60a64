//! The support places: what seats do for the city and for each other.

use engine::{Line, Seat, Sink};

use super::{
    Siege,
    action::{Act, Address, Store, To},
    aims::Achievement,
    characters::Character,
    step::{Cart, Step},
};
use crate::{
    action::{Action, Spot},
    apply::tools::to_bag,
    content::{Deed, Effect, Follower, Good, Place},
    estate::{Spaces, bits},
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::{self, Via},
};

impl Siege {
    /// What a support place can do now.
    pub(super) fn offer_support(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        place: Place,
        offer: &mut impl FnMut(Action),
    ) {
        let mut offer = |act: Act| offer(Action::Invasion(act));
        match place.row().effect {
            Effect::Haul(_) => {
                for to in Siege::receivers(rules, seat) {
                    if Siege::can_load(rules, state, seat, to) {
                        offer(Act::Haul { to });
                    }
                }
            }
            Effect::Fund(most) => {
                let most = state.estates[seat].coins.min(most.into()) as u8;
                let stores = [Store::Treasury, Store::Swordsmith].map(Address::Store);
                let others = Siege::others(rules, seat).map(Address::Seat);
                for to in stores.into_iter().chain(others) {
                    let most = most.min(Siege::coins_wanted(rules, state, to));
                    (1..=most).for_each(|coins| offer(Act::Fund { to, coins }));
                }
                // r[orleans.invasion.send-city]
                let [treasury, swordsmith] = stores.map(|to| Siege::coins_wanted(rules, state, to));
                for coins in 1..most.min(treasury.saturating_add(1)) {
                    let most = swordsmith.min(most - coins);
                    (1..=most).for_each(|sword| offer(Act::FundBoth { treasury: coins, swordsmith: sword }));
                }
            }
            Effect::Lodge => {
                for to in Siege::others(rules, seat) {
                    let waiting = Follower::ALL.iter().copied().filter(|follower| !follower.own());
                    for follower in
                        waiting.filter(|&follower| rules.in_market(&state.estates[seat], follower) > 0)
                    {
                        offer(Act::Lodge { to, follower });
                    }
                }
            }
            Effect::Borrow => {
                for owner in Siege::others(rules, seat) {
                    let mut any = false;
                    // One type for the closure inside, because this is called from itself.
                    let mut found: &mut dyn FnMut(Action) = &mut |_| any = true;
                    Siege::offer_lent(rules, state, seat, owner, &mut found);
                    if any {
                        offer(Act::Palatinate { owner });
                    }
                }
            }
            _ => unreachable!("{place} is not a support place"),
        }
    }

    /// Carries out what a support place does.
    pub(super) fn act_support(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        via: Via,
        act: Act,
        sink: &mut impl Sink<Event>,
    ) {
        let line = Line::Lane(seat);
        let place = act.place().expect("only support places do such things");
        rules.use_place(state, seat, via, place, sink);
        match act {
            Act::Haul { to } => {
                let cart = Cart::new(to, Siege::cart_room());
                state.flow.push(line, step::Step::Invasion(Step::AskLoad(cart)));
            }
            Act::Fund { to, coins } => Siege::fund(rules, state, seat, to, coins, sink),
            Act::FundBoth { treasury, swordsmith } => {
                Siege::fund(rules, state, seat, Address::Store(Store::Treasury), treasury, sink);
                Siege::fund(rules, state, seat, Address::Store(Store::Swordsmith), swordsmith, sink);
            }
            Act::Lodge { to, follower } => Siege::lodge(rules, state, seat, to, follower, sink),
            // r[orleans.invasion.palatinate] The place itself is chosen with its action.
            Act::Palatinate { owner } => {
                sink.emit(Event::new("orleans.invasion.palatinate", What::Borrowed { seat, owner }));
                state.flow.push(line, step::Step::AskAct(Via::Guest(owner)));
            }
            act => unreachable!("{act} is not what a support place does"),
        }
    }

    /// The other seats, in turn order.
    pub(super) fn others(rules: &Orleans, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(rules.seats).filter(move |&other| other != seat)
    }

    fn receivers(rules: &Orleans, seat: Seat) -> impl Iterator<Item = To> + use<> {
        std::iter::once(To::City).chain(Siege::others(rules, seat).map(To::Seat))
    }

    // --- Vehicle. r[orleans.invasion.vehicle]

    /// How many goods a cart takes.
    pub(super) fn cart_room() -> u8 {
        match Place::Vehicle.row().effect {
            Effect::Haul(goods) => goods,
            _ => unreachable!("the Vehicle hauls"),
        }
    }

    /// How many goods of a kind a receiver still takes. r[orleans.invasion.city-full]
    pub(super) fn goods_wanted(rules: &Orleans, state: &State, to: To, good: Good) -> u8 {
        match to {
            To::City => rules.terms.city.goods[good.index()].saturating_sub(state.city.goods[good.index()]),
            To::Seat(_) => u8::MAX,
        }
    }

    /// The goods that a seat can load for a receiver.
    pub(super) fn loads(rules: &Orleans, state: &State, seat: Seat, to: To) -> impl Iterator<Item = Good> {
        let goods = Good::ALL.iter().copied();
        goods.filter(move |&good| {
            state.estates[seat].goods[good.index()] > 0 && Siege::goods_wanted(rules, state, to, good) > 0
        })
    }

    fn can_load(rules: &Orleans, state: &State, seat: Seat, to: To) -> bool {
        Siege::loads(rules, state, seat, to).next().is_some()
    }

    /// One good leaves for the city or another seat.
    pub(super) fn load(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        cart: Cart,
        good: Good,
        sink: &mut impl Sink<Event>,
    ) {
        let to = cart.to().address(good);
        state.estates[seat].goods[good.index()] -= 1;
        sink.emit(Event::new("orleans.invasion.vehicle", What::Loaded { seat, good, to }));
        match to {
            Address::Seat(other) => {
                state.estates[other].goods[good.index()] += 1;
                let what = What::Good { seat: other, good, by: 1 };
                sink.emit(Event::new("orleans.invasion.vehicle", what));
            }
            Address::Store(store) => {
                state.city.goods[good.index()] += 1;
                if store == Store::ClothingStore {
                    Siege::complete_achievement(rules, state, Achievement::ClothingStore, sink);
                }
            }
        }
        let left = cart.left() - 1;
        if left > 0 && Siege::can_load(rules, state, seat, cart.to()) {
            let next = Step::AskLoad(Cart::new(cart.to(), left));
            state.flow.push(Line::Lane(seat), step::Step::Invasion(next));
        }
    }

    // --- Guild House. r[orleans.invasion.guild-house]

    /// How many coins one action sends.
    pub(super) fn fund_room() -> u8 {
        match Place::GuildHouse.row().effect {
            Effect::Fund(coins) => coins,
            _ => unreachable!("the Guild House sends coins"),
        }
    }

    /// How many coins a receiver still takes. r[orleans.invasion.city-full]
    pub(super) fn coins_wanted(rules: &Orleans, state: &State, to: Address) -> u8 {
        match to {
            Address::Store(Store::Treasury) => rules.terms.city.treasury.saturating_sub(state.city.treasury),
            Address::Store(Store::Swordsmith) => {
                rules.terms.city.swordsmith.saturating_sub(state.city.swordsmith)
            }
            Address::Store(_) => 0,
            Address::Seat(_) => u8::MAX,
        }
    }

    fn fund(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        to: Address,
        coins: u8,
        sink: &mut impl Sink<Event>,
    ) {
        state.estates[seat].coins -= u16::from(coins);
        sink.emit(Event::new("orleans.invasion.guild-house", What::Funded { seat, coins, to }));
        match to {
            Address::Seat(other) => {
                state.estates[other].coins += u16::from(coins);
                let what = What::Coins { seat: other, by: coins.into() };
                sink.emit(Event::new("orleans.invasion.guild-house", what));
            }
            Address::Store(Store::Swordsmith) => {
                state.city.swordsmith += coins;
                Siege::complete_achievement(rules, state, Achievement::Swordsmith, sink);
            }
            Address::Store(_) => state.city.treasury += coins,
        }
    }

    // --- Hostel. r[orleans.invasion.hostel]

    fn lodge(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        to: Seat,
        follower: Follower,
        sink: &mut impl Sink<Event>,
    ) {
        rules.leave_market(&mut state.estates[seat], follower);
        sink.emit(Event::new("orleans.invasion.hostel", What::Lodged { seat, other: to, follower }));
        state.estates[to].unplanned.put(follower.index());
        if Siege::lodging(rules, state, to, follower) == 0 {
            Siege::lodger_stays(rules, state, to, follower, sink);
        } else {
            let step = Step::AskLodger(follower);
            state.flow.push(Line::Lane(to), step::Step::Invasion(step));
        }
    }

    /// Where a follower from elsewhere may stand: on free spaces that are in use, and on the tower if the Market has
    /// room.
    pub(super) fn lodging(rules: &Orleans, state: &State, seat: Seat, follower: Follower) -> Spaces {
        let estate = &state.estates[seat];
        let mut closed = Place::in_mask(estate.fresh).fold(0, |spaces, tile| spaces | rules.mask(tile));
        if rules.market_room(estate) == 0 {
            closed |= rules.mask(Place::GunpowderTower);
        }
        rules.fitting(estate, follower) & !closed
    }

    /// r[orleans.invasion.hostel-keeps] It goes to the Market, or into the bag if the Market is full.
    pub(super) fn lodger_stays(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        follower: Follower,
        sink: &mut impl Sink<Event>,
    ) {
        let clause = "orleans.invasion.hostel-keeps";
        let estate = &mut state.estates[seat];
        estate.unplanned.take(follower.index());
        if rules.market_room(estate) > 0 {
            estate.market.put(follower.index());
            sink.emit(Event::new(clause, What::Stays { seat, follower }));
        } else {
            to_bag(estate, seat, follower, clause, sink);
        }
    }

    /// It takes a space, and may make a place ready for this round.
    pub(super) fn place_lodger(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        spot: Spot,
        sink: &mut impl Sink<Event>,
    ) {
        let space = Siege::lodging_spot(rules, state, seat, spot).expect("legal offered only free spaces");
        let Spot { follower, place, .. } = spot;
        let estate = &mut state.estates[seat];
        estate.unplanned.take(follower.index());
        estate.stand(space, follower);
        sink.emit(Event::new("orleans.invasion.hostel", What::Planned { seat, follower, place }));
    }

    /// The free space that a spot means.
    pub(super) fn lodging_spot(rules: &Orleans, state: &State, seat: Seat, spot: Spot) -> Option<u8> {
        let free = Siege::lodging(rules, state, seat, spot.follower) & rules.mask(spot.place);
        bits(free).find(|&space| rules.spot(space, spot.follower) == spot)
    }

    // --- Palatinate. r[orleans.invasion.palatinate]

    /// The actions of places that another seat has activated. r[orleans.invasion.palatinate-limits]
    pub(super) fn offer_lent(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        owner: Seat,
        offer: &mut impl FnMut(Action),
    ) {
        let estate = &state.estates[owner];
        for place in Place::in_mask(estate.places()) {
            if Siege::lendable(rules, place) && rules.ready(estate, place) {
                rules.offer_place(state, seat, owner, place, offer);
            }
        }
    }

    /// Whether the Palatinate can use a place. r[orleans.invasion.palatinate-limits]
    pub(super) fn lendable(rules: &Orleans, place: Place) -> bool {
        match place.row().effect {
            // r[orleans.invasion.palatinate-town-hall]
            Effect::Send => rules.terms.lends_town_hall,
            // Followers on the tower are still in the market, and a second Palatinate would add nothing to the first.
            Effect::SendFromMarket | Effect::Borrow => false,
            _ => true,
        }
    }

    // --- What is sent to the city.

    /// Whether a seat may send followers from a place to a deed. r[orleans.invasion.councilman-only]
    /// r[orleans.invasion.event-reinforcement]
    pub(super) fn may_join(state: &State, seat: Seat, place: Place, deed: Deed) -> bool {
        match deed {
            Deed::Reinforcement => state.city.reinforced,
            Deed::AssemblyHall => {
                let character = state.estates[seat].defence.character;
                character == Some(Character::Councilman) && place == Place::TownHall
            }
            _ => true,
        }
    }

    /// Whether a technology tile may go to the Catapult. r[orleans.invasion.catapult-choice]
    #[inline]
    pub(super) fn catapult_room(rules: &Orleans, state: &State) -> bool {
        state.city.catapult < rules.terms.city.catapult
    }

    /// r[orleans.invasion.catapult-choice] The technology tile goes to the Catapult.
    pub(super) fn fit_catapult(rules: &Orleans, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.city.catapult += 1;
        sink.emit(Event::new("orleans.invasion.catapult-choice", What::Mounted { seat }));
        Siege::complete_achievement(rules, state, Achievement::Catapult, sink);
    }
}
