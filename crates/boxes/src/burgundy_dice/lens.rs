//! What a net sees of a sheet of the Dice Game.
//!
//! There are only four printed duchies, so each hex of each has an input of its own. Areas, colours and bonuses are
//! described in the same way on all of them.

use ::burgundy_dice::{
    BurgundyDice, Player, State,
    content::{Bonus, Colour, HEXES, Hex},
};
use engine::{Config, Pending, Rules as _, Seat};
use search::{Guide as _, net::Lens};

use super::{
    guide::DiceGuide,
    outlook::{Outlook, breadth},
};

/// Raise it whenever an input is added, goes or means something else. Then train the net again.
const VERSION: u16 = 1;

const DUCHIES: usize = 4;
/// The ticks of a time column, from none to all.
const TICKS: usize = 11;
/// The largest area.
const LARGEST: usize = 4;
/// Areas by size and missing hexes.
const AREAS: usize = LARGEST * (LARGEST + 1) / 2;
/// Unused bonuses of a kind: more are counted as so many.
const MOST_UNUSED: usize = 5;
/// Missing hexes of a colour: more are counted as so many.
const MOST_MISSING: usize = 9;

// Where each input is.
const CLOCK: usize = 0;
const LEFT: usize = CLOCK + 3 * TICKS;
const SEATS: usize = LEFT + 3;
const TO_MARK: usize = SEATS + 5;
const MARKED: usize = TO_MARK + 1;
const AREA: usize = MARKED + DUCHIES * HEXES;
const TAKES: usize = AREA + 2 * Colour::COUNT * AREAS;
const EDGE: usize = TAKES + Colour::COUNT * 7;
const BREADTH: usize = EDGE + Colour::COUNT * 6;
const UNUSED: usize = BREADTH + 1;
const IN_TIME: usize = UNUSED + Bonus::COUNT * MOST_UNUSED;
const MISSING: usize = IN_TIME + Bonus::COUNT;
const REWARD: usize = MISSING + Colour::COUNT * MOST_MISSING;
const TOTAL: usize = REWARD + Colour::COUNT;

/// The lens of the Dice Game.
#[derive(Clone, Copy, Debug)]
pub(super) struct DiceLens;

impl Lens<BurgundyDice> for DiceLens {
    fn inputs(&self) -> usize {
        TOTAL
    }

    fn version(&self) -> u16 {
        VERSION
    }

    fn look(&self, rules: &BurgundyDice, state: &State, seat: Seat, acc: &mut Vec<(u16, f32)>) {
        let to_mark = matches!(rules.pending(state), Pending::Seats(seats) if seats.contains(seat));
        let state = &rules.foresee(state, seat);
        let outlook = Outlook::new(rules, state);
        let mut sheet = Sheet { rules, player: &state.players[seat], acc };
        let ticks = usize::from(state.ticks).min(TICKS - 1);
        sheet.put(CLOCK + usize::from(state.phase) * TICKS + ticks, 1.0);
        for (phase, rounds) in outlook.rounds.into_iter().enumerate() {
            sheet.put(LEFT + phase, rounds / 10.0);
        }
        sheet.put(SEATS + usize::from(rules.seats()) - 1, 1.0);
        if to_mark {
            sheet.put(TO_MARK, 1.0);
        }
        sheet.hexes();
        sheet.areas();
        sheet.edge();
        sheet.bonuses(outlook.left());
        sheet.colours(state);
    }

    fn base(&self, rules: &BurgundyDice, state: &State, seat: Seat) -> f32 {
        DiceGuide::PLAIN.value(rules, state, seat)
    }
}

/// Where to learn: all duchies, alone and with others.
pub(super) fn tables() -> Vec<Config> {
    let table = |seats: u8, duchy: &str| {
        let mut config = Config::seats(seats);
        config.options.insert("boards".to_owned(), duchy.to_owned());
        config
    };
    let around = |duchy| [table(1, duchy), table(1, duchy), table(2, duchy), table(3, duchy)];
    ["A", "B", "C", "D"].into_iter().flat_map(around).collect()
}

