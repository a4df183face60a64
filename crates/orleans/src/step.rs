use engine::{Frame, Kind, Seat};

use crate::{
    content::{Follower, Place},
    scenarios::{Cause, Scenario, duel, invasion, prosperity, vierzon},
};

/// A point where the game pauses or continues. The lists in `flow.rs` read like the phases of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Step {
    #[default]
    Nothing,

    // Set-up.
    First,
    /// Goods go on the map, from this space on.
    Stock(u8),
    Goods(u8),
    /// Some goods go back into the box.
    Clear,
    /// This many of them.
    Remove(u8),
    /// The goods that are not on the map are turned face down.
    Hide,
    /// This many of those go to the supply.
    Supply(u8),
    DrawSupply(u8),
    /// The others go back into the box.
    Discard,
    /// Some of the place tiles are offered.
    Offer,
    DrawOffer,
    /// The player chooses where citizens lie. r[orleans.dignitary.citizens-chosen]
    AskCitizens,
    AskCitizen,

    // A round.
    Hourglass,
    DrawHour,
    Census,
    Draws,
    Plans,
    Reveal,
    /// The next turn is this seat's, or that of the next one that has not passed.
    Turns(Seat),
    Event,
    /// The event reaches this seat.
    Strike(Seat),
    /// Objectives that can be completed now.
    Claims,
    Claim(Seat),
    AskClaim,
    EndRound,

    // Drawing.
    AskDraw,
    /// This many followers leave the bag.
    Fetch(u8),
    Draw(u8),
    /// This many followers may go back to the Market.
    AskRecall(u8),

    // Planning.
    NextPlan,
    AskMan(Place),
    AskPlan(Follower),
    AskReady,
    /// Open planning: when everyone is ready, each seat may plan again, this many times. r[orleans.plan.open]
    Confirm(u8),
    AskConfirm(u8),

    // Actions.
    AskAct(Via),
    AskSend(Place),
    /// This many more deals.
    AskDeal(u8),
    AskFit(Tool),
    AskOpen(Choice),
    AskWine,
    /// A Bathhouse that works by itself adds to the draw. r[orleans.tile.bathhouse]
    Bath,
    /// One of those it drew comes to the Market.
    KeepOne,
    AskKeepOne,
    /// This many followers leave the bag for the Bathhouse.
    FetchBath(u8),
    DrawBath(u8),
    /// This many more of those drawn are placed.
    AskBathe(u8),
    EndBathe(Via),

    // Events.
    AskWard,
    Suffer,
    /// This much food is still due.
    AskGive(u8),
    DrawPlague(u8),
    /// This many more followers are drawn for the plague.
    Plague(u8),
    /// A follower is drawn from the bag, and its track advances. r[orleans.scenario.event-support]
    DrawSupport,
    /// This many coins are missing.
    Torture(u8),
    AskLose(u8),
    DrawLost,
    /// Goods worth this many points are still due.
    AskWorth(Cause, u8),
    /// This many technology tiles have to leave the game. r[orleans.dignitary.event-technology-tax]
    AskScrap(u8),

    // What only one scenario has.
    Prosperity(prosperity::Step),
    Invasion(invasion::Step),
    Duel(duel::Step),
    Vierzon(vierzon::Step),
}

/// How a seat acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Via {
    /// Through the place's own followers, who return to the bag.
    Followers,
    /// Through a place that borrows another's action, without followers on that place.
    /// r[orleans.tile.well]
    Well,
    /// Through a place that this seat has activated. Its followers return to that seat's bag.
    /// r[orleans.invasion.palatinate]
    Guest(Seat),
}

impl Via {
    /// Whose place a seat uses.
    #[inline]
    pub(crate) fn host(self, seat: Seat) -> Seat {
        match self {
            Via::Followers | Via::Well => seat,
            Via::Guest(owner) => owner,
        }
    }
}

/// Where a technology tile comes from, which decides where it may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tool {
    /// The first of the craftsmen track. r[orleans.technology.first]
    First,
    Any,
}

/// Which place tiles may be chosen. r[orleans.track.traders-first]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    TypeOne,
    Any,
}

impl Frame for Step {
    #[inline]
    fn kind(self) -> Kind {
        match self {
            Step::Nothing
            | Step::Stock(_)
            | Step::Clear
            | Step::Hide
            | Step::Supply(_)
            | Step::Discard
            | Step::Offer
            | Step::AskCitizens
            | Step::Claims
            | Step::Claim(_)
            | Step::Plague(_)
            | Step::Hourglass
            | Step::Census
            | Step::Draws
            | Step::Plans
            | Step::Turns(_)
            | Step::Event
            | Step::Strike(_)
            | Step::EndRound
            | Step::Fetch(_)
            | Step::NextPlan
            | Step::Confirm(_)
            | Step::FetchBath(_)
            | Step::Bath
            | Step::KeepOne
            | Step::EndBathe(_)
            | Step::Suffer
            | Step::Torture(_) => Kind::Auto,
            Step::AskDraw
            | Step::AskRecall(_)
            | Step::AskMan(_)
            | Step::AskPlan(_)
            | Step::AskReady
            | Step::AskConfirm(_)
            | Step::AskAct(_)
            | Step::AskSend(_)
            | Step::AskDeal(_)
            | Step::AskFit(_)
            | Step::AskOpen(_)
            | Step::AskWine
            | Step::AskBathe(_)
            | Step::AskKeepOne
            | Step::AskWard
            | Step::AskGive(_)
            | Step::AskCitizen
            | Step::AskClaim
            | Step::AskWorth(..)
            | Step::AskScrap(_)
            | Step::AskLose(_) => Kind::Ask,
            Step::First
            | Step::Goods(_)
            | Step::Remove(_)
            | Step::DrawSupply(_)
            | Step::DrawOffer
            | Step::DrawHour
            | Step::Reveal
            | Step::Draw(_)
            | Step::DrawBath(_)
            | Step::DrawPlague(_)
            | Step::DrawSupport
            | Step::DrawLost => Kind::Chance,
            Step::Prosperity(step) => step.kind(),
            Step::Invasion(step) => step.kind(),
            Step::Duel(step) => step.kind(),
            Step::Vierzon(step) => step.kind(),
        }
    }
}

impl Step {
    /// Whether a seat that uses another seat's Town Hall sends one more follower from there.
    pub(crate) const fn guest_send(host: Seat) -> Step {
        Step::Invasion(invasion::Step::AskSend(host))
    }

    /// The scenario that alone has it.
    pub(crate) const fn scenario(self) -> Option<Scenario> {
        match self {
            Step::Prosperity(_) => Some(Scenario::Prosperity),
            Step::Invasion(_) => Some(Scenario::Invasion),
            Step::Duel(_) => Some(Scenario::Duel),
            Step::Vierzon(_) => Some(Scenario::Vierzon),
            Step::AskCitizens => Some(Scenario::Dignitary),
            _ => None,
        }
    }

    /// Whether a follower is neither here nor there until it is over.
    pub(crate) const fn holds_follower(self) -> bool {
        matches!(
            self,
            Step::DrawPlague(_)
                | Step::Vierzon(vierzon::Step::AskAmnesty(_))
                | Step::Invasion(invasion::Step::AskLodger(_))
        )
    }
}

const _: () = assert!(size_of::<Step>() <= 3);
