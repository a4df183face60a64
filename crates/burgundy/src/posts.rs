//! Border posts, and which of them an estate has joined.

use crate::content::{BORDER, Board, POSTS, Spaces};

/// The pairs of posts, by their place on the board.
const PAIRS: [[usize; 2]; POSTS] = [[0, 1], [0, 2], [1, 2]];

/// Some pairs of border posts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pairs(u8);

impl Pairs {
    pub const NONE: Pairs = Pairs(0);
    pub const ALL: Pairs = Pairs(0b111);

    /// The pairs of posts that touch one of these spaces.
    pub(crate) fn touched(board: &Board, spaces: Spaces) -> Pairs {
        let touches = board.posts.map(|post| !(post & spaces).is_empty());
        let mut pairs = 0;
        for (bit, [one, other]) in PAIRS.into_iter().enumerate() {
            pairs |= u8::from(touches[one] && touches[other]) << bit;
        }
        Pairs(pairs)
    }

    /// The pairs in either set.
    #[must_use]
    pub(crate) fn and(self, other: Pairs) -> Pairs {
        Pairs(self.0 | other.0)
    }

    /// The pairs that are not in the other set.
    #[must_use]
    pub(crate) fn less(self, other: Pairs) -> Pairs {
        Pairs(self.0 & !other.0)
    }

    pub fn len(self) -> u16 {
        self.0.count_ones() as u16
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every pair by the names of its posts, and whether it is in the set.
    pub fn each(self) -> impl Iterator<Item = ([&'static str; 2], bool)> {
        let names = PAIRS.into_iter().map(|pair| pair.map(|post| BORDER[post].name));
        names.enumerate().map(move |(bit, names)| (names, self.0 & (1 << bit) != 0))
    }

    /// The names of the pairs in the set.
    pub fn names(self) -> impl Iterator<Item = [&'static str; 2]> {
        self.each().filter(|&(_, joined)| joined).map(|(names, _)| names)
    }
}
