//! What an overlay may replace: every board that rests on one source or on none.

use engine::{FreeText, OptionSpec, Overlay, OverlayRow, Text};

use crate::content::{BOARDS, Board, BoardSpec, Duchy, Kind, Layout, Space, parse_board_text};

/// Everything that an overlay may replace.
pub(crate) const OVERLAY: Overlay = Overlay::of(ROWS);

/// The board of an edition that an overlay replaces.
const fn printed(edition: u16, name: &str) -> BoardSpec {
    let mut row = 0;
    while row < BOARDS.len() {
        let spec = BOARDS[row];
        if spec.edition == edition && spec.duchy.row() == Duchy::named(name).row() {
            return spec;
        }
        row += 1;
    }
    panic!("there is no such board")
}

/// The row for a board. What it says about its source is what the board says.
macro_rules! board {
    ($id:literal, $edition:literal $name:literal, $editions:expr, $clause:literal, $also:expr) => {{
        const SPEC: BoardSpec = printed($edition, $name);
        const TEXT: &Text = &SPEC.layout.text();
        let text = FreeText { default: TEXT.as_str(), check: |text| check(&SPEC, text).map(|_| ()) };
        let about = concat!("the spaces of duchy ", $name, ", colour letter and die value, row by row");
        let option = OptionSpec::free($id, text, about, $clause);
        OverlayRow { editions: $editions, also: $also, ..OverlayRow::new(option, SPEC.confidence, SPEC.note) }
    }};
}

const ONLY_2019: &[&str] = &["2019"];

#[rustfmt::skip]
const ROWS: &[OverlayRow] = &[
    board!("overlay.board.2",   2019 "2",   ONLY_2019, "burgundy.comp.duchies-2019", &["burgundy.setup.board-2019"]),
    board!("overlay.board.4",   2019 "4",   &[],       "burgundy.comp.duchies-2019", &["burgundy.comp.duchies-2011"]),
    board!("overlay.board.8",   2019 "8",   &[],       "burgundy.comp.duchies-2019", &["burgundy.comp.duchies-2011"]),
    board!("overlay.board.11b", 2019 "11b", ONLY_2019, "burgundy.border.boards", &[]),
    board!("overlay.board.11c", 2019 "11c", ONLY_2019, "burgundy.border.boards", &[]),
    board!("overlay.board.11d", 2019 "11d", ONLY_2019, "burgundy.border.boards", &[]),
    board!("overlay.board.11e", 2019 "11e", ONLY_2019, "burgundy.border.boards", &[]),
    board!("overlay.board.11f", 2019 "11f", ONLY_2019, "burgundy.border.boards", &[]),
    board!("overlay.board.12a", 2019 "12a", ONLY_2019, "burgundy.team.board", &[]),
    board!("overlay.board.13b", 2019 "13b", ONLY_2019, "burgundy.solo.difficulty", &[]),
];

/// The key of the row for a board, if there is one.
pub(crate) fn board_key(spec: &BoardSpec) -> Option<&'static str> {
    let edition = spec.edition.to_string();
    let is_here = |row: &&OverlayRow| row.editions.is_empty() || row.editions.contains(&edition.as_str());
    let row =
        ROWS.iter().filter(is_here).find(|row| row.key().strip_prefix("board.") == Some(spec.duchy.name()));
    row.map(OverlayRow::key)
}

/// The largest area that the points table knows. r[burgundy.area.size-table]
const LARGEST: u32 = 8;

/// A board as an overlay writes it, or everything that is wrong with it.
pub(crate) fn check(spec: &BoardSpec, text: &str) -> Result<Board, String> {
    let board = parse_board_text(spec, text)?;
    let mut problems = Vec::new();
    let totals = spec.layout.totals();
    for (kind, (count, wanted)) in Kind::ALL.into_iter().zip(board.of_kind.iter().zip(totals)) {
        if count.len() != wanted {
            problems.push(format!("{} spaces {} instead of {wanted}", count.len(), kind.letter()));
        }
    }
    for kind in Kind::ALL {
        if let Some(size) = board.area_sizes(kind).first().filter(|&&size| size > LARGEST) {
            problems.push(format!("an area of {size} spaces {}; {LARGEST} is the most", kind.letter()));
        }
    }
    // r[burgundy.setup.board-2019] Where everybody starts in the centre, there must be a castle.
    let starts_in_the_centre = Duchy::number(2) == Some(spec.duchy) && spec.edition == 2019;
    if starts_in_the_centre && board.kind(Space::CENTRE) != Kind::Castle {
        problems.push(format!("{} must be a castle (C)", Space::CENTRE));
    }
    if problems.is_empty() { Ok(board) } else { Err(problems.join("; ")) }
}

impl Layout {
    /// The layout as an overlay writes it.
    pub(crate) const fn text(&self) -> Text {
        match self {
            Layout::Rows(rows) | Layout::Double(rows) => Text::rows(rows),
            Layout::Islands(islands) => {
                let mut text = Text::EMPTY;
                let mut at = 0;
                while at < islands.spaces.len() {
                    text.push(if at == 0 { "" } else { " " });
                    text.push(islands.spaces[at].name);
                    text.push("=");
                    text.push(islands.spaces[at].space);
                    at += 1;
                }
                text
            }
        }
    }

    /// How many spaces of each kind it has. A double board has twice as many, and shares one castle.
    /// r[burgundy.team.board]
    pub(crate) fn totals(&self) -> [u32; Kind::COUNT] {
        match self {
            Layout::Double(_) => [24, 12, 7, 6, 12, 12],
            Layout::Rows(_) | Layout::Islands(_) => [12, 6, 4, 3, 6, 6],
        }
    }
}

#[cfg(test)]
mod tests;
