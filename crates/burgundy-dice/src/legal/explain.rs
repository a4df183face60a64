//! Why something may not be done: the clause that forbids it, and a sentence for people.

use engine::Seat;

use super::mark::other_dice;
use crate::{
    action::{Action, Entry, Means},
    content::{Bonus, Colour, Numbers},
    dice::Dice,
    rules::BurgundyDice,
    state::{Front, Player, State},
    step::Step,
};

/// A clause and a sentence.
type Why = (&'static str, String);

fn why<T>(clause: &'static str, sentence: impl Into<String>) -> Result<T, Why> {
    Err((clause, sentence.into()))
}

impl BurgundyDice {
    /// Why an action is not among the legal ones; nothing if it is.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Why> {
        if self.offers(state, seat, action) {
            return None;
        }
        let step = state.flow.asked(seat)?;
        let checked = match (step, action) {
            (_, Action::Roll { .. } | Action::Reveal) => {
                why("burgundy-dice.round.order", "that is for chance, not for a seat")
            }
            (Step::AskCastle, Action::Castle { hex }) => {
                if self.duchy.castle(hex).is_none() {
                    let sentence = format!("{hex} is {}, not a castle", kind(self.duchy.colour(hex)));
                    why("burgundy-dice.setup.castle", sentence)
                } else {
                    let sentence = format!("the castle on {hex} is taken; all start castles differ");
                    why("burgundy-dice.variant.all-different", sentence)
                }
            }
            (Step::AskCastle, _) => why("burgundy-dice.setup.castle", "a start castle is chosen first"),
            (_, Action::Castle { .. }) => {
                why("burgundy-dice.setup.castle", "start castles are chosen before the first round only")
            }
            (_, Action::Pass) => why(
                "burgundy-dice.round.pass",
                "the dice as rolled give a combination that you can use, so you cannot pass",
            ),
            (_, Action::Mark { means, first, second }) => self.check_mark(state, seat, means, first, second),
        };
        checked.err()
    }

    /// The first rule that a mark breaks, in the order in which a person would look.
    fn check_mark(
        &self,
        state: &State,
        seat: Seat,
        means: Means,
        first: Entry,
        second: Option<Entry>,
    ) -> Result<(), Why> {
        let dice = state.dice.expect("marks are asked for after the roll");
        let player = &state.players[seat];
        match (means, second) {
            (Means::Dice, Some(_)) => {
                return why("burgundy-dice.bonus.silver", "a second hex takes a silver: `mark silver …`");
            }
            (Means::Monk | Means::Worker, Some(_)) => {
                let sentence = format!(
                    "a {} and a second hex (which takes a silver) are two bonuses; one may be used in a round",
                    means.name()
                );
                return why("burgundy-dice.bonus.one", sentence);
            }
            (Means::Silver, None) => {
                return why(
                    "burgundy-dice.bonus.silver-second",
                    "a silver marks a second hex: name both, `mark silver r2c1 2 r2c2 4`",
                );
            }
            (Means::Dice | Means::Monk | Means::Worker, None) | (Means::Silver, Some(_)) => {}
        }
        check_place(&player.front, first)?;
        self.check_dice(player, dice, means, first)?;
        self.check_number(&player.front, first)?;
        let Some(second) = second else { return check_held(player, means) };
        if !self.silver_after(player, first.hex) {
            check_held(player, means)?;
        }
        let mut front = player.front;
        front.mark(&self.duchy, first.hex, first.number);
        check_place(&front, second)?;
        self.check_dice(player, dice, means, second)?;
        let pair = |entry: Entry| (entry.number, self.duchy.colour(entry.hex));
        if !other_dice(dice, pair(first), pair(second)) {
            return why(
                "burgundy-dice.bonus.other-die",
                format!(
                    "both hexes would use the same two dice ({} and {}); the second needs at least one other die",
                    second.number,
                    pair(second).1
                ),
            );
        }
        self.check_number(&front, second)
    }

    /// Colour and number come from the dice, one of them perhaps changed by a bonus.
    fn check_dice(&self, player: &Player, dice: Dice, means: Means, entry: Entry) -> Result<(), Why> {
        let colour = self.duchy.colour(entry.hex);
        let rolled = (dice.pips.contains(&entry.number), dice.colours.contains(&colour));
        let number = entry.number;
        let [one, other] = dice.colours;
        let [low, high] = dice.pips;
        let need = |bonus: Bonus| if player.unused(bonus) > 0 { "" } else { ", which you do not have" };
        match (means, rolled) {
            (Means::Dice | Means::Silver, (true, true))
            | (Means::Monk, (true, false))
            | (Means::Worker, (false, true)) => Ok(()),
            (Means::Monk | Means::Worker, (true, true)) => why(
                "burgundy-dice.bonus.needed",
                format!("the dice show {number} and {colour} as they are: `mark dice {entry}`"),
            ),
            (_, (false, false)) => why(
                "burgundy-dice.bonus.one",
                format!(
                    "neither {number} nor {colour} was rolled ({low}, {high}; {one}, {other}); a monk and a worker \
                     would be two bonuses, and one may be used in a round"
                ),
            ),
            (Means::Dice | Means::Worker, (true, false)) => why(
                "burgundy-dice.round.combination",
                format!("no die shows {colour} ({one}, {other}); that takes a monk{}", need(Bonus::Monk)),
            ),
            (Means::Dice | Means::Monk, (false, true)) => why(
                "burgundy-dice.round.combination",
                format!("no die shows {number} ({low}, {high}); that takes a worker{}", need(Bonus::Worker)),
            ),
            (Means::Silver, _) => why(
                "burgundy-dice.bonus.rolled-only",
                format!(
                    "{number} and {colour} were not both rolled ({low}, {high}; {one}, {other}); with a silver both \
                     combinations use the dice as they are, for it is the one bonus of the round"
                ),
            ),
        }
    }

    /// The rule of the hex's colour.
    fn check_number(&self, front: &Front, entry: Entry) -> Result<(), Why> {
        let Entry { hex, number } = entry;
        if front.accepts(&self.duchy, hex, number) {
            return Ok(());
        }
        let colour = self.duchy.colour(hex);
        let takes = listed(front.takes(&self.duchy, hex));
        let sentence = match colour.spec().numbers {
            Numbers::Only([low, high]) => {
                format!("{hex} is {colour} and takes {low} or {high}, not {number}")
            }
            Numbers::Different => format!("the city of {hex} has a {number} already; its numbers differ"),
            Numbers::Equal => format!("the pasture of {hex} has {takes}; its numbers are all equal"),
            Numbers::Beside if takes.is_empty() => {
                format!("no number stands beside the castle on {hex} yet")
            }
            Numbers::Beside => format!("{number} does not stand beside the castle on {hex}; {takes} does"),
        };
        why(colour.spec().clause, sentence)
    }
}

