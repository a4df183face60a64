//! What the Estate Manager may have to pay.

use std::{fmt, str::FromStr};

use engine::{How, Seat, Trace};

use crate::content::{Good, Role};

/// What is due in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    Coins(u8),
    Goods(Good, u8),
    /// Spaces back on the development track. r[orleans.invasion.due-books]
    Books(u8),
    /// A neutral follower from the Market. r[orleans.invasion.due-follower]
    Follower(Role),
    /// r[orleans.invasion.due-technology]
    Technology,
    /// r[orleans.invasion.due-station]
    Station,
    /// r[orleans.invasion.due-place]
    Place,
}

impl Due {
    /// What it is evidence of that a seat pays it.
    pub(crate) fn trace(self, seat: Seat) -> Trace {
        let of = |what, count: u8| Trace::new(seat, How::Lose, what, -i32::from(count));
        match self {
            Due::Coins(count) => of("coins", count),
            Due::Goods(good, count) => of(good.name(), count).piece("good", good.name()),
            Due::Books(count) => of("development", count),
            Due::Follower(role) => of("followers", 1).piece("follower", role.name()),
            Due::Technology => of("technology", 1),
            Due::Station => of("stations", 1),
            Due::Place => of("tiles", 1),
        }
    }
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Due::Coins(count) => write!(f, "coins {count}"),
            Due::Goods(good, count) => write!(f, "{good} {count}"),
            Due::Books(count) => write!(f, "books {count}"),
            Due::Follower(role) => role.fmt(f),
            Due::Technology => f.write_str("technology"),
            Due::Station => f.write_str("station"),
            Due::Place => f.write_str("place"),
        }
    }
}

impl FromStr for Due {
    type Err = String;

    fn from_str(text: &str) -> Result<Due, String> {
        let wrong = || format!("`{text}` is not a due; write it like {EXAMPLES}");
        let count = |word: &str, most: u8| {
            let count = word.parse::<u8>().ok().filter(|count| (1..=most).contains(count));
            count.ok_or_else(|| format!("`{word}` is not a number from 1 to {most}"))
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match *words {
            ["coins", number] => Due::Coins(count(number, 20)?),
            ["books", number] => Due::Books(count(number, 30)?),
            ["technology"] => Due::Technology,
            ["station"] => Due::Station,
            ["place"] => Due::Place,
            [good, number] => Due::Goods(good.parse().map_err(|_| wrong())?, count(number, 9)?),
            [role] => Due::Follower(role.parse().map_err(|_| wrong())?),
            _ => return Err(wrong()),
        })
    }
}

const EXAMPLES: &str = "`coins 2`, `grain 1`, `books 2`, `farmer`, `technology`, `station` or `place`";

impl Due {
    /// The clause that asks for it in a round.
    pub(super) const fn clause(self, round: u8) -> &'static str {
        match self {
            Due::Coins(_) | Due::Goods(..) if round == 1 => "orleans.invasion.due-first",
            Due::Coins(_) | Due::Goods(..) => "orleans.invasion.dues",
            Due::Books(_) => "orleans.invasion.due-books",
            Due::Follower(_) => "orleans.invasion.due-follower",
            Due::Technology => "orleans.invasion.due-technology",
            Due::Station => "orleans.invasion.due-station",
            Due::Place => "orleans.invasion.due-place",
        }
    }
}
