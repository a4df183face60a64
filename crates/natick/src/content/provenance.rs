use serde::Serialize;

use super::COSTS;

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

#[rustfmt::skip]
const ROWS: &[(&str, &str, &str, &str, Option<&str>)] = &[
    ("costs", "the higher costs",                             "natick.build.costs-heavy",   "lost; by analogy", None),
    ("pieces", "24 tiles, 24 coins, 4 dice, 4 pawns",         "natick.comp.piecepack",      "the standard of the piecepack", None),
    ("pieces", "16 regions, 4 villages, 4 towns",             "natick.comp.tiles",          "from the numbers in the text", None),
    ("pieces", "aces are villages, nulls are towns",          "natick.comp.tile-ranks",     "lost; any choice is the same game", None),
    ("pieces", "suns brick, moons ore, arms wood",            "natick.comp.names",          "lost; names have no effect", None),
    ("points", "village 1, town 2, trader 1",                 "natick.village.points",      "version 0.6", None),
    ("points", "knight 1",                                    "natick.knight.points",       "from a review", Some("points.knight")),
    ("points", "7 points end the game",                       "natick.end.target",          "the game's page", None),
    ("events", "which suit causes which event",               "natick.event.suits",         "lost; any choice is the same game", Some("event.suns")),
    ("events", "who chooses what raiders take",               "natick.event.raid-choice",   "lost", Some("raid.chooser")),
    ("regions", "who chooses when the pool runs short",       "natick.collect.shortage",    "lost", None),
    ("regions", "an empty stack adds none",                   "natick.scout.empty-stack",   "lost", None),
    ("trading", "the pool gives another kind",                "natick.trade.bank-other",    "lost", None),
    ("trading", "each side gives something",                  "natick.trade.both-give",     "lost", None),
    ("trading", "an offer, and an answer to it",              "natick.trade.offer",         "lost", None),
    ("knights", "where they go",                              "natick.knight.place",        "lost; by analogy", None),
    ("knights", "what they guard",                            "natick.knight.guard",        "lost; by analogy", Some("knight.guard")),
    ("traders", "two for one next to a trader",               "natick.trader.barter",       "lost; by analogy", Some("trader.rate")),
    ("units", "one on a place, and it stays",                 "natick.unit.one-each",       "lost", None),
    ("units", "hired in the same turn as built",              "natick.unit.same-turn",      "lost", None),
    ("limits", "offers in a turn",                            "natick.trade.offer-limit",   "a limit of this program", Some("limit.offers")),
    ("limits", "no road without a free tile",                 "natick.road.free-tile",      "lost", Some("road.tile")),
    ("limits", "what an overlay may ask for",                 "natick.policy.overlay",      "a limit of this program", None),
    ("ending", "equal turns",                                 "natick.end.equal-turns",     "the text says to remember the first player", Some("end.turns")),
    ("ending", "more points win",                             "natick.end.winner",          "lost", None),
    ("ending", "the first player wins ties",                  "natick.end.tie",             "lost", Some("end.tie")),
    ("ending", "20 turns without a build",                    "natick.end.stall",           "lost; deadlocks were seen", Some("end.stall")),
];

const COST_KEYS: [Option<&str>; 6] = [
    Some("cost.road"),
    Some("cost.village"),
    Some("cost.town"),
    Some("cost.trader"),
    Some("cost.knight"),
    None,
];

/// The source of every value, with the overlay keys for those that are reconstructed.
pub fn provenance() -> Vec<Provenance> {
    let costs = COSTS.iter().zip(COST_KEYS).map(|(row, overlay)| Provenance {
        table: "costs",
        row: row.item.to_string(),
        clause: row.clause,
        note: if overlay.is_some() { "lost; by analogy" } else { "version 0.6" },
        overlay,
    });
    let rows = ROWS.iter().map(|&(table, row, clause, note, overlay)| Provenance {
        table,
        row: row.to_owned(),
        clause,
        note,
        overlay,
    });
    costs.chain(rows).collect()
}
