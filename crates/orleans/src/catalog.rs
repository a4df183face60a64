//! What is printed on the components, for clients that draw them.

use engine::Confidence;
use serde::Serialize;

use crate::compose::usual_terms;
use crate::content::{
    CITIZEN_SPACES, COIN_SPACES, Citizen, DEEDS, DEVELOPMENT, DRAWS, Deed, EDGES, Edge, Effect, Follower,
    Good, Hour, LAST, Need, PLACES, Place, REWARDS, Reward, Role, STATUS, Stack, TRACKS, Town, Way,
};
use crate::due::Terms;
use crate::scenarios::Scenario;
use crate::scenarios::invasion::{ItemKind, PURSE, ROBBERY, wool_price};

/// Everything printed on the components.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Catalog {
    pub tables: Tables,
}

/// Everything that is the same at every table. What a tile needs depends on the table and is in its view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tables {
    pub followers: Vec<PrintedFollower>,
    pub goods: Vec<PrintedGood>,
    pub towns: Vec<PrintedTown>,
    pub edges: Vec<PrintedEdge>,
    pub places: Vec<PrintedPlace>,
    pub tracks: Vec<PrintedTrack>,
    /// Followers to draw, by space of the knights track.
    pub draws: Vec<u8>,
    pub development: PrintedDevelopment,
    pub deeds: Vec<PrintedDeed>,
    pub hours: Vec<PrintedHour>,
    pub citizens: Vec<Citizen>,
    pub structures: Vec<PrintedStructure>,
    pub team: PrintedTeam,
    /// The amounts that a table may correct, as they are usually.
    pub terms: Terms,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedFollower {
    pub follower: Follower,
    pub role: Role,
    pub own: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedGood {
    pub good: Good,
    pub value: u8,
    pub count: u8,
    pub food: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedTown {
    pub town: Town,
    pub title: &'static str,
    pub river: bool,
}

/// A road or waterway with the number of seats from which each of its goods spaces is used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedEdge {
    pub edge: Edge,
    pub way: Way,
    pub towns: Vec<Town>,
    pub spaces: Vec<u8>,
}

/// A place: its stack (a tile), what it needs as printed, and how well that is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedPlace {
    pub place: Place,
    pub stack: Option<Stack>,
    pub invasion: bool,
    pub needs: Vec<Need>,
    /// Whether one follower is enough.
    pub one_is_enough: bool,
    /// The followers that it recruits. The player chooses one.
    pub recruits: Vec<Role>,
    pub gives: PrintedGain,
    pub clause: &'static str,
    pub confidence: Confidence,
}

/// What a place gives, as far as that is always the same.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct PrintedGain {
    pub coins: u8,
    pub books: u8,
    pub technology: bool,
    pub good: Option<Good>,
}

/// A follower track: what each space gives, from space 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedTrack {
    pub role: Role,
    pub spaces: Vec<PrintedReward>,
}

