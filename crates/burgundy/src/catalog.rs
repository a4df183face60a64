//! What is printed on the components, for clients that draw them.

use engine::Confidence;
use serde::Serialize;

use crate::content::{
    AREA_POINTS, BOARDS, BoardSpec, Bonus, CARD_SPACES, Card, Duchy, Good, Kind, PHASE_BONUS, Post, Space,
    TRACK_SPACES, Tile, parse_board, phase_letter,
};

/// Everything printed on the components.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Catalog {
    /// Every board of every edition.
    pub boards: Vec<PrintedBoard>,
    pub tables: Tables,
}

/// Everything that is the same at every table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tables {
    pub kinds: Vec<PrintedKind>,
    /// The goods, by the die value that sells them.
    pub goods: Vec<Good>,
    /// The five phases with the bonus for an area completed in each.
    pub phases: Vec<PrintedPhase>,
    /// Points for a completed area, by its size.
    pub area_points: Vec<u8>,
    /// Spaces after the first on the turn-order track.
    pub track_spaces: u8,
    pub tiles: Vec<PrintedTile>,
    /// The cards of the trade routes.
    pub cards: Vec<PrintedCard>,
}

/// A card of a trade route.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedCard {
    pub card: Card,
    /// From left to right.
    pub spaces: Vec<PrintedCardSpace>,
    /// How sure we are of it.
    pub confidence: Confidence,
    /// Which source it was read from.
    pub source: &'static str,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedCardSpace {
    pub good: Good,
    pub bonus: Bonus,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedKind {
    pub kind: Kind,
    pub letter: char,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedPhase {
    pub phase: char,
    pub bonus: u8,
}

/// One kind of tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedTile {
    pub tile: Tile,
    /// What it counts as. Inns and tiles that lie face down count as nothing.
    pub kind: Option<Kind>,
    /// Copies with a coloured back, and with a black one.
    pub coloured: u8,
    pub black: u8,
    /// The animals on a livestock tile: their species and number.
    pub species: Option<&'static str>,
    pub animals: u8,
    /// The clause that describes what it does.
    pub clause: &'static str,
}

/// A board space by space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedBoard {
    pub edition: u16,
    /// The duchy by its printed name, such as 7 or 11a.
    pub duchy: Duchy,
    /// Pairs of spaces that a river joins.
    pub links: Vec<[Space; 2]>,
    /// Its border posts.
    pub posts: Vec<PrintedPost>,
    /// How sure we are of it.
    pub confidence: Confidence,
    /// Which source it was read from.
    pub source: &'static str,
    pub spaces: Vec<PrintedSpace>,
}

/// A border post.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedPost {
    pub post: &'static str,
    /// The spaces it touches.
    pub spaces: Vec<Space>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedSpace {
    pub space: Space,
    pub kind: Kind,
    pub value: u8,
    /// The number of its area, shared by all spaces of that area.
    pub area: u8,
}

impl Catalog {
    /// Everything printed on the components.
    pub fn new() -> Catalog {
        let boards = BOARDS.iter().map(|board| PrintedBoard {
            edition: board.edition,
            duchy: board.duchy,
            links: board.layout.links().iter().map(|&(one, other)| [named(one), named(other)]).collect(),
            posts: board.posts.iter().map(printed_post).collect(),
            confidence: board.confidence,
            source: board.note,
            spaces: spaces(board),
        });
        Catalog { boards: boards.collect(), tables: Tables::new() }
    }
}

impl Default for Catalog {
    fn default() -> Catalog {
        Catalog::new()
    }
}

impl Tables {
    /// Everything that is the same at every table.
    pub fn new() -> Tables {
        let phases = (0..).zip(PHASE_BONUS);
        Tables {
            kinds: Kind::ALL.map(|kind| PrintedKind { kind, letter: kind.letter() }).to_vec(),
            goods: Good::all().collect(),
            phases: phases.map(|(n, bonus)| PrintedPhase { phase: phase_letter(n), bonus }).collect(),
            // No printed area has more than 8 spaces.
            area_points: AREA_POINTS[..9].to_vec(),
            track_spaces: TRACK_SPACES,
            tiles: Tile::all().map(printed_tile).collect(),
            cards: Card::all().map(printed_card).collect(),
        }
    }
}

impl Default for Tables {
    fn default() -> Tables {
        Tables::new()
    }
}

fn printed_tile(tile: Tile) -> PrintedTile {
    let spec = tile.printed();
    let [coloured, black] = spec.copies;
    PrintedTile {
        tile,
        kind: spec.counts,
        coloured,
        black,
        species: spec.species().map(|(kind, _)| kind.name()),
        animals: spec.species().map_or(0, |(_, animals)| animals),
        clause: spec.clause,
    }
}

fn printed_card(card: Card) -> PrintedCard {
    let spec = card.printed();
    let space = |place| {
        let (good, bonus) = spec.space(place);
        PrintedCardSpace { good, bonus }
    };
    PrintedCard {
        card,
        spaces: (0..CARD_SPACES).map(space).collect(),
        confidence: spec.confidence,
        source: spec.note,
    }
}

fn printed_post(post: &Post) -> PrintedPost {
    PrintedPost { post: post.name, spaces: post.spaces.map(named).to_vec() }
}

fn spaces(spec: &BoardSpec) -> Vec<PrintedSpace> {
    let board = parse_board(spec).expect("a test parses every printed board");
    let printed = |space: Space| PrintedSpace {
        space,
        kind: board.kind(space),
        value: board.value(space),
        area: board.area_of[space.index()],
    };
    board.spaces().map(printed).collect()
}

fn named(space: &str) -> Space {
    space.parse().expect("a test parses every printed board")
}
