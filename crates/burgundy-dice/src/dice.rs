use std::fmt;

use engine::{Rng, Unreadable};
use serde::Serialize;

use crate::content::{Colour, HOURGLASS, number_bit};

/// One roll of the five dice. Two dice of a kind have no order, so the lower one comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Dice {
    pub pips: [u8; 2],
    pub colours: [Colour; 2],
    /// 1 or 2.
    pub hourglasses: u8,
}

impl Dice {
    /// A roll, put in order.
    pub fn new(mut pips: [u8; 2], mut colours: [Colour; 2], hourglasses: u8) -> Dice {
        pips.sort_unstable();
        colours.sort_unstable();
        Dice { pips, colours, hourglasses }
    }

    /// Reads `2 4 yellow orange 1`.
    pub(crate) fn read(words: [&str; 5]) -> Result<Dice, Unreadable> {
        let [one, other, first, second, hourglasses] = words;
        let glasses = match hourglasses {
            "1" => 1,
            "2" => 2,
            _ => return Err(Unreadable::new(hourglasses, "the hourglass die shows 1 or 2")),
        };
        Ok(Dice::new([number(one)?, number(other)?], [first.parse()?, second.parse()?], glasses))
    }

    /// Every roll with its weight out of 36 · 36 · 6.
    pub(crate) fn all() -> impl Iterator<Item = (Dice, u32)> {
        let pairs = |low: u8| (low..6).map(move |high| ([low, high], if low == high { 1 } else { 2 }));
        (0..6).flat_map(pairs).flat_map(move |(pips, pip_weight)| {
            (0..6).flat_map(pairs).flat_map(move |(colours, colour_weight)| {
                (1..=2).map(move |hourglasses| {
                    let dice = Dice {
                        pips: pips.map(|pip| pip + 1),
                        colours: colours.map(|colour| Colour::ALL[colour as usize]),
                        hourglasses,
                    };
                    (dice, pip_weight * colour_weight * HOURGLASS[hourglasses as usize - 1])
                })
            })
        })
    }

    /// Rolls the five dice.
    #[inline]
    pub(crate) fn throw(rng: &mut Rng) -> Dice {
        let mut die = || rng.below(6) as usize;
        let pips = [die() as u8 + 1, die() as u8 + 1];
        let colours = [Colour::ALL[die()], Colour::ALL[die()]];
        // r[burgundy-dice.setup.hourglass-die]
        let hourglasses = if (die() as u32) < HOURGLASS[0] { 1 } else { 2 };
        Dice::new(pips, colours, hourglasses)
    }

    /// Whether commodities are sold. r[burgundy-dice.sale.double]
    #[inline]
    pub fn double(self) -> bool {
        self.hourglasses == 2
    }

    /// The pips as bits. Two equal dice are one choice.
    #[inline]
    pub(crate) fn numbers(self) -> u8 {
        number_bit(self.pips[0]) | number_bit(self.pips[1])
    }

    /// The different colours.
    #[inline]
    pub(crate) fn different_colours(&self) -> &[Colour] {
        if self.colours[0] == self.colours[1] { &self.colours[..1] } else { &self.colours }
    }

    /// Whether two dice show the same, so that other dice can make the same pair.
    #[inline]
    pub(crate) fn twins(self, number: u8, colour: Colour) -> bool {
        self.pips == [number; 2] || self.colours == [colour; 2]
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([low, high], [first, second]) = (self.pips, self.colours);
        write!(f, "{low} {high} {first} {second} {}", self.hourglasses)
    }
}

/// A number from 1 to 6.
pub(crate) fn number(text: &str) -> Result<u8, Unreadable> {
    match text.as_bytes() {
        [digit @ b'1'..=b'6'] => Ok(digit - b'0'),
        _ => Err(Unreadable::new(text, "a number is 1 to 6")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_rolls_are_listed_once_with_their_weights() {
        let all: Vec<(Dice, u32)> = Dice::all().collect();
        assert_eq!(all.len(), 21 * 21 * 2);
        assert_eq!(all.iter().map(|&(_, weight)| weight).sum::<u32>(), 36 * 36 * 6);
        let double: u32 = all.iter().filter(|(dice, _)| dice.double()).map(|&(_, weight)| weight).sum();
        assert_eq!(double * 3, 36 * 36 * 6);
        let mut sorted: Vec<Dice> = all.iter().map(|&(dice, _)| dice).collect();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), all.len());
        assert!(all.iter().all(|&(dice, _)| dice == Dice::new(dice.pips, dice.colours, dice.hourglasses)));
    }

    #[test]
    fn rolls_follow_the_weights() {
        let mut rng = Rng::new(1);
        let throws = 200_000_u32;
        let mut seen = std::collections::BTreeMap::<Dice, u32>::new();
        for _ in 0..throws {
            *seen.entry(Dice::throw(&mut rng)).or_default() += 1;
        }
        for (dice, weight) in Dice::all() {
            let expected = i64::from(throws * weight / 7776);
            let found = i64::from(seen.get(&dice).copied().unwrap_or(0));
            // Six standard deviations.
            assert!((found - expected).pow(2) < 36 * expected, "{dice}: {found}, not {expected}");
        }
    }
}
