//! How the items of a proposal are put into words.

use engine::counted;

use super::item::Item;
use crate::{
    action::{From, Take},
    content::{Edge, Town, Way},
};

/// What an item means.
pub(super) fn sentence(item: Item) -> String {
    let coins = |count: u8| counted(count.into(), "coin");
    let books = |count: u8| counted(count.into(), "development point");
    match item {
        Item::Technology { seat, place } => {
            format!("{seat} returns the technology tile of the {}", place.title())
        }
        Item::Tile { seat, tile } => format!("{seat} gives up the {}", tile.title()),
        Item::Sell { good, seat } => format!("{seat} sells 1 {good}"),
        Item::GrantWine { seat } => format!("{seat} gets 1 wine"),
        Item::GrantCoins { seat, count } => format!("{seat} gets {}", coins(count)),
        Item::GrantBooks { seat, count } => format!("{seat} gets {}", books(count)),
        Item::Buy { good, seat } => format!("{seat} gets 1 {good}"),
        Item::Books { seat, count } => format!("{seat} loses {}", books(count)),
        Item::Monk { seat, from: From::Market } => format!("{seat} returns a monk from the market"),
        Item::Monk { seat, from: From::Bag } => format!("{seat} returns a monk from the bag"),
        Item::Monk { seat, from: From::Place(place) } => {
            format!("{seat} returns the monk of the {}", place.title())
        }
        Item::Coins { seat, count } => format!("{seat} pays {}", coins(count)),
        Item::Grain { edge } => format!("grain goes from the {} to the supply", between(edge)),
        Item::Place { tile } => format!("the {} can no longer be gained", tile.title()),
        Item::Citizen { citizen } => format!("the citizen {} leaves the game", citizen.lies()),
        Item::Travel { seat, town, take: Take::Good(good) } => {
            format!("{seat} travels to {} and takes 1 {good}", town.title())
        }
        Item::Travel { seat, town, .. } => format!("{seat} travels to {}", town.title()),
    }
}

/// An edge in a sentence: `road between Blois and Vierzon`.
fn between(edge: Edge) -> String {
    let [a, b] = edge.row().towns.map(Town::title);
    let way = if edge.row().way == Way::Road { "road" } else { "waterway" };
    format!("{way} between {a} and {b}")
}
