use engine::{Frame, Kind, Seat};

/// A place where the game pauses or goes on. Reading the lists in `flow.rs` is reading the
/// rulebook's summary.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Step {
    #[default]
    Nothing,

    // Set-up.
    /// Every seat chooses a start castle, all at once.
    ChooseCastles,
    /// One seat chooses openly.
    ChooseInTurn(Seat),
    AskCastle,
    /// What was chosen secretly is shown.
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
