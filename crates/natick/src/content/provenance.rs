use serde::Serialize;

use super::COSTS;

/// How well a rule or value is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It stands in the surviving text of version 0.6, on the game's page, or in the standard of
    /// the piecepack.
    Printed,
    /// It follows from what is printed.
    Inferred,
    /// The text is lost: it was chosen here, and may not be the author's.
    Reconstructed,
}

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Provenance {
    pub table: &'static str,
    pub row: String,
    pub standing: Standing,
    pub note: &'static str,
    /// The overlay key that changes it, if there is one.
    pub overlay: Option<&'static str>,
}

use Standing::{Inferred, Printed, Reconstructed};

#[rustfmt::skip]
const ROWS: &[(&str, &str, Standing, &str, Option<&str>)] = &[
    ("pieces", "24 tiles, 24 coins, 4 dice, 4 pawns",         Printed,       "the standard of the piecepack", None),
    ("pieces", "16 regions, 4 villages, 4 towns",             Inferred,      "from the numbers in the text", None),
    ("pieces", "aces are villages, nulls are towns",          Reconstructed, "lost; any choice is the same game", None),
    ("pieces", "suns brick, moons ore, arms wood",            Reconstructed, "lost; names have no effect", None),
    ("points", "village 1, town 2, trader 1",                 Printed,       "version 0.6", None),
    ("points", "knight 1",                                    Inferred,      "from a review", Some("points.knight")),
    ("points", "7 points end the game",                       Printed,       "the game's page", None),
    ("events", "which suit causes which event",               Reconstructed, "lost; any choice is the same game", Some("event.suns")),
    ("events", "who chooses what raiders take",               Reconstructed, "lost", Some("raid.chooser")),
    ("knights", "where they stand, what they guard",          Reconstructed, "lost; by analogy", Some("knight.guard")),
    ("traders", "two for one beside a trader",                Reconstructed, "lost; by analogy", Some("trader.rate")),
    ("limits", "offers in a turn",                            Reconstructed, "a limit of this program", Some("limit.offers")),
    ("limits", "no road without a free tile",                 Reconstructed, "lost", Some("road.tile")),
    ("ending", "equal turns",                                 Inferred,      "the first player is to be remembered", Some("end.turns")),
    ("ending", "the first player wins ties",                  Reconstructed, "lost", Some("end.tie")),
    ("ending", "20 turns without a build",                    Reconstructed, "lost; locks were seen", Some("end.stall")),
];

const COST_KEYS: [Option<&str>; 6] = [
    Some("cost.road"),
    Some("cost.village"),
    Some("cost.town"),
    Some("cost.trader"),
    Some("cost.knight"),
    None,
];

/// Where everything comes from, with the keys that change what is reconstructed.
pub fn provenance() -> Vec<Provenance> {
    let costs = COSTS.iter().zip(COST_KEYS).map(|(row, overlay)| Provenance {
        table: "costs",
        row: row.item.to_string(),
        standing: row.standing,
        note: if row.standing == Printed { "version 0.6" } else { "lost; by analogy" },
        overlay,
    });
    let rows = ROWS.iter().map(|&(table, row, standing, note, overlay)| Provenance {
        table,
        row: row.to_owned(),
        standing,
        note,
        overlay,
    });
    costs.chain(rows).collect()
}
