use engine::{Frame, Kind, Seat};

use crate::{
    content::{Bonus, CASTLES, Good, Space, Tile},
    means::Means,
    parts::{Parts, Placing, Sale, Voyage},
};

/// A point where the game pauses or continues. The lists in `flow.rs` read like the
/// rulebook's summary. Steps of one kind are together, because then one comparison finds the kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Step {
    // The rules go on by themselves.
    #[default]
    Nothing,
    /// The seats with these bits roll for the start player.
    RollOff(u8),
    /// The highest of these seats starts, or the tied seats roll again.
    RollOffEnd(u8),
    /// Nobody rolls: the first seat starts.
    FirstSeat,
    StartGoods,
    DealBoards,
    ChooseBoards,
    /// One seat chooses openly.
    ChooseInTurn(Seat),
    Found,
    DealCards,
    OrderCards,
    /// One seat puts its cards in order.
    OrderInTurn(Seat),
    Phase(u8),
    RemoveTiles,
    FillDepots,
    FillBlack,
    /// The stacks next to the black depot get another tile.
    AddToStacks,
    RevealGoods,
    Round(u8),
    /// A shield that places a tile at the end of a phase: two for each seat, in turn order.
    Harvest(u8),
    Tribute,
    Income,
    PlaceGood,
    /// A tile leaves the depot of the white die.
    RemoveOne,
    Turn(Seat),
    /// What is left to do after a tile was placed there.
    Placed(Space, Parts<Placing>),
    /// What is left to do after these goods were sold.
    Sold(Pile, Parts<Sale>),
    /// This many goods of a sale are still to be laid on the route. r[burgundy.route.lay]
    Lay(Good, u8),
    /// What a space of the route gives. r[burgundy.route.bonus]
    Receive(Bonus),
    /// What is left for a placed ship to do.
    Shipped(Parts<Voyage>),
    /// A seat that has to name a player is asked now.
    AskName,
    /// This many points are to be counted.
    Gain(u8),
    FinalScoring,
    /// The game has been won or lost. r[burgundy.solo.win]
    Verdict,

    // Chance answers.
    RollOffDie(Seat),
    /// The good with this number: the same number for each estate.
    DealGood(u8),
    /// The shield with this number is laid on a depot.
    DealShield(u8),
    /// Two for each seat.
    DealBoard(u8),
    Reveal,
    /// The card with this number: the same number for each estate. r[burgundy.route.count]
    DealCard(u8),
    DrawTile(u8),
    DrawBlack(u8),
    DrawGood(u8),
    RollDice(Seat),
    RollWhite,

    // A seat answers.
    AskBoard,
    AskCastle,
    /// Which card comes next, after this many. r[burgundy.route.order]
    NextCard(u8),
    UseDice,
    Act(Means),
    /// Which depot a placed ship loads from.
    Load,
    /// The seat chooses goods from these depots, because there is not room for all of them.
    Keep(Loading),
    /// The seat may copy a building with the tile there. r[burgundy.extra.crane]
    Copy(Space),
    /// The seat chooses the species that scores with the animals there. r[burgundy.extra.geese-choice]
    Graze(Space),
    /// The seat has to make room for this tile.
    MakeRoom(Tile),
    /// The seat chooses a storage for this tile. r[burgundy.team.choose-storage]
    Store(Tile),
    /// The seat chooses a colour whose goods its ship takes from all depots.
    LoadColour,
    /// The seat pays for its shields, or gives them up.
    Pay(Due),
    /// The seat discards tiles that no longer fit in its storage.
    Shed,
    Name,
    /// The seat chooses what comes first after a tile was placed there. r[burgundy.solo.order]
    First(Space, Parts<Placing>),
    /// The same after this many goods were sold.
    FirstOfSale(Pile, Parts<Sale>),
    /// The seat may buy more points with this many that it gains. r[burgundy.solo.buy-vp]
    BuyPoints(u8),
    /// The seat may give goods for a face-down tile. r[burgundy.solo.exchange]
    Exchange,
    /// This many goods are still to be given for it.
    Give(u8),
}

