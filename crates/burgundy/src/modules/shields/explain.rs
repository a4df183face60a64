//! Why an action with a shield is not allowed.

use engine::Seat;

use crate::{
    action::Action,
    content::{Depot, Good, Power, Shield, Space},
    legal::{Checked, Why, first, on_depots},
    means::Means,
    rules::Burgundy,
    state::{Own, State},
    step::Step,
};

impl Burgundy {
    pub(crate) fn check_shields(&self, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
        if !self.has_shields() {
            return Err(Why::NotAtThisTable.by("burgundy.module.optional"));
        }
        match action {
            Action::Shield { by, shield, space } => {
                let (means, depot) = (by.means(), by.depot());
                self.check_shield(state, seat, step, means, (depot, shield, space))
            }
            Action::Set { means, value } => check_set(state.own(seat), step, means, value),
            Action::Name { seat: other } => self.check_name(state, seat, other),
            Action::Pay { shield, worker } => check_tribute(state.own(seat), step, shield, Some(worker)),
            Action::GiveUp { shield } => check_tribute(state.own(seat), step, shield, None),
            Action::Load { good } => self.check_colour(state, seat, step, good),
            _ => unreachable!("{action} is not about a shield"),
        }
    }

    /// Checks how the shield is taken, where it is, where it goes, and what the double costs.
    fn check_shield(
        &self,
        state: &State,
        seat: Seat,
        step: Step,
        means: Means,
        (depot, shield, space): (Depot, Shield, Space),
    ) -> Checked {
        let Own { hand, estate } = state.own(seat);
        match (means, step) {
            (Means::Double, Step::UseDice) if hand.dice.contains(&0) => {
                return Err(Why::DoubleUsed.by("burgundy.shield.own-dice"));
            }
            (Means::Double, Step::UseDice) => {}
            (Means::Double, _) => return Err(first(step)),
            (Means::Castle, Step::Act(Means::Castle)) if estate.powers.has(Power::CastleTakesShield) => {}
            (Means::Castle, Step::Act(Means::Castle)) => {
                return Err(Why::NoShield.by("burgundy.shield.11").with("shield", 11));
            }
            (Means::Castle, _) => return Err(Why::NoEffect.by("burgundy.shield.11").with("means", means)),
            _ => return Err(Why::NotByThis.by("burgundy.shield.take").with("means", means)),
        }
        if depot == Depot::BLACK || !state.depot_shields[depot.index()].contains(&Some(shield)) {
            let reason = Why::ShieldNotThere.by("burgundy.shield.take");
            return Err(reason.with("shield", shield).with("depot", depot));
        }
        if self.castle_at(estate, space).is_none() {
            return Err(Why::NotACastle.by("burgundy.shield.castle-kind").with("space", space));
        }
        let cost = self.double_cost(state, seat, depot.value());
        if means == Means::Double && cost > estate.workers {
            let reason = Why::DoubleOutOfReach.by("burgundy.shield.take").with("value", depot.value());
            return Err(reason.with("cost", cost).with("have", estate.workers));
        }
        Ok(())
    }

    fn check_name(&self, state: &State, seat: Seat, other: Seat) -> Checked {
        if !state.estates[seat].powers.has(Power::CopyMonasteries) {
            return Err(Why::NoShield.by("burgundy.shield.06").with("shield", 6));
        }
        if state.named.is_some() {
            return Err(Why::NamedAlready.by("burgundy.shield.06-once"));
        }
        if other == seat || other.0 >= self.seats {
            return Err(Why::NameAnother.by("burgundy.shield.06"));
        }
        Ok(())
    }

    fn check_colour(&self, state: &State, seat: Seat, step: Step, good: Good) -> Checked {
        if step != Step::LoadColour {
            return Err(Why::NoColour.by("burgundy.shield.05"));
        }
        if !on_depots(state, good) {
            return Err(Why::GoodNotThere.by("burgundy.shield.05").with("good", good));
        }
        if !self.room_for(state, seat, good) {
            return Err(Why::NoColourRoom.by("burgundy.shield.05").with("good", good));
        }
        Ok(())
    }
}

/// r[burgundy.shield.16]
fn check_set(Own { hand, estate }: Own<'_>, step: Step, means: Means, value: u8) -> Checked {
    let Some(die) = means.die() else {
        return Err(Why::NotByThis.by("burgundy.shield.16").with("means", means));
    };
    if !estate.powers.has(Power::SetDie) {
        return Err(Why::NoShield.by("burgundy.shield.16").with("shield", 16));
    }
    if step != Step::UseDice {
        return Err(first(step));
    }
    if hand.set {
        return Err(Why::SetAlready.by("burgundy.shield.16"));
    }
    if hand.dice[die] == 0 {
        return Err(Why::DieUsed.by("burgundy.turn.one-die-one-action"));
    }
    if hand.dice[die] == value {
        return Err(Why::SameValue.by("burgundy.shield.16").with("value", value));
    }
    Ok(())
}

/// Checks that a shield is due, and what it is paid with: silver, a worker, or nothing if it is given up.
fn check_tribute(Own { estate, .. }: Own<'_>, step: Step, shield: Shield, worker: Option<bool>) -> Checked {
    let Step::Pay(due) = step else {
        return Err(Why::NoTribute.by("burgundy.shield.tribute"));
    };
    let castle = estate.shields.iter().position(|&other| other == Some(shield));
    if !castle.is_some_and(|castle| due.has(castle)) {
        return Err(Why::NotDue.by("burgundy.shield.tribute").with("shield", shield));
    }
    match worker {
        Some(true) if !due.in_workers() => Err(Why::NoTributeWorkers.by("burgundy.shield.03")),
        Some(true) if estate.workers == 0 => {
            Err(Why::TooFewToPay.by("burgundy.shield.03").with("price", 1).with("have", 0))
        }
        Some(false) if estate.silver == 0 => {
            Err(Why::TooLittleSilver.by("burgundy.shield.tribute").with("price", 1).with("have", 0))
        }
        _ => Ok(()),
    }
}
