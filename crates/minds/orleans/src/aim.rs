//! What a scenario wants from a seat, besides points.

use ::orleans::{
    Estate, Orleans, State,
    content::{Citizen, Deed, Good, Role, Town},
    scenarios::{
        Scenario,
        objectives::{Demand, Lack, Objective},
    },
};

use engine::Seat;

use super::{
    route::{Cargo, Stop, times},
    steps::distances,
    weights::{Weight, Weights},
};

/// The last points from development come all together, with one more citizen or station.
const LAST_POINTS: u16 = 5;

/// What is left of an objective's worth for each one that has to be met before it.
const LATER: f32 = 0.6;

/// Wishes in points. In the base game there are none.
#[derive(Clone, Debug)]
pub(super) struct Aim<'a> {
    pub(super) weights: &'a Weights,
    /// What an objective is worth now.
    pub(super) objective: f32,
    /// Recruiting somebody, and sending somebody to a deed.
    pub(super) recruit: [f32; Role::COUNT],
    pub(super) deed: [f32; Deed::COUNT],
    /// What each further good is worth until the seat has the number wanted.
    good: [f32; Good::COUNT],
    goods: [u8; Good::COUNT],
    /// What each good the seat already has is worth.
    keep: [f32; Good::COUNT],
    /// The same for food of any kind.
    meal: f32,
    meals: u8,
    /// The same for coins: this many at the first value, then this many at the next.
    purses: [(f32, f32); 2],
    /// The same for development.
    book: f32,
    development: u8,
    /// A citizen, and a trading station anywhere.
    pub(super) citizen: f32,
    pub(super) station: f32,
    /// A trading station in a town, and coming there.
    pub(super) build: [f32; Town::COUNT],
    pub(super) visit: [f32; Town::COUNT],
    /// What it is worth to be near the towns that matter.
    pub(super) near: [f32; Town::COUNT],
    /// The towns where an objective is completed.
    pub(super) stops: Vec<Stop>,
    /// Whether they have to be visited in this order.
    in_order: bool,
    /// Points from development, compared with the base game.
    pub(super) development_points: f32,
}

