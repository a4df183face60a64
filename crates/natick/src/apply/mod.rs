//! What each answer does. Mirrors `legal/`.

mod build;
mod coins;
mod dice;
mod events;
mod trade;

pub(crate) use coins::{pay, receive, receive_kind};
pub(crate) use dice::collect;

use engine::{Line, Seat, Sink};

use crate::{
    action::{Action, Build},
    content::Place,
    event::{Event, What},
    rules::Natick,
    set_up::CORNERS,
    state::State,
    step::Step,
};

impl Natick {
    pub(crate) fn apply_answer(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        debug_assert!(self.offers(state, seat, action), "{seat} {action} is not legal");
        let step = state.flow.asked(seat).expect("only a seat that was asked may answer");
        if let Step::Act = step {
            self.act(state, seat, action, sink);
            return;
        }
        state.flow.pop(Line::Lane(seat));
        match (step, action) {
            (Step::AskRegion(corner), Action::Region { region }) => {
                let (x, row) = CORNERS[usize::from(corner)];
                self.lay_region(state, seat, region, Place::new(x), row);
                sink.emit(Event::new("natick.setup.village", What::Laid { seat, region, x, row }));
                let next = if corner < 3 { Step::AskRegion(corner + 1) } else { Step::AskFirstRoad };
                state.flow.push(Line::Lane(seat), next);
            }
            (Step::AskFirstRoad, Action::Build(build @ Build::Road(side))) => {
                state.colonies[seat].open[side.index()] = true;
                sink.emit(Event::new("natick.setup.road", What::Built { seat, build }));
            }
            (Step::AskDivide, Action::Divide { first, aside }) => dice::divide(state, first, aside, sink),
            (Step::AskKeep(sets), Action::Keep { dice }) => dice::keep(state, sets, dice, sink),
            (Step::AskEvent, _) => self.resolve_event(state, seat, action, sink),
            (Step::AskGive(_), Action::Give { region }) => events::give_back(state, seat, region, sink),
            (Step::AskDiscard(victim, count), Action::Discard { region }) => {
                coins::lose(state, victim, region, "natick.event.raid", sink);
                self.discard(state, victim, count - 1, sink);
            }
            (Step::AskCollect(suit, due), Action::Collect { region }) => {
                dice::collect_one(state, seat, suit, due, region, sink);
            }
            (Step::AskOffer(draft), _) => trade::draft(state, seat, draft, action, sink),
            (Step::AskAccept(offer), _) => trade::answer(state, seat, offer, action == Action::Accept, sink),
            (Step::AskPay(suit, count), Action::Pay { region }) => {
                coins::lose(state, seat, region, "natick.build.pay", sink);
                coins::pay_kind(state, seat, suit, count - 1, sink);
            }
            (Step::AskStore(suit, count), Action::Store { region }) => {
                coins::gain(state, seat, region, "natick.trade.room", sink);
                receive_kind(state, seat, suit, count - 1, sink);
            }
            (Step::AskScout(spot), Action::Draw) => {
                state.flow.push(Line::Lane(seat), Step::DrawRegion(spot));
            }
            (Step::AskScout(spot), Action::Scout { region }) => self.scout(state, seat, spot, region, sink),
            (Step::AskPut(spot, region), Action::Put { row }) => {
                self.place_region(state, seat, region, spot.road(), row, sink);
            }
            (step, action) => unreachable!("{action} does not answer {step:?}"),
        }
    }

    /// A trade, a build, or the end of the turn.
    fn act(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Bank { give, take } => trade::bank(state, seat, give, take, sink),
            Action::Barter { region, take } => self.barter(state, seat, region, take, sink),
            Action::Offer { give, take } => trade::offer_one(state, seat, give, take, sink),
            Action::Deal => trade::begin_deal(state, seat),
            Action::Build(build) => self.build(state, seat, build, sink),
            Action::End => {
                state.flow.pop(Line::Lane(seat));
                sink.emit(Event::new("natick.turn.steps", What::TurnEnded { seat }));
            }
            _ => unreachable!("{action} is neither a trade nor a build"),
        }
    }

    pub(crate) fn offers(&self, state: &State, seat: Seat, action: Action) -> bool {
        let mut found = false;
        if let Some(step) = state.flow.asked(seat) {
            self.offer_step(state, seat, step, &mut |offered| found |= offered == action);
        }
        found
    }
}
