//! How good a position is when the duchy must be filled. The unit is an action: a tile in the duchy took two, one to
//! take it and one to place it.

use ::burgundy::{
    Action, Ask, Burgundy, Means, State,
    content::{Depot, Effect, EndScore, Kind, Space, Spaces, Tile},
};
use engine::{Actor, Pending, Rules as _, Seat};

use super::survey::Survey;

/// Stored tiles, the best one first.
const STORED: [f32; 3] = [1.12, 1.0, 1.2];
/// A tile in the duchy.
const COVERED: f32 = 2.0;
/// A free action.
const ACTION: f32 = 1.0;
/// An unused die.
const DIE: f32 = 0.9;
/// A silver that will buy part of a tile.
const SILVER: f32 = 0.4;
/// One of the first four workers.
const WORKER: f32 = 0.25;
/// Another worker.
const SPARE_WORKER: f32 = 0.08;
/// A goods tile.
const GOOD: f32 = 0.12;
/// Five goods, which a ship may exchange for a tile.
const EXCHANGE: f32 = 0.13;
/// A counter that has almost reached its target.
const COUNTER: f32 = 0.8;
/// A colour that is almost complete.
const COLOUR: f32 = 1.12;
/// The tile for a complete colour.
const REWARD: f32 = 1.7;
/// A tile taken or placed by a building.
const EFFECT: f32 = 0.9;
/// A mine's silver, for each phase.
const MINE: f32 = 0.4;
/// A kind and value of space next to the duchy.
const VARIETY: f32 = 0.04;
/// The share of its effect that a stored tile is worth already.
const AHEAD: f32 = 0.4;
/// The points of areas that are almost complete.
const AREA: f32 = 0.75;
/// A monastery's power, for each of the points that it is worth in other games.
const POWER: f32 = 0.12;
/// A full storage with no tile that can be placed.
const STUCK: f32 = 1.5;
/// What remains of a stored tile's worth if it needs another one first.
const NEXT: f32 = 0.85;
/// The same if it needs several.
const FAR: f32 = 0.6;

/// Answers what is pending in the plainest way, and adds up what a better answer would be worth.
fn settled(rules: &Burgundy, state: &State, seat: Seat) -> (State, f32) {
    let (mut state, mut worth) = (*state, 0.0);
    let mut legal = Vec::with_capacity(64);
    while let Some(prompt) = rules.prompt(&state, seat) {
        let action = match prompt.ask {
            Ask::Turn | Ask::Board | Ask::StartCastle => break,
            Ask::Points => Action::Points { silver: 0 },
            Ask::Castle => {
                worth += ACTION - 2.0 * WORKER;
                Action::Workers { means: Means::Castle }
            }
            Ask::Target => {
                worth += ACTION;
                Action::Pass
            }
            Ask::Reward => {
                worth += REWARD;
                Action::Pass
            }
            Ask::Carpenter | Ask::Church | Ask::Market | Ask::TownHall => {
                worth += EFFECT;
                Action::Pass
            }
            Ask::Warehouse | Ask::Exchange => Action::Pass,
            Ask::Ship => {
                let goods = |depot: &Depot| state.depot_goods[depot.index()].iter().sum::<u8>();
                let depot = Depot::numbered().max_by_key(goods).expect("there are six");
                Action::Ship { depot, and: None }
            }
            _ => {
                legal.clear();
                rules.legal(&state, seat, &mut legal);
                legal[0]
            }
        };
        rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
    }
    (state, worth)
}

/// What the position is worth.
pub(super) fn value(rules: &Burgundy, state: &State, seat: Seat) -> f32 {
    if state.estates[seat].board.is_none() {
        return 0.0;
    }
    let (state, pending) = settled(rules, state, seat);
    let covered = state.estates[seat].covered.len() as f32;
    if rules.pending(&state) == Pending::Over {
        let won = rules.empty_spaces(&state.estates[seat]) == 0;
        return covered * COVERED + if won { 1000.0 } else { 0.0 };
    }
    let survey = Survey::new(rules, &state, seat);
    pending
        + covered * COVERED
        + f32::from(state.counter) * survey.point() * COUNTER
        + survey.means()
        + survey.hoard()
        + survey.tiles()
        + survey.wholes()
        + survey.reach()
}

