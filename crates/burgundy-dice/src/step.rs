use engine::{Frame, Kind, Seat};

/// A point where the game pauses or continues. The lists in `flow.rs` read like the
/// rulebook's summary.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Step {
    #[default]
    Nothing,

    // Set-up.
    /// All seats choose a start castle at the same time.
    ChooseCastles,
    /// One seat chooses openly.
    ChooseInTurn(Seat),
    AskCastle,
    /// Secret choices are revealed.
    Reveal,
    Found,

    // A phase.
    Phase(u8),
    Round,

    // A round.
    Roll,
    Tick,
    Sell,
    ChooseMarks,
    AskMark,
    Book,
    Colours,
    EndRound,

    Finish,
}

const _: () = assert!(size_of::<Step>() == 2);

impl Frame for Step {
    #[inline]
    fn kind(self) -> Kind {
        match self {
            Step::Nothing
            | Step::ChooseCastles
            | Step::ChooseInTurn(_)
            | Step::Found
            | Step::Phase(_)
            | Step::Round
            | Step::Tick
            | Step::Sell
            | Step::ChooseMarks
            | Step::Book
            | Step::Colours
            | Step::EndRound
            | Step::Finish => Kind::Auto,
            Step::Reveal | Step::Roll => Kind::Chance,
            Step::AskCastle | Step::AskMark => Kind::Ask,
        }
    }
}
