//! Border posts, and which of them an estate has joined.

use crate::{
    content::{BORDER, Board, POSTS, Spaces},
    estate::Estate,
    parts::Placing,
    rules::Burgundy,
};

/// The pairs of posts, by their place on the board.
const PAIRS: [[usize; 2]; POSTS] = [[0, 1], [0, 2], [1, 2]];

/// Some pairs of border posts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pairs(u8);

impl Pairs {
    pub const NONE: Pairs = Pairs(0);
    pub const ALL: Pairs = Pairs(0b111);

    /// The pairs of posts that touch one of these spaces.
    fn touched(board: &Board, spaces: Spaces) -> Pairs {
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

impl Burgundy {
    /// Whether the table plays with border posts.
    pub fn has_posts(&self) -> bool {
        self.placed.parts.has(Placing::Posts)
    }

    /// Points of the first and the second seat to join all border posts.
    pub fn award_points(&self) -> [u8; 2] {
        self.posts.award
    }

    /// The pairs that a chain through these spaces joins. r[burgundy.border.chain]
    pub(crate) fn pairs_through(&self, estate: &Estate, spaces: Spaces) -> Pairs {
        let board = self.board_of(estate);
        Pairs::touched(board, board.chained(spaces, estate.covered))
    }

    /// Every pair that an estate has joined.
    pub(crate) fn pairs_of(&self, estate: &Estate) -> Pairs {
        let board = self.board_of(estate);
        let posts = board.posts.iter().fold(Spaces::EMPTY, |all, &post| all | post) & estate.covered;
        posts
            .iter()
            .fold(Pairs::NONE, |pairs, space| pairs.and(self.pairs_through(estate, Spaces::only(space))))
    }
}

#[cfg(test)]
mod tests {
    use engine::Config;

    use super::*;
    use crate::content::{Space, Tile, TypeSet};

    fn joined(spaces: &[&str]) -> Vec<String> {
        let mut config = Config::seats(2).option("boards", "11a 11b");
        config.modules = vec!["border".to_owned()];
        let rules = Burgundy::new(&config).unwrap();
        let mut estate = Estate { board: rules.set_up.boards[0], ..Estate::default() };
        for name in spaces {
            let space: Space = name.parse().unwrap();
            let board = *rules.board_of(&estate);
            estate.cover(&board, Tile::CASTLE, TypeSet::NONE, space);
        }
        rules.pairs_of(&estate).names().map(|names| names.join(" ")).collect()
    }

    /// r[burgundy.border.chain] Vector V123: shield 18 allows tiles that touch no other tile.
    #[test]
    fn a_gap_breaks_the_chain() {
        assert_eq!(joined(&["r1c1", "r2c1", "r2c5", "r7c2"]), [""; 0]);
        // Two posts on one island, and the third on another.
        let row = ["r2c1", "r2c2", "r2c3", "r2c4", "r2c5"];
        assert_eq!(joined(&[&row[..], &["r7c2"]].concat()), ["west east"]);
        let down = ["r3c5", "r4c5", "r5c4", "r6c3"];
        let all = [&row[..], &["r7c3"], &down[..]].concat();
        assert_eq!(joined(&all), ["west east", "west south", "east south"]);
        for gap in 0..all.len() {
            let left: Vec<&str> = all.iter().copied().filter(|&space| space != all[gap]).collect();
            assert!(joined(&left).len() < 3, "without {}", all[gap]);
        }
    }
}
