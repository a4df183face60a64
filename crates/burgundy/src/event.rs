use std::fmt;

use engine::Seat;
use serde::Serialize;

use crate::{
    content::{Bonus, Card, Depot, Duchy, Good, Hexes, Kind, Shield, Space, Tile},
    means::Means,
    source::Source,
};

/// What happened, and the clause behind it.
pub type Event = engine::Event<What>;

/// The kinds of event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum What {
    Points { seat: Seat, by: i32, source: Source, counted: Counted },
    Silver { seat: Seat, by: i32, spaces: Hexes },
    Workers { seat: Seat, by: i32, spaces: Hexes },
    StartPlayer { seat: Seat },
    RollOff { seat: Seat, value: u8 },
    RollAgain,
    Dealt { seat: Seat, good: Good },
    BoardDealt { seat: Seat, board: Duchy },
    Founded { seat: Seat, board: Duchy, space: Space },
    Phase { phase: char },
    Removed { depot: Depot, tile: Tile },
    Filled { depot: Depot, tile: Tile },
    Stacked { tile: Tile, count: u8 },
    GoodRevealed { good: Good },
    Round { round: u8 },
    Rolled { seat: Seat, dice: [u8; 2] },
    White { value: u8 },
    GoodPlaced { good: Good, depot: Depot },
    Turn { seat: Seat },
    Took { seat: Seat, tile: Tile, depot: Depot },
    Bought { seat: Seat, tile: Tile, depot: Depot },
    Discarded { seat: Seat, tile: Tile },
    Placed { seat: Seat, tile: Tile, space: Space },
    Sold { seat: Seat, good: Good, count: u8 },
    Loaded { seat: Seat, good: Good, count: u8, depot: Depot },
    LeftBehind { seat: Seat, good: Good, count: u8, depot: Depot },
    Sailed { seat: Seat, space: u8 },
    AreaCompleted { seat: Seat, kind: Kind, size: u8, spaces: Hexes },
    BonusTile { seat: Seat, kind: Kind, large: bool },
    EffectLost { seat: Seat, means: Means },
    Declined { seat: Seat, means: Means },
    Copied { seat: Seat, by: Tile, tile: Tile },
    CopiedNothing { seat: Seat, by: Tile },
    Lifted { seat: Seat },
    TurnEnded { seat: Seat },
    PhaseEnded { phase: char },
    GoodsGone { good: Good, count: u8, depot: Depot },
    Exchanged { seat: Seat, tile: Tile },
    Gave { seat: Seat, good: Good },
    ColourCompleted { seat: Seat, kind: Kind },
    TargetReached { seat: Seat, lost: u16, target: u8 },
    Verdict { seat: Seat, covered: u8, won: bool },
    // A chain of tiles joins two border posts.
    Joined { seat: Seat, posts: [&'static str; 2] },
    // All border posts are joined.
    Award { seat: Seat, first: bool },
    CardDealt { seat: Seat, card: Card },
    // A sold good goes on a space of this colour.
    Laid { seat: Seat, good: Good, colour: Good },
    RouteBonus { seat: Seat, bonus: Bonus },
    // These goods stay on the sold pile.
    RouteFull { seat: Seat, good: Good, count: u8 },
    ShieldLaid { shield: Shield, depot: Depot },
    ShieldTaken { seat: Seat, shield: Shield, depot: Depot, space: Space },
    ShieldLost { seat: Seat, shield: Shield },
    DieSet { seat: Seat, means: Means, value: u8 },
    Named { seat: Seat, other: Seat },
}

/// What points were scored for, so that clients can show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Counted {
    /// How many things were counted, such as goods, silver or buildings. 0 if there is nothing to count.
    pub count: u16,
    /// The monastery that made them count.
    pub tile: Option<Tile>,
    /// The spaces in the duchy where they are.
    pub spaces: Hexes,
}

/// `a red good`, `an orange good`.
fn one(good: Good) -> String {
    format!("{} good", a(good))
}

/// `a red`, `an orange`.
fn a(good: Good) -> String {
    let article = if good.name().starts_with('o') { "an" } else { "a" };
    format!("{article} {good}")
}

