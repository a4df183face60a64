//! Where each input is. An input has one row of weights.

use ::burgundy::content::{Kind, Shield};

/// Inputs that belong together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) first: u16,
    pub(super) len: usize,
}

impl Row {
    const fn new(len: usize) -> Row {
        Row { first: 0, len }
    }

    /// This many inputs after these.
    const fn then(self, len: usize) -> Row {
        Row { first: self.first + self.len as u16, len }
    }
}

const KINDS: usize = Kind::COUNT;
/// Tiles that the net has learned. It does not see those that come after them in the table.
pub(super) const TILES: usize = 57;
/// Missing spaces of a colour: larger numbers count as this one.
pub(super) const MOST_MISSING: usize = 10;
/// Missing spaces of an area, from 1.
pub(super) const AREA_MISSING: usize = 6;
/// The largest size of an area that has its own input.
pub(super) const LARGEST: usize = 8;

/// Rounds left, one input each, and as a share of the game.
pub(super) const ROUND: Row = Row::new(26);
pub(super) const TIME: Row = ROUND.then(1);
pub(super) const SEATS: Row = TIME.then(4);
pub(super) const EDITION: Row = SEATS.then(1);
/// How many dice are unused, and their values.
pub(super) const DICE: Row = EDITION.then(3);
pub(super) const DIE: Row = DICE.then(6);
/// Goods that the dice can sell.
pub(super) const SALE: Row = DIE.then(1);
/// The place on the track, and the distance to the pieces before and after it.
pub(super) const PLACE: Row = SALE.then(4);
pub(super) const AHEAD: Row = PLACE.then(2);
/// The lead over the best rival, and the rivals who have yet to play in this round.
pub(super) const LEAD: Row = AHEAD.then(2);
pub(super) const SILVER: Row = LEAD.then(9);
pub(super) const WORKERS: Row = SILVER.then(9);
/// Silver and workers as numbers.
pub(super) const PURSE: Row = WORKERS.then(2);
/// The three largest piles of goods: their points, and whether they are there.
pub(super) const PILES: Row = PURSE.then(3);
pub(super) const PILE: Row = PILES.then(3);
pub(super) const SOLD_COLOURS: Row = PILE.then(7);
pub(super) const SOLD: Row = SOLD_COLOURS.then(1);
/// By colour: missing spaces, the bonus still available, and the lead over the nearest rival.
pub(super) const MISSING: Row = SOLD.then(KINDS * MOST_MISSING);
pub(super) const BONUS: Row = MISSING.then(KINDS);
pub(super) const RACE: Row = BONUS.then(KINDS);
pub(super) const BONUSES: Row = RACE.then(1);
/// Areas by size and missing spaces.
pub(super) const AREA: Row = BONUSES.then(LARGEST * (LARGEST + 1) / 2);
/// Points of areas by colour and missing spaces, out of reach and within reach.
pub(super) const AREA_FAR: Row = AREA.then(KINDS * AREA_MISSING);
pub(super) const AREA_NEAR: Row = AREA_FAR.then(KINDS * AREA_MISSING);
/// Animals in incomplete pastures by missing spaces: all of them, and the largest species.
pub(super) const ANIMALS: Row = AREA_NEAR.then(AREA_MISSING);
pub(super) const HERD: Row = ANIMALS.then(AREA_MISSING);
/// Spaces next to the duchy by colour and value, those behind them by colour, and how many kinds there are.
pub(super) const FRONTIER: Row = HERD.then(KINDS * 6);
pub(super) const BEHIND: Row = FRONTIER.then(KINDS);
pub(super) const VARIETY: Row = BEHIND.then(1);
/// Tiles in the duchy, and the same with the time that is left.
pub(super) const PLACED: Row = VARIETY.then(TILES);
pub(super) const LASTING: Row = PLACED.then(TILES);
pub(super) const SPECIES: Row = LASTING.then(5);
/// Silver that mines will give.
pub(super) const INCOME: Row = SPECIES.then(1);
/// Points that monasteries would score now.
pub(super) const END: Row = INCOME.then(1);
/// Stored tiles: how many, which, and by colour whether they can be placed now or after another one.
pub(super) const STORED: Row = END.then(5);
pub(super) const STORED_TILE: Row = STORED.then(TILES);
pub(super) const STORED_NEAR: Row = STORED_TILE.then(KINDS);
pub(super) const STORED_NEXT: Row = STORED_NEAR.then(KINDS);
/// Stored tiles that fit nowhere.
pub(super) const USELESS: Row = STORED_NEXT.then(1);
/// Values with which a stored tile can be placed.
pub(super) const PLACE_VALUE: Row = USELESS.then(6);
/// A full storage from which nothing can be placed.
pub(super) const STUCK: Row = PLACE_VALUE.then(1);
/// Areas that stored tiles complete, or nearly complete, and animals that they score.
pub(super) const FINISH: Row = STUCK.then(3);
/// Tiles in the numbered depots that fit: which, and by colour and depot.
pub(super) const DEPOT_TILE: Row = FINISH.then(TILES);
pub(super) const DEPOT: Row = DEPOT_TILE.then(KINDS * 6);
/// Tiles there that fit nowhere, and those that would complete an area.
pub(super) const DEPOT_USE: Row = DEPOT.then(2);
/// Goods that the best ship loads, and all goods on the depots.
pub(super) const LOAD: Row = DEPOT_USE.then(2);
/// Tiles in the black depot that fit, and how many.
pub(super) const BLACK_TILE: Row = LOAD.then(TILES);
pub(super) const BLACK: Row = BLACK_TILE.then(1);
/// Shields on the castles, the same with the time that is left, and those on the depots.
pub(super) const SHIELD: Row = BLACK.then(Shield::COUNT);
pub(super) const SHIELD_TIME: Row = SHIELD.then(Shield::COUNT);
pub(super) const SHIELDS_OUT: Row = SHIELD_TIME.then(1);
/// Joined border posts, and the trade route.
pub(super) const POSTS: Row = SHIELDS_OUT.then(5);
pub(super) const ROUTE: Row = POSTS.then(2);

pub(super) const TOTAL: usize = ROUTE.first as usize + ROUTE.len;
