//! The printed pieces as JSON, for clients that draw them.

use ::burgundy::{
    Burgundy,
    content::{BOARDS, Space, Tile},
};
use engine::Config;
use serde_json::{Value, json};

/// Every board of every edition space by space, and every tile with the clause that says what it does.
pub(super) fn catalog() -> Value {
    let boards: Vec<Value> = BOARDS
        .iter()
        .map(|board| {
            json!({
                "edition": board.edition,
                "number": board.number,
                "source": board.note,
                "spaces": spaces(board.edition, board.number),
            })
        })
        .collect();
    let tiles: Vec<Value> = Tile::all()
        .map(|tile| {
            let [coloured, black] = tile.printed().copies;
            json!({
                "tile": tile,
                "kind": tile.kind(),
                "coloured": coloured,
                "black": black,
                "clause": tile.printed().clause,
            })
        })
        .collect();
    json!({ "boards": boards, "tiles": tiles })
}

fn spaces(edition: u16, number: u8) -> Vec<Value> {
    let config = Config::seats(2).edition(&edition.to_string()).option("boards", &number.to_string());
    let rules = Burgundy::new(&config).expect("a board of the table can be played");
    let board = rules.board(number);
    Space::all()
        .map(|space| json!({ "space": space, "kind": board.kind(space), "value": board.value(space) }))
        .collect()
}
