//! What is printed on the components, for clients that draw them.

use serde::Serialize;

use crate::content::{DieEvent, Item, Region, Suit};

/// Everything printed on the components.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Catalog {
    pub tables: Tables,
}

/// Everything that is the same at every table. Costs and rates depend on the table and are in its view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tables {
    pub suits: Vec<PrintedSuit>,
    pub regions: Vec<PrintedRegion>,
    pub items: Vec<Item>,
    pub events: Vec<DieEvent>,
}

/// A suit and the letter of its die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedSuit {
    pub suit: Suit,
    pub letter: char,
}

/// A region with the resource it produces and the number that activates it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrintedRegion {
    pub region: Region,
    pub suit: Suit,
    pub number: u8,
}

impl Catalog {
    /// Everything printed on the components.
    pub fn new() -> Catalog {
        Catalog { tables: Tables::new() }
    }
}

impl Default for Catalog {
    fn default() -> Catalog {
        Catalog::new()
    }
}

impl Tables {
    /// Everything that is the same at every table.
    pub fn new() -> Tables {
        let suit = |suit: Suit| PrintedSuit { suit, letter: suit.letter() };
        let region = |region: Region| PrintedRegion { region, suit: region.suit(), number: region.number() };
        Tables {
            suits: Suit::ALL.map(suit).to_vec(),
            regions: Region::all().map(region).collect(),
            items: Item::ALL.to_vec(),
            events: DieEvent::ALL.to_vec(),
        }
    }
}

impl Default for Tables {
    fn default() -> Tables {
        Tables::new()
    }
}
