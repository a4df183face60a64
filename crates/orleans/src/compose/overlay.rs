//! How rows of the overlay are written and read.

use engine::{Confidence, FreeText, OptionSpec, OverlayRow};

use crate::content::{Need, Role};

/// The most spaces of a place.
pub(super) const PLACE_SPACES: usize = 4;

/// The most spaces of a deed, so that all deeds of a scenario fit into one mask.
const DEED_SPACES: usize = 12;

/// A row: how well its value is known, the option that carries it, and where the value comes from.
pub(crate) const fn row(confidence: Confidence, option: OptionSpec, note: &'static str) -> OverlayRow {
    OverlayRow::new(option, confidence, note)
}

/// The followers that a tile needs, with their default.
pub(crate) const fn needs(default: &'static str) -> FreeText {
    FreeText { default, check: |text| read_needs(text).map(|_| ()) }
}

/// The spaces of a deed, with their default.
pub(crate) const fn spaces(default: &'static str) -> FreeText {
    FreeText { default, check: |text| read_spaces(text).map(|_| ()) }
}

/// A number with its default.
pub(crate) const fn number(default: &'static str, check: fn(&str) -> Result<(), String>) -> FreeText {
    FreeText { default, check }
}

/// Whether a number is allowed.
pub(crate) fn in_range(text: &str, low: u8, high: u8) -> Result<(), String> {
    let number = text.parse::<u8>().ok().filter(|number| (low..=high).contains(number));
    number.map(|_| ()).ok_or_else(|| format!("`{text}` is not a number from {low} to {high}"))
}

/// What a tile needs as written in a record, `farmer trader`. Equal needs are put next to each
/// other.
pub(crate) fn read_needs(text: &str) -> Result<Vec<Need>, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() || words.len() > PLACE_SPACES {
        return Err(format!("`{text}` is not what a tile needs; write 1 to {PLACE_SPACES} followers"));
    }
    let mut needs = Vec::new();
    for word in words {
        needs.push(word.parse::<Need>().map_err(|error| error.to_string())?);
    }
    needs.sort_unstable();
    // A follower could otherwise stand on two different spaces that are written the same way.
    if needs.contains(&Need::Any) && needs.iter().any(|&need| need != Need::Any) {
        return Err(format!(
            "`{text}` mixes `any` with other followers; write `any` for every space or for none"
        ));
    }
    Ok(needs)
}

/// The spaces of a deed as written in a record, `farmer farmer knight`. They are put in the order of the roles.
pub(crate) fn read_spaces(text: &str) -> Result<Vec<Role>, String> {
    let roles: Result<Vec<Role>, _> = text.split_whitespace().map(str::parse).collect();
    let mut roles = roles.map_err(|error| error.to_string())?;
    if roles.is_empty() || roles.len() > DEED_SPACES {
        return Err(format!("`{text}` is not a list of spaces; write 1 to {DEED_SPACES} followers"));
    }
    roles.sort_unstable();
    Ok(roles)
}
