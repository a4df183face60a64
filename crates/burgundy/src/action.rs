mod read;

use std::fmt;

use engine::Seat;

use crate::{
    content::{Card, Depot, Duchy, Good, Shield, Space, Species, Tile},
    means::Means,
    parts::Pending,
};

/// One answer to one question, by a seat or by chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `take d1 3 bank`
    Take { means: Means, depot: Depot, tile: Tile },
    /// `place d1 bank r3c5`
    Place { means: Means, tile: Tile, space: Space },
    /// `place d1 bank r3c5 shared`: the same from the storage that partners share.
    PlaceShared { means: Means, tile: Tile, space: Space },
    /// `sell d1 red`
    Sell { means: Means, good: Good },
    /// `workers d1`
    Workers { means: Means },
    /// `buy black ship`, `buy 4 mine workers`
    Buy { depot: Depot, tile: Tile, payment: Payment },
    /// `discard mine`, `discard mine shared`
    Discard { tile: Tile, store: Store },
    /// `ship 3`, `ship 3+4`
    Ship { depot: Depot, and: Option<Depot> },
    /// `keep red`
    Keep { good: Good },
    /// `pass`
    Pass,
    /// `end`
    End,
    /// `board 7`
    Board { board: Duchy },
    /// `castle r4c4`
    Castle { space: Space },
    /// `store shared`: where a gained tile goes. r[burgundy.team.choose-storage]
    Store { store: Store },
    /// `place reward black bank r3c5`: a tile goes straight from a depot into the duchy.
    Settle { by: Way, tile: Tile, space: Space },
    /// `hire 2`: 2 silver for 4 workers. r[burgundy.monastery.28]
    Hire { silver: u8 },
    /// `copy bank`: the effect of a building that is not there. r[burgundy.extra.crane]
    Copy { tile: Tile },
    /// `graze cow`: the species that geese score with. r[burgundy.extra.geese-choice]
    Graze { species: Species },
    /// `card T9`: the next card of the route. r[burgundy.route.order]
    Card { card: Card },
    /// `shield double 5 9 r4c4`: a shield from a depot to a castle. r[burgundy.shield.take]
    Shield { by: Way, shield: Shield, space: Space },
    /// `set d1 5` r[burgundy.shield.16]
    Set { means: Means, value: u8 },
    /// `name p2` r[burgundy.shield.06]
    Name { seat: Seat },
    /// `pay 9`, `pay 9 worker` r[burgundy.shield.tribute]
    Pay { shield: Shield, worker: bool },
    /// `give-up 9` r[burgundy.shield.tribute]
    GiveUp { shield: Shield },
    /// `load red`: all goods of a colour from every depot. r[burgundy.shield.05]
    Load { good: Good },
    /// `points 3`: buys as many more points. r[burgundy.solo.buy-vp]
    Points { silver: u8 },
    /// `first size`: what comes first of all that is pending. r[burgundy.solo.order]
    First { part: Pending },
    /// `exchange bank`: the tile that five goods are given for. r[burgundy.solo.exchange]
    Exchange { tile: Tile },
    /// `give red`: one of the five goods.
    Give { good: Good },
    /// `* roll-off p1 5`
    RollOff { seat: Seat, value: u8 },
    /// `* deal p1 red`
    Deal { seat: Seat, good: Good },
    /// `* board p1 7`
    DealBoard { seat: Seat, board: Duchy },
    /// `* reveal`
    Reveal,
    /// `* fill 3 bank`, `* fill black ship`
    Fill { depot: Depot, tile: Tile },
    /// `* good red`
    Good { good: Good },
    /// `* roll p1 2 4`: two equal dice have no order, so the lower one comes first.
    Roll { seat: Seat, low: u8, high: u8 },
    /// `* white 3`
    White { value: u8 },
    /// `* card p1 T9` r[burgundy.route.count]
    DealCard { seat: Seat, card: Card },
    /// `* shield 3 9` r[burgundy.shield.count]
    DealShield { depot: Depot, shield: Shield },
}

const _: () = assert!(size_of::<Action>() <= 4);

/// A means and the depot that it takes something from, in one byte: lists of actions are written all the time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Way(u8);

impl Way {
    pub(crate) fn new(means: Means, depot: Depot) -> Way {
        Way(means as u8 * 8 + depot.value())
    }

    pub fn means(self) -> Means {
        Means::ALL[usize::from(self.0 / 8)]
    }

    pub fn depot(self) -> Depot {
        if self.0.is_multiple_of(8) { Depot::BLACK } else { Depot::number(self.0 % 8) }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.means(), self.depot())
    }
}

