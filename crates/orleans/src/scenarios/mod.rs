//! The scenarios: one row each for what differs from the base game, and a folder for what is new in it.
//!
//! The rest of the crate does not ask which scenario is being played. It reads the row, and hands over to the
//! scenario where that adds something new.

pub mod base;
pub mod dignitary;
pub mod duel;
mod endings;
mod hooks;
pub mod invasion;
pub mod objectives;
pub mod prosperity;
pub mod salesman;
mod support;
mod unpaid;
pub mod vierzon;
pub mod worth;

use engine::Module;

use crate::{
    content::{Citizen, Deed, Follower, Hour, Place, Role, named},
    scenarios::objectives::Objective,
    step::Step,
};

named! {
    /// The base game and the six scenarios of Invasion. r[orleans.scenario.six]
    Scenario, "a scenario is":
    Base = "base",
    Prosperity = "prosperity",
    Invasion = "invasion",
    Duel = "duel",
    Dignitary = "dignitary",
    Vierzon = "vierzon",
    Salesman = "salesman",
}

/// How a scenario differs from the others.
#[derive(Clone, Copy, Debug)]
pub struct ScenarioRow {
    pub scenario: Scenario,
    /// Where the events come from.
    pub deck: Deck,
    /// The clause of the deck, cited when an event is turned.
    pub deck_clause: &'static str,
    /// The phases of a round.
    pub(crate) round: &'static [Step],
    /// What happens before the first round.
    pub(crate) set_up: &'static [Step],
    /// Where followers may be sent.
    pub deeds: &'static [Deed],
    /// Citizens that lie on the table at the start.
    pub citizens: u64,
    /// Citizens in the supply.
    pub spare_citizens: u8,
    /// Places that every seat has besides the ten on its board.
    pub boards: &'static [Place],
    /// Place tiles in the game, not counting those that seats start with.
    pub tiles: u64,
    /// Place tiles that every seat starts with.
    pub own_tiles: u64,
    pub coins: u16,
    pub stations: u8,
    /// Neutral followers that every seat starts with in its Market, besides its own. They do not come from the stock.
    pub market: &'static [Follower],
    /// Neutral followers in stock, if that does not depend on the number of seats.
    pub stock: Option<[u8; Role::COUNT]>,
    pub technology: u8,
    pub goods: Goods,
    pub unpaid: Unpaid,
    pub objectives: &'static [Objective],
    /// The clause that ends the game after the last round.
    pub end_clause: &'static str,
}

/// Where the events of a scenario come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deck {
    /// The hourglass tiles of the base game, for 18 rounds.
    Hourglass,
    /// One event for each round.
    Fixed(&'static [Hour]),
    /// Some of a first stack, then some of a second one, then the last event.
    Stacks,
}

/// Where the goods lie at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goods {
    /// As in the base game, for this number of seats.
    Seats,
    /// As in the base game for this many seats, whatever the table has.
    Like(u8),
    /// The same spaces, face down. r[orleans.prosperity.goods-hidden]
    Hidden,
    /// On edges that touch these towns, apart from spaces for three or four seats.
    Around(u32),
    /// There are none.
    None,
}

/// What happens to a seat that cannot pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unpaid {
    /// r[orleans.torture.coins]
    Torture,
    /// It has lost, by this clause.
    Loss(&'static str),
}

/// Every scenario, the base game first.
pub const SCENARIOS: [&ScenarioRow; Scenario::COUNT] = [
    &base::ROW,
    &prosperity::ROW,
    &invasion::ROW,
    &duel::ROW,
    &dignitary::ROW,
    &vierzon::ROW,
    &salesman::ROW,
];

/// What a table can choose instead of the base game.
pub(crate) const MODULES: &[Module] = &[
    prosperity::MODULE,
    invasion::MODULE,
    duel::MODULE,
    dignitary::MODULE,
    vierzon::MODULE,
    salesman::MODULE,
];

/// A scenario as a module. It excludes all others.
const fn module(
    id: &'static str,
    title: &'static str,
    about: &'static str,
    clause: &'static str,
    seats: std::ops::RangeInclusive<u8>,
) -> Module {
    Module {
        seats: Some(seats),
        excludes: &["prosperity", "invasion", "duel", "dignitary", "vierzon", "salesman"],
        excludes_clause: "orleans.scenario.six",
        ..Module::new(id, title, about, clause)
    }
}

/// Citizens on the tracks of the board. r[orleans.setup.citizens]
const ON_BOARD: u64 = Citizen::mask(Citizen::ON_BOARD);

/// The twenty tiles of the base game.
const BASE_TILES: u64 = ((1 << Place::StageCoach as u8) - 1) & !Place::ON_BOARD;

/// All tiles.
const ALL_TILES: u64 = ((1 << (Place::Depot as u8 + 1)) - 1) & !Place::ON_BOARD;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order() {
        for (index, row) in SCENARIOS.iter().enumerate() {
            assert_eq!(row.scenario.index(), index);
            assert_eq!(row.tiles & row.own_tiles, 0, "{}", row.scenario);
        }
        for (module, &scenario) in MODULES.iter().zip(&Scenario::ALL[1..]) {
            assert_eq!(module.id, scenario.name());
        }
        assert_eq!(BASE_TILES.count_ones(), 20);
        assert_eq!(ALL_TILES.count_ones(), 27);
        assert_eq!(prosperity::ROW.tiles.count_ones(), 24);
        assert_eq!(invasion::ROW.tiles.count_ones(), 21);
        assert_eq!(salesman::ROW.tiles.count_ones(), 10);
    }
}
