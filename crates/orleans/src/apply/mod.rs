//! What an answer changes, question by question. Mirrors `legal/`.

mod act;
pub(crate) mod draws;
pub(crate) mod events;
pub(crate) mod planning;
mod rewards;
mod technology;
pub(crate) mod tools;
pub(crate) mod torture;
mod trade;

use engine::{Line, Seat, Sink};

use crate::{
    action::Action,
    content::Place,
    event::{Event, What},
    rules::Orleans,
    scenarios::{objectives, worth},
    state::{End, State},
    step::{Choice, Step, Via},
};

impl Orleans {
    /// Carries out the answer to the question on a seat's lane.
    pub(crate) fn apply_answer(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match (state.flow.pop(Line::Lane(seat)), action) {
            (Step::AskDraw, Action::Draw { count }) => self.begin_draw(state, seat, count, sink),
            (Step::AskRecall(left), Action::Recall { spot }) => self.recall(state, seat, spot, left, sink),
            (Step::AskMan(_), Action::Man { place }) => self.man(state, seat, place, true, sink),
            (Step::AskMan(_), Action::Leave { place }) => self.man(state, seat, place, false, sink),
            (Step::AskPlan(_), Action::Plan { spot }) => self.plan(state, seat, spot, sink),
            (Step::AskPlan(_), Action::Stay { follower }) => Orleans::stay(state, seat, follower, sink),
            (Step::AskReady, Action::Ready) => {
                state.estates[seat].answers += 1;
                sink.emit(Event::new("orleans.plan.together", What::Ready { seat }));
            }
            (Step::AskConfirm(_), Action::Ready) => {
                sink.emit(Event::new("orleans.plan.open", What::Ready { seat }));
            }
            (Step::AskConfirm(left), Action::Replan) => self.replan(state, seat, left, sink),
            (Step::AskAct(via), action) => self.act(state, seat, via, action, sink),
            (Step::AskSend(place), Action::Send { role, goal, book, .. }) => {
                self.send(state, seat, seat, place, role, goal, book, sink);
            }
            (Step::AskDeal(left), action) => Orleans::deal(state, seat, left, action, sink),
            (Step::AskFit(tool), Action::Fit { place, need }) => {
                self.fit(state, seat, tool, place, need, sink);
            }
            (Step::AskOpen(_), Action::Open { tile }) => Orleans::open(state, seat, tile, sink),
            (Step::AskWine, Action::BuyGood { .. }) => tools::buy_wine(state, seat, sink),
            (Step::AskBathe(left), Action::Bathe { spot }) => self.bathe(state, seat, spot, left, sink),
            (Step::AskBathe(left), Action::BatheBag { follower }) => {
                let estate = &mut state.estates[seat];
                estate.unplanned.take(follower.index());
                tools::to_bag(estate, seat, follower, "orleans.tile.bathhouse-draw", sink);
                Orleans::ask_bathe(state, seat, left - 1);
            }
            (Step::AskKeepOne, Action::BatheKeep { follower }) => draws::keep(state, seat, follower, sink),
            (Step::AskWard, Action::Ward) => events::ward(self, state, seat, sink),
            (Step::AskWard, Action::Endure) => state.flow.push(Line::Lane(seat), Step::Suffer),
            (Step::AskGive(left), Action::Give { good }) => {
                events::give_food(self, state, seat, left, good, sink);
            }
            (Step::AskGive(_), Action::Coins) => events::pay_harvest(self, state, seat, sink),
            (Step::AskWorth(cause, left), Action::Give { good }) => {
                worth::give(self, state, seat, cause, left, good, sink);
            }
            (Step::AskWorth(cause, left), Action::Coins) => {
                worth::pay_coins(self, state, seat, cause, left, sink);
            }
            (Step::AskLose(owed), Action::Lose(loss)) => torture::lose(self, state, seat, owed, loss, sink),
            (Step::AskWine | Step::AskClaim, Action::Pass)
            | (Step::AskRecall(_) | Step::AskSend(_), Action::Stop) => {}
            (Step::AskClaim, action) => {
                state.flow.push(Line::Main, Step::Claim(seat));
                self.scene().act_free(self, state, seat, action, sink);
            }
            (step, action) => self.scene().answer(self, state, seat, step, action, sink),
        }
        if !self.scenario.objectives.is_empty() && state.end == End::Open {
            objectives::mark_at_once(self, state, seat, sink);
        }
    }

    /// One action of a turn, or passing.
    fn act(&self, state: &mut State, seat: Seat, via: Via, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Pass => Orleans::pass(state, seat, sink),
            Action::Recruit { place, role } => self.recruit(state, seat, via, place, role, sink),
            Action::Travel { place, way, town, take } => {
                self.travel(state, seat, via, place, way, town, take, sink);
            }
            Action::Build { place } => self.build(state, seat, via, place, sink),
            Action::Send { place, role, goal, book } => {
                self.send(state, seat, via.host(seat), place, role, goal, book, sink);
            }
            Action::Work { place, count } => self.work(state, seat, via, place, count, sink),
            Action::Buy { place, .. } | Action::Sell { place, .. } => {
                self.use_place(state, seat, via, place, sink);
                Orleans::deal(state, seat, Orleans::deals(place), action, sink);
            }
            Action::Swap { place, give, take } => {
                self.use_place(state, seat, via, place, sink);
                tools::swap(state, seat, give, take, sink);
            }
            Action::Well => self.well(state, seat, via, sink),
            action if action.is_free() => {
                // Free actions do not end the turn.
                state.flow.push(Line::Lane(seat), Step::AskAct(via));
                self.scene().act_free(self, state, seat, action, sink);
            }
            action => self.scene().act(self, state, seat, via, action, sink),
        }
    }

    /// r[orleans.action.pass] The seat is out for this round. r[orleans.technology.after-passing]
    fn pass(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.passed.insert(seat);
        sink.emit(Event::new("orleans.action.pass", What::Passed { seat }));
        Orleans::lay_owed(state, seat);
    }

    /// A place tile goes from the stock to a seat.
    fn open(state: &mut State, seat: Seat, tile: Place, sink: &mut impl Sink<Event>) {
        let estate = &mut state.estates[seat];
        state.tiles &= !tile.bit();
        estate.tiles |= tile.bit();
        estate.fresh |= tile.bit();
        sink.emit(Event::new("orleans.tile.choice", What::Opened { seat, tile }));
    }

    /// Asks for a place tile, if one is left. r[orleans.track.none-left]
    pub(crate) fn ask_open(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        sink: &mut impl Sink<Event>,
    ) {
        if self.tiles_to_choose(state, choice) == 0 {
            sink.emit(Event::new("orleans.track.none-left", What::NoneLeft { seat }));
        } else {
            state.flow.push(Line::Lane(seat), Step::AskOpen(choice));
        }
    }

    /// The place tiles that may be chosen.
    pub(crate) fn tiles_to_choose(&self, state: &State, choice: Choice) -> u64 {
        match choice {
            // r[orleans.track.traders-first]
            Choice::TypeOne => state.tiles & self.type_one,
            Choice::Any => state.tiles,
        }
    }
}
