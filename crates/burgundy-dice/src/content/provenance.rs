use engine::{Confidence, OverlayRow, Provenance};

use super::{Colour, DUCHIES};
use crate::MENU;

#[rustfmt::skip]
const TABLES: &[(&str, &str, Confidence, &str)] = &[
    ("dice",   "two with pips, two with six colours",     Confidence::Verified,  "the rulebook and two apps"),
    ("dice",   "hourglass: 1 or 2, the double is blue",   Confidence::Printed,   "the rulebook"),
    ("dice",   "hourglass: 4 single and 2 double faces",  Confidence::OneSource, "one app; the length of a phase fits (7.7 rounds on average, 8 in the solo game)"),
    ("time",   "10 boxes in each of 3 columns",           Confidence::Verified,  "5 to 10 rounds in the rulebook; several descriptions"),
    ("points", "areas of 3 hexes: 8, 6, 4",               Confidence::Printed,   "an example in the rulebook"),
    ("points", "areas of 4 hexes: 13, 10, 7",             Confidence::Verified,  "two reviews and one app"),
    ("points", "areas of 2 hexes: 4, 3",                  Confidence::Verified,  "an example in the rulebook, a review and one app"),
    ("points", "areas of 2 hexes in phase III: 2",        Confidence::OneSource, "one app; the steps of the table fit"),
    ("points", "castles: 1",                              Confidence::Printed,   "the rulebook"),
    ("points", "other areas of 1 hex: 1",                 Confidence::OneSource, "one app; as castles"),
    ("points", "sold commodities: 2",                     Confidence::Printed,   "the rulebook"),
    ("rows",   "circles of each bonus: not limited",      Confidence::Inferred,  "no source says how many circles are printed; the options circles.* limit them"),
    ("solo",   "8 rounds, grades above 50, above 60, 70", Confidence::Printed,   "the rulebook"),
];

/// The key with which an overlay can replace a row, if it has one.
fn overlay_key(key: &str) -> Option<&'static str> {
    MENU.overlay.row(key).map(OverlayRow::key)
}

/// The source of every row.
pub fn provenance() -> Vec<Provenance> {
    let tables = TABLES.iter().map(|&(table, row, confidence, note)| Provenance {
        table,
        row: row.to_owned(),
        confidence,
        note,
        overlay: None,
    });
    let duchies = DUCHIES.iter().map(|duchy| Provenance {
        table: "duchies",
        row: format!("duchy {}", duchy.letter),
        confidence: duchy.confidence,
        note: duchy.note,
        overlay: overlay_key(&format!("board.{}", duchy.letter)),
    });
    let colours = Colour::ALL.into_iter().map(|colour| {
        let spec = colour.spec();
        let [first, second] = spec.points;
        Provenance {
            table: "colours",
            row: format!("{}: {first} for the first, {second} for the second", spec.name),
            confidence: spec.confidence,
            note: spec.note,
            overlay: overlay_key(&format!("colour.{}", spec.name)),
        }
    });
    tables.chain(duchies).chain(colours).collect()
}
