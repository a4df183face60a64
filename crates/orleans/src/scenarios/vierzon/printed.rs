//! What is printed for this scenario.

use crate::content::{
    Bans, Citizen, Deed, DeedRow, Fate, Hour, HourRow, Role, ban, cruel, deed, kind, or_book, ours,
};
use Fate::Goods;
use Role::{Boatman, Craftsman, Farmer, Knight, Monk, Scholar, Trader};

/// Events.
#[rustfmt::skip]
pub(crate) const HOURS: &[HourRow] = &[
    kind(Hour::Amnesty, "Amnesty", "orleans.vierzon.event-amnesty", Fate::Nothing),
    cruel(Hour::GoodsTaxHalf, "Goods Tax (half)", "orleans.vierzon.event-goods-tax", Goods(2)),
    ban(Hour::Storm, "Storm", "orleans.vierzon.event-storm", Bans::MERCHANT),
    kind(Hour::Banishment, "Banishment", "orleans.vierzon.event-banishment", Fate::Nothing),
];

/// Deeds.
#[rustfmt::skip]
pub(crate) const DEEDS: &[DeedRow] = &[
    ours(or_book(deed(Deed::ExpandingTheUniversity, "orleans.vierzon.deed-university", Citizen::ExpandingTheUniversity, 1, &[Craftsman, Craftsman, Trader, Scholar, Scholar]))),
    ours(deed(Deed::CityCouncil, "orleans.vierzon.deed-city-council", Citizen::CityCouncil, 1, &[Farmer, Boatman, Trader, Knight, Monk])),
];
