//! What a piecepack contains and how the game uses it, with the source of each value.

mod costs;
mod dice;
mod kinds;
mod places;
mod provenance;
mod regions;
mod suits;

pub use costs::{
    BANK_RATE, CAPACITY, COSTS, CostRow, HEAVY, Item, PAWNS, Purse, RAID, TOWN_LIMIT, TOWN_POINTS, TOWNS,
    TRADER_POINTS, VILLAGE_LIMIT, VILLAGE_POINTS, VILLAGES,
};
pub use dice::{DiceSet, DieEvent, EVENTS, Face};
pub(crate) use kinds::Kinds;
pub use places::{Place, Row, Side, Space, Spot};
pub use provenance::{Provenance, provenance};
pub use regions::{Region, Regions};
pub use suits::Suit;
