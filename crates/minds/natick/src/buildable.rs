//! How many points a seat can build straight away with what it has.

use ::natick::{
    Natick, State,
    content::{Item, Purse, Row, Side, TOWNS, VILLAGES},
};
use engine::Seat;

/// The points that a seat's resources can buy without any trade.
///
/// Builds are tried in the order of [`Item::ALL`], which is the order in which one makes the next possible.
pub(super) fn buildable(rules: &Natick, state: &State, seat: Seat) -> u8 {
    let colony = &state.colonies[seat];
    let open = colony.open_roads();
    let (villages, towns) = state.tiles();
    let trader = colony.roads().any(|road| colony.takes_trader(road));
    let knight =
        colony.settlements().any(|place| Row::ALL.iter().any(|&row| colony.takes_knight(place, row)));
    let yard = Yard {
        purse: state.purse(seat),
        sides: Side::ALL.len() as u8 - open,
        tiles: villages + towns,
        roads: open,
        villages: colony.village_count(),
        villages_left: VILLAGES - state.villages(),
        towns_left: TOWNS - state.towns(),
        pawns: state.pawns(),
        trader,
        knight,
    };
    most(rules, yard, 0)
}

/// What decides what can still be built.
#[derive(Clone, Copy)]
struct Yard {
    purse: Purse,
    /// Ends without a road, and tiles for one.
    sides: u8,
    tiles: u8,
    /// Open roads.
    roads: u8,
    villages: u8,
    villages_left: u8,
    towns_left: u8,
    pawns: u8,
    /// Whether there is a place for one. A new settlement makes one.
    trader: bool,
    knight: bool,
}

impl Yard {
    /// What is left after an item has been paid for.
    fn paid(mut self, cost: Purse) -> Option<Yard> {
        for (there, cost) in self.purse.iter_mut().zip(cost) {
            *there = there.checked_sub(cost)?;
        }
        Some(self)
    }

    /// After building an item that is paid for, with its points.
    fn with(mut self, item: Item) -> Option<Yard> {
        match item {
            Item::Road => {
                (self.sides, self.tiles) = (self.sides.checked_sub(1)?, self.tiles.checked_sub(1)?);
                self.roads += 1;
            }
            Item::Village => {
                self.roads = self.roads.checked_sub(1)?;
                self.villages_left = self.villages_left.checked_sub(1)?;
                (self.villages, self.sides) = (self.villages + 1, self.sides + 1);
                self.knight = true;
            }
            Item::Town => {
                self.villages = self.villages.checked_sub(1)?;
                self.towns_left = self.towns_left.checked_sub(1)?;
                self.villages_left += 1;
                (self.trader, self.knight) = (true, true);
            }
            Item::Trader | Item::Knight => {
                let has_place = if item == Item::Trader { self.trader } else { self.knight };
                if !has_place {
                    return None;
                }
                self.pawns = self.pawns.checked_sub(1)?;
            }
            Item::Scout => return None,
        }
        Some(self)
    }
}

fn most(rules: &Natick, yard: Yard, from: usize) -> u8 {
    let mut best = 0;
    for (place, item) in Item::ALL.into_iter().enumerate().skip(from) {
        let Some(after) = yard.paid(rules.cost(item)).and_then(|yard| yard.with(item)) else { continue };
        let points = u8::from(item != Item::Road);
        best = best.max(points + most(rules, after, place));
    }
    best
}

#[cfg(test)]
mod tests {
    use engine::{Config, Stage as _};

    use super::*;

    #[test]
    fn what_is_buildable_can_be_built_at_once() {
        let rules = Natick::new(&Config::seats(2)).unwrap();
        let of = |given: &[&str]| {
            let mut state = rules.blank();
            for line in ["turn p1", "p1 regions suns2 moons3 crowns4 arms5"].iter().chain(given) {
                rules.arrange(&mut state, &line.split(' ').collect::<Vec<_>>()).unwrap();
            }
            rules.ready(&mut state).unwrap();
            buildable(&rules, &state, Seat(0))
        };
        assert_eq!(of(&[]), 0);
        // A village needs a road, which costs more.
        let one_of_each = "p1 coins suns2 1 moons3 1 crowns4 1 arms5 1";
        assert_eq!(of(&[one_of_each]), 0);
        assert_eq!(of(&["p1 road right", one_of_each]), 1);
        assert_eq!(of(&["p1 coins suns2 2 moons3 1 crowns4 1 arms5 2"]), 1);
        // This is not enough for a town and a knight.
        assert_eq!(of(&["p1 coins moons3 3 crowns4 3"]), 1);
        assert_eq!(of(&["p1 road right", "p1 coins suns2 1 moons3 2 crowns4 2 arms5 2"]), 2);
    }
}