/// Which storage a tile is in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Store {
    /// The seat's own, which the notation leaves out.
    Own,
    /// The one that partners share. r[burgundy.team.shared]
    Shared,
}

impl Store {
    pub const ALL: [Store; 2] = [Store::Own, Store::Shared];

    /// The word that follows the space or the tile in the notation.
    fn suffix(self) -> &'static str {
        match self {
            Store::Own => "",
            Store::Shared => " shared",
        }
    }
}

/// How a purchase is paid for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Payment {
    /// 2 silver, the usual way, which the notation leaves out.
    Silver,
    /// 2 workers. r[burgundy.monastery.06]
    Workers,
    /// 1 silver and 1 worker. r[burgundy.monastery.06-payment]
    Mixed,
}

impl Payment {
    /// Silver and workers paid.
    pub fn price(self) -> (u16, u16) {
        match self {
            Payment::Silver => (2, 0),
            Payment::Workers => (0, 2),
            Payment::Mixed => (1, 1),
        }
    }
}

impl Action {
    /// Placing a tile from one of two storages.
    #[inline]
    pub(crate) fn place(means: Means, tile: Tile, space: Space, store: Store) -> Action {
        match store {
            Store::Own => Action::Place { means, tile, space },
            Store::Shared => Action::PlaceShared { means, tile, space },
        }
    }

    /// The storage that a tile is placed from.
    pub(crate) fn store(self) -> Store {
        if matches!(self, Action::PlaceShared { .. }) { Store::Shared } else { Store::Own }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Take { means, depot, tile } => write!(f, "take {means} {depot} {tile}"),
            Action::Place { means, tile, space } => write!(f, "place {means} {tile} {space}"),
            Action::PlaceShared { means, tile, space } => write!(f, "place {means} {tile} {space} shared"),
            Action::Sell { means, good } => write!(f, "sell {means} {good}"),
            Action::Workers { means } => write!(f, "workers {means}"),
            Action::Buy { depot, tile, payment: Payment::Silver } => write!(f, "buy {depot} {tile}"),
            Action::Buy { depot, tile, payment: Payment::Workers } => write!(f, "buy {depot} {tile} workers"),
            Action::Buy { depot, tile, payment: Payment::Mixed } => write!(f, "buy {depot} {tile} mixed"),
            Action::Discard { tile, store } => write!(f, "discard {tile}{}", store.suffix()),
            Action::Ship { depot, and: None } => write!(f, "ship {depot}"),
            Action::Ship { depot, and: Some(other) } => write!(f, "ship {depot}+{other}"),
            Action::Keep { good } => write!(f, "keep {good}"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
            Action::Board { board } => write!(f, "board {board}"),
            Action::Castle { space } => write!(f, "castle {space}"),
            Action::Store { store: Store::Own } => f.write_str("store own"),
            Action::Store { store: Store::Shared } => f.write_str("store shared"),
            Action::Settle { by, tile, space } => write!(f, "place {by} {tile} {space}"),
            Action::Hire { silver } => write!(f, "hire {silver}"),
            Action::Copy { tile } => write!(f, "copy {tile}"),
            Action::Graze { species } => write!(f, "graze {species}"),
            Action::Card { card } => write!(f, "card {card}"),
            Action::Shield { by, shield, space } => write!(f, "shield {by} {shield} {space}"),
            Action::Set { means, value } => write!(f, "set {means} {value}"),
            Action::Name { seat } => write!(f, "name {seat}"),
            Action::Pay { shield, worker: false } => write!(f, "pay {shield}"),
            Action::Pay { shield, worker: true } => write!(f, "pay {shield} worker"),
            Action::GiveUp { shield } => write!(f, "give-up {shield}"),
            Action::Load { good } => write!(f, "load {good}"),
            Action::Points { silver } => write!(f, "points {silver}"),
            Action::First { part } => write!(f, "first {part}"),
            Action::Exchange { tile } => write!(f, "exchange {tile}"),
            Action::Give { good } => write!(f, "give {good}"),
            Action::RollOff { seat, value } => write!(f, "roll-off {seat} {value}"),
            Action::Deal { seat, good } => write!(f, "deal {seat} {good}"),
            Action::DealBoard { seat, board } => write!(f, "board {seat} {board}"),
            Action::Reveal => f.write_str("reveal"),
            Action::Fill { depot, tile } => write!(f, "fill {depot} {tile}"),
            Action::Good { good } => write!(f, "good {good}"),
            Action::Roll { seat, low, high } => write!(f, "roll {seat} {low} {high}"),
            Action::White { value } => write!(f, "white {value}"),
            Action::DealCard { seat, card } => write!(f, "card {seat} {card}"),
            Action::DealShield { depot, shield } => write!(f, "shield {depot} {shield}"),
        }
    }
}
