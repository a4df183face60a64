//! Words that actions share.

use engine::Unreadable;

use super::{From, Take};

/// The good that a journey takes along.
pub(crate) fn take(good: Option<&&str>) -> Result<Take, Unreadable> {
    Ok(match good {
        None => Take::Nothing,
        Some(&"hidden") => Take::Hidden,
        Some(good) => Take::Good(good.parse()?),
    })
}

/// Where a follower stands.
pub(crate) fn from_where(word: &str) -> Result<From, Unreadable> {
    match word {
        "market" => Ok(From::Market),
        "bag" => Ok(From::Bag),
        place => place.parse().map(From::Place),
    }
}

/// A number in its only form.
pub(crate) fn number(text: &str, most: u8) -> Result<u8, Unreadable> {
    // Only one spelling is allowed, so that a record has one form: no `+4`, no `04`.
    let number = text.parse::<u8>().ok().filter(|number| *number <= most && number.to_string() == text);
    number.ok_or_else(|| Unreadable::new(text, format!("a number from 0 to {most}")))
}
