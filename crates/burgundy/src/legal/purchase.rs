use engine::Seat;

use crate::{
    action::{Action, Payment},
    content::{Depot, Power},
    estate::Estate,
    rules::Burgundy,
    state::State,
    step::Step,
};

const PAYMENTS: [Payment; 3] = [Payment::Silver, Payment::Workers, Payment::Mixed];

impl Burgundy {
    /// Whether the seat may buy before it answers this question.
    /// r[burgundy.purchase.window-2011] r[burgundy.purchase.window-2019] r[burgundy.purchase.own-turn]
    #[inline]
    pub(crate) fn purchase_window(&self, state: &State, step: Step) -> bool {
        // At the end of a phase it is nobody's turn.
        state.turn.is_some()
            && match step {
                Step::UseDice => true,
                Step::Act(means) if !means.spec().in_turn => false,
                Step::Act(means) if means.spec().between => true,
                Step::Act(_)
                | Step::Load
                | Step::Keep(_)
                | Step::Copy(_)
                | Step::Graze(_)
                | Step::MakeRoom(_)
                | Step::Store(_)
                | Step::First(..)
                | Step::FirstOfSale(..)
                | Step::BuyPoints(_)
                | Step::Exchange
                | Step::Give(_) => self.purchase.any_decision,
                _ => false,
            }
    }

    /// r[burgundy.purchase.once] r[burgundy.purchase.cost] The one purchase of the turn.
    #[inline]
    pub(crate) fn offer_purchase(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        // Usually the seat is too poor, so this is checked before the call.
        let estate = &state.estates[seat];
        let rich = estate.silver >= Payment::Silver.price().0 || estate.powers.has(Power::PayWorkers);
        if rich && !state.hands[seat].bought {
            self.offer_payments(state, seat, offer);
        }
    }

    #[inline(never)]
    fn offer_payments(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        if !self.purchase.makes_room && self.storage_full(state, seat) {
            return;
        }
        let estate = &state.estates[seat];
        let anywhere = estate.powers.has(Power::BuyAnywhere);
        for payment in PAYMENTS {
            if !self.can_pay(estate, payment) {
                continue;
            }
            let depot = Depot::BLACK;
            self.each_tile_in(state, depot, |tile| offer(Action::Buy { depot, tile, payment }));
            if anywhere {
                for depot in Depot::numbered() {
                    self.each_tile_in(state, depot, |tile| offer(Action::Buy { depot, tile, payment }));
                }
            }
        }
    }

    fn can_pay(&self, estate: &Estate, payment: Payment) -> bool {
        let (silver, workers) = payment.price();
        let allowed = match payment {
            Payment::Silver => true,
            Payment::Workers => estate.powers.has(Power::PayWorkers),
            Payment::Mixed => estate.powers.has(Power::PayWorkers) && self.purchase.mixed,
        };
        allowed && estate.silver >= silver && estate.workers >= workers
    }

    /// Whether there is anything the seat could buy before it answers this question.
    pub(crate) fn could_buy(&self, state: &State, seat: Seat, step: Step) -> bool {
        let mut any = false;
        if self.purchase_window(state, step) {
            self.offer_purchase(state, seat, &mut |_| any = true);
        }
        any
    }
}
