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

use super::outlook::{Outlook, breadth, ease};

/// What the parts of a sheet are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// A monk, silver, commodity and worker, while there are rounds left to use them.
    pub(super) bonus: [f32; Bonus::COUNT],
    /// Each further bonus of a kind is worth this share of the one before.
    pub(super) more: f32,
    /// The share of the rounds that an area can count on.
    pub(super) attention: f32,
    /// The same for an area without a marked hex next to it.
    pub(super) remote: f32,
    /// The share of an area's likely points that counts before it is complete.
    pub(super) patience: f32,
    /// The same for colours.
    pub(super) colour: f32,
    /// A use for every roll.
    pub(super) breadth: f32,
}

/// Found by hill climbing in solo games on all four duchies.
pub(super) const WEIGHTS: Weights = Weights {
    bonus: [1.9, 1.33, 5.5, 1.5],
    more: 0.28,
    attention: 0.63,
    remote: 0.87,
    patience: 0.72,
    colour: 1.1,
    breadth: 6.5,
};

impl Weights {
    /// The same weights, adjusted to a taste.
    fn tasted(mut self, taste: &Taste<PARTS>) -> Weights {
        let parts = self.bonus.iter_mut().chain([
            &mut self.more,
            &mut self.attention,
            &mut self.remote,
            &mut self.patience,
            &mut self.colour,
            &mut self.breadth,
        ]);
        for (part, weight) in parts.enumerate() {
            *weight *= taste.of_part(part);
        }
        self
    }
}

/// How much tastes differ: as much as possible without losing strength (`docs/bots.md` has the figures).
const SPREAD: f32 = 0.15;

/// How many points more or less a start castle may be worth to a taste. The best one is ahead of the next by 2
/// to 5 points, so a smaller number would let every seat start in the same place.
const LEAN: f32 = 4.0;

/// The weights, then a leaning towards each start castle, named by the bonus on its square.
const PARTS: usize = 10 + Bonus::COUNT;

#[derive(Clone, Copy, Debug)]
pub(crate) struct DiceGuide {
    weights: Weights,
    castles: Option<[f32; Bonus::COUNT]>,
}

impl DiceGuide {
    pub(super) const PLAIN: DiceGuide = DiceGuide { weights: WEIGHTS, castles: None };

    pub(super) fn with_character(character: u64) -> DiceGuide {
        let taste = Taste::of(character, SPREAD);
        let castles = Bonus::ALL
            .map(|bonus| LEAN * (taste.of_part(PARTS - Bonus::COUNT + bonus.index()) - 1.0) / SPREAD);
        DiceGuide { weights: WEIGHTS.tasted(&taste), castles: Some(castles) }
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
        worth(&self.weights, rules, state, seat) + self.leaning(rules, state, seat)
    }
}

/// What a seat's sheet is worth, including its hidden choice.
pub(super) fn worth(weights: &Weights, rules: &BurgundyDice, state: &State, seat: Seat) -> f32 {
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
    let sheet = Sheet { weights, rules, state, player, outlook };
    score + sheet.bonuses() + sheet.areas() + sheet.colours() + sheet.breadth()
}

struct Sheet<'a> {
    weights: &'a Weights,
    rules: &'a BurgundyDice,
    state: &'a State,
    player: &'a Player,
    outlook: Outlook,
}

impl Sheet<'_> {
    /// How much of a bonus's value is left this close to the end.
    fn in_time(&self) -> f32 {
        (self.outlook.left() / 4.0).min(1.0)
    }

    fn bonuses(&self) -> f32 {
        let mut worth = 0.0;
        for bonus in Bonus::ALL {
            let mut one = self.weights.bonus[bonus.index()];
            for _ in 0..self.player.unused(bonus) {
                worth += one;
                one *= self.weights.more;
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
            let attention =
                if near == 0 { self.weights.attention * self.weights.remote } else { self.weights.attention };
            let steps = vacant.count_ones();
            let hexes = Hex::in_mask(vacant).map(|hex| ease(self.rules, self.player, hex));
            let ease = hexes.sum::<f32>() / steps as f32;
            worth += self.likely_points(area, steps, ease, attention);
        }
        worth * self.weights.patience
    }

    /// An area's points and bonus, by the phase in which it is likely to be complete.
    fn likely_points(&self, area: u64, steps: u32, ease: f32, attention: f32) -> f32 {
        let duchy = self.rules.duchy();
        let first = Hex::in_mask(area).next().expect("an area has hexes");
        let size = area.count_ones() as usize;
        let (factor, bonus) = match duchy.colour(first).spec().reward {
            Reward::Bonus(bonus) => (1.0, self.weights.bonus[bonus.index()]),
            Reward::Square => {
                let square = duchy.castle(first).map(|castle| self.weights.bonus[castle.square.index()]);
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
        worth * self.weights.colour
    }

    fn breadth(&self) -> f32 {
        let pairs = breadth(self.rules, self.player);
        // The first uses matter most.
        pairs.sqrt() * self.weights.breadth * (self.outlook.left() / 12.0).min(1.0)
    }
}
