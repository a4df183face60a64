mod notation;
mod read;
mod words;

use engine::{Actor, Seat};
pub(crate) use read::EXAMPLES;
pub(crate) use words::{from_where, number, take};

use crate::{
    content::{Citizen, Deed, Edge, Follower, Good, Hour, Need, Place, Role, Town, Way},
    scenarios::{duel, invasion, objectives, prosperity, vierzon},
};

/// One answer to one question, by a seat or by chance. `notation` writes it and `read` reads it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `draw 4`
    Draw {
        count: u8,
    },
    /// `recall wagon knight`
    Recall {
        spot: Spot,
    },
    /// `stop`: no more of this.
    Stop,
    /// `man castle`
    Man {
        place: Place,
    },
    /// `leave castle`
    Leave {
        place: Place,
    },
    /// `plan knight wagon`, `plan monk wagon trader`
    Plan {
        spot: Spot,
    },
    /// `plan farmer stay`
    Stay {
        follower: Follower,
    },
    /// `ready`
    Ready,
    /// `replan`
    Replan,
    /// `pass`
    Pass,
    /// `recruit castle`, `recruit village trader`: the role is written where the place offers a
    /// choice.
    Recruit {
        place: Place,
        role: Option<Role>,
    },
    /// `travel wagon blois wine`, `travel stage-coach river chinon grain`: the way is written where the place
    /// offers a choice.
    Travel {
        place: Place,
        way: Option<Way>,
        town: Town,
        take: Take,
    },
    /// `travel event road blois wine`
    EventTravel {
        way: Way,
        town: Town,
        take: Take,
    },
    /// `build guildhall`
    Build {
        place: Place,
    },
    /// `send town-hall knight peace-treaty`, `send town-hall boatman canalization book`, `send town-hall farmer blois`
    Send {
        place: Place,
        role: Role,
        goal: Goal,
        book: bool,
    },
    /// `work scriptorium`, `work pharmacy 2`
    Work {
        place: Place,
        count: u8,
    },
    /// `trade market-stand buy wine`
    Buy {
        place: Place,
        good: Good,
    },
    /// `trade market-stand sell wine`
    Sell {
        place: Place,
        good: Good,
    },
    /// `trade black-market grain wine`
    Swap {
        place: Place,
        give: Good,
        take: Good,
    },
    /// `well`
    Well,
    /// `bathe knight wagon`
    Bathe {
        spot: Spot,
    },
    /// `bathe knight bag`
    BatheBag {
        follower: Follower,
    },
    /// `bathe knight market`
    BatheKeep {
        follower: Follower,
    },
    /// `fit wagon knight`
    Fit {
        place: Place,
        need: Need,
    },
    /// `open windmill`
    Open {
        tile: Place,
    },
    /// `buy wine`
    BuyGood {
        good: Good,
    },
    /// `buy citizen`
    BuyCitizen,
    /// `return knight market`, `return knight wagon`
    Return {
        follower: Follower,
        from: From,
    },
    /// `citizen canalization`
    Citizen {
        citizen: Citizen,
    },
    /// `ward`
    Ward,
    /// `endure`
    Endure,
    /// `give wine`
    Give {
        good: Good,
    },
    /// `coins`
    Coins,
    /// `lose station blois`, `lose station stock`, …
    Lose(Loss),
    /// `* first p2`
    First {
        seat: Seat,
    },
    /// `* goods w-tours-chinon wine`
    Goods {
        edge: Edge,
        good: Good,
    },
    /// `* remove wine`
    Remove {
        good: Good,
    },
    /// `* event harvest`
    Hour {
        hour: Hour,
    },
    /// `* reveal`
    Reveal,
    /// `* draw p1 knight`
    Drawn {
        seat: Seat,
        follower: Follower,
    },
    /// `* plague p1 knight`
    Plague {
        seat: Seat,
        follower: Follower,
    },
    /// `* lost p1 knight`
    Lost {
        seat: Seat,
        follower: Follower,
    },
    /// `* supply wine`
    Supplied {
        good: Good,
    },
    /// `* offer windmill`
    Offered {
        tile: Place,
    },
    /// `* support p1 knight`
    Supported {
        seat: Seat,
        follower: Follower,
    },
    Prosperity(prosperity::Act),
    Invasion(invasion::Act),
    Duel(duel::Act),
    Vierzon(vierzon::Act),
    Objective(objectives::Act),
}

const _: () = assert!(size_of::<Action>() <= 8);

/// A follower on a space of a place. The need is written where it is neither the follower's own role nor `any`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    pub follower: Follower,
    pub place: Place,
    pub need: Option<Need>,
}

/// The good that a journey takes along.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Take {
    Nothing,
    Good(Good),
    /// A good that lies face down. r[orleans.prosperity.goods-hidden]
    Hidden,
}

/// Where a follower is sent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Goal {
    Deed(Deed),
    /// One of the seat's own structures, in a town. r[orleans.prosperity.man]
    Structure(Town),
}

/// Where a follower that is given back stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum From {
    Market,
    Bag,
    Place(Place),
}

/// What torture costs. r[orleans.torture.coins]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Loss {
    /// A station built in a town.
    Station(Town),
    /// A station in stock.
    Stock,
    /// A follower drawn from the bag.
    Follower,
    /// One step of development.
    Book,
    Good(Good),
    Tile(Place),
    /// The technology tile on a place.
    Technology(Place),
}

impl Action {
    /// Whether it is for chance alone.
    pub(crate) fn is_chance(self) -> bool {
        match self {
            Action::First { .. }
            | Action::Goods { .. }
            | Action::Remove { .. }
            | Action::Hour { .. }
            | Action::Reveal
            | Action::Drawn { .. }
            | Action::Plague { .. }
            | Action::Lost { .. }
            | Action::Supplied { .. }
            | Action::Offered { .. }
            | Action::Supported { .. }
            | Action::Invasion(invasion::Act::Deal { .. }) => true,
            Action::Prosperity(act) => act.is_chance(),
            _ => false,
        }
    }

    /// Whether it does not end a turn. r[orleans.scenario.free]
    pub(crate) fn is_free(self) -> bool {
        match self {
            Action::Objective(_) => true,
            Action::Prosperity(act) => act.is_free(),
            _ => false,
        }
    }

    /// The place that is used.
    pub(crate) fn place(self) -> Option<Place> {
        match self {
            Action::Recruit { place, .. }
            | Action::Travel { place, .. }
            | Action::Build { place }
            | Action::Send { place, .. }
            | Action::Work { place, .. }
            | Action::Buy { place, .. }
            | Action::Sell { place, .. }
            | Action::Swap { place, .. } => Some(place),
            Action::Well => Some(Place::Well),
            Action::Invasion(act) => act.place(),
            _ => None,
        }
    }

    /// Whose structure card it names, to nobody else's knowledge. r[orleans.prosperity.cards-secret]
    pub(crate) fn card_of(self, actor: Actor) -> Option<Seat> {
        match (self, actor) {
            (Action::Prosperity(prosperity::Act::Card { seat, .. }), _)
            | (Action::Prosperity(prosperity::Act::Keep { .. }), Actor::Seat(seat)) => Some(seat),
            _ => None,
        }
    }
}
