use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};

use crate::Unreadable;

/// How many hexes the board has.
pub const HEXES: usize = 37;

/// How many columns rows 1 to 7 have.
pub(crate) const ROWS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];

/// A hex of a hexagonal board with sides of four, written `r3c4`: row 3, column 4, both counted from 1.
///
/// A set of hexes is a mask in a `u64`, one bit for each of the 37 hexes in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u8);

impl Hex {
    /// The middle of the board.
    pub const CENTRE: Hex = Hex(18);

    /// Every hex, in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Hex> {
        (0..HEXES as u8).map(Hex)
    }

    /// The hex at this position in reading order.
    #[inline]
    pub fn at(index: usize) -> Hex {
        debug_assert!(index < HEXES);
        Hex(index as u8)
    }

    /// Its position in reading order.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The hex as one bit of a mask.
    #[inline]
    pub fn bit(self) -> u64 {
        1 << self.0
    }

    /// The hexes whose bits are set, in reading order.
    #[inline]
    pub fn in_mask(mut mask: u64) -> impl Iterator<Item = Hex> {
        std::iter::from_fn(move || {
            if mask == 0 {
                return None;
            }
            let hex = Hex(mask.trailing_zeros() as u8);
            mask &= mask - 1;
            Some(hex)
        })
    }

    /// Its row and column, both counted from 1.
    pub fn row_column(self) -> (u8, u8) {
        let mut rest = self.0;
        for (row, &columns) in ROWS.iter().enumerate() {
            if rest < columns {
                return (row as u8 + 1, rest + 1);
            }
            rest -= columns;
        }
        unreachable!("a hex index is below {HEXES}")
    }

    /// The hex in this row and column, both counted from 1.
    pub fn from_row_column(row: u8, column: u8) -> Option<Hex> {
        let columns = *ROWS.get((row as usize).checked_sub(1)?)?;
        if column == 0 || column > columns {
            return None;
        }
        let before: u8 = ROWS[..row as usize - 1].iter().sum();
        Some(Hex(before + column - 1))
    }

    /// The hexes that share a side with this one, as a mask.
    #[inline]
    pub fn neighbours(self) -> u64 {
        NEIGHBOURS[self.index()]
    }

    /// Everything in `mask` that is connected to `part`.
    pub fn connected(part: u64, mask: u64) -> u64 {
        let grown = Hex::in_mask(part).fold(part, |grown, hex| grown | hex.neighbours()) & mask;
        if grown == part { part } else { Hex::connected(grown, mask) }
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.row_column();
        write!(f, "r{row}c{column}")
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Hex, Unreadable> {
        // Only plain digits: `r03c1` would be a second way to write the same hex.
        let digit = |text: &str| text.parse::<u8>().ok().filter(|_| text.len() == 1);
        text.strip_prefix('r')
            .and_then(|rest| rest.split_once('c'))
            .and_then(|(row, column)| Hex::from_row_column(digit(row)?, digit(column)?))
            .ok_or_else(|| {
                Unreadable::new(
                    text,
                    "a space is r1c1 to r7c4: row and column, in rows of 4, 5, 6, 7, 6, 5 and 4 spaces",
                )
            })
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

const NEIGHBOURS: [u64; HEXES] = neighbours();

/// In axial coordinates, neighbours are one of six steps away. Row i is r = i - 3, and column c is
/// q = max(-3, -3 - r) + c.
const fn neighbours() -> [u64; HEXES] {
    const STEPS: [(i8, i8); 6] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
    let mut masks = [0; HEXES];
    let mut a = 0;
    while a < HEXES {
        let mut b = 0;
        while b < HEXES {
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

const fn axial(hex: usize) -> (i8, i8) {
    let mut row = 0;
    let mut column = hex as i8;
    while column >= ROWS[row] as i8 {
        column -= ROWS[row] as i8;
        row += 1;
    }
    let r = row as i8 - 3;
    let first = if r < 0 { -3 - r } else { -3 };
    (first + column, r)
}

/// Some hexes of a board, as bits of a mask. As JSON they are a list in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hexes(pub u64);

impl Serialize for Hexes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Hex::in_mask(self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_reads_back() {
        for hex in Hex::all() {
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        assert!("r1c5".parse::<Hex>().is_err() && "r03c1".parse::<Hex>().is_err());
        assert!("r8c1".parse::<Hex>().is_err() && "r0c1".parse::<Hex>().is_err());
        assert_eq!(Hex::CENTRE.to_string(), "r4c4");
    }

    #[test]
    fn neighbours_are_beside_above_and_below() {
        // In the same row, one column to either side. Above and below, it depends on how the rows widen.
        for hex in Hex::all() {
            let (row, column) = hex.row_column();
            let beside = |row: u8, column: u8| Hex::from_row_column(row, column);
            let above = if row <= 4 { [column.wrapping_sub(1), column] } else { [column, column + 1] };
            let below = if row < 4 { [column, column + 1] } else { [column.wrapping_sub(1), column] };
            let mut expected = 0;
            for (row, column) in [
                (row, column.wrapping_sub(1)),
                (row, column + 1),
                (row.wrapping_sub(1), above[0]),
                (row.wrapping_sub(1), above[1]),
                (row + 1, below[0]),
                (row + 1, below[1]),
            ] {
                expected |= beside(row, column).map_or(0, Hex::bit);
            }
            assert_eq!(hex.neighbours(), expected, "{hex}");
        }
    }
}
