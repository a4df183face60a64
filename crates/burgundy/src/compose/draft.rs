//! The rules while modules change them.

use engine::Config;

use crate::{
    content::{Tile, TileSpec},
    rules::Burgundy,
    step::Step,
};

/// The rules under construction. It begins as the base game, and modules change it before anybody plays.
pub(crate) struct Draft<'a> {
    pub rules: Burgundy,
    /// Everything that is wrong with the config.
    pub errors: Vec<String>,
    pub(super) config: &'a Config,
}

impl Draft<'_> {
    /// Whether the table uses a module.
    pub(crate) fn uses(&self, module: &str) -> bool {
        self.config.modules.iter().any(|id| id == module)
    }

    /// Puts the printed copies of some tiles in their piles. r[burgundy.module.piles]
    pub(crate) fn include(&mut self, tiles: &[TileSpec]) {
        for spec in tiles {
            let row = &mut self.rules.tiles[Tile::named(spec.name).index()];
            row.copies = spec.copies;
            row.stacked = spec.stacked;
        }
    }

    /// Stacks the copies of a tile next to the black depot: one comes in each phase.
    pub(crate) fn stack(&mut self, tile: Tile) {
        if self.rules.stacks.is_empty() {
            self.after(Step::FillBlack, Step::AddToStacks);
        }
        self.rules.stacks.push(tile);
    }

    /// Puts a step into every phase, after another one.
    fn after(&mut self, step: Step, new: Step) {
        let steps = &mut self.rules.phase_steps;
        let place = steps.iter().position(|&other| other == step);
        steps.insert(place.expect("the step is part of a phase") + 1, new);
    }
}
