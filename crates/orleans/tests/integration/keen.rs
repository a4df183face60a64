//! Play that pursues what a scenario asks for, so that games are won now and then.

use std::collections::VecDeque;

use engine::{Actor, Pending, Rng, Rules as _, Seat};
use orleans::{
    Action, Orleans, State, bits,
    content::{Citizen, Edge, Good, Hour, Place, TOWN_EDGES, Town},
    scenarios::{
        Deck,
        objectives::{Demand, Objective},
        worth::worth,
    },
};

/// How many roads and waterways there are between two towns.
fn distance(from: Town, to: Town) -> i32 {
    let mut far = [i32::MAX; Town::COUNT];
    far[from.index()] = 0;
    let mut open = VecDeque::from([from]);
    while let Some(town) = open.pop_front() {
        for edge in bits(TOWN_EDGES[town.index()]) {
            let next = Edge::at(edge.into()).from(town);
            if far[next.index()] == i32::MAX {
                far[next.index()] = far[town.index()] + 1;
                open.push_back(next);
            }
        }
    }
    far[to.index()]
}

/// How far a seat is with an objective.
fn progress(state: &State, seat: Seat, objective: Objective) -> i32 {
    let estate = &state.estates[seat];
    if estate.objectives & objective.bit() != 0 {
        return 1000;
    }
    let goods = |good: Good| i32::from(estate.goods[good.index()]);
    let bring = |have: i32, need: i32, each: i32, town: Town| {
        let near = if have >= need { 15 } else { 2 };
        have.min(need) * each - distance(estate.merchant, town) * near
    };
    match objective.row().demand {
        Demand::Status(_) => i32::from(estate.development.min(9)) * 12,
        Demand::Branches(count) => {
            let inland = Town::ALL.iter().any(|town| estate.stations & town.bit() != 0 && !town.at_river());
            i32::from(estate.built().min(count)) * 70 + i32::from(inland) * 60
        }
        Demand::Station(town) => -distance(estate.merchant, town) * 12,
        Demand::Development(points) => {
            let status = i32::from(estate.status());
            let things = i32::from(estate.built() + estate.citizens);
            (things * status).min(points.into()) * 6 + i32::from(estate.development.min(22)) * 4
        }
        Demand::Coins { coins, before } => {
            let late = before.is_some_and(|round| state.round >= round);
            if late { 0 } else { i32::from(estate.coins.min(coins.into())) * 6 }
        }
        Demand::Goods { town, goods } => {
            let have: i32 =
                estate.goods.iter().zip(goods).map(|(have, need)| i32::from((*have).min(need))).sum();
            bring(have, goods.iter().map(|&need| i32::from(need)).sum(), 25, town)
        }
        Demand::Fabrics { town, count } => {
            bring(goods(Good::Wool).min(2) + goods(Good::Brocade), count.into(), 25, town)
        }
        Demand::Worth { town, points } => {
            let worth: i32 = Good::ALL.iter().map(|&good| goods(good) * i32::from(good.value())).sum();
            bring(worth, points.into(), 7, town)
        }
    }
}

/// What the events of the next rounds would cost a seat that is not ready for them.
fn fear(rules: &Orleans, state: &State, seat: Seat) -> i32 {
    let Deck::Fixed(hours) = rules.scenario().deck else { return 0 };
    let estate = &state.estates[seat];
    let (coins, food) = (i32::from(estate.coins), i32::from(estate.food()));
    let value = i32::from(worth(estate));
    let short = |hour: Hour| match hour {
        Hour::CheeseDay => estate.goods[Good::Cheese.index()] == 0,
        Hour::Dues7 => value + coins < 9,
        Hour::Dues4 => value + coins < 6,
        Hour::Harvest2 => food < 2,
        Hour::GoodsTax => coins < i32::from(estate.goods_total()),
        Hour::Harvest => food < 1 && coins < 5,
        Hour::Feeding => food < 1 && coins < 4,
        Hour::GreatFeast => food < 2 && coins < 6,
        _ => false,
    };
    let coming = hours.iter().skip(usize::from(state.round).saturating_sub(1)).take(4);
    coming.zip([160, 120, 80, 60]).filter(|(hour, _)| short(**hour)).map(|(_, fear)| fear).sum()
}

