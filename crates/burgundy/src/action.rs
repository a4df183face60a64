use std::{fmt, str::FromStr};

use engine::{Seat, Unreadable};

use crate::{
    content::{Card, Depot, Duchy, Good, Shield, Space, Species, Tile},
    means::Means,
    parts::Pending,
};

/// One answer to one question, by a seat or by chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `take d1 3 bank`
    Take {
        means: Means,
        depot: Depot,
        tile: Tile,
    },
    /// `place d1 bank r3c5`, `place d1 bank r3c5 shared`
    Place {
        means: Means,
        tile: Tile,
        space: Space,
    },
    PlaceShared {
        means: Means,
        tile: Tile,
        space: Space,
    },
    /// `sell d1 red`
    Sell {
        means: Means,
        good: Good,
    },
    /// `workers d1`
    Workers {
        means: Means,
    },
    /// `buy black ship`, `buy 4 mine workers`
    Buy {
        depot: Depot,
        tile: Tile,
        payment: Payment,
    },
    /// `discard mine`, `discard mine shared`
    Discard {
        tile: Tile,
        store: Store,
    },
    /// `ship 3`, `ship 3+4`
    Ship {
        depot: Depot,
        and: Option<Depot>,
    },
    /// `keep red`
    Keep {
        good: Good,
    },
    /// `pass`
    Pass,
    /// `end`
    End,
    /// `board 7`
    Board {
        board: Duchy,
    },
    /// `castle r4c4`
    Castle {
        space: Space,
    },
    /// `store shared`: where a gained tile goes. r[burgundy.team.choose-storage]
    Store {
        store: Store,
    },
    /// `place reward black bank r3c5`: a tile goes straight from a depot into the duchy.
    Settle {
        by: Way,
        tile: Tile,
        space: Space,
    },
    /// `hire 2`: 2 silver for 4 workers. r[burgundy.monastery.28]
    Hire {
        silver: u8,
    },
    /// `copy bank`: the effect of a building that is not there. r[burgundy.extra.crane]
    Copy {
        tile: Tile,
    },
    /// `graze cow`: the species that geese score with. r[burgundy.extra.geese-choice]
    Graze {
        species: Species,
    },
    /// `card T9`: the next card of the route. r[burgundy.route.order]
    Card {
        card: Card,
    },
    /// `shield double 5 9 r4c4`: a shield from a depot to a castle. r[burgundy.shield.take]
    Shield {
        by: Way,
        shield: Shield,
        space: Space,
    },
    /// `set d1 5` r[burgundy.shield.16]
    Set {
        means: Means,
        value: u8,
    },
    /// `name p2` r[burgundy.shield.06]
    Name {
        seat: Seat,
    },
    /// `pay 9`, `pay 9 worker` r[burgundy.shield.tribute]
    Pay {
        shield: Shield,
        worker: bool,
    },
    /// `give-up 9` r[burgundy.shield.tribute]
    GiveUp {
        shield: Shield,
    },
    /// `load red`: all goods of a colour from every depot. r[burgundy.shield.05]
    Load {
        good: Good,
    },
    /// `points 3`: buys as many more points. r[burgundy.solo.buy-vp]
    Points {
        silver: u8,
    },
    /// `first size`: what comes first of all that is pending. r[burgundy.solo.order]
    First {
        part: Pending,
    },
    /// `exchange bank`: the tile that five goods are given for. r[burgundy.solo.exchange]
    Exchange {
        tile: Tile,
    },
    /// `give red`: one of the five goods.
    Give {
        good: Good,
    },
    /// `* roll-off p1 5`
    RollOff {
        seat: Seat,
        value: u8,
    },
    /// `* deal p1 red`
    Deal {
        seat: Seat,
        good: Good,
    },
    /// `* board p1 7`
    DealBoard {
        seat: Seat,
        board: Duchy,
    },
    /// `* reveal`
    Reveal,
    /// `* fill 3 bank`, `* fill black ship`
    Fill {
        depot: Depot,
        tile: Tile,
    },
    /// `* good red`
    Good {
        good: Good,
    },
    /// `* roll p1 2 4`: two equal dice have no order, so the lower one comes first.
    Roll {
        seat: Seat,
        low: u8,
        high: u8,
    },
    /// `* white 3`
    White {
        value: u8,
    },
    /// `* card p1 T9` r[burgundy.route.count]
    DealCard {
        seat: Seat,
        card: Card,
    },
    /// `* shield 3 9` r[burgundy.shield.count]
    DealShield {
        depot: Depot,
        shield: Shield,
    },
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

    /// What follows the space or the tile in the notation.
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

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words.as_slice() {
            ["take", means, depot, tile] => {
                Ok(Action::Take { means: means.parse()?, depot: depot.parse()?, tile: tile.parse()? })
            }
            ["place", means, tile, space] => place(means, tile, space, Store::Own),
            ["place", means, tile, space, "shared"] => place(means, tile, space, Store::Shared),
            ["sell", means, good] => Ok(Action::Sell { means: means.parse()?, good: good.parse()? }),
            ["workers", means] => Ok(Action::Workers { means: means.parse()? }),
            ["buy", depot, tile] => buy(depot, tile, Payment::Silver),
            ["buy", depot, tile, "workers"] => buy(depot, tile, Payment::Workers),
            ["buy", depot, tile, "mixed"] => buy(depot, tile, Payment::Mixed),
            ["discard", tile] => Ok(Action::Discard { tile: tile.parse()?, store: Store::Own }),
            ["discard", tile, "shared"] => Ok(Action::Discard { tile: tile.parse()?, store: Store::Shared }),
            ["ship", depots] => ship(depots),
            ["keep", good] => Ok(Action::Keep { good: good.parse()? }),
            ["pass"] => Ok(Action::Pass),
            ["end"] => Ok(Action::End),
            ["board", board] => Ok(Action::Board { board: board.parse()? }),
            ["castle", space] => Ok(Action::Castle { space: space.parse()? }),
            _ => expansions(text, &words),
        }
    }
}