impl Survey<'_> {
    /// What a point is worth: an action for as many as the target.
    fn point(&self) -> f32 {
        1.0 / f32::from(self.state.target)
    }

    /// Dice, silver, workers, and the silver that mines will give.
    fn means(&self) -> f32 {
        let dice = f32::from(self.actions_left - 2 * self.rounds_left) * DIE;
        let estate = self.estate;
        // One tile can be bought in each turn.
        let spent = f32::from(estate.silver.min(2 * u16::from(self.rounds_left + 1)));
        let silver = spent * SILVER + (f32::from(estate.silver) - spent) * self.point();
        let handy = f32::from(estate.workers.min(4));
        let workers = handy * WORKER + (f32::from(estate.workers) - handy) * SPARE_WORKER;
        let time = (f32::from(self.actions_left) / 6.0).min(1.0);
        let income = f32::from(self.mines) * f32::from(4 - self.state.phase) * MINE;
        dice + (silver + workers) * time + income
    }

    /// Goods give points, or a tile for five of them.
    fn hoard(&self) -> f32 {
        let goods: u8 = self.estate.goods.iter().sum();
        let time = (f32::from(self.actions_left) / 8.0).min(1.0);
        let exchange = if goods >= 5 { EXCHANGE } else { 0.0 };
        (f32::from(goods) * GOOD + exchange) * time
    }

    /// Stored tiles, and the monasteries in the duchy.
    fn tiles(&self) -> f32 {
        let mut left: Vec<Tile> = self.state.hands[self.seat].storage.tiles().collect();
        let full = left.len() == 3;
        let (mut taken, mut worth, mut stuck) = (Spaces::EMPTY, 0.0, true);
        for share in STORED.into_iter().take(self.actions_left.into()) {
            let best = left.iter().enumerate().map(|(slot, &tile)| (slot, self.fits(tile, taken)));
            let best = best.max_by(|(_, (one, _)), (_, (other, _))| one.total_cmp(other));
            let Some((slot, (part, Some(space)))) = best else { break };
            stuck &= !self.near.has(space.index());
            worth += part * share;
            taken |= space.alone();
            left.remove(slot);
        }
        let lasting = self.estate.duchy.iter().flatten().map(|&tile| self.power(tile));
        worth + lasting.sum::<f32>() - if full && stuck { STUCK } else { 0.0 }
    }

    /// How well a stored tile fits: next to the duchy now, or farther away later.
    fn fits(&self, tile: Tile, taken: Spaces) -> (f32, Option<Space>) {
        let mut best = (0.0, None);
        let effect = 1.0 + self.effect_in_actions(tile) * AHEAD;
        for space in self.board.list(self.rules.spaces_for(self.estate, tile).without(taken)) {
            let area = self.board.area_of[space.index()] as usize;
            let reach = if self.near.has(space.index()) {
                1.0
            } else if self.next.has(space.index()) {
                NEXT
            } else {
                FAR
            };
            let worth = (effect + self.step(area, self.rules.tile(tile).grows) * self.point() * 0.5) * reach;
            if worth > best.0 {
                best = (worth, Some(space));
            }
        }
        best
    }

    /// What a tile does when it is placed, and afterwards.
    fn effect_in_actions(&self, tile: Tile) -> f32 {
        let spec = self.rules.tile(tile);
        let at_once = match spec.placed {
            Effect::None | Effect::Lift => 0.0,
            Effect::Graze(_, animals) | Effect::Flock(_, animals) => f32::from(animals) * 1.5 * self.point(),
            Effect::Points(points) => f32::from(points) * self.point(),
            Effect::Silver(silver) => f32::from(silver) * SILVER,
            Effect::Workers(workers) => f32::from(workers) * WORKER * 0.7,
            Effect::Load => 0.4,
            Effect::Act(Means::Warehouse) => 0.3,
            Effect::Act(Means::Castle) => ACTION,
            Effect::Act(_) | Effect::Copy => EFFECT,
        };
        let mines = if tile == Tile::MINE { f32::from(5 - self.state.phase) * MINE } else { 0.0 };
        at_once + mines + self.power(tile) + self.scores(spec.end)
    }

    /// What a monastery changes from now on.
    fn power(&self, tile: Tile) -> f32 {
        let spec = self.rules.tile(tile);
        if spec.counts != Some(Kind::Monastery) || spec.end != EndScore::None {
            return 0.0;
        }
        self.monastery_worth(tile) * POWER
    }

    /// What a monastery scores when it is placed.
    fn scores(&self, end: EndScore) -> f32 {
        if end == EndScore::None { 0.0 } else { 5.0 * self.point() }
    }

    /// Areas and colours on the way to completion.
    fn wholes(&self) -> f32 {
        let areas = self.potential.iter().sum::<f32>() * self.point() * AREA;
        let colours = Kind::ALL.into_iter().map(|kind| {
            let all = self.board.of_kind[kind.index()];
            let missing = all.without(self.estate.covered).len() as f32;
            if missing == 0.0 || missing > f32::from(self.actions_left) {
                return 0.0;
            }
            let filled = 1.0 - missing / all.len() as f32;
            filled * filled * COLOUR
        });
        areas + colours.sum::<f32>()
    }

    /// Many kinds and values next to the duchy mean that most dice and tiles can be used.
    fn reach(&self) -> f32 {
        let time = (f32::from(self.rounds_left) / 6.0).min(1.0);
        self.variety() as f32 * VARIETY * time
    }
}
