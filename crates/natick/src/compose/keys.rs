//! The keys of an overlay: what we reconstructed and you may correct.

use engine::FreeText;

use crate::content::{CAPACITY, Purse, Suit};

/// The prefix of overlay keys when they are table options.
pub(super) const OVERLAY: &str = "overlay.";

/// A cost with its default.
pub(super) const fn cost(default: &'static str) -> FreeText {
    FreeText { default, check: |text| read_cost(text).map(|_| ()) }
}

/// A number with its default.
pub(super) const fn number(default: &'static str, check: fn(&str) -> Result<(), String>) -> FreeText {
    FreeText { default, check }
}

pub(super) fn in_range(text: &str, low: u8, high: u8) -> Result<(), String> {
    let number = text.parse::<u8>().ok().filter(|number| (low..=high).contains(number));
    number.map(|_| ()).ok_or_else(|| format!("`{text}` is not a number from {low} to {high}"))
}

/// A cost as written in a record: `suns 1 arms 2`.
///
/// r[natick.policy.overlay] Nobody could pay more of a kind than one region holds at the start,
/// and nothing is free.
pub(super) fn read_cost(text: &str) -> Result<Purse, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err(format!("`{text}` is not a cost; write suits with numbers, such as `suns 1 arms 2`"));
    }
    let mut cost = [0; Suit::COUNT];
    for pair in words.chunks(2) {
        let suit: Suit = pair[0].parse().map_err(|error: engine::Unreadable| error.to_string())?;
        let amount = pair[1].parse::<u8>().ok().filter(|&amount| amount <= CAPACITY);
        let amount = amount.ok_or_else(|| {
            format!("`{} {}` can never be paid: use 0 to {CAPACITY} of a kind", pair[0], pair[1])
        })?;
        if std::mem::replace(&mut cost[suit.index()], amount) != 0 {
            return Err(format!("`{suit}` is named twice in `{text}`"));
        }
    }
    if cost == [0; Suit::COUNT] {
        return Err(format!("`{text}` adds up to nothing; everything you build must cost something"));
    }
    Ok(cost)
}
