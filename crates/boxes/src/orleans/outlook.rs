//! What things are worth to one seat now.

use ::orleans::{
    Estate, Orleans, State,
    content::{
        CITIZEN_SPACES, COIN_SPACES, Citizen, DEED_SPACES, DEVELOPMENT, DRAWS, Deed, Effect, Follower, Good,
        Hour, LAST, Place, Power, REWARDS, ROUNDS, Reward, Role, STATUS, TAXED, Town, has_track, status,
    },
};
use engine::Seat;

use super::weights::{DEMAND, Part, Weights, tile_share, use_share};

/// How much less each further follower is worth than the one before.
const CROWD: f32 = 0.15;

/// A seat's view of the game, with what it expects until the end. It reads nothing of the other seats' boards but
/// what stays open during planning.
pub(super) struct Outlook<'a> {
    pub(super) rules: &'a Orleans,
    pub(super) state: &'a State,
    pub(super) me: &'a Estate,
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
    seats: u8,
    /// Rounds after this one.
    pub(super) left: f32,
    /// The development status to expect at the end.
    pub(super) status: f32,
    /// Trading stations and citizens to expect at the end.
    marks: f32,
    /// Followers, by role.
    people: [f32; Role::COUNT],
    total: f32,
    draws: f32,
    /// Coins that this round's event will cost.
    due: f32,
}

