use engine::Seat;

use super::events::affects;
use crate::{action::Action, content::DiceSet, rules::Natick, state::State, step::Sets};

impl Natick {
    /// r[natick.dice.divide] Every way to make two sets. r[natick.dice.splits] Their order does not
    /// matter, so the first set has the first die.
    pub(crate) fn offer_divide(&self, state: &State, offer: &mut impl FnMut(Action)) {
        let idle = self.idle_dice(state).bits();
        // Any subset of the idle dice may be set aside, beginning with none.
        let mut aside = 0_u8;
        loop {
            let dice = DiceSet::ALL.without(DiceSet::from_bits(aside)).bits();
            let lowest = dice & dice.wrapping_neg();
            let rest = dice & !lowest;
            let mut more = 0_u8;
            loop {
                offer(Action::Divide {
                    first: DiceSet::from_bits(lowest | more),
                    aside: DiceSet::from_bits(aside),
                });
                more = more.wrapping_sub(rest) & rest;
                if more == 0 {
                    break;
                }
            }
            aside = aside.wrapping_sub(idle) & idle;
            if aside == 0 {
                break;
            }
        }
    }

    /// r[natick.dice.aside] Dice whose event would currently do nothing for either seat.
    pub(crate) fn idle_dice(&self, state: &State) -> DiceSet {
        let mut idle = DiceSet::NONE;
        state.omens.each(|die| {
            let event = self.event(die);
            if !affects(state, Seat(0), event) && !affects(state, Seat(1), event) {
                idle.insert(die);
            }
        });
        idle
    }
}

/// r[natick.dice.keep] One set or the other. Two empty sets are only one choice.
pub(super) fn offer_keep(sets: Sets, offer: &mut impl FnMut(Action)) {
    let [first, second] = sets.both();
    offer(Action::Keep { dice: first });
    if first != second {
        offer(Action::Keep { dice: second });
    }
}