/// Actions that only modules offer.
fn expansions(text: &str, words: &[&str]) -> Result<Action, Unreadable> {
    match *words {
        ["store", "own"] => Ok(Action::Store { store: Store::Own }),
        ["store", "shared"] => Ok(Action::Store { store: Store::Shared }),
        ["place", means, depot, tile, space] => Ok(Action::Settle {
            by: Way::new(means.parse()?, depot.parse()?),
            tile: tile.parse()?,
            space: space.parse()?,
        }),
        ["hire", silver] => Ok(Action::Hire { silver: amount(silver)? }),
        ["copy", tile] => Ok(Action::Copy { tile: tile.parse()? }),
        ["graze", species] => Ok(Action::Graze { species: species.parse()? }),
        ["card", card] => Ok(Action::Card { card: card.parse()? }),
        ["shield", means, depot, shield, space] => Ok(Action::Shield {
            by: Way::new(means.parse()?, depot.parse()?),
            shield: shield.parse()?,
            space: space.parse()?,
        }),
        ["set", means, value] => Ok(Action::Set { means: means.parse()?, value: die(value)? }),
        ["name", seat] => Ok(Action::Name { seat: seat.parse()? }),
        ["pay", shield] => Ok(Action::Pay { shield: shield.parse()?, worker: false }),
        ["pay", shield, "worker"] => Ok(Action::Pay { shield: shield.parse()?, worker: true }),
        ["give-up", shield] => Ok(Action::GiveUp { shield: shield.parse()? }),
        ["load", good] => Ok(Action::Load { good: good.parse()? }),
        ["points", silver] => Ok(Action::Points { silver: amount(silver)? }),
        ["first", part] => Ok(Action::First { part: part.parse()? }),
        ["exchange", tile] => Ok(Action::Exchange { tile: tile.parse()? }),
        ["give", good] => Ok(Action::Give { good: good.parse()? }),
        _ => chance(text, words),
    }
}

/// Actions that only chance takes.
fn chance(text: &str, words: &[&str]) -> Result<Action, Unreadable> {
    match *words {
        ["roll-off", seat, value] => Ok(Action::RollOff { seat: seat.parse()?, value: die(value)? }),
        ["deal", seat, good] => Ok(Action::Deal { seat: seat.parse()?, good: good.parse()? }),
        ["board", seat, board] => Ok(Action::DealBoard { seat: seat.parse()?, board: board.parse()? }),
        ["reveal"] => Ok(Action::Reveal),
        ["fill", depot, tile] => Ok(Action::Fill { depot: depot.parse()?, tile: tile.parse()? }),
        ["good", good] => Ok(Action::Good { good: good.parse()? }),
        ["roll", seat, one, other] => {
            let (one, other) = (die(one)?, die(other)?);
            Ok(Action::Roll { seat: seat.parse()?, low: one.min(other), high: one.max(other) })
        }
        ["white", value] => Ok(Action::White { value: die(value)? }),
        ["card", seat, card] => Ok(Action::DealCard { seat: seat.parse()?, card: card.parse()? }),
        ["shield", depot, shield] => {
            Ok(Action::DealShield { depot: depot.parse()?, shield: shield.parse()? })
        }
        _ => Err(usage(text, words)),
    }
}

fn place(means: &str, tile: &str, space: &str, store: Store) -> Result<Action, Unreadable> {
    Ok(Action::place(means.parse()?, tile.parse()?, space.parse()?, store))
}

fn buy(depot: &str, tile: &str, payment: Payment) -> Result<Action, Unreadable> {
    Ok(Action::Buy { depot: depot.parse()?, tile: tile.parse()?, payment })
}

