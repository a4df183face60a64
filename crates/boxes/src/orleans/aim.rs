//! What a scenario wants from a seat, besides points.

use std::{collections::VecDeque, sync::LazyLock};

use ::orleans::{
    Estate, Orleans, State, bits,
    content::{Citizen, Deed, Edge, Good, Hour, Role, TOWN_EDGES, Town},
    scenarios::{
        Deck, Scenario,
        objectives::{Demand, Objective},
    },
};

use super::drive::Drive;

/// Wishes in points. In the base game there are none.
#[derive(Clone, Debug)]
pub(super) struct Aim {
    drive: Drive,
    /// What an objective is worth now.
    pub(super) objective: f32,
    /// Recruiting somebody, and sending somebody to a deed.
    pub(super) recruit: [f32; Role::COUNT],
    pub(super) deed: [f32; Deed::COUNT],
    /// What each further good is worth until there are as many as wanted.
    good: [f32; Good::COUNT],
    goods: [u8; Good::COUNT],
    /// The same for coins.
    coin: f32,
    coins: f32,
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
}

impl Aim {
    pub(super) fn new(rules: &Orleans, state: &State, me: &Estate) -> Aim {
        let row = rules.scenario();
        let drive = Drive::of(row.scenario);
        let played = f32::from(state.round) / f32::from(rules.rounds());
        let urgency = drive.early + (1.0 - drive.early) * (played / drive.ripe).min(1.0);
        let mut aim = Aim {
            drive,
            objective: drive.objective * urgency,
            recruit: [0.0; Role::COUNT],
            deed: [0.0; Deed::COUNT],
            good: [0.0; Good::COUNT],
            goods: [0; Good::COUNT],
            coin: 0.0,
            coins: 0.0,
            book: 0.0,
            development: 0,
            citizen: 0.0,
            station: 0.0,
            build: [0.0; Town::COUNT],
            visit: [0.0; Town::COUNT],
            near: [0.0; Town::COUNT],
        };
        for &objective in row.objectives {
            if me.objectives & objective.bit() == 0 {
                aim.want(state, me, objective);
            }
        }
        match row.scenario {
            Scenario::Dignitary => aim.gather(state),
            Scenario::Duel => aim.provide(rules, state, me),
            _ => {}
        }
        aim.spread();
        aim
    }

