//! What differs from scenario to scenario in value: one row each.

use engine::{Module, Seat};

use super::{objectives::Objective, prosperity::StructureRow, scenario::Scenario};
use crate::{
    content::{Citizen, Deed, Follower, Hour, Place, Role},
    event::Source,
    step::Step,
};

/// How a scenario differs from the others.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that scenarios do or do not do")]
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
    /// Where the player lays citizens before the first round, and how many. r[orleans.dignitary.citizens-chosen]
    pub citizen_spots: u64,
    pub chosen_citizens: u32,
    /// Citizens in the supply.
    pub spare_citizens: u8,
    /// Whether the table shows how many citizens the supply has.
    pub counts_spare: bool,
    /// Places that every seat has besides the ten on its board.
    pub boards: &'static [Place],
    /// Place tiles in the game, not counting those that seats start with.
    pub tiles: u64,
    /// Place tiles that a table may add. r[orleans.tile.invasion]
    pub optional_tiles: u64,
    /// Place tiles that every seat starts with.
    pub own_tiles: u64,
    /// Whether place tiles are drawn or chosen one by one before the first round.
    pub picks_tiles: bool,
    pub coins: u16,
    pub stations: u8,
    /// Towns in which a seat builds a fortified tower, not a trading station. r[orleans.invasion.tower-towns]
    pub towers: u32,
    /// Neutral followers that every seat starts with in its Market, besides its own. They do not come from the stock.
    pub market: &'static [Follower],
    /// Neutral followers in stock, if that does not depend on the number of seats.
    pub stock: Option<[u8; Role::COUNT]>,
    pub technology: u8,
    /// Whether technology tiles may go to the city instead. r[orleans.invasion.catapult-choice]
    pub spares_technology: bool,
    pub goods: Goods,
    pub unpaid: Unpaid,
    /// Cards with structures that seats build. r[orleans.prosperity.structures]
    pub structures: &'static [StructureRow],
    pub objectives: &'static [Objective],
    /// The clause by which the last of them wins the game immediately. In the Duel the round is played to its end.
    pub won_clause: Option<&'static str>,
    /// What gives points, where points count.
    pub sources: &'static [Source],
    /// Whether everyone wins or loses together. r[orleans.invasion.goal]
    pub together: bool,
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
    Stacks(&'static Stacks),
}

/// Two stacks of events. r[orleans.invasion.event-stacks]
#[derive(PartialEq, Eq, Debug)]
pub struct Stacks {
    pub first: &'static [Hour],
    pub second: &'static [Hour],
    pub last: Hour,
    /// How many events of each stack are used, by number of seats from 2. r[orleans.invasion.rounds]
    pub drawn: [[u8; 2]; 4],
}

impl Stacks {
    /// How many events of each stack are used at a table.
    pub fn drawn(&self, seats: u8) -> [u8; 2] {
        self.drawn[seats as usize - 2]
    }

    /// The stacks and the last event, each with the round in which it is used up.
    pub(crate) fn until(&'static self, seats: u8) -> [(&'static [Hour], u8); 3] {
        let [first, second] = self.drawn(seats);
        let last = std::slice::from_ref(&self.last);
        [(self.first, first), (self.second, first + second), (last, first + second + 1)]
    }
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

/// A scenario as a module. It excludes all others.
pub(super) const fn module(
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
pub(super) const ON_BOARD: u64 = Citizen::mask(Citizen::ON_BOARD);

/// The twenty tiles of the base game.
pub(super) const BASE_TILES: u64 = ((1 << Place::StageCoach as u8) - 1) & !Place::ON_BOARD;

/// All tiles.
pub(super) const ALL_TILES: u64 = ((1 << (Place::Depot as u8 + 1)) - 1) & !Place::ON_BOARD;

/// r[orleans.round.phases] The phases of a round in the base game. The turns begin with the first player.
pub(super) const ROUND: [Step; 8] = [
    Step::Hourglass,
    Step::Census,
    Step::Draws,
    Step::Plans,
    Step::Reveal,
    // The seat is put in when plans are revealed.
    Step::Turns(Seat(0)),
    Step::Event,
    Step::EndRound,
];

/// Without a census, and with objectives to complete.
pub(super) const PLAIN_ROUND: [Step; 8] = [
    Step::Hourglass,
    Step::Draws,
    Step::Plans,
    Step::Reveal,
    Step::Turns(Seat(0)),
    Step::Event,
    Step::Claims,
    Step::EndRound,
];

/// With objectives that a seat completes by itself, also just before the event. r[orleans.scenario.free]
pub(super) const OBJECTIVES_ROUND: [Step; 9] = [
    Step::Hourglass,
    Step::Draws,
    Step::Plans,
    Step::Reveal,
    Step::Turns(Seat(0)),
    Step::Claims,
    Step::Event,
    Step::Claims,
    Step::EndRound,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_add_up() {
        assert_eq!(BASE_TILES.count_ones(), 20);
        assert_eq!(ALL_TILES.count_ones(), 27);
    }
}
