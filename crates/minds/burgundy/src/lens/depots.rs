//! What lies in the depots, and what modules add.

use ::burgundy::content::{Depot, Kind, Tile};

use super::{Sight, rows};

impl Sight<'_> {
    /// Tiles in the numbered depots, as far as the seat can use them, and goods.
    pub(super) fn depots(&mut self) {
        let finishing = self.finishing();
        let (mut useless, mut finish) = (0.0, 0.0);
        for depot in Depot::numbered() {
            for tile in self.state.depots[depot.index()].into_iter().flatten() {
                if !self.usable(tile) {
                    useless += 1.0;
                    continue;
                }
                self.mark(rows::DEPOT_TILE, tile.index());
                let kind = self.rules.tile(tile).counts.map_or(0, Kind::index);
                self.mark(rows::DEPOT, kind * 6 + depot.index());
                finish += f32::from(u8::from(finishing[kind]));
            }
        }
        self.put(rows::DEPOT_USE, 0, useless / 8.0);
        self.put(rows::DEPOT_USE, 1, finish / 4.0);
        self.loads();
    }

    /// The colours in which the next tile completes an area.
    fn finishing(&self) -> [bool; Kind::COUNT] {
        let mut finishing = [false; Kind::COUNT];
        for area in &self.board.areas[..usize::from(self.board.area_count)] {
            let empty = area.without(self.estate.covered);
            if empty.len() == 1
                && let Some(space) = (empty & self.near).iter().next()
            {
                finishing[self.board.kinds[space].index()] = true;
            }
        }
        finishing
    }

    /// Whether a tile fits anywhere.
    fn usable(&self, tile: Tile) -> bool {
        let spec = self.rules.tile(tile);
        match spec.counts {
            Some(kind) if spec.types.is_empty() && !spec.one_per_area => self.missing[kind.index()] > 0,
            _ => !self.rules.spaces_for(self.estate, tile).is_empty(),
        }
    }

    /// Goods for the next ship.
    fn loads(&mut self) {
        let room = 3_usize.saturating_sub(self.estate.goods_colours());
        let (mut best, mut all) = (0, 0);
        for goods in &self.state.depot_goods {
            let (mut count, mut new) = (0, 0);
            for (colour, &there) in goods.iter().enumerate().filter(|(_, there)| **there > 0) {
                all += there;
                let known = self.estate.goods[colour] > 0;
                if known || new < room {
                    new += usize::from(!known);
                    count += there;
                }
            }
            best = best.max(count);
        }
        self.put(rows::LOAD, 0, f32::from(best) / 4.0);
        self.put(rows::LOAD, 1, f32::from(all) / 8.0);
    }

    /// Tiles in the black depot.
    pub(super) fn black(&mut self) {
        let mut count = 0.0;
        for tile in self.state.black.into_iter().flatten() {
            if self.usable(tile) {
                self.mark(rows::BLACK_TILE, tile.index());
                count += 1.0;
            }
        }
        self.put(rows::BLACK, 0, (count + f32::from(self.state.stacked())) / 4.0);
    }

    /// Shields, border posts and the trade route.
    pub(super) fn modules(&mut self) {
        for shield in self.estate.shields.into_iter().flatten() {
            self.mark(rows::SHIELD, shield.index());
            self.put(rows::SHIELD_TIME, shield.index(), self.time);
        }
        let out = self.state.depot_shields.iter().flatten().flatten().count();
        self.put(rows::SHIELDS_OUT, 0, out as f32 / 6.0);
        if self.rules.has_posts() {
            self.mark(rows::POSTS, usize::from(self.estate.joined.len()).min(3));
            if self.state.awards[0].is_none() {
                self.mark(rows::POSTS, 4);
            }
        }
        let (mut spaces, mut laid) = (0.0, 0.0);
        for (_, _, good) in self.rules.route_spaces(self.estate) {
            spaces += 1.0;
            laid += f32::from(u8::from(good.is_some()));
        }
        self.put(rows::ROUTE, 0, spaces / 12.0);
        self.put(rows::ROUTE, 1, laid / 12.0);
    }
}