impl<'a> Aim<'a> {
    pub(super) fn new(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        me: &Estate,
        weights: &'a Weights,
    ) -> Aim<'a> {
        let row = rules.scenario();
        let mut aim = Aim {
            weights,
            objective: weights.objective_by(state.round, rules.rounds()),
            recruit: [0.0; Role::COUNT],
            deed: [0.0; Deed::COUNT],
            good: [0.0; Good::COUNT],
            goods: [0; Good::COUNT],
            keep: [0.0; Good::COUNT],
            meal: 0.0,
            meals: 0,
            purses: [(0.0, 0.0); 2],
            book: 0.0,
            development: 0,
            citizen: 0.0,
            station: 0.0,
            build: [0.0; Town::COUNT],
            visit: [0.0; Town::COUNT],
            near: [0.0; Town::COUNT],
            stops: Vec::new(),
            in_order: false,
            development_points: weights.of(Weight::DevelopmentPoints),
        };
        let now = aim.objective;
        for &objective in row.objectives.iter().filter(|objective| me.objectives & objective.bit() == 0) {
            let turn = !rules.missing(state, seat, objective).has(Lack::Order);
            if !turn {
                aim.in_order = true;
                aim.objective *= LATER;
            }
            aim.want(rules, state, me, objective, turn);
        }
        aim.objective = now;
        match row.scenario {
            Scenario::Dignitary => aim.gather(state),
            Scenario::Duel => aim.provide(rules, state, me),
            _ => {}
        }
        aim.spread();
        aim
    }

    /// What moves the seat closer to an objective.
    fn want(&mut self, rules: &Orleans, state: &State, me: &Estate, objective: Objective, turn: bool) {
        match objective.row().demand {
            Demand::Status(status) => {
                let space = ::orleans::content::STATUS[status as usize - 1];
                self.read(space, self.weights.of(Weight::Collect) * self.objective / f32::from(space));
            }
            Demand::Branches(count) => {
                let inland = |town: &Town| !town.at_river();
                let has_inland = Town::ALL.iter().any(|town| inland(town) && me.stations & town.bit() != 0);
                let share = self.objective / f32::from(count);
                if me.built() < count || !has_inland {
                    self.station += if me.built() < count { share } else { 0.0 };
                    for &town in Town::ALL.iter().filter(|town| inland(town) && !has_inland) {
                        self.build[town.index()] += share;
                    }
                }
            }
            Demand::Station(town) => {
                self.build[town.index()] += self.objective;
                self.stops.push(Stop { town, cargo: Cargo::Station, ready: false });
            }
            // Every point counts until there are enough.
            Demand::Development(points) => {
                let missing = points.saturating_sub(me.development_points()).max(LAST_POINTS);
                self.development_points +=
                    self.weights.of(Weight::ObjectiveMark) * self.objective / f32::from(missing);
            }
            Demand::Coins { coins, before } => {
                let (first, share) = if before.is_some() {
                    (0, self.weights.of(Weight::CoinSoon))
                } else {
                    (1, self.weights.of(Weight::ObjectiveCoin))
                };
                let last = before.map_or(rules.rounds(), |round| round - 1);
                if state.round <= last {
                    let worth = share * self.weights.objective_by(state.round, last) / f32::from(coins);
                    self.purses[first] = (coins.into(), worth);
                }
            }
            Demand::Goods { town, goods } => self.deliver(me, town, Cargo::Goods(goods), goods, turn),
            Demand::Fabrics { town, count } => {
                let brocade = me.goods[Good::Brocade.index()].clamp(1, count);
                let mut goods = [0; Good::COUNT];
                goods[Good::Brocade.index()] = brocade;
                goods[Good::Wool.index()] = count - brocade;
                self.deliver(me, town, Cargo::Fabrics(count), goods, turn);
            }
            Demand::Worth { town, points } => {
                let have: u8 = Good::ALL.iter().map(|good| me.goods[good.index()] * good.value()).sum();
                let missing = points.saturating_sub(have);
                let all = self.gathered(me, town);
                for &good in Good::ALL {
                    let without = (points + good.value()).saturating_sub(have);
                    let part = |of: u8, missing: u8| all * f32::from(of) / f32::from(missing.max(1));
                    self.good[good.index()] += part(good.value().min(missing), missing);
                    self.keep[good.index()] += part(without - missing, without);
                    self.goods[good.index()] += points;
                }
                self.stop(town, Cargo::Worth(points), missing == 0 && turn);
            }
        }
    }

    /// What all goods for a town are worth. In the town itself, nothing else is missing.
    fn gathered(&self, me: &Estate, town: Town) -> f32 {
        self.objective * if me.merchant == town { 1.0 } else { self.weights.of(Weight::Collect) }
    }

    /// A town to come to.
    fn stop(&mut self, town: Town, cargo: Cargo, ready: bool) {
        if ready {
            self.visit[town.index()] += self.objective;
        }
        self.stops.push(Stop { town, cargo, ready });
    }

    /// Coins that are wanted.
    pub(super) fn save(&mut self, coins: f32, worth: f32) {
        let (wanted, before) = self.purses[0];
        self.purses[0] = (wanted + coins, before.max(self.weights.of(Weight::ObjectiveCoin) * worth));
    }

    /// Goods that are wanted.
    pub(super) fn collect(&mut self, good: Good, count: u16, worth: f32) {
        self.goods[good.index()] += count.min(30) as u8;
        self.good[good.index()] = self.good[good.index()].max(worth);
        self.keep[good.index()] = self.keep[good.index()].max(worth);
    }

    /// Food that will be due.
    pub(super) fn eat(&mut self, count: u8, worth: f32) {
        self.meals += count;
        self.meal = self.meal.max(worth);
    }

    pub(super) fn read(&mut self, development: u8, worth: f32) {
        self.book += worth;
        self.development = self.development.max(development);
    }

    /// Goods to collect, then a town to bring them to.
    fn deliver(&mut self, me: &Estate, town: Town, cargo: Cargo, goods: [u8; Good::COUNT], turn: bool) {
        let mut have = me.goods;
        let missing = cargo.missing(&mut have);
        let worth = self.gathered(me, town);
        for (index, &count) in goods.iter().enumerate().filter(|(_, count)| **count > 0) {
            self.goods[index] += count;
            self.good[index] = self.good[index].max(worth / f32::from(missing.max(1)));
            self.keep[index] = self.keep[index].max(worth / f32::from(missing + 1));
        }
        self.stop(town, cargo, missing == 0 && turn);
    }

    /// Citizens are all that counts. r[orleans.dignitary.goal]
    fn gather(&mut self, state: &State) {
        self.citizen += self.weights.of(Weight::ObjectiveMark);
        for (citizen, town) in Citizen::IN_TOWNS {
            if state.has_citizen(citizen) {
                self.visit[town.index()] += self.weights.of(Weight::ObjectiveMark);
            }
        }
        self.read(28, 1.0);
    }

    /// What each town is worth for later once these stops are behind the merchant.
    pub(super) fn near(&self, me: &Estate, done: usize) -> [f32; Town::COUNT] {
        let left = self.stops.iter().enumerate().filter(|(index, _)| done >> index & 1 == 0);
        let left: Vec<Stop> = left.map(|(_, stop)| *stop).collect();
        let mut near = times(&left, self.in_order, me.goods, self.weights.of(Weight::Wait))
            .map(|steps| -self.weights.of(Weight::Pull) * steps);
        near.iter_mut().zip(&self.near).for_each(|(near, more)| *near += more);
        near
    }

    /// Towns that matter pull from afar, where there is no list of stops.
    fn spread(&mut self) {
        if !self.stops.is_empty() {
            return;
        }
        for &from in Town::ALL {
            let pull = self.visit[from.index()].max(0.8 * self.build[from.index()]);
            if pull <= 0.0 {
                continue;
            }
            for (&town, &steps) in Town::ALL.iter().zip(distances(from)) {
                if town != from {
                    self.near[town.index()] += self.weights.of(Weight::Pull)
                        * pull
                        * self.weights.of(Weight::Fade).powi(steps.into());
                }
            }
            // `visit` and `build` deal with having arrived.
            self.near[from.index()] += self.weights.of(Weight::Pull) * 0.8 * self.build[from.index()];
        }
    }

    /// What one more of a good is worth.
    pub(super) fn good(&self, me: &Estate, good: Good) -> f32 {
        let at = good.index();
        let meal = if good.food() && me.food() < self.meals { self.meal } else { 0.0 };
        meal + if me.goods[at] < self.goods[at] { self.good[at] } else { 0.0 }
    }

    /// What a good the seat already has is worth.
    pub(super) fn kept(&self, me: &Estate, good: Good) -> f32 {
        let at = good.index();
        let meal = if good.food() && me.food() <= self.meals { self.meal } else { 0.0 };
        meal + if me.goods[at] <= self.goods[at] { self.keep[at] } else { 0.0 }
    }

    /// What a purse is worth.
    pub(super) fn purse(&self, coins: f32) -> f32 {
        let [(first, worth), (second, less)] = self.purses;
        worth * coins.clamp(0.0, first) + less * (coins - first).clamp(0.0, second)
    }

    /// What a coin that comes later is worth, compared with the base game.
    pub(super) fn coin(&self, coins: u16) -> f32 {
        1.0 + self.purse(f32::from(coins) + 1.0) - self.purse(coins.into())
    }

    /// What development from one space to another is worth.
    pub(super) fn books(&self, from: u8, to: u8) -> f32 {
        self.book * f32::from(to.min(self.development) - from.min(self.development))
    }
}
