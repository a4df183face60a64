//! The actions of a turn, place by place.

use engine::Seat;

use crate::{
    action::{Action, Goal, Take},
    content::{Bans, Edge, Effect, Good, LAST, Place, Power, Role, TOWN_EDGES, Town, WATERWAYS, has_track},
    estate::{Estate, bits},
    rules::Orleans,
    state::State,
    step::{Tool, Via},
};

impl Orleans {
    /// Every action of a turn.
    pub(super) fn offer_acts(&self, state: &State, seat: Seat, via: Via, offer: &mut impl FnMut(Action)) {
        let estate = &state.estates[seat];
        match via {
            Via::Followers => {
                for place in Place::in_mask(estate.places()) {
                    if self.ready(estate, place) {
                        self.offer_place(state, seat, seat, place, offer);
                    }
                }
                self.scene().offer_free(self, state, seat, offer);
                offer(Action::Pass);
            }
            Via::Well => self.offer_well(state, seat, offer),
            Via::Guest(owner) => self.scene().offer_borrowed(self, state, seat, owner, offer),
        }
    }

    /// Whether a place has the followers it needs. r[orleans.action.activated] r[orleans.place.town-hall]
    pub(crate) fn ready(&self, estate: &Estate, place: Place) -> bool {
        if place.row().effect.one_is_enough() {
            self.mask(place) & estate.filled != 0
        } else {
            self.activated(estate, place)
        }
    }

    /// Whether a seat could use a place now, as far as the place itself goes. r[orleans.duel.house-cost]
    pub(crate) fn usable(&self, estate: &Estate, place: Place) -> bool {
        let paid = place.row().effect != Effect::House || estate.citizens > 0;
        self.ready(estate, place) && paid
    }

    /// r[orleans.tile.well] The actions of all own places, manned or not. r[orleans.tile.well-limits]
    fn offer_well(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let estate = &state.estates[seat];
        for place in Place::in_mask(estate.places() & !estate.fresh) {
            match place.row().effect {
                // r[orleans.scenario.well-limits]
                Effect::Any
                | Effect::BuildBeside
                | Effect::Ward
                | Effect::Send
                | Effect::SendFromMarket
                | Effect::Carpentry
                | Effect::House
                | Effect::Haul(_)
                | Effect::Fund(_)
                | Effect::Lodge
                | Effect::Borrow => {}
                _ => self.offer_place(state, seat, seat, place, offer),
            }
        }
    }

    /// What a place with its followers can do now for a seat. The host is the seat that has the
    /// place.
    pub(crate) fn offer_place(
        &self,
        state: &State,
        seat: Seat,
        host: Seat,
        place: Place,
        offer: &mut impl FnMut(Action),
    ) {
        let estate = &state.estates[seat];
        if self.banned(state, estate, place) {
            return;
        }
        match place.row().effect {
            Effect::Recruit(roles) => {
                for &role in roles.iter().filter(|&&role| self.can_recruit(state, estate, role)) {
                    offer(Action::Recruit { place, role: (roles.len() > 1).then_some(role) });
                }
            }
            // r[orleans.tile.supply] Nobody can work for a good that is not there.
            Effect::Gain { good: Some(good), .. } if state.supply[good.index()] == 0 => {}
            Effect::Gain { .. } | Effect::CoinsByStatus | Effect::CoinsByStations => {
                offer(Action::Work { place, count: 0 });
            }
            Effect::BuyBooks(most) => {
                let most = estate.coins.min(most.into()) as u8;
                (1..=most).for_each(|count| offer(Action::Work { place, count }));
            }
            Effect::Travel { roads, waterways, coins } => {
                if estate.coins >= coins.into() {
                    Orleans::offer_travels(state, estate, place, roads && waterways, offer);
                }
            }
            Effect::Build if !self.can_build(state, estate) => {}
            Effect::BuildBeside
                if !self.activated(&state.estates[host], Place::Guildhall)
                    || !Orleans::can_build_beside(state, estate) => {}
            Effect::Build | Effect::BuildBeside => offer(Action::Build { place }),
            Effect::Send | Effect::SendFromMarket => self.offer_sends(state, seat, host, place, offer),
            Effect::Technology => {
                // r[orleans.tile.laboratory]
                if state.technology > 0 && self.can_lay(state, seat, Tool::Any) {
                    offer(Action::Work { place, count: 0 });
                }
            }
            Effect::Bathe(_) => {
                // r[orleans.tile.well-limits] There is nothing to do with one that works by itself.
                if !self.bathes_by_itself() && !estate.bag.is_empty() {
                    offer(Action::Work { place, count: 0 });
                }
            }
            Effect::Deal(_) => Orleans::offer_deals(state, seat, place, offer),
            Effect::Swap => offer_swaps(state, estate, place, offer),
            Effect::Any => {
                if self.well_does_something(state, seat) {
                    offer(Action::Well);
                }
            }
            Effect::Ward | Effect::Power(_) => {}
            Effect::Carpentry
            | Effect::House
            | Effect::Haul(_)
            | Effect::Fund(_)
            | Effect::Lodge
            | Effect::Borrow => self.scene().offer_place(self, state, seat, place, offer),
        }
    }

