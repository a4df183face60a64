use std::{fmt, str::FromStr};

use engine::Unreadable;
use serde::{Serialize, Serializer};

use super::{Confidence, Kind};

/// Spaces in a duchy.
pub const SPACES: usize = 37;

/// No board has more areas than this; number 8 has 21.
pub const MAX_AREAS: usize = 24;

/// Columns in rows 1 to 7.
const ROWS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];

/// A space of a duchy, written `r3c4`: row 3, column 4, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The middle of the board.
    pub const CENTRE: Space = Space(18);

    pub fn all() -> impl DoubleEndedIterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    #[inline]
    pub fn at(index: usize) -> Space {
        debug_assert!(index < SPACES);
        Space(index as u8)
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The space as one bit of a mask.
    #[inline]
    pub fn bit(self) -> u64 {
        1 << self.0
    }

    /// The spaces whose bits are set, in reading order.
    #[inline]
    pub fn in_mask(mut mask: u64) -> impl Iterator<Item = Space> {
        std::iter::from_fn(move || {
            if mask == 0 {
                return None;
            }
            let space = Space(mask.trailing_zeros() as u8);
            mask &= mask - 1;
            Some(space)
        })
    }

    /// Row and column, from 1.
    pub fn row_column(self) -> (u8, u8) {
        let mut rest = self.0;
        for (row, &columns) in ROWS.iter().enumerate() {
            if rest < columns {
                return (row as u8 + 1, rest + 1);
            }
            rest -= columns;
        }
        unreachable!("a space lies below {SPACES}")
    }

    /// The space in this row and column, both from 1.
    pub fn from_row_column(row: u8, column: u8) -> Option<Space> {
        let columns = *ROWS.get((row as usize).checked_sub(1)?)?;
        if column == 0 || column > columns {
            return None;
        }
        let before: u8 = ROWS[..row as usize - 1].iter().sum();
        Some(Space(before + column - 1))
    }

    /// The spaces that share a side with this one. r[burgundy.place.geometry]
    #[inline]
    pub fn neighbours(self) -> u64 {
        NEIGHBOURS[self.index()]
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.row_column();
        write!(f, "r{row}c{column}")
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
        text.strip_prefix('r')
            .and_then(|rest| rest.split_once('c'))
            .and_then(|(row, column)| Space::from_row_column(row.parse().ok()?, column.parse().ok()?))
            .ok_or_else(|| {
                Unreadable::new(
                    text,
                    "a space is r1c1 to r7c4: row and column, in rows of 4, 5, 6, 7, 6, 5 and 4 spaces",
                )
            })
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

const NEIGHBOURS: [u64; SPACES] = neighbours();

/// Axial coordinates make neighbours a matter of six steps: row i is r = i - 3, and column c is
/// q = max(-3, -3 - r) + c.
const fn neighbours() -> [u64; SPACES] {
    const STEPS: [(i8, i8); 6] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
    let mut masks = [0; SPACES];
    let mut a = 0;
    while a < SPACES {
        let mut b = 0;
        while b < SPACES {
            let (aq, ar) = axial(a);
            let (bq, br) = axial(b);
            let mut step = 0;
            while step < STEPS.len() {
                if aq + STEPS[step].0 == bq && ar + STEPS[step].1 == br {
                    masks[a] |= 1 << b;
                }
                step += 1;
            }
            b += 1;
        }
        a += 1;
    }
    masks
}

const fn axial(space: usize) -> (i8, i8) {
    let mut row = 0;
    let mut column = space as i8;
    while column >= ROWS[row] as i8 {
        column -= ROWS[row] as i8;
        row += 1;
    }
    let r = row as i8 - 3;
    let first = if r < 0 { -3 - r } else { -3 };
    (first + column, r)
}

/// A printed board: its rows as on the cardboard, colour letter and die value.
#[derive(Clone, Copy, Debug)]
pub struct BoardSpec {
    pub edition: u16,
    pub number: u8,
    pub rows: [&'static str; 7],
    pub confidence: Confidence,
    pub note: &'static str,
}

const fn board(
    edition: u16,
    number: u8,
    rows: [&'static str; 7],
    confidence: Confidence,
    note: &'static str,
) -> BoardSpec {
    BoardSpec { edition, number, rows, confidence, note }
}

/// A board ready for play: everything a placement asks for is a mask or a look-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub number: u8,
    pub kinds: [Kind; SPACES],
    pub values: [u8; SPACES],
    /// The area of each space.
    pub area_of: [u8; SPACES],
    /// The areas; towns come first, so that a town's number is its area's.
    pub areas: [u64; MAX_AREAS],
    pub area_count: u8,
    pub town_count: u8,
    /// The spaces of each kind.
    pub of_kind: [u64; Kind::COUNT],
    /// The spaces that show one of a set of die values (bit 0 is value 1).
    with_values: [u64; 64],
}

impl Board {
    #[inline]
    pub fn kind(&self, space: Space) -> Kind {
        self.kinds[space.index()]
    }

    #[inline]
    pub fn value(&self, space: Space) -> u8 {
        self.values[space.index()]
    }

    /// The spaces of the area a space lies in.
    #[inline]
    pub fn area(&self, space: Space) -> u64 {
        self.areas[self.area_of[space.index()] as usize]
    }

    #[inline]
    pub fn with_values(&self, values: crate::dice::Values) -> u64 {
        self.with_values[values.bits() as usize]
    }

    /// The sizes of the areas of a kind, largest first.
    pub fn area_sizes(&self, kind: Kind) -> Vec<u32> {
        let mut sizes: Vec<u32> = self.areas[..self.area_count as usize]
            .iter()
            .filter(|&&area| area & self.of_kind[kind.index()] != 0)
            .map(|area| area.count_ones())
            .collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        sizes
    }
}

/// Reads the rows of a board. The message says which space is wrong.
pub(crate) fn parse(number: u8, rows: &[&str; 7]) -> Result<Board, String> {
    let mut kinds = [Kind::Building; SPACES];
    let mut values = [0; SPACES];
    for (row, text) in rows.iter().enumerate() {
        let spaces: Vec<&str> = text.split_whitespace().collect();
        if spaces.len() != ROWS[row] as usize {
            return Err(format!("row {} has {} spaces instead of {}", row + 1, spaces.len(), ROWS[row]));
        }
        for (column, space) in spaces.iter().enumerate() {
            let at = Space::from_row_column(row as u8 + 1, column as u8 + 1).expect("counted above").index();
            let mut letters = space.chars();
            let kind = letters.next().and_then(|l| Kind::ALL.into_iter().find(|kind| kind.letter() == l));
            let value = letters.as_str().parse::<u8>().ok().filter(|value| (1..=6).contains(value));
            (kinds[at], values[at]) = kind.zip(value).ok_or_else(|| {
                format!("row {} column {}: `{space}` is no space such as B3", row + 1, column + 1)
            })?;
        }
    }
    Ok(from_spaces(number, kinds, values))
}

fn from_spaces(number: u8, kinds: [Kind; SPACES], values: [u8; SPACES]) -> Board {
    let mut of_kind = [0; Kind::COUNT];
    let mut by_value = [0; 6];
    for space in Space::all() {
        of_kind[kinds[space.index()].index()] |= space.bit();
        by_value[values[space.index()] as usize - 1] |= space.bit();
    }
    let mut with_values = [0; 64];
    for (set, mask) in with_values.iter_mut().enumerate() {
        *mask = (0..6).filter(|value| set & (1 << value) != 0).fold(0, |mask, value| mask | by_value[value]);
    }
    let mut board = Board {
        number,
        kinds,
        values,
        area_of: [0; SPACES],
        areas: [0; MAX_AREAS],
        area_count: 0,
        town_count: 0,
        of_kind,
        with_values,
    };
    // `Kind::ALL` begins with buildings, which is what puts the towns first.
    for kind in Kind::ALL {
        let mut rest = of_kind[kind.index()];
        while let Some(first) = Space::in_mask(rest).next() {
            let area = flood(first.bit(), rest);
            for space in Space::in_mask(area) {
                board.area_of[space.index()] = board.area_count;
            }
            board.areas[board.area_count as usize] = area;
            board.area_count += 1;
            rest &= !area;
        }
        if kind == Kind::Building {
            board.town_count = board.area_count;
        }
    }
    board
}

/// Everything within `mask` that is connected to `area`. r[burgundy.area.definition]
fn flood(area: u64, mask: u64) -> u64 {
    let grown = Space::in_mask(area).fold(area, |grown, space| grown | space.neighbours()) & mask;
    if grown == area { area } else { flood(grown, mask) }
}

#[rustfmt::skip]
const ONE: [&str; 7] = [
    "    L6 C5 C4 Y3",
    "   L2 L1 C6 Y5 B4",
    " L5 L4 B3 Y1 B2 B3",
    "S6 S1 S2 C6 S5 S4 S1",
    " B2 B5 M4 B3 B1 L2",
    "   B6 M1 Y2 B5 B6",
    "    M3 Y4 Y1 B3",
];

#[rustfmt::skip]
const TEN: [&str; 7] = [
    "    S6 B5 L4 C3",
    "   L2 S1 B6 L5 B4",
    " L5 L4 L3 B1 Y2 B3",
    "B6 B1 B2 B6 B5 Y4 C1",
    " Y2 Y5 M4 Y3 M1 S2",
    "   B6 B1 M2 Y5 S6",
    "    C3 S4 S1 C3",
];

#[rustfmt::skip]
const THREE: [&str; 7] = [
    "    L6 L5 L4 L3",
    "   S2 S1 C6 S5 S4",
    " B5 M4 Y3 Y1 S2 B3",
    "B6 B1 Y2 C6 Y5 B4 B1",
    " B2 B5 Y4 Y3 B1 B2",
    "   C6 L1 M2 M5 C6",
    "    B3 L4 S1 B3",
];

#[rustfmt::skip]
const FOUR: [&str; 7] = [
    "    C6 L5 B4 S3",
    "   L2 L1 B6 S5 S4",
    " B5 B4 B3 S1 C2 M3",
    "L6 L1 L2 Y6 Y5 M4 S1",
    " B2 C5 Y4 B3 B1 B2",
    "   B6 M1 B2 Y5 Y6",
    "    S3 B4 Y1 C3",
];

#[rustfmt::skip]
const FIVE: [&str; 7] = [
    "    L6 B5 B4 S3",
    "   L2 L1 B6 M5 M4",
    " B5 C4 Y3 S1 S2 S3",
    "B6 B1 L2 Y6 C5 B4 B1",
    " Y2 C5 L4 Y3 S1 B2",
    "   B6 L1 B2 C5 S6",
    "    Y3 Y4 B1 M3",
];

#[rustfmt::skip]
const SIX: [&str; 7] = [
    "    Y6 Y5 C4 S3",
    "   Y2 B1 B6 S5 B4",
    " L5 L4 M3 S1 B2 B3",
    "Y6 B1 B2 C6 S5 B4 B1",
    " Y2 B5 B4 M3 S1 B2",
    "   Y6 M1 L2 L5 S6",
    "    C3 L4 L1 C3",
];

#[rustfmt::skip]
const SEVEN: [&str; 7] = [
    "    Y6 C5 C4 S3",
    "   Y2 L1 L6 L5 S4",
    " S5 M4 B3 B1 M2 L3",
    "S6 Y1 B2 B6 B5 L4 B1",
    " B2 Y5 B4 B3 L1 B2",
    "   B6 S1 M2 Y5 B6",
    "    S3 C4 C1 Y3",
];

#[rustfmt::skip]
const EIGHT: [&str; 7] = [
    "    B6 B5 S4 B3",
    "   S2 C1 Y6 C5 B4",
    " B5 Y4 M3 Y1 Y2 S3",
    "B6 L1 Y2 M6 L5 Y4 B1",
    " S2 L5 L4 L3 M1 B2",
    "   B6 C1 L2 C5 S6",
    "    B3 S4 B1 B3",
];

#[rustfmt::skip]
const NINE: [&str; 7] = [
    "    B6 B5 C4 Y3",
    "   B2 B1 L6 L5 S4",
    " B5 B4 L3 L1 S2 S3",
    "C6 Y1 Y2 M6 S5 C4 Y1",
    " S2 S5 Y4 M3 B1 L2",
    "   Y6 B1 B2 B5 L6",
    "    M3 C4 B1 B3",
];

#[rustfmt::skip]
const TWO: [&str; 7] = [
    "    Y6 Y5 Y4 C3",
    "   B2 B1 S6 L5 M4",
    " M5 B4 B3 S1 L2 S3",
    "C6 B1 S2 C6 Y5 B4 S1",
    " Y2 S5 B4 L3 Y1 B2",
    "   B6 B1 L2 B5 M6",
    "    L3 L4 B1 C3",
];

/// Every board of the base game. r[burgundy.comp.duchies-2011] r[burgundy.comp.duchies-2019]
#[rustfmt::skip]
pub const BOARDS: &[BoardSpec] = &[
    board(2011,  1, ONE,   Confidence::Verified,  "six independent readings"),
    board(2011,  2, TEN,   Confidence::Verified,  "two independent readings"),
    board(2011,  3, THREE, Confidence::Verified,  "two independent readings"),
    board(2011,  4, FOUR,  Confidence::OneSource, "one drawing, and the totals fit"),
    board(2011,  5, FIVE,  Confidence::Verified,  "two readings and the area count"),
    board(2011,  6, SIX,   Confidence::Verified,  "three independent readings"),
    board(2011,  7, SEVEN, Confidence::Verified,  "two readings and the town of 7"),
    board(2011,  8, EIGHT, Confidence::OneSource, "one drawing and the area count"),
    board(2011,  9, NINE,  Confidence::Verified,  "two independent readings"),
    board(2019,  1, ONE,   Confidence::Verified,  "the picture in the rulebook and the 2011 readings"),
    board(2019,  2, TWO,   Confidence::OneSource, "colours from one reading; die values from the template that all boards share"),
    board(2019,  3, THREE, Confidence::Verified,  "the 2011 board, read again in the 2019 numbering"),
    board(2019,  4, FOUR,  Confidence::Inferred,  "taken to be unchanged from 2011"),
    board(2019,  5, FIVE,  Confidence::Verified,  "the 2011 board, read again in the 2019 numbering"),
    board(2019,  6, SIX,   Confidence::Verified,  "the 2011 board, read again in the 2019 numbering"),
    board(2019,  7, SEVEN, Confidence::Verified,  "the 2011 board, read again in the 2019 numbering"),
    board(2019,  8, EIGHT, Confidence::Inferred,  "taken to be unchanged from 2011"),
    board(2019,  9, NINE,  Confidence::Verified,  "the 2011 board, read again in the 2019 numbering"),
    board(2019, 10, TEN,   Confidence::Verified,  "2011 estate 2 under a new number"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_printed_board_parses_and_has_the_common_totals() {
        for spec in BOARDS {
            let board = parse(spec.number, &spec.rows).unwrap();
            assert_eq!(board.of_kind.map(u64::count_ones), [12, 6, 4, 3, 6, 6], "{spec:?}");
            assert!(board.town_count <= 8);
        }
    }

    #[test]
    fn all_boards_share_the_die_values() {
        let first = parse(1, &ONE).unwrap();
        for spec in BOARDS {
            assert_eq!(parse(spec.number, &spec.rows).unwrap().values, first.values, "{spec:?}");
        }
    }

    #[test]
    fn neighbours_are_mutual_and_the_centre_has_six() {
        assert_eq!(Space::CENTRE.neighbours().count_ones(), 6);
        assert_eq!(Space::CENTRE.to_string(), "r4c4");
        for a in Space::all() {
            for b in Space::all() {
                assert_eq!(a.neighbours() & b.bit() != 0, b.neighbours() & a.bit() != 0);
            }
        }
    }

    #[test]
    fn spaces_read_back() {
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        assert!("r1c5".parse::<Space>().is_err());
        assert!("r8c1".parse::<Space>().is_err());
        assert!("r0c1".parse::<Space>().is_err());
    }

    #[test]
    fn a_broken_row_is_named() {
        let mut rows = ONE;
        rows[2] = "L5 L4 B3 Y1 B2 X3";
        assert_eq!(parse(1, &rows), Err("row 3 column 6: `X3` is no space such as B3".to_owned()));
    }
}
