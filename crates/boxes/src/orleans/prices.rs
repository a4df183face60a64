//! What the bot thinks the defence of the city is worth, in points of the base game.

/// The numbers that guide the bot in Invasion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Price {
    /// The share of everything for the city that counts in the first round, and the share of the game after which all
    /// of it does.
    Early,
    Ripe,
    /// How much more something is worth that lags behind the rounds played.
    Lag,
    /// A good that the Warehouse still needs, and bringing it there.
    Good,
    Deliver,
    /// The same for coins and the Treasury.
    Coin,
    Fund,
    /// Coins that should always be at hand, and what each of them is worth more.
    Purse,
    Reserve,
    /// A coin that an event to come may ask for, on pain of defeat.
    Risk,
    /// Recruiting a knight for the walls, and sending one there.
    Knight,
    Send,
    /// Knights that each seat needs for itself.
    Keep,
    /// A fortified tower, its pull from one step away, and what is left of that with each step.
    Tower,
    Pull,
    Fade,
    /// The share of the pull for a town that another merchant is nearer to, for each step.
    Yield,
    /// A citizen, and what leads to one: a development point, a step on a track, a good, a technology tile, a follower.
    Citizen,
    Book,
    Track,
    Cloth,
    Catapult,
    Join,
    /// Sources of citizens that are followed besides those that are needed.
    Sources,
    /// What leads to the seat's own objective: a coin, a development point, a step, a good for each of its points, a
    /// station, a follower in the hall.
    OwnCoin,
    OwnBook,
    OwnStep,
    OwnGood,
    OwnStation,
    OwnJoin,
    /// Goods that a robber may take, for each point.
    Safe,
    /// What the base game's numbers for growth are multiplied with.
    Follower,
    Wanted,
    Draw,
    Technology,
    Tile,
    Crowd,
    Arrived,
    Near,
    /// The share of each role among the followers a seat would like to have.
    Farmers,
    Boatmen,
    Craftsmen,
    Traders,
    Knights,
    Scholars,
    Monks,
}

const COUNT: usize = Price::Monks as usize + 1;

/// In the order of [`Price`]. They were found by playing with other numbers, and keeping those that met more objectives.
#[rustfmt::skip]
const NUMBERS: [f32; COUNT] = [
    0.364, 1.19, 1.1,
    3.84, 1.67, 0.735, 1.49, 3.44, 0.829, 2.86,
    4.56, 14.9, 1.34,
    22.0, 0.197, 0.487, 0.629,
    4.26, 1.16, 2.29, 2.19, 2.9, 2.81, 0.67,
    1.24, 1.12, 5.96, 1.32, 17.8, 4.36,
    5.44,
    0.637, 2.93, 1.77, 1.81, 0.909, 0.814, 0.596, 1.16,
    0.182, 0.111, 0.158, 0.0913, 0.195, 0.0556, 0.0358,
];

impl Price {
    #[inline]
    pub(super) fn points(self) -> f32 {
        NUMBERS[self as usize]
    }
}
