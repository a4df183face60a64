use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

use crate::{
    content::{Bonus, Hex},
    dice::{Dice, number},
};

/// One answer to one question, by a seat or by chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `castle r3c2`
    Castle { hex: Hex },
    /// `mark dice r2c1 2`, `mark monk r5c4 6`, `mark worker r7c3 3`, `mark silver r2c1 2 r2c2 4`
    Mark { means: Means, first: Entry, second: Option<Entry> },
    /// `pass`
    Pass,
    /// `* roll 2 4 orange yellow 1`
    Roll { dice: Dice },
    /// `* reveal`
    Reveal,
}

const _: () = assert!(size_of::<Action>() <= 8);

/// A number written in a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entry {
    pub hex: Hex,
    pub number: u8,
}

/// What a seat marks with: the dice as rolled, or the dice and one bonus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Means {
    /// One pip die and one colour die.
    Dice,
    /// A colour die counts as another colour.
    Monk,
    /// A pip die counts as another value.
    Worker,
    /// Two hexes, each with its own combination.
    Silver,
}

impl Means {
    pub const ALL: [Means; 4] = [Means::Dice, Means::Monk, Means::Worker, Means::Silver];

    pub fn name(self) -> &'static str {
        match self {
            Means::Dice => "dice",
            Means::Monk => "monk",
            Means::Worker => "worker",
            Means::Silver => "silver",
        }
    }

    /// The bonus it uses up.
    #[inline]
    pub fn bonus(self) -> Option<Bonus> {
        match self {
            Means::Dice => None,
            Means::Monk => Some(Bonus::Monk),
            Means::Worker => Some(Bonus::Worker),
            Means::Silver => Some(Bonus::Silver),
        }
    }
}

impl FromStr for Means {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Means, Unreadable> {
        let found = Means::ALL.into_iter().find(|means| means.name() == text);
        found.ok_or_else(|| {
            Unreadable::new(text, "say with what you mark: dice, or one bonus (monk, worker or silver)")
        })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.hex, self.number)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Castle { hex } => write!(f, "castle {hex}"),
            Action::Mark { means, first, second: None } => write!(f, "mark {} {first}", means.name()),
            Action::Mark { means, first, second: Some(second) } => {
                write!(f, "mark {} {first} {second}", means.name())
            }
            Action::Pass => f.write_str("pass"),
            Action::Roll { dice } => write!(f, "roll {dice}"),
            Action::Reveal => f.write_str("reveal"),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words.as_slice() {
            ["castle", hex] => Ok(Action::Castle { hex: hex.parse()? }),
            ["mark", means, hex, number] => {
                Ok(Action::Mark { means: means.parse()?, first: entry(hex, number)?, second: None })
            }
            ["mark", means, hex, number, next, other] => {
                let (first, second) = (entry(hex, number)?, Some(entry(next, other)?));
                Ok(Action::Mark { means: means.parse()?, first, second })
            }
            ["pass"] => Ok(Action::Pass),
            ["roll", one, other, first, second, hourglasses] => {
                Ok(Action::Roll { dice: Dice::read([one, other, first, second, hourglasses])? })
            }
            ["reveal"] => Ok(Action::Reveal),
            _ => Err(usage(text, &words)),
        }
    }
}

fn entry(hex: &str, written: &str) -> Result<Entry, Unreadable> {
    Ok(Entry { hex: hex.parse()?, number: number(written)? })
}

/// For a known verb in the wrong form, shows the right form. For anything else, lists all verbs.
fn usage(text: &str, words: &[&str]) -> Unreadable {
    let form = match words.first() {
        // r[burgundy-dice.bonus.one] The notation has no way to write two bonuses.
        Some(&"mark") if words.iter().filter(|word| word.parse::<Means>().is_ok()).count() > 1 => {
            "only one bonus may be used in a round: name one of monk, worker and silver"
        }
        Some(&"mark") => {
            "write it like `mark dice r2c1 2`, with monk or worker instead of dice, \
             or with two hexes like `mark silver r2c1 2 r2c2 4`"
        }
        Some(&"castle") => "write it like `castle r3c2`",
        Some(&"pass") => "write just `pass`",
        Some(&"roll") => "write it like `roll 2 4 orange yellow 1`: pips, colours, hourglasses",
        Some(&"reveal") => "write just `reveal`",
        _ => "an action begins with castle, mark or pass",
    };
    Unreadable::new(text, form)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_reads_back() {
        for text in [
            "castle r3c2",
            "mark dice r2c1 2",
            "mark monk r5c4 6",
            "mark worker r7c3 3",
            "mark silver r2c1 2 r2c2 4",
            "pass",
            "roll 2 4 orange yellow 1",
            "roll 6 6 purple purple 2",
            "reveal",
        ] {
            let read = text.parse::<Action>().map(|action| action.to_string());
            assert_eq!(read.as_deref(), Ok(text));
        }
    }

    #[test]
    fn two_dice_of_a_kind_are_read_in_either_order() {
        let read = "roll 4 2 yellow orange 1".parse::<Action>().unwrap();
        assert_eq!(read.to_string(), "roll 2 4 orange yellow 1");
    }

    #[test]
    fn unreadable_text_gets_a_message_with_the_right_form() {
        let message = |text: &str| text.parse::<Action>().unwrap_err().to_string();
        assert!(message("mark r2c1 2").contains("write it like `mark dice r2c1 2`"));
        assert!(message("mark monk worker r2c1 2").contains("only one bonus"));
        assert!(message("mark magic r2c1 2").contains("say with what you mark"));
        assert!(message("mark dice r2c1 7").contains("a number is 1 to 6"));
        assert!(message("mark dice r9c1 2").contains("a space is r1c1 to r7c4"));
        assert!(message("roll 2 4 orange 1").contains("pips, colours, hourglasses"));
        assert!(message("sell").contains("an action begins with castle, mark or pass"));
    }
}