/// What a bonus allows.
fn in_words(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Silver => "of 2 silver",
        Bonus::Workers => "of 4 workers",
        Bonus::Points => "of 4 points",
        Bonus::TakeBuilding => "to take a building",
        Bonus::TakeMineMonasteryCastle => "to take a mine, monastery or castle",
        Bonus::TakeShipLivestock => "to take a ship or livestock",
        Bonus::Sell => "to sell goods",
        Bonus::Place => "to place a tile",
        Bonus::Action => "of a free action",
    }
}

fn plural(count: i32, one: &str, many: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {many}") }
}

fn verb(by: i32) -> &'static str {
    if by < 0 { "pays" } else { "receives" }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Points { seat, by, source, .. } => {
                write!(f, "{seat} scores {} ({})", plural(*by, "point", "points"), source.name())
            }
            What::Silver { seat, by, .. } => write!(f, "{seat} {} {} silver", verb(*by), by.abs()),
            What::Workers { seat, by, .. } => {
                write!(f, "{seat} {} {}", verb(*by), plural(by.abs(), "worker", "workers"))
            }
            What::Phase { .. }
            | What::Removed { .. }
            | What::Filled { .. }
            | What::Stacked { .. }
            | What::GoodRevealed { .. }
            | What::Round { .. }
            | What::Rolled { .. }
            | What::White { .. }
            | What::GoodPlaced { .. } => self.table(f),
            What::Turn { seat } => write!(f, "it is {seat}'s turn"),
            What::Took { seat, tile, depot } => write!(f, "{seat} takes {tile} from depot {depot}"),
            What::Bought { seat, tile, depot } => write!(f, "{seat} buys {tile} from depot {depot}"),
            What::Discarded { seat, tile } => write!(f, "{seat} discards {tile}"),
            What::Placed { seat, tile, space } => write!(f, "{seat} places {tile} on {space}"),
            What::Sold { seat, good, count } => write!(f, "{seat} sells {count} {good}"),
            What::Loaded { seat, good, count, depot } => {
                write!(f, "{seat} loads {count} {good} from depot {depot}")
            }
            What::LeftBehind { seat, good, count, depot } => {
                write!(f, "{seat} has no room for {count} {good}, which stay in depot {depot}")
            }
            What::Sailed { seat, space } => write!(f, "{seat} moves to space {space} of the track"),
            What::AreaCompleted { seat, kind, size, .. } => {
                write!(f, "{seat} completes a {kind} area of {size}")
            }
            What::BonusTile { seat, kind, large } => {
                write!(f, "{seat} wins the {} {kind} bonus tile", if *large { "large" } else { "small" })
            }
            What::EffectLost { seat, means } => {
                write!(f, "{seat} cannot use the {means}: its effect is lost")
            }
            What::Declined { seat, means } => write!(f, "{seat} leaves the {means} unused"),
            What::Copied { seat, by, tile } => write!(f, "{seat} uses the {by} as a {tile}"),
            What::CopiedNothing { seat, by } => write!(f, "{seat} leaves the {by} unused"),
            What::Lifted { seat } => write!(f, "{seat}'s piece goes to the top of its stack on the track"),
            What::TurnEnded { seat } => write!(f, "{seat} ends the turn"),
            What::PhaseEnded { phase } => write!(f, "phase {phase} ends"),
            What::StartPlayer { .. }
            | What::RollOff { .. }
            | What::RollAgain
            | What::Dealt { .. }
            | What::BoardDealt { .. }
            | What::Founded { .. }
            | What::CardDealt { .. }
            | What::ShieldLaid { .. } => self.set_up(f),
            What::GoodsGone { .. }
            | What::Exchanged { .. }
            | What::Gave { .. }
            | What::ColourCompleted { .. }
            | What::TargetReached { .. }
            | What::Verdict { .. } => self.race(f),
            What::Joined { .. }
            | What::Award { .. }
            | What::Laid { .. }
            | What::RouteBonus { .. }
            | What::RouteFull { .. } => self.roads(f),
            What::ShieldTaken { .. } | What::ShieldLost { .. } | What::DieSet { .. } | What::Named { .. } => {
                self.shields(f)
            }
        }
    }
}

