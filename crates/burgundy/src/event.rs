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