    fn well_does_something(&self, state: &State, seat: Seat) -> bool {
        let mut any = false;
        // One type for the closure inside, because `offer_place` is called from itself.
        let mut found: &mut dyn FnMut(Action) = &mut |_| any = true;
        self.offer_well(state, seat, &mut found);
        any
    }

    /// Whether the event of the round forbids a place.
    #[inline]
    pub fn banned(&self, state: &State, estate: &Estate, place: Place) -> bool {
        let bans = state.hour().bans();
        bans != Bans::NONE
            && match place.row().effect {
                Effect::Send if bans.has(Bans::TOWN_HALL) => true,
                Effect::Travel { .. } if bans.has(Bans::MERCHANT) => true,
                _ if place == Place::StageCoach && bans.has(Bans::STAGE_COACH) => true,
                _ => bans.has(Bans::TECHNOLOGY) && self.mask(place) & estate.technology != 0,
            }
    }

    /// r[orleans.action.stock-empty] r[orleans.action.track-end] r[orleans.event.pilgrimage]
    pub fn can_recruit(&self, state: &State, estate: &Estate, role: Role) -> bool {
        let room = !has_track(role) || estate.track(role) < LAST[role.index()];
        let banned = state.hour().bans().has(Bans::of(role));
        state.stock[role.index()] > 0 && room && !banned && self.may_farm(state, estate, role)
    }

    /// r[orleans.place.farm-house-empty] Whether the good on the track allows the step.
    pub(crate) fn may_farm(&self, state: &State, estate: &Estate, role: Role) -> bool {
        use crate::content::{REWARDS, Reward};
        if self.farm_house_empty || !has_track(role) {
            return true;
        }
        match REWARDS[role.index()][estate.track(role) as usize + 1] {
            Reward::Good(good) => state.supply[good.index()] > 0,
            _ => true,
        }
    }

    /// The edges along which a place may travel from a town.
    #[inline]
    pub(crate) fn edges(place: Place, from: Town) -> u64 {
        let Effect::Travel { roads, waterways, .. } = place.row().effect else { return 0 };
        let mut allowed = 0;
        if roads {
            allowed |= !WATERWAYS;
        }
        if waterways {
            allowed |= WATERWAYS;
        }
        TOWN_EDGES[from.index()] & allowed
    }

    /// r[orleans.trade.move] r[orleans.trade.take]
    fn offer_travels(
        state: &State,
        estate: &Estate,
        place: Place,
        name_way: bool,
        offer: &mut impl FnMut(Action),
    ) {
        let mut edges = Orleans::edges(place, estate.merchant);
        // r[orleans.invasion.event-highwayman]
        if state.hour().bans().has(Bans::ROADS) {
            edges &= WATERWAYS;
        }
        Orleans::offer_edges(state, estate, edges, &mut |edge, take| {
            let (town, way) = (edge.from(estate.merchant), name_way.then_some(edge.row().way));
            offer(Action::Travel { place, way, town, take });
        });
    }

    /// Each of these edges with each good that may be taken there, and without.
    pub(crate) fn offer_edges(
        state: &State,
        estate: &Estate,
        edges: u64,
        offer: &mut impl FnMut(Edge, Take),
    ) {
        debug_assert!(edges & !TOWN_EDGES[estate.merchant.index()] == 0, "an edge from elsewhere");
        for edge in bits(edges) {
            let edge = Edge::at(edge.into());
            for &good in Good::ALL {
                if state.map[good.index()] & edge.spaces() != 0 {
                    offer(edge, Take::Good(good));
                }
            }
            // r[orleans.prosperity.goods-hidden]
            if state.face_down & edge.spaces() != 0 {
                offer(edge, Take::Hidden);
            }
            offer(edge, Take::Nothing);
        }
    }

