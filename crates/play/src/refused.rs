//! Why a request was refused.

use std::{error::Error, fmt};

use engine::{Actor, Pending, Reason, Seat, Unreadable, counted};

/// Why a request was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The game is over.
    Over,
    /// The table has no such seat.
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many seats there are.
        seats: u8,
    },
    /// Somebody else must act.
    NotYourTurn {
        /// Who tried.
        actor: Actor,
        /// Who must act.
        pending: Pending,
    },
    /// The text cannot be read as an action.
    Unreadable(Unreadable),
    /// The text is an action, but it is not legal now.
    Illegal {
        /// What was tried.
        text: String,
        /// The legal actions that are closest to it.
        closest: Vec<String>,
        /// What the seat is being asked, as a sentence.
        asked: Option<String>,
        /// Why it is not legal and which clause forbids it, if the rules can say.
        reason: Option<Box<Reason>>,
    },
    /// One action of a list was refused, so nothing of the list was done.
    InList {
        /// Which one, counted from 1.
        number: usize,
        /// Why.
        refused: Box<Refused>,
    },
    /// The list goes on past a point where it has to stop, so nothing of it was done.
    Interrupted {
        /// The first action that cannot be in the list, counted from 1.
        number: usize,
        /// That action.
        text: String,
        /// Why.
        why: Interruption,
    },
    /// The action cannot be taken back.
    NoUndo {
        /// Why not.
        reason: &'static str,
    },
}

/// Why a list of actions has to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Interruption {
    /// Chance has to act.
    Chance,
    /// It is somebody else's turn.
    Others,
    /// The game is over.
    Over,
    /// The seat sees something that was secret.
    Secret,
}

impl Interruption {
    /// A word for programs: `chance`, `others`, `over` or `secret`.
    pub fn word(self) -> &'static str {
        match self {
            Interruption::Chance => "chance",
            Interruption::Others => "others",
            Interruption::Over => "over",
            Interruption::Secret => "secret",
        }
    }
}

impl fmt::Display for Interruption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Interruption::Chance => "chance has to act",
            Interruption::Others => "it would be somebody else's turn",
            Interruption::Over => "the game would be over",
            Interruption::Secret => "you would see something that is secret now",
        })
    }
}

impl Refused {
    /// A code for programs: `over`, `seat`, `turn`, `unreadable`, `illegal`, `interrupted` or `undo`.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Over => "over",
            Refused::NoSuchSeat { .. } => "seat",
            Refused::NotYourTurn { .. } => "turn",
            Refused::Unreadable(_) => "unreadable",
            Refused::Illegal { .. } => "illegal",
            Refused::InList { refused, .. } => refused.code(),
            Refused::Interrupted { .. } => "interrupted",
            Refused::NoUndo { .. } => "undo",
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Over => f.write_str("the game is over"),
            Refused::NoSuchSeat { seat, seats } => {
                write!(f, "there is no {seat} at this table; it has {}", counted((*seats).into(), "seat"))
            }
            Refused::NotYourTurn { actor, pending } => {
                let actor = match actor {
                    Actor::Seat(seat) => seat.to_string(),
                    Actor::Chance => "chance".to_owned(),
                };
                write!(f, "{actor} has nothing to do now; {}", waiting(*pending))
            }
            Refused::Unreadable(unreadable) => write!(f, "{unreadable}"),
            Refused::Illegal { text, closest, asked, reason } => {
                write!(f, "`{text}` is not allowed now")?;
                if let Some(reason) = reason {
                    write!(f, ": {} r[{}]", words::english(reason), reason.clause)?;
                }
                if let Some(asked) = asked {
                    write!(f, " ({asked})")?;
                }
                for (number, action) in closest.iter().enumerate() {
                    f.write_str(if number == 0 { "; closest: " } else { ", " })?;
                    write!(f, "`{action}`")?;
                }
                Ok(())
            }
            Refused::InList { number, refused } => {
                write!(f, "nothing was done because of action {number}: {refused}")
            }
            Refused::Interrupted { number, text, why } => {
                write!(f, "nothing was done because of action {number}: before `{text}`, {why}")
            }
            Refused::NoUndo { reason } => f.write_str(reason),
        }
    }
}

impl Error for Refused {}

/// Who the table is waiting for, as part of a sentence.
fn waiting(pending: Pending) -> String {
    match pending {
        Pending::Seats(seats) => {
            let names: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
            format!("waiting for {}", names.join(", "))
        }
        Pending::Chance => "waiting for chance".to_owned(),
        Pending::Over => "the game is over".to_owned(),
    }
}

/// How many legal actions a refusal suggests.
const CLOSEST: usize = 8;

/// The actions that begin with the most words of `text`, best match first. Empty if none begins with
/// the same word.
pub(crate) fn closest(text: &str, actions: impl IntoIterator<Item = String>) -> Vec<String> {
    let wanted: Vec<&str> = text.split_whitespace().collect();
    let mut ranked: Vec<(usize, usize, String)> = actions
        .into_iter()
        .map(|action| {
            let alike = wanted.iter().zip(action.split_whitespace());
            let prefix = alike.take_while(|(word, other)| *word == other).count();
            let shared = action.split_whitespace().filter(|word| wanted.contains(word)).count();
            (prefix, shared, action)
        })
        .collect();
    let longest = ranked.iter().map(|&(prefix, ..)| prefix).max().unwrap_or(0);
    ranked.retain(|&(prefix, ..)| prefix > 0 && prefix == longest);
    ranked.sort_by_key(|&(_, shared, _)| std::cmp::Reverse(shared));
    ranked.truncate(CLOSEST);
    ranked.into_iter().map(|(.., action)| action).collect()
}
