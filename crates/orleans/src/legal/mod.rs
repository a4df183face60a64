//! What a seat may do now, question by question. Mirrors `apply/`.

mod act;
mod events;
pub(crate) mod explain;
pub(crate) mod explain_act;
mod explain_events;
mod explain_plan;
mod planning;

use engine::Seat;
pub use explain::Why;
pub(crate) use explain::{Checked, first, need};
pub(crate) use explain_act::{check_coins, check_goods, check_supply, check_take};

use crate::{
    action::Action,
    content::{Follower, Good, Place},
    estate::bits,
    rules::Orleans,
    scenarios::worth,
    state::State,
    step::{Step, Tool},
};

impl Orleans {
    /// Everything a seat may answer to the question `step`.
    pub(crate) fn offer_step(&self, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        let estate = &state.estates[seat];
        match step {
            Step::AskDraw => {
                // r[orleans.draw.fewer] r[orleans.draw.short]
                let most = self.most_draws(estate).min(estate.bag.len());
                (0..=most).rev().for_each(|count| offer(Action::Draw { count }));
            }
            Step::AskRecall(_) => self.offer_recalls(estate, offer),
            Step::AskMan(place) => {
                if self.muster(estate, place, &estate.unplanned).is_some() {
                    offer(Action::Man { place });
                }
                offer(Action::Leave { place });
            }
            Step::AskPlan(follower) => self.offer_plans(estate, follower, offer),
            Step::AskReady => offer(Action::Ready),
            Step::AskConfirm(_) => {
                offer(Action::Replan);
                offer(Action::Ready);
            }
            Step::AskAct(via) => self.offer_acts(state, seat, via, offer),
            Step::AskSend(place) => {
                self.offer_sends(state, seat, seat, place, offer);
                offer(Action::Stop);
            }
            Step::AskDeal(_) => {
                Orleans::offer_deals(state, seat, Place::MarketStand, offer);
                offer(Action::Stop);
            }
            Step::AskFit(tool) => self.offer_fits(state, seat, tool, offer),
            Step::AskOpen(choice) => {
                let tiles = self.tiles_to_choose(state, choice);
                Place::in_mask(tiles).for_each(|tile| offer(Action::Open { tile }));
            }
            Step::AskWine => {
                offer(Action::BuyGood { good: Good::Wine });
                offer(Action::Pass);
            }
            Step::AskBathe(_) => self.offer_baths(estate, offer),
            Step::AskKeepOne => {
                let drawn = estate.unplanned.iter().map(|(kind, _)| Follower::at(kind));
                drawn.for_each(|follower| offer(Action::BatheKeep { follower }));
            }
            Step::AskWard => {
                offer(Action::Ward);
                offer(Action::Endure);
            }
            Step::AskGive(left) => self.offer_gifts(state, seat, left, offer),
            Step::AskWorth(cause, left) => worth::offer(state, seat, cause, left, offer),
            Step::AskLose(_) => self.offer_losses(state, seat, &mut |loss| offer(Action::Lose(loss))),
            Step::AskClaim => {
                self.scene().offer_free(self, state, seat, offer);
                offer(Action::Pass);
            }
            step => self.scene().offer(self, state, seat, step, offer),
        }
    }

    /// r[orleans.technology.replace] The spaces that a technology tile may replace, equal ones once.
    fn offer_fits(&self, state: &State, seat: Seat, tool: Tool, offer: &mut impl FnMut(Action)) {
        let mut before = None;
        for space in bits(self.technology_spaces(&state.estates[seat], tool)) {
            let (place, need) = self.space(space);
            if before != Some((place, need)) {
                offer(Action::Fit { place, need });
            }
            before = Some((place, need));
        }
        if self.takes_tool(state, tool) {
            self.scene().offer(self, state, seat, Step::AskFit(tool), offer);
        }
    }

    /// Whether an action is legal for a seat.
    pub(crate) fn offers(&self, state: &State, seat: Seat, action: Action) -> bool {
        let mut found = false;
        if let Some(step) = state.flow.asked(seat) {
            self.offer_step(state, seat, step, &mut |offered| found |= offered == action);
        }
        found
    }

    /// The followers on a place, in the order of its spaces.
    pub(crate) fn followers_on(
        &self,
        state: &State,
        seat: Seat,
        place: Place,
    ) -> impl Iterator<Item = Follower> + '_ {
        let estate = state.estates[seat];
        bits(estate.filled & self.mask(place)).map(move |space| estate.standing(space))
    }
}
