use std::{fmt, num::NonZeroU8, ops::Range, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

use super::Good;
use crate::means::Means;

/// The six colours of tiles and spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    Building,
    Livestock,
    Castle,
    Mine,
    Ship,
    Monastery,
}

impl Kind {
    pub const COUNT: usize = 6;
    pub const ALL: [Kind; Kind::COUNT] =
        [Kind::Building, Kind::Livestock, Kind::Castle, Kind::Mine, Kind::Ship, Kind::Monastery];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name in the notation.
    pub fn name(self) -> &'static str {
        ["building", "livestock", "castle", "mine", "ship", "monastery"][self.index()]
    }

    /// Its letter on a board.
    pub fn letter(self) -> char {
        ['B', 'L', 'C', 'M', 'S', 'Y'][self.index()]
    }

    /// The tiles of this kind, as indices.
    #[inline]
    pub fn tiles(self) -> Range<usize> {
        match self {
            Kind::Building => 0..8,
            Kind::Livestock => 8..20,
            Kind::Castle => 20..21,
            Kind::Mine => 21..22,
            Kind::Ship => 22..23,
            Kind::Monastery => 23..49,
        }
    }

    /// Whether all tiles of this kind are identical, so drawing one reveals nothing.
    #[inline]
    pub fn alike(self) -> bool {
        matches!(self, Kind::Castle | Kind::Mine | Kind::Ship)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Kind, Unreadable> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| {
            Unreadable::new(text, "a kind is building, livestock, castle, mine, ship or monastery")
        })
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Some of the six kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindSet(u8);

impl KindSet {
    pub const NONE: KindSet = KindSet(0);
    pub const ALL: KindSet = KindSet(0b11_1111);

    pub const fn of(kinds: &[Kind]) -> KindSet {
        let mut bits = 0;
        let mut n = 0;
        while n < kinds.len() {
            bits |= 1 << kinds[n] as u8;
            n += 1;
        }
        KindSet(bits)
    }

    #[inline]
    pub fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The eight building types. r[burgundy.comp.buildings]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Building {
    Warehouse,
    Watchtower,
    Carpenter,
    Church,
    Market,
    BoardingHouse,
    Bank,
    TownHall,
}

/// The four species of animal. r[burgundy.comp.livestock]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Species {
    Cow,
    Sheep,
    Pig,
    /// Printed as a hen in 2011 and as a goat in 2019.
    Goat,
}

/// A tile's effect when it is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    None,
    /// The animals score, with all of their species in the same pasture.
    Graze(Species, u8),
    Points(u8),
    Silver(u8),
    Workers(u8),
    /// The seat loads goods from a depot, and its track piece moves.
    Load,
    /// The seat may take an action without a die.
    Act(Means),
}

/// A rule that a tile changes while it is in the duchy. One bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Power {
    /// A town may have two buildings of the same type. r[burgundy.monastery.01]
    EqualBuildings,
    /// Mines also pay a worker. r[burgundy.monastery.02]
    MineWorkers,
    /// A sale pays 2 silver. r[burgundy.monastery.03]
    SaleSilver,
    /// A sale also pays a worker. r[burgundy.monastery.04]
    SaleWorker,
    /// A ship loads from two neighbouring depots. r[burgundy.monastery.05]
    TwoDepots,
    /// The seat may buy from every depot. r[burgundy.monastery.06]
    BuyAnywhere,
    /// A purchase may be paid for with workers. r[burgundy.monastery.06]
    PayWorkers,
    /// Every livestock tile that scores is worth 1 more point. r[burgundy.monastery.07]
    LivestockMore,
    /// A worker changes a die by up to 2. r[burgundy.monastery.08]
    WorkerTwo,
    /// Free step for dice that place buildings. r[burgundy.monastery.09]
    StepBuildings,
    /// Free step for dice that place ships or livestock. r[burgundy.monastery.10]
    StepShipsLivestock,
    /// Free step for dice that place castles, mines or monasteries. r[burgundy.monastery.11]
    StepCastlesMinesMonasteries,
    /// Free step for dice that take tiles. r[burgundy.monastery.12]
    StepTake,
    /// Taking workers also gives 1 silver. r[burgundy.monastery.13]
    WorkersSilver,
    /// Taking workers gives 4. r[burgundy.monastery.14]
    WorkersFour,
}

/// The powers of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PowerSet(u32);

impl PowerSet {
    pub const fn of(powers: &[Power]) -> PowerSet {
        let mut bits = 0;
        let mut n = 0;
        while n < powers.len() {
            bits |= 1 << powers[n] as u32;
            n += 1;
        }
        PowerSet(bits)
    }

    #[inline]
    pub fn has(self, power: Power) -> bool {
        self.0 & (1 << power as u32) != 0
    }

    #[inline]
    pub fn add(&mut self, powers: PowerSet) {
        self.0 |= powers.0;
    }
}

/// What a tile in the duchy is worth at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndScore {
    None,
    /// Points for each goods colour sold at least once.
    PerSoldColour(u8),
    /// Points for each building of a type.
    PerBuilding(Building, u8),
    /// Points for each species of animal.
    PerSpecies(u8),
    /// Points for each sold goods tile.
    PerSoldGood(u8),
    /// Points for each bonus tile.
    PerBonusTile(u8),
}

/// One printed tile.
#[derive(Clone, Copy, Debug)]
pub struct TileSpec {
    pub name: &'static str,
    pub kind: Kind,
    /// Copies with a coloured back and with a black back. r[burgundy.comp.backs]
    pub copies: [u8; 2],
    pub placed: Effect,
    pub powers: PowerSet,
    pub end: EndScore,
    /// The clause that describes what the tile does.
    pub clause: &'static str,
}

