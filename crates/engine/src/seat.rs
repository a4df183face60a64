use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::Unreadable;

/// Somebody who decides. Seats are numbered from 0 and written from 1: `p1`, `p2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats any box has.
    pub const MAX: u8 = 5;

    /// This seat as an index.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats `p1` to `p<count>` in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> {
        (0..count).map(Seat)
    }

    /// Which seats a table has, in words: `the seats are p1 to p4`.
    pub fn at_table(count: u8) -> String {
        match count {
            1 => "it has one seat, p1".to_owned(),
            2 => "the seats are p1 and p2".to_owned(),
            _ => format!("the seats are p1 to p{count}"),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Seat {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Seat, Unreadable> {
        text.strip_prefix('p')
            .filter(|digits| digits.len() == 1)
            .and_then(|digits| digits.parse::<u8>().ok())
            .filter(|number| (1..=Seat::MAX).contains(number))
            .map(|number| Seat(number - 1))
            .ok_or_else(|| Unreadable::new(text, "a seat is written p1 to p5"))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat there can be.
    pub const EVERYONE: SeatSet = SeatSet((1 << Seat::MAX) - 1);

    /// The seats `p1` to `p<count>`.
    #[inline]
    pub fn first(count: u8) -> SeatSet {
        SeatSet((1 << count) - 1)
    }

    /// The set of just this seat.
    #[inline]
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The set as bits, lowest seat first, to store in a flow frame.
    #[inline]
    pub fn bits(self) -> u8 {
        self.0
    }

    /// The set stored as bits in a flow frame.
    #[inline]
    pub fn from_bits(bits: u8) -> SeatSet {
        SeatSet(bits)
    }

    /// Whether the set holds `seat`.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats that are in at least one of the sets.
    #[inline]
    #[must_use]
    pub fn with(self, more: SeatSet) -> SeatSet {
        SeatSet(self.0 | more.0)
    }

    /// The seats that are not in the other set.
    #[inline]
    #[must_use]
    pub fn without(self, less: SeatSet) -> SeatSet {
        SeatSet(self.0 & !less.0)
    }

    /// The seats that are in both sets.
    #[inline]
    #[must_use]
    pub fn within(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// How many seats it holds.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat in it.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Its seats, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.lowest()?;
            rest.0 &= rest.0 - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One `T` for every seat. A box with fewer seats than [`Seat::MAX`] says how many it needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T, const N: usize = { Seat::MAX as usize }>(pub [T; N]);

impl<T: Copy, const N: usize> PerSeat<T, N> {
    /// The same value for every seat.
    pub fn all(value: T) -> Self {
        PerSeat([value; N])
    }
}

impl<T: Default + Copy, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