/// At most one of these is set. A citizen is there for the first to come.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct PrintedReward {
    pub good: Option<Good>,
    pub coins: u8,
    pub books: u8,
    pub technology: bool,
    pub tile: bool,
    pub citizen: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedDevelopment {
    pub last: u8,
    /// The first space of each status from 1 to 6.
    pub status: Vec<u8>,
    pub coins: Vec<PrintedCoins>,
    pub citizens: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedCoins {
    pub space: u8,
    pub coins: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedDeed {
    pub deed: Deed,
    pub spaces: Vec<Role>,
    pub coins: u8,
    pub or_book: bool,
    pub clause: &'static str,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedHour {
    pub hour: Hour,
    pub harmful: bool,
    pub clause: &'static str,
}

/// Invasion: what the team's decisions are about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedTeam {
    /// Coins that one line of the record can hold.
    pub purse: u8,
    /// What goods given to robbers must be worth.
    pub robbery: u8,
    /// What a deal of the Wool Market costs.
    pub wool: Vec<PrintedPrice>,
    /// What a proposal can contain, in the order of the record.
    pub items: Vec<ItemKind>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedPrice {
    pub good: Good,
    pub coins: u8,
}

/// A structure card of Prosperity. What it needs depends on the table and is in its view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedStructure {
    pub town: Town,
    pub title: &'static str,
    pub clause: &'static str,
}

impl Catalog {
    /// Everything printed on the components.
    pub fn new() -> Catalog {
        Catalog { tables: Tables::new() }
    }
}

impl Default for Catalog {
    fn default() -> Catalog {
        Catalog::new()
    }
}

impl Tables {
    /// Everything that is the same at every table.
    pub fn new() -> Tables {
        let structures = Scenario::ALL.iter().flat_map(|scenario| scenario.row().structures);
        let structures =
            structures.map(|row| PrintedStructure { town: row.town, title: row.title, clause: row.clause });
        let coins = COIN_SPACES.iter().map(|&(space, coins)| PrintedCoins { space, coins });
        Tables {
            followers: list(Follower::ALL, |follower| PrintedFollower {
                follower,
                role: follower.role(),
                own: follower.own(),
            }),
            goods: list(Good::ALL, |good| PrintedGood {
                good,
                value: good.value(),
                count: Good::COUNTS[good.index()],
                food: good.food(),
            }),
            towns: list(Town::ALL, |town| PrintedTown { town, title: town.title(), river: town.at_river() }),
            edges: list(&EDGES, |row| PrintedEdge {
                edge: row.edge,
                way: row.way,
                towns: row.towns.to_vec(),
                spaces: row.spaces.to_vec(),
            }),
            places: list(&PLACES, |row| PrintedPlace {
                place: row.place,
                stack: row.stack,
                invasion: row.invasion,
                needs: row.needs.to_vec(),
                one_is_enough: row.effect.one_is_enough(),
                recruits: if let Effect::Recruit(roles) = row.effect { roles.to_vec() } else { Vec::new() },
                gives: gain(row.effect),
                clause: row.clause,
                confidence: row.confidence,
            }),
            tracks: list(&Role::ALL[..TRACKS], track),
            draws: DRAWS.to_vec(),
            development: PrintedDevelopment {
                last: DEVELOPMENT,
                status: STATUS.to_vec(),
                coins: coins.collect(),
                citizens: CITIZEN_SPACES.to_vec(),
            },
            deeds: list(&DEEDS, |row| PrintedDeed {
                deed: row.deed,
                spaces: row.spaces.to_vec(),
                coins: row.coins,
                or_book: row.or_book,
                clause: row.clause,
            }),
            hours: list(Hour::ALL, |hour| PrintedHour {
                hour,
                harmful: hour.harmful(),
                clause: hour.clause(),
            }),
            citizens: Citizen::ALL.to_vec(),
            structures: structures.collect(),
            team: PrintedTeam {
                purse: PURSE,
                robbery: ROBBERY,
                wool: list(&[Good::Wool, Good::Brocade], |good| PrintedPrice {
                    good,
                    coins: wool_price(good),
                }),
                items: ItemKind::ALL.to_vec(),
            },
            terms: usual_terms(),
        }
    }
}

impl Default for Tables {
    fn default() -> Tables {
        Tables::new()
    }
}

fn list<T: Copy, U>(rows: &[T], printed: impl Fn(T) -> U) -> Vec<U> {
    rows.iter().map(|&row| printed(row)).collect()
}

fn gain(effect: Effect) -> PrintedGain {
    let none = PrintedGain::default();
    match effect {
        Effect::Gain { coins, books, good } => PrintedGain { coins, books, good, ..none },
        Effect::Technology => PrintedGain { technology: true, ..none },
        _ => none,
    }
}

fn track(role: Role) -> PrintedTrack {
    let spaces = REWARDS[role.index()][..=LAST[role.index()] as usize].iter().zip(0..);
    let spaces = spaces.map(|(&reward, space)| {
        let none = PrintedReward::default();
        let reward = match reward {
            Reward::Nothing => none,
            Reward::Good(good) => PrintedReward { good: Some(good), ..none },
            Reward::Coins(coins) => PrintedReward { coins, ..none },
            Reward::Books(books) => PrintedReward { books, ..none },
            Reward::Technology => PrintedReward { technology: true, ..none },
            Reward::Tile => PrintedReward { tile: true, ..none },
        };
        let citizen = Citizen::ON_TRACKS.iter().any(|&(_, track, at)| (track, at) == (role.index(), space));
        PrintedReward { citizen, ..reward }
    });
    PrintedTrack { role, spaces: spaces.collect() }
}
