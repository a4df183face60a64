use engine::{Kind, Seat};

/// What only this scenario asks, draws or does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The merchants are put in towns, the start player's first. r[orleans.duel.start]
    Starts,
    Start(Seat),
    AskStart,
    /// The next place tile is chosen, no lower than this one. r[orleans.duel.draft]
    Drafts(u8),
    AskDraft(u8),
    /// r[orleans.duel.event-town-meeting]
    AskMeeting,
    /// r[orleans.duel.event-trade]
    AskTrade,
    /// This many more journeys. r[orleans.duel.event-quick-travel]
    AskJourney(u8),
}

impl Step {
    #[inline]
    pub(crate) fn kind(self) -> Kind {
        match self {
            Step::Starts | Step::Start(_) | Step::Drafts(_) => Kind::Auto,
            Step::AskStart | Step::AskDraft(_) | Step::AskMeeting | Step::AskTrade | Step::AskJourney(_) => {
                Kind::Ask
            }
        }
    }

    /// Whether the seat may answer `pass`.
    pub(super) fn may_pass(self) -> bool {
        matches!(self, Step::AskMeeting | Step::AskTrade | Step::AskJourney(_))
    }
}
