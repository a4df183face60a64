use engine::{Confidence, short};

use super::{
    Duchy, Hexes, Kind, KindSet, SPACES, Space, Spaces,
    islands::{FOUR as FOUR_ISLANDS, FOURTEEN as FOURTEEN_ISLANDS, Island, Islands, Pairs},
    spaces::{LEFT_ROWS, touch},
};

/// No board has more areas than this. Duchy 13a has 28.
pub const MAX_AREAS: usize = 32;

/// No board has more towns than this.
pub const MAX_TOWNS: usize = 10;

/// A printed board.
#[derive(Clone, Copy, Debug)]
pub struct BoardSpec {
    pub edition: u16,
    pub duchy: Duchy,
    pub layout: Layout,
    /// The posts at its border. r[burgundy.border.posts]
    pub posts: &'static [Post],
    pub confidence: Confidence,
    pub note: &'static str,
}

/// A post at the border of a duchy.
#[derive(Clone, Copy, Debug)]
pub struct Post {
    pub name: &'static str,
    /// The spaces that it touches.
    pub spaces: [&'static str; 2],
}

/// How many border posts a duchy has, if it has any.
pub const POSTS: usize = 3;

/// The posts of every duchy that has them. r[burgundy.border.posts]
pub const BORDER: &[Post; POSTS] = &[
    Post { name: "west", spaces: ["r2c1", "r3c1"] },
    Post { name: "east", spaces: ["r2c5", "r3c6"] },
    Post { name: "south", spaces: ["r7c2", "r7c3"] },
];

/// The spaces of a board: colour letter and die value, as on the cardboard.
#[derive(Clone, Copy, Debug)]
pub enum Layout {
    /// A hexagon, row by row.
    Rows([&'static str; 7]),
    /// Two hexagons that share the last space of the left one's middle row, by joined rows.
    Double([&'static str; 7]),
    /// Islands, and the rivers between them. r[burgundy.solo.river]
    Islands(&'static Islands),
}

impl Layout {
    /// The number of its first space.
    fn first(self) -> usize {
        match self {
            Layout::Rows(_) | Layout::Double(_) => 0,
            Layout::Islands(islands) => {
                let name = islands.spaces[0].name;
                name.parse().map(Space::number).expect("every island has a name")
            }
        }
    }

    /// Pairs of spaces that a river joins: a tile on one opens the other.
    pub fn links(&self) -> Pairs {
        if let Layout::Islands(islands) = self { islands.links } else { &[] }
    }
}

const fn board(
    edition: u16,
    number: u8,
    rows: [&'static str; 7],
    confidence: Confidence,
    note: &'static str,
) -> BoardSpec {
    let duchy = Duchy::number(number).expect("the printed numbers are 1 to 10");
    BoardSpec { edition, duchy, layout: Layout::Rows(rows), posts: &[], confidence, note }
}

/// A board of an expansion.
const fn expansion(
    name: &'static str,
    layout: Layout,
    confidence: Confidence,
    note: &'static str,
) -> BoardSpec {
    BoardSpec { edition: 2019, duchy: Duchy::named(name), layout, posts: &[], confidence, note }
}

/// A board with border posts.
const fn border(
    name: &'static str,
    rows: [&'static str; 7],
    confidence: Confidence,
    note: &'static str,
) -> BoardSpec {
    BoardSpec { posts: BORDER, ..expansion(name, Layout::Rows(rows), confidence, note) }
}

/// A board ready for play: everything a placement needs is a mask or a look-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub duchy: Duchy,
    /// The number of its first space, and how many spaces it has.
    first: u8,
    count: u8,
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
    /// Where the start castle goes, unless its owner chooses. r[burgundy.setup.start-castle]
    pub centre: Space,
    /// The castle spaces to choose from. r[burgundy.expert.castle-any]
    pub starts: Spaces,
    /// The spaces of a set of kinds.
    of_kinds: [Spaces; 64],
    /// The spaces that show one of a set of die values (bit 0 is value 1).
    with_values: [Spaces; 64],
    /// The spaces that each border post touches. Without posts they are empty.
    pub posts: [Spaces; POSTS],
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

    /// Everything in `spaces` that a chain of neighbours joins with `part`. r[burgundy.border.chain]
    pub fn chained(&self, part: Spaces, spaces: Spaces) -> Spaces {
        touching(&self.neighbours, part, spaces)
    }

    /// How many spaces it has.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.count as usize
    }

    /// The space at this position in reading order.
    #[inline]
    pub fn space(&self, index: usize) -> Space {
        debug_assert!(index < self.len());
        Space::numbered(self.first as usize + index)
    }

    /// Whether it has a space of this name.
    pub fn has(&self, space: Space) -> bool {
        space.number().checked_sub(self.first as usize).is_some_and(|index| index < self.len())
    }

    /// Every space, in reading order.
    pub fn spaces(&self) -> impl DoubleEndedIterator<Item = Space> + use<> {
        let first = self.first as usize;
        (first..first + self.len()).map(Space::numbered)
    }

    /// These spaces by name.
    #[inline]
    pub fn hexes(&self, spaces: Spaces) -> Hexes {
        Hexes::new(spaces, self.first)
    }

    /// These spaces, in reading order.
    #[inline]
    pub fn list(&self, spaces: Spaces) -> impl Iterator<Item = Space> + use<> {
        self.hexes(spaces).iter()
    }

    /// Calls `f` with each of these spaces, in reading order.
    #[inline]
    pub fn each(&self, spaces: Spaces, mut f: impl FnMut(Space)) {
        spaces.each(|index| f(self.space(index)));
    }

    /// Leaves only castle spaces with these values to start on.
    pub(crate) fn start_on(&mut self, values: &[u8]) {
        let castles = self.list(self.of_kind[Kind::Castle.index()]);
        let starts = castles.filter(|&space| values.contains(&self.value(space)));
        self.starts = starts.fold(Spaces::EMPTY, |all, space| all | space.alone());
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

/// Reads a printed board. An error says which spaces are wrong.
pub(crate) fn parse(spec: &BoardSpec) -> Result<Board, String> {
    parse_text(spec, spec.layout.text().as_str())
}

/// Reads a board with the shape of a printed one from a text such as `B6 B5 B4 C3 / B2 …` or `nw1=L6 nw2=B4 …`.
pub(crate) fn parse_text(spec: &BoardSpec, text: &str) -> Result<Board, String> {
    let mut kinds = [Kind::Building; SPACES];
    let mut values = [0; SPACES];
    let mut problems = Vec::new();
    let written = match spec.layout {
        Layout::Rows(_) => in_rows(text, false, &mut problems),
        Layout::Double(_) => in_rows(text, true, &mut problems),
        Layout::Islands(islands) => by_name(islands, text, &mut problems),
    };
    for (at, place, text) in &written {
        let mut letters = text.chars();
        let kind = letters.next().and_then(|l| Kind::ALL.into_iter().find(|kind| kind.letter() == l));
        let value = letters.as_str().parse::<u8>().ok().filter(|value| (1..=6).contains(value));
        match kind.zip(value) {
            Some((kind, value)) => (kinds[at.index()], values[at.index()]) = (kind, value),
            None => problems.push(format!("{place}: `{}` is not a space; write it like B3", short(text))),
        }
    }
    if !problems.is_empty() {
        return Err(problems.join("; "));
    }
    from_spaces(spec, written.len() as u8, kinds, values)
}

/// A space, where it was written, and what was written.
type Written<'a> = (Space, String, &'a str);

/// The spaces of a text with rows.
fn in_rows<'a>(text: &'a str, double: bool, problems: &mut Vec<String>) -> Vec<Written<'a>> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != LEFT_ROWS.len() {
        problems.push(format!("{} rows instead of {}; divide them with ` / `", rows.len(), LEFT_ROWS.len()));
        return Vec::new();
    }
    let mut written = Vec::new();
    for (row, (text, left)) in (1..).zip(rows.into_iter().zip(LEFT_ROWS)) {
        let spaces: Vec<&str> = text.split_whitespace().collect();
        let columns = if double { 2 * left - u8::from(row == 4) } else { left };
        if spaces.len() != usize::from(columns) {
            problems.push(format!("row {row} has {} spaces instead of {columns}", spaces.len()));
            continue;
        }
        for (column, text) in (1..).zip(spaces) {
            let at = Space::from_row_column(row, column).expect("counted above");
            written.push((at, format!("row {row} column {column}"), text));
        }
    }
    written
}

/// The spaces of a text with names. Those that it does not name are as printed.
fn by_name<'a>(islands: &Islands, text: &'a str, problems: &mut Vec<String>) -> Vec<Written<'a>> {
    let mut words: Vec<(&str, &str)> = Vec::new();
    for word in text.split_whitespace() {
        let (name, space) = word.split_once('=').unwrap_or((word, ""));
        if islands.spaces.iter().all(|island| island.name != name) {
            problems.push(format!("`{}` is not on this duchy; write spaces like nw1=L6", short(word)));
        } else if words.iter().any(|(other, _)| *other == name) {
            problems.push(format!("{name} is named twice"));
        }
        words.push((name, space));
    }
    let written = |island: &Island| {
        let at = island.name.parse().expect("every island has a name");
        let named = words.iter().find(|(name, _)| *name == island.name);
        (at, island.name.to_owned(), named.map_or(island.space, |(_, space)| *space))
    };
    islands.spaces.iter().map(written).collect()
}

/// The spaces that share a side with each space.
fn sides(layout: Layout, spaces: &[Space]) -> [Spaces; SPACES] {
    let mut sides = [Spaces::EMPTY; SPACES];
    if let Layout::Islands(islands) = layout {
        join(&mut sides, islands.touching);
        return sides;
    }
    // Where each space is, worked out once: a table composes ten boards.
    let places: Vec<_> = spaces.iter().map(|space| space.axial()).collect();
    for (one, &here) in places.iter().enumerate() {
        for (other, &there) in places[..one].iter().enumerate() {
            if touch(here, there) {
                sides[one].insert(other);
                sides[other].insert(one);
            }
        }
    }
    sides
}

/// Makes the two spaces of every pair neighbours.
fn join(neighbours: &mut [Spaces; SPACES], pairs: Pairs) {
    for pair in pairs {
        let [one, other] =
            [pair.0, pair.1].map(|name| name.parse::<Space>().expect("every island has a name"));
        neighbours[one.index()] |= other.alone();
        neighbours[other.index()] |= one.alone();
    }
}

fn from_spaces(
    spec: &BoardSpec,
    count: u8,
    kinds: [Kind; SPACES],
    values: [u8; SPACES],
) -> Result<Board, String> {
    let first = spec.layout.first();
    let all: Vec<Space> = (first..first + usize::from(count)).map(Space::numbered).collect();
    let mut of_kind = [Spaces::EMPTY; Kind::COUNT];
    let mut by_value = [Spaces::EMPTY; 6];
    for space in &all {
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
    let sides = sides(spec.layout, &all);
    let mut neighbours = sides;
    join(&mut neighbours, spec.layout.links());
    let mut board = Board {
        duchy: spec.duchy,
        first: first as u8,
        count,
        kinds,
        values,
        neighbours,
        area_of: [0; SPACES],
        areas: [Spaces::EMPTY; MAX_AREAS],
        area_count: 0,
        town_count: 0,
        of_kind,
        centre: if let Layout::Double(_) = spec.layout { Space::SHARED } else { Space::CENTRE },
        starts: of_kind[Kind::Castle.index()],
        of_kinds,
        with_values,
        posts: [Spaces::EMPTY; POSTS],
    };
    for (spaces, post) in board.posts.iter_mut().zip(spec.posts) {
        let named = post.spaces.map(|name| name.parse::<Space>().expect("a test parses every printed board"));
        *spaces = named.iter().fold(Spaces::EMPTY, |all, space| all | space.alone());
    }
    // `Kind::ALL` begins with buildings, so towns come first.
    for kind in Kind::ALL {
        let mut rest = of_kind[kind.index()];
        while let Some(first) = rest.iter().next() {
            // r[burgundy.area.definition] Spaces that touch. Rivers do not join areas. r[burgundy.solo.river-areas]
            let area = touching(&sides, Spaces::only(first), rest);
            if board.area_count as usize == MAX_AREAS {
                return Err(format!("there are more than {MAX_AREAS} areas"));
            }
            for index in area.iter() {
                board.area_of[index] = board.area_count;
            }
            board.areas[board.area_count as usize] = area;
            board.area_count += 1;
            rest = rest.without(area);
        }
        if kind == Kind::Building {
            board.town_count = board.area_count;
            if board.town_count as usize > MAX_TOWNS {
                return Err(format!("there are more than {MAX_TOWNS} towns"));
            }
        }
    }
    Ok(board)
}

/// Everything in `spaces` that can be reached from `part` without leaving them.
pub(crate) fn touching(sides: &[Spaces; SPACES], part: Spaces, spaces: Spaces) -> Spaces {
    let around = part.iter().fold(part, |grown, index| grown | sides[index]);
    let grown = around & spaces;
    if grown == part { part } else { touching(sides, grown, spaces) }
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

#[rustfmt::skip]
const ELEVEN_A: [&str; 7] = [
    "    C6 B5 B4 C3",
    "   Y2 Y1 Y6 Y5 Y4",
    " S5 L4 B3 B1 S2 L3",
    "B6 S1 B2 B6 B5 L4 M1",
    " B2 S5 B4 B3 L1 M2",
    "   C6 S1 Y2 L5 C6",
    "    M3 S4 L1 B3",
];

#[rustfmt::skip]
const ELEVEN_B: [&str; 7] = [
    "    B6 B5 B4 C3",
    "   B2 M1 Y6 Y5 B4",
    " B5 M4 M3 L1 Y2 B3",
    "C6 S1 S2 L6 Y5 Y4 B1",
    " S2 S5 S4 L3 Y1 C2",
    "   S6 L1 L2 L5 B6",
    "    B3 C4 B1 B3",
];

#[rustfmt::skip]
const ELEVEN_C: [&str; 7] = [
    "    C6 B5 B4 Y3",
    "   M2 L1 B6 B5 L4",
    " B5 B4 C3 L1 L2 L3",
    "Y6 B1 B2 M6 S5 S4 L1",
    " Y2 Y5 Y4 C3 S1 S2",
    "   S6 B1 B2 Y5 M6",
    "    S3 B4 B1 C3",
];

#[rustfmt::skip]
const ELEVEN_D: [&str; 7] = [
    "    S6 C5 C4 B3",
    "   S2 S1 Y6 B5 B4",
    " S5 S4 S3 B1 B2 B3",
    "L6 L1 M2 M6 M5 Y4 Y1",
    " L2 B5 L4 L3 B1 Y2",
    "   B6 B1 L2 Y5 B6",
    "    C3 B4 Y1 C3",
];

#[rustfmt::skip]
const ELEVEN_E: [&str; 7] = [
    "    M6 M5 Y4 Y3",
    "   Y2 B1 B6 S5 B4",
    " C5 Y4 B3 Y1 S2 C3",
    "L6 L1 L2 Y6 B5 B4 M1",
    " L2 S5 S4 B3 B1 B2",
    "   L6 S1 S2 B5 B6",
    "    L3 C4 C1 B3",
];

#[rustfmt::skip]
const ELEVEN_F: [&str; 7] = [
    "    B6 B5 B4 S3",
    "   Y2 Y1 C6 B5 S4",
    " S5 B4 B3 M1 B2 B3",
    "C6 B1 B2 M6 L5 S4 C1",
    " Y2 B5 M4 L3 S1 S2",
    "   Y6 B1 C2 Y5 Y6",
    "    L3 L4 L1 L3",
];

#[rustfmt::skip]
const TWELVE_A: [&str; 7] = [
    "C6 B5 B4 B3 | L3 L4 B5 Y6",
    "M4 S1 B6 M5 Y4 | L5 B5 S5 B1 Y2",
    "B5 C4 S3 M1 Y2 Y5 L6 B2 S1 B3 C2 Y3",
    "B6 B1 B2 S6 S5 S4 C1 B4 S2 C6 B2 B1 Y4",
    "Y2 C5 S4 L3 B1 M2 M3 M1 S3 B4 C5 Y2",
    "Y6 S1 L2 B5 B6 | B6 B5 L2 L1 Y5",
    "S3 L4 L1 B3 | B3 L1 L4 Y3",
];

/// We have not seen the print of 12b. This is a reconstruction: `docs/decisions/0014-duchy-12b.md` says why it
/// looks like this. Each half, with the shared castle, has the colours of one duchy. The die values are those of
/// 12a. One castle space shows a 1 and one a 6. No area has more than 5 spaces, where 12a has areas of 6, 7 and 8,
/// and any two castles are at least three steps apart, where those of 12a are two.
#[rustfmt::skip]
const TWELVE_B: [&str; 7] = [
    "L6 L5 C4 S3 | B3 Y4 L5 B6",
    "Y4 B1 L6 B5 S4 | B5 S5 Y5 L1 B2",
    "Y5 Y4 B3 M1 B2 S5 S6 B2 S1 S3 C2 B3",
    "B6 S1 Y2 C6 M5 B4 C1 L4 S2 L6 S2 M1 B4",
    "B2 S5 S4 L3 Y1 M2 Y3 L1 L3 M4 B5 M2",
    "B6 L1 L2 B5 Y6 | Y6 C5 B2 B1 C5",
    "C3 B4 B1 B3 | Y3 Y1 B4 B3",
];

/// Every board, those of the base game first. r[burgundy.comp.duchies-2011] r[burgundy.comp.duchies-2019]
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
    border("11a", ELEVEN_A, Confidence::Verified,  "a picture in a licensed rulebook and an independent reading"),
    border("11b", ELEVEN_B, Confidence::OneSource, "one reading of photographs; the totals and die values fit"),
    border("11c", ELEVEN_C, Confidence::OneSource, "one reading of photographs; the totals and die values fit"),
    border("11d", ELEVEN_D, Confidence::OneSource, "one reading of photographs; the totals and die values fit"),
    border("11e", ELEVEN_E, Confidence::OneSource, "one reading of photographs; the totals and die values fit"),
    border("11f", ELEVEN_F, Confidence::OneSource, "one reading of photographs; the totals and die values fit"),
    expansion("12a", Layout::Double(TWELVE_A), Confidence::OneSource, "a picture in a licensed rulebook, read by two people"),
    expansion("12b", Layout::Double(TWELVE_B), Confidence::Reconstructed, "designed for Loire to fit what is known of it; the print was not available"),
    expansion("13a", Layout::Islands(&FOUR_ISLANDS), Confidence::Verified, "a picture in a licensed rulebook and the board of 2018"),
    expansion("13b", Layout::Islands(&FOURTEEN_ISLANDS), Confidence::OneSource, "the board of 2018; the 2019 print may differ in a die value"),
];

#[cfg(test)]
mod tests {
    use engine::HEXES;

    use super::*;

    fn hexagons() -> impl Iterator<Item = &'static BoardSpec> {
        BOARDS.iter().filter(|spec| matches!(spec.layout, Layout::Rows(_)))
    }

    fn printed(name: &str) -> Board {
        let spec = BOARDS.iter().rev().find(|spec| spec.duchy.name() == name);
        parse(spec.unwrap()).unwrap()
    }

    #[test]
    fn every_printed_board_parses_and_has_the_common_totals() {
        for spec in BOARDS {
            let board = parse(spec).unwrap();
            let totals = spec.layout.totals();
            assert_eq!(board.of_kind.map(Spaces::len), totals, "{spec:?}");
            assert_eq!(board.len(), totals.iter().sum::<u32>() as usize);
            assert!(board.town_count as usize <= MAX_TOWNS);
            assert!(board.spaces().all(|space| board.has(space)));
        }
    }

    #[test]
    fn all_hexagons_share_the_die_values() {
        let first = parse(&BOARDS[0]).unwrap();
        for spec in hexagons() {
            assert_eq!(parse(spec).unwrap().values, first.values, "{spec:?}");
        }
    }

    #[test]
    fn an_error_names_the_space_that_is_wrong() {
        let mut spec = BOARDS[0];
        let Layout::Rows(rows) = &mut spec.layout else { unreachable!("duchy 1 is a hexagon") };
        rows[2] = "L5 L4 B3 Y1 B2 X3";
        assert_eq!(parse(&spec), Err("row 3 column 6: `X3` is not a space; write it like B3".to_owned()));
    }

    #[test]
    fn the_areas_of_the_expansions_are_those_of_the_facts() {
        let sizes = |name: &str| Kind::ALL.map(|kind| printed(name).area_sizes(kind));
        // Towns, pastures, castles, mines, rivers, monasteries.
        assert_eq!(
            sizes("11a"),
            [vec![7, 2, 2, 1], vec![5, 1], vec![1; 4], vec![2, 1], vec![5, 1], vec![5, 1]]
        );
        assert_eq!(sizes("11b"), [vec![5, 3, 3, 1], vec![6], vec![1; 4], vec![3], vec![6], vec![6]]);
        assert_eq!(sizes("11c"), [vec![4; 3], vec![5, 1], vec![1; 4], vec![1; 3], vec![4, 2], vec![4, 1, 1]]);
        assert_eq!(sizes("11d"), [vec![6, 4, 2], vec![3, 3], vec![2, 1, 1], vec![3], vec![6], vec![3, 2, 1]]);
        assert_eq!(sizes("11e"), [vec![8, 3, 1], vec![6], vec![2, 1, 1], vec![2, 1], vec![4, 2], vec![2; 3]]);
        assert_eq!(sizes("11f"), [vec![6, 6], vec![4, 2], vec![1; 4], vec![3], vec![3, 2, 1], vec![2; 3]]);
        assert_eq!(
            sizes("12a"),
            [vec![6, 4, 4, 4, 3, 3], vec![4; 3], vec![1; 7], vec![3, 2, 1], vec![8, 4], vec![7, 3, 2]]
        );
        assert_eq!(
            sizes("12b"),
            [
                vec![5, 4, 4, 3, 3, 3, 2],
                vec![4, 3, 3, 2],
                vec![1; 7],
                vec![2, 2, 1, 1],
                vec![5, 4, 3],
                vec![4, 4, 2, 2]
            ]
        );
        assert_eq!(
            sizes("13a"),
            [
                vec![3, 2, 2, 2, 1, 1, 1],
                vec![3, 1, 1, 1],
                vec![1; 4],
                vec![1; 3],
                vec![1; 6],
                vec![3, 1, 1, 1]
            ]
        );
        assert_eq!(
            sizes("13b"),
            [vec![4, 2, 2, 2, 1, 1], vec![3, 2, 1], vec![1; 4], vec![1; 3], vec![1; 6], vec![2; 3]]
        );
    }

    /// What is known of 12b, and what makes it harder than 12a. r[burgundy.team.board]
    #[test]
    fn the_reconstructed_duchy_keeps_what_is_known() {
        let (a, b) = (printed("12a"), printed("12b"));
        assert_eq!(a.values, b.values);
        let castles = |board: &Board| board.list(board.of_kind[Kind::Castle.index()]).collect::<Vec<_>>();
        let starts = |value| castles(&b).into_iter().filter(|&space| b.value(space) == value).count();
        assert_eq!((starts(1), starts(6)), (1, 1));
        // Each half has the colours of a duchy, and both have the shared castle.
        for half in [0..HEXES, HEXES..SPACES] {
            let kinds = Kind::ALL.map(|kind| half.clone().filter(|&at| b.kinds[at] == kind).count());
            let castles = if half.start == 0 { 4 } else { 3 };
            assert_eq!(kinds, [12, 6, castles, 3, 6, 6]);
        }
        // Between two castles there are always two spaces. On 12a there is sometimes only one.
        let near = |board: &Board| {
            let around = |space: Space| board.list(board.neighbours(space)).collect::<Vec<_>>();
            let within_two = |space: Space| around(space).into_iter().flat_map(around).collect::<Vec<_>>();
            let others = |one: Space| castles(board).into_iter().filter(move |&other| other != one);
            castles(board).into_iter().any(|one| others(one).any(|other| within_two(one).contains(&other)))
        };
        assert!(near(&a) && !near(&b));
    }

    #[test]
    fn a_river_opens_the_other_bank_but_joins_no_areas() {
        let board = printed("13a");
        let names = |name: &str| {
            let opened = board.neighbours(name.parse().unwrap());
            board.list(opened).map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names("nw7"), "nw4 nw5 nw6 ne1 sw2");
        assert!(!board.area("nw7".parse().unwrap()).has("sw2".parse::<Space>().unwrap().index()));
    }
}
