use super::{Power, PowerSet, Shield};

/// One printed shield.
#[derive(Clone, Copy, Debug)]
pub struct ShieldSpec {
    /// Its points at the end of the game. r[burgundy.shield.final]
    pub points: u8,
    /// What it changes while it is on a castle. r[burgundy.shield.active]
    pub powers: PowerSet,
    /// Powers of monasteries that it suspends. r[burgundy.shield.clash]
    pub silences: PowerSet,
    /// The clause that describes what it does.
    pub clause: &'static str,
}

const fn row(points: u8, power: Power, clause: &'static str) -> ShieldSpec {
    ShieldSpec { points, powers: PowerSet::of(&[power]), silences: PowerSet::NONE, clause }
}

/// Every shield, by its printed number.
#[rustfmt::skip]
pub const SHIELDS: [ShieldSpec; Shield::COUNT] = [
//      points  power                        clause
    row(12,     Power::OnePasture,           "burgundy.shield.01"),
    row(12,     Power::WorkerWithOthers,     "burgundy.shield.02"),
    row(12,     Power::TributeInWorkers,     "burgundy.shield.03"),
    row(12,     Power::UnlimitedStorage,     "burgundy.shield.04"),
    row(12,     Power::GoodsEverywhere,      "burgundy.shield.05"),
    row(12,     Power::CopyMonasteries,      "burgundy.shield.06"),
    row(8,      Power::BonusDouble,          "burgundy.shield.07"),
    row(8,      Power::MinesDouble,          "burgundy.shield.08"),
    ShieldSpec {
        silences: PowerSet::of(&[Power::SaleSilver]),
        ..row(8, Power::SilverPerGood,       "burgundy.shield.09")
    },
    row(8,      Power::MonasteriesDouble,    "burgundy.shield.10"),
    row(8,      Power::CastleTakesShield,    "burgundy.shield.11"),
    row(8,      Power::SaleDouble,           "burgundy.shield.12"),
    row(4,      Power::ShieldsDouble,        "burgundy.shield.13"),
    row(4,      Power::HarvestNumbered,      "burgundy.shield.14"),
    row(4,      Power::HarvestBlack,         "burgundy.shield.15"),
    row(4,      Power::SetDie,               "burgundy.shield.16"),
    row(4,      Power::LargerAreas,          "burgundy.shield.17"),
    row(4,      Power::PlaceAnywhere,        "burgundy.shield.18"),
];

/// Shields on each depot at the start, by the number of seats from 2. r[burgundy.shield.count]
pub const SHIELDS_LAID: [[u8; 6]; 3] = [[1, 1, 1, 1, 1, 1], [1, 2, 1, 2, 1, 2], [2, 2, 2, 2, 2, 2]];

/// The most shields on a depot.
pub const DEPOT_SHIELDS: usize = 2;

/// The most castles of a duchy that can hold shields.
pub const CASTLES: usize = 4;
