use engine::{Line, Seat, Sink};

use super::coins::{lose, pay_kind};
use crate::{
    action::Action,
    content::{BANK_RATE, Region, Suit},
    event::{Event, What},
    rules::Natick,
    state::{State, other},
    step::{Offer, Step},
};

impl Natick {
    /// r[natick.trader.barter] All from one region next to a trader.
    pub(crate) fn barter(
        &self,
        state: &mut State,
        seat: Seat,
        region: Region,
        take: Suit,
        sink: &mut impl Sink<Event>,
    ) {
        for _ in 0..self.trader_rate {
            lose(state, seat, region, "natick.trader.barter", sink);
        }
        state.flow.push(Line::Lane(seat), Step::Fetch(take));
    }
}

/// r[natick.trade.offer] An offer of one for one takes a single action.
pub(super) fn offer_one(state: &mut State, seat: Seat, give: Suit, take: Suit, sink: &mut impl Sink<Event>) {
    state.offers += 1;
    let mut offer = Offer::default();
    offer.offer(give);
    offer.ask(take);
    propose(state, seat, offer, sink);
}

/// r[natick.trade.offer-limit] An offer counts towards the limit as soon as it is begun.
pub(super) fn begin_deal(state: &mut State, seat: Seat) {
    state.offers += 1;
    state.flow.push(Line::Lane(seat), Step::AskOffer(Offer::default()));
}

/// r[natick.trade.offer] Adds to an offer, makes it to the other seat, or withdraws it.
pub(super) fn draft(
    state: &mut State,
    seat: Seat,
    mut draft: Offer,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    match action {
        Action::Add { suit } => draft.offer(suit),
        Action::Ask { suit } => draft.ask(suit),
        Action::Propose => return propose(state, seat, draft, sink),
        Action::Withdraw => return sink.emit(Event::new("natick.trade.offer", What::Withdrawn { seat })),
        _ => unreachable!("{action} is not part of an offer"),
    }
    state.flow.push(Line::Lane(seat), Step::AskOffer(draft));
}

/// The turn waits on the main line while the other seat decides.
fn propose(state: &mut State, seat: Seat, offer: Offer, sink: &mut impl Sink<Event>) {
    state.flow.pop(Line::Lane(seat));
    state.flow.push(Line::Main, Step::Build);
    state.flow.push(Line::Lane(other(seat)), Step::AskAccept(offer));
    sink.emit(Event::new("natick.trade.offer", What::Proposed { seat, offer }));
}

/// r[natick.trade.players] Both hand over what they agreed, then both store it.
pub(super) fn answer(
    state: &mut State,
    seat: Seat,
    offer: Offer,
    accepted: bool,
    sink: &mut impl Sink<Event>,
) {
    if !accepted {
        sink.emit(Event::new("natick.trade.offer", What::Declined { seat }));
        return;
    }
    sink.emit(Event::new("natick.trade.players", What::Accepted { seat }));
    let ([offered, asked], active) = (offer.sides(), other(seat));
    state.flow.then(
        Line::Main,
        &[
            Step::HandOver(active, offered),
            Step::HandOver(seat, asked),
            Step::Receive(active, asked),
            Step::Receive(seat, offered),
        ],
    );
}

/// r[natick.trade.bank] Three of a kind from any of the seat's regions, for one from the pool.
pub(super) fn bank(state: &mut State, seat: Seat, give: Suit, take: Suit, sink: &mut impl Sink<Event>) {
    sink.emit(Event::new("natick.trade.bank", What::Banked { seat, give, paid: BANK_RATE, take }));
    state.flow.push(Line::Lane(seat), Step::Fetch(take));
    pay_kind(state, seat, give, BANK_RATE, sink);
}