/// How well a seat stands.
fn promise(rules: &Orleans, state: &State, seat: Seat) -> i32 {
    let estate = &state.estates[seat];
    let followers: u8 = estate.everyone().iter().sum();
    let food: u8 = estate.goods[..3].iter().sum();
    let mut promise = i32::from(followers.min(14)) * 10
        + i32::from(estate.coins.min(12)) * 2
        + i32::from(food.min(3)) * 6
        + i32::from(estate.goods[1].min(1)) * 15
        + i32::from(estate.tracks[4].min(3)) * 12
        + i32::from(estate.citizens) * 8;
    // One thing at a time, so what is nearly done counts most.
    let mut each: Vec<i32> =
        rules.scenario().objectives.iter().map(|&objective| progress(state, seat, objective)).collect();
    each.sort_unstable_by(|a, b| b.cmp(a));
    let open = each.iter().filter(|&&value| value < 1000);
    promise += 1000 * each.iter().filter(|&&value| value == 1000).count() as i32;
    promise += open.zip([100, 45, 25, 15, 10]).map(|(value, weight)| value * weight / 100).sum::<i32>();
    promise -= fear(rules, state, seat);
    if rules.scenario().scenario.name() == "dignitary" {
        let waiting = Citizen::IN_TOWNS.iter().filter(|(citizen, _)| state.has_citizen(*citizen));
        let near = waiting.map(|(_, town)| distance(estate.merchant, *town)).min().unwrap_or(0);
        promise += i32::from(estate.citizens) * 300 - near * 12 + i32::from(estate.development.min(18)) * 9;
        promise += i32::from(estate.tracks[4].min(4)) * 25 + i32::from(estate.tracks[1]) * 12;
    }
    promise
}

/// What seats do not do yet.
pub(crate) type Holds = fn(&Orleans, &State, Seat, Action) -> bool;

/// Judges one choice at a glance.
fn glance(
    rules: &Orleans,
    rng: &mut Rng,
    state: &State,
    seat: Seat,
    legal: &[Action],
    holds: Holds,
) -> Action {
    let estate = &state.estates[seat];
    match legal[0] {
        // The most of them, and citizens on the tracks.
        Action::Draw { .. } | Action::Citizen { .. } => return legal[0],
        Action::Man { place } => {
            let chance = match place {
                Place::FarmHouse => 35,
                Place::Monastery => 25,
                Place::Guildhall => {
                    let free = estate.stations & estate.merchant.bit() == 0 && estate.stations_left > 0;
                    if free { 70 } else { 0 }
                }
                _ => 55,
            };
            return if rng.below(100) < chance { legal[0] } else { legal[1] };
        }
        Action::Plan { .. } | Action::Stay { .. } => {
            let stay = legal.iter().find(|action| matches!(action, Action::Stay { .. }));
            return match stay {
                Some(&stay) if rng.below(6) != 0 => stay,
                _ => *rng.pick(legal),
            };
        }
        Action::Open { .. } | Action::Fit { .. } => return *rng.pick(legal),
        _ => {}
    }
    let open: Vec<Action> =
        legal.iter().copied().filter(|&action| !holds(rules, state, seat, action)).collect();
    let open = if open.is_empty() { legal.to_vec() } else { open };
    let value = |action: Action| {
        let mut after = *state;
        rules.apply(&mut after, Actor::Seat(seat), action, &mut ());
        promise(rules, &after, seat) - if action == Action::Pass { 4 } else { 0 }
    };
    if rng.below(5) == 0 {
        return *rng.pick(&open);
    }
    open.into_iter().max_by_key(|&action| (value(action), rng.below(100))).unwrap()
}

/// A game so far.
#[derive(Clone)]
struct Path {
    state: State,
    entries: Vec<(Actor, Action)>,
    promise: i32,
}

