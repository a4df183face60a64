//! What a net sees of a sheet of the Dice Game.
//!
//! There are only four printed duchies, so each hex and each area of each has its own inputs, and so have the
//! numbers that an area still takes. Areas, colours and bonuses are also described in the same way on all of them,
//! once for each phase: what an area scores depends on it. So the net also sees how likely an area or a colour is to
//! be complete before the phase ends, and which bonuses are left when the game is nearly over.

use ::burgundy_dice::{
    BurgundyDice, Player, State,
    content::{AREA_POINTS, Bonus, Colour, HEXES, Hex, Reward},
};
use engine::{Config, Pending, Rules as _, Seat};
use search::net::Lens;

use super::outlook::{Outlook, breadth, in_time};

/// Increase it whenever an input is added, removed or changes its meaning. Then train the net
/// again.
const VERSION: u16 = 4;

const DUCHIES: usize = 4;
const PHASES: usize = 3;
/// The ticks of a time column, from none to all.
const TICKS: usize = 11;
/// The largest area of each colour on any duchy.
const LARGEST: [usize; Colour::COUNT] = [3, 2, 3, 4, 1, 2];
/// Where the areas of a colour begin, by size and missing hexes.
const AREAS: [usize; Colour::COUNT + 1] = [0, 6, 9, 15, 25, 26, 29];
/// The hexes of each colour.
const HEXES_OF: [usize; Colour::COUNT] = [7, 4, 6, 9, 4, 7];
/// Where the missing hexes of a colour begin.
const MISSES: [usize; Colour::COUNT + 1] = [0, 7, 11, 17, 26, 30, 37];
/// Unused bonuses of a kind: larger numbers count as this one.
const MOST_UNUSED: usize = 5;
/// The last rounds of the game, in which bonuses lose their worth, and how many of a kind still matter then.
const LAST_ROUNDS: usize = 6;
const MOST_LATE: usize = 3;
/// Roughly what a round gains. The net corrects it.
const A_ROUND: f32 = 2.5;

// Where each input is.
const CLOCK: usize = 0;
const LEFT: usize = CLOCK + PHASES * TICKS;
const SEATS: usize = LEFT + PHASES;
const MARKED: usize = SEATS + 5;
const OWN_AREA: usize = MARKED + DUCHIES * HEXES;
const AT_HAND: usize = OWN_AREA + PHASES * DUCHIES * HEXES;
const OWN_TAKES: usize = AT_HAND + DUCHIES * HEXES;
const AREA: usize = OWN_TAKES + DUCHIES * HEXES * 6;
const TAKES: usize = AREA + PHASES * 2 * AREAS[Colour::COUNT];
const EDGE: usize = TAKES + Colour::COUNT * 7;
const BREADTH: usize = EDGE + Colour::COUNT * 6;
const UNUSED: usize = BREADTH + 1;
const IN_TIME: usize = UNUSED + PHASES * Bonus::COUNT * MOST_UNUSED;
const MISSING: usize = IN_TIME + Bonus::COUNT;
const REWARD: usize = MISSING + PHASES * MISSES[Colour::COUNT];
const OWN_SOON: usize = REWARD + Colour::COUNT;
const SOON: usize = OWN_SOON + DUCHIES * HEXES;
const COLOUR_SOON: usize = SOON + AREAS[Colour::COUNT];
const HURRY: usize = COLOUR_SOON + Colour::COUNT;
const LATE: usize = HURRY + 2;
const TOTAL: usize = LATE + LAST_ROUNDS * Bonus::COUNT * MOST_LATE;

/// The lens of the Dice Game.
#[derive(Clone, Copy, Debug)]
pub(super) struct DiceLens;

impl Lens<BurgundyDice> for DiceLens {
    fn inputs(&self) -> usize {
        TOTAL
    }

    /// Four duchies are a lot to remember.
    fn banks(&self) -> usize {
        3
    }

    fn version(&self) -> u16 {
        VERSION
    }

    /// Once the dice are rolled, the best mark decides what the position is worth, and the net sees no dice.
    fn learns(&self, rules: &BurgundyDice, state: &State, seat: Seat) -> bool {
        !is_to_act(rules, state, seat) && rules.foresee(state, seat).players[seat].castle.is_some()
    }

