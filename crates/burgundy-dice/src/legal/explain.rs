//! Why an action is not allowed: the clause that forbids it, and what a sentence for people needs.

use engine::{Reason, Seat};

use super::mark::other_dice;
use crate::{
    action::{Action, Entry, Means},
    content::{Bonus, Numbers},
    dice::Dice,
    rules::BurgundyDice,
    state::{Front, Player, State},
    step::Step,
};

engine::reasons! {
    /// Why an action is not allowed, the least specific reason first.
    pub enum Why {
        ChanceOnly "chance-only",
        CastlesBefore "castles-before",
        CastleFirst "castle-first",
        NotACastle "not-a-castle",
        CastleTaken "castle-taken",
        MustMark "must-mark",
        SecondTakesSilver "second-takes-silver",
        OneBonus "one-bonus",
        NameBoth "name-both",
        Marked "marked",
        NotAdjacent "not-adjacent",
        NeitherRolled "neither-rolled",
        NotBothRolled "not-both-rolled",
        NeedlessBonus "needless-bonus",
        ColourLacksMonk "colour-lacks-monk",
        ColourNotRolled "colour-not-rolled",
        NumberLacksWorker "number-lacks-worker",
        NumberNotRolled "number-not-rolled",
        NoBonus "no-bonus",
        WrongNumber "wrong-number",
        CityHasNumber "city-has-number",
        PastureDiffers "pasture-differs",
        CastleAlone "castle-alone",
        NotBesideCastle "not-beside-castle",
        SameDice "same-dice",
    }
}

