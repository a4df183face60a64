use engine::Seat;

use crate::{
    action::{Action, Build},
    content::{Item, Purse, Row, Side, TOWNS, VILLAGES},
    rules::{Natick, covers},
    state::State,
};

impl Natick {
    /// Everything the seat can build and pay for. r[natick.build.items]
    pub(crate) fn offer_builds(
        &self,
        state: &State,
        seat: Seat,
        purse: Purse,
        offer: &mut impl FnMut(Action),
    ) {
        let colony = &state.colonies[seat];
        let affords = |item: Item| covers(purse, self.cost(item));
        let mut build = |build| offer(Action::Build(build));
        // r[natick.road.place] r[natick.road.free-tile]
        if affords(Item::Road) && self.road_tile(state) {
            Side::ALL.into_iter().filter(|&side| !colony.is_open(side)).for_each(|s| build(Build::Road(s)));
        }
        // r[natick.village.place] r[natick.village.limit] r[natick.road.village-always]
        if affords(Item::Village) && state.villages() < VILLAGES {
            Side::ALL.into_iter().filter(|&side| colony.is_open(side)).for_each(|s| build(Build::Village(s)));
        }
        // r[natick.town.upgrade] r[natick.town.limit]
        if affords(Item::Town) && state.towns() < TOWNS {
            let villages = colony.settlements().filter(|&place| !colony.is_town(place));
            villages.for_each(|place| build(Build::Town(place)));
        }
        let (trader, knight) = (affords(Item::Trader), affords(Item::Knight));
        // r[natick.comp.pawns]
        if !(trader || knight) || state.pawns() == 0 {
            return;
        }
        // r[natick.trader.place]
        if trader {
            let roads = colony.roads().filter(|&road| colony.takes_trader(road));
            roads.for_each(|road| build(Build::Trader(road)));
        }
        // r[natick.knight.place]
        if knight {
            for place in colony.settlements() {
                for row in Row::ALL.into_iter().filter(|&row| colony.takes_knight(place, row)) {
                    build(Build::Knight(place, row));
                }
            }
        }
    }

    /// Whether a tile is left for a road. r[natick.road.free-tile]
    pub(super) fn road_tile(&self, state: &State) -> bool {
        !self.road_needs_tile || state.tiles() != (0, 0)
    }
}
