//! What a seat may do now, question by question. Mirrors `apply/`.

mod build;
mod dice;
pub(crate) mod events;
mod explain;
mod trade;

use engine::Seat;
pub use explain::Why;

use crate::{
    action::{Action, Build},
    content::{Region, Side},
    rules::Natick,
    set_up::offer_region,
    state::State,
    step::Step,
};

impl Natick {
    /// Everything a seat may answer to the question `step`.
    pub(crate) fn offer_step(&self, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        match step {
            Step::AskRegion(_) => offer_region(state, seat, offer),
            // r[natick.setup.road]
            Step::AskFirstRoad => {
                for side in Side::ALL {
                    offer(Action::Build(Build::Road(side)));
                }
            }
            Step::AskDivide => self.offer_divide(state, offer),
            Step::AskKeep(sets) => dice::offer_keep(sets, offer),
            Step::AskEvent => self.offer_event(state, seat, offer),
            Step::AskGive(taken) => events::offer_give(state, seat, taken, offer),
            Step::AskDiscard(victim, _) => {
                let colony = &state.colonies[victim];
                for region in Region::in_mask(state.coins.holding(colony.regions)) {
                    offer(Action::Discard { region });
                }
            }
            Step::AskCollect(suit, due) => {
                due.regions(suit).for_each(|region| offer(Action::Collect { region }));
            }
            Step::Act => self.offer_act(state, seat, offer),
            Step::AskOffer(draft) => trade::offer_offer(state, seat, draft, offer),
            Step::AskAccept(_) => {
                offer(Action::Accept);
                offer(Action::Decline);
            }
            // r[natick.build.pay]
            Step::AskPay(suit, _) => {
                for region in Region::in_mask(state.holding(seat, suit)) {
                    offer(Action::Pay { region });
                }
            }
            // r[natick.trade.room]
            Step::AskStore(suit, _) => {
                for region in Region::in_mask(state.with_room(seat, suit)) {
                    offer(Action::Store { region });
                }
            }
            Step::AskScout(_) => {
                offer(Action::Draw);
                Region::in_mask(state.stack).for_each(|region| offer(Action::Scout { region }));
            }
            Step::AskPut(spot, _) => spot.rows().for_each(|row| offer(Action::Put { row })),
            _ => unreachable!("{step:?} asks nobody"),
        }
    }

    /// r[natick.trade.any-order] Trades and builds in any order, until the seat ends its turn.
    fn offer_act(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let purse = state.purse(seat);
        if purse != [0; 4] {
            self.offer_pool_trades(state, seat, purse, offer);
            if state.offers < self.offers {
                trade::offer_first(state, seat, offer);
            }
            self.offer_builds(state, seat, purse, offer);
        }
        offer(Action::End);
    }
}
