//! What the numbers that guide the bot are for.

use ::orleans::content::Place;

/// The numbers that guide the bot. A taste scales each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Part {
    /// A follower that can be used in every round, for each round.
    Follower,
    /// A follower of a kind that is in demand, for each round.
    Wanted,
    /// Each further follower that may be drawn, for each round.
    Draw,
    /// A technology tile on a place that is used often, for each round.
    Technology,
    /// A place tile, for each round.
    Tile,
    /// Development points that one round gives.
    Books,
    /// Trading stations and citizens that one round gives.
    Marks,
    /// The share of a station's worth for a merchant in a town where it can be built.
    Arrived,
    /// The share of the worth of what is one step away.
    Near,
    /// Food for a harvest to come.
    Food,
    /// Coins that will be needed.
    Reserve,
    /// The census, for each round.
    Census,
    /// A citizen in reach, compared with one in hand.
    Race,
    /// A bag that is no larger than the hand, compared with one that is too small.
    Room,
    /// How much less each further follower is worth than the one before.
    Crowd,
    /// How many rounds before the end progress towards the next status stops being worth anything.
    Hope,
    /// Opening a deed, as a share of its citizen.
    Begin,
    /// Leaving the last space of a deed to others, as a share of its citizen.
    Offer,
    /// Drawing more while the bag has nobody to draw.
    Early,
}

impl Part {
    pub(super) const COUNT: usize = Part::Early as usize + 1;
}

/// Every tile as in the base game, apart from these.
pub(super) const fn compared(tiles: &[(Place, f32)]) -> [f32; Place::COUNT] {
    let mut all = [1.0; Place::COUNT];
    let mut next = 0;
    while next < tiles.len() {
        all[tiles[next].0.index()] = tiles[next].1;
        next += 1;
    }
    all
}
