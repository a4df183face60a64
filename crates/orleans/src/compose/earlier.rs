//! What older versions of the rules had in the box.

use engine::Earlier;

/// Version 1 asked for more in Invasion than a table could give (docs/decisions/0020-values-of-invasion.md).
pub(super) const EARLIER: &[Earlier] = &[Earlier {
    until: 1,
    module: "invasion",
    values: &[
        ("support.vehicle", "farmer trader"),
        ("support.guild-house", "boatman craftsman"),
        ("achievement.catapult", "3"),
        ("achievement.swordsmith", "12"),
        ("achievement.clothing-store", "wool 2 brocade 2"),
        ("deed.infirmary", "farmer boatman scholar scholar monk"),
        ("deed.watch", "farmer farmer craftsman craftsman trader trader"),
        ("deed.assembly-hall", "farmer farmer boatman craftsman trader knight scholar monk"),
        ("due.2", "coins 2"),
        ("due.3", "grain 1"),
        ("due.4", "coins 3"),
        ("due.5", "books 2"),
        ("due.6", "coins 3"),
        ("due.7", "cheese 1"),
        ("due.9", "coins 4"),
        ("due.11", "wine 1"),
        ("due.12", "coins 4"),
        ("due.15", "coins 5"),
        ("due.17", "wool 1"),
        ("due.18", "books 3"),
    ],
}];