fn ship(depots: &str) -> Result<Action, Unreadable> {
    let expected = "one depot 1 to 6, or two neighbours such as 3+4 or 6+1";
    let numbered = |text: &str| {
        text.parse::<Depot>()
            .ok()
            .filter(|&depot| depot != Depot::BLACK)
            .ok_or_else(|| Unreadable::new(depots, expected))
    };
    let Some((one, other)) = depots.split_once('+') else {
        return Ok(Action::Ship { depot: numbered(depots)?, and: None });
    };
    let (one, other) = (numbered(one)?, numbered(other)?);
    // A pair has no order: write neighbours in ring order, other pairs by number.
    let turned = other.next() == one || (one.next() != other && other < one);
    let (depot, other) = if turned { (other, one) } else { (one, other) };
    Ok(Action::Ship { depot, and: Some(other) })
}

fn die(text: &str) -> Result<u8, Unreadable> {
    text.parse()
        .ok()
        .filter(|value| (1..=6).contains(value))
        .ok_or_else(|| Unreadable::new(text, "a die shows 1 to 6"))
}

/// Silver to pay. `01` would be a second way to write 1.
fn amount(text: &str) -> Result<u8, Unreadable> {
    let number = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| Unreadable::new(text, "say how much silver, as a number from 0 to 255"))
}

/// For a known verb in the wrong form, shows the right form. For anything else, lists all verbs.
fn usage(text: &str, words: &[&str]) -> Unreadable {
    const FORMS: [(&str, &str); 36] = [
        ("take", "take d1 3 bank"),
        ("place", "place d1 bank r3c5"),
        ("sell", "sell d1 red"),
        ("workers", "workers d1"),
        ("buy", "buy black ship"),
        ("discard", "discard mine"),
        ("ship", "ship 3"),
        ("keep", "keep red"),
        ("pass", "pass"),
        ("end", "end"),
        ("board", "board 7"),
        ("castle", "castle r4c4"),
        ("roll-off", "roll-off p1 5"),
        ("deal", "deal p1 red"),
        ("reveal", "reveal"),
        ("fill", "fill 3 bank"),
        ("good", "good red"),
        ("roll", "roll p1 2 4"),
        ("white", "white 3"),
        ("board", "board p1 7"),
        ("store", "store shared"),
        ("hire", "hire 2"),
        ("copy", "copy bank"),
        ("graze", "graze cow"),
        ("card", "card T9"),
        ("shield", "shield double 5 9 r4c4"),
        ("set", "set d1 5"),
        ("name", "name p2"),
        ("pay", "pay 9"),
        ("give-up", "give-up 9"),
        ("load", "load red"),
        ("points", "points 3"),
        ("first", "first size"),
        ("exchange", "exchange bank"),
        ("give", "give red"),
        ("card", "card p1 T9"),
    ];
    let known = words.first().and_then(|verb| FORMS.iter().find(|(name, _)| name == verb));
    match known {
        Some((_, form)) => Unreadable::new(text, format!("write it like `{form}`")),
        None => Unreadable::new(
            text,
            "an action begins with take, place, sell, workers, buy, discard, ship, keep, pass or end",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reads(text: &str) {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }

    #[test]
    fn every_form_reads_back() {
        for text in [
            "take d1 3 bank",
            "take castle 6 goat4",
            "place town-hall monastery26 r7c4",
            "sell warehouse red",
            "workers d2",
            "buy black ship",
            "buy 4 mine workers",
            "buy 4 mine mixed",
            "discard sheep2",
            "ship 3",
            "ship 3+4",
            "ship 6+1",
            "keep orange",
            "pass",
            "end",
            "board 10",
            "castle r1c2",
            "roll-off p4 6",
            "deal p2 violet",
            "board p3 9",
            "reveal",
            "fill 5 church",
            "fill black castle",
            "good pink",
            "roll p1 2 4",
            "white 6",
            "place d1 bank r3c5 shared",
            "place reward black bank nw7",
            "discard mine shared",
            "store own",
            "store shared",
            "take white 4 inn",
            "hire 2",
            "copy white-castle",
            "graze geese",
            "card T12",
            "card p2 T1",
            "shield double 5 18 r4c4",
            "shield 3 9",
            "set d2 6",
            "name p2",
            "pay 9",
            "pay 9 worker",
            "give-up 14",
            "load red",
            "points 0",
            "first income",
            "exchange bank",
            "give red",
            "board 11a",
        ] {
            reads(text);
        }
    }

    #[test]
    fn unordered_pairs_are_read_in_either_order() {
        assert_eq!("ship 4+3".parse::<Action>().unwrap().to_string(), "ship 3+4");
        assert_eq!("ship 5+2".parse::<Action>().unwrap().to_string(), "ship 2+5");
        assert_eq!("ship 1+6".parse::<Action>().unwrap().to_string(), "ship 6+1");
        assert_eq!("roll p1 5 2".parse::<Action>().unwrap().to_string(), "roll p1 2 5");
    }

    #[test]
    fn unreadable_text_gets_a_message_with_the_right_form() {
        let message = |text: &str| text.parse::<Action>().unwrap_err().to_string();
        assert_eq!(message("sell d1"), "cannot read `sell d1`: write it like `sell d1 red`");
        assert!(message("ship 2+7").contains("two neighbours"));
        assert!(message("steal d1").contains("an action begins with"));
        assert!(message("take d3 1 bank").contains("say by what means"));
    }
}
