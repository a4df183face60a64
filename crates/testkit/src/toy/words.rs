//! How the market is written: fruits, actions, events, views, prompts.

use std::{fmt, str::FromStr};

use engine::{Happening, Seat, Trace, Unreadable};
use serde::Serialize;

use super::FRUITS;

/// A fruit by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fruit(pub(super) u8);

impl Fruit {
    pub(super) fn points(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Fruit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(FRUITS[self.0 as usize])
    }
}

impl FromStr for Fruit {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Fruit, Unreadable> {
        let fruit = FRUITS.iter().position(|name| *name == text);
        fruit
            .map(|fruit| Fruit(fruit as u8))
            .ok_or_else(|| Unreadable::new(text, "a fruit is apple, pear or plum"))
    }
}
/// One answer to one question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `list plum`
    List(Fruit),
    /// `skip plum`
    Skip(Fruit),
    /// `bid 2`
    Bid(u8),
    /// `ready`
    Ready,
    /// `take plum`
    Take(Fruit),
    /// `take some`, which only a mutant offers.
    Mumble(Fruit),
    /// `pass`
    Pass,
    /// `draw apple`
    Draw(Fruit),
    /// `reveal`
    Reveal,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::List(fruit) => write!(f, "list {fruit}"),
            Action::Skip(fruit) => write!(f, "skip {fruit}"),
            Action::Bid(coins) => write!(f, "bid {coins}"),
            Action::Ready => f.write_str("ready"),
            Action::Take(fruit) => write!(f, "take {fruit}"),
            Action::Mumble(_) => f.write_str("take some"),
            Action::Pass => f.write_str("pass"),
            Action::Draw(fruit) => write!(f, "draw {fruit}"),
            Action::Reveal => f.write_str("reveal"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["bid", coins] => {
                let coins = coins.parse().map_err(|_| Unreadable::new(coins, "a number of coins"))?;
                Ok(Action::Bid(coins))
            }
            ["list", fruit] => fruit.parse().map(Action::List),
            ["skip", fruit] => fruit.parse().map(Action::Skip),
            ["ready"] => Ok(Action::Ready),
            ["take", "some"] => Ok(Action::Mumble(Fruit(0))),
            ["take", fruit] => fruit.parse().map(Action::Take),
            ["draw", fruit] => fruit.parse().map(Action::Draw),
            ["pass"] => Ok(Action::Pass),
            ["reveal"] => Ok(Action::Reveal),
            _ => Err(Unreadable::new(text, "`bid N`, `take FRUIT` or `pass`")),
        }
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// A fruit came to the stall.
    Drawn {
        /// Its name.
        fruit: &'static str,
    },
    /// A fruit was packed.
    Packed {
        /// Its name.
        fruit: &'static str,
    },
    /// A seat's plan is complete.
    Ready {
        /// Whose action it was.
        seat: Seat,
    },
    /// A seat made its bid.
    Bid {
        /// Whose action it was.
        seat: Seat,
    },
    /// A seat paid its bid.
    Paid {
        /// Whose action it was.
        seat: Seat,
        /// How many coins it paid.
        coins: u8,
    },
    /// A seat took a fruit.
    Took {
        /// Whose action it was.
        seat: Seat,
        /// What it was worth.
        points: u8,
    },
    /// A seat passed and gained a coin.
    Passed {
        /// Whose action it was.
        seat: Seat,
    },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Drawn { fruit } => write!(f, "The {fruit} comes to the stall."),
            Event::Packed { fruit } => write!(f, "The {fruit} goes into the parcel."),
            Event::Ready { seat } => write!(f, "{seat} is ready."),
            Event::Bid { seat } => write!(f, "{seat} bids."),
            Event::Paid { seat, coins } => write!(f, "{seat} pays {coins}."),
            Event::Took { seat, points } => write!(f, "{seat} takes a fruit for {points}."),
            Event::Passed { seat } => write!(f, "{seat} passes for a coin."),
        }
    }
}

impl Happening for Event {
    fn clause(&self) -> &'static str {
        match self {
            Event::Drawn { .. } => "toy.draw",
            Event::Packed { .. } => "toy.parcel",
            Event::Bid { .. } | Event::Ready { .. } => "toy.bid",
            Event::Paid { .. } => "toy.bid.pay",
            Event::Took { .. } => "toy.take.points",
            Event::Passed { .. } => "toy.pass.coin",
        }
    }

    fn said(&self) -> Option<String> {
        Some(self.to_string())
    }

    fn trace(&self) -> Option<Trace> {
        match *self {
            Event::Drawn { .. } | Event::Packed { .. } | Event::Bid { .. } | Event::Ready { .. } => None,
            Event::Paid { seat, coins } => Some(Trace::gain(seat, "coins", -i32::from(coins))),
            Event::Took { seat, points } => Some(Trace::gain(seat, "points", points.into())),
            Event::Passed { seat } => Some(Trace::gain(seat, "coins", 1)),
        }
    }
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The round, counted from 0.
    pub round: u8,
    /// Fruits on the stall.
    pub stall: Vec<&'static str>,
    /// What is in the parcel, if there is one: a fruit or `?`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parcel: Option<&'static str>,
    /// Each seat's list, if there are plans: its fruits or `?`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lists: Option<Vec<String>>,
    /// Each seat's coins, points and bid: `-`, `?` or a number.
    pub seats: Vec<(u8, u8, String)>,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "round {} stall {}", self.round, self.stall.join(" "))?;
        if let Some(parcel) = self.parcel {
            writeln!(f, "parcel {parcel}")?;
        }
        for (number, list) in self.lists.iter().flatten().enumerate() {
            writeln!(f, "{} lists {list}", Seat(number as u8))?;
        }
        for (number, (coins, points, bid)) in self.seats.iter().enumerate() {
            writeln!(f, "{} coins {coins} points {points} bid {bid}", Seat(number as u8))?;
        }
        Ok(())
    }
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
pub enum Prompt {
    /// Whether a fruit goes on the list.
    List {
        /// Its name.
        fruit: &'static str,
    },
    /// Whether the plan is complete.
    Ready,
    /// How much to bid.
    Bid {
        /// The highest bid it can pay.
        most: u8,
    },
    /// What to take.
    Choose,
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Prompt::List { fruit } => write!(f, "List the {fruit} or skip it."),
            Prompt::Ready => f.write_str("Say when you are ready."),
            Prompt::Bid { most } => write!(f, "Bid 0 to {most} coins."),
            Prompt::Choose => f.write_str("Take a fruit or pass."),
        }
    }
}
