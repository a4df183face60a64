//! Where the merchant should go: goods on the way, and towns for trading stations.

use ::orleans::{
    bits,
    content::{Edge, Effect, Good, Place, TOWN_EDGES, Town, WATERWAYS},
};

use super::{outlook::Outlook, route::Cargo, weights::Weight};

/// The places that move the merchant or build. A set of them is a mask of these indices.
pub(super) const TRAVELS: [Place; 6] =
    [Place::Ship, Place::Wagon, Place::HorseWagon, Place::StageCoach, Place::Guildhall, Place::Tavern];

/// A set of [`TRAVELS`].
pub(super) type Means = u8;

/// The Guildhall among [`TRAVELS`].
const BUILD: Means = 1 << 4;
const TAVERN: Means = 1 << 5;

/// The index of a place among [`TRAVELS`].
pub(super) fn means_of(place: Place) -> Option<Means> {
    TRAVELS.iter().position(|&one| one == place).map(|index| 1 << index)
}

/// The map as one seat sees it.
pub(super) struct Journey {
    /// The best good on each edge.
    goods: [f32; Edge::COUNT],
    /// Towns where the seat may build, and those where it needs the Tavern for it.
    open: u32,
    beside: u32,
    /// What a station is worth in each town.
    station: [f32; Town::COUNT],
    /// What coming to a town is worth.
    visit: [f32; Town::COUNT],
    /// What a town is worth for later: with and without a station to be built there.
    arrived: f32,
    near: Vec<[f32; Town::COUNT]>,
    /// Which stops a merchant has behind it after coming to a town, or building there.
    delivers: [u8; Town::COUNT],
    founds: [u8; Town::COUNT],
    fare: f32,
    stations_left: u8,
}

/// Where the merchant is in the middle of a plan.
#[derive(Clone, Copy)]
struct At {
    town: Town,
    means: Means,
    open: u32,
    taken: u64,
    visited: u32,
    /// Stops that are behind the merchant.
    done: u8,
    stations_left: u8,
}

impl Journey {
    pub(super) fn new(outlook: &Outlook<'_>) -> Journey {
        let (state, me) = (outlook.state, outlook.me);
        let mut journey = Journey {
            goods: [0.0; Edge::COUNT],
            open: 0,
            beside: 0,
            station: [0.0; Town::COUNT],
            visit: outlook.aim.visit,
            arrived: 0.0,
            near: Vec::new(),
            delivers: [0; Town::COUNT],
            founds: [0; Town::COUNT],
            fare: -outlook.coins(-3.0),
            stations_left: me.stations_left,
        };
        for &good in Good::ALL {
            let worth = outlook.good(good);
            for space in bits(state.map[good.index()]) {
                let best = &mut journey.goods[::orleans::content::SPACE_EDGE[space as usize].index()];
                *best = best.max(worth);
            }
        }
        for &town in Town::ALL {
            journey.station[town.index()] = outlook.station(town);
            if outlook.has_room(town) {
                journey.open |= town.bit();
            } else if me.stations & town.bit() == 0 && state.stations_in(town) == 1 {
                journey.beside |= town.bit();
            }
        }
        journey.look_ahead(outlook);
        journey
    }

    /// What towns are worth for later.
    fn look_ahead(&mut self, outlook: &Outlook<'_>) {
        let (me, stops) = (outlook.me, &outlook.aim.stops);
        for (index, stop) in stops.iter().enumerate() {
            match stop.cargo {
                Cargo::Station => self.founds[stop.town.index()] |= 1 << index,
                _ if stop.ready => self.delivers[stop.town.index()] |= 1 << index,
                _ => {}
            }
        }
        let ready = self.founds.iter().chain(&self.delivers).fold(0, |all, some| all | some);
        self.near = vec![[0.0; Town::COUNT]; 1 << stops.len()];
        if outlook.left <= 0.0 {
            return;
        }
        let later = (outlook.left / 3.0).min(1.0);
        self.arrived = later * outlook.weights.of(Weight::Arrived);
        let share = later * outlook.weights.of(Weight::Near);
        let steps: Vec<f32> = Town::ALL.iter().map(|&town| share * self.best_step(town)).collect();
        for done in (0..self.near.len()).filter(|done| done & !usize::from(ready) == 0) {
            self.near[done] = outlook.aim.near(me, done);
            self.near[done].iter_mut().zip(&steps).for_each(|(near, step)| *near += step);
        }
    }

