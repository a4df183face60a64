use engine::{Kind, Seat};

use super::action::To;
use crate::content::Follower;

/// What only this scenario asks, draws or does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The next seat gets its character.
    Characters,
    DrawCharacter(Seat),
    AskCharacter,
    /// The cart is being loaded.
    AskLoad(Cart),
    /// Another seat has sent a follower, who may be placed straight away.
    /// r[orleans.invasion.hostel]
    AskLodger(Follower),
    /// One more follower is sent from this seat's Town Hall. r[orleans.invasion.palatinate-town-hall]
    AskSend(Seat),
    /// The Estate Manager pays. r[orleans.invasion.estate-manager]
    Dues,
    AskDue,
    /// Events and proposals.
    Event(Matter),
}

/// Who a cart is for and how many goods it still takes, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cart(u8);

impl Cart {
    pub(super) const fn new(to: To, left: u8) -> Cart {
        Cart(match to {
            To::City => left,
            To::Seat(seat) => (seat.0 + 1) << 4 | left,
        })
    }

    pub(super) const fn to(self) -> To {
        match (self.0 >> 4).checked_sub(1) {
            None => To::City,
            Some(seat) => To::Seat(Seat(seat)),
        }
    }

    pub(super) const fn left(self) -> u8 {
        self.0 & 15
    }
}

impl Step {
    #[inline]
    pub(crate) fn kind(self) -> Kind {
        match self {
            Step::Characters | Step::Dues => Kind::Auto,
            Step::DrawCharacter(_) => Kind::Chance,
            Step::AskCharacter | Step::AskLoad(_) | Step::AskLodger(_) | Step::AskSend(_) | Step::AskDue => {
                Kind::Ask
            }
            Step::Event(step) => step.kind(),
        }
    }
}

/// What the events ask and do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Matter {
    /// One more item of a draft, or the end of it.
    AskDraft,
    /// Whether a seat accepts a proposal.
    AskConsent,
    /// Everyone concerned has answered.
    Settle,
    /// Which track is advanced. r[orleans.invasion.event-training]
    AskTrain,
    /// Whether to build. r[orleans.invasion.event-progress]
    AskProgress,
    /// Whether and where to travel. r[orleans.invasion.event-bon-voyage]
    AskVoyage,
    /// This many more followers go. r[orleans.invasion.event-famine]
    AskFamine(u8),
    /// The first good, or a tower. r[orleans.invasion.event-robbery]
    AskRob,
    /// Whether the merchant stays where it is. r[orleans.invasion.event-summoning]
    AskSummon,
}

impl Matter {
    pub(super) fn kind(self) -> Kind {
        match self {
            Matter::Settle => Kind::Auto,
            _ => Kind::Ask,
        }
    }
}

impl From<Matter> for crate::step::Step {
    fn from(matter: Matter) -> crate::step::Step {
        crate::step::Step::Invasion(Step::Event(matter))
    }
}
