use engine::Confidence;

use super::{Duchy, Kind, KindSet, SPACES, Space, Spaces};

/// No board has more areas than this. Number 8 has 21.
pub const MAX_AREAS: usize = 24;

/// No board has more towns than this.
pub const MAX_TOWNS: usize = 8;

/// Columns in rows 1 to 7.
const ROWS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];

/// A printed board: its rows as on the cardboard, colour letter and die value.
#[derive(Clone, Copy, Debug)]
pub struct BoardSpec {
    pub edition: u16,
    pub duchy: Duchy,
    pub rows: [&'static str; 7],
    /// Pairs of spaces that a river joins: a tile on one opens the other.
    pub links: &'static [(Space, Space)],
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
    let duchy = Duchy::number(number).expect("the printed numbers are 1 to 10");
    BoardSpec { edition, duchy, rows, links: &[], confidence, note }
}

/// A board ready for play: everything a placement needs is a mask or a look-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub duchy: Duchy,
    pub kinds: [Kind; SPACES],
    pub values: [u8; SPACES],
    /// The spaces that each space opens: its neighbours, and those across a river.
    neighbours: [Spaces; SPACES],
    /// The area of each space.
    pub area_of: [u8; SPACES],
    /// The areas. Towns come first, so a town has the same number as its area.
    pub areas: [Spaces; MAX_AREAS],
    pub area_count: u8,
    pub town_count: u8,
    /// The spaces of each kind.
    pub of_kind: [Spaces; Kind::COUNT],
    /// The spaces of a set of kinds.
    of_kinds: [Spaces; 64],
    /// The spaces that show one of a set of die values (bit 0 is value 1).
    with_values: [Spaces; 64],
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

    /// The spaces of the area that contains a space.
    #[inline]
    pub fn area(&self, space: Space) -> Spaces {
        self.areas[self.area_of[space.index()] as usize]
    }

    #[inline]
    pub fn with_values(&self, values: crate::dice::Values) -> Spaces {
        self.with_values[values.bits() as usize]
    }

    /// The spaces of these kinds.
    #[inline]
    pub fn of_kinds(&self, kinds: KindSet) -> Spaces {
        self.of_kinds[kinds.index()]
    }

    /// The spaces that a tile on this one opens.
    #[inline]
    pub fn neighbours(&self, space: Space) -> Spaces {
        self.neighbours[space.index()]
    }

    /// These spaces, in reading order.
    #[inline]
    pub fn list(&self, spaces: Spaces) -> impl Iterator<Item = Space> + use<> {
        spaces.iter().map(Space::at)
    }

    /// Calls `f` with each of these spaces, in reading order.
    #[inline]
    pub fn each(&self, spaces: Spaces, mut f: impl FnMut(Space)) {
        spaces.each(|index| f(Space::at(index)));
    }

    /// The sizes of the areas of a kind, largest first.
    pub fn area_sizes(&self, kind: Kind) -> Vec<u32> {
        let mut sizes: Vec<u32> = self.areas[..self.area_count as usize]
            .iter()
            .filter(|area| area.within(self.of_kind[kind.index()]))
            .map(|area| area.len())
            .collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        sizes
    }
}

/// Reads a board. An error says which space is wrong.
pub(crate) fn parse(spec: &BoardSpec) -> Result<Board, String> {
    let mut kinds = [Kind::Building; SPACES];
    let mut values = [0; SPACES];
    for (row, text) in spec.rows.iter().enumerate() {
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
                format!("row {} column {}: `{space}` is not a space; write it like B3", row + 1, column + 1)
            })?;
        }
    }
    Ok(from_spaces(spec, kinds, values))
}

