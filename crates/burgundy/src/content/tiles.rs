//! Every tile: the rows of the base game and of the modules, and what follows from their order.

use std::{fmt, num::NonZeroU8, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

use super::{
    Building, Effect, EndScore, Kind, Power, Species, Tile, TileSpec,
    tile::{Back, building, end, livestock, plain, rule},
};
use crate::{means::Means, modules};

use Back::{Black, Yellow};
use Building::{Bank, BoardingHouse, Carpenter, Church, Market, TownHall, Warehouse, Watchtower};
use EndScore::{PerBonusTile, PerBuilding, PerSoldColour, PerSoldGood, PerSpecies};
use Species::{Cow, Goat, Pig, Sheep};

/// Every tile of the base game, as printed in 2011. The 2019 rows that differ are in `compose`.
/// r[burgundy.comp.tiles] r[burgundy.comp.black-monasteries]
#[rustfmt::skip]
const BASE: [TileSpec; Tile::BASE] = [
//           tile              type            when placed                      clause
    building("warehouse",      Warehouse,      Effect::Act(Means::Warehouse),   "burgundy.building.warehouse"),
    building("watchtower",     Watchtower,     Effect::Points(4),               "burgundy.building.watchtower"),
    building("carpenter",      Carpenter,      Effect::Act(Means::Carpenter),   "burgundy.building.carpenter"),
    building("church",         Church,         Effect::Act(Means::Church),      "burgundy.building.church"),
    building("market",         Market,         Effect::Act(Means::Market),      "burgundy.building.market"),
    building("boarding-house", BoardingHouse,  Effect::Workers(4),              "burgundy.building.boarding-house"),
    building("bank",           Bank,           Effect::Silver(2),               "burgundy.building.bank"),
    building("town-hall",      TownHall,       Effect::Act(Means::TownHall),    "burgundy.building.town-hall"),
//            tile      species  animals  copies by back
    livestock("cow2",   Cow,     2,       [2, 0]),
    livestock("cow3",   Cow,     3,       [2, 1]),
    livestock("cow4",   Cow,     4,       [1, 1]),
    livestock("sheep2", Sheep,   2,       [2, 0]),
    livestock("sheep3", Sheep,   3,       [2, 1]),
    livestock("sheep4", Sheep,   4,       [1, 1]),
    livestock("pig2",   Pig,     2,       [2, 0]),
    livestock("pig3",   Pig,     3,       [2, 1]),
    livestock("pig4",   Pig,     4,       [1, 1]),
    livestock("goat2",  Goat,    2,       [2, 0]),
    livestock("goat3",  Goat,    3,       [2, 1]),
    livestock("goat4",  Goat,    4,       [1, 1]),
//        tile      kind          copies   when placed
    plain("castle", Kind::Castle, [14, 2], Effect::Act(Means::Castle), "burgundy.castle.action"),
    plain("mine",   Kind::Mine,   [10, 2], Effect::None,               "burgundy.mine.no-effect"),
    plain("ship",   Kind::Ship,   [20, 6], Effect::Load,               "burgundy.ship.any-depot"),
//       tile           back    what it changes or scores
    rule("monastery1",  Yellow, &[Power::EqualBuildings],              "burgundy.monastery.01"),
    rule("monastery2",  Yellow, &[Power::MineWorkers],                 "burgundy.monastery.02"),
    rule("monastery3",  Yellow, &[Power::SaleSilver],                  "burgundy.monastery.03"),
    rule("monastery4",  Yellow, &[Power::SaleWorker],                  "burgundy.monastery.04"),
    rule("monastery5",  Yellow, &[Power::TwoDepots],                   "burgundy.monastery.05"),
    rule("monastery6",  Yellow, &[Power::BuyAnywhere],                 "burgundy.monastery.06"),
    rule("monastery7",  Black,  &[Power::LivestockMore],               "burgundy.monastery.07"),
    rule("monastery8",  Yellow, &[Power::WorkerTwo],                   "burgundy.monastery.08"),
    rule("monastery9",  Yellow, &[Power::StepBuildings],               "burgundy.monastery.09"),
    rule("monastery10", Yellow, &[Power::StepShipsLivestock],          "burgundy.monastery.10"),
    rule("monastery11", Yellow, &[Power::StepCastlesMinesMonasteries], "burgundy.monastery.11"),
    rule("monastery12", Black,  &[Power::StepTake],                    "burgundy.monastery.12"),
    rule("monastery13", Yellow, &[Power::WorkersSilver],               "burgundy.monastery.13"),
    rule("monastery14", Black,  &[Power::WorkersFour],                 "burgundy.monastery.14"),
    end( "monastery15", Black,  PerSoldColour(3),                      "burgundy.monastery.15"),
    end( "monastery16", Yellow, PerBuilding(Warehouse, 4),             "burgundy.monastery.16"),
    end( "monastery17", Yellow, PerBuilding(Watchtower, 4),            "burgundy.monastery.17"),
    end( "monastery18", Yellow, PerBuilding(Carpenter, 4),             "burgundy.monastery.18"),
    end( "monastery19", Yellow, PerBuilding(Church, 4),                "burgundy.monastery.19"),
    end( "monastery20", Yellow, PerBuilding(Market, 4),                "burgundy.monastery.20"),
    end( "monastery21", Yellow, PerBuilding(BoardingHouse, 4),         "burgundy.monastery.21"),
    end( "monastery22", Yellow, PerBuilding(Bank, 4),                  "burgundy.monastery.22"),
    end( "monastery23", Yellow, PerBuilding(TownHall, 4),              "burgundy.monastery.23"),
    end( "monastery24", Black,  PerSpecies(4),                         "burgundy.monastery.24"),
    end( "monastery25", Black,  PerSoldGood(1),                        "burgundy.monastery.25"),
    end( "monastery26", Yellow, PerBonusTile(2),                       "burgundy.monastery.26"),
];

/// Every tile: those of the base game, and after them those of the modules. Sorted storages and the order of
/// what is legal follow the rows, so a new row comes last.
pub const TILES: [TileSpec; Tile::COUNT] = {
    let mut tiles = [BASE[0]; Tile::COUNT];
    let mut row = 0;
    while row < Tile::BASE {
        tiles[row] = BASE[row];
        row += 1;
    }
    let mut module = 0;
    while module < modules::TILES.len() {
        let mut place = 0;
        while place < modules::TILES[module].len() {
            tiles[row] = modules::TILES[module][place];
            row += 1;
            place += 1;
        }
        module += 1;
    }
    tiles
};

impl Tile {
    /// How many different faces there are.
    pub const COUNT: usize = {
        let (mut count, mut module) = (Tile::BASE, 0);
        while module < modules::TILES.len() {
            count += modules::TILES[module].len();
            module += 1;
        }
        count
    };
    /// How many of them the base game has.
    pub(crate) const BASE: usize = 49;
    pub const CASTLE: Tile = Tile::at(20);
    pub const MINE: Tile = Tile::at(21);
    pub const SHIP: Tile = Tile::at(22);
    /// A tile that lies face down. r[burgundy.solo.black-tile]
    pub const BLANK: Tile = Tile::named("blank");

    /// The tile in this row of [`TILES`].
    #[inline]
    pub const fn at(index: usize) -> Tile {
        debug_assert!(index < Tile::COUNT);
        Tile(NonZeroU8::new(index as u8 + 1).expect("a row number plus 1 is not 0"))
    }

    /// Its row in [`TILES`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// How many tiles lie on stacks next to a depot.
    pub(crate) const STACKS: usize = {
        let (mut count, mut row) = (0, 0);
        while row < Tile::COUNT {
            count += (TILES[row].stacked > 0) as usize;
            row += 1;
        }
        count
    };

    /// The number of its stack.
    #[inline]
    pub(crate) fn stack(self) -> usize {
        STACK_OF[self.index()].into()
    }

    /// The monastery with this printed number, 1 to 26.
    pub const fn monastery(number: u8) -> Tile {
        debug_assert!(number <= 26);
        Tile::at(22 + number as usize)
    }

    /// The tile of a building type.
    pub const fn building(building: Building) -> Tile {
        match building {
            Building::Crane => const { Tile::named("crane") },
            Building::WhiteCastle => const { Tile::named("white-castle") },
            _ => Tile::at(building as usize),
        }
    }

    /// The tile with this name, known to exist.
    pub(crate) const fn named(name: &str) -> Tile {
        let mut row = 0;
        while row < Tile::COUNT {
            if super::same(TILES[row].name, name) {
                return Tile::at(row);
            }
            row += 1;
        }
        panic!("no tile has this name")
    }

    /// All tiles, in table order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT).map(Tile::at)
    }

    /// Its row as printed in 2011. Only powers and final scores differ between the editions.
    #[inline]
    pub fn printed(self) -> &'static TileSpec {
        &TILES[self.index()]
    }

    pub fn name(self) -> &'static str {
        self.printed().name
    }
}