/// A vacant hex beside a marked one.
fn check_place(front: &Front, entry: Entry) -> Result<(), Why> {
    let hex = entry.hex;
    if front.marked & hex.bit() != 0 {
        return why("burgundy-dice.round.vacant", format!("{hex} is marked already"));
    }
    if front.beside & hex.bit() == 0 {
        let sentence = format!("{hex} is not adjacent to a marked hex");
        return why("burgundy-dice.round.adjacent", sentence);
    }
    Ok(())
}

/// A bonus that is used has been circled before.
fn check_held(player: &Player, means: Means) -> Result<(), Why> {
    match means.bonus() {
        Some(Bonus::Silver) if player.unused(Bonus::Silver) == 0 => {
            why("burgundy-dice.bonus.silver-earned", "you have no silver")
        }
        Some(bonus) if player.unused(bonus) == 0 => {
            let clause = match means {
                Means::Monk => "burgundy-dice.bonus.monk",
                Means::Worker | Means::Dice | Means::Silver => "burgundy-dice.bonus.worker",
            };
            why(clause, format!("you have no {bonus}"))
        }
        Some(_) | None => Ok(()),
    }
}

/// What kind of hex a colour is, with its article.
fn kind(colour: Colour) -> String {
    format!("a {}", colour.spec().area)
}

/// Numbers kept as bits: `2, 5`.
fn listed(numbers: u8) -> String {
    let each = (1..=6).filter(|number| numbers & (1 << (number - 1)) != 0);
    each.map(|number: u8| number.to_string()).collect::<Vec<_>>().join(", ")
}
