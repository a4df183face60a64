use engine::{Confidence, Provenance};

use super::{BOARDS, Card};
use crate::compose::{board_key, card_key};

/// Tables that are the same in both editions.
#[rustfmt::skip]
const TABLES: &[(&str, &str, Confidence, &str)] = &[
    ("tiles",     "totals and backs by kind",             Confidence::Printed,  "both rulebooks"),
    ("tiles",     "buildings: 5 coloured, 2 black a type", Confidence::Verified, "two data sources; the totals fit"),
    ("tiles",     "livestock: 2 2 3 3 4, black 3 4",      Confidence::Verified, "two data sources; the totals fit"),
    ("tiles",     "black monasteries 7 12 14 15 24 25",   Confidence::Verified, "three data sources"),
    ("tiles",     "monasteries 16-23: which building",    Confidence::Verified, "tile pictures of both editions"),
    ("goods",     "7 in each of 6 colours",               Confidence::Printed,  "both rulebooks"),
    ("goods",     "colour to die value",                  Confidence::Verified, "two tile sets"),
    ("depots",    "colours of the 24 spaces",             Confidence::Verified, "board pictures and two data sources"),
    ("depots",    "black spaces 4, 6, 8",                 Confidence::Verified, "board pictures"),
    ("depots",    "depot 6 with 3 players",               Confidence::Printed,  "both rulebooks"),
    ("points",    "area sizes 1 to 8",                    Confidence::Verified, "the range is printed, the steps are pictures"),
    ("points",    "phase bonus 10 8 6 4 2",               Confidence::Printed,  "both rulebooks"),
    ("points",    "colour bonus by player count",         Confidence::Printed,  "both rulebooks"),
    ("track",     "first space and 6 more",               Confidence::Verified, "board pictures"),
];

/// The source of every row, for one edition. Of the duchies, only 12b is reconstructed.
pub fn provenance(edition: u16) -> Vec<Provenance> {
    let tables = TABLES.iter().map(|&(table, row, confidence, note)| Provenance {
        table,
        row: row.to_owned(),
        confidence,
        note,
        overlay: None,
    });
    let boards = BOARDS.iter().filter(|board| board.edition == edition).map(|board| Provenance {
        table: "boards",
        row: format!("duchy {}", board.duchy),
        confidence: board.confidence,
        note: board.note,
        overlay: board_key(board),
    });
    let cards = Card::all().filter(|_| edition == 2019).map(|card| Provenance {
        table: "route cards",
        row: card.to_string(),
        confidence: card.printed().confidence,
        note: card.printed().note,
        overlay: card_key(card),
    });
    tables.chain(boards).chain(cards).collect()
}
