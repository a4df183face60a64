use engine::{Rng, Rules, Seat};

use crate::Bot;

/// Plays like another bot, but now and then does the first thing that comes to mind, unless that may lose the game
/// outright.
#[derive(Clone, Debug)]
pub struct Careless<B> {
    bot: B,
    rng: Rng,
    /// How many decisions of a thousand it does not think about.
    slips: u32,
}

impl<B> Careless<B> {
    /// A bot that does not think about `slips` of a thousand decisions.
    pub fn new(bot: B, slips: u32, seed: u64) -> Careless<B> {
        Careless { bot, rng: Rng::new(seed), slips }
    }
}

impl<R: Rules, B: Bot<R>> Bot<R> for Careless<B> {
    fn choose(&mut self, rules: &R, state: &R::State, seat: Seat, legal: &[R::Action]) -> R::Action {
        if self.rng.below(1000) < self.slips {
            let harmless = legal.iter().copied().filter(|&one| !self.bot.shuns(rules, state, seat, one));
            let harmless: Vec<R::Action> = harmless.collect();
            if !harmless.is_empty() {
                return *self.rng.pick(&harmless);
            }
        }
        self.bot.choose(rules, state, seat, legal)
    }
}
