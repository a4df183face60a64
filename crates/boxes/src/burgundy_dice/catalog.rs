//! The printed sheets as JSON, for clients that draw them.

use ::burgundy_dice::{
    BurgundyDice,
    content::{DUCHIES, Hex},
};
use engine::Config;
use serde_json::{Value, json};

/// Every duchy hex by hex.
pub(super) fn catalog() -> Value {
    let duchies: Vec<Value> = DUCHIES
        .iter()
        .map(|duchy| json!({ "duchy": duchy.letter, "source": duchy.note, "hexes": hexes(duchy.letter) }))
        .collect();
    json!({ "duchies": duchies })
}

fn hexes(letter: char) -> Vec<Value> {
    let config = Config::seats(1).option("boards", &letter.to_string());
    let rules = BurgundyDice::new(&config).expect("every printed duchy can be played");
    let duchy = rules.duchy();
    Hex::all()
        .map(|hex| {
            let square = duchy.castle(hex).map(|castle| castle.square);
            json!({ "hex": hex, "colour": duchy.colour(hex), "square": square })
        })
        .collect()
}