/// The number of the stack of each tile that is stacked. For others it is past the end.
const STACK_OF: [u8; Tile::COUNT] = {
    let mut stacks = [u8::MAX; Tile::COUNT];
    let (mut count, mut row) = (0, 0);
    while row < Tile::COUNT {
        if TILES[row].stacked > 0 {
            stacks[row] = count;
            count += 1;
        }
        row += 1;
    }
    stacks
};

/// Some tile faces, one bit for each row of [`TILES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TileSet(u64);

const _: () = assert!(Tile::COUNT <= u64::BITS as usize);

impl TileSet {
    pub const NONE: TileSet = TileSet(0);

    const fn with_row(self, row: usize) -> TileSet {
        assert!(row < u64::BITS as usize, "a set of tiles has room for 64 rows");
        TileSet(self.0 | 1 << row)
    }

    #[inline]
    pub fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile.index()) != 0
    }

    /// Its tiles, in table order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let tile = Tile::at(rest.trailing_zeros() as usize);
            rest &= rest - 1;
            Some(tile)
        })
    }

    /// Its tile, if there is just one.
    #[inline]
    pub fn only(self) -> Option<Tile> {
        self.0.is_power_of_two().then(|| Tile::at(self.0.trailing_zeros() as usize))
    }
}

/// The faces in each coloured pile.
const FACES: [TileSet; Kind::COUNT] = faces(&TILES);

