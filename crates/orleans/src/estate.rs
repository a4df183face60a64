use engine::Bag;

use crate::{
    content::{COINS, Follower, Good, Place, Role, STATIONS, TRACKS, Town, status},
    scenarios::{invasion, prosperity},
};

/// Followers, by kind.
pub type Followers = Bag<{ Follower::COUNT }>;

/// Spaces of a seat's places, one bit each. `Orleans::places` numbers them.
pub type Spaces = u64;

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Estate {
    /// The spaces on which a follower stands.
    pub filled: Spaces,
    /// The spaces that a technology tile replaces. r[orleans.technology.replace]
    pub technology: Spaces,
    /// The spaces filled in this planning. Empty outside planning.
    pub planned: Spaces,
    /// Those of them that `man` filled and no `plan` line has named yet.
    pub manned: Spaces,
    /// Who stands on each space, two in a byte.
    standing: [u8; 32],
    pub bag: Followers,
    pub market: Followers,
    /// Followers of the Market whose plan is still open, or that the Bathhouse has drawn.
    pub unplanned: Followers,
    pub goods: [u8; Good::COUNT],
    pub coins: u16,
    /// By role. Monks have no track.
    pub tracks: [u8; TRACKS],
    pub development: u8,
    pub citizens: u8,
    /// Trading stations that are not built yet.
    pub stations_left: u8,
    pub merchant: Town,
    /// Towns with a trading station.
    pub stations: u32,
    /// The places on the seat's boards, as a mask.
    pub boards: u64,
    /// Own place tiles, as a mask of places.
    pub tiles: u64,
    /// Those of them that are not in use until the next planning. r[orleans.tile.place]
    pub fresh: u64,
    /// Those of them that are turned over. r[orleans.prosperity.event-firestorm]
    pub turned: u64,
    /// Objectives completed, and whether one was completed in this round.
    pub objectives: u16,
    pub claimed: bool,
    pub structures: prosperity::Structures,
    pub defence: invasion::Player,
    /// Places that planning has not asked about yet.
    pub to_man: u64,
    /// In planning: the next follower of the same kind may only go on spaces from here on, so that equal
    /// followers have one order.
    pub from: u8,
    /// Answers given in this planning.
    pub answers: u8,
    /// Followers drawn in this round.
    pub drawn: u8,
    /// The craftsmen's track has not given a technology tile yet, because none was left or there was no farmer to
    /// cover. So the next one is still bound to a farmer. r[orleans.technology.first]
    pub unbound: bool,
    /// Technology tiles to lay after passing: those bound to a farmer, and others. r[orleans.technology.after-passing]
    pub owed: [u8; 2],
}

/// Equal followers that stay: no space is left for the next one of its kind.
pub(crate) const STAYED: u8 = 64;

impl Default for Estate {
    /// r[orleans.setup.start] r[orleans.setup.markers] r[orleans.setup.merchants]
    fn default() -> Estate {
        Estate {
            filled: 0,
            technology: 0,
            planned: 0,
            manned: 0,
            standing: [0; 32],
            bag: Bag::default(),
            market: Bag::default(),
            unplanned: Bag::default(),
            goods: [0; Good::COUNT],
            coins: COINS,
            tracks: [0; TRACKS],
            development: 0,
            citizens: 0,
            stations_left: STATIONS,
            merchant: Town::Orleans,
            stations: 0,
            boards: Place::ON_BOARD,
            tiles: 0,
            fresh: 0,
            turned: 0,
            objectives: 0,
            claimed: false,
            structures: prosperity::Structures::default(),
            defence: invasion::Player::default(),
            to_man: 0,
            from: 0,
            answers: 0,
            drawn: 0,
            unbound: false,
            owed: [0; 2],
        }
    }
}

impl Estate {
    /// The places on the boards and the own tiles that are not turned over.
    #[inline]
    pub fn places(&self) -> u64 {
        self.boards | self.tiles & !self.turned
    }

    /// Who stands on a space that is filled.
    #[inline]
    pub fn standing(&self, space: u8) -> Follower {
        debug_assert!(self.filled >> space & 1 == 1);
        Follower::at((self.standing[space as usize / 2] >> (space % 2 * 4) & 15) as usize)
    }

    /// Puts a follower on a space.
    #[inline]
    pub fn stand(&mut self, space: u8, follower: Follower) {
        debug_assert!((self.filled | self.technology) >> space & 1 == 0);
        self.filled |= 1 << space;
        self.standing[space as usize / 2] |= (follower as u8) << (space % 2 * 4);
    }

    /// Takes the follower off a space.
    #[inline]
    pub fn leave(&mut self, space: u8) -> Follower {
        let follower = self.standing(space);
        self.filled &= !(1 << space);
        // Empty spaces are zero, so that equal boards have equal bytes.
        self.standing[space as usize / 2] &= !(15 << (space % 2 * 4));
        follower
    }

    /// Development status, 1 to 6. r[orleans.track.status]
    #[inline]
    pub fn status(&self) -> u8 {
        status(self.development)
    }

    /// Points from development: stations and citizens times the status. r[orleans.end.development]
    pub fn development_points(&self) -> u16 {
        u16::from(self.built() + self.citizens) * u16::from(self.status())
    }

    /// How far the seat is on a role's track.
    #[inline]
    pub fn track(&self, role: Role) -> u8 {
        self.tracks[role.index()]
    }

    /// Goods of all kinds.
    #[inline]
    pub fn goods_total(&self) -> u8 {
        self.goods.iter().sum()
    }

    /// Goods that can be eaten. r[orleans.event.harvest]
    #[inline]
    pub fn food(&self) -> u8 {
        Good::ALL.iter().filter(|good| good.food()).map(|good| self.goods[good.index()]).sum()
    }

    /// Trading stations built.
    #[inline]
    pub fn built(&self) -> u8 {
        self.stations.count_ones() as u8
    }

    /// Whether the seat has a tile and may use it.
    #[inline]
    pub fn uses(&self, tile: Place) -> bool {
        (self.tiles & !self.fresh & !self.turned) & tile.bit() != 0
    }

    /// Everyone the seat has, by kind.
    pub fn everyone(&self) -> [u8; Follower::COUNT] {
        let mut all = [0; Follower::COUNT];
        for pile in [&self.bag, &self.market, &self.unplanned] {
            for (kind, count) in pile.iter() {
                all[kind] += count;
            }
        }
        for space in bits(self.filled) {
            all[self.standing(space).index()] += 1;
        }
        all
    }

    /// The followers in the Market, whether their plan is still open or not.
    pub fn waiting(&self) -> Followers {
        let mut market = self.market;
        for (kind, count) in self.unplanned.iter() {
            (0..count).for_each(|_| market.put(kind));
        }
        market
    }

    /// Takes everyone who was planned back to the Market, as it was when planning began.
    pub fn unplan(&mut self) {
        self.market = self.waiting();
        self.unplanned = Followers::default();
        for space in bits(self.planned) {
            let follower = self.leave(space);
            self.market.put(follower.index());
        }
        (self.planned, self.manned) = (0, 0);
    }
}

/// The indices of the bits that are set.
#[inline]
pub fn bits(mut mask: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as u8;
        mask &= mask.wrapping_sub(1);
        (bit < 64).then_some(bit)
    })
}

/// r[orleans.torture.follower] Own followers are drawn again, so they do not count.
pub(crate) fn without_own(bag: Followers) -> Followers {
    let mut counts = *bag.counts();
    for own in Follower::OWN {
        counts[own.index()] = 0;
    }
    Followers::new(counts)
}
