//! What a tile is: its face, its types, and what is printed on it. The rows are in `tiles`.

use std::{fmt, num::NonZeroU8, str::FromStr};

use engine::Unreadable;

use super::{Kind, KindSet, Power, PowerSet};
use crate::means::Means;

/// A printed tile face. Equal faces are the same tile. It takes one byte, and so does `Option<Tile>`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub(super) NonZeroU8);

const _: () = assert!(size_of::<Option<Tile>>() == 1);

/// The building types: eight in the base game, and those that modules add. r[burgundy.comp.buildings]
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
    /// A separate type. r[burgundy.extra.crane-type]
    Crane,
    /// r[burgundy.whitecastle.unique]
    WhiteCastle,
}

/// Some building types. Modules add more types, so there is room for sixteen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TypeSet(u16);

impl TypeSet {
    pub const NONE: TypeSet = TypeSet(0);

    pub const fn only(building: Building) -> TypeSet {
        TypeSet(1 << building as u16)
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The eight types of the base game.
    pub const BASE: TypeSet = TypeSet(0xff);

    /// Whether the two sets share a type.
    #[inline]
    pub fn meets(self, other: TypeSet) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub fn add(&mut self, other: TypeSet) {
        self.0 |= other.0;
    }
}

/// The species of animal: four in the base game, and geese. r[burgundy.comp.livestock]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Species {
    Cow,
    Sheep,
    Pig,
    /// Printed as a hen in 2011 and as a goat in 2019.
    Goat,
    /// r[burgundy.extra.geese-24]
    Geese,
}

impl Species {
    pub const ALL: [Species; 5] = [Species::Cow, Species::Sheep, Species::Pig, Species::Goat, Species::Geese];

    pub fn name(self) -> &'static str {
        ["cow", "sheep", "pig", "goat", "geese"][self as usize]
    }
}

impl fmt::Display for Species {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Species {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Species, Unreadable> {
        let found = Species::ALL.into_iter().find(|species| species.name() == text);
        found.ok_or_else(|| Unreadable::new(text, "a species is cow, sheep, pig, goat or geese"))
    }
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
    /// The animals score with one other species in the same pasture, and again with every livestock tile that is
    /// placed there later. r[burgundy.extra.geese]
    Flock(Species, u8),
    /// The seat may use the effect of a building type. r[burgundy.extra.crane]
    Copy,
    /// The track piece rises to the top of its stack. r[burgundy.monastery.27-now]
    Lift,
}

impl Effect {
    /// Whether it scores points itself, and whether anything else happens.
    #[inline]
    pub(crate) fn parts(self) -> (bool, bool) {
        match self {
            Effect::None => (false, false),
            Effect::Graze(..) | Effect::Flock(..) | Effect::Points(_) => (true, false),
            Effect::Silver(_)
            | Effect::Workers(_)
            | Effect::Load
            | Effect::Act(_)
            | Effect::Copy
            | Effect::Lift => (false, true),
        }
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
    /// Points for each completed colour. r[burgundy.solo.monastery]
    PerColour(u8),
    /// Points for each bonus tile.
    PerBonusTile(u8),
}

/// One printed tile.
#[derive(Clone, Copy, Debug)]
pub struct TileSpec {
    pub name: &'static str,
    /// The colours of the spaces it may cover. r[burgundy.place.colour]
    pub fits: KindSet,
    /// What it is for everything that names a kind: effects that take tiles, free steps, counts.
    pub counts: Option<Kind>,
    /// The building types it adds to its town. r[burgundy.building.unique]
    pub types: TypeSet,
    /// The pile its coloured backs are in.
    pub pile: Option<Kind>,
    /// Copies with a coloured back and with a black back. r[burgundy.comp.backs]
    pub copies: [u8; 2],
    pub placed: Effect,
    /// Copies that are stacked next to the black depot, one more in each phase.
    pub stacked: u8,
    /// How many spaces it adds to its area when that is scored.
    pub grows: u8,
    /// Whether an area may hold only one.
    pub one_per_area: bool,
    /// Whether it counts as a building of any one type at the end. r[burgundy.extra.crane-final]
    pub wild: bool,
    pub powers: PowerSet,
    pub end: EndScore,
    /// The clause that describes what the tile does.
    pub clause: &'static str,
}

impl TileSpec {
    /// The animals on it, if it is livestock.
    pub fn species(&self) -> Option<(Species, u8)> {
        match self.placed {
            Effect::Graze(species, animals) | Effect::Flock(species, animals) => Some((species, animals)),
            _ => None,
        }
    }
}

/// A tile that fits its own colour, comes from the pile of that colour, and does nothing else.
pub(crate) const fn plain(
    name: &'static str,
    kind: Kind,
    copies: [u8; 2],
    placed: Effect,
    clause: &'static str,
) -> TileSpec {
    TileSpec {
        name,
        fits: KindSet::of(&[kind]),
        counts: Some(kind),
        types: TypeSet::NONE,
        pile: Some(kind),
        copies,
        placed,
        stacked: 0,
        grows: 0,
        one_per_area: false,
        wild: false,
        powers: PowerSet::NONE,
        end: EndScore::None,
        clause,
    }
}

pub(super) const fn building(
    name: &'static str,
    building: Building,
    placed: Effect,
    clause: &'static str,
) -> TileSpec {
    let types = TypeSet::only(building);
    TileSpec { types, ..plain(name, Kind::Building, [5, 2], placed, clause) }
}

pub(super) const fn livestock(
    name: &'static str,
    species: Species,
    animals: u8,
    copies: [u8; 2],
) -> TileSpec {
    plain(name, Kind::Livestock, copies, Effect::Graze(species, animals), "burgundy.livestock.score")
}

/// A monastery that changes a rule.
pub(crate) const fn rule(name: &'static str, back: Back, powers: &[Power], clause: &'static str) -> TileSpec {
    monastery(name, back, PowerSet::of(powers), EndScore::None, clause)
}

/// A monastery that scores at the end.
pub(crate) const fn end(name: &'static str, back: Back, end: EndScore, clause: &'static str) -> TileSpec {
    monastery(name, back, PowerSet::NONE, end, clause)
}

const fn monastery(
    name: &'static str,
    back: Back,
    powers: PowerSet,
    end: EndScore,
    clause: &'static str,
) -> TileSpec {
    let copies = match back {
        Back::Yellow => [1, 0],
        Back::Black => [0, 1],
    };
    TileSpec { powers, end, ..plain(name, Kind::Monastery, copies, Effect::None, clause) }
}

/// The back of a monastery.
#[derive(Clone, Copy)]
pub(crate) enum Back {
    Yellow,
    Black,
}