    fn look(&self, rules: &BurgundyDice, state: &State, seat: Seat, acc: &mut Vec<(u16, f32)>) {
        let state = &rules.foresee(state, seat);
        let outlook = Outlook::new(rules, state);
        let phase = usize::from(state.phase);
        let mut sheet =
            Sheet { rules, player: &state.players[seat], phase, rounds: outlook.rounds[phase], acc };
        let ticks = usize::from(state.ticks).min(TICKS - 1);
        sheet.put(CLOCK + phase * TICKS + ticks, 1.0);
        for (phase, rounds) in outlook.rounds.into_iter().enumerate() {
            sheet.put(LEFT + phase, rounds / 10.0);
        }
        sheet.put(SEATS + usize::from(rules.seats()) - 1, 1.0);
        sheet.hexes();
        sheet.areas();
        sheet.edge();
        sheet.bonuses(outlook.left());
        sheet.colours(state);
    }

    /// The points so far and a rough guess for the rest. The guide would cost more time than the net.
    fn base(&self, rules: &BurgundyDice, state: &State, seat: Seat) -> f32 {
        let ahead = &rules.foresee(state, seat);
        let player = &ahead.players[seat];
        let score = f32::from(player.score());
        if rules.pending(state) == Pending::Over {
            // Points decide. Bonuses only break ties.
            return score + f32::from(player.all_unused()) * 0.01;
        }
        score + A_ROUND * Outlook::new(rules, ahead).left()
    }
}

/// Whether a seat has to choose something now.
pub(super) fn is_to_act(rules: &BurgundyDice, state: &State, seat: Seat) -> bool {
    matches!(rules.pending(state), Pending::Seats(seats) if seats.contains(seat))
}

/// Where to learn: all duchies, alone and with others.
pub(super) fn tables() -> Vec<Config> {
    on_all_duchies(&[1, 1, 2, 3])
}

/// Where to learn to play alone.
pub(super) fn alone() -> Vec<Config> {
    on_all_duchies(&[1])
}

fn on_all_duchies(seats: &[u8]) -> Vec<Config> {
    let tables = |duchy| seats.iter().map(move |&seats| Config::seats(seats).option("boards", duchy));
    ["A", "B", "C", "D"].into_iter().flat_map(tables).collect()
}

struct Sheet<'a> {
    rules: &'a BurgundyDice,
    player: &'a Player,
    phase: usize,
    /// The rounds that are left of this phase.
    rounds: f32,
    acc: &'a mut Vec<(u16, f32)>,
}

