use engine::{Seat, Veil};

use crate::{
    content::{Deed, Follower, Need, Place, Role},
    estate::{Estate, Spaces, bits},
    scenarios::{Deck, Scenario, ScenarioRow, Terms},
};

/// Orléans, composed for one table. Everything a config can change is a value here.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is the answer to a question that a table may settle")]
pub struct Orleans {
    pub(crate) seats: u8,
    /// What differs from the base game.
    pub(crate) scenario: &'static ScenarioRow,
    pub(crate) rounds: u8,
    pub(crate) deck: Deck,
    /// Events that are not used. r[orleans.invasion.difficulty]
    pub(crate) left_out: u128,
    /// The places on the boards of each seat, as a mask, and their spaces.
    pub(crate) boards: u64,
    pub(crate) board_spaces: Spaces,
    /// The spaces of each deed for each role. Spaces are numbered deed by deed. Deeds that are not at the table
    /// have none.
    pub(crate) deed_spaces: [[u64; Role::COUNT]; Deed::COUNT],
    /// Citizens on the table at the start.
    pub(crate) citizens: u64,
    /// Citizens in the supply at the start.
    pub(crate) spare_citizens: u8,
    pub(crate) stock: [u8; Role::COUNT],
    /// The spaces of the map that get a good, and how many goods are removed afterwards.
    pub(crate) goods_spaces: u64,
    pub(crate) removed: u8,
    /// The spaces of each place. No other number of a space means anything outside this table.
    pub(crate) places: [Spaces; Place::COUNT],
    /// Places that nobody can use at this table, as a mask. r[orleans.salesman.stations]
    pub(crate) useless: u64,
    /// The place and the need of each space.
    pub(crate) spaces: [(Place, Need); 64],
    /// The spaces that each follower fits without help from a tile. r[orleans.plan.fit] r[orleans.plan.monk]
    pub(crate) fits: [Spaces; Follower::COUNT],
    /// The spaces on which the Herb Garden lets boatmen stand. r[orleans.tile.herb-garden]
    pub(crate) for_boatmen: Spaces,
    /// The spaces on which the School lets scholars stand. r[orleans.tile.school]
    pub(crate) for_scholars: Spaces,
    /// The spaces on which a technology tile may lie. r[orleans.technology.monk] r[orleans.technology.single-space]
    pub(crate) for_technology: Spaces,
    /// Place tiles in the game, and those of type I.
    pub(crate) tiles: u64,
    pub(crate) type_one: u64,
    /// One event of each kind for each letter, not all mixed. r[orleans.hourglass.letters]
    pub(crate) letters: bool,
    /// A seat that was chosen at the table starts, not a random one. r[orleans.setup.first]
    pub(crate) first: Option<Seat>,
    /// Recalls make up for a short bag. r[orleans.draw.recall-limit]
    pub(crate) recall_always: bool,
    pub(crate) open_planning: bool,
    /// r[orleans.technology.after-passing]
    pub(crate) late_technology: bool,
    /// Coins may be paid for the harvest while one has food. r[orleans.event.harvest-choice]
    pub(crate) harvest_free: bool,
    /// r[orleans.place.farm-house-empty]
    pub(crate) farm_house_empty: bool,
    /// Food that the harvest asks for, or coins. r[orleans.event.harvest]
    pub(crate) harvest_food: u8,
    pub(crate) harvest_coins: u8,
    /// What the table has settled for its scenario.
    pub(crate) terms: Terms,
}

/// The veil over everybody's plans. r[orleans.secret.plan]
pub(crate) const PLANS: Veil = Veil(0);

/// The veil over structure cards. r[orleans.prosperity.cards-secret]
pub(crate) const CARDS: Veil = Veil(1);

impl Orleans {
    /// The spaces of a place.
    #[inline]
    pub fn mask(&self, place: Place) -> Spaces {
        self.places[place.index()]
    }

    /// The place and need of a space.
    #[inline]
    pub fn space(&self, space: u8) -> (Place, Need) {
        self.spaces[space as usize & 63]
    }

    /// The spaces of a seat's places.
    #[inline]
    pub(crate) fn owned(&self, estate: &Estate) -> Spaces {
        let tiles = estate.tiles & !estate.turned;
        Place::in_mask(tiles).fold(self.board_spaces, |all, tile| all | self.mask(tile))
    }

    /// The spaces of a deed for a role.
    #[inline]
    pub fn deed_spaces(&self, deed: Deed, role: Role) -> u64 {
        self.deed_spaces[deed.index()][role.index()]
    }

    /// All spaces of a deed.
    #[inline]
    pub fn deed_mask(&self, deed: Deed) -> u64 {
        self.deed_spaces[deed.index()].iter().fold(0, |all, mask| all | mask)
    }

    /// The deeds at the table.
    pub fn deeds(&self) -> &'static [Deed] {
        self.scenario.deeds
    }

    /// The most rounds the game can have.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The row of the scenario.
    pub fn scenario(&self) -> &'static ScenarioRow {
        self.scenario
    }

    /// What a round asks of the scenario.
    #[inline]
    pub(crate) fn scene(&self) -> Scenario {
        self.scenario.scenario
    }

    /// The free spaces of a seat that a follower fits.
    #[inline]
    pub(crate) fn fitting(&self, estate: &Estate, follower: Follower) -> Spaces {
        let free = self.owned(estate) & !estate.filled & !estate.technology;
        self.fits_with(estate, follower) & free
    }

    /// All spaces that a follower fits with help from the seat's tiles.
    #[inline]
    pub(crate) fn fits_with(&self, estate: &Estate, follower: Follower) -> Spaces {
        let mut fits = self.fits[follower.index()];
        match follower {
            Follower::OwnBoatman | Follower::Boatman if estate.uses(Place::HerbGarden) => {
                fits |= self.for_boatmen;
            }
            Follower::Scholar if estate.uses(Place::School) => fits |= self.for_scholars,
            _ => {}
        }
        fits
    }

    /// Whether every space of a place holds a follower or a technology tile. r[orleans.action.activated]
    #[inline]
    pub fn activated(&self, estate: &Estate, place: Place) -> bool {
        let mask = self.mask(place);
        mask != 0 && mask & !(estate.filled | estate.technology) == 0
    }

    /// The seat to the left. r[orleans.round.start-player]
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        if seat.0 + 1 == self.seats { Seat(0) } else { Seat(seat.0 + 1) }
    }

    /// All seats, from the first player clockwise. r[orleans.round.turn-order]
    pub(crate) fn in_order(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |step| Seat((first.0 + step) % seats))
    }

    /// Followers of a kind in the Market. The tower belongs to it. r[orleans.tile.gunpowder-tower]
    pub(crate) fn in_market(&self, estate: &Estate, follower: Follower) -> u8 {
        estate.market.count(follower.index()) + self.on_tower(estate, follower).count() as u8
    }

    /// Takes a follower out of the Market, from the tower only if there is no equal one elsewhere.
    pub(crate) fn leave_market(&self, estate: &mut Estate, follower: Follower) {
        if estate.market.count(follower.index()) > 0 {
            estate.market.take(follower.index());
            return;
        }
        let tower = self.on_tower(estate, follower).next();
        if let Some(space) = tower {
            estate.leave(space);
        }
    }

    fn on_tower(&self, estate: &Estate, follower: Follower) -> impl Iterator<Item = u8> {
        let tower = estate.filled & self.mask(Place::GunpowderTower);
        bits(tower).filter(move |&space| estate.standing(space) == follower)
    }
}
