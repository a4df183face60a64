use engine::{Kind, Seat};

use crate::action::Action;

/// What only this scenario asks, draws or does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    // Set-up.
    /// Everyone gets two cards.
    Deal,
    /// The goods that are not on the map come to the supply.
    Stock,

    // Cards.
    /// This many cards are drawn.
    Fetch(u8),
    DrawCard(u8),
    AskKeep,
    /// Cards that nobody keeps go under the pile.
    Under,

    // The carpenter.
    /// Another step, a structure here, or nothing more.
    AskCarpenter,
    /// A structure here, or nothing.
    AskBuild,

    /// A face-down good is taken.
    DrawFound,

    // Structures are supplied before and after the event.
    Supplies,
    Supplier(Seat),
    AskSupply,

    // Events.
    AskIndulgence,
    AskRiots,
    AskBribe,
    AskPeregrination,
    AskPilgrims,
    /// This many more goods can be bought.
    AskMarket(u8),
}

impl Step {
    #[inline]
    pub(crate) fn kind(self) -> Kind {
        match self {
            Step::Deal | Step::Stock | Step::Fetch(_) | Step::Under | Step::Supplies | Step::Supplier(_) => {
                Kind::Auto
            }
            Step::DrawCard(_) | Step::DrawFound => Kind::Chance,
            Step::AskKeep
            | Step::AskCarpenter
            | Step::AskBuild
            | Step::AskSupply
            | Step::AskIndulgence
            | Step::AskRiots
            | Step::AskBribe
            | Step::AskPeregrination
            | Step::AskPilgrims
            | Step::AskMarket(_) => Kind::Ask,
        }
    }

    /// The answer that means "nothing more", where there is one.
    pub(super) fn finish(self) -> Option<Action> {
        match self {
            Step::AskCarpenter | Step::AskBuild => Some(Action::Stop),
            Step::AskSupply
            | Step::AskIndulgence
            | Step::AskBribe
            | Step::AskPeregrination
            | Step::AskPilgrims
            | Step::AskMarket(_) => Some(Action::Pass),
            _ => None,
        }
    }
}
