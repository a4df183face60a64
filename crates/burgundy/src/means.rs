//! How a seat acts: with a die, or through a tile's effect.

use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

use crate::content::{Depot, Kind, KindSet};

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
    /// The white die, for one action. r[burgundy.whitecastle.action]
    White,
    /// The free action of a trade route. r[burgundy.route.bonus-kinds]
    Route,
    /// The free action when the target is reached. r[burgundy.solo.target-action]
    Target,
    /// Both dice, if they are equal. r[burgundy.shield.take]
    Double,
    /// A tile from a numbered depot, at the end of a phase. r[burgundy.shield.14]
    Shield14,
    /// A tile from the black depot, at the end of a phase. r[burgundy.shield.15]
    Shield15,
    /// A tile from the black depot, for a completed colour. r[burgundy.solo.colour]
    Reward,
}

/// From where a means places a tile straight into the duchy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Straight {
    No,
    Numbered,
    Black,
}

impl Straight {
    /// The depots that the tile may come from.
    pub(crate) fn depots(self) -> impl Iterator<Item = Depot> {
        let numbered = (self == Straight::Numbered).then(Depot::numbered);
        let black = (self == Straight::Black).then_some(Depot::BLACK);
        numbered.into_iter().flatten().chain(black)
    }
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
    /// Whether it belongs to a turn, so that the seat may buy before it. r[burgundy.purchase.own-turn]
    pub in_turn: bool,
    /// Whether its value is that of the white die. Workers may change it, and the die stays as it is.
    /// r[burgundy.whitecastle.workers]
    pub white: bool,
    /// Tiles that it places straight from a depot.
    pub straight: Straight,
    pub clause: &'static str,
    /// The clauses on leaving it unused, and on losing it because there is nothing to use it for.
    pub declined: &'static str,
    pub lost: &'static str,
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
    MeansSpec {
        name,
        take,
        place,
        sell,
        workers,
        may_pass,
        between,
        in_turn: true,
        white: false,
        straight: Straight::No,
        clause,
        declined: "burgundy.building.optional",
        lost: "burgundy.building.lost",
    }
}

/// A means that places a tile straight from a depot, any value, or leaves it there.
const fn straight(name: &'static str, from: Straight, in_turn: bool, clause: &'static str) -> MeansSpec {
    let row = row(name, NONE, [false; 3], [true, false], clause);
    MeansSpec { straight: from, in_turn, declined: clause, lost: clause, ..row }
}

/// The same with another clause on leaving it unused.
const fn declined(clause: &'static str, row: MeansSpec) -> MeansSpec {
    MeansSpec { declined: clause, ..row }
}

#[rustfmt::skip]
const MEANS: [MeansSpec; Means::ALL.len()] = [
//      name         take        place  sell   workers   may pass, between
    row("d1",        ALL,        [true,  true,  true],   [false, true], "burgundy.turn.two-actions"),
    row("d2",        ALL,        [true,  true,  true],   [false, true], "burgundy.turn.two-actions"),
    row("castle",    ALL,        [true,  true,  true],   [false, true], "burgundy.castle.action"),
    row("warehouse", NONE,       [false, true,  false],  [true, false], "burgundy.building.warehouse"),
    row("carpenter", BUILDINGS,  [false, false, false],  [true, false], "burgundy.building.carpenter"),
    row("church",    FOR_CHURCH, [false, false, false],  [true, false], "burgundy.building.church"),
    row("market",    FOR_MARKET, [false, false, false],  [true, false], "burgundy.building.market"),
    row("town-hall", NONE,       [true,  false, false],  [true, false], "burgundy.building.town-hall"),
    MeansSpec {
        white: true,
        ..row("white", ALL,      [true,  true,  true],   [false, true], "burgundy.whitecastle.action")
    },
    row("route",     ALL,        [true,  true,  true],   [false, true], "burgundy.route.bonus-kinds"),
    declined("burgundy.solo.target-action",
    row("target",    ALL,        [true,  true,  true],   [true, true],  "burgundy.solo.target")),
    row("double",    NONE,       [false, false, false],  [false, true], "burgundy.shield.take"),
    straight("shield14", Straight::Numbered, false, "burgundy.shield.14"),
    straight("shield15", Straight::Black,    false, "burgundy.shield.15"),
    declined("burgundy.solo.colour-value",
    straight("reward",   Straight::Black,    true,  "burgundy.solo.colour")),
];

impl Means {
    pub const ALL: [Means; 15] = [
        Means::Die1,
        Means::Die2,
        Means::Castle,
        Means::Warehouse,
        Means::Carpenter,
        Means::Church,
        Means::Market,
        Means::TownHall,
        Means::White,
        Means::Route,
        Means::Target,
        Means::Double,
        Means::Shield14,
        Means::Shield15,
        Means::Reward,
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
            let names: Vec<&str> = Means::ALL.iter().map(|means| means.spec().name).collect();
            Unreadable::new(text, format!("say what you act with: {}", names.join(", ")))
        })
    }
}

impl Serialize for Means {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.spec().name)
    }
}
