use engine::{Line, Seat, Sink};

use super::coins::pay;
use crate::{
    action::Build,
    content::{Item, Place, Region, Row, Side, Spot, TOWN_POINTS, TRADER_POINTS, VILLAGE_POINTS},
    event::{Event, What},
    rules::{Guard, Natick, covers},
    state::State,
    step::Step,
};

impl Natick {
    /// Pays for a build, which is placed as soon as it is paid for. r[natick.build.pay]
    pub(crate) fn build(&self, state: &mut State, seat: Seat, build: Build, sink: &mut impl Sink<Event>) {
        state.flow.push(Line::Lane(seat), Step::Raise(build));
        pay(state, seat, self.cost(build.item()), sink);
    }

    /// Places what the seat has paid for.
    pub(crate) fn raise(&self, state: &mut State, seat: Seat, build: Build, sink: &mut impl Sink<Event>) {
        // r[natick.end.stall]
        state.built = true;
        let tiles = state.tiles();
        let colony = &mut state.colonies[seat];
        let (points, clause) = match build {
            Build::Road(side) => {
                colony.open[side.index()] = true;
                // r[natick.road.no-points]
                (0, "natick.road.place")
            }
            Build::Village(side) => {
                // r[natick.road.closed] The road stays, and its tile goes back to the stack.
                colony.ends[side.index()] = colony.end(side).beside(side, 2);
                colony.open[side.index()] = false;
                (VILLAGE_POINTS, "natick.village.points")
            }
            Build::Town(place) => {
                colony.add_town(place);
                (TOWN_POINTS - VILLAGE_POINTS, "natick.town.points")
            }
            Build::Trader(road) => {
                colony.add_trader(road);
                self.guard(state, seat);
                (TRADER_POINTS, "natick.trader.points")
            }
            Build::Knight(place, row) => {
                colony.add_knight(place, row);
                self.guard(state, seat);
                (self.knight_points, "natick.knight.points")
            }
        };
        sink.emit(Event::new(clause, What::Built { seat, build }));
        if points > 0 {
            let by = i32::from(points);
            sink.emit(Event::new(clause, What::Points { seat, by, item: build.item() }));
        }
        if let (Build::Town(_), true) = (build, tiles.1 == 0) {
            // r[natick.road.swap] If the town tile was under a road, the village tile takes its place.
            sink.emit(Event::new("natick.road.swap", What::Swapped { seat }));
        }
        if let Some((spot, clause)) = region_to_add(state, seat, build) {
            sink.emit(Event::new(clause, What::AddsRegion { seat }));
            state.flow.push(Line::Lane(seat), Step::AddRegion(spot));
        }
    }

    /// r[natick.scout.before] The seat decides whether to hire a scout before it draws a region.
    pub(crate) fn add_region(&self, state: &mut State, seat: Seat, spot: Spot, sink: &mut impl Sink<Event>) {
        let lane = Line::Lane(seat);
        if state.stack == 0 {
            sink.emit(Event::new("natick.scout.empty-stack", What::NoRegion { seat }));
        } else if covers(state.purse(seat), self.cost(Item::Scout)) {
            state.flow.push(lane, Step::AskScout(spot));
        } else {
            state.flow.push(lane, Step::DrawRegion(spot));
        }
    }

    /// r[natick.scout.cost] The scout finds the region that the seat names.
    pub(crate) fn scout(
        &self,
        state: &mut State,
        seat: Seat,
        spot: Spot,
        region: Region,
        sink: &mut impl Sink<Event>,
    ) {
        sink.emit(Event::new("natick.scout.cost", What::Scouted { seat, region }));
        state.flow.push(Line::Lane(seat), Step::Put(spot, region));
        pay(state, seat, self.cost(Item::Scout), sink);
    }

    /// r[natick.village.choose-space] Only a new village leaves a choice of space.
    pub(crate) fn put_region(
        &self,
        state: &mut State,
        seat: Seat,
        spot: Spot,
        region: Region,
        sink: &mut impl Sink<Event>,
    ) {
        let mut rows = spot.rows();
        match (rows.next(), rows.next()) {
            (Some(row), None) => self.place_region(state, seat, region, spot.road(), row, sink),
            _ => state.flow.push(Line::Lane(seat), Step::AskPut(spot, region)),
        }
    }

    pub(crate) fn place_region(
        &self,
        state: &mut State,
        seat: Seat,
        region: Region,
        road: Place,
        row: Row,
        sink: &mut impl Sink<Event>,
    ) {
        self.lay_region(state, seat, region, road, row);
        sink.emit(Event::new("natick.grid.line", What::Laid { seat, region, x: road.x(), row }));
    }

    /// Finds the regions that knights guard and those next to traders. r[natick.knight.guard]
    /// r[natick.trader.barter]
    pub(crate) fn guard(&self, state: &mut State, seat: Seat) {
        let colony = &state.colonies[seat];
        let [above, below] = colony.knights;
        if above | below | colony.traders == 0 {
            return;
        }
        let (mut guarded, mut markets) = (0, 0);
        for region in Region::in_mask(colony.regions) {
            let (road, row) =
                state.spaces[region.index()].place().expect("every region in a colony has a place");
            // A region is between two settlements. At an end, one of them may not exist yet.
            let settlements = Side::ALL
                .map(|side| road.x() + if side == Side::Left { -1 } else { 1 })
                .into_iter()
                .filter(|x| x.abs() < Place::FARTHEST)
                .fold(0, |bits, x| bits | Place::new(x).bit());
            let knights = match self.guard {
                Guard::Beside => colony.knights[row.index()],
                Guard::Around => above | below,
            };
            if knights & settlements != 0 {
                guarded |= region.bit();
            }
            if colony.has_trader(road) {
                markets |= region.bit();
            }
        }
        state.colonies[seat].guarded = guarded;
        state.colonies[seat].markets = markets;
    }
}

/// Where a build adds a region.
fn region_to_add(state: &State, seat: Seat, build: Build) -> Option<(Spot, &'static str)> {
    let colony = &state.colonies[seat];
    match build {
        // The other side of a road that has a region on only one side.
        Build::Road(side) => {
            let spot = only_missing(state, seat, &[colony.end(side).beside(side, 1)])?;
            Some((spot, "natick.road.region"))
        }
        // One of the two outer corners.
        Build::Village(side) => Some((Spot::both(colony.end(side).beside(side, 1)), "natick.village.region")),
        // The fourth corner of a town that has three.
        Build::Town(place) => {
            let spot = only_missing(state, seat, &Side::ALL.map(|side| place.beside(side, 1)))?;
            Some((spot, "natick.town.region"))
        }
        Build::Trader(_) | Build::Knight(..) => None,
    }
}

/// The space at these roads that has no region, if there is exactly one.
fn only_missing(state: &State, seat: Seat, roads: &[Place]) -> Option<Spot> {
    let mut missing = None;
    for &road in roads {
        for row in Row::ALL {
            if state.region_at(seat, road, row).is_none() && missing.replace(Spot::one(road, row)).is_some() {
                return None;
            }
        }
    }
    missing
}
