use crate::content::{DiceSet, DieEvent, Face, Item, Place, Region, Row, Side, Suit};

/// One answer to one question, by a seat or by chance. `notation.rs` reads and writes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(4))] // Moved as a whole, not byte by byte.
pub enum Action {
    /// `region suns2`: in set-up, a seat chooses it for the next corner. Later, chance draws it.
    Region { region: Region },
    /// `divide sm ca`, `divide s c aside ma`: the set with the first die is written first.
    Divide { first: DiceSet, aside: DiceSet },
    /// `keep sm`
    Keep { dice: DiceSet },
    /// `harvest suns3`
    Harvest { region: Region },
    /// `advantage suns3`: take a resource from this region of the other colony.
    Advantage { region: Region },
    /// `give moons2`: what the seat gives for it.
    Give { region: Region },
    /// `tournament suns3`: take a resource from this region of the other colony.
    Tournament { region: Region },
    /// `raid`
    Raid,
    /// `skip tournament`
    Skip { event: DieEvent },
    /// `discard suns3`
    Discard { region: Region },
    /// `collect suns3`
    Collect { region: Region },
    /// `pay suns3`
    Pay { region: Region },
    /// `store suns3`
    Store { region: Region },
    /// `bank suns moons`: three suns for one moon.
    Bank { give: Suit, take: Suit },
    /// `barter suns3 moons`: resources from one region next to a trader for one from the pool.
    Barter { region: Region, take: Suit },
    /// `offer suns moons`: one for one, offered to the other seat straight away.
    Offer { give: Suit, take: Suit },
    /// `deal`: begins an offer of more than one for one.
    Deal,
    /// `add suns`: one more for the other seat.
    Add { suit: Suit },
    /// `ask moons`: one more from the other seat.
    Ask { suit: Suit },
    /// `propose`
    Propose,
    /// `withdraw`
    Withdraw,
    /// `accept`
    Accept,
    /// `decline`
    Decline,
    /// `road left`, `village right`, `town 0`, `trader -1`, `knight 2 above`
    Build(Build),
    /// `scout suns4`
    Scout { region: Region },
    /// `draw`
    Draw,
    /// `put above`
    Put { row: Row },
    /// `end`
    End,
    /// `* first p1`
    First { seat: engine::Seat },
    /// `* roll 3 event 5 2`: the dice in suit order.
    Roll { faces: [Face; Suit::COUNT] },
}

const _: () = assert!(size_of::<Action>() <= 8);

/// What to build, and where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Build {
    Road(Side),
    Village(Side),
    Town(Place),
    Trader(Place),
    Knight(Place, Row),
}

impl Build {
    #[inline]
    pub fn item(self) -> Item {
        match self {
            Build::Road(_) => Item::Road,
            Build::Village(_) => Item::Village,
            Build::Town(_) => Item::Town,
            Build::Trader(_) => Item::Trader,
            Build::Knight(..) => Item::Knight,
        }
    }
}
