//! How good a sheet of the Dice Game is, for the greedy bot.
//!
//! Everything is measured in points: what is scored, what the bonuses are good for, what the areas and
//! colours in progress will probably score in the phase in which they will probably be finished, and how many
//! rolls the sheet can use.

use ::burgundy_dice::{
    BurgundyDice, Player, State,
    content::{AREA_POINTS, Bonus, Colour, Hex, Reward},
};
use engine::{Pending, Rules as _, Seat};
use search::{Guide, Taste};

use super::{
    outlook::{Outlook, breadth, ease},
    weights::{Numbers, Weight},
};

/// How much tastes differ: as much as possible without losing strength (`docs/bots.md` has the figures).
const SPREAD: f32 = 0.15;

/// How many points more or less a start castle may be worth to a taste. The best one is ahead of the next by 2
/// to 5 points, so a smaller number would let every seat start in the same place.
const LEAN: f32 = 4.0;

/// The numbers, then a leaning towards each start castle, named by the bonus on its square.
const PARTS: usize = Weight::COUNT + Bonus::COUNT;

#[derive(Clone, Copy, Debug)]
pub(crate) struct DiceGuide {
    numbers: Numbers,
    castles: Option<[f32; Bonus::COUNT]>,
}

impl DiceGuide {
    pub(super) fn new(numbers: &Numbers) -> DiceGuide {
        DiceGuide { numbers: *numbers, castles: None }
    }

    /// The same with the taste of a character.
    pub(super) fn with_character(mut self, character: u64) -> DiceGuide {
        let taste = Taste::<PARTS>::of(character, SPREAD);
        for (part, number) in self.numbers.all_mut().iter_mut().enumerate() {
            *number *= taste.of_part(part);
        }
        let castles =
            Bonus::ALL.map(|bonus| LEAN * (taste.of_part(Weight::COUNT + bonus.index()) - 1.0) / SPREAD);
        DiceGuide { castles: Some(castles), ..self }
    }

    /// How much the seat likes its start castle. It never changes, so it decides the first choice and no other.
    fn leaning(&self, rules: &BurgundyDice, state: &State, seat: Seat) -> f32 {
        let Some(castles) = self.castles else { return 0.0 };
        let castle = rules.foresee(state, seat).players[seat].castle;
        let square = castle.and_then(|hex| rules.duchy().castle(hex)).map(|castle| castle.square);
        square.map_or(0.0, |bonus| castles[bonus.index()])
    }
}

impl Guide<BurgundyDice> for DiceGuide {
    fn value(&self, rules: &BurgundyDice, state: &State, seat: Seat) -> f32 {
        worth(&self.numbers, rules, state, seat) + self.leaning(rules, state, seat)
    }
}

/// What a seat's sheet is worth, including its hidden choice.
pub(super) fn worth(numbers: &Numbers, rules: &BurgundyDice, state: &State, seat: Seat) -> f32 {
    let state = &rules.foresee(state, seat);
    let player = &state.players[seat];
    let score = f32::from(player.score());
    if rules.pending(state) == Pending::Over {
        // Points decide. Bonuses only break ties.
        return score + f32::from(player.all_unused()) * 0.01;
    }
    let outlook = Outlook::new(rules, state);
    if outlook.left() < 0.5 {
        return score + f32::from(player.all_unused()) * 0.01;
    }
    let sheet = Sheet { numbers, rules, state, player, outlook };
    score + sheet.bonuses() + sheet.areas() + sheet.colours() + sheet.breadth()
}

struct Sheet<'a> {
    numbers: &'a Numbers,
    rules: &'a BurgundyDice,
    state: &'a State,
    player: &'a Player,
    outlook: Outlook,
}

impl Sheet<'_> {
    /// A bonus, while there are rounds left to use it.
    fn bonus(&self, bonus: Bonus) -> f32 {
        self.numbers.all()[bonus.index()]
    }

    /// How much of a bonus's value is left this close to the end.
    fn in_time(&self) -> f32 {
        (self.outlook.left() / 4.0).min(1.0)
    }

    fn bonuses(&self) -> f32 {
        let mut worth = 0.0;
        for bonus in Bonus::ALL {
            let mut one = self.bonus(bonus);
            for _ in 0..self.player.unused(bonus) {
                worth += one;
                one *= self.numbers.of(Weight::More);
            }
        }
        worth * self.in_time()
    }

    /// What incomplete areas will probably score.
    fn areas(&self) -> f32 {
        let duchy = self.rules.duchy();
        let reach = self.player.front.reach();
        let mut worth = 0.0;
        for &area in &duchy.areas[..usize::from(duchy.area_count)] {
            let vacant = area & !self.player.front.marked;
            if vacant == 0 {
                continue;
            }
            let near = vacant & reach;
            let attention = if near == 0 {
                self.numbers.of(Weight::Attention) * self.numbers.of(Weight::Remote)
            } else {
                self.numbers.of(Weight::Attention)
            };
            let steps = vacant.count_ones();
            let hexes = Hex::in_mask(vacant).map(|hex| ease(self.rules, self.player, hex));
            let ease = hexes.sum::<f32>() / steps as f32;
            worth += self.likely_points(area, steps, ease, attention);
        }
        worth * self.numbers.of(Weight::Patience)
    }

    /// An area's points and bonus, by the phase in which it is likely to be complete.
    fn likely_points(&self, area: u64, steps: u32, ease: f32, attention: f32) -> f32 {
        let duchy = self.rules.duchy();
        let first = Hex::in_mask(area).next().expect("an area has hexes");
        let size = area.count_ones() as usize;
        let (factor, bonus) = match duchy.colour(first).spec().reward {
            Reward::Bonus(bonus) => (1.0, self.bonus(bonus)),
            Reward::Square => {
                let square = duchy.castle(first).map(|castle| self.bonus(castle.square));
                (1.0, square.unwrap_or(0.0))
            }
            Reward::Double => (2.0, 0.0),
        };
        let (mut rounds, mut before, mut worth) = (0.0, 0.0, 0.0);
        // Phases that are over have no rounds left and add nothing.
        for (phase, points) in AREA_POINTS[size - 1].into_iter().enumerate() {
            rounds += self.outlook.rounds[phase] * attention;
            let now = Outlook::finished(rounds, steps, ease);
            let late = if phase == 2 { 0.5 } else { 1.0 };
            worth += (now - before) * (f32::from(points) * factor + bonus * late);
            before = now;
        }
        worth
    }

    /// What incomplete colours will probably score.
    fn colours(&self) -> f32 {
        let mut worth = 0.0;
        for colour in Colour::ALL {
            let all = self.rules.duchy().of_colour[colour.index()];
            let missing = (all & !self.player.front.marked).count_ones();
            let Some((points, _)) = self.rules.colour_reward(self.state, colour, self.state.phase) else {
                continue;
            };
            if missing > 0 && (missing as f32) < self.outlook.left() * 0.5 {
                let filled = 1.0 - missing as f32 / all.count_ones() as f32;
                worth += f32::from(points) * filled * filled;
            }
        }
        worth * self.numbers.of(Weight::Colour)
    }

    fn breadth(&self) -> f32 {
        let pairs = breadth(self.rules, self.player);
        // The first uses matter most.
        pairs.sqrt() * self.numbers.of(Weight::Breadth) * (self.outlook.left() / 12.0).min(1.0)
    }
}
