//! What is printed for this scenario.

use engine::Confidence::{Inferred, OneSource, Reconstructed};

use crate::content::{
    Bans, Citizen, Deed, DeedRow, Effect, Fate, Hour, HourRow, Need, Place, PlaceRow, Role, ban, cruel, deed,
    extra, kind, ours, wall,
};
use Fate::Special;
use Role::{Boatman, Craftsman, Farmer, Knight, Scholar, Trader};

/// Events.
#[rustfmt::skip]
pub(crate) const HOURS: &[HourRow] = &[
    ban(Hour::Assembly, "Assembly", "orleans.invasion.event-assembly", Bans::TOWN_HALL),
    kind(Hour::Demolition, "Demolition", "orleans.invasion.event-demolition", Special),
    kind(Hour::Donation, "Donation", "orleans.invasion.event-donation", Special),
    kind(Hour::Drought, "Drought", "orleans.invasion.event-drought", Special),
    kind(Hour::Earthquake, "Earthquake", "orleans.invasion.event-earthquake", Special),
    kind(Hour::Escape, "Escape", "orleans.invasion.event-escape", Special),
    kind(Hour::GoodTrade, "Good Trade", "orleans.invasion.event-good-trade", Special),
    kind(Hour::GoodWinds, "Good Winds", "orleans.invasion.event-good-winds", Special),
    ban(Hour::Highwayman, "Highwayman", "orleans.invasion.event-highwayman", Bans::ROADS),
    kind(Hour::Progress, "Progress", "orleans.invasion.event-progress", Special),
    kind(Hour::Reinforcement, "Reinforcement", "orleans.invasion.event-reinforcement", Special),
    kind(Hour::Training, "Training", "orleans.invasion.event-training", Special),
    kind(Hour::Trip, "Trip", "orleans.invasion.event-trip", Special),
    kind(Hour::WoolMarket, "Wool Market", "orleans.invasion.event-wool-market", Special),
    kind(Hour::Arson, "Arson", "orleans.invasion.event-arson", Special),
    kind(Hour::BonVoyage, "Bon Voyage", "orleans.invasion.event-bon-voyage", Special),
    kind(Hour::Famine, "Famine", "orleans.invasion.event-famine", Special),
    kind(Hour::FishingGrounds, "Fishing Grounds", "orleans.invasion.event-fishing-grounds", Special),
    kind(Hour::Pirates, "Pirates", "orleans.invasion.event-pirates", Special),
    cruel(Hour::RagingPlague, "Raging Plague", "orleans.invasion.event-raging-plague", Fate::Plague(2)),
    kind(Hour::Rats, "Rats", "orleans.invasion.event-rats", Special),
    kind(Hour::Robbery, "Robbery", "orleans.invasion.event-robbery", Special),
    kind(Hour::RomeCalling, "Rome Calling", "orleans.invasion.event-rome-calling", Special),
    kind(Hour::Summoning, "Summoning", "orleans.invasion.event-summoning", Special),
    kind(Hour::WitchHunt, "Witch Hunt", "orleans.invasion.event-witch-hunt", Special),
    kind(Hour::Invasion, "Invasion", "orleans.invasion.event-invasion", Fate::Nothing),
];

/// Deeds.
#[rustfmt::skip]
pub(crate) const DEEDS: &[DeedRow] = &[
    wall(Deed::CityWalls, "orleans.invasion.city-walls", OneSource, &[Knight; 13]),
    wall(Deed::Reinforcement, "orleans.invasion.event-reinforcement", Inferred, &[Knight]),
    wall(Deed::AssemblyHall, "orleans.invasion.assembly-hall", Reconstructed, &[Farmer, Boatman, Craftsman, Trader, Knight, Scholar]),
    ours(deed(Deed::Infirmary, "orleans.invasion.achievement-infirmary", Citizen::Infirmary, 0, &[Farmer, Scholar])),
    ours(deed(Deed::Watch, "orleans.invasion.achievement-watch", Citizen::Watch, 0, &[Craftsman, Trader])),
];

/// Places on the boards.
#[rustfmt::skip]
pub(crate) const PLACES: &[PlaceRow] = &[
    extra(Place::Vehicle, "orleans.invasion.vehicle", Reconstructed, &[Need::Farmer, Need::Trader], Effect::Haul(3)),
    extra(Place::GuildHouse, "orleans.invasion.guild-house", Reconstructed, &[Need::Boatman, Need::Craftsman], Effect::Fund(4)),
    extra(Place::Hostel, "orleans.invasion.hostel", Reconstructed, &[Need::Any, Need::Any], Effect::Lodge),
    extra(Place::Palatinate, "orleans.invasion.palatinate", Reconstructed, &[Need::Knight, Need::Scholar], Effect::Borrow),
];
