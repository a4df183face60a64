//! The means by which a seat acts: a die, or a tile's effect.

use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

use crate::content::{Kind, KindSet};

/// What allows an action. In the notation it comes after the verb: `take d1 3 bank`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Means {
    Die1,
    Die2,
    Castle,
    Warehouse,
    Carpenter,
    Church,
    Market,
    TownHall,
}

/// What a means allows.
#[expect(clippy::struct_excessive_bools, reason = "a row of yes or no answers, as in the rulebook's table")]
#[derive(Clone, Copy, Debug)]
pub struct MeansSpec {
    pub name: &'static str,
    /// The kinds of tile that may be taken from a numbered depot.
    pub take: KindSet,
    pub place: bool,
    pub sell: bool,
    pub workers: bool,
    /// Whether it may be left unused. r[burgundy.building.optional] r[burgundy.castle.mandatory]
    pub may_pass: bool,
    /// Whether it counts as another die, so that a purchase before it is between actions.
    /// r[burgundy.purchase.window-2011]
    pub between: bool,
    pub clause: &'static str,
}

const ALL: KindSet = KindSet::ALL;
const NONE: KindSet = KindSet::NONE;
const BUILDINGS: KindSet = KindSet::of(&[Kind::Building]);
const FOR_CHURCH: KindSet = KindSet::of(&[Kind::Mine, Kind::Monastery, Kind::Castle]);
const FOR_MARKET: KindSet = KindSet::of(&[Kind::Ship, Kind::Livestock]);

const fn row(
    name: &'static str,
    take: KindSet,
    [place, sell, workers]: [bool; 3],
    [may_pass, between]: [bool; 2],
    clause: &'static str,
) -> MeansSpec {
    MeansSpec { name, take, place, sell, workers, may_pass, between, clause }
}

#[rustfmt::skip]
const MEANS: [MeansSpec; 8] = [
//      name         take        place  sell   workers   may pass, between
    row("d1",        ALL,        [true,  true,  true],   [false, true], "burgundy.turn.two-actions"),
    row("d2",        ALL,        [true,  true,  true],   [false, true], "burgundy.turn.two-actions"),
    row("castle",    ALL,        [true,  true,  true],   [false, true], "burgundy.castle.action"),
    row("warehouse", NONE,       [false, true,  false],  [true, false], "burgundy.building.warehouse"),
    row("carpenter", BUILDINGS,  [false, false, false],  [true, false], "burgundy.building.carpenter"),
    row("church",    FOR_CHURCH, [false, false, false],  [true, false], "burgundy.building.church"),
    row("market",    FOR_MARKET, [false, false, false],  [true, false], "burgundy.building.market"),
    row("town-hall", NONE,       [true,  false, false],  [true, false], "burgundy.building.town-hall"),
];

impl Means {
    pub const ALL: [Means; 8] = [
        Means::Die1,
        Means::Die2,
        Means::Castle,
        Means::Warehouse,
        Means::Carpenter,
        Means::Church,
        Means::Market,
        Means::TownHall,
    ];

    /// Both dice, in order.
    pub const DICE: [Means; 2] = [Means::Die1, Means::Die2];

    #[inline]
    pub fn spec(self) -> &'static MeansSpec {
        &MEANS[self as usize]
    }

    /// Which die it is, if it is a die.
    #[inline]
    pub fn die(self) -> Option<usize> {
        // The dice come first.
        let row = self as usize;
        (row < Means::DICE.len()).then_some(row)
    }
}

impl fmt::Display for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spec().name)
    }
}

impl FromStr for Means {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Means, Unreadable> {
        Means::ALL.into_iter().find(|means| means.spec().name == text).ok_or_else(|| {
            Unreadable::new(
                text,
                "say by what means: d1, d2, castle, warehouse, carpenter, church, market or town-hall",
            )
        })
    }
}

impl Serialize for Means {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.spec().name)
    }
}