const fn faces<const ROWS: usize>(rows: &[TileSpec; ROWS]) -> [TileSet; Kind::COUNT] {
    let mut faces = [TileSet::NONE; Kind::COUNT];
    let mut row = 0;
    while row < ROWS {
        if let Some(kind) = rows[row].pile {
            faces[kind as usize] = faces[kind as usize].with_row(row);
        }
        row += 1;
    }
    faces
}

impl Kind {
    /// The faces in the pile of this colour.
    #[inline]
    pub fn faces(self) -> TileSet {
        FACES[self.index()]
    }

    /// The only face in the pile, if all its tiles are identical. Drawing one then reveals nothing.
    #[inline]
    pub fn only_face(self) -> Option<Tile> {
        FACES[self.index()].only()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Tile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Tile, Unreadable> {
        // Two other forms that people write: mon9 for monastery9, and the chicken of 2011.
        let canonical = if let Some(number) = text.strip_prefix("mon").filter(|rest| !rest.starts_with('a')) {
            format!("monastery{number}")
        } else if let Some(animals) = text.strip_prefix("chicken") {
            format!("goat{animals}")
        } else {
            text.to_owned()
        };
        Tile::all().find(|tile| tile.name() == canonical).ok_or_else(|| {
            let of_no_kind = Tile::all().filter(|tile| tile.printed().counts.is_none()).map(Tile::name);
            Unreadable::new(
                text,
                format!(
                    "a tile is a building (warehouse, watchtower, carpenter, church, market, boarding-house, bank, \
                     town-hall, crane, white-castle), livestock (cow2 to cow4, and the same for sheep, pig and goat; \
                     geese), castle, mine, ship, {}, or monastery1 to monastery29",
                    of_no_kind.collect::<Vec<_>>().join(", ")
                ),
            )
        })
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_in_the_pile_of_its_kind() {
        for tile in Tile::all() {
            let spec = tile.printed();
            assert_eq!(spec.pile, spec.counts, "{tile}");
            for kind in Kind::ALL {
                assert_eq!(kind.faces().contains(tile), spec.pile == Some(kind), "{tile}");
                let fits = spec.counts.is_none_or(|counts| counts == kind);
                assert_eq!(spec.fits.contains(kind), fits, "{tile}");
            }
        }
        let alike = Kind::ALL.map(Kind::only_face);
        assert_eq!(alike, [None, None, Some(Tile::CASTLE), Some(Tile::MINE), Some(Tile::SHIP), None]);
    }

    #[test]
    fn the_copies_add_up_to_the_printed_totals() {
        let total = |kind: Kind, back: usize| -> u8 {
            let base = BASE.iter().filter(|spec| spec.pile == Some(kind));
            base.map(|spec| spec.copies[back]).sum()
        };
        let coloured = Kind::ALL.map(|kind| total(kind, 0));
        let black = Kind::ALL.map(|kind| total(kind, 1));
        assert_eq!(coloured, [40, 20, 14, 10, 20, 20]);
        assert_eq!(black, [16, 8, 2, 2, 6, 6]);
        assert_eq!(coloured.iter().chain(&black).map(|&n| u32::from(n)).sum::<u32>(), 164);
    }

    #[test]
    fn names_read_back_and_short_forms_are_accepted() {
        for tile in Tile::all() {
            assert_eq!(tile.name().parse(), Ok(tile));
        }
        assert_eq!("mon9".parse(), Ok(Tile::monastery(9)));
        assert_eq!("chicken3".parse::<Tile>().unwrap().name(), "goat3");
        assert!("monastery30".parse::<Tile>().is_err());
    }
}