impl BurgundyDice {
    /// Why an action is not legal, or nothing if it is.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        if self.offers(state, seat, action) {
            return None;
        }
        let step = state.flow.asked(seat)?;
        let reason = match (step, action) {
            (_, Action::Roll { .. } | Action::Reveal) => Why::ChanceOnly.by("burgundy-dice.round.order"),
            (Step::AskCastle, Action::Castle { hex }) => {
                if self.duchy.castle(hex).is_none() {
                    let area = self.duchy.colour(hex).spec().area;
                    Why::NotACastle.by("burgundy-dice.setup.castle").with("hex", hex).with("area", area)
                } else {
                    Why::CastleTaken.by("burgundy-dice.variant.all-different").with("hex", hex)
                }
            }
            (Step::AskCastle, _) => Why::CastleFirst.by("burgundy-dice.setup.castle"),
            (_, Action::Castle { .. }) => Why::CastlesBefore.by("burgundy-dice.setup.castle"),
            (_, Action::Pass) => Why::MustMark.by("burgundy-dice.round.pass"),
            (_, Action::Mark { means, first, second }) => {
                return self.check_mark(state, seat, means, first, second).err();
            }
        };
        Some(reason)
    }

    /// The first rule that a mark breaks, in the order a person would check.
    fn check_mark(
        &self,
        state: &State,
        seat: Seat,
        means: Means,
        first: Entry,
        second: Option<Entry>,
    ) -> Result<(), Reason> {
        let dice = state.dice.expect("marking comes after the roll");
        let player = &state.players[seat];
        match (means, second) {
            (Means::Dice, Some(_)) => return Err(Why::SecondTakesSilver.by("burgundy-dice.bonus.silver")),
            (Means::Monk | Means::Worker, Some(_)) => {
                return Err(Why::OneBonus.by("burgundy-dice.bonus.one").with("bonus", means.name()));
            }
            (Means::Silver, None) => return Err(Why::NameBoth.by("burgundy-dice.bonus.silver-second")),
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
            let (number, colour) = pair(second);
            let reason = Why::SameDice.by("burgundy-dice.bonus.other-die");
            return Err(reason.with("number", number).with("colour", colour));
        }
        self.check_number(&front, second)
    }

    /// Colour and number must come from the dice. A bonus may change one of them.
    fn check_dice(&self, player: &Player, dice: Dice, means: Means, entry: Entry) -> Result<(), Reason> {
        let (number, colour) = (entry.number, self.duchy.colour(entry.hex));
        let [one, other] = dice.colours;
        let [low, high] = dice.pips;
        let pips = |reason: Reason| reason.with("number", number).with("low", low).with("high", high);
        let colours = |reason: Reason| reason.with("colour", colour).with("one", one).with("other", other);
        let rolled = (dice.pips.contains(&number), dice.colours.contains(&colour));
        Err(match (means, rolled) {
            (Means::Dice | Means::Silver, (true, true))
            | (Means::Monk, (true, false))
            | (Means::Worker, (false, true)) => return Ok(()),
            (Means::Monk | Means::Worker, (true, true)) => Why::NeedlessBonus
                .by("burgundy-dice.bonus.needed")
                .with("number", number)
                .with("colour", colour)
                .with("entry", entry),
            (_, (false, false)) => colours(pips(Why::NeitherRolled.by("burgundy-dice.bonus.one"))),
            (Means::Dice | Means::Worker, (true, false)) => {
                let held = player.unused(Bonus::Monk) > 0;
                let why = if held { Why::ColourNotRolled } else { Why::ColourLacksMonk };
                colours(why.by("burgundy-dice.round.combination"))
            }
            (Means::Dice | Means::Monk, (false, true)) => {
                let held = player.unused(Bonus::Worker) > 0;
                let why = if held { Why::NumberNotRolled } else { Why::NumberLacksWorker };
                pips(why.by("burgundy-dice.round.combination"))
            }
            (Means::Silver, _) => colours(pips(Why::NotBothRolled.by("burgundy-dice.bonus.rolled-only"))),
        })
    }

    /// The rule of the hex's colour.
    fn check_number(&self, front: &Front, entry: Entry) -> Result<(), Reason> {
        let Entry { hex, number } = entry;
        if front.accepts(&self.duchy, hex, number) {
            return Ok(());
        }
        let colour = self.duchy.colour(hex);
        let takes = listed(front.takes(&self.duchy, hex));
        let by = |why: Why| why.by(colour.spec().clause).with("hex", hex);
        Err(match colour.spec().numbers {
            Numbers::Only([low, high]) => by(Why::WrongNumber)
                .with("colour", colour)
                .with("low", low)
                .with("high", high)
                .with("number", number),
            Numbers::Different => by(Why::CityHasNumber).with("number", number),
            Numbers::Equal => by(Why::PastureDiffers).with("numbers", takes),
            Numbers::Beside if takes.is_empty() => by(Why::CastleAlone),
            Numbers::Beside => by(Why::NotBesideCastle).with("number", number).with("numbers", takes),
        })
    }
}

/// Checks that a hex is vacant and next to a marked one.
fn check_place(front: &Front, entry: Entry) -> Result<(), Reason> {
    let hex = entry.hex;
    if front.marked & hex.bit() != 0 {
        return Err(Why::Marked.by("burgundy-dice.round.vacant").with("hex", hex));
    }
    if front.beside & hex.bit() == 0 {
        return Err(Why::NotAdjacent.by("burgundy-dice.round.adjacent").with("hex", hex));
    }
    Ok(())
}

/// Checks that the seat has the bonus.
fn check_held(player: &Player, means: Means) -> Result<(), Reason> {
    let clause = match means {
        Means::Silver => "burgundy-dice.bonus.silver-earned",
        Means::Monk => "burgundy-dice.bonus.monk",
        Means::Worker | Means::Dice => "burgundy-dice.bonus.worker",
    };
    match means.bonus() {
        Some(bonus) if player.unused(bonus) == 0 => Err(Why::NoBonus.by(clause).with("bonus", bonus)),
        Some(_) | None => Ok(()),
    }
}

/// A list of the numbers kept as bits: `2, 5`.
fn listed(numbers: u8) -> String {
    let each = (1..=6).filter(|number| numbers & (1 << (number - 1)) != 0);
    each.map(|number: u8| number.to_string()).collect::<Vec<_>>().join(", ")
}
