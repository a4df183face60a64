//! What is printed for this scenario.

use engine::Confidence::OneSource;

use crate::content::{
    Citizen, Deed, DeedRow, Effect, Fate, Hour, HourRow, Need, Place, PlaceRow, Role, cruel, deed, extra,
    kind, or_book, ours,
};
use Fate::{Coins, PayStatus, Special};
use Role::{Boatman, Craftsman, Farmer, Knight, Monk, Scholar, Trader};

/// Events.
#[rustfmt::skip]
pub(crate) const HOURS: &[HourRow] = &[
    kind(Hour::Indulgence, "Indulgence", "orleans.prosperity.event-indulgence", Special),
    cruel(Hour::Tax, "Taxes", "orleans.prosperity.event-taxes", Coins(3)),
    cruel(Hour::Riots, "Riots", "orleans.prosperity.event-riots", Special),
    kind(Hour::Bribe, "Bribe", "orleans.prosperity.event-bribe", Special),
    cruel(Hour::Firestorm, "Firestorm", "orleans.prosperity.event-firestorm", Special),
    kind(Hour::Mass, "Mass", "orleans.prosperity.event-mass", Special),
    kind(Hour::Peregrination, "Peregrination", "orleans.prosperity.event-peregrination", Special),
    kind(Hour::Restoration, "Restoration", "orleans.prosperity.event-restoration", Special),
    kind(Hour::PilgrimsDay, "Pilgrim's Day", "orleans.prosperity.event-pilgrims-day", Special),
    kind(Hour::MarketDay, "Market Day", "orleans.prosperity.event-market-day", Special),
    cruel(Hour::DevelopmentTax, "Development Tax", "orleans.prosperity.event-development-tax", PayStatus),
];

/// Deeds.
#[rustfmt::skip]
pub(crate) const DEEDS: &[DeedRow] = &[
    ours(or_book(deed(Deed::CarpentersGuild, "orleans.prosperity.deed-carpenters-guild", Citizen::CarpentersGuild, 1, &[Farmer, Boatman, Boatman, Craftsman, Craftsman, Craftsman, Trader, Trader]))),
    ours(deed(Deed::RightOfAssembly, "orleans.prosperity.deed-right-of-assembly", Citizen::RightOfAssembly, 2, &[Farmer, Boatman, Craftsman, Trader, Knight, Scholar])),
    ours(deed(Deed::Orphanage, "orleans.prosperity.deed-orphanage", Citizen::Orphanage, 1, &[Farmer, Farmer, Farmer, Knight, Scholar, Scholar, Monk])),
];

/// Places on the boards.
#[rustfmt::skip]
pub(crate) const PLACES: &[PlaceRow] = &[
    extra(Place::Carpenter, "orleans.prosperity.carpenter-place", OneSource, &[Need::Any, Need::Any, Need::Any], Effect::Carpentry),
];
