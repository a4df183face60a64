//! What must be true in every position.

use engine::Seat;

use crate::{
    content::{CAPACITY, PAWNS, Region, Space, Suit, TOWN_LIMIT, TOWNS, VILLAGE_LIMIT, VILLAGES},
    rules::Natick,
    state::State,
};

impl Natick {
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), String> {
        audit_coins(state)?;
        self.audit_tiles(state)?;
        for seat in Seat::all(2) {
            audit_colony(state, seat).map_err(|message| format!("{seat}: {message}"))?;
            let mut again = *state;
            (again.colonies[seat].guarded, again.colonies[seat].markets) = (0, 0);
            self.guard(&mut again, seat);
            if again != *state {
                return Err(format!("{seat}: the mask of guarded regions or of markets is wrong"));
            }
        }
        Ok(())
    }

    /// There are never more tiles and pawns than a piecepack has.
    fn audit_tiles(&self, state: &State) -> Result<(), String> {
        let [one, two] = &state.colonies.0;
        if (one.regions | two.regions | state.stack) != Region::ALL
            || one.regions & two.regions != 0
            || (one.regions | two.regions) & state.stack != 0
        {
            return Err("a region is in two places or nowhere".to_owned());
        }
        let pawns: u8 = [one, two].map(|colony| colony.trader_count() + colony.knight_count()).iter().sum();
        if pawns > PAWNS {
            return Err(format!("{pawns} pawns are in play, but there are only {PAWNS}"));
        }
        if state.villages() > VILLAGES || state.towns() > TOWNS {
            return Err(format!("there are {} villages and {} towns", state.villages(), state.towns()));
        }
        let used = state.villages() + state.towns() + one.open_roads() + two.open_roads();
        if self.road_needs_tile && used > VILLAGES + TOWNS {
            return Err(format!("{used} village and town tiles are in use, but there are only 8"));
        }
        Ok(())
    }
}

/// r[natick.comp.coins] Six coins of each suit, in the pool or on regions of that suit.
fn audit_coins(state: &State) -> Result<(), String> {
    for suit in Suit::ALL {
        let on_regions = state.coins.total(Region::of_suit(suit));
        let all = on_regions + state.pool[suit.index()];
        if all != Suit::COINS {
            return Err(format!("{all} {suit} coins instead of {}", Suit::COINS));
        }
    }
    let full = Region::all().find(|&region| state.coins.on(region) > CAPACITY);
    full.map_or(Ok(()), |region| Err(format!("{region} holds more than {CAPACITY}")))
}

fn audit_colony(state: &State, seat: Seat) -> Result<(), String> {
    let colony = &state.colonies[seat];
    for region in Region::all() {
        let here = colony.regions & region.bit() != 0;
        let space = state.spaces[region.index()];
        if here && space.place().is_none() {
            return Err(format!("{region} has no place"));
        }
        if state.stack & region.bit() != 0 && (space != Space::NOWHERE || state.coins.on(region) > 0) {
            return Err(format!("{region} is in the stack and on the table"));
        }
        let twin = Region::in_mask(colony.regions & !region.bit())
            .find(|other| here && state.spaces[other.index()] == space);
        if let Some(twin) = twin {
            return Err(format!("{region} and {twin} are on the same space"));
        }
    }
    if !colony.is_counted() {
        return Err("towns, traders or knights are miscounted".to_owned());
    }
    let settlements: u16 = colony.settlements().fold(0, |bits, place| bits | place.bit());
    let roads: u16 = colony.roads().fold(0, |bits, place| bits | place.bit());
    if (colony.towns | colony.knights[0] | colony.knights[1]) & !settlements != 0 {
        return Err("a town or knight is not at a settlement".to_owned());
    }
    if colony.traders & !roads != 0 {
        return Err("a trader is not on a road".to_owned());
    }
    for place in colony.settlements() {
        let limit = if colony.is_town(place) { TOWN_LIMIT } else { VILLAGE_LIMIT };
        if colony.units(place) > limit {
            return Err(format!("{} units are next to the settlement at {place}", colony.units(place)));
        }
    }
    Ok(())
}
