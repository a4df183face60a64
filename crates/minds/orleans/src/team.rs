//! Invasion: what the team still needs, and what that makes things worth to one seat.

use ::orleans::{
    Estate, Orleans, State,
    content::{CITIZEN_SPACES, Citizen, Deed, Follower, Good, LAST, Role, Town},
    scenarios::invasion::{Character, Common, Due, Measure},
};
use engine::Seat;

use super::{
    aim::Aim,
    partners::{LOSS, leave_to_others, lonely_mayor},
    sources,
    weights::{Price, Weights},
};

/// The purse that each seat keeps when the team counts its coins.
const CHANGE: u16 = 3;
/// How many spaces a seat is ahead of the others on a track that its own objective asks for.
const HEAD_START: u8 = 4;
/// Whose own objective asks for development, or for citizens.
const READERS: [Character; 3] = [Character::Librarian, Character::Mayor, Character::Scholar];

/// What things are worth to one seat that defends the city.
#[derive(Clone, Debug)]
pub(super) struct Team<'a> {
    pub(super) weights: &'a Weights,
    /// The share of the rounds played so far, the share left, and how much of the prices counts by now.
    pub(super) played: f32,
    left: f32,
    pub(super) urgency: f32,
    /// Towns with a fortified tower.
    pub(super) towers: u32,
    /// One more of a good, and bringing one to the city.
    pub(super) good: [f32; Good::COUNT],
    pub(super) deliver: [f32; Good::COUNT],
    /// Goods of the seat that nobody but the city needs.
    pub(super) spare: [u8; Good::COUNT],
    /// A coin, and bringing it to the Treasury or the Swordsmith.
    pub(super) coin: f32,
    pub(super) treasury: f32,
    pub(super) swordsmith: f32,
    /// Coins that the seat's own objective needs, and what each of them is worth.
    pub(super) own_coins: f32,
    pub(super) own_coin: f32,
    /// Coins that must be there when this round ends, and those that an event to come may ask for.
    pub(super) due: f32,
    pub(super) floor: f32,
    /// Coins that will be due soon.
    pub(super) dues: f32,
    /// A trading station or a tower in each town.
    pub(super) station: [f32; Town::COUNT],
    /// A technology tile on the Catapult.
    pub(super) catapult: f32,
    /// A technology or place tile that the event of the round asks for.
    pub(super) technology: f32,
    pub(super) tile: f32,
    /// Who the Estate Manager keeps in the Market.
    pub(super) keeps: Option<Follower>,
    /// The citizens that the team goes for.
    pub(super) wanted: u64,
}

