use std::{fmt, str::FromStr};

use engine::{HEXES, Hex, Mask, Unreadable};
use serde::{Serialize, Serializer};

use super::islands::{FOUR, FOURTEEN, Island};

/// The most spaces a duchy has: two hexagons that share one.
pub const SPACES: usize = HEXES + RIGHT;

/// Spaces of the right-hand hexagon, without the one it shares.
const RIGHT: usize = HEXES - 1;

/// Columns that the right-hand hexagon adds to rows 1 to 7.
pub(crate) const RIGHT_ROWS: [u8; 7] = [4, 5, 6, 6, 6, 5, 4];

/// Columns of the hexagon in rows 1 to 7.
pub(crate) const LEFT_ROWS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];

/// Some spaces of a duchy. A larger duchy needs more words: `cargo xtask bench-instructions` says what they
/// cost.
pub type Spaces = Mask<{ SPACES.div_ceil(64) }>;

/// A space of a duchy. r[burgundy.place.geometry]
///
/// Its name means the same everywhere, and belongs to one shape of board: first come the spaces of the hexagon,
/// then those that the right half of a double board adds, then those of each group of islands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

/// The islands, by the number of their first space.
const ISLANDS: [(usize, &[Island; HEXES]); 2] = [(SPACES, FOUR.spaces), (SPACES + HEXES, FOURTEEN.spaces)];

impl Space {
    /// The middle of the hexagon.
    pub const CENTRE: Space = Space(18);

    /// The space that the two halves of a double board share.
    pub const SHARED: Space = Space(21);

    /// The space with this number.
    #[inline]
    pub(super) const fn numbered(number: usize) -> Space {
        debug_assert!(number < SPACES + 2 * HEXES);
        Space(number as u8)
    }

    /// Its number among all spaces of all boards.
    #[inline]
    pub(super) const fn number(self) -> usize {
        self.0 as usize
    }

    /// Its position on its own board, in reading order.
    #[inline]
    pub fn index(self) -> usize {
        let number = self.number();
        if number < SPACES { number } else { (number - SPACES) % HEXES }
    }

    /// The set of just this space.
    #[inline]
    pub fn alone(self) -> Spaces {
        Spaces::only(self.index())
    }

    /// The space in this row and column, both counted from 1. The columns of the right half go on from those of
    /// the left half.
    pub fn from_row_column(row: u8, column: u8) -> Option<Space> {
        if let Some(hex) = Hex::from_row_column(row, column) {
            return Some(Space(hex.index() as u8));
        }
        let at = usize::from(row).checked_sub(1)?;
        let column = column.checked_sub(*LEFT_ROWS.get(at)? + 1)?;
        let before: u8 = RIGHT_ROWS[..at].iter().sum();
        (column < RIGHT_ROWS[at]).then(|| Space(HEXES as u8 + before + column))
    }

    /// Its row and column, if it is on a board with rows.
    pub(super) fn row_column(self) -> Option<(u8, u8)> {
        let number = self.number();
        if number < HEXES {
            return Some(Hex::at(number).row_column());
        }
        let mut rest = number.checked_sub(HEXES).filter(|&rest| rest < RIGHT)? as u8;
        let row = RIGHT_ROWS.iter().position(|&columns| {
            let found = rest < columns;
            if !found {
                rest -= columns;
            }
            found
        })?;
        Some((row as u8 + 1, LEFT_ROWS[row] + rest + 1))
    }

    /// Its place on a grid with two axes that meet at 60 degrees. The right half lies six columns further on.
    pub(super) fn axial(self) -> Option<(i8, i8)> {
        let (row, column) = self.row_column()?;
        let r = row as i8 - 4;
        let first = (-3).max(-r - 3);
        let left = LEFT_ROWS[row as usize - 1];
        let q = if column <= left {
            first + column as i8 - 1
        } else {
            // In the middle row the first space of the right half is the last of the left half.
            let shared = i8::from(row == 4);
            first + 6 + (column - left) as i8 - 1 + shared
        };
        Some((q, r))
    }

    /// Where it is printed, if it is on an island: in widths of a space from the top left corner.
    pub(crate) fn printed_at(self) -> Option<(u16, u16)> {
        self.island().map(|space| space.at)
    }

    fn island(self) -> Option<&'static Island> {
        ISLANDS.iter().find_map(|(first, spaces)| {
            let place = self.number().checked_sub(*first)?;
            spaces.get(place)
        })
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.island(), self.row_column()) {
            (Some(island), _) => f.write_str(island.name),
            (None, Some((row, column))) => write!(f, "r{row}c{column}"),
            (None, None) => unreachable!("every space has a name"),
        }
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Space {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Space, Unreadable> {
        let islands = ISLANDS.iter().find_map(|(first, spaces)| {
            let place = spaces.iter().position(|space| space.name == text)?;
            Some(Space::numbered(first + place))
        });
        let in_rows = || {
            let (row, column) = text.strip_prefix('r')?.split_once('c')?;
            // `r04c4` and `r+4c4` are not names.
            let digits = |word: &str| {
                word.parse().ok().filter(|_| !word.starts_with(['0', '+'])).map(|number: u8| number)
            };
            Space::from_row_column(digits(row)?, digits(column)?)
        };
        islands.or_else(in_rows).ok_or_else(|| {
            Unreadable::new(
                text,
                "a space is written r4c3: row 1 to 7 and a column of that row (the islands of the solo game have names \
                 such as nw7 and c3)",
            )
        })
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Whether spaces at two places of a board with rows share a side.
pub(super) fn touch(one: Option<(i8, i8)>, other: Option<(i8, i8)>) -> bool {
    let (Some(one), Some(other)) = (one, other) else { return false };
    matches!((other.0 - one.0, other.1 - one.1), (1 | -1, 0) | (0 | -1, 1) | (0 | 1, -1))
}

/// Some spaces of one board by name, for events. As JSON they are a list in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hexes {
    pub spaces: Spaces,
    /// The number of the board's first space.
    first: u8,
}

impl Hexes {
    /// No space.
    pub const NONE: Hexes = Hexes { spaces: Spaces::EMPTY, first: 0 };

    /// Some spaces of the board that begins with the space of this number.
    #[inline]
    pub(super) fn new(spaces: Spaces, first: u8) -> Hexes {
        Hexes { spaces, first }
    }

    /// Each of them, in reading order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        self.spaces.iter().map(move |index| Space::numbered(usize::from(self.first) + index))
    }
}

impl Serialize for Hexes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_has_a_name_of_its_own() {
        let spaces = (0..SPACES + 2 * HEXES).map(Space::numbered);
        let mut names = std::collections::BTreeSet::new();
        for space in spaces {
            let name = space.to_string();
            assert_eq!(name.parse(), Ok(space), "{name}");
            assert!(names.insert(name));
        }
    }

    #[test]
    fn other_names_are_refused() {
        for text in ["r4c14", "r1c9", "r8c1", "r0c1", "r04c4", "r4", "nw8", "o1", ""] {
            assert!(text.parse::<Space>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_two_halves_touch_in_the_three_middle_rows() {
        let joined = |one: &str, other: &str| {
            touch(one.parse::<Space>().unwrap().axial(), other.parse::<Space>().unwrap().axial())
        };
        assert!(joined("r3c6", "r3c7") && joined("r5c6", "r5c7") && joined("r4c7", "r4c8"));
        assert_eq!(Space::SHARED.to_string(), "r4c7");
        assert!(joined("r4c7", "r3c7") && joined("r4c7", "r5c7") && !joined("r2c5", "r2c6"));
    }
}
