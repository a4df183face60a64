use crate::content::{Place, Regions, Row, Side, TOWN_LIMIT, VILLAGE_LIMIT};

/// All the tiles and pawns a seat has laid out. r[natick.comp.colony]
///
/// Settlements form a line with one road between neighbours, so the two ends say where they
/// are, and everything else is a mask. r[natick.grid.line] r[natick.grid.ends]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colony {
    /// Whether the first village has been placed.
    pub founded: bool,
    /// The leftmost and the rightmost settlement.
    pub ends: [Place; 2],
    /// Whether an open road leads on from the left end and from the right end.
    pub open: [bool; 2],
    /// Settlements that are towns.
    pub(crate) towns: u16,
    /// Roads with a trader.
    pub(crate) traders: u16,
    /// Settlements with a knight above and below.
    pub(crate) knights: [u16; 2],
    /// How many towns, traders and knights there are. Keeping count is cheaper than counting bits.
    counts: [u8; 3],
    /// Its regions.
    pub regions: Regions,
    /// Its regions that a knight guards. r[natick.knight.guard]
    pub guarded: Regions,
    /// Its regions next to a trader. r[natick.trader.barter]
    pub markets: Regions,
}

impl Default for Colony {
    fn default() -> Colony {
        Colony {
            founded: false,
            ends: [Place::FIRST; 2],
            open: [false; 2],
            towns: 0,
            traders: 0,
            knights: [0; 2],
            counts: [0; 3],
            regions: 0,
            guarded: 0,
            markets: 0,
        }
    }
}

impl Colony {
    #[inline]
    pub fn end(&self, side: Side) -> Place {
        self.ends[side.index()]
    }

    #[inline]
    pub fn is_open(&self, side: Side) -> bool {
        self.open[side.index()]
    }

    /// Its villages and towns, from the left.
    #[inline]
    pub fn settlements(&self) -> impl Iterator<Item = Place> + use<> {
        let [left, right] = self.ends;
        let last = if self.founded { right.x() } else { left.x() - 2 };
        (left.x()..=last).step_by(2).map(Place::new)
    }

    /// Its roads from the left, including any open ones at the ends. r[natick.road.closed]
    #[inline]
    pub fn roads(&self) -> impl Iterator<Item = Place> + use<> {
        let [left, right] = self.ends.map(Place::x);
        let first = if self.open[0] { left - 1 } else { left + 1 };
        let last = if self.open[1] { right + 1 } else { right - 1 };
        (first..=last).step_by(2).map(Place::new)
    }

    /// Villages and towns together.
    #[inline]
    pub fn settled(&self) -> u8 {
        let [left, right] = self.ends;
        if self.founded { (right.x() - left.x()) as u8 / 2 + 1 } else { 0 }
    }

    #[inline]
    pub fn town_count(&self) -> u8 {
        self.counts[0]
    }

    #[inline]
    pub fn village_count(&self) -> u8 {
        self.settled() - self.town_count()
    }

    /// Roads that still need a tile: the open ones. r[natick.road.closed]
    #[inline]
    pub fn open_roads(&self) -> u8 {
        u8::from(self.open[0]) + u8::from(self.open[1])
    }

    #[inline]
    pub fn is_town(&self, settlement: Place) -> bool {
        self.towns & settlement.bit() != 0
    }

    #[inline]
    pub fn has_settlement(&self, place: Place) -> bool {
        let [left, right] = self.ends;
        self.founded && !place.is_road() && (left..=right).contains(&place)
    }

    #[inline]
    pub fn trader_count(&self) -> u8 {
        self.counts[1]
    }

    #[inline]
    pub fn knight_count(&self) -> u8 {
        self.counts[2]
    }

    pub(crate) fn add_town(&mut self, settlement: Place) {
        self.towns |= settlement.bit();
        self.counts[0] += 1;
    }

    pub(crate) fn add_trader(&mut self, road: Place) {
        self.traders |= road.bit();
        self.counts[1] += 1;
    }

    pub(crate) fn add_knight(&mut self, settlement: Place, row: Row) {
        self.knights[row.index()] |= settlement.bit();
        self.counts[2] += 1;
    }

    /// Whether the counts are right.
    pub(crate) fn is_counted(&self) -> bool {
        let knights = self.knights[0].count_ones() + self.knights[1].count_ones();
        let counts = [self.towns.count_ones(), self.traders.count_ones(), knights];
        self.counts.map(u32::from) == counts
    }

    #[inline]
    pub fn has_trader(&self, road: Place) -> bool {
        self.traders & road.bit() != 0
    }

    #[inline]
    pub fn has_knight(&self, settlement: Place, row: Row) -> bool {
        self.knights[row.index()] & settlement.bit() != 0
    }

    /// Traders and knights next to a settlement. A trader between two settlements counts for both.
    /// r[natick.unit.shared-road]
    #[inline]
    pub fn units(&self, settlement: Place) -> u32 {
        let traders = Side::ALL.map(|side| u32::from(self.has_trader(settlement.beside(side, 1))));
        let knights = Row::ALL.map(|row| u32::from(self.has_knight(settlement, row)));
        traders[0] + traders[1] + knights[0] + knights[1]
    }

    /// Whether there may be one more trader or knight next to a settlement.
    /// r[natick.village.units] r[natick.town.units]
    #[inline]
    pub fn takes_unit(&self, settlement: Place) -> bool {
        let limit = if self.is_town(settlement) { TOWN_LIMIT } else { VILLAGE_LIMIT };
        self.units(settlement) < limit
    }

    /// Whether a trader may be placed on one of its roads. r[natick.unit.one-each]
    #[inline]
    pub fn takes_trader(&self, road: Place) -> bool {
        let ends = Side::ALL.map(|side| road.beside(side, 1));
        !self.has_trader(road)
            && ends.iter().all(|&place| !self.has_settlement(place) || self.takes_unit(place))
    }

    /// Whether a knight may be placed above or below one of its settlements.
    /// r[natick.knight.place] r[natick.unit.one-each]
    #[inline]
    pub fn takes_knight(&self, settlement: Place, row: Row) -> bool {
        !self.has_knight(settlement, row) && self.takes_unit(settlement)
    }
}
