//! What a tile would be worth in the duchy.

use ::burgundy::{
    Means,
    content::{
        Building, Depot, Effect, EndScore, Good, Kind, MAX_AREAS, Power, Shield, Space, Spaces, Species, Tile,
    },
};

use super::{
    survey::{ROUNDS, Survey},
    weights::Weight,
};

impl Survey<'_> {
    /// The best that a stored tile can do on a space that is not `taken`, and on which: next to the duchy now,
    /// or farther away later.
    pub(super) fn placement(&self, tile: Tile, taken: Spaces) -> (f32, Option<Space>) {
        let mut best = (0.0, None);
        let spaces = self.rules.spaces_for(self.estate, tile).without(taken);
        if spaces.is_empty() {
            return best;
        }
        let spec = self.rules.tile(tile);
        // The spaces of an area have the same worth, and most effects are the same everywhere.
        let grazes = matches!(spec.placed, Effect::Graze(..) | Effect::Flock(..));
        let effect = if grazes { 0.0 } else { self.effect(tile, 0) };
        let mut worths = [f32::NAN; MAX_AREAS];
        for space in self.board.list(spaces) {
            let area = self.board.area_of[space.index()] as usize;
            if worths[area].is_nan() {
                let effect = if grazes { self.effect(tile, area) } else { effect };
                worths[area] = self.step(area, spec.grows) + effect;
            }
            let mut worth = worths[area];
            if !self.near.has(space.index()) {
                worth *=
                    if self.next.has(space.index()) { self.of(Weight::Next) } else { self.of(Weight::Far) };
            }
            if worth > best.0 {
                best = (worth, Some(space));
            }
        }
        best
    }

    /// What a tile does when it is placed and afterwards.
    fn effect(&self, tile: Tile, area: usize) -> f32 {
        let spec = self.rules.tile(tile);
        let at_once = match spec.placed {
            // What a bridge is worth later counts as the worth of the monastery.
            Effect::None | Effect::Lift => 0.0,
            Effect::Graze(species, animals) => {
                let more = f32::from(u8::from(self.estate.powers.has(Power::LivestockMore)));
                let flock = Species::Geese as usize;
                let herd = f32::from(self.herds[area][species as usize] + self.herds[area][flock] + 1);
                let flock = self.animals[area][flock];
                f32::from(self.animals[area][species as usize] + flock + animals) + more * herd
            }
            Effect::Flock(_, animals) => {
                // It scores again with every tile that will be placed in the pasture.
                let most = self.animals[area].iter().copied().max().unwrap_or(0);
                let later = f32::from(self.missing[area].saturating_sub(1)) * 0.5;
                f32::from(most + animals) + f32::from(animals) * later
            }
            Effect::Copy => self.of(Weight::Copy),
            Effect::Points(points) => f32::from(points),
            Effect::Silver(silver) => f32::from(silver) * self.of(Weight::GainedSilver),
            Effect::Workers(workers) => f32::from(workers) * self.of(Weight::GainedWorker),
            Effect::Load => self.of(Weight::Ship) + self.best_load(),
            Effect::Act(means) => self.extra(means),
        };
        let lasting = match spec.counts {
            Some(Kind::Mine) => self.mine_worth(),
            Some(Kind::Monastery) => self.monastery_worth(tile),
            Some(Kind::Building | Kind::Livestock | Kind::Castle | Kind::Ship) | None => 0.0,
        };
        at_once + lasting
    }

    pub(super) fn extra(&self, means: Means) -> f32 {
        match means {
            Means::Castle
            | Means::White
            | Means::Route
            | Means::Target
            | Means::Shield14
            | Means::Shield15
            | Means::Reward => self.of(Weight::ExtraAction),
            Means::Warehouse => {
                let most = self.estate.goods.iter().copied().max().unwrap_or(0);
                if most == 0 {
                    0.0
                } else {
                    1.0 + f32::from(most * self.rules.sale_points()) * self.of(Weight::Warehouse)
                }
            }
            Means::Carpenter | Means::Church | Means::Market => self.of(Weight::ExtraTake),
            Means::TownHall => self.of(Weight::TownHall),
            Means::Die1 | Means::Die2 | Means::Double => 0.0,
        }
    }

    /// The goods of the best depot for a ship.
    fn best_load(&self) -> f32 {
        let room = 3_usize.saturating_sub(self.estate.goods_colours());
        let mut best = 0;
        for depot in Depot::numbered() {
            let mut count = 0;
            let mut new = 0;
            for (colour, &goods) in self.state.depot_goods[depot.index()].iter().enumerate() {
                if goods > 0 && (self.estate.goods[colour] > 0 || new < room) {
                    new += usize::from(self.estate.goods[colour] == 0);
                    count += goods;
                }
            }
            best = best.max(count);
        }
        f32::from(best) * self.good_worth()
    }

    /// A goods tile that will be sold.
    pub(super) fn good_worth(&self) -> f32 {
        f32::from(self.rules.sale_points()) * self.of(Weight::GoodPoints) + self.of(Weight::Good)
    }

    /// A mine in the duchy from now on.
    pub(super) fn mine_worth(&self) -> f32 {
        let phases = f32::from(5 - self.state.phase);
        let workers =
            if self.estate.powers.has(Power::MineWorkers) { self.of(Weight::MineWorker) } else { 0.0 };
        phases * (self.of(Weight::Mine) + workers)
    }

    /// A monastery in the duchy from now on.
    pub(super) fn monastery_worth(&self, tile: Tile) -> f32 {
        let spec = self.rules.tile(tile);
        let time = f32::from(self.rounds_left) / 25.0;
        let has = |power| spec.powers.has(power);
        let power = if has(Power::MineWorkers) {
            self.of(Weight::MineWorker) * f32::from(self.mines) * f32::from(5 - self.state.phase) + 2.0 * time
        } else if has(Power::StepTake) {
            10.0 * time
        } else if has(Power::BuyAnywhere) || has(Power::StepBuildings) {
            8.0 * time
        } else if has(Power::WorkerTwo) || has(Power::WorkersFour) || has(Power::LivestockMore) {
            6.0 * time
        } else if has(Power::OnTop) {
            3.0 * time
        } else if spec.end == EndScore::None {
            5.0 * time
        } else {
            0.0
        };
        power + self.end_worth(spec.end, time)
    }

    /// End-of-game points: what is there already, and what will probably come.
    fn end_worth(&self, end: EndScore, time: f32) -> f32 {
        let estate = self.estate;
        match end {
            EndScore::None => 0.0,
            EndScore::PerSoldColour(points) => {
                let sold = Good::all().filter(|&good| estate.all_sold(good) > 0).count() as f32;
                f32::from(points) * (sold + (6.0 - sold) * 0.8 * time)
            }
            EndScore::PerBuilding(building, points) => f32::from(points) * (self.buildings(building) + time),
            EndScore::PerSpecies(points) => {
                let mut species = [false; Species::ALL.len()];
                for herd in &self.herds {
                    for (kind, &tiles) in herd.iter().enumerate() {
                        species[kind] |= tiles > 0;
                    }
                }
                let now = species.iter().filter(|&&kept| kept).count() as f32;
                f32::from(points) * (now + (4.0 - now) * 0.7 * time)
            }
            EndScore::PerSoldGood(points) => {
                let sold: u8 = Good::all().map(|good| estate.all_sold(good)).sum();
                f32::from(points) * (f32::from(sold) + 12.0 * time)
            }
            EndScore::PerColour(points) => f32::from(points) * 2.5,
            EndScore::PerBonusTile(points) => f32::from(points) * (estate.bonus_tiles() as f32 + 2.5 * time),
        }
    }

    fn buildings(&self, building: Building) -> f32 {
        f32::from(self.estate.placed(Tile::building(building)))
    }

    /// Shields on castles, the best one first. A shield whose tribute cannot be paid yet may be lost at the end of the
    /// phase, and the fewer rounds are left to gain silver, the more likely that is.
    pub(super) fn shields(&self) -> f32 {
        let estate = self.estate;
        if estate.shields.iter().all(Option::is_none) {
            return 0.0;
        }
        let mut worths = estate.shields.map(|shield| shield.map_or(0.0, |one| self.shield_worth(one)));
        worths.sort_unstable_by(|one, other| other.total_cmp(one));
        let in_workers = estate.powers.has(Power::TributeInWorkers);
        let paid = usize::from(estate.silver + if in_workers { estate.workers } else { 0 });
        // Tribute is asked for between turns. After it, there is a whole phase to gain silver for the next one.
        let rounds = if self.state.turn.is_some() { self.rounds_left % ROUNDS } else { ROUNDS };
        let unpaid = self.of(Weight::Unpaid) * f32::from(rounds) / f32::from(ROUNDS);
        let places = worths.into_iter().enumerate();
        places.map(|(place, worth)| if place < paid { worth } else { worth * unpaid }).sum()
    }

    /// A shield on a castle from now on: its points and its power, less the tribute.
    pub(super) fn shield_worth(&self, shield: Shield) -> f32 {
        let spec = self.rules.shield(shield);
        let time = f32::from(self.rounds_left) / 25.0;
        let phases = f32::from(5 - self.state.phase);
        let has = |power| spec.powers.has(power);
        let power = if has(Power::HarvestNumbered) || has(Power::HarvestBlack) {
            5.0 * phases
        } else if has(Power::LargerAreas) || has(Power::SaleDouble) {
            18.0 * time
        } else if has(Power::MinesDouble) {
            1.2 * f32::from(self.mines) * phases + 3.0 * time
        } else if has(Power::SetDie) || has(Power::WorkerWithOthers) || has(Power::WorkersWithOthers) {
            12.0 * time
        } else if has(Power::SilverPerGood) || has(Power::CopyMonasteries) || has(Power::BonusDouble) {
            8.0 * time
        } else if has(Power::MonasteriesDouble) {
            let tiles = self.estate.duchy.iter().flatten();
            tiles.map(|&tile| self.end_worth(self.rules.tile(tile).end, time)).sum::<f32>() + 4.0 * time
        } else if has(Power::ShieldsDouble) {
            let held = self.estate.shields.iter().flatten();
            held.map(|&one| f32::from(self.rules.shield(one).points)).sum()
        } else {
            5.0 * time
        };
        f32::from(spec.points) + power - self.of(Weight::Tribute) * phases
    }
}
