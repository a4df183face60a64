//! What an overlay may replace here.

use engine::{
    Confidence::{OneSource, Reconstructed},
    FreeText, OptionSpec, OverlayRow,
};

use super::{
    due::Due,
    written::{read_cloth, read_mean},
};
use crate::compose::overlay::{in_range, needs, number, row, spaces};

/// What the Estate Manager pays, with its default.
const fn due(default: &'static str) -> FreeText {
    FreeText { default, check: |text| text.parse::<Due>().map(|_| ()) }
}

/// The events, the support places, the city and the dues.
#[rustfmt::skip]
pub(crate) const CITY_KEYS: &[OverlayRow] = &[
    row(OneSource, OptionSpec::free("overlay.event.demolition", number("6", |text| in_range(text, 1, 12)), "how many coins Demolition costs for each technology tile that the team keeps, 1 to 12; default 6", "orleans.invasion.demolition-price"), "a program"),
    row(Reconstructed, OptionSpec::free("overlay.support.vehicle", needs("farmer trader"), "which followers the Vehicle needs, such as `farmer trader`", "orleans.invasion.vehicle"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.support.guild-house", needs("boatman craftsman"), "which followers the Guild House needs, such as `farmer trader`", "orleans.invasion.guild-house"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.support.hostel", needs("any any"), "which followers the Hostel needs, such as `farmer trader`", "orleans.invasion.hostel"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.support.palatinate", needs("knight scholar"), "which followers the Palatinate needs, such as `farmer trader`", "orleans.invasion.palatinate"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.achievement.catapult", number("2", |text| in_range(text, 1, 9)), "how many technology tiles the Catapult needs, 1 to 9; default 2", "orleans.invasion.achievement-catapult"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.achievement.swordsmith", number("5", |text| in_range(text, 1, 50)), "how many coins the Swordsmith needs, 1 to 50; default 5", "orleans.invasion.achievement-swordsmith"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.achievement.clothing-store", FreeText { default: "wool 1 brocade 1", check: |text| read_cloth(text).map(|_| ()) }, "what the Clothing Store needs, such as `wool 2 brocade 2`", "orleans.invasion.achievement-clothing-store"), "not known; our choice"),
    row(OneSource, OptionSpec::free("overlay.due.1", due("coins 2"), "what the Estate Manager pays in round 1, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-first"), "the rulebook"),
    row(Reconstructed, OptionSpec::free("overlay.due.2", due("coins 1"), "what the Estate Manager pays in round 2, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.3", due("coins 1"), "what the Estate Manager pays in round 3, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.4", due("coins 1"), "what the Estate Manager pays in round 4, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.5", due("books 1"), "what the Estate Manager pays in round 5, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-books"), "the number is not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.6", due("grain 1"), "what the Estate Manager pays in round 6, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.7", due("coins 1"), "what the Estate Manager pays in round 7, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(OneSource, OptionSpec::free("overlay.due.8", due("farmer"), "what the Estate Manager pays in round 8, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-follower"), "the rulebook"),
    row(Reconstructed, OptionSpec::free("overlay.due.9", due("coins 2"), "what the Estate Manager pays in round 9, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(OneSource, OptionSpec::free("overlay.due.10", due("technology"), "what the Estate Manager pays in round 10, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-technology"), "the rulebook"),
    row(Reconstructed, OptionSpec::free("overlay.due.11", due("cheese 1"), "what the Estate Manager pays in round 11, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.12", due("coins 2"), "what the Estate Manager pays in round 12, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(OneSource, OptionSpec::free("overlay.due.13", due("station"), "what the Estate Manager pays in round 13, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-station"), "the rulebook"),
    row(OneSource, OptionSpec::free("overlay.due.14", due("boatman"), "what the Estate Manager pays in round 14, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-follower"), "the rulebook"),
    row(Reconstructed, OptionSpec::free("overlay.due.15", due("coins 2"), "what the Estate Manager pays in round 15, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(OneSource, OptionSpec::free("overlay.due.16", due("place"), "what the Estate Manager pays in round 16, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-place"), "the rulebook"),
    row(Reconstructed, OptionSpec::free("overlay.due.17", due("wine 1"), "what the Estate Manager pays in round 17, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.18", due("books 1"), "what the Estate Manager pays in round 18, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-books"), "the number is not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.event.mean", FreeText { default: "demolition trip arson robbery witch-hunt", check: |text| read_mean(text).map(|_| ()) }, "which events of Invasion have a lightning mark and are left out of the milder game", "orleans.invasion.mean-events"), "not known; our choice"),
];

/// The parts of the city to which followers are sent.
#[rustfmt::skip]
pub(crate) const DEED_KEYS: &[OverlayRow] = &[
    row(Reconstructed, OptionSpec::free("overlay.deed.infirmary", spaces("farmer scholar"), "the followers that this deed has spaces for: Infirmary", "orleans.invasion.achievement-infirmary"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.watch", spaces("craftsman trader"), "the followers that this deed has spaces for: Watch", "orleans.invasion.achievement-watch"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.assembly-hall", spaces("farmer boatman craftsman trader knight scholar"), "the followers that the Assembly Hall has spaces for", "orleans.invasion.assembly-hall"), "not known; our choice"),
];
