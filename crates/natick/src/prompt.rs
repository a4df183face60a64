use std::fmt;

use engine::Seat;
use serde::Serialize;

use crate::{
    content::{DiceSet, DieEvent, Region, Suit},
    rules::Natick,
    state::State,
    step::{Offer, Step},
};

/// What a seat is being asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    pub seat: Seat,
    pub ask: Ask,
    /// The sets to choose from.
    pub sets: Vec<DiceSet>,
    /// The events still to be resolved.
    pub events: Vec<DieEvent>,
    /// The kind of resource in question.
    pub suit: Option<Suit>,
    /// How many to pay, store or discard. During a turn, how many offers the seat may still make.
    pub count: u8,
    /// The region that was drawn or found.
    pub region: Option<Region>,
    /// The offer that is made.
    pub offer: Option<Offer>,
}

/// The questions in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    Region,
    FirstRoad,
    Divide,
    Keep,
    Event,
    Give,
    Discard,
    Collect,
    Turn,
    Offer,
    Accept,
    Pay,
    Store,
    Scout,
    Put,
}

impl Prompt {
    pub(crate) fn new(rules: &Natick, state: &State, seat: Seat, step: Step) -> Prompt {
        let mut prompt = Prompt {
            seat,
            ask: Ask::Turn,
            sets: Vec::new(),
            events: Vec::new(),
            suit: None,
            count: 0,
            region: None,
            offer: None,
        };
        prompt.ask = match step {
            Step::AskRegion(corner) => {
                prompt.count = corner + 1;
                Ask::Region
            }
            Step::AskFirstRoad => Ask::FirstRoad,
            Step::AskDivide => Ask::Divide,
            Step::AskKeep(sets) => {
                prompt.sets = sets.both().to_vec();
                Ask::Keep
            }
            Step::AskEvent => {
                let open = state.open_events(seat);
                prompt.events = open.iter().map(|die| rules.event(die)).collect();
                Ask::Event
            }
            Step::AskGive(suit) => {
                prompt.suit = Some(suit);
                Ask::Give
            }
            Step::AskDiscard(_, count) => {
                prompt.count = count;
                Ask::Discard
            }
            Step::AskCollect(suit, _) => {
                (prompt.suit, prompt.count) = (Some(suit), state.pool[suit.index()]);
                Ask::Collect
            }
            Step::Act => {
                prompt.count = rules.offers.saturating_sub(state.offers);
                Ask::Turn
            }
            Step::AskOffer(offer) => {
                prompt.offer = Some(offer);
                Ask::Offer
            }
            Step::AskAccept(offer) => {
                prompt.offer = Some(offer);
                Ask::Accept
            }
            Step::AskPay(suit, count) => {
                (prompt.suit, prompt.count) = (Some(suit), count);
                Ask::Pay
            }
            Step::AskStore(suit, count) => {
                (prompt.suit, prompt.count) = (Some(suit), count);
                Ask::Store
            }
            Step::AskScout(_) => Ask::Scout,
            Step::AskPut(_, region) => {
                prompt.region = Some(region);
                Ask::Put
            }
            _ => unreachable!("{step:?} asks nobody"),
        };
        prompt
    }
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offer = self.offer.map(Offer::told).unwrap_or_default();
        let count = self.count;
        let counted = self.suit.map(|suit| suit.counted(count)).unwrap_or_default();
        match self.ask {
            Ask::Region => {
                let corner = ["upper left", "lower left", "upper right", "lower right"];
                let corner = corner[usize::from(count.clamp(1, 4)) - 1];
                write!(f, "choose the region to the {corner} of your first village")
            }
            Ask::FirstRoad => write!(f, "choose the side of your first road"),
            Ask::Divide => write!(f, "divide the dice into two sets"),
            Ask::Keep => {
                let sets: Vec<String> = self.sets.iter().map(DiceSet::to_string).collect();
                write!(f, "keep one set of dice: {}", sets.join(" or "))
            }
            Ask::Event => {
                let events: Vec<&str> = self.events.iter().map(|event| event.name()).collect();
                write!(f, "resolve your events, in any order: {}", events.join(", "))
            }
            Ask::Give => {
                let taken = self.suit.map(|suit| suit.counted(1)).unwrap_or_default();
                write!(f, "give a resource for the {taken} you took")
            }
            Ask::Discard => write!(f, "raiders: discard a resource ({count} to go)"),
            Ask::Collect => write!(f, "the pool has only {counted}: choose where it goes"),
            Ask::Turn => {
                // r[natick.trade.offer-limit]
                let offers = match count {
                    0 => "no offers left this turn".to_owned(),
                    1 => "1 offer left this turn".to_owned(),
                    more => format!("{more} offers left this turn"),
                };
                write!(f, "trade and build, or end your turn ({offers})")
            }
            Ask::Offer => write!(f, "complete your offer: {offer}"),
            Ask::Accept => write!(f, "you are offered {offer}: accept or decline"),
            Ask::Pay => write!(f, "pay {counted}: choose a region"),
            Ask::Store => write!(f, "store {counted}: choose a region"),
            Ask::Scout => write!(f, "draw a region, or hire a scout to choose one"),
            Ask::Put => {
                let region = self.region.map(|region| region.to_string()).unwrap_or_default();
                write!(f, "put {region} above or below the line")
            }
        }
    }
}