impl<'a> Team<'a> {
    pub(super) fn new(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        me: &Estate,
        weights: &'a Weights,
        aim: &mut Aim<'_>,
    ) -> Team<'a> {
        let played = f32::from(state.round) / f32::from(rules.rounds());
        let early = weights.price(Price::Early);
        let mut team = Team {
            weights,
            played,
            left: 1.0 - f32::from(state.round.saturating_sub(1)) / f32::from(rules.rounds()),
            urgency: early + (1.0 - early) * (played / weights.price(Price::Ripe)).min(1.0),
            towers: Orleans::towers(state),
            good: [0.1; Good::COUNT],
            deliver: [0.0; Good::COUNT],
            spare: spare(rules, state, seat),
            coin: 0.3,
            treasury: 0.0,
            swordsmith: 0.0,
            own_coins: 0.0,
            own_coin: 0.0,
            due: 0.0,
            floor: 0.0,
            dues: 0.0,
            station: [0.0; Town::COUNT],
            catapult: 0.0,
            technology: 0.0,
            tile: 0.0,
            keeps: None,
            wanted: sources::wanted(rules, state, weights),
        };
        team.fill_stores(rules, state);
        team.man_walls(rules, state, me, aim);
        team.gain_citizens(rules, state, seat, me, aim);
        team.fill_towers(rules, state, seat, me, aim);
        rules.personal(state, seat, &mut |measure, have, need| {
            team.meet(measure, have, need, aim);
        });
        leave_to_others(rules, state, seat, aim);
        team.expect(rules, state, seat, me, aim);
        if me.defence.character == Some(Character::EstateManager) {
            team.pay_dues(rules, state, me, aim);
        }
        team
    }

    /// What a price is worth now, given how much of something there is. What lags behind is worth
    /// more.
    pub(super) fn priced(&self, price: Price, have: u16, need: u16) -> f32 {
        self.weights.price_on_course(price) * self.pressing(Price::Lag, have, need)
    }

    /// How pressing something is: what is missing, compared with the time that is left.
    pub(super) fn pressing(&self, lag: Price, have: u16, need: u16) -> f32 {
        let missing = 1.0 - f32::from(have.min(need)) / f32::from(need.max(1));
        self.urgency * (missing / self.left).powf(self.weights.price(lag)).clamp(0.2, 5.0)
    }

    /// The Warehouse and the Treasury, the Clothing Store and the Swordsmith.
    fn fill_stores(&mut self, rules: &Orleans, state: &State) {
        let needs = rules.city_needs();
        let mut spares = [0_u16; Good::COUNT];
        let mut coins = 0;
        for seat in Seat::all(engine::Rules::seats(rules)) {
            for (sum, one) in spares.iter_mut().zip(spare(rules, state, seat)) {
                *sum += u16::from(one);
            }
            coins += state.estates[seat].coins.saturating_sub(CHANGE + own_coins(rules, state, seat));
        }
        for &good in Good::ALL {
            let at = good.index();
            let (stored, need) = (u16::from(state.city.goods[at]), u16::from(needs.goods[at]));
            let (gain, bring) = if good.food() {
                (Price::Good, Price::Deliver)
            } else if self.wants(Citizen::ClothingStore) {
                (Price::Cloth, Price::Cloth)
            } else {
                continue;
            };
            if stored < need {
                self.deliver[at] = self.priced(bring, stored, need);
            }
            if stored + spares[at] < need {
                self.good[at] += self.priced(gain, stored + spares[at], need);
            }
        }
        let stored = u16::from(state.city.treasury);
        let smith = if self.wants(Citizen::Swordsmith) { u16::from(needs.swordsmith) } else { 0 };
        let smiths = u16::from(state.city.swordsmith).min(smith);
        let need = u16::from(needs.treasury) + smith;
        if stored + smiths + coins < need {
            self.coin = self.coin.max(self.priced(Price::Coin, stored + smiths + coins, need));
        }
        if stored < needs.treasury.into() {
            self.treasury = self.priced(Price::Fund, stored, needs.treasury.into());
        }
        if smiths < smith {
            self.swordsmith = 0.9 * self.priced(Price::Fund, smiths, smith);
        }
    }

    /// Knights for the walls.
    fn man_walls(&mut self, rules: &Orleans, state: &State, me: &Estate, aim: &mut Aim<'_>) {
        let (mut there, mut need) = (0, 0);
        let mut count = |_: Measure, have: u16, all: u16| (there, need) = (there + have, need + all);
        rules.common(state, Common::CityWalls, &mut count);
        if state.city.reinforced {
            rules.common(state, Common::Reinforcement, &mut count);
        }
        let seats = engine::Rules::seats(rules);
        let knights: u16 = Seat::all(seats)
            .map(|seat| u16::from(state.estates[seat].everyone()[Follower::Knight.index()]))
            .sum();
        // The Estate Manager has to travel and build, and cannot without a knight.
        let manages = me.defence.character == Some(Character::EstateManager);
        let builds = manages
            && me.stations == 0
            && (1..=rules.rounds()).any(|round| round >= state.round && rules.due(round) == Due::Station);
        if builds {
            aim.deed[Deed::CityWalls.index()] = -LOSS;
            aim.deed[Deed::Reinforcement.index()] = -LOSS;
        } else if there < need {
            let worth = self.priced(Price::Send, there, need);
            aim.deed[Deed::CityWalls.index()] = worth;
            aim.deed[Deed::Reinforcement.index()] = if state.city.reinforced { worth } else { -LOSS };
        }
        let kept = (self.weights.price(Price::Keep) * f32::from(seats)) as u16;
        if there + knights < need + kept {
            aim.recruit[Role::Knight.index()] += self.priced(Price::Knight, there + knights, need + kept);
        }
    }

    /// Whether the team goes for a citizen that nobody has taken.
    pub(super) fn wants(&self, citizen: Citizen) -> bool {
        self.wanted & citizen.bit() != 0
    }

    /// What leads to citizens. Only one seat goes after the citizens on tracks.
    fn gain_citizens(&mut self, rules: &Orleans, state: &State, seat: Seat, me: &Estate, aim: &mut Aim<'_>) {
        let needs = rules.city_needs();
        let have = u16::from(rules.team_citizens(state));
        let need = u16::from(needs.citizens);
        for deed in [Deed::AssemblyHall, Deed::Infirmary, Deed::Watch] {
            aim.deed[deed.index()] = -LOSS;
        }
        if have >= need {
            return;
        }
        aim.citizen = self.priced(Price::Citizen, have, need);
        // Seats whose own objective it is go first.
        let mayor = lonely_mayor(rules, state);
        let leads = |own: &[Character], value: &dyn Fn(&Estate) -> u8| {
            let best = Seat::all(engine::Rules::seats(rules)).max_by_key(|&one| {
                let estate = &state.estates[one];
                let own = estate.defence.character.is_some_and(|character| own.contains(&character));
                let ahead = if mayor == Some(one) { 2 * HEAD_START } else { 0 };
                (value(estate) + ahead + if own { HEAD_START } else { 0 }, u8::MAX - one.0)
            });
            best == Some(seat)
        };
        let tracks = [
            (Citizen::Boatmen, Role::Boatman, Character::Fisherman),
            (Citizen::Knights, Role::Knight, Character::General),
        ];
        for (citizen, role, own) in tracks {
            if self.wants(citizen) && leads(&[own], &|one| one.track(role)) {
                aim.recruit[role.index()] += self.priced(Price::Track, have, need);
            }
        }
        if self.wants(Citizen::Farmers) {
            for &role in &Role::ALL[..LAST.len()] {
                if me.track(role) < LAST[role.index()] && leads(&[], &|one| one.track(role)) {
                    aim.recruit[role.index()] += self.priced(Price::Track, have, need);
                }
            }
        }
        let spaces = CITIZEN_SPACES.into_iter().zip(Citizen::ON_DEVELOPMENT);
        let next = spaces.filter(|(_, citizen)| self.wants(*citizen)).map(|(space, _)| space).max();
        if let Some(space) = next.filter(|_| leads(&READERS, &|one| one.development)) {
            aim.read(space, self.priced(Price::Development, have, need));
        }
        if self.wants(Citizen::Catapult) {
            self.catapult = self.priced(Price::Catapult, have, need);
        }
        for (citizen, deed) in [(Citizen::Infirmary, Deed::Infirmary), (Citizen::Watch, Deed::Watch)] {
            if self.wants(citizen) {
                aim.deed[deed.index()] = self.priced(Price::Join, have, need);
            }
        }
        if state.has_citizen(Citizen::LeBlanc) && self.wants(Citizen::LeBlanc) {
            self.station[Town::Leblanc.index()] += aim.citizen + self.priced(Price::Citizen, have, need);
        }
    }

    /// A coin.
    pub(super) fn coin(&self) -> f32 {
        self.coin
    }

    /// A point of the goods that robbers may take. They may also take a tower.
    pub(super) fn safe(&self, me: &Estate) -> f32 {
        let tower = if me.defence.towers == 0 { 1.0 } else { 0.2 };
        tower * self.weights.price(Price::Safe) * self.played
    }

    /// What a purse is worth once this round's event is paid.
    pub(super) fn purse(&self, coins: f32) -> f32 {
        if coins < 0.0 {
            return LOSS * coins;
        }
        self.coin * coins
            + 0.25 * LOSS * coins.min(self.dues)
            + self.weights.price(Price::Risk) * coins.min(self.floor)
            + self.weights.price(Price::Reserve) * coins.min(self.weights.price(Price::Purse))
            + self.own_coin * coins.min(self.own_coins)
    }
}

