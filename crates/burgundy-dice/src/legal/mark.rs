use engine::Seat;

use crate::{
    action::{Action, Entry, Means},
    content::{ANY_NUMBER, Bonus, Colour, Hex, Reward, number_bit},
    dice::Dice,
    rules::BurgundyDice,
    state::{Player, State},
};

impl BurgundyDice {
    /// Everything a seat can do with the roll of this round.
    #[inline]
    pub(crate) fn offer_marks(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let dice = state.dice.expect("marking comes after the roll");
        let player = &state.players[seat];
        let mut any = false;
        // r[burgundy-dice.round.combination] One pip die and one colour die mark one hex.
        for &colour in dice.different_colours() {
            let silver = player.unused(Bonus::Silver) > 0 || self.silver_earned && gives_silver(colour);
            player.front.each_open(&self.duchy, colour, dice.numbers(), &mut |hex, number| {
                any = true;
                let first = Entry { hex, number };
                offer(Action::Mark { means: Means::Dice, first, second: None });
                if silver && self.silver_after(player, hex) {
                    self.offer_second(player, dice, first, offer);
                }
            });
        }
        // r[burgundy-dice.round.keep-bonus] Bonuses are optional.
        if player.unused(Bonus::Monk) > 0 {
            // r[burgundy-dice.bonus.monk] Colours that were not rolled, with the pips that were.
            // r[burgundy-dice.bonus.needed]
            for colour in Colour::ALL.into_iter().filter(|colour| !dice.colours.contains(colour)) {
                self.offer_with(Means::Monk, player, colour, dice.numbers(), offer);
            }
        }
        if player.unused(Bonus::Worker) > 0 {
            // r[burgundy-dice.bonus.worker] Pips that were not rolled, with the colours that were.
            for &colour in dice.different_colours() {
                self.offer_with(Means::Worker, player, colour, ANY_NUMBER & !dice.numbers(), offer);
            }
        }
        // r[burgundy-dice.round.pass] Only if the dice as rolled mark nothing, unless the table
        // allows it anyway.
        if !any || self.free_pass {
            offer(Action::Pass);
        }
    }

    /// Everything that a colour and one of these numbers can mark with a bonus.
    #[inline]
    fn offer_with(
        &self,
        means: Means,
        player: &Player,
        colour: Colour,
        numbers: u8,
        offer: &mut impl FnMut(Action),
    ) {
        player.front.each_open(&self.duchy, colour, numbers, &mut |hex, number| {
            offer(Action::Mark { means, first: Entry { hex, number }, second: None });
        });
    }

    /// Whether the seat has a silver once this hex is marked. r[burgundy-dice.bonus.silver-earned]
    #[inline]
    pub(crate) fn silver_after(&self, player: &Player, hex: Hex) -> bool {
        player.unused(Bonus::Silver) > 0 || self.silver_earned && self.earns_silver(player, hex)
    }

    /// Whether marking a hex gives a silver, with a free circle for it.
    #[inline]
    fn earns_silver(&self, player: &Player, hex: Hex) -> bool {
        let given = match self.duchy.colour(hex).spec().reward {
            Reward::Bonus(Bonus::Silver) => {
                player.circled[Bonus::Silver.index()] < self.circles[Bonus::Silver.index()]
            }
            Reward::Square => self.duchy.castle(hex).is_some_and(|castle| castle.square == Bonus::Silver),
            Reward::Bonus(Bonus::Monk | Bonus::Commodity | Bonus::Worker) | Reward::Double => false,
        };
        given && player.front.fills(self.duchy.area(hex) & !hex.bit())
    }

    /// r[burgundy-dice.bonus.silver] A second hex, with another combination of the dice as rolled.
    /// r[burgundy-dice.bonus.rolled-only]
    fn offer_second(&self, player: &Player, dice: Dice, first: Entry, offer: &mut impl FnMut(Action)) {
        let mut front = player.front;
        front.mark(&self.duchy, first.hex, first.number);
        let first_colour = self.duchy.colour(first.hex);
        for &colour in dice.different_colours() {
            let mut numbers = dice.numbers();
            if !other_dice(dice, (first.number, first_colour), (first.number, colour)) {
                numbers &= !number_bit(first.number);
            }
            // r[burgundy-dice.bonus.silver-beside] The hex just marked counts as marked.
            front.each_open(&self.duchy, colour, numbers, &mut |hex, number| {
                let second = Some(Entry { hex, number });
                offer(Action::Mark { means: Means::Silver, first, second });
            });
        }
    }
}

/// Whether areas of a colour can give a silver.
#[inline]
fn gives_silver(colour: Colour) -> bool {
    matches!(colour.spec().reward, Reward::Bonus(Bonus::Silver) | Reward::Square)
}

/// r[burgundy-dice.bonus.other-die] Whether two combinations can use at least one different die. Equal
/// dice still count as different dice.
#[inline]
pub(crate) fn other_dice(dice: Dice, first: (u8, Colour), second: (u8, Colour)) -> bool {
    first != second || dice.twins(first.0, first.1)
}