impl TileSpec {
    /// The animals on it, if it is livestock.
    pub fn species(&self) -> Option<(Species, u8)> {
        if let Effect::Graze(species, animals) = self.placed { Some((species, animals)) } else { None }
    }
}

const fn building(name: &'static str, placed: Effect, clause: &'static str) -> TileSpec {
    TileSpec {
        name,
        kind: Kind::Building,
        copies: [5, 2],
        placed,
        powers: PowerSet::of(&[]),
        end: EndScore::None,
        clause,
    }
}

const fn livestock(name: &'static str, species: Species, animals: u8, copies: [u8; 2]) -> TileSpec {
    TileSpec {
        name,
        kind: Kind::Livestock,
        copies,
        placed: Effect::Graze(species, animals),
        powers: PowerSet::of(&[]),
        end: EndScore::None,
        clause: "burgundy.livestock.score",
    }
}

const fn plain(
    name: &'static str,
    kind: Kind,
    copies: [u8; 2],
    placed: Effect,
    clause: &'static str,
) -> TileSpec {
    TileSpec { name, kind, copies, placed, powers: PowerSet::of(&[]), end: EndScore::None, clause }
}

/// A monastery that changes a rule.
const fn rule(name: &'static str, back: Back, powers: &[Power], clause: &'static str) -> TileSpec {
    monastery(name, back, PowerSet::of(powers), EndScore::None, clause)
}

/// A monastery that scores at the end.
const fn end(name: &'static str, back: Back, end: EndScore, clause: &'static str) -> TileSpec {
    monastery(name, back, PowerSet::of(&[]), end, clause)
}

const fn monastery(
    name: &'static str,
    back: Back,
    powers: PowerSet,
    end: EndScore,
    clause: &'static str,
) -> TileSpec {
    let copies = match back {
        Yellow => [1, 0],
        Black => [0, 1],
    };
    TileSpec { name, kind: Kind::Monastery, copies, placed: Effect::None, powers, end, clause }
}

#[derive(Clone, Copy)]
enum Back {
    Yellow,
    Black,
}

use Back::{Black, Yellow};
use Building::{Bank, BoardingHouse, Carpenter, Church, Market, TownHall, Warehouse, Watchtower};
use EndScore::{PerBonusTile, PerBuilding, PerSoldColour, PerSoldGood, PerSpecies};
use Species::{Cow, Goat, Pig, Sheep};

/// Every tile of the base game, as printed in 2011. The 2019 rows that differ are in `compose`.
/// r[burgundy.comp.tiles] r[burgundy.comp.black-monasteries]
#[rustfmt::skip]
pub const TILES: [TileSpec; Tile::COUNT] = [
//           tile              when placed                      clause
    building("warehouse",      Effect::Act(Means::Warehouse),   "burgundy.building.warehouse"),
    building("watchtower",     Effect::Points(4),               "burgundy.building.watchtower"),
    building("carpenter",      Effect::Act(Means::Carpenter),   "burgundy.building.carpenter"),
    building("church",         Effect::Act(Means::Church),      "burgundy.building.church"),
    building("market",         Effect::Act(Means::Market),      "burgundy.building.market"),
    building("boarding-house", Effect::Workers(4),              "burgundy.building.boarding-house"),
    building("bank",           Effect::Silver(2),               "burgundy.building.bank"),
    building("town-hall",      Effect::Act(Means::TownHall),    "burgundy.building.town-hall"),
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

/// A printed tile face. Equal faces are the same tile. It takes one byte, and so does `Option<Tile>`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(NonZeroU8);

impl Tile {
    /// How many different faces there are.
    pub const COUNT: usize = 49;
    pub const CASTLE: Tile = Tile::at(20);
    pub const MINE: Tile = Tile::at(21);
    pub const SHIP: Tile = Tile::at(22);

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

    /// The monastery with this printed number, 1 to 26.
    pub const fn monastery(number: u8) -> Tile {
        Tile::at(22 + number as usize)
    }

    /// The tile of a building type.
    pub const fn building(building: Building) -> Tile {
        Tile::at(building as usize)
    }

    /// All tiles, in table order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT).map(Tile::at)
    }

    /// Its row as printed in 2011. Name, kind and copies are the same in both editions.
    #[inline]
    pub fn printed(self) -> &'static TileSpec {
        &TILES[self.index()]
    }

    #[inline]
    pub fn kind(self) -> Kind {
        self.printed().kind
    }

    pub fn name(self) -> &'static str {
        self.printed().name
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
            Unreadable::new(
                text,
                "a tile is a building (warehouse, watchtower, carpenter, church, market, boarding-house, bank, \
                 town-hall), livestock (cow2 to cow4, and the same for sheep, pig and goat), castle, mine, ship, or \
                 monastery1 to monastery26",
            )
        })
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

const _: () = assert!(size_of::<Option<Tile>>() == 1);
const _: () = assert!(Good::COUNT == 6);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_in_the_range_of_its_kind() {
        for tile in Tile::all() {
            assert!(tile.kind().tiles().contains(&tile.index()), "{tile}");
        }
    }

    #[test]
    fn the_copies_add_up_to_the_printed_totals() {
        let total = |kind: Kind, back: usize| -> u8 {
            Tile::all().filter(|tile| tile.kind() == kind).map(|tile| tile.printed().copies[back]).sum()
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
        assert!("monastery27".parse::<Tile>().is_err());
    }
}