/// Coins that a seat needs for its own objective.
pub(super) fn own_coins(rules: &Orleans, state: &State, seat: Seat) -> u16 {
    let mut coins = 0;
    rules.personal(state, seat, &mut |measure, have, need| match measure {
        Measure::Coins => coins = need,
        Measure::Wealth => coins = need.saturating_sub(have - state.estates[seat].coins),
        _ => {}
    });
    coins
}

/// Goods that a seat does not need for its own objective, or for its dues.
pub(super) fn spare(rules: &Orleans, state: &State, seat: Seat) -> [u8; Good::COUNT] {
    let me = &state.estates[seat];
    let mut spare = me.goods;
    rules.personal(state, seat, &mut |measure, have, need| {
        let over = have.saturating_sub(need);
        for &good in Good::ALL {
            let kept = match measure {
                Measure::Food => good.food(),
                Measure::Wealth => !good.food(),
                _ => measure == Measure::good(good),
            };
            let each = if measure == Measure::good(good) { 1 } else { u16::from(good.value()) };
            if kept {
                let at = good.index();
                spare[at] = spare[at].min((over / each).min(255) as u8);
            }
        }
    });
    if me.defence.character == Some(Character::EstateManager) {
        for round in state.round.max(1)..=rules.rounds() {
            if let Due::Goods(good, count) = rules.due(round) {
                let at = good.index();
                spare[at] = spare[at].saturating_sub(count);
            }
        }
    }
    spare
}