impl What {
    /// Events on the table that no seat causes.
    fn table(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Phase { phase } => write!(f, "phase {phase} begins"),
            What::Removed { depot, tile } => write!(f, "{tile} leaves depot {depot} and the game"),
            What::Filled { depot, tile } => write!(f, "{tile} comes to depot {depot}"),
            What::Stacked { tile, count } => {
                write!(
                    f,
                    "the {tile} stack next to the black depot has {} now",
                    plural((*count).into(), "tile", "tiles")
                )
            }
            What::GoodRevealed { good } => write!(f, "{} is turned up", one(*good)),
            What::Round { round } => write!(f, "round {round} begins"),
            What::Rolled { seat, dice: [one, other] } => write!(f, "{seat} rolls {one} and {other}"),
            What::White { value } => write!(f, "the white die shows {value}"),
            What::GoodPlaced { good, depot } => write!(f, "{} comes to depot {depot}", one(*good)),
            _ => unreachable!("{self:?} has its words elsewhere"),
        }
    }

    /// Events of the set-up.
    fn set_up(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::StartPlayer { seat } => write!(f, "{seat} is the start player"),
            What::RollOff { seat, value } => write!(f, "{seat} rolls {value} for the start"),
            What::RollAgain => write!(f, "the highest roll is tied: those seats roll again"),
            What::Dealt { seat, good } => write!(f, "{seat} is dealt {}", one(*good)),
            What::BoardDealt { seat, board } => write!(f, "{seat} is dealt duchy {board}"),
            What::Founded { seat, board, space } => {
                write!(f, "{seat} plays duchy {board} with the start castle on {space}")
            }
            What::CardDealt { seat, card } => write!(f, "{seat} is dealt route card {card}"),
            What::ShieldLaid { shield, depot } => write!(f, "shield {shield} comes to depot {depot}"),
            _ => unreachable!("{self:?} has its words elsewhere"),
        }
    }

    /// Events of a game that is a race to cover all spaces.
    fn race(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::GoodsGone { good, count, depot } => {
                write!(f, "{count} {good} in depot {depot} leave the game")
            }
            What::Exchanged { seat, tile } => {
                write!(f, "{seat} exchanges goods for {tile}, which is turned face down")
            }
            What::Gave { seat, good } => write!(f, "{seat} gives up {}", one(*good)),
            What::ColourCompleted { seat, kind } => write!(f, "{seat} has covered every {kind} space"),
            What::TargetReached { seat, lost, target } => {
                let lost = plural(i32::from(*lost), "point", "points");
                write!(f, "{seat} reaches the target; {lost} lost, the next target is {target}")
            }
            What::Verdict { seat, covered, won: true } => {
                write!(f, "{seat} covers all {covered} spaces and wins")
            }
            What::Verdict { seat, covered, .. } => write!(f, "{seat} covers {covered} spaces and loses"),
            _ => unreachable!("{self:?} has its words elsewhere"),
        }
    }

    /// Events on border posts and trade routes.
    fn roads(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Joined { seat, posts: [one, other] } => {
                write!(f, "{seat} joins the {one} and {other} border posts")
            }
            What::Award { seat, first } => {
                let place = if *first { "first" } else { "second" };
                write!(f, "{seat} is the {place} to join all border posts")
            }
            What::Laid { seat, good, colour } => {
                write!(f, "{seat} lays {} on {} space of the trade route", one(*good), a(*colour))
            }
            What::RouteBonus { seat, bonus } => {
                write!(f, "the colours match: {seat} receives the bonus {}", in_words(*bonus))
            }
            What::RouteFull { seat, good, count } => {
                write!(f, "{seat}'s trade route is full: {count} {good} go on the sold pile")
            }
            _ => unreachable!("{self:?} has its words elsewhere"),
        }
    }

    /// Events of shields in play.
    fn shields(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::ShieldTaken { seat, shield, depot, space } => {
                write!(f, "{seat} takes shield {shield} from depot {depot} for the castle on {space}")
            }
            What::ShieldLost { seat, shield } => write!(f, "{seat} loses shield {shield}"),
            What::DieSet { seat, means, value } => write!(f, "{seat} sets {means} to {value}"),
            What::Named { seat, other } => {
                write!(f, "{seat} names {other}, whose monasteries now count for {seat} too")
            }
            _ => unreachable!("{self:?} has its words elsewhere"),
        }
    }
}
