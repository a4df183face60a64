use engine::OverlayRow;
use serde::Serialize;

use super::COSTS;
use crate::MENU;

/// The source of a value. Its clause in `games/natick/RULES.md` says how well it is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Provenance {
    pub table: &'static str,
    pub row: String,
    /// The clause that states it.
    pub clause: &'static str,
    pub note: &'static str,
    /// The overlay key that changes it, if there is one.
    pub overlay: Option<&'static str>,
}

/// Where a value comes from.
#[derive(Clone, Copy)]
enum Source {
    /// A source in words.
    Note(&'static str),
    /// The source is given by the row of the overlay with this key.
    Overlay(&'static str),
}

use Source::{Note, Overlay};

#[rustfmt::skip]
const ROWS: &[(&str, &str, &str, Source)] = &[
    ("costs", "the higher costs",                             "natick.build.costs-heavy",   Note("lost; by analogy")),
    ("pieces", "24 tiles, 24 coins, 4 dice, 4 pawns",         "natick.comp.piecepack",      Note("the standard of the piecepack")),
    ("pieces", "16 regions, 4 villages, 4 towns",             "natick.comp.tiles",          Note("from the numbers in the text")),
    ("pieces", "aces are villages, nulls are towns",          "natick.comp.tile-ranks",     Note("lost; any choice is the same game")),
    ("pieces", "suns brick, moons ore, arms wood",            "natick.comp.names",          Note("lost; names have no effect")),
    ("points", "village 1, town 2, trader 1",                 "natick.village.points",      Note("version 0.6")),
    ("points", "knight 1",                                    "natick.knight.points",       Overlay("points.knight")),
    ("points", "7 points end the game",                       "natick.end.target",          Note("the game's page")),
    ("events", "which suit causes which event",               "natick.event.suits",         Overlay("event.suns")),
    ("events", "who chooses what raiders take",               "natick.event.raid-choice",   Overlay("raid.chooser")),
    ("regions", "who chooses when the pool runs short",       "natick.collect.shortage",    Note("lost")),
    ("regions", "an empty stack adds none",                   "natick.scout.empty-stack",   Note("lost")),
    ("trading", "the pool gives another kind",                "natick.trade.bank-other",    Note("lost")),
    ("trading", "each side gives something",                  "natick.trade.both-give",     Note("lost")),
    ("trading", "an offer, and an answer to it",              "natick.trade.offer",         Note("lost")),
    ("knights", "where they go",                              "natick.knight.place",        Note("lost; by analogy")),
    ("knights", "what they guard",                            "natick.knight.guard",        Overlay("knight.guard")),
    ("traders", "two for one next to a trader",               "natick.trader.barter",       Overlay("trader.rate")),
    ("units", "one on a place, and it stays",                 "natick.unit.one-each",       Note("lost")),
    ("units", "hired in the same turn as built",              "natick.unit.same-turn",      Note("lost")),
    ("limits", "offers in a turn",                            "natick.trade.offer-limit",   Overlay("limit.offers")),
    ("limits", "no road without a free tile",                 "natick.road.free-tile",      Overlay("road.tile")),
    ("limits", "what an overlay may ask for",                 "natick.policy.overlay",      Note("a limit of this program")),
    ("ending", "equal turns",                                 "natick.end.equal-turns",     Overlay("end.turns")),
    ("ending", "more points win",                             "natick.end.winner",          Note("lost")),
    ("ending", "the first player wins ties",                  "natick.end.tie",             Overlay("end.tie")),
    ("ending", "20 turns without a build",                    "natick.end.stall",           Overlay("end.stall")),
];

/// The source of every value, with the overlay keys for those that are reconstructed.
pub fn provenance() -> Vec<Provenance> {
    let costs = COSTS.iter().map(|row| {
        // The scout's cost is printed, so no overlay can replace it.
        let key = MENU.overlay.row(&format!("cost.{}", row.item)).map(OverlayRow::key);
        let from = key.map_or(Note("version 0.6"), Overlay);
        provenance_of("costs", row.item.to_string(), row.clause, from)
    });
    let rows = ROWS.iter();
    let rows = rows.map(|&(table, row, clause, from)| provenance_of(table, row.to_owned(), clause, from));
    costs.chain(rows).collect()
}

fn provenance_of(table: &'static str, row: String, clause: &'static str, from: Source) -> Provenance {
    let (note, overlay) = match from {
        Note(note) => (note, None),
        Overlay(key) => (MENU.overlay.row(key).map_or("", |row| row.note), Some(key)),
    };
    Provenance { table, row, clause, note, overlay }
}
