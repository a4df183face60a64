//! What is printed for this scenario.

use engine::Confidence::OneSource;

use crate::content::{
    Citizen, Deed, DeedRow, Effect, Fate, Hour, HourRow, Need, Place, PlaceRow, Role, cruel, deed, extra,
    kind, ours,
};
use Fate::{Food, Goods, Special, Technology};
use Role::{Boatman, Craftsman, Farmer, Knight, Monk, Scholar, Trader};

/// Events.
#[rustfmt::skip]
pub(crate) const HOURS: &[HourRow] = &[
    kind(Hour::TownMeeting, "Town Meeting", "orleans.duel.event-town-meeting", Special),
    kind(Hour::Trade, "Trade", "orleans.duel.event-trade", Special),
    cruel(Hour::CheeseDay, "Cheese Day", "orleans.duel.event-cheese-day", Special),
    cruel(Hour::TechnologyTax, "Technology Tax", "orleans.duel.event-technology-tax", Technology(1)),
    kind(Hour::QuickTravel, "Quick Travel", "orleans.duel.event-quick-travel", Special),
    cruel(Hour::GoodsTax, "Goods Tax", "orleans.duel.event-goods-tax", Goods(1)),
    cruel(Hour::Dues7, "Dues (7)", "orleans.duel.event-dues", Special),
    cruel(Hour::Dues4, "Dues (4)", "orleans.duel.event-dues", Special),
    cruel(Hour::Harvest2, "Harvest (2)", "orleans.duel.event-harvest-2", Food { food: 2, coins: None }),
    kind(Hour::JourneyHome, "Journey Home", "orleans.duel.event-journey-home", Special),
];

/// Deeds.
#[rustfmt::skip]
pub(crate) const DEEDS: &[DeedRow] = &[
    ours(deed(Deed::WinePressHouse, "orleans.duel.deed-wine-press-house", Citizen::WinePressHouse, 1, &[Farmer, Farmer, Craftsman, Trader])),
    ours(deed(Deed::ThreeFieldRotation, "orleans.duel.deed-three-field-rotation", Citizen::ThreeFieldRotation, 1, &[Farmer, Farmer, Farmer, Boatman])),
    ours(deed(Deed::Angelology, "orleans.duel.deed-angelology", Citizen::Angelology, 1, &[Knight, Scholar, Monk])),
];

/// Places on the boards.
#[rustfmt::skip]
pub(crate) const PLACES: &[PlaceRow] = &[
    extra(Place::BourgeoisHouse, "orleans.duel.house", OneSource, &[Need::Any], Effect::House),
];