/// What a search is for.
pub(crate) struct Search<'a> {
    pub(crate) rules: &'a Orleans,
    pub(crate) holds: Holds,
    /// Towns and the goods that belong near them, the best ones first.
    pub(crate) wishes: &'static [(Town, &'static [Good])],
    /// Whether a finished game is what we want.
    pub(crate) ends: &'a dyn Fn(&State) -> bool,
    /// How many games are kept after each round, and how often each is continued.
    pub(crate) width: usize,
    pub(crate) tries: usize,
}

impl Search<'_> {
    /// The entries of a game that ends as we want. We help luck: of many games, only the most promising go
    /// on.
    pub(crate) fn run(&self, seed: u64) -> Option<Vec<(Actor, Action)>> {
        let mut rng = Rng::new(seed);
        let mut paths = vec![Path { state: self.rules.start(), entries: Vec::new(), promise: 0 }];
        while !paths.is_empty() {
            let mut next: Vec<Path> = Vec::new();
            for path in &paths {
                let tries = if paths.len() == 1 { self.width } else { self.tries };
                for _ in 0..tries {
                    let mut path = path.clone();
                    self.round(&mut path, &mut rng);
                    match self.rules.pending(&path.state) {
                        Pending::Over if (self.ends)(&path.state) => return Some(path.entries),
                        Pending::Over => {}
                        _ => next.push(path),
                    }
                }
            }
            next.sort_by_key(|path| -path.promise);
            next.dedup_by_key(|path| path.promise);
            next.truncate(self.width);
            paths = next;
        }
        None
    }

    /// Plays until the next round begins.
    fn round(&self, path: &mut Path, rng: &mut Rng) {
        let (rules, state) = (self.rules, &mut path.state);
        let round = state.round;
        let mut legal = Vec::new();
        while state.round == round {
            legal.clear();
            let (actor, action) = match rules.pending(state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, self.luck(state, rng)),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    rules.legal(state, seat, &mut legal);
                    (Actor::Seat(seat), glance(rules, rng, state, seat, &legal, self.holds))
                }
            };
            rules.apply(state, actor, action, &mut ());
            path.entries.push((actor, action));
        }
        path.promise = Seat::all(rules.seats()).map(|seat| promise(rules, state, seat)).sum();
    }

    /// Goods are laid where they are wanted, with some exceptions.
    fn luck(&self, state: &State, rng: &mut Rng) -> Action {
        let mut outcomes = Vec::new();
        self.rules.outcomes(state, &mut outcomes);
        if let Action::Goods { edge, .. } = outcomes[0].0
            && rng.below(4) != 0
        {
            let laid = |good: Good| {
                let found =
                    |action: &Action| matches!(action, Action::Goods { good: laid, .. } if *laid == good);
                outcomes.iter().map(|(action, _)| *action).find(found)
            };
            let far = |town: Town| edge.row().towns.iter().map(|&end| distance(end, town)).min();
            let near = self.wishes.iter().min_by_key(|(town, _)| far(*town));
            if let Some(wished) = near.and_then(|(_, goods)| goods.iter().find_map(|&good| laid(good))) {
                return wished;
            }
        }
        rng.weighted(&outcomes)
    }
}

/// What a scenario wants, and where.
pub(crate) fn wishes(module: &str) -> &'static [(Town, &'static [Good])] {
    match module {
        "duel" => &[
            (Town::Orleans, &[Good::Brocade, Good::Wool]),
            (Town::Chatellerault, &[Good::Wine]),
            (Town::Chinon, &[Good::Wine]),
            (Town::Loches, &[Good::Cheese]),
            (Town::Blois, &[Good::Cheese]),
        ],
        "salesman" => &[
            (Town::Bourges, &[Good::Wool]),
            (Town::Vierzon, &[Good::Wool]),
            (Town::Vendome, &[Good::Wine]),
            (Town::Blois, &[Good::Cheese]),
            (Town::Tours, &[Good::Grain]),
            (Town::Argenton, &[Good::Brocade]),
            (Town::Chartres, &[Good::Brocade, Good::Grain]),
        ],
        _ => &[(Town::Orleans, &[Good::Brocade, Good::Wool, Good::Wine])],
    }
}
