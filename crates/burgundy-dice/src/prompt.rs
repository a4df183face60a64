use std::fmt;

use engine::Seat;
use serde::Serialize;

use crate::{
    action::{Action, Means},
    content::Bonus,
    dice::Dice,
    rules::{BurgundyDice, Castles},
    state::State,
    step::Step,
};

/// What a seat is being asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    pub seat: Seat,
    pub ask: Ask,
    /// The roll, if the seat is to mark.
    pub dice: Option<Dice>,
    /// The bonuses the seat can use now. Only one may be used in a round.
    pub bonuses: Vec<Bonus>,
    /// Whether a hex can be marked, and whether the dice alone are enough.
    pub can_mark: bool,
    pub dice_enough: bool,
    /// Whether the seat chooses the castle for everyone.
    pub for_everyone: bool,
}

/// The questions in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    StartCastle,
    Mark,
}

impl Prompt {
    pub(crate) fn new(rules: &BurgundyDice, state: &State, seat: Seat, step: Step) -> Prompt {
        let mut means = Vec::new();
        rules.offer_step(state, seat, step, &mut |action| {
            if let Action::Mark { means: with, .. } = action
                && !means.contains(&with)
            {
                means.push(with);
            }
        });
        let ask = if step == Step::AskCastle { Ask::StartCastle } else { Ask::Mark };
        Prompt {
            seat,
            ask,
            dice: state.dice,
            bonuses: means.iter().filter_map(|with| with.bonus()).collect(),
            can_mark: !means.is_empty(),
            dice_enough: means.contains(&Means::Dice),
            for_everyone: ask == Ask::StartCastle && rules.castles == Castles::Same,
        }
    }
}

impl Prompt {
    fn write_bonuses(&self, f: &mut fmt::Formatter<'_>, before: &str) -> fmt::Result {
        for (number, bonus) in self.bonuses.iter().enumerate() {
            write!(f, "{}{bonus}", if number == 0 { before } else { " or a " })?;
        }
        Ok(())
    }
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.ask, self.dice) {
            (Ask::StartCastle, _) if self.for_everyone => {
                f.write_str("choose the castle everyone starts with")
            }
            (Ask::StartCastle, _) => f.write_str("choose the castle you start with"),
            (Ask::Mark, _) if !self.can_mark => f.write_str("you cannot mark anything with these dice: pass"),
            // r[burgundy-dice.round.pass] If only a bonus helps, passing is allowed.
            (Ask::Mark, _) if !self.dice_enough => {
                f.write_str("you cannot mark anything with the dice alone")?;
                self.write_bonuses(f, ": use a ")?;
                f.write_str(", or pass")
            }
            (Ask::Mark, dice) => {
                f.write_str("mark a hex")?;
                if let Some(Dice { pips: [low, high], colours: [one, other], .. }) = dice {
                    let either = |one: String, other: String| {
                        if one == other { one } else { format!("{one} or {other}") }
                    };
                    let pips = either(low.to_string(), high.to_string());
                    let colours = either(one.to_string(), other.to_string());
                    write!(f, " with {pips} and {colours}")?;
                }
                self.write_bonuses(f, "; you may use a ")
            }
        }
    }
}