    /// The best single step from a town.
    fn best_step(&self, town: Town) -> f32 {
        let step = |edge: u8| {
            let edge = Edge::at(edge.into());
            let open = self.open & edge.from(town).bit() != 0;
            let there = edge.from(town).index();
            self.goods[edge.index()] + if open { self.arrived * self.station[there] } else { 0.0 }
        };
        bits(TOWN_EDGES[town.index()]).map(step).fold(0.0, f32::max)
    }

    /// What it is worth to stand in a town at the end of a round.
    fn stand(&self, at: At) -> f32 {
        let open = at.open & at.town.bit() != 0 && at.stations_left > 0;
        let here = at.town.index();
        self.near[at.done as usize][here] + if open { self.arrived * self.station[here] } else { 0.0 }
    }

    fn start(&self, town: Town, means: Means) -> At {
        At {
            town,
            means,
            open: self.open,
            taken: 0,
            visited: town.bit(),
            done: 0,
            stations_left: self.stations_left,
        }
    }

    /// What a set of places is worth together, compared with the merchant staying where it is.
    pub(super) fn worth(&self, town: Town, means: Means) -> f32 {
        let at = self.start(town, means);
        self.best(at) - self.stand(at)
    }

    /// What is left after building here, and what building is worth.
    fn build(&self, at: At) -> Option<(f32, At)> {
        let bit = at.town.bit();
        if at.means & BUILD == 0 || at.stations_left == 0 {
            return None;
        }
        let used = if at.open & bit != 0 {
            BUILD
        } else if at.means & TAVERN != 0 && self.beside & bit != 0 {
            BUILD | TAVERN
        } else {
            return None;
        };
        let worth = self.station[at.town.index()];
        let after = At {
            means: at.means & !used,
            open: at.open & !bit,
            done: at.done | self.founds[at.town.index()],
            stations_left: at.stations_left - 1,
            ..at
        };
        Some((worth, after))
    }

    /// The best that can be done from here.
    fn best(&self, at: At) -> f32 {
        let mut best = self.stand(at);
        if let Some((worth, after)) = self.build(at) {
            best = best.max(worth + self.best(after));
        }
        for index in bits(u64::from(at.means & (BUILD - 1))) {
            let place = TRAVELS[index as usize];
            for edge in bits(edges(place, at.town)) {
                best = best.max(self.go(at, index, Edge::at(edge.into()), true));
            }
        }
        best
    }

    /// A step along an edge by one of the means, and the best afterwards.
    fn go(&self, at: At, index: u8, edge: Edge, take: bool) -> f32 {
        let fare = if TRAVELS[index as usize] == Place::StageCoach { self.fare } else { 0.0 };
        let good = if take && at.taken >> edge.index() & 1 == 0 { self.goods[edge.index()] } else { 0.0 };
        let town = edge.from(at.town);
        let visit = if at.visited & town.bit() == 0 { self.visit[town.index()] } else { 0.0 };
        let after = At {
            town,
            means: at.means & !(1 << index),
            taken: at.taken | 1 << edge.index(),
            visited: at.visited | town.bit(),
            done: at.done | self.delivers[town.index()],
            ..at
        };
        good + visit - fare + self.best(after)
    }

    /// What it is worth to be placed in a town.
    pub(super) fn arrive(&self, from: Town, town: Town) -> f32 {
        let start = self.start(from, 0);
        let after = At { town, done: self.delivers[town.index()], ..start };
        self.visit[town.index()] + self.stand(after) - self.stand(start)
    }

    /// What travelling along an edge now is worth, with the other means to follow.
    pub(super) fn travel(&self, town: Town, means: Means, place: Place, edge: Edge, good: f32) -> f32 {
        let at = self.start(town, means);
        let Some(index) = TRAVELS.iter().position(|&one| one == place) else { return 0.0 };
        self.go(at, index as u8, edge, false) + good - self.stand(at)
    }

    /// What building now is worth, with the other means to follow.
    pub(super) fn build_now(&self, town: Town, means: Means) -> f32 {
        let at = self.start(town, means);
        self.build(at).map_or(0.0, |(worth, after)| worth + self.best(after) - self.stand(at))
    }
}

/// The edges along which a place moves the merchant.
pub(super) fn edges(place: Place, town: Town) -> u64 {
    let Effect::Travel { roads, waterways, .. } = place.row().effect else { return 0 };
    let allowed = if roads { !WATERWAYS } else { 0 } | if waterways { WATERWAYS } else { 0 };
    TOWN_EDGES[town.index()] & allowed
}
