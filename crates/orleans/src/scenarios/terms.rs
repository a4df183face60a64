//! What a table settles for its scenario.

use super::{
    invasion::{City, Due, Needs},
    objectives::Pace,
    prosperity::Card,
};
use crate::content::{Good, ROUNDS, Town};

/// Everything that only scenarios read. Composed once, like the rest of the rules.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is the answer to a question that a table may settle")]
pub(crate) struct Terms {
    /// How fast objectives may be completed.
    pub(crate) pace: Pace,
    /// Whether all objectives win before the event strikes. r[orleans.duel.end]
    pub(crate) objectives_first: bool,
    /// Citizens that win the game, or 0. r[orleans.dignitary.goal]
    pub(crate) goal: u8,
    /// What the city needs. r[orleans.invasion.goal]
    pub(crate) city: Needs,
    /// What it has from the start. r[orleans.invasion.towers-built]
    pub(crate) first_city: City,
    /// Whether characters are chosen, not dealt. r[orleans.invasion.characters-chosen]
    pub(crate) choose_characters: bool,
    /// Whether only the easier characters are dealt. r[orleans.invasion.characters-easier]
    pub(crate) easier_characters: bool,
    /// Whether the start player alone decides for the team. r[orleans.invasion.team-decider]
    pub(crate) first_decides: bool,
    /// Coins for each technology tile that the team keeps. r[orleans.invasion.demolition-price]
    pub(crate) demolition_price: u8,
    /// What the Estate Manager pays, round by round. r[orleans.invasion.dues]
    pub(crate) dues: [Due; ROUNDS as usize],
    /// What the structure of each town needs. Orléans has none.
    pub(crate) cards: [Card; Town::COUNT],
    /// Whether a card is drawn without an entry where it can be only one.
    pub(crate) silent_draws: bool,
    /// What goods cost on Market Day. r[orleans.prosperity.market-day-prices]
    pub(crate) prices: [u8; Good::COUNT],
    /// r[orleans.invasion.palatinate-town-hall]
    pub(crate) lends_town_hall: bool,
    /// r[orleans.invasion.good-trade-room]
    pub(crate) good_trade_fits: bool,
}
