use engine::Kind;

use crate::content::Follower;

/// What only this scenario asks, draws or does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// This many of those drawn go back into the bag. r[orleans.vierzon.event-banishment]
    Banish(u8),
    AskBanish(u8),
    /// Where a new follower goes. r[orleans.vierzon.event-amnesty]
    AskAmnesty(Follower),
}

impl Step {
    #[inline]
    pub(crate) fn kind(self) -> Kind {
        match self {
            Step::Banish(_) => Kind::Auto,
            Step::AskBanish(_) | Step::AskAmnesty(_) => Kind::Ask,
        }
    }
}
