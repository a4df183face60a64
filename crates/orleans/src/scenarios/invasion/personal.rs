//! The personal objectives of the characters.

use engine::Seat;

use super::{Siege, aims::Measure, characters::Character};
use crate::{
    content::{DEVELOPMENT, Deed, Follower, Good, LAST, Role, Town},
    estate::Estate,
    rules::Orleans,
    state::State,
};

/// Citizens that the Mayor keeps out of the team's count. r[orleans.invasion.mayor-own]
pub(super) const MAYORS: u8 = 2;

impl Siege {
    /// The seat with a character, if one has it.
    pub(super) fn seat_of(rules: &Orleans, state: &State, character: Character) -> Option<Seat> {
        Seat::all(rules.seats).find(|&seat| state.estates[seat].defence.character == Some(character))
    }

    /// Whether a seat has what its character asks for.
    pub(super) fn personal_met(rules: &Orleans, state: &State, seat: Seat) -> bool {
        let mut met = state.estates[seat].defence.character.is_some();
        rules.personal(state, seat, &mut |_, have, need| met &= have >= need);
        met
    }
}

impl Orleans {
    /// Every part of a seat's personal objective: what is counted, how many there are, how many are needed.
    /// r[orleans.invasion.personal]
    pub fn personal(&self, state: &State, seat: Seat, visit: &mut impl FnMut(Measure, u16, u16)) {
        let estate = &state.estates[seat];
        let Some(character) = estate.defence.character else { return };
        let station = |town: Town| u16::from(estate.stations & town.bit() != 0);
        let track = |role: Role| (u16::from(estate.track(role)), u16::from(LAST[role.index()]));
        match character {
            Character::Librarian => {
                visit(Measure::Status, estate.status().into(), 5);
                visit(Measure::StationLoches, station(Town::Loches), 1);
                visit(Measure::Tiles, estate.tiles.count_ones() as u16, 4);
            }
            Character::Scholar => {
                visit(Measure::Development, estate.development.into(), DEVELOPMENT.into());
                visit(Measure::Stations, estate.built().into(), 4);
            }
            Character::Mayor => {
                visit(Measure::Coins, estate.coins, 10);
                visit(Measure::Citizens, estate.citizens.into(), MAYORS.into());
            }
            Character::General => {
                let (have, need) = track(Role::Knight);
                visit(Measure::KnightsTrack, have, need);
                visit(Measure::Technology, estate.technology.count_ones() as u16, 4);
            }
            Character::Fisherman => {
                let (have, need) = track(Role::Boatman);
                visit(Measure::BoatmenTrack, have, need);
                visit(Measure::Monk, estate.everyone()[Follower::Monk.index()].into(), 4);
                visit(Measure::Wool, estate.goods[Good::Wool.index()].into(), 2);
            }
            Character::Merchant => {
                visit(Measure::Wealth, worth(estate, &[Good::Wool, Good::Brocade]) + estate.coins, 50);
            }
            Character::Innkeeper => {
                visit(Measure::Food, worth(estate, &[Good::Grain, Good::Cheese, Good::Wine]), 16);
                visit(Measure::StationChateaudun, station(Town::Chateaudun), 1);
                visit(Measure::StationChateauroux, station(Town::Chateauroux), 1);
            }
            Character::Councilman => Siege::followers_in(self, state, Deed::AssemblyHall, visit),
            // A team that cannot pay loses immediately, so all dues up to now have been paid.
            Character::EstateManager => {
                let paid = state.round.saturating_sub(1).into();
                visit(Measure::Dues, paid, paid);
            }
        }
    }
}

/// What some goods of a seat are worth.
fn worth(estate: &Estate, goods: &[Good]) -> u16 {
    goods.iter().map(|good| u16::from(estate.goods[good.index()]) * u16::from(good.value())).sum()
}
