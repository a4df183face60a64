use engine::{Flow, PerSeat};
use serde::{Serialize, Serializer};

use crate::{
    action::Action,
    content::{ANY_NUMBER, Bonus, Colour, Duchy, HEXES, Hex, MAX_AREAS, number_bit, numbers_in},
    dice::Dice,
    step::Step,
};

/// The most seats at a table. r[burgundy-dice.setup.players]
pub const MAX_SEATS: usize = 5;

/// Everything needed to play on: plain data, no luck, no log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) flow: Flow<Step, 12, 1, MAX_SEATS>,
    /// 0 to 2 for phases I to III.
    pub phase: u8,
    /// The round of the phase, from 1, or 0 before the first.
    pub round: u8,
    /// Boxes ticked in the time column of the phase.
    pub ticks: u8,
    /// The roll of this round.
    pub dice: Option<Dice>,
    /// How many of the two rewards of a colour are gone.
    pub claimed: [u8; Colour::COUNT],
    pub players: PerSeat<Player, MAX_SEATS>,
}

const _: () = assert!(size_of::<State>() <= 512);

/// One seat's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    pub front: Front,
    /// Two hexes to a byte. 0 means no number.
    numbers: Numbers,
    /// Where the start castle is.
    pub castle: Option<Hex>,
    /// A choice that has not been carried out yet.
    pub choice: Option<Action>,
    /// Circles drawn in the row of each bonus.
    pub circled: [u8; Bonus::COUNT],
    /// Circles drawn in the green row, one for each bonus, as bits.
    pub green: u8,
    /// Circles checked off, in either row. r[burgundy-dice.bonus.equal]
    pub checked: [u8; Bonus::COUNT],
    /// Colours whose last hex was marked, as bits.
    pub complete: u8,
    /// Points by phase.
    pub phases: [u8; 3],
    /// The same points by source.
    pub sources: [u8; Source::COUNT],
}

type Numbers = [u8; HEXES.div_ceil(2)];

/// Everything that decides where a number may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Front {
    /// Marked hexes, as a mask.
    pub marked: u64,
    /// Hexes next to a marked one, as a mask.
    pub beside: u64,
    /// The numbers that each area takes now, as bits.
    takes: [u8; MAX_AREAS],
}

impl Front {
    /// An empty sheet.
    pub(crate) fn new(duchy: &Duchy) -> Front {
        Front { marked: 0, beside: 0, takes: duchy.takes }
    }

    /// Marks the start castle. r[burgundy-dice.setup.castle-no-number]
    pub(crate) fn found(&mut self, hex: Hex) {
        self.marked |= hex.bit();
        self.beside |= hex.neighbours();
    }

    /// Marks a hex with a number.
    #[inline]
    pub(crate) fn mark(&mut self, duchy: &Duchy, hex: Hex, number: u8) {
        debug_assert!(self.marked & hex.bit() == 0);
        self.marked |= hex.bit();
        self.beside |= hex.neighbours();
        duchy.note_number(&mut self.takes, hex, number);
    }

    /// The vacant hexes next to marked ones. r[burgundy-dice.round.adjacent] r[burgundy-dice.round.vacant]
    #[inline]
    pub fn reach(&self) -> u64 {
        self.beside & !self.marked
    }

    /// Everything that a colour can mark with one of these numbers (as bits), area by area.
    #[inline]
    pub(crate) fn each_open(
        &self,
        duchy: &Duchy,
        colour: Colour,
        numbers: u8,
        each: &mut impl FnMut(Hex, u8),
    ) {
        let mut reach = self.reach() & duchy.of_colour[colour.index()];
        while let Some(first) = Hex::in_mask(reach).next() {
            // An area's hexes all take the same numbers.
            let area = duchy.area(first) & reach;
            reach &= !area;
            for number in numbers_in(numbers & self.takes(duchy, first)) {
                Hex::in_mask(area).for_each(|hex| each(hex, number));
            }
        }
    }

    /// The numbers with which a colour can mark something, as bits.
    pub fn usable(&self, duchy: &Duchy, colour: Colour) -> u8 {
        let mut numbers = 0;
        self.each_open(duchy, colour, ANY_NUMBER, &mut |_, number| numbers |= number_bit(number));
        numbers
    }

    /// Whether the rule of a hex's colour accepts a number, wherever the hex is.
    pub(crate) fn accepts(&self, duchy: &Duchy, hex: Hex, number: u8) -> bool {
        self.takes(duchy, hex) & number_bit(number) != 0
    }

    /// The numbers that a hex's area takes now, as bits.
    #[inline]
    pub fn takes(&self, duchy: &Duchy, hex: Hex) -> u8 {
        self.takes[duchy.area_of[hex.index()] as usize]
    }

    /// Whether every hex of a mask is marked.
    #[inline]
    pub fn fills(&self, hexes: u64) -> bool {
        hexes & !self.marked == 0
    }
}

impl Player {
    /// The number in a hex. None in a vacant hex or in the start castle.
    #[inline]
    pub fn number(&self, hex: Hex) -> Option<u8> {
        let pair = self.numbers[hex.index() / 2];
        let number = if hex.index().is_multiple_of(2) { pair & 15 } else { pair >> 4 };
        (number != 0).then_some(number)
    }

    #[inline]
    pub(crate) fn write(&mut self, hex: Hex, number: u8) {
        self.numbers[hex.index() / 2] |= if hex.index().is_multiple_of(2) { number } else { number << 4 };
    }

    /// Bonuses circled and not checked off.
    #[inline]
    pub fn unused(&self, bonus: Bonus) -> u8 {
        let at = bonus.index();
        self.circled[at] + self.green(bonus) - self.checked[at]
    }

    /// 1 if a bonus is circled in the green row, otherwise 0.
    #[inline]
    pub fn green(&self, bonus: Bonus) -> u8 {
        self.green >> bonus.index() & 1
    }

    /// All bonuses circled and not checked off. r[burgundy-dice.end.tie-bonuses]
    pub fn all_unused(&self) -> u16 {
        Bonus::ALL.iter().map(|&bonus| u16::from(self.unused(bonus))).sum()
    }

    /// All points so far. r[burgundy-dice.end.total]
    pub fn score(&self) -> u16 {
        self.phases.iter().map(|&points| u16::from(points)).sum()
    }
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Source {
    /// The start castle and other castles.
    Castle,
    /// Monasteries, mines, rivers and cities.
    Area,
    Pasture,
    Colour,
    Sale,
}

impl Source {
    pub const COUNT: usize = 5;
    pub const ALL: [Source; Source::COUNT] =
        [Source::Castle, Source::Area, Source::Pasture, Source::Colour, Source::Sale];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    pub fn name(self) -> &'static str {
        ["castle", "area", "pasture", "colour", "sale"][self.index()]
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
