//! What an overlay may replace: every board and every route card that rests on one source or on none.

use engine::{FreeText, OptionSpec, Overlay, OverlayRow, Text};

use crate::content::{
    BOARDS, Board, BoardSpec, Bonus, CARD_SPACES, CARDS, Card, CardSpec, Duchy, Good, Kind, Layout, Space,
    parse_board_text,
};

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

/// The row for a route card.
macro_rules! card {
    ($id:literal, $number:literal) => {{
        const SPEC: CardSpec = CARDS[$number - 1];
        const TEXT: &Text = &SPEC.text();
        let text = FreeText { default: TEXT.as_str(), check: |text| read_card(text).map(|_| ()) };
        let about =
            concat!("route card T", $number, ": the colour and the bonus of each space, from the left");
        OverlayRow {
            editions: ONLY_2019,
            also: &["burgundy.route.bonus"],
            ..OverlayRow::new(
                OptionSpec::free($id, text, about, "burgundy.route.count"),
                SPEC.confidence,
                SPEC.note,
            )
        }
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
    board!("overlay.board.12b", 2019 "12b", ONLY_2019, "burgundy.team.board", &["burgundy.team.castle"]),
    board!("overlay.board.13b", 2019 "13b", ONLY_2019, "burgundy.solo.difficulty", &[]),
    card!("overlay.route.T2", 2),
    card!("overlay.route.T3", 3),
    card!("overlay.route.T4", 4),
    card!("overlay.route.T5", 5),
    card!("overlay.route.T6", 6),
    card!("overlay.route.T7", 7),
    card!("overlay.route.T10", 10),
];

/// The key of the row for a route card, if there is one.
pub(crate) fn card_key(card: Card) -> Option<&'static str> {
    OVERLAY.row(&format!("route.{card}")).map(OverlayRow::key)
}

/// What is printed on the spaces of a card, from a text such as `turquoise sell / violet silver / brown place`.
pub(crate) fn read_card(text: &str) -> Result<[(Good, Bonus); CARD_SPACES], String> {
    let mut problems = Vec::new();
    let mut spaces = Vec::new();
    for (number, part) in (1..).zip(text.split('/')) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let [good, bonus] = words[..] else {
            problems.push(format!("space {number}: write a colour and a bonus, such as `violet silver`"));
            continue;
        };
        let colour = good.parse::<Good>().map_err(|error| problems.push(format!("space {number}: {error}")));
        let known = Bonus::ALL.into_iter().find(|one| one.name() == bonus);
        if known.is_none() {
            let names: Vec<&str> = Bonus::ALL.iter().map(|one| one.name()).collect();
            let bonus = engine::short(bonus);
            problems.push(format!("space {number}: `{bonus}` is not one of {}", names.join(", ")));
        }
        spaces.extend(colour.ok().zip(known));
    }
    let count = text.split('/').count();
    if count != CARD_SPACES {
        problems.push(format!("{count} spaces instead of {CARD_SPACES}; divide them with ` / `"));
    }
    if problems.is_empty() { Ok([spaces[0], spaces[1], spaces[2]]) } else { Err(problems.join("; ")) }
}

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
    problems.extend(start_problems(spec, &board));
    if problems.is_empty() { Ok(board) } else { Err(problems.join("; ")) }
}

/// What is wrong with the spaces on which people start.
fn start_problems(spec: &BoardSpec, board: &Board) -> Vec<String> {
    let is_castle = |space: Space, value: Option<u8>| {
        board.kind(space) == Kind::Castle && value.is_none_or(|value| board.value(space) == value)
    };
    let somewhere = |value: u8| board.spaces().any(|space| is_castle(space, Some(value)));
    let mut problems = Vec::new();
    match (spec.edition, spec.duchy.name()) {
        // r[burgundy.setup.board-2019] Everybody starts in the centre.
        (2019, "2") if !is_castle(Space::CENTRE, None) => {
            problems.push(format!("{} must be a castle (C)", Space::CENTRE));
        }
        // r[burgundy.team.castle]
        (_, "12a") if !is_castle(Space::SHARED, Some(1)) => {
            problems.push(format!("{} must be C1", Space::SHARED));
        }
        (_, "12b") if !(somewhere(1) && somewhere(6)) => {
            problems.push("there must be a castle C1 and a castle C6 to start from".to_owned());
        }
        _ => {}
    }
    problems
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
