use std::fmt;

use engine::{Seat, counted};
use serde::{Serialize, Serializer};

use crate::{
    action::{Goal, Loss},
    content::{Citizen, Edge, Follower, Good, Hour, Need, Place, Role, Town, Way},
    scenarios::{
        duel,
        invasion::{self, Address, Character, Due, Item},
        objectives::Objective,
        prosperity, vierzon,
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

/// A follower in a sentence: `a farmer of their own`, `a knight`.
pub(crate) fn one(follower: Follower) -> String {
    let role = follower.role();
    if follower.own() { format!("their own {role}") } else { format!("a {role}") }
}

/// An edge in a sentence: `road between Blois and Vierzon`.
pub(crate) fn between(edge: Edge) -> String {
    let [a, b] = edge.row().towns.map(Town::title);
    let way = if edge.row().way == Way::Road { "road" } else { "waterway" };
    format!("{way} between {a} and {b}")
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::First { seat } => write!(f, "{seat} is the first start player"),
            What::Laid { edge, good } => write!(f, "{good} lies on the {}", between(*edge)),
            What::Removed { good } => write!(f, "{good} goes back into the box"),
            What::Round { round, first } => write!(f, "round {round}: {first} is the start player"),
            What::Hour { hour } => write!(f, "the event is {}", hour.title()),
            What::Draws { seat, count } => {
                write!(f, "{seat} draws {}", counted((*count).into(), "follower"))
            }
            What::Drawn { seat, follower } => write!(f, "{seat} draws {}", one(*follower)),
            What::Recalled { seat, follower, place } => {
                write!(f, "{seat} takes {} from the {} back to the Market", one(*follower), place.title())
            }
            What::KeepsOne { seat, follower } => write!(f, "{seat} keeps {} in the Market", one(*follower)),
            What::Manned { seat, place } => write!(f, "{seat} fills the {}", place.title()),
            What::Planned { seat, follower, place } => {
                write!(f, "{seat} puts {} in the {}", one(*follower), place.title())
            }
            What::Stays { seat, follower } => write!(f, "{seat} leaves {} in the Market", one(*follower)),
            What::Ready { seat } => write!(f, "{seat} is ready"),
            What::Replans { seat } => write!(f, "{seat} plans again"),
            What::Revealed => write!(f, "everyone is ready: the plans are open"),
            What::Acts { seat, place } => write!(f, "{seat} uses the {}", place.title()),
            What::Passed { seat } => write!(f, "{seat} passes"),
            What::Returned { seat, follower } => write!(f, "{seat} puts {} in the bag", one(*follower)),
            What::Recruited { seat, role } => write!(f, "{seat} recruits a {role}"),
            What::Advanced { seat, role, space } => {
                write!(f, "{seat} advances to space {space} of the {role} track")
            }
            What::Developed { seat, by } => {
                let verb = if *by > 0 { "gains" } else { "loses" };
                write!(f, "{seat} {verb} {}", counted(by.unsigned_abs() as usize, "development point"))
            }
            What::Coins { seat, by } => {
                let verb = if *by > 0 { "gains" } else { "pays" };
                write!(f, "{seat} {verb} {}", counted(by.unsigned_abs() as usize, "coin"))
            }
            What::Good { seat, good, by } => {
                write!(f, "{seat} {} 1 {good}", if *by > 0 { "gains" } else { "gives" })
            }
            What::Citizen { seat, .. } => write!(f, "{seat} gains a citizen"),
            What::Travelled { seat, town, .. } => write!(f, "{seat} travels to {}", town.title()),
            What::Built { seat, town } => write!(f, "{seat} builds a trading station in {}", town.title()),
            What::Sent { seat, role, goal: Goal::Deed(deed) } => {
                write!(f, "{seat} sends a {role} to {}", deed.called())
            }
            What::Sent { seat, role, goal: Goal::Structure(town) } => {
                write!(f, "{seat} sends a {role} to the structure in {}", town.title())
            }
            What::Fitted { seat, place, need } => {
                write!(f, "{seat} replaces the {need} of the {} with technology", place.title())
            }
            What::Opened { seat, tile } => write!(f, "{seat} takes the {}", tile.title()),
            What::NoneLeft { seat } => write!(f, "there is nothing left for {seat} to take"),
            What::NoSpace { seat } => write!(f, "{seat} has no space for a technology tile"),
            What::Warded { seat } => write!(f, "the Sacristy protects {seat} from the event"),
            What::Spared { seat } => write!(f, "the bag of {seat} is empty: the plague takes nobody"),
            What::Survives { seat, follower } => {
                write!(f, "{seat} draws {}, who survives the plague", one(*follower))
            }
            What::Dies { seat, follower } => write!(f, "the plague takes {} from {seat}", one(*follower)),
            What::Unpaid { seat, coins, .. } => {
                write!(f, "{seat} is short of {} and is tortured", counted((*coins).into(), "coin"))
            }
            What::Waived { seat, coins } => {
                write!(f, "{seat} has nothing left to give for {}", counted((*coins).into(), "coin"))
            }
            What::Loses { seat, loss } => write!(f, "{seat} loses {}", told(*loss)),
            What::LosesFollower { seat, follower } => write!(f, "{seat} loses {}", one(*follower)),
            What::Scored { seat, source, points, .. } => {
                write!(f, "{seat} scores {} for {}", counted((*points).into(), "point"), source.name())
            }
            What::Over { .. } => write!(f, "the game is over"),
            What::Supplied { good } => write!(f, "{good} comes to the supply"),
            What::Offered { tile } => write!(f, "the {} is on offer", tile.title()),
            What::Supported { seat, follower } => {
                write!(f, "{seat} draws {} for the Support", one(*follower))
            }
            What::Completed { seat, objective } => {
                write!(f, "{seat} completes an objective: {}", objective.row().title)
            }
            What::Falls { seat, .. } => write!(f, "{seat} cannot pay and has lost"),
            What::LaysCitizen { citizen } => write!(f, "a citizen is laid out {}", citizen.lies()),
            other => {
                let told = prosperity::told(other, f)
                    .or_else(|| invasion::told(other, f))
                    .or_else(|| duel::told(other, f))
                    .or_else(|| vierzon::told(other, f));
                told.unwrap_or_else(|| unreachable!("{other:?} is told by nobody"))
            }
        }
    }
}

/// A loss in a sentence.
pub(crate) fn told(loss: Loss) -> String {
    match loss {
        Loss::Station(town) => format!("the trading station in {}", town.title()),
        Loss::Stock => "an unbuilt trading station".to_owned(),
        Loss::Follower => "a follower".to_owned(),
        Loss::Book => "a development point".to_owned(),
        Loss::Good(good) => format!("1 {good}"),
        Loss::Tile(tile) => format!("the {}", tile.title()),
        Loss::Technology(place) => format!("the technology tile of the {}", place.title()),
    }
}
