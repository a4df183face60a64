//! The order of what is pending, and points to buy.

use engine::Reason;

use super::{
    Why,
    exchange::{check_exchange, check_give},
};
use crate::{
    action::Action,
    estate::Estate,
    parts::{Parts, Pending, Sale},
    rules::Burgundy,
    step::Step,
};

/// r[burgundy.solo.order]
pub(super) fn offer_sale(left: Parts<Sale>, offer: &mut impl FnMut(Action)) {
    for sale in left.iter() {
        let part = match sale {
            Sale::Points => Pending::Points,
            Sale::Income => Pending::Income,
            Sale::Lay => unreachable!("goods are laid in their order"),
        };
        offer(Action::First { part });
    }
}

/// r[burgundy.solo.buy-vp] Any number of points, one silver each.
pub(super) fn offer_points(estate: &Estate, offer: &mut impl FnMut(Action)) {
    let most = u8::try_from(estate.silver).unwrap_or(u8::MAX);
    (0..=most).for_each(|silver| offer(Action::Points { silver }));
}

impl Burgundy {
    /// Why an answer that only a game of filling the duchy asks for is not legal.
    pub(super) fn check_filling(&self, estate: &Estate, step: Step, action: Action) -> Reason {
        match action {
            _ if !self.must_fill() => Why::NotAtThisTable.by("burgundy.module.optional"),
            Action::First { part } => match step {
                Step::First(..) | Step::FirstOfSale(..) => {
                    Why::NotPending.by("burgundy.solo.order").with("part", part)
                }
                _ => Why::NoOrder.by("burgundy.solo.order"),
            },
            Action::Points { silver } => match step {
                Step::BuyPoints(_) => {
                    let reason = Why::TooLittleSilver.by("burgundy.solo.buy-vp");
                    reason.with("price", silver).with("have", estate.silver)
                }
                _ => Why::NoGain.by("burgundy.solo.buy-vp"),
            },
            Action::Exchange { tile } => check_exchange(step, tile),
            Action::Give { good } => check_give(step, good),
            _ => unreachable!("{action} is asked for at every table"),
        }
    }
}
