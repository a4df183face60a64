use engine::Seat;

use crate::{
    action::{Action, Entry, Means},
    content::{Bonus, Colour, Hex, Reward},
    dice::Dice,
    rules::BurgundyDice,
    state::{Player, State},
};

impl BurgundyDice {
    /// Everything a seat can do with the roll of this round.
    #[inline]
    pub(crate) fn offer_marks(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let dice = state.dice.expect("marks are asked for after the roll");
        let player = &state.players[seat];
        let mut any = false;
        // r[burgundy-dice.round.combination] One pip die and one colour die mark one hex.
        for &colour in dice.different_colours() {
            for &number in dice.different_pips() {
                for hex in Hex::in_mask(player.front.open(&self.duchy, colour, number)) {
                    any = true;
                    let first = Entry { hex, number };
                    offer(Action::Mark { means: Means::Dice, first, second: None });
                    if self.silver_after(player, hex) {
                        self.offer_second(player, dice, first, offer);
                    }
                }
            }
        }
        // r[burgundy-dice.round.keep-bonus] Bonuses are offered, never asked for.
        if player.unused(Bonus::Monk) > 0 {
            self.offer_monk(player, dice, offer);
        }
        if player.unused(Bonus::Worker) > 0 {
            self.offer_worker(player, dice, offer);
        }
        // r[burgundy-dice.round.pass] Only without a combination of the dice as rolled, unless the table
        // decided otherwise.
        if !any || self.free_pass {
            offer(Action::Pass);
        }
    }

    /// Whether a silver is there once this hex is marked. r[burgundy-dice.bonus.silver-earned]
    #[inline]
    pub(crate) fn silver_after(&self, player: &Player, hex: Hex) -> bool {
        player.unused(Bonus::Silver) > 0
            || self.silver_earned && self.earns(player, hex) == Some(Bonus::Silver)
    }

    /// The bonus that marking a hex would give, as far as its row has a circle left.
    pub(crate) fn earns(&self, player: &Player, hex: Hex) -> Option<Bonus> {
        if !player.front.fills(self.duchy.area(hex) & !hex.bit()) {
            return None;
        }
        match self.duchy.colour(hex).spec().reward {
            Reward::Bonus(bonus) => {
                (player.circled[bonus.index()] < self.circles[bonus.index()]).then_some(bonus)
            }
            Reward::Square => self.duchy.castle(hex).map(|castle| castle.square),
            Reward::Double => None,
        }
    }

    /// r[burgundy-dice.bonus.silver] A second hex, with another combination of the dice as rolled.
    /// r[burgundy-dice.bonus.rolled-only]
    fn offer_second(&self, player: &Player, dice: Dice, first: Entry, offer: &mut impl FnMut(Action)) {
        let mut front = player.front;
        front.mark(&self.duchy, first.hex, first.number);
        let first_colour = self.duchy.colour(first.hex);
        for &colour in dice.different_colours() {
            for &number in dice.different_pips() {
                if !other_dice(dice, (first.number, first_colour), (number, colour)) {
                    continue;
                }
                // r[burgundy-dice.bonus.silver-beside] The hex just marked counts as marked.
                for hex in Hex::in_mask(front.open(&self.duchy, colour, number)) {
                    let second = Some(Entry { hex, number });
                    offer(Action::Mark { means: Means::Silver, first, second });
                }
            }
        }
    }

    /// r[burgundy-dice.bonus.monk] Colours that were not rolled, with the pips that were.
    /// r[burgundy-dice.bonus.needed]
    #[inline]
    fn offer_monk(&self, player: &Player, dice: Dice, offer: &mut impl FnMut(Action)) {
        for colour in Colour::ALL {
            if dice.colours.contains(&colour) {
                continue;
            }
            for &number in dice.different_pips() {
                for hex in Hex::in_mask(player.front.open(&self.duchy, colour, number)) {
                    let first = Entry { hex, number };
                    offer(Action::Mark { means: Means::Monk, first, second: None });
                }
            }
        }
    }

    /// r[burgundy-dice.bonus.worker] Pips that were not rolled, with the colours that were.
    #[inline]
    fn offer_worker(&self, player: &Player, dice: Dice, offer: &mut impl FnMut(Action)) {
        for &colour in dice.different_colours() {
            for number in 1..=6 {
                if dice.pips.contains(&number) {
                    continue;
                }
                for hex in Hex::in_mask(player.front.open(&self.duchy, colour, number)) {
                    let first = Entry { hex, number };
                    offer(Action::Mark { means: Means::Worker, first, second: None });
                }
            }
        }
    }
}

/// r[burgundy-dice.bonus.other-die] Whether two combinations can be made so that one die differs. Equal
/// dice are different dice.
#[inline]
pub(crate) fn other_dice(dice: Dice, first: (u8, Colour), second: (u8, Colour)) -> bool {
    first != second || dice.twins(first.0, first.1)
}
