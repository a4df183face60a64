use engine::Seat;
use serde::{Serialize, Serializer};

use crate::{
    action::{Goal, Loss},
    content::{Citizen, Edge, Follower, Good, Hour, Need, Place, Role, Town},
    scenarios::{
        invasion::{Address, Character, Due, Item},
        objectives::Objective,
    },
};

/// What happened, and the clause behind it.
pub type Event = engine::Event<What>;

/// The kinds of event.
#[rustfmt::skip]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum What {
    First { seat: Seat },
    Laid { edge: Edge, good: Good },
    Removed { good: Good },
    Round { round: u8, first: Seat },
    Hour { hour: Hour },
    Draws { seat: Seat, count: u8 },
    Drawn { seat: Seat, follower: Follower },
    Recalled { seat: Seat, follower: Follower, place: Place },
    KeepsOne { seat: Seat, follower: Follower },
    Manned { seat: Seat, place: Place },
    Planned { seat: Seat, follower: Follower, place: Place },
    Stays { seat: Seat, follower: Follower },
    Ready { seat: Seat },
    Replans { seat: Seat },
    Revealed,
    Acts { seat: Seat, place: Place },
    Passed { seat: Seat },
    Returned { seat: Seat, follower: Follower },
    Recruited { seat: Seat, role: Role },
    Advanced { seat: Seat, role: Role, space: u8 },
    Developed { seat: Seat, by: i32 },
    Coins { seat: Seat, by: i32 },
    Good { seat: Seat, good: Good, by: i32 },
    Citizen { seat: Seat, citizen: Citizen },
    Travelled { seat: Seat, edge: Edge, town: Town },
    Built { seat: Seat, town: Town },
    Sent { seat: Seat, role: Role, goal: Goal },
    Fitted { seat: Seat, place: Place, need: Need },
    Opened { seat: Seat, tile: Place },
    NoneLeft { seat: Seat },
    NoSpace { seat: Seat },
    Warded { seat: Seat },
    Spared { seat: Seat },
    Survives { seat: Seat, follower: Follower },
    Dies { seat: Seat, follower: Follower },
    // With the event that asked for them.
    Unpaid { seat: Seat, coins: u8, #[serde(skip)] hour: Hour },
    Waived { seat: Seat, coins: u8 },
    Loses { seat: Seat, loss: Loss },
    LosesFollower { seat: Seat, follower: Follower },
    // With how many things give these points, if each gives the same.
    Scored { seat: Seat, source: Source, points: u16, #[serde(skip)] times: u8 },
    // With how many objectives everybody has met together.
    Over { #[serde(skip)] met: u8 },
    Supplied { good: Good },
    Offered { tile: Place },
    Supported { seat: Seat, follower: Follower },
    Completed { seat: Seat, objective: Objective },
    // With the event that asked for more than it has.
    Falls { seat: Seat, #[serde(skip)] hour: Hour },
    LaysCitizen { citizen: Citizen },
    // Prosperity.
    DrawsCards { seat: Seat, count: u8 },
    Card { seat: Seat, card: Town },
    Kept { seat: Seat, card: Town },
    Under { seat: Seat, count: u8 },
    Carpenter { seat: Seat, edge: Edge, town: Town },
    Structure { seat: Seat, town: Town, edge: Edge },
    Supplies { seat: Seat, town: Town, good: Option<Good>, coins: u8 },
    CompletesStructure { seat: Seat, town: Town },
    Stocked { role: Role, count: u8 },
    Found { seat: Seat, good: Good },
    Bought { seat: Seat, role: Role },
    Gives { seat: Seat, follower: Follower },
    SpareCitizen { seat: Seat },
    Turned { seat: Seat, tile: Place },
    Restored { seat: Seat, tile: Place },
    // Invasion.
    Cast { seat: Seat, character: Character },
    Loaded { seat: Seat, good: Good, to: Address },
    Funded { seat: Seat, coins: u8, to: Address },
    Lodged { seat: Seat, other: Seat, follower: Follower },
    Borrowed { seat: Seat, owner: Seat },
    Mounted { seat: Seat },
    Fortified { seat: Seat, town: Town },
    TeamCitizen { citizen: Citizen },
    Dismissed { seat: Seat, follower: Follower },
    DueNow { seat: Seat, due: Due },
    GivesUp { seat: Seat, loss: Loss },
    Saved,
    Missed { met: u8, all: u8 },
    Doomed { seat: Option<Seat> },
    Drafted { seat: Seat, item: Item },
    Proposed { seat: Seat },
    Skipped { seat: Seat },
    Consents { seat: Seat, accepts: bool },
    LastDraft { seat: Seat },
    NoEffect,
    Cleared { edge: Edge, good: Good },
    Sealed { tile: Place },
    CitizenLost { citizen: Citizen },
    Stored { good: Good, by: i32 },
    Reinforced,
    Razed { seat: Seat, town: Town },
    Summoned { seat: Seat },
    // The Duel.
    Starts { seat: Seat, town: Town },
    Drafts { seat: Seat, tile: Place },
    BuysCitizen { seat: Seat },
    PaysCitizen { seat: Seat },
    Leaves { seat: Seat, follower: Follower },
    GoesHome { seat: Seat },

    // Capital Vierzon.
    Banished { seat: Seat, follower: Follower },
}

/// Where points come from at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Coins,
    Goods,
    Development,
    Depot,
    /// Complete structures. r[orleans.prosperity.goal]
    Structures,
}

impl Source {
    pub const ALL: [Source; 5] =
        [Source::Coins, Source::Goods, Source::Development, Source::Depot, Source::Structures];

    /// Those of the base game.
    pub const PLAIN: &'static [Source] = Source::ALL.split_at(4).0;

    pub fn name(self) -> &'static str {
        ["coins", "goods", "development", "depot", "structures"][self as usize]
    }

    /// The clause that awards the points.
    pub fn clause(self) -> &'static str {
        match self {
            Source::Coins => "orleans.end.coins",
            Source::Goods => "orleans.end.goods",
            Source::Development => "orleans.end.development",
            Source::Depot => "orleans.tile.depot",
            Source::Structures => "orleans.prosperity.goal",
        }
    }
}

impl Serialize for Goal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Loss {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Address {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Due {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