/// The depots a ship loads from: the first one's number, plus 8 if it also loads from the next one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loading(u8);

impl Loading {
    pub(crate) fn new(depot: crate::content::Depot, and_next: bool) -> Loading {
        Loading(depot.value() | u8::from(and_next) << 3)
    }

    /// The one or two depots.
    pub(crate) fn depots(self) -> impl Iterator<Item = crate::content::Depot> {
        let first = crate::content::Depot::number(self.0 & 7);
        std::iter::once(first).chain((self.0 & 8 != 0).then(|| first.next()))
    }
}

/// Goods of one colour that are sold together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile(u8);

impl Pile {
    pub(crate) fn new(good: Good, count: u8) -> Pile {
        debug_assert!(count <= Good::EACH);
        Pile(count | (good.value() << 3))
    }

    pub(crate) fn good(self) -> Good {
        Good::at(usize::from(self.0 >> 3) - 1)
    }

    pub(crate) fn count(self) -> u8 {
        self.0 & 7
    }
}

/// The tribute a seat still owes: the castles whose shields are due, and whether workers count as silver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Due(u8);

impl Due {
    const WORKERS: u8 = 1 << 7;

    pub(crate) fn new(castles: impl Iterator<Item = usize>, workers: bool) -> Due {
        Due(castles.fold(u8::from(workers) << 7, |due, castle| due | 1 << castle))
    }

    pub(crate) fn is_settled(self) -> bool {
        self.0 & !Due::WORKERS == 0
    }

    /// Whether the shield on this castle is due.
    pub(crate) fn has(self, castle: usize) -> bool {
        castle < CASTLES && self.0 & (1 << castle) != 0
    }

    /// Whether it may be paid with workers. r[burgundy.shield.03]
    pub(crate) fn in_workers(self) -> bool {
        self.0 & Due::WORKERS != 0
    }

    /// What is due after the shield on this castle is settled.
    #[must_use]
    pub(crate) fn without(self, castle: usize) -> Due {
        Due(self.0 & !(1 << castle))
    }
}

const _: () = assert!(CASTLES < 8);
const _: () = assert!(size_of::<Step>() <= 3);

/// A pattern of the steps that chance answers. With the other one it lists every step that does not go on by itself.
macro_rules! chance_answers {
    () => {
        Step::RollOffDie(_)
            | Step::DealGood(_)
            | Step::DealShield(_)
            | Step::DealBoard(_)
            | Step::Reveal
            | Step::DealCard(_)
            | Step::DrawTile(_)
            | Step::DrawBlack(_)
            | Step::DrawGood(_)
            | Step::RollDice(_)
            | Step::RollWhite
    };
}

/// A pattern of the steps that a seat answers.
macro_rules! a_seat_answers {
    () => {
        Step::AskBoard
            | Step::AskCastle
            | Step::NextCard(_)
            | Step::UseDice
            | Step::Act(_)
            | Step::Load
            | Step::Keep(_)
            | Step::Copy(_)
            | Step::Graze(_)
            | Step::MakeRoom(_)
            | Step::Store(_)
            | Step::LoadColour
            | Step::Pay(_)
            | Step::Shed
            | Step::Name
            | Step::First(..)
            | Step::FirstOfSale(..)
            | Step::BuyPoints(_)
            | Step::Exchange
            | Step::Give(_)
    };
}

pub(crate) use {a_seat_answers, chance_answers};

impl Frame for Step {
    #[inline]
    fn kind(self) -> Kind {
        match self {
            chance_answers!() => Kind::Chance,
            a_seat_answers!() => Kind::Ask,
            // The compiler checks that `resolve_step` knows each of them.
            _ => Kind::Auto,
        }
    }
}
