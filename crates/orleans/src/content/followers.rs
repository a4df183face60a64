use super::names::named;

named! {
    /// What a follower does for a living.
    Role, "a follower is":
    Farmer = "farmer",
    Boatman = "boatman",
    Craftsman = "craftsman",
    Trader = "trader",
    Knight = "knight",
    Scholar = "scholar",
    Monk = "monk",
}

named! {
    /// A follower piece. Those in a seat's own colour never leave its possession. r[orleans.setup.followers]
    Follower, "a follower is":
    OwnFarmer = "own-farmer",
    Farmer = "farmer",
    OwnBoatman = "own-boatman",
    Boatman = "boatman",
    OwnCraftsman = "own-craftsman",
    Craftsman = "craftsman",
    OwnTrader = "own-trader",
    Trader = "trader",
    Knight = "knight",
    Scholar = "scholar",
    Monk = "monk",
}

named! {
    /// What a space of a place asks for.
    Need, "a space asks for":
    Farmer = "farmer",
    Boatman = "boatman",
    Craftsman = "craftsman",
    Trader = "trader",
    Knight = "knight",
    Scholar = "scholar",
    Monk = "monk",
    /// Any follower.
    Any = "any",
}

impl Follower {
    /// The four pieces in a seat's own colour, which it starts with. r[orleans.setup.followers]
    pub const OWN: [Follower; 4] =
        [Follower::OwnFarmer, Follower::OwnBoatman, Follower::OwnCraftsman, Follower::OwnTrader];

    #[inline]
    pub const fn role(self) -> Role {
        match self {
            Follower::OwnFarmer | Follower::Farmer => Role::Farmer,
            Follower::OwnBoatman | Follower::Boatman => Role::Boatman,
            Follower::OwnCraftsman | Follower::Craftsman => Role::Craftsman,
            Follower::OwnTrader | Follower::Trader => Role::Trader,
            Follower::Knight => Role::Knight,
            Follower::Scholar => Role::Scholar,
            Follower::Monk => Role::Monk,
        }
    }

    /// Whether it wears a seat's colour.
    #[inline]
    pub const fn own(self) -> bool {
        matches!(
            self,
            Follower::OwnFarmer | Follower::OwnBoatman | Follower::OwnCraftsman | Follower::OwnTrader
        )
    }
}

impl Role {
    /// The neutral piece with this role.
    #[inline]
    pub const fn neutral(self) -> Follower {
        match self {
            Role::Farmer => Follower::Farmer,
            Role::Boatman => Follower::Boatman,
            Role::Craftsman => Follower::Craftsman,
            Role::Trader => Follower::Trader,
            Role::Knight => Follower::Knight,
            Role::Scholar => Follower::Scholar,
            Role::Monk => Follower::Monk,
        }
    }
}

impl Need {
    /// The role it asks for, unless any will do.
    #[inline]
    pub const fn role(self) -> Option<Role> {
        match self {
            Need::Any => None,
            need => Some(Role::at(need.index())),
        }
    }
}

/// Neutral followers in stock, by number of seats from 2 to 5. r[orleans.setup.stock-2] to r[orleans.setup.stock-5]
pub const STOCK: [[u8; Role::COUNT]; 4] = [
    [12, 6, 6, 6, 8, 8, 8],
    [14, 8, 8, 8, 11, 11, 11],
    [16, 10, 10, 10, 14, 14, 14],
    [18, 12, 12, 12, 17, 17, 17],
];

/// Spaces of a Market. r[orleans.draw.market]
pub const MARKET: u8 = 8;