struct Sheet<'a> {
    rules: &'a BurgundyDice,
    player: &'a Player,
    acc: &'a mut Vec<(u16, f32)>,
}

impl Sheet<'_> {
    fn put(&mut self, input: usize, value: f32) {
        debug_assert!(input < TOTAL);
        if value != 0.0 {
            self.acc.push((input as u16, value));
        }
    }

    fn hexes(&mut self) {
        let duchy = (self.rules.duchy().letter as usize).wrapping_sub('A' as usize);
        if duchy < DUCHIES {
            for hex in Hex::in_mask(self.player.front.marked) {
                self.put(MARKED + duchy * HEXES + hex.index(), 1.0);
            }
        }
    }

    /// Areas that are not complete, by colour, size, missing hexes and whether one can be reached.
    fn areas(&mut self) {
        let (duchy, front) = (self.rules.duchy(), &self.player.front);
        let reach = front.reach();
        for &area in &duchy.areas[..usize::from(duchy.area_count)] {
            let vacant = area & !front.marked;
            let Some(first) = Hex::in_mask(vacant).next() else { continue };
            let size = (area.count_ones() as usize).min(LARGEST);
            let missing = (vacant.count_ones() as usize).min(size);
            let colour = duchy.colour(first).index();
            let near = usize::from(vacant & reach != 0);
            let place = size * (size - 1) / 2 + missing - 1;
            self.put(AREA + (near * Colour::COUNT + colour) * AREAS + place, 1.0);
            let numbers = front.takes(duchy, first).count_ones() as usize;
            self.put(TAKES + colour * 7 + numbers, if near == 1 { 1.0 } else { 0.5 });
        }
    }

    /// The pairs of a colour and a number that can mark something.
    fn edge(&mut self) {
        for colour in Colour::ALL {
            let numbers = self.player.front.usable(self.rules.duchy(), colour);
            for number in 0..6 {
                if numbers & 1 << number != 0 {
                    self.put(EDGE + colour.index() * 6 + number, 1.0);
                }
            }
        }
        self.put(BREADTH, breadth(self.rules, self.player));
    }

    fn bonuses(&mut self, rounds: f32) {
        for bonus in Bonus::ALL {
            let unused = self.player.unused(bonus);
            if unused > 0 {
                let place = usize::from(unused).min(MOST_UNUSED) - 1;
                self.put(UNUSED + bonus.index() * MOST_UNUSED + place, 1.0);
                self.put(IN_TIME + bonus.index(), f32::from(unused) * rounds / 40.0);
            }
        }
    }

    fn colours(&mut self, state: &State) {
        for colour in Colour::ALL {
            let vacant = self.rules.duchy().of_colour[colour.index()] & !self.player.front.marked;
            let missing = (vacant.count_ones() as usize).min(MOST_MISSING - 1);
            self.put(MISSING + colour.index() * MOST_MISSING + missing, 1.0);
            if missing > 0
                && let Some((points, _)) = self.rules.colour_reward(state, colour, state.phase)
            {
                self.put(REWARD + colour.index(), f32::from(points) / 5.0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Actor, Rng};
    use search::{Room, playout};

    use super::*;

    #[test]
    fn every_input_of_random_games_is_in_its_place() {
        for config in tables() {
            let rules = BurgundyDice::new(&config).unwrap();
            let (mut state, mut luck, mut decisions) = (rules.start(), Rng::new(1), Rng::new(2));
            let mut most = 0;
            let look = |state: &State, _: Actor, _| {
                for seat in Seat::all(rules.seats()) {
                    let mut inputs = Vec::new();
                    DiceLens.look(&rules, state, seat, &mut inputs);
                    most = most.max(inputs.len());
                    for (input, value) in inputs {
                        assert!(usize::from(input) < TOTAL && value.abs() < 4.0, "{input} is {value}");
                    }
                }
            };
            let choose = |_: &State, _, legal: &[_]| *decisions.pick(legal);
            playout(&rules, &mut state, &mut luck, &mut Room::default(), choose, look);
            assert!((40..200).contains(&most), "at most {most} inputs");
        }
    }
}
