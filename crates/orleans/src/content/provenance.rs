use engine::{
    Confidence::{self, Inferred, OneSource, Reconstructed, Verified},
    Provenance,
};

use super::PLACES;
use crate::MENU;

/// What is not on a place tile.
#[rustfmt::skip]
const ROWS: &[(&str, &str, Confidence, &str)] = &[
    ("map", "23 towns, 29 roads, 14 waterways, 52 goods spaces", Verified, "a photo of the board and a program"),
    ("board", "the ten places and their spaces", Verified, "photos and two programs"),
    ("tracks", "six follower tracks and the development track", Verified, "photos and two programs"),
    ("deeds", "eight deeds, their spaces and rewards", Verified, "photos and two programs"),
    ("stock", "followers for 2 to 4 players", Verified, "two programs and a list of components"),
    ("stock", "followers for 5 players", Inferred, "from the set-up of the fifth player's parts"),
    ("goods", "90 goods, 43, 48 or 52 of them on the map", Verified, "photos, two programs and a list of components"),
    ("hourglass", "six events three times each, Pilgrimage first", Verified, "a program and a rulebook's opening"),
    ("hourglass", "three piles (`events=abc`)", OneSource, "a description of a newer printing"),
    ("technology", "16 tiles, and where they may go", Verified, "two programs"),
    ("technology", "a follower on the space goes to the market", Reconstructed, "not known; our choice"),
    ("torture", "what you give up is out of the game", OneSource, "a companion app"),
    ("torture", "with nothing left, the rest is waived", Reconstructed, "not known; our choice"),
    ("planning", "plans are hidden", Reconstructed, "not known; our choice"),
    ("drawing", "recalls when the bag is short", Reconstructed, "not known; our choice"),
    ("end", "ties are broken by development", OneSource, "a companion app"),
    ("end", "ties that remain are shared", Reconstructed, "not known; our choice"),
];

/// Where every value comes from, with the overlay keys for those that may be corrected.
pub fn provenance() -> Vec<Provenance> {
    let row = |table: &'static str, row: String, confidence, note, overlay| Provenance {
        table,
        row,
        confidence,
        note,
        overlay,
    };
    let fixed = ROWS
        .iter()
        .map(|&(table, text, confidence, note)| row(table, text.to_owned(), confidence, note, None));
    // Each row that an overlay may replace says where it comes from.
    let doubtful = MENU.overlay.rows.iter().map(|overlay| {
        let key = overlay.key();
        let (kind, id) = key.split_once('.').expect("a key begins with its table");
        let table = match kind {
            "tile" => "tiles",
            "structure" => "structures",
            "deed" => "deeds",
            "price" => "prices",
            _ => "events",
        };
        let text = if table == "events" { key } else { id }.replace('.', " ");
        row(
            table,
            format!("{text}: {}", overlay.option.default()),
            overlay.confidence,
            overlay.note,
            Some(key),
        )
    });
    let known = PLACES.iter().filter(|place| place.place.is_tile() && place.confidence == Verified);
    let known = known.map(|place| {
        let text = format!("{} needs", place.place);
        row("tiles", text, place.confidence, "a photo or a text, and a program", None)
    });
    fixed.chain(known).chain(doubtful).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_overlay_key_is_listed_once() {
        let rows = provenance();
        for overlay in MENU.overlay.rows {
            let found = rows.iter().filter(|row| row.overlay == Some(overlay.key())).count();
            assert_eq!(found, 1, "{}", overlay.key());
        }
        assert!(rows.iter().all(|row| row.overlay.is_none() || row.confidence > Verified));
    }
}