fn from_spaces(spec: &BoardSpec, kinds: [Kind; SPACES], values: [u8; SPACES]) -> Board {
    let mut of_kind = [Spaces::EMPTY; Kind::COUNT];
    let mut by_value = [Spaces::EMPTY; 6];
    for space in Space::all() {
        of_kind[kinds[space.index()].index()] |= space.alone();
        by_value[values[space.index()] as usize - 1] |= space.alone();
    }
    let mut of_kinds = [Spaces::EMPTY; 64];
    for kinds in KindSet::every() {
        let these = Kind::ALL.into_iter().filter(|&kind| kinds.contains(kind));
        of_kinds[kinds.index()] = these.fold(Spaces::EMPTY, |mask, kind| mask | of_kind[kind.index()]);
    }
    let mut with_values = [Spaces::EMPTY; 64];
    for (set, mask) in with_values.iter_mut().enumerate() {
        let shown = (0..6).filter(|value| set & (1 << value) != 0);
        *mask = shown.fold(Spaces::EMPTY, |mask, value| mask | by_value[value]);
    }
    let mut neighbours = [Spaces::EMPTY; SPACES];
    Space::all().for_each(|space| neighbours[space.index()] = space.touching());
    for &(one, other) in spec.links {
        neighbours[one.index()] |= other.alone();
        neighbours[other.index()] |= one.alone();
    }
    let mut board = Board {
        duchy: spec.duchy,
        kinds,
        values,
        neighbours,
        area_of: [0; SPACES],
        areas: [Spaces::EMPTY; MAX_AREAS],
        area_count: 0,
        town_count: 0,
        of_kind,
        of_kinds,
        with_values,
    };
    // `Kind::ALL` begins with buildings, so towns come first.
    for kind in Kind::ALL {
        let mut rest = of_kind[kind.index()];
        while let Some(first) = board.list(rest).next() {
            // r[burgundy.area.definition] Spaces that touch. Rivers do not join areas.
            let area = touching(first.alone(), rest);
            for space in board.list(area) {
                board.area_of[space.index()] = board.area_count;
            }
            board.areas[board.area_count as usize] = area;
            board.area_count += 1;
            rest = rest.without(area);
        }
        if kind == Kind::Building {
            board.town_count = board.area_count;
        }
    }
    board
}

/// Everything in `spaces` that can be reached from `part` without leaving them.
fn touching(part: Spaces, spaces: Spaces) -> Spaces {
    let sides = part.iter().fold(part, |grown, index| grown | Space::at(index).touching());
    let grown = sides & spaces;
    if grown == part { part } else { touching(grown, spaces) }
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
            let board = parse(spec).unwrap();
            assert_eq!(board.of_kind.map(Spaces::len), [12, 6, 4, 3, 6, 6], "{spec:?}");
            assert!(board.town_count as usize <= MAX_TOWNS);
        }
    }

    #[test]
    fn all_boards_share_the_die_values() {
        let first = parse(&BOARDS[0]).unwrap();
        for spec in BOARDS {
            assert_eq!(parse(spec).unwrap().values, first.values, "{spec:?}");
        }
    }

    #[test]
    fn an_error_names_the_space_that_is_wrong() {
        let mut spec = BOARDS[0];
        spec.rows[2] = "L5 L4 B3 Y1 B2 X3";
        assert_eq!(parse(&spec), Err("row 3 column 6: `X3` is not a space; write it like B3".to_owned()));
    }

    #[test]
    fn a_river_opens_the_other_bank_but_joins_no_areas() {
        let spaces = ["r4c3", "r4c5", "r1c1", "r7c4"].map(|name| name.parse::<Space>().unwrap());
        let [ship, other_ship, corner, far] = spaces;
        let links: &[(Space, Space)] = &[(ship, other_ship), (corner, far)];
        let plain = parse(&BOARDS[0]).unwrap();
        let board = parse(&BoardSpec { links: Box::leak(links.into()), ..BOARDS[0] }).unwrap();
        assert_eq!((board.areas, board.area_of), (plain.areas, plain.area_of));
        assert!(board.neighbours(corner).has(far.index()) && board.neighbours(far).has(corner.index()));
        assert_eq!(board.neighbours(corner), plain.neighbours(corner) | far.alone());
        assert_eq!(board.neighbours(Space::CENTRE), plain.neighbours(Space::CENTRE));
    }
}