    /// r[orleans.trade.one-station] r[orleans.trade.orleans]
    pub(crate) fn can_build(&self, state: &State, estate: &Estate) -> bool {
        let town = estate.merchant;
        if self.scenario.towers & town.bit() != 0 {
            // r[orleans.invasion.tower-build]
            return estate.stations_left > 0 && !self.scene().has_tower(state, town);
        }
        estate.stations_left > 0
            && estate.stations & town.bit() == 0
            && (town == Town::Orleans || state.stations_in(town) == 0)
    }

    /// r[orleans.tile.tavern] r[orleans.tile.tavern-once] One more station in a town where another seat has one.
    pub(crate) fn can_build_beside(state: &State, estate: &Estate) -> bool {
        let town = estate.merchant;
        estate.stations_left > 0
            && estate.stations & town.bit() == 0
            && town != Town::Orleans
            && state.stations_in(town) == 1
    }

    /// r[orleans.deed.fit] r[orleans.deed.own] r[orleans.deed.substitutes]
    pub(crate) fn offer_sends(
        &self,
        state: &State,
        seat: Seat,
        host: Seat,
        place: Place,
        offer: &mut impl FnMut(Action),
    ) {
        for role in self.senders(state, host, place) {
            for &deed in self.scenario.deeds {
                if self.deed_spaces(deed, role) & !state.deeds == 0
                    || !self.scene().may_send(state, seat, place, deed)
                {
                    continue;
                }
                let goal = Goal::Deed(deed);
                offer(Action::Send { place, role, goal, book: false });
                if deed.row().or_book {
                    offer(Action::Send { place, role, goal, book: true });
                }
            }
            self.scene().offer_sends(self, state, seat, place, role, offer);
        }
    }

    /// The roles of those who may be sent, each once.
    fn senders(&self, state: &State, host: Seat, place: Place) -> impl Iterator<Item = Role> {
        let roles = self
            .followers_on(state, host, place)
            .filter(|follower| !follower.own())
            .fold(0_u8, |roles, follower| roles | 1 << follower.role() as u8);
        Role::ALL.iter().copied().filter(move |&role| roles >> role as u8 & 1 == 1)
    }

    /// Whether somebody on a place has a deed to go to.
    pub(crate) fn can_send(&self, state: &State, seat: Seat, host: Seat, place: Place) -> bool {
        let mut any = false;
        self.offer_sends(state, seat, host, place, &mut |_| any = true);
        any
    }

    /// r[orleans.tile.market-stand] Goods to buy and sell at their value.
    pub(super) fn offer_deals(state: &State, seat: Seat, place: Place, offer: &mut impl FnMut(Action)) {
        let estate = &state.estates[seat];
        for &good in Good::ALL {
            if state.supply[good.index()] > 0 && estate.coins >= good.value().into() {
                offer(Action::Buy { place, good });
            }
        }
        for &good in Good::ALL {
            if estate.goods[good.index()] > 0 {
                offer(Action::Sell { place, good });
            }
        }
    }

    pub(crate) fn can_deal(state: &State, seat: Seat) -> bool {
        let mut any = false;
        Orleans::offer_deals(state, seat, Place::MarketStand, &mut |_| any = true);
        any
    }

    /// Whether a seat's tiles have a power.
    pub(crate) fn has_power(estate: &Estate, power: Power) -> bool {
        Place::in_mask(estate.tiles & !estate.fresh & !estate.turned)
            .any(|tile| tile.row().effect == Effect::Power(power))
    }
}

/// r[orleans.tile.black-market]
fn offer_swaps(state: &State, estate: &Estate, place: Place, offer: &mut impl FnMut(Action)) {
    for &give in Good::ALL.iter().filter(|give| estate.goods[give.index()] >= 2) {
        for &take in Good::ALL.iter().filter(|&&take| take != give && state.supply[take.index()] > 0) {
            offer(Action::Swap { place, give, take });
        }
    }
}
