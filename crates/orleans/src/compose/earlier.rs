//! What older versions of the rules had.

use engine::Earlier;

pub(super) const EARLIER: &[Earlier] = &[INVASION_1, SUPPORT_2, BATHHOUSE_2, DUEL_2, PROSPERITY_3];

/// Until version 3 a seat could learn a card of Prosperity without an entry (docs/decisions/0037-the-mirror-law.md).
const PROSPERITY_3: Earlier = Earlier {
    until: 3,
    module: Some("prosperity"),
    seats: None,
    values: &[("overlay.cards.draws", "silent")],
};

/// In version 2 an event that could not be paid came before objectives that were met.
const DUEL_2: Earlier =
    Earlier { until: 2, module: Some("duel"), seats: None, values: &[("duel.end", "event")] };

/// Version 1 asked for more in Invasion than a table could give (docs/decisions/0020-values-of-invasion.md).
const INVASION_1: Earlier = Earlier {
    until: 1,
    module: Some("invasion"),
    seats: None,
    values: &[
        ("overlay.support.vehicle", "farmer trader"),
        ("overlay.support.guild-house", "boatman craftsman"),
        ("overlay.achievement.catapult", "3"),
        ("overlay.achievement.swordsmith", "12"),
        ("overlay.achievement.clothing-store", "wool 2 brocade 2"),
        ("overlay.deed.infirmary", "farmer boatman scholar scholar monk"),
        ("overlay.deed.watch", "farmer farmer craftsman craftsman trader trader"),
        ("overlay.deed.assembly-hall", "farmer farmer boatman craftsman trader knight scholar monk"),
        ("overlay.due.2", "coins 2"),
        ("overlay.due.3", "grain 1"),
        ("overlay.due.4", "coins 3"),
        ("overlay.due.5", "books 2"),
        ("overlay.due.6", "coins 3"),
        ("overlay.due.7", "cheese 1"),
        ("overlay.due.9", "coins 4"),
        ("overlay.due.11", "wine 1"),
        ("overlay.due.12", "coins 4"),
        ("overlay.due.15", "coins 5"),
        ("overlay.due.17", "wool 1"),
        ("overlay.due.18", "books 3"),
    ],
};

/// Until version 2 three support places had no room for technology (docs/decisions/0028-invasion-with-large-teams.md).
/// Version 1 had another Vehicle and Guild House, which come first.
const SUPPORT_2: Earlier = Earlier {
    until: 2,
    module: Some("invasion"),
    seats: None,
    values: &[
        ("overlay.support.vehicle", "trader"),
        ("overlay.support.guild-house", "craftsman"),
        ("overlay.support.hostel", "any"),
    ],
};

/// Version 2 mixed two editions of the Bathhouse (docs/decisions/0027-one-source-whole.md).
const BATHHOUSE_2: Earlier = Earlier {
    until: 2,
    module: None,
    seats: None,
    values: &[("bathhouse", "mixed"), ("overlay.tile.bathhouse.needs", "any")],
};
