//! How good a position is when the duchy must be filled. The unit is an action: a tile in the duchy took two, one to
//! take it and one to place it.

use ::burgundy::{
    Action, Ask, Burgundy, Means, State,
    content::{Depot, Effect, EndScore, Kind, Space, Spaces, Tile},
};
use engine::{Actor, Pending, Rules as _, Seat};

use super::{
    survey::Survey,
    weights::{Numbers, Weight},
};

/// Answers what is pending in the plainest way, and adds up what a better answer would be worth.
fn settled(rules: &Burgundy, state: &State, seat: Seat, numbers: &Numbers) -> (State, f32) {
    let (mut state, mut worth) = (*state, 0.0);
    let mut legal = Vec::with_capacity(64);
    while let Some(prompt) = rules.prompt(&state, seat) {
        let action = match prompt.ask {
            Ask::Turn | Ask::Board | Ask::StartCastle => break,
            Ask::Points => Action::Points { silver: 0 },
            Ask::Castle => {
                worth += numbers.of(Weight::FillAction) - 2.0 * numbers.of(Weight::FillWorker);
                Action::Workers { means: Means::Castle }
            }
            Ask::Target => {
                worth += numbers.of(Weight::FillAction);
                Action::Pass
            }
            Ask::Reward => {
                worth += numbers.of(Weight::FillReward);
                Action::Pass
            }
            Ask::Carpenter | Ask::Church | Ask::Market | Ask::TownHall => {
                worth += numbers.of(Weight::FillEffect);
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
pub(super) fn value(rules: &Burgundy, state: &State, seat: Seat, numbers: &Numbers) -> f32 {
    if state.estates[seat].board.is_none() {
        return 0.0;
    }
    let (state, pending) = settled(rules, state, seat, numbers);
    let covered = state.estates[seat].covered.len() as f32;
    if rules.pending(&state) == Pending::Over {
        let won = rules.empty_spaces(&state.estates[seat]) == 0;
        return covered * numbers.of(Weight::FillCovered) + if won { 1000.0 } else { 0.0 };
    }
    let survey = Survey::new(rules, &state, seat, numbers);
    pending
        + covered * numbers.of(Weight::FillCovered)
        + f32::from(state.counter) * survey.point() * numbers.of(Weight::FillCounter)
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
        let dice = f32::from(self.actions_left - 2 * self.rounds_left) * self.of(Weight::FillDie);
        let estate = self.estate;
        // One tile can be bought in each turn.
        let spent = f32::from(estate.silver.min(2 * u16::from(self.rounds_left + 1)));
        let silver = spent * self.of(Weight::FillSilver) + (f32::from(estate.silver) - spent) * self.point();
        let handy = f32::from(estate.workers.min(4));
        let workers = handy * self.of(Weight::FillWorker)
            + (f32::from(estate.workers) - handy) * self.of(Weight::FillSpareWorker);
        let time = (f32::from(self.actions_left) / 6.0).min(1.0);
        let income = f32::from(self.mines) * f32::from(4 - self.state.phase) * self.of(Weight::FillMine);
        dice + (silver + workers) * time + income
    }

    /// Goods give points, or a tile for five of them.
    fn hoard(&self) -> f32 {
        let goods: u8 = self.estate.goods.iter().sum();
        let time = (f32::from(self.actions_left) / 8.0).min(1.0);
        let exchange = if goods >= 5 { self.of(Weight::FillExchange) } else { 0.0 };
        (f32::from(goods) * self.of(Weight::FillGood) + exchange) * time
    }

    /// Stored tiles, and the monasteries in the duchy.
    fn tiles(&self) -> f32 {
        let mut left: Vec<Tile> = self.state.hands[self.seat].storage.tiles().collect();
        let full = left.len() == 3;
        let (mut taken, mut worth, mut stuck) = (Spaces::EMPTY, 0.0, true);
        let stored =
            [Weight::FillStored1, Weight::FillStored2, Weight::FillStored3].map(|weight| self.of(weight));
        for share in stored.into_iter().take(self.actions_left.into()) {
            let best = left.iter().enumerate().map(|(slot, &tile)| (slot, self.fits(tile, taken)));
            let best = best.max_by(|(_, (one, _)), (_, (other, _))| one.total_cmp(other));
            let Some((slot, (part, Some(space)))) = best else { break };
            stuck &= !self.near.has(space.index());
            worth += part * share;
            taken |= space.alone();
            left.remove(slot);
        }
        let lasting = self.estate.duchy.iter().flatten().map(|&tile| self.power(tile));
        worth + lasting.sum::<f32>() - if full && stuck { self.of(Weight::FillStuck) } else { 0.0 }
    }

    /// How well a stored tile fits: next to the duchy now, or farther away later.
    fn fits(&self, tile: Tile, taken: Spaces) -> (f32, Option<Space>) {
        let mut best = (0.0, None);
        let effect = 1.0 + self.effect_in_actions(tile) * self.of(Weight::FillAhead);
        for space in self.board.list(self.rules.spaces_for(self.estate, tile).without(taken)) {
            let area = self.board.area_of[space.index()] as usize;
            let reach = if self.near.has(space.index()) {
                1.0
            } else if self.next.has(space.index()) {
                self.of(Weight::FillNext)
            } else {
                self.of(Weight::FillFar)
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
            Effect::Silver(silver) => f32::from(silver) * self.of(Weight::FillSilver),
            Effect::Workers(workers) => f32::from(workers) * self.of(Weight::FillWorker) * 0.7,
            Effect::Load => 0.4,
            Effect::Act(Means::Warehouse) => 0.3,
            Effect::Act(Means::Castle) => self.of(Weight::FillAction),
            Effect::Act(_) | Effect::Copy => self.of(Weight::FillEffect),
        };
        let mines = if tile == Tile::MINE {
            f32::from(5 - self.state.phase) * self.of(Weight::FillMine)
        } else {
            0.0
        };
        at_once + mines + self.power(tile) + self.scores(spec.end)
    }

    /// What a monastery changes from now on.
    fn power(&self, tile: Tile) -> f32 {
        let spec = self.rules.tile(tile);
        if spec.counts != Some(Kind::Monastery) || spec.end != EndScore::None {
            return 0.0;
        }
        self.monastery_worth(tile) * self.of(Weight::FillPower)
    }

    /// What a monastery scores when it is placed.
    fn scores(&self, end: EndScore) -> f32 {
        if end == EndScore::None { 0.0 } else { 5.0 * self.point() }
    }

    /// Areas and colours on the way to completion.
    fn wholes(&self) -> f32 {
        let areas = self.potential.iter().sum::<f32>() * self.point() * self.of(Weight::FillArea);
        let colours = Kind::ALL.into_iter().map(|kind| {
            let all = self.board.of_kind[kind.index()];
            let missing = all.without(self.estate.covered).len() as f32;
            if missing == 0.0 || missing > f32::from(self.actions_left) {
                return 0.0;
            }
            let filled = 1.0 - missing / all.len() as f32;
            filled * filled * self.of(Weight::FillColour)
        });
        areas + colours.sum::<f32>()
    }

    /// Many kinds and values next to the duchy mean that most dice and tiles can be used.
    fn reach(&self) -> f32 {
        let time = (f32::from(self.rounds_left) / 6.0).min(1.0);
        self.variety() as f32 * self.of(Weight::FillVariety) * time
    }
}
