//! Chains of tiles to the border posts, and the trade route.

use ::burgundy::content::{Effect, Good, PHASE_BONUS, POSTS, Space, Spaces};

use super::{survey::Survey, weights::Weight};

impl Survey<'_> {
    /// The border posts that the duchy may still join, nearest first.
    pub(super) fn posts(&self) -> f32 {
        if !self.rules.has_posts() || self.estate.joined == ::burgundy::Pairs::ALL {
            return 0.0;
        }
        let mut far = self.board.posts.map(|post| self.tiles_to(post));
        far.sort_unstable();
        let award = self.state.awards.iter().position(Option::is_none);
        let award = award.map_or(0, |place| self.rules.award_points()[place]);
        let (mut missing, mut worth) = (0, 0.0);
        for (joined, tiles) in (0_u8..).zip(far) {
            missing += tiles;
            // A post that touches a tile of the duchy has scored already.
            if tiles == 0 || missing > self.actions_left {
                continue;
            }
            let phase = (self.state.phase + missing / 8).min(4);
            let last = if usize::from(joined) + 1 == POSTS { award } else { 0 };
            let points = PHASE_BONUS[phase as usize] * joined + last;
            worth += f32::from(points) * self.of(Weight::Post).powi(i32::from(missing));
        }
        worth
    }

    /// How many tiles are missing between the duchy and some spaces.
    fn tiles_to(&self, spaces: Spaces) -> u8 {
        let castle = self.estate.castle.map_or(Spaces::EMPTY, Space::alone);
        let mut reached = self.estate.covered | castle;
        let mut tiles = 0;
        while (reached & spaces).is_empty() && tiles < self.actions_left {
            reached |=
                self.board.list(reached).fold(Spaces::EMPTY, |all, space| all | self.board.neighbours(space));
            tiles += 1;
        }
        tiles
    }

    /// What the best sale would gain on the trade route.
    pub(super) fn route(&self) -> f32 {
        let free = || self.rules.route_spaces(self.estate).filter(|space| space.2.is_none());
        let sale = |good: Good| -> f32 {
            let count = usize::from(self.estate.goods[good.index()]);
            let matching = free().take(count).filter(|space| space.0 == good);
            matching.map(|space| self.bonus(space.1.effect())).sum()
        };
        Good::all().map(sale).fold(0.0, f32::max) * self.of(Weight::Route)
    }

    fn bonus(&self, effect: Effect) -> f32 {
        match effect {
            Effect::Points(points) => f32::from(points),
            Effect::Silver(silver) => f32::from(silver) * self.of(Weight::GainedSilver),
            Effect::Workers(workers) => f32::from(workers) * self.of(Weight::GainedWorker),
            Effect::Act(means) => self.extra(means),
            _ => 0.0,
        }
    }
}
