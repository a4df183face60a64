//! The keys of an overlay: what is reconstructed and may be corrected.

use engine::FreeText;

use crate::content::{CAPACITY, Purse, Suit};

/// How the keys of an overlay begin as table options.
pub(super) const OVERLAY: &str = "overlay.";

/// A cost with what it is if nothing is said.
pub(super) const fn cost(default: &'static str) -> FreeText {
    FreeText { default, check: |text| read_cost(text).map(|_| ()) }
}

/// A number with what it is if nothing is said.
pub(super) const fn number(default: &'static str, check: fn(&str) -> Result<(), String>) -> FreeText {
    FreeText { default, check }
}

pub(super) fn in_range(text: &str, low: u8, high: u8) -> Result<(), String> {
    let number = text.parse::<u8>().ok().filter(|number| (low..=high).contains(number));
    number.map(|_| ()).ok_or_else(|| format!("`{text}` is no number from {low} to {high}"))
}

/// A cost as it is written in a record: `suns 1 arms 2`.
///
/// r[natick.policy.overlay] More of a kind than one region holds could never be paid at the start,
/// and what costs nothing is not built but given.
pub(super) fn read_cost(text: &str) -> Result<Purse, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err(format!("`{text}` is no cost; write suits with numbers, such as `suns 1 arms 2`"));
    }
    let mut cost = [0; Suit::COUNT];
    for pair in words.chunks(2) {
        let suit: Suit = pair[0].parse().map_err(|error: engine::Unreadable| error.to_string())?;
        let amount = pair[1].parse::<u8>().ok().filter(|&amount| amount <= CAPACITY);
        let amount = amount.ok_or_else(|| {
            format!("`{} {}` can never be paid: 0 to {CAPACITY} of a kind", pair[0], pair[1])
        })?;
        if std::mem::replace(&mut cost[suit.index()], amount) != 0 {
            return Err(format!("`{suit}` is named twice in `{text}`"));
        }
    }
    if cost == [0; Suit::COUNT] {
        return Err(format!("`{text}` is nothing; everything that is built costs something"));
    }
    Ok(cost)
}