    /// What brings an objective closer.
    fn want(&mut self, state: &State, me: &Estate, objective: Objective) {
        match objective.row().demand {
            Demand::Status(status) => {
                let space = ::orleans::content::STATUS[status as usize - 1];
                self.read(space, self.drive.collect * self.objective / f32::from(space));
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
            Demand::Station(town) => self.build[town.index()] += self.objective,
            Demand::Development(points) => {
                let marks = me.built() + me.citizens;
                if u16::from(marks) * u16::from(me.status()) < points {
                    self.station += self.drive.mark;
                    self.citizen += self.drive.mark;
                    self.read(22, 0.5 * self.drive.mark);
                }
            }
            Demand::Coins { coins, before } => {
                if before.is_none_or(|round| state.round < round) {
                    self.coins += f32::from(coins);
                    self.coin = self.coin.max(if before.is_some() { 2.0 } else { 1.0 } * self.drive.coin);
                }
            }
            Demand::Goods { town, goods } => self.deliver(me, town, goods),
            Demand::Fabrics { town, count } => {
                let brocade = me.goods[Good::Brocade.index()].clamp(1, count);
                let mut goods = [0; Good::COUNT];
                goods[Good::Brocade.index()] = brocade;
                goods[Good::Wool.index()] = count - brocade;
                self.deliver(me, town, goods);
            }
            Demand::Worth { town, points } => {
                let have: u8 = Good::ALL.iter().map(|good| me.goods[good.index()] * good.value()).sum();
                if have >= points {
                    self.visit[town.index()] += self.objective;
                } else {
                    for &good in Good::ALL {
                        self.good[good.index()] +=
                            self.drive.collect * self.objective * f32::from(good.value()) / f32::from(points);
                        self.goods[good.index()] += points / good.value();
                    }
                }
            }
        }
    }

    /// Goods that the events of the Duel will ask for.
    fn provide(&mut self, rules: &Orleans, state: &State, me: &Estate) {
        let Deck::Fixed(schedule) = rules.scenario().deck else { return };
        for (hour, ahead) in schedule.iter().skip(usize::from(state.round.max(1)) - 1).take(5).zip(0_u8..) {
            let urgent = 30.0 / (1.0 + f32::from(ahead));
            match hour {
                Hour::CheeseDay if me.goods[Good::Cheese.index()] == 0 => {
                    self.collect(Good::Cheese, 1, urgent);
                }
                Hour::Harvest2 if me.food() < 2 => {
                    for good in [Good::Grain, Good::Cheese, Good::Wine] {
                        self.collect(good, 2, 0.5 * urgent);
                    }
                }
                Hour::Dues7 => self.save(7.0, 0.1 * urgent),
                Hour::Dues4 => self.save(4.0, 0.1 * urgent),
                Hour::GoodsTax => self.save(f32::from(me.goods_total()), 0.1 * urgent),
                _ => {}
            }
        }
    }

    /// Coins that are wanted.
    fn save(&mut self, coins: f32, worth: f32) {
        self.coins += coins;
        self.coin = self.coin.max(self.drive.coin * worth);
    }

    /// Goods that are wanted.
    fn collect(&mut self, good: Good, count: u16, worth: f32) {
        self.goods[good.index()] += count.min(30) as u8;
        self.good[good.index()] = self.good[good.index()].max(worth);
    }

    pub(super) fn read(&mut self, development: u8, worth: f32) {
        self.book += worth;
        self.development = self.development.max(development);
    }

    /// Goods to collect, then a town to bring them to.
    fn deliver(&mut self, me: &Estate, town: Town, goods: [u8; Good::COUNT]) {
        let all: u8 = goods.iter().sum();
        let mut missing = 0;
        for (index, &count) in goods.iter().enumerate() {
            // Those that another objective wants come first.
            let spare = me.goods[index].saturating_sub(self.goods[index]);
            missing += count.saturating_sub(spare);
            self.goods[index] += count;
            if count > 0 {
                self.good[index] = self.good[index].max(self.drive.collect * self.objective / f32::from(all));
            }
        }
        let ready = goods.iter().zip(&me.goods).all(|(need, have)| have >= need);
        let share =
            if ready { 1.0 } else { self.drive.ahead * f32::from(all - missing.min(all)) / f32::from(all) };
        self.visit[town.index()] += self.objective * share;
    }

    /// Citizens are all that counts. r[orleans.dignitary.goal]
    fn gather(&mut self, state: &State) {
        self.citizen += self.drive.mark;
        for (citizen, town) in Citizen::IN_TOWNS {
            if state.has_citizen(citizen) {
                self.visit[town.index()] += self.drive.mark;
            }
        }
        self.read(28, 1.0);
    }

    /// Towns that matter pull from afar.
    fn spread(&mut self) {
        for &from in Town::ALL {
            let pull = self.visit[from.index()].max(0.8 * self.build[from.index()]);
            if pull <= 0.0 {
                continue;
            }
            for (&town, &steps) in Town::ALL.iter().zip(distances(from)) {
                if town != from {
                    self.near[town.index()] += self.drive.pull * pull * self.drive.fade.powi(steps.into());
                }
            }
            // Having arrived is the business of `visit` and `build`.
            self.near[from.index()] += self.drive.pull * 0.8 * self.build[from.index()];
        }
    }

    /// What one more of a good is worth.
    pub(super) fn good(&self, me: &Estate, good: Good) -> f32 {
        let at = good.index();
        if me.goods[at] < self.goods[at] { self.good[at] } else { 0.0 }
    }

    /// What a purse is worth.
    pub(super) fn purse(&self, coins: f32) -> f32 {
        self.coin * coins.clamp(0.0, self.coins)
    }

    /// What development from one space to another is worth.
    pub(super) fn books(&self, from: u8, to: u8) -> f32 {
        self.book * f32::from(to.min(self.development) - from.min(self.development))
    }
}

/// How many steps each town is away, by road or waterway.
pub(super) fn distances(from: Town) -> &'static [u8; Town::COUNT] {
    static STEPS: LazyLock<[[u8; Town::COUNT]; Town::COUNT]> = LazyLock::new(|| {
        let mut all = [[0; Town::COUNT]; Town::COUNT];
        for &town in Town::ALL {
            all[town.index()] = measure(town);
        }
        all
    });
    &STEPS[from.index()]
}

fn measure(from: Town) -> [u8; Town::COUNT] {
    let mut steps = [u8::MAX; Town::COUNT];
    steps[from.index()] = 0;
    let mut next = VecDeque::from([from]);
    while let Some(town) = next.pop_front() {
        for edge in bits(TOWN_EDGES[town.index()]) {
            let other = Edge::at(edge.into()).from(town);
            if steps[other.index()] == u8::MAX {
                steps[other.index()] = steps[town.index()] + 1;
                next.push_back(other);
            }
        }
    }
    steps
}
