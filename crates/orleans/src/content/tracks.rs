use super::{Good, Role};

/// What a space of a track gives to a seat that reaches it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    Nothing,
    Good(Good),
    Coins(u8),
    /// A technology tile.
    Technology,
    /// A place tile.
    Tile,
    /// Development points.
    Books(u8),
}

/// The last space of each track. All begin on space 0. r[orleans.setup.markers]
pub const LAST: [u8; TRACKS] = [8, 5, 5, 5, 5, 5];

/// Monks have no track. r[orleans.place.monastery]
pub const TRACKS: usize = 6;

use Reward::{Books, Coins, Nothing, Technology, Tile};

/// By role and space.
#[rustfmt::skip]
pub const REWARDS: [[Reward; 9]; TRACKS] = [
    // r[orleans.track.farmers]
    [Nothing, Reward::Good(Good::Grain), Reward::Good(Good::Grain), Reward::Good(Good::Cheese), Reward::Good(Good::Cheese), Reward::Good(Good::Wine), Reward::Good(Good::Wine), Reward::Good(Good::Wool), Reward::Good(Good::Brocade)],
    // r[orleans.track.boatmen]
    [Nothing, Coins(2), Coins(3), Coins(4), Coins(5), Nothing, Nothing, Nothing, Nothing],
    // r[orleans.track.craftsmen]
    [Nothing, Technology, Technology, Technology, Technology, Technology, Nothing, Nothing, Nothing],
    // r[orleans.track.traders]
    [Nothing, Tile, Tile, Tile, Tile, Tile, Nothing, Nothing, Nothing],
    // r[orleans.track.knights] Only the draw grows.
    [Nothing; 9],
    // r[orleans.track.scholars]
    [Nothing, Books(2), Books(3), Books(4), Books(5), Books(6), Nothing, Nothing, Nothing],
];

/// The clause of each track.
pub const TRACK_CLAUSES: [&str; TRACKS] = [
    "orleans.track.farmers",
    "orleans.track.boatmen",
    "orleans.track.craftsmen",
    "orleans.track.traders",
    "orleans.track.knights",
    "orleans.track.scholars",
];

/// Followers to draw, by space of the knights track. r[orleans.track.knights]
pub const DRAWS: [u8; 6] = [4, 5, 6, 7, 7, 8];

/// The last space of the development track. r[orleans.track.development]
pub const DEVELOPMENT: u8 = 30;

/// The first space of each development status from 1 to 6. r[orleans.track.status]
pub const STATUS: [u8; 6] = [0, 4, 9, 15, 22, 30];

/// Spaces of the development track with coins, and how many. r[orleans.track.coins]
pub const COIN_SPACES: [(u8, u8); 3] = [(7, 3), (12, 4), (25, 5)];

/// Spaces of the development track with a citizen. r[orleans.track.citizens]
pub const CITIZEN_SPACES: [u8; 3] = [3, 18, 28];

/// The status on a space of the development track.
#[inline]
pub fn status(development: u8) -> u8 {
    STATUS_ON[development as usize]
}

const STATUS_ON: [u8; DEVELOPMENT as usize + 1] = {
    let mut on = [0; DEVELOPMENT as usize + 1];
    let mut space = 0;
    while space < on.len() {
        let mut step = 0;
        while step < STATUS.len() && STATUS[step] as usize <= space {
            step += 1;
        }
        on[space] = step as u8;
        space += 1;
    }
    on
};

/// Whether a role has a track.
#[inline]
pub fn has_track(role: Role) -> bool {
    role.index() < TRACKS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn status_rises_on_its_spaces() {
        for (index, &space) in STATUS.iter().enumerate() {
            assert_eq!(status(space) as usize, index + 1);
            if let Some(before) = space.checked_sub(1) {
                assert_eq!(status(before) as usize, index);
            }
        }
        assert_eq!(status(DEVELOPMENT), 6);
    }
}
