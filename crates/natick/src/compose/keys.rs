//! The keys of an overlay: what is reconstructed and may be corrected.

use engine::OptionSpec;

use crate::content::{CAPACITY, Purse, Suit};

/// How the keys of an overlay begin as table options.
pub(super) const OVERLAY: &str = "overlay.";

/// A key whose values are not listed.
pub(super) struct Key {
    pub(super) id: &'static str,
    pub(super) kind: Kind,
    pub(super) default: &'static str,
}

/// What a key takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Cost,
    Number(u8, u8),
}

const fn cost(id: &'static str, default: &'static str) -> Key {
    Key { id, kind: Kind::Cost, default }
}

#[rustfmt::skip]
pub(super) const KEYS: &[Key] = &[
    cost("overlay.cost.road",    "suns 1 arms 1"),
    cost("overlay.cost.village", "suns 1 moons 1 crowns 1 arms 1"),
    cost("overlay.cost.town",    "moons 2 crowns 2"),
    cost("overlay.cost.trader",  "suns 1 arms 2"),
    cost("overlay.cost.knight",  "moons 2 crowns 1"),
    Key { id: "overlay.limit.offers", kind: Kind::Number(0, 9),   default: "1" },
    Key { id: "overlay.end.stall",    kind: Kind::Number(4, 100), default: "20" },
];

pub(super) const fn free_key(id: &'static str, about: &'static str, clause: &'static str) -> OptionSpec {
    OptionSpec { id, values: &[], about, clause }
}

pub(super) const fn choice_key(
    id: &'static str,
    values: &'static [&'static str],
    about: &'static str,
    clause: &'static str,
) -> OptionSpec {
    OptionSpec { id, values, about, clause }
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
