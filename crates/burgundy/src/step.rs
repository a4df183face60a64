use engine::{Frame, Kind, Seat};

use crate::{content::Tile, means::Means};

/// A place where the game pauses or goes on. Reading the lists in `flow.rs` is reading the
/// rulebook's summary.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Step {
    #[default]
    Nothing,

    // Set-up.
    /// The seats with these bits roll for the start.
    RollOff(u8),
    RollOffDie(Seat),
    /// The highest of these seats starts, or the tied roll again.
    RollOffEnd(u8),
    StartGoods,
    /// Seat and number of the good: three for each.
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
    Turn(Seat),

    // A turn.
    UseDice,
    Act(Means),
    /// Which depot a placed ship loads from.
    Load,
    /// Goods that did not all find room, from these depots.
    Keep(Loading),
    /// The track piece moves.
    Sail,
    /// Room has to be made for this tile.
    MakeRoom(Tile),

    FinalScoring,
}

/// The depots a ship loads from: the number of the first, and 8 if the next one is loaded, too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Loading(u8);

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

const _: () = assert!(size_of::<Step>() == 2);

impl Frame for Step {
    #[inline]
    fn kind(self) -> Kind {
        match self {
            Step::Nothing
            | Step::RollOff(_)
            | Step::RollOffEnd(_)
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
            | Step::Turn(_)
            | Step::Sail
            | Step::FinalScoring => Kind::Auto,
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
            | Step::MakeRoom(_) => Kind::Ask,
        }
    }
}