impl Sheet<'_> {
    fn put(&mut self, input: usize, value: f32) {
        debug_assert!(input < TOTAL);
        if value != 0.0 {
            self.acc.push((input as u16, value));
        }
    }

    /// The inputs of a duchy, if it is one of the four.
    fn own(&self) -> Option<usize> {
        let duchy = (self.rules.duchy().letter as usize).wrapping_sub('A' as usize);
        (duchy < DUCHIES).then_some(duchy * HEXES)
    }

    fn hexes(&mut self) {
        let Some(own) = self.own() else { return };
        let front = self.player.front;
        for hex in Hex::in_mask(front.marked) {
            self.put(MARKED + own + hex.index(), 1.0);
        }
        for hex in Hex::in_mask(front.reach()) {
            let numbers = front.takes(self.rules.duchy(), hex).count_ones();
            self.put(AT_HAND + own + hex.index(), numbers as f32 / 6.0);
        }
    }

    /// Areas that are not complete, by colour, size, missing hexes and whether one can be reached.
    fn areas(&mut self) {
        let (duchy, front) = (self.rules.duchy(), &self.player.front);
        let reach = front.reach();
        let own = self.own();
        let mut hurry = 0.0;
        let areas = duchy.areas[..usize::from(duchy.area_count)].iter().zip(duchy.takes);
        for (&area, takes_first) in areas {
            let vacant = area & !front.marked;
            let Some(first) = Hex::in_mask(vacant).next() else { continue };
            let colour = duchy.colour(first).index();
            let size = (area.count_ones() as usize).min(LARGEST[colour]);
            let missing = (vacant.count_ones() as usize).min(size);
            // An area of three hexes has three inputs, those of its hexes: one, two or three are missing.
            if let Some((own, hex)) = own.zip(Hex::in_mask(area).nth(missing - 1)) {
                self.put(OWN_AREA + self.phase * DUCHIES * HEXES + own + hex.index(), 1.0);
            }
            let takes = front.takes(duchy, first);
            // Elsewhere the numbers never change.
            if let Some(own) = own.filter(|_| takes != takes_first) {
                let area = Hex::in_mask(area).next().map_or(0, Hex::index);
                for number in (0..6).filter(|number| takes & 1 << number != 0) {
                    self.put(OWN_TAKES + (own + area) * 6 + number, 1.0);
                }
            }
            let near = usize::from(vacant & reach != 0);
            let place = AREAS[colour] + size * (size - 1) / 2 + missing - 1;
            self.put(AREA + (self.phase * 2 + near) * AREAS[Colour::COUNT] + place, 1.0);
            let numbers = takes.count_ones() as usize;
            self.put(TAKES + colour * 7 + numbers, if near == 1 { 1.0 } else { 0.5 });
            if near == 1 {
                let soon = in_time(takes, missing, self.rounds);
                if let Some((own, hex)) = own.zip(Hex::in_mask(area).next()) {
                    self.put(OWN_SOON + own + hex.index(), soon);
                }
                self.put(SOON + place, soon);
                hurry += soon * self.lost_later(size, colour);
            }
        }
        self.put(HURRY, hurry / 5.0);
    }

    /// How much less an area scores in the next phase.
    fn lost_later(&self, size: usize, colour: usize) -> f32 {
        let points = AREA_POINTS[size - 1];
        let next = points.get(self.phase + 1).copied().unwrap_or(0);
        let factor = if Colour::ALL[colour].spec().reward == Reward::Double { 2.0 } else { 1.0 };
        factor * (f32::from(points[self.phase]) - f32::from(next))
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
                let kind = self.phase * Bonus::COUNT + bonus.index();
                self.put(UNUSED + kind * MOST_UNUSED + place, 1.0);
                self.put(IN_TIME + bonus.index(), f32::from(unused) * rounds / 40.0);
                let last = rounds.round() as usize;
                if (1..=LAST_ROUNDS).contains(&last) {
                    let kind = (last - 1) * Bonus::COUNT + bonus.index();
                    self.put(LATE + kind * MOST_LATE + place.min(MOST_LATE - 1), 1.0);
                }
            }
        }
    }

    fn colours(&mut self, state: &State) {
        let mut hurry = 0.0;
        for colour in Colour::ALL {
            let vacant = self.rules.duchy().of_colour[colour.index()] & !self.player.front.marked;
            let missing = (vacant.count_ones() as usize).min(HEXES_OF[colour.index()]);
            if missing == 0 {
                continue;
            }
            let place = MISSES[colour.index()] + missing - 1;
            self.put(MISSING + self.phase * MISSES[Colour::COUNT] + place, 1.0);
            let front = &self.player.front;
            let takes =
                Hex::in_mask(vacant).fold(0, |takes, hex| takes | front.takes(self.rules.duchy(), hex));
            let soon = in_time(takes, missing, self.rounds);
            self.put(COLOUR_SOON + colour.index(), soon);
            if let Some((points, _)) = self.rules.colour_reward(state, colour, state.phase) {
                self.put(REWARD + colour.index(), f32::from(points) / 5.0);
                let later =
                    (state.phase < 2).then(|| self.rules.colour_reward(state, colour, state.phase + 1));
                let later = later.flatten().map_or(0, |(points, _)| points);
                hurry += soon * (f32::from(points) - f32::from(later));
            }
        }
        self.put(HURRY + 1, hurry / 5.0);
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
                        assert!(usize::from(input) < TOTAL && value.abs() < 6.0, "{input} is {value}");
                    }
                }
            };
            let choose = |_: &State, _, legal: &[_]| *decisions.pick(legal);
            playout(&rules, &mut state, &mut luck, &mut Room::default(), choose, look);
            assert!((40..200).contains(&most), "at most {most} inputs");
        }
    }
}
