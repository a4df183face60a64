//! What places and tracks give.

use ::orleans::{
    bits,
    content::{
        Citizen, DRAWS, Effect, Fate, Follower, Good, LAST, Need, Place, REWARDS, Reward, Role, Stack,
        has_track,
    },
};

use super::{outlook::Outlook, weights::Weight};

/// What it takes to have a follower at hand.
fn effort(need: Need) -> f32 {
    match need {
        Need::Any => 0.7,
        Need::Farmer | Need::Boatman | Need::Craftsman | Need::Trader => 1.0,
        Need::Knight | Need::Scholar => 1.5,
        Need::Monk => 3.0,
    }
}

/// What a place gives: points, and development points that are worth more together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Yield {
    pub(super) worth: f32,
    pub(super) books: u8,
}

impl Outlook<'_> {
    /// The next step on a role's track.
    fn step(&self, role: Role) -> Yield {
        if !has_track(role) {
            return Yield::default();
        }
        let space = self.me.track(role) + 1;
        let mut gain = Yield::default();
        match REWARDS[role.index()][space as usize] {
            Reward::Nothing => {}
            Reward::Good(good) if self.state.supply[good.index()] == 0 => {}
            Reward::Good(good) => gain.worth += self.good(good),
            Reward::Coins(coins) => gain.worth += self.coins(coins.into()),
            Reward::Books(books) => gain.books = books,
            Reward::Technology if self.state.technology == 0 => {}
            Reward::Technology => gain.worth += self.best_fit(space == 1),
            Reward::Tile => gain.worth += self.best_tile(space > 1),
        }
        for (citizen, track, at) in Citizen::ON_TRACKS {
            if track == role.index() && self.state.has_citizen(citizen) && space <= at {
                gain.worth += if space == at { self.citizen() } else { self.closer(1, at - space + 1) };
            }
        }
        match role {
            Role::Farmer => gain.worth += self.census(space),
            Role::Knight => {
                let more = DRAWS[space as usize] - DRAWS[space as usize - 1];
                let usable =
                    (self.weights.of(Weight::EarlyDraw) + 0.25 * (self.total - self.draws)).clamp(0.3, 1.0);
                gain.worth += self.left * self.weights.of(Weight::Draw) * usable * f32::from(more);
                // The fourth step gives nothing itself, but it leads to the fifth.
                if more == 0 {
                    gain.worth += 0.3 * self.left * self.weights.of(Weight::Draw);
                }
            }
            _ => {}
        }
        gain
    }

    /// One step on a track without a follower.
    pub(super) fn train(&self, role: Role) -> f32 {
        self.value(self.step(role)) + self.aim.recruit[role.index()]
    }

    /// What the census gives on a space of the farmers track, compared with now.
    fn census(&self, space: u8) -> f32 {
        // r[orleans.scenario.census] Teams have none.
        if self.team.is_some() {
            return 0.0;
        }
        let others = || self.rivals().map(|seat| self.state.estates[seat].track(Role::Farmer));
        let (most, least) = (others().max().unwrap_or(0), others().min().unwrap_or(0));
        let mine = self.me.track(Role::Farmer);
        let leads = |at: u8| u8::from(at > most);
        let lags = |at: u8| u8::from(self.seats > 2 && at < least);
        let better = leads(space) - leads(mine) + lags(mine) - lags(space);
        // Taking the lead from somebody else counts as well.
        let denies = u8::from(space == most && mine < most);
        self.left * self.weights.of(Weight::Census) * (f32::from(better) + 0.4 * f32::from(denies))
    }

    /// Recruiting somebody, if it is possible.
    pub(super) fn recruit(&self, role: Role) -> Option<Yield> {
        if !self.rules.can_recruit(self.state, self.me, role) {
            return None;
        }
        let gain = self.step(role);
        let wanted = self.aim.recruit[role.index()];
        Some(Yield { worth: gain.worth + self.follower(role) + wanted, books: gain.books })
    }

    /// What a tile would be worth from the next round on.
    pub(super) fn tile(&self, tile: Place) -> f32 {
        self.left * self.weights.of(Weight::Tile) * self.weights.tiles[tile.index()] * self.ease(tile)
    }

    /// How much easier a tile is to use at this table than with the followers that are printed on it.
    fn ease(&self, tile: Place) -> f32 {
        let printed: f32 = tile.row().needs.iter().map(|&need| effort(need)).sum();
        let needed: f32 = bits(self.rules.mask(tile)).map(|space| effort(self.rules.space(space).1)).sum();
        // Twice the effort leaves far less than half of the worth, because all the followers have to be
        // drawn together.
        if printed > 0.0 { (printed / needed.max(1.0)).powi(2).min(1.5) } else { 1.0 }
    }

    /// The best tile that can be had.
    fn best_tile(&self, any: bool) -> f32 {
        let one = |tile: &Place| any || tile.row().stack == Some(Stack::One);
        let best =
            Place::in_mask(self.state.tiles).filter(one).map(|tile| self.tile(tile)).fold(0.0, f32::max);
        best + self.team.as_ref().map_or(0.0, |team| team.tile)
    }

    /// A technology tile on a space.
    pub(super) fn fit(&self, place: Place, role: Option<Role>) -> f32 {
        let mut uses = self.left;
        // Without a station left, nobody builds.
        if matches!(place.row().effect, Effect::Build | Effect::BuildBeside) && self.me.stations_left == 0 {
            return 0.0;
        }
        // Nobody needs a place whose track is complete.
        if let Effect::Recruit(roles) = place.row().effect {
            let steps = |role: &&Role| has_track(**role);
            let open = roles.iter().filter(steps).map(|role| LAST[role.index()] - self.me.track(*role));
            if has_track(roles[0]) {
                uses = uses.min(1.5 * f32::from(open.sum::<u8>()));
            }
        }
        let rare = role.map_or(0.0, |role| {
            (self.weights.shares[role.index()] * self.total - self.people[role.index()]).clamp(-1.0, 1.0)
        });
        let helps = self.weights.technology[place.index()];
        uses * self.weights.of(Weight::Technology) * helps * (1.0 + 0.3 * rare)
    }

    fn best_fit(&self, first: bool) -> f32 {
        let spaces =
            bits(self.rules.room_for_technology(self.me, first)).map(|space| self.rules.space(space));
        let best = spaces.map(|(place, need)| self.fit(place, need.role())).fold(0.0, f32::max);
        self.team
            .as_ref()
            .map_or(best, |team| team.technology + if first { best } else { best.max(team.catapult) })
    }

    /// What an activated place gives with its best choice. Journeys, stations and deeds are judged elsewhere.
    pub(super) fn place(&self, place: Place) -> Option<Yield> {
        let worth = |worth: f32| Some(Yield { worth, books: 0 });
        match place.row().effect {
            Effect::Recruit(roles) => self.best_recruit(roles),
            Effect::Gain { good: Some(good), .. } if self.state.supply[good.index()] == 0 => None,
            Effect::Gain { coins, books, good } => {
                let goods = good.map_or(0.0, |good| self.good(good));
                Some(Yield { worth: self.coins(coins.into()) + goods, books })
            }
            Effect::CoinsByStatus => worth(self.coins(self.me.status().into())),
            Effect::CoinsByStations => worth(self.coins(self.me.built().into())),
            Effect::BuyBooks(most) => {
                let most = most.min(self.me.coins.min(255) as u8);
                let price = |count: u8| self.coins(-f32::from(count));
                let counts = (1..=most).map(|count| Yield { worth: price(count), books: count });
                counts.max_by(|a, b| self.value(*a).total_cmp(&self.value(*b)))
            }
            Effect::Technology if self.state.technology > 0 => worth(self.best_fit(false)),
            Effect::Bathe(_) if !self.rules.bathes_by_itself() && !self.me.bag.is_empty() => worth(2.0),
            Effect::Swap => self.best_swap().and_then(worth),
            Effect::Deal(most) => worth(self.best_deals(most)),
            Effect::Any => {
                let others = Place::in_mask(self.me.places()).filter(|&other| other != Place::Well);
                let best = others.filter_map(|other| self.place(other)).map(|gain| self.value(gain));
                let builds = self.me.stations_left > 0 && self.has_room(self.me.merchant);
                let station = if builds { self.station(self.me.merchant) } else { 0.0 };
                best.reduce(f32::max).and_then(|best| worth(best.max(station)))
            }
            Effect::Ward => worth(self.ward_worth()),
            Effect::Haul(_) | Effect::Fund(_) => self.support(place),
            Effect::House if self.me.citizens > 0 => worth(self.house()),
            _ => None,
        }
    }

    /// The worth of a place's yield by itself.
    pub(super) fn value(&self, gain: Yield) -> f32 {
        gain.worth + if gain.books > 0 { self.books(gain.books) } else { 0.0 }
    }

    fn best_recruit(&self, roles: &[Role]) -> Option<Yield> {
        let gains = roles.iter().filter_map(|&role| self.recruit(role));
        gains.max_by(|a, b| self.value(*a).total_cmp(&self.value(*b)))
    }

    /// Two of one good for one of another.
    pub(super) fn swap(&self, give: Good, take: Good) -> f32 {
        self.good(take) - 2.0 * self.parted(give)
    }

    fn best_swap(&self) -> Option<f32> {
        let give = Good::ALL.iter().copied().filter(|give| self.me.goods[give.index()] >= 2);
        let pairs = give.flat_map(|give| Good::ALL.iter().map(move |&take| (give, take)));
        let can = pairs.filter(|(give, take)| give != take && self.state.supply[take.index()] > 0);
        can.map(|(give, take)| self.swap(give, take)).reduce(f32::max)
    }

    /// Buying a good at its price.
    pub(super) fn buy(&self, good: Good) -> f32 {
        self.good(good) + self.coins(-f32::from(good.value()))
    }

    /// Selling a good at its price.
    pub(super) fn sell(&self, good: Good) -> f32 {
        self.coins(good.value().into()) - self.parted(good)
    }

    /// The best result of this many deals.
    fn best_deals(&self, most: u8) -> f32 {
        let mut deals = Vec::with_capacity(4 * Good::COUNT);
        for &good in Good::ALL {
            let stock = self.state.supply[good.index()].min(most);
            let purse = self.me.coins / u16::from(good.value());
            let buys = u16::from(stock).min(purse);
            deals.extend((0..buys).map(|_| self.buy(good)));
            let sells = self.me.goods[good.index()].min(most);
            deals.extend((0..sells).map(|_| self.sell(good)));
        }
        deals.sort_by(|a, b| b.total_cmp(a));
        deals.iter().take(most.into()).take_while(|worth| **worth > 0.0).sum()
    }

    /// What this round's event will cost.
    pub(super) fn event_cost(&self) -> f32 {
        match self.state.hour().row().fate {
            Fate::Harvest | Fate::Food { .. } if self.due <= 0.0 => 1.0,
            Fate::Plague(_) => {
                let bag = self.me.bag.len();
                let neutral = Follower::ALL.iter().filter(|kind| !kind.own());
                let losses = neutral
                    .map(|kind| f32::from(self.me.bag.count(kind.index())) * self.follower(kind.role()));
                if bag == 0 { 0.0 } else { losses.sum::<f32>() / f32::from(bag) }
            }
            _ => self.coins(self.due),
        }
    }

    /// A monk in the Sacristy.
    fn ward_worth(&self) -> f32 {
        (self.event_cost() - 0.5).max(0.0)
    }
}