/// What a place gives: points, and development points that are worth more together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Yield {
    pub(super) worth: f32,
    pub(super) books: u8,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        rules: &'a Orleans,
        state: &'a State,
        seat: Seat,
        me: &'a Estate,
        weights: &'a Weights,
    ) -> Outlook<'a> {
        let left = f32::from(ROUNDS.saturating_sub(state.round));
        let mut people = [0.0; Role::COUNT];
        for (kind, count) in me.everyone().into_iter().enumerate() {
            people[Follower::at(kind).role().index()] += f32::from(count);
        }
        let mut outlook = Outlook {
            rules,
            state,
            me,
            weights,
            seat,
            seats: engine::Rules::seats(rules),
            left,
            status: 0.0,
            marks: 0.0,
            people,
            total: people.iter().sum(),
            draws: f32::from(DRAWS[me.track(Role::Knight) as usize]),
            due: 0.0,
        };
        outlook.marks = f32::from(me.built() + me.citizens) + left * weights.of(Part::Marks);
        outlook.status = outlook.status_at(f32::from(me.development) + left * weights.of(Part::Books));
        outlook.due = outlook.due_now();
        outlook
    }

    /// The status on a space of the development track, with the way to the next one.
    fn status_at(&self, development: f32) -> f32 {
        let space = development.min(DEVELOPMENT.into());
        let reached = status(space as u8);
        let Some(&next) = STATUS.get(reached as usize) else { return reached.into() };
        let from = f32::from(STATUS[reached as usize - 1]);
        // Near the end, only what is reached counts.
        let hope = (self.left / 4.0).min(0.9);
        f32::from(reached) + hope * (space - from) / (f32::from(next) - from)
    }

    /// How often an event will still strike, this round's included.
    fn ahead(&self, hour: Hour) -> f32 {
        let turned = self.state.turned();
        let past = turned[..turned.len().saturating_sub(1)].iter().filter(|&&one| one == hour).count() as u8;
        f32::from(Hour::TILES.saturating_sub(past))
    }

    fn food(&self) -> u8 {
        Good::ALL.iter().filter(|good| good.food()).map(|good| self.me.goods[good.index()]).sum()
    }

    /// Coins that this round's event will cost, as things are.
    fn due_now(&self) -> f32 {
        match self.state.hour() {
            Hour::Taxes => f32::from(self.me.goods_total() / TAXED),
            Hour::Harvest if self.food() == 0 => 5.0,
            _ => 0.0,
        }
    }

    /// What gaining or paying coins is worth. Coins that will be needed soon are worth more.
    pub(super) fn coins(&self, by: f32) -> f32 {
        // A coin for the census, and one more.
        let needed = self.due + if self.left > 0.0 { 2.0 } else { 0.0 };
        let purse = |coins: f32| coins + self.weights.of(Part::Reserve) * coins.min(needed);
        let now = f32::from(self.me.coins);
        purse(now + by) - purse(now)
    }

    /// What one more of a good is worth.
    pub(super) fn good(&self, good: Good) -> f32 {
        let mut worth = f32::from(good.value()) - self.ahead(Hour::Taxes) / f32::from(TAXED) * 0.8;
        let food = f32::from(self.food());
        if good.food() && food < self.ahead(Hour::Harvest) {
            let now = self.state.hour() == Hour::Harvest && food < 1.0;
            worth += if now { 4.0 } else { self.weights.of(Part::Food) };
        }
        if self.me.tiles & Place::Depot.bit() != 0 {
            let least = self.me.goods.iter().min().copied().unwrap_or(0);
            let lowest = self.me.goods.iter().filter(|&&count| count == least).count();
            if self.me.goods[good.index()] == least {
                worth += if lowest == 1 { 5.0 } else { 0.6 };
            }
        }
        worth.max(0.1)
    }

    /// What this many development points are worth.
    pub(super) fn books(&self, count: u8) -> f32 {
        let from = self.me.development;
        let to = (from + count).min(DEVELOPMENT);
        let mut worth = self.marks * (self.status_at(to.into()) - self.status_at(from.into()));
        worth += self.ahead(Hour::Income) * f32::from(status(to) - status(from));
        for (space, coins) in COIN_SPACES {
            if from < space && space <= to {
                worth += self.coins(coins.into());
            }
        }
        for (space, citizen) in CITIZEN_SPACES.into_iter().zip(Citizen::ON_DEVELOPMENT) {
            if from < space && self.state.has_citizen(citizen) {
                worth += if space <= to { self.status } else { self.closer(count, space - from) };
            }
        }
        worth
    }

    /// What it is worth to come closer to a citizen that others may take first.
    fn closer(&self, steps: u8, distance: u8) -> f32 {
        let share = f32::from(steps) / f32::from(distance);
        let in_time = f32::from(distance) < self.left * self.weights.of(Part::Books) + 1.0;
        if in_time { 0.3 * self.weights.of(Part::Race) * self.status * share } else { 0.0 }
    }

    /// A trading station or citizen.
    pub(super) fn mark(&self) -> f32 {
        self.status
    }

    /// A trading station in a town.
    pub(super) fn station(&self, town: Town) -> f32 {
        let mut worth = self.mark() + self.ahead(Hour::TradingDay);
        // The citizen for most stations.
        let others = self.rivals().map(|seat| self.state.estates[seat].built()).max().unwrap_or(0);
        if self.me.built() <= others + 1 {
            worth += 0.3 * self.weights.of(Part::Race) * self.status;
        }
        if self.me.uses(Place::Vineyard) && town.at_river() {
            worth += 1.0;
        }
        worth
    }

    /// The other seats.
    pub(super) fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        Seat::all(self.seats).filter(move |&other| other != seat)
    }

    /// What having one more follower of a role is worth, or one less costs.
    pub(super) fn follower(&self, role: Role) -> f32 {
        self.follower_without(role, 0.0)
    }

    /// The same when this many of the role are already gone.
    fn follower_without(&self, role: Role, gone: f32) -> f32 {
        let spare = self.total - gone - self.draws;
        // A bag that is smaller than the hand wastes draws, and one that is too large hides the good ones.
        let room = (0.8 - spare * CROWD).clamp(-0.15, 1.0);
        let want = DEMAND[role.index()] * self.total.max(self.draws) - self.people[role.index()] + gone;
        let want = if role == Role::Monk { 0.5 } else { want.clamp(-2.0, 1.5) };
        self.left * (self.weights.of(Part::Follower) * room + self.weights.of(Part::Wanted) * want)
    }

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
                gain.worth += if space == at { self.mark() } else { self.closer(1, at - space + 1) };
            }
        }
        match role {
            Role::Farmer => gain.worth += self.census(space),
            Role::Knight => {
                let more = DRAWS[space as usize] - DRAWS[space as usize - 1];
                let usable = (0.5 + 0.25 * (self.total - self.draws)).clamp(0.3, 1.0);
                gain.worth += self.left * self.weights.of(Part::Draw) * usable * f32::from(more);
                // The fourth step gives nothing itself, but it leads to the fifth.
                if more == 0 {
                    gain.worth += 0.3 * self.left * self.weights.of(Part::Draw);
                }
            }
            _ => {}
        }
        gain
    }

    /// What the census brings on a space of the farmers track, compared with now.
    fn census(&self, space: u8) -> f32 {
        let others = || self.rivals().map(|seat| self.state.estates[seat].track(Role::Farmer));
        let (most, least) = (others().max().unwrap_or(0), others().min().unwrap_or(0));
        let mine = self.me.track(Role::Farmer);
        let leads = |at: u8| u8::from(at > most);
        let lags = |at: u8| u8::from(self.seats > 2 && at < least);
        let better = leads(space) - leads(mine) + lags(mine) - lags(space);
        // Taking the lead from somebody else counts as well.
        let denies = u8::from(space == most && mine < most);
        self.left * self.weights.of(Part::Census) * (f32::from(better) + 0.4 * f32::from(denies))
    }

    /// Recruiting somebody, if it is possible.
    pub(super) fn recruit(&self, role: Role) -> Option<Yield> {
        if !self.rules.can_recruit(self.state, self.me, role) {
            return None;
        }
        let gain = self.step(role);
        Some(Yield { worth: gain.worth + self.follower(role), books: gain.books })
    }

    /// What a tile would be worth from the next round on.
    pub(super) fn tile(&self, tile: Place) -> f32 {
        self.left * self.weights.of(Part::Tile) * tile_share(tile)
    }

    /// The best tile that can be had.
    fn best_tile(&self, any: bool) -> f32 {
        let one = |tile: &Place| any || tile.row().stack == Some(::orleans::content::Stack::One);
        Place::in_mask(self.state.tiles).filter(one).map(|tile| self.tile(tile)).fold(0.0, f32::max)
    }

    /// A technology tile on a space.
    pub(super) fn fit(&self, place: Place, role: Option<Role>) -> f32 {
        let mut uses = self.left;
        // Nobody needs a place whose track is complete.
        if let Effect::Recruit(roles) = place.row().effect {
            let steps = |role: &&Role| has_track(**role);
            let open = roles.iter().filter(steps).map(|role| LAST[role.index()] - self.me.track(*role));
            if has_track(roles[0]) {
                uses = uses.min(1.5 * f32::from(open.sum::<u8>()));
            }
        }
        let rare = role.map_or(0.0, |role| {
            (DEMAND[role.index()] * self.total - self.people[role.index()]).clamp(-1.0, 1.0)
        });
        uses * self.weights.of(Part::Technology) * use_share(place) * (1.0 + 0.3 * rare)
    }

    fn best_fit(&self, first: bool) -> f32 {
        let free = |place: &Place| self.rules.mask(*place) & self.me.technology == 0;
        let fits = Place::in_mask(self.me.places()).filter(free).flat_map(|place| {
            let needs = if place.row().needs.len() > 1 { place.row().needs } else { &[] };
            needs.iter().filter_map(move |need| need.role()).map(move |role| (place, role))
        });
        let allowed = fits.filter(|&(_, role)| if first { role == Role::Farmer } else { role != Role::Monk });
        allowed.map(|(place, role)| self.fit(place, Some(role))).fold(0.0, f32::max)
    }

    /// Sending up to two followers of a role to the best deeds: what each of them adds. `ready` says whom else the
    /// seat could send in the same action.
    pub(super) fn best_deeds(&self, role: Role, ready: &[u8; Role::COUNT]) -> [Option<f32>; 2] {
        let mut filled = self.state.deeds;
        [0.0, 1.0].map(|gone| {
            let open = |deed: Deed| DEED_SPACES[deed.index()][role.index()] & !filled;
            let deeds = Deed::ALL.iter().copied().filter(|&deed| open(deed) != 0);
            let worths = deeds.map(|deed| (self.deed_without(role, deed, ready, filled, gone).0, deed));
            let (worth, deed) = worths.max_by(|a, b| a.0.total_cmp(&b.0))?;
            filled |= open(deed) & open(deed).wrapping_neg();
            Some(worth)
        })
    }

    /// Sending a follower to a deed: its worth, and whether to take the development point.
    pub(super) fn deed(&self, role: Role, deed: Deed, ready: &[u8; Role::COUNT]) -> (f32, bool) {
        self.deed_without(role, deed, ready, self.state.deeds, 0.0)
    }

    /// The same when some spaces are filled already and some of the role are gone.
    fn deed_without(
        &self,
        role: Role,
        deed: Deed,
        ready: &[u8; Role::COUNT],
        filled: u64,
        gone: f32,
    ) -> (f32, bool) {
        let row = deed.row();
        let coins = self.coins(row.coins.into());
        let book = if row.or_book { self.books(1) } else { 0.0 };
        let mut worth = coins.max(book) - self.follower_without(role, gone + 1.0);
        let open = deed.mask() & !filled;
        let citizen = self.mark();
        match open.count_ones() {
            1 => worth += citizen,
            // Whoever comes next takes the citizen.
            2 => {
                let second = Role::ALL.iter().copied().find(|other| {
                    let spaces = DEED_SPACES[deed.index()][other.index()] & open;
                    spaces != 0 && (*other != role || spaces.count_ones() > 1)
                });
                let needed = |other: Role| 1 + u8::from(other == role);
                let follows = second.is_some_and(|other| ready[other.index()] >= needed(other));
                worth += if follows { 0.5 * citizen } else { -0.3 * citizen };
            }
            3 => {}
            _ => worth += 0.05 * citizen,
        }
        (worth, book > coins)
    }

    /// What each follower more costs whom a plan sends away.
    pub(super) fn thinner(&self) -> f32 {
        self.left * self.weights.of(Part::Follower) * CROWD
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
            Effect::Bathe(_) if !self.me.bag.is_empty() => worth(2.0),
            Effect::Swap => self.best_swap().and_then(worth),
            Effect::Deal(_) => worth(self.best_deal()),
            Effect::Any => {
                let others = Place::in_mask(self.me.places()).filter(|&other| other != Place::Well);
                let best = others.filter_map(|other| self.place(other)).map(|gain| self.value(gain));
                best.reduce(f32::max).and_then(worth)
            }
            Effect::Ward => worth(self.ward_worth()),
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
        self.good(take) - 2.0 * self.good(give)
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
        self.coins(good.value().into()) - self.good(good)
    }

    fn best_deal(&self) -> f32 {
        let goods = Good::ALL.iter().copied();
        let can_buy =
            |good: &Good| self.state.supply[good.index()] > 0 && self.me.coins >= good.value().into();
        let buys = goods.clone().filter(can_buy).map(|good| self.buy(good));
        let sells = goods.filter(|good| self.me.goods[good.index()] > 0).map(|good| self.sell(good));
        buys.chain(sells).fold(0.0, f32::max)
    }

    /// What this round's event will cost.
    pub(super) fn event_cost(&self) -> f32 {
        match self.state.hour() {
            Hour::Taxes => -self.coins(-self.due),
            Hour::Harvest if self.due > 0.0 => -self.coins(-self.due),
            Hour::Harvest => 1.0,
            Hour::Plague => {
                let bag = self.me.bag.len();
                let neutral = Follower::ALL.iter().filter(|kind| !kind.own());
                let losses = neutral
                    .map(|kind| f32::from(self.me.bag.count(kind.index())) * self.follower(kind.role()));
                if bag == 0 { 0.0 } else { losses.sum::<f32>() / f32::from(bag) }
            }
            _ => 0.0,
        }
    }

    /// A monk in the Sacristy.
    fn ward_worth(&self) -> f32 {
        (self.event_cost() - 0.5).max(0.0)
    }

    /// Whether the seat has a power that lets a role stand in for others.
    pub(super) fn stands_in(&self, power: Power) -> bool {
        match power {
            Power::Boatmen => self.me.uses(Place::HerbGarden),
            Power::Scholars => self.me.uses(Place::School),
            Power::Wine | Power::Sets(_) => false,
        }
    }
}
