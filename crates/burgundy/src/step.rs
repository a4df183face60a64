use engine::{Frame, Kind, Seat};

use crate::{
    content::{Space, Tile},
    means::Means,
    parts::{Parts, Placing, Sale, Voyage},
};

/// A point where the game pauses or continues. The lists in `flow.rs` read like the
/// rulebook's summary.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Step {
    #[default]
    Nothing,

    // Set-up.
    /// The seats with these bits roll for the start player.
    RollOff(u8),
    RollOffDie(Seat),
    /// The highest of these seats starts, or the tied seats roll again.
    RollOffEnd(u8),
    /// One seat gets its silver and workers.
    BeginAlone,
    StartGoods,
    /// The good with this number: the same number for each estate.
    DealGood(u8),
    DealBoards,
    /// Two for each seat.
    DealBoard(u8),
    ChooseBoards,
    /// One seat chooses openly.
    ChooseInTurn(Seat),
    AskBoard,
    AskCastle,
    Reveal,
    Found,

    // A phase.
    Phase(u8),
    RemoveTiles,
    FillDepots,
    /// The depot space with this number, 4 to a depot.
    FillSpace(u8),
    DrawTile(u8),
    FillBlack,
    DrawBlack(u8),
    RevealGoods,
    DrawGood(u8),
    Round(u8),
    Income,

    // A round.
    RollDice(Seat),
    RollWhite,
    PlaceGood,
    /// A tile leaves the depot of the white die.
    RemoveOne,
    Turn(Seat),

    // A turn.
    UseDice,
    Act(Means),
    /// Which depot a placed ship loads from.
    Load,
    /// The seat chooses goods from these depots, because there is not room for all of them.
    Keep(Loading),
    /// What is left to do after a tile was placed there.
    Placed(Space, Parts<Placing>),
    /// What is left to do after so many goods were sold.
    Sold(u8, Parts<Sale>),
    /// What is left for a placed ship to do.
    Shipped(Parts<Voyage>),
    /// The seat has to make room for this tile.
    MakeRoom(Tile),
    /// The seat chooses a storage for this tile. r[burgundy.team.choose-storage]
    Store(Tile),
    /// The seat chooses what comes first after a tile was placed there. r[burgundy.solo.order]
    First(Space, Parts<Placing>),
    /// The same after so many goods were sold.
    FirstOfSale(u8, Parts<Sale>),
    /// So many points are to be counted.
    Gain(u8),
    /// The seat may buy more points with so many that it gains. r[burgundy.solo.buy-vp]
    BuyPoints(u8),
    /// The seat may give goods for a face-down tile. r[burgundy.solo.exchange]
    Exchange,
    /// So many goods are still to be given for it.
    Give(u8),

    FinalScoring,
    /// The game has been won or lost. r[burgundy.solo.win]
    Verdict,
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

const _: () = assert!(size_of::<Step>() <= 3);

impl Frame for Step {
    #[inline]
    fn kind(self) -> Kind {
        match self {
            Step::Nothing
            | Step::RollOff(_)
            | Step::RollOffEnd(_)
            | Step::BeginAlone
            | Step::StartGoods
            | Step::DealBoards
            | Step::ChooseBoards
            | Step::ChooseInTurn(_)
            | Step::Found
            | Step::Phase(_)
            | Step::RemoveTiles
            | Step::FillDepots
            | Step::FillSpace(_)
            | Step::FillBlack
            | Step::RevealGoods
            | Step::Round(_)
            | Step::Income
            | Step::PlaceGood
            | Step::RemoveOne
            | Step::Turn(_)
            | Step::Placed(..)
            | Step::Sold(..)
            | Step::Shipped(_)
            | Step::Gain(_)
            | Step::FinalScoring
            | Step::Verdict => Kind::Auto,
            Step::RollOffDie(_)
            | Step::DealGood(_)
            | Step::DealBoard(_)
            | Step::Reveal
            | Step::DrawTile(_)
            | Step::DrawBlack(_)
            | Step::DrawGood(_)
            | Step::RollDice(_)
            | Step::RollWhite => Kind::Chance,
            Step::AskBoard
            | Step::AskCastle
            | Step::UseDice
            | Step::Act(_)
            | Step::Load
            | Step::Keep(_)
            | Step::MakeRoom(_)
            | Step::Store(_)
            | Step::First(..)
            | Step::FirstOfSale(..)
            | Step::BuyPoints(_)
            | Step::Exchange
            | Step::Give(_) => Kind::Ask,
        }
    }
}
