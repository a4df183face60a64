//! The characters and their personal objectives.

use engine::Seat;

use super::aims::Measure;
use crate::{
    content::{DEVELOPMENT, Deed, Follower, Good, LAST, Role, Town, named},
    estate::Estate,
    rules::Orleans,
    state::State,
};

named! {
    /// Who a seat is. r[orleans.invasion.characters]
    Character, "a character is":
    Librarian = "librarian",
    Scholar = "scholar",
    Mayor = "mayor",
    General = "general",
    Fisherman = "fisherman",
    Merchant = "merchant",
    Councilman = "councilman",
    Innkeeper = "innkeeper",
    EstateManager = "estate-manager",
}

impl Character {
    /// The clause of its objective.
    pub const fn clause(self) -> &'static str {
        match self {
            Character::Librarian => "orleans.invasion.librarian",
            Character::Scholar => "orleans.invasion.scholar",
            Character::Mayor => "orleans.invasion.mayor",
            Character::General => "orleans.invasion.general",
            Character::Fisherman => "orleans.invasion.fisherman",
            Character::Merchant => "orleans.invasion.merchant",
            Character::Councilman => "orleans.invasion.councilman",
            Character::Innkeeper => "orleans.invasion.innkeeper",
            Character::EstateManager => "orleans.invasion.estate-manager",
        }
    }

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Character::Librarian => "Librarian",
            Character::Scholar => "Scholar",
            Character::Mayor => "Mayor",
            Character::General => "General",
            Character::Fisherman => "Fisherman",
            Character::Merchant => "Merchant",
            Character::Councilman => "Councilman",
            Character::Innkeeper => "Innkeeper",
            Character::EstateManager => "Estate Manager",
        }
    }

    /// r[orleans.invasion.characters-chosen]
    pub const fn easier(self) -> bool {
        matches!(
            self,
            Character::Councilman
                | Character::Fisherman
                | Character::General
                | Character::Innkeeper
                | Character::Librarian
        )
    }

    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self as u8
    }
}

/// What a seat has only in this scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// `None` until it is dealt or chosen.
    pub character: Option<Character>,
    /// Towns in which it has built a fortified tower.
    pub towers: u32,
}

/// Citizens that the Mayor keeps out of the team's count. r[orleans.invasion.mayor-own]
pub(super) const MAYORS: u8 = 2;

impl Orleans {
    /// The seat with a character, if one has it.
    pub(crate) fn seat_of(&self, state: &State, character: Character) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| state.estates[seat].defence.character == Some(character))
    }

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
            Character::Councilman => self.followers_in(state, Deed::AssemblyHall, visit),
            // A team that cannot pay loses immediately, so all dues up to now have been paid.
            Character::EstateManager => {
                let paid = state.round.saturating_sub(1).into();
                visit(Measure::Dues, paid, paid);
            }
        }
    }

    /// Whether a seat has what its character asks for.
    pub(crate) fn personal_met(&self, state: &State, seat: Seat) -> bool {
        let mut met = state.estates[seat].defence.character.is_some();
        self.personal(state, seat, &mut |_, have, need| met &= have >= need);
        met
    }
}

/// What some goods of a seat are worth.
fn worth(estate: &Estate, goods: &[Good]) -> u16 {
    goods.iter().map(|good| u16::from(estate.goods[good.index()]) * u16::from(good.value())).sum()
}
