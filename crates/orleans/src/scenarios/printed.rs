//! The scenarios and what is printed for them, the base game first: lists joined in the order of their names.

use engine::Module;

use super::{
    base, dignitary, duel, invasion, prosperity, row::ScenarioRow, salesman, scenario::Scenario, vierzon,
};
use crate::content::{
    BASE_DEEDS, BASE_HOURS, BASE_PLACES, Bans, Deed, DeedRow, Hour, HourRow, Place, PlaceRow, joined,
};

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

/// Every event.
pub const HOURS: [HourRow; Hour::COUNT] = joined(&[
    BASE_HOURS,
    prosperity::HOURS,
    duel::HOURS,
    dignitary::HOURS,
    vierzon::HOURS,
    salesman::HOURS,
    invasion::HOURS,
]);

/// Every deed.
pub const DEEDS: [DeedRow; Deed::COUNT] =
    joined(&[BASE_DEEDS, prosperity::DEEDS, duel::DEEDS, vierzon::DEEDS, invasion::DEEDS]);

/// Every place.
pub const PLACES: [PlaceRow; Place::COUNT] =
    joined(&[BASE_PLACES, prosperity::PLACES, duel::PLACES, invasion::PLACES]);

impl Scenario {
    /// What differs from the other scenarios in value.
    pub fn row(self) -> &'static ScenarioRow {
        SCENARIOS[self.index()]
    }
}

impl Hour {
    #[inline]
    pub const fn row(self) -> &'static HourRow {
        &HOURS[self.index()]
    }

    /// Whether the Sacristy can keep it away. r[orleans.tile.sacristy]
    #[inline]
    pub const fn harmful(self) -> bool {
        self.row().harmful
    }

    /// The clause that says what it does.
    pub const fn clause(self) -> &'static str {
        self.row().clause
    }

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        self.row().title
    }

    /// What it forbids during the round.
    #[inline]
    pub const fn bans(self) -> Bans {
        self.row().bans
    }
}

impl Deed {
    #[inline]
    pub fn row(self) -> &'static DeedRow {
        &DEEDS[self.index()]
    }
}

impl Place {
    #[inline]
    pub fn row(self) -> &'static PlaceRow {
        &PLACES[self.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Stack;

    #[test]
    fn scenarios_are_in_order() {
        for (index, row) in SCENARIOS.iter().enumerate() {
            assert_eq!(row.scenario.index(), index);
            assert_eq!(row.tiles & row.own_tiles, 0, "{}", row.scenario);
        }
        for (module, &scenario) in MODULES.iter().zip(&Scenario::ALL[1..]) {
            assert_eq!(module.id, scenario.name());
        }
        assert_eq!(prosperity::ROW.tiles.count_ones(), 24);
        assert_eq!(invasion::ROW.tiles.count_ones(), 21);
        assert_eq!(salesman::ROW.tiles.count_ones(), 10);
    }

    #[test]
    fn events_are_in_order() {
        for (index, row) in HOURS.iter().enumerate() {
            assert_eq!(row.hour.index(), index);
        }
    }

    #[test]
    fn deeds_are_in_order_and_add_up() {
        for (index, row) in DEEDS.iter().enumerate() {
            assert_eq!(row.deed.index(), index);
            assert!(row.spaces.is_sorted());
        }
        assert_eq!(Deed::BASE.iter().map(|deed| deed.row().spaces.len()).sum::<usize>(), 45);
    }

    #[test]
    fn places_are_in_order_and_add_up() {
        for (index, row) in PLACES.iter().enumerate() {
            assert_eq!(row.place.index(), index);
            assert_eq!(row.stack.is_none(), !row.place.is_tile());
            if index > Place::Depot.index() {
                continue;
            }
            let area = if row.place.is_tile() { "tile" } else { "place" };
            assert_eq!(row.clause, format!("orleans.{area}.{}", row.place));
        }
        let base = PLACES.iter().filter(|row| !row.invasion);
        assert_eq!(base.clone().filter(|row| row.stack == Some(Stack::One)).count(), 12);
        assert_eq!(base.filter(|row| row.stack == Some(Stack::Two)).count(), 8);
        assert_eq!(PLACES[..Place::BOARD].iter().map(|row| row.needs.len()).sum::<usize>(), 26);
        let without_boards = &PLACES[..=Place::Depot.index()];
        assert_eq!(without_boards.iter().map(|row| row.needs.len()).sum::<usize>(), 61);
    }
}
