use std::fmt;

use engine::Seat;
use serde::Serialize;

use crate::{
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
    /// The roll, when marks are asked for.
    pub dice: Option<Dice>,
    /// The bonuses the seat could use, one of them in a round.
    pub bonuses: Vec<Bonus>,
    /// Whether the castle is chosen for everyone.
    pub for_everyone: bool,
}

/// The questions of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    StartCastle,
    Mark,
}

impl Prompt {
    pub(crate) fn new(rules: &BurgundyDice, state: &State, seat: Seat, step: Step) -> Prompt {
        let player = &state.players[seat];
        let ask = if step == Step::AskCastle { Ask::StartCastle } else { Ask::Mark };
        let usable = [Bonus::Monk, Bonus::Worker, Bonus::Silver].into_iter();
        Prompt {
            seat,
            ask,
            dice: state.dice,
            bonuses: usable.filter(|&bonus| player.unused(bonus) > 0).collect(),
            for_everyone: ask == Ask::StartCastle && rules.castles == Castles::Same,
        }
    }
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.ask, self.dice) {
            (Ask::StartCastle, _) if self.for_everyone => {
                f.write_str("choose the castle everyone starts with")
            }
            (Ask::StartCastle, _) => f.write_str("choose the castle you start with"),
            (Ask::Mark, dice) => {
                f.write_str("mark a hex")?;
                if let Some(Dice { pips: [low, high], colours: [one, other], .. }) = dice {
                    write!(f, " with {low} or {high} and {one} or {other}")?;
                }
                for (number, bonus) in self.bonuses.iter().enumerate() {
                    f.write_str(if number == 0 { "; you may use a " } else { " or a " })?;
                    write!(f, "{bonus}")?;
                }
                Ok(())
            }
        }
    }
}
