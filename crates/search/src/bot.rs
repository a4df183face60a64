use engine::{Actor, Rng, Rules, Seat};

/// A program that answers for a seat.
pub trait Bot<R: Rules>: Send {
    /// Chooses one of the legal actions. [`imagine`] has redrawn `state` for `seat`.
    fn choose(&mut self, rules: &R, state: &R::State, seat: Seat, legal: &[R::Action]) -> R::Action;

    /// Whether even somebody who does not think would see that this action may lose the game
    /// outright.
    fn shuns(&self, rules: &R, state: &R::State, seat: Seat, action: R::Action) -> bool {
        let _ = (rules, state, seat, action);
        false
    }

    /// Whether it has already decided what to do next in this turn.
    fn has_decided(&self) -> bool {
        false
    }
}

/// The state as `seat` may imagine it: keeps what the seat knows and redraws what it cannot know.
///
/// Always called before asking a bot, so bots cannot cheat.
#[inline]
pub fn imagine<R: Rules>(rules: &R, state: &R::State, seat: Seat, rng: &mut Rng) -> R::State {
    let mut imagined = state.clone();
    rules.redeal(&mut imagined, seat, rng);
    imagined
}

/// Plays anything that is legal.
#[derive(Clone, Debug)]
pub struct RandomBot(Rng);

impl RandomBot {
    /// A bot that always plays the same way for the same seed.
    pub fn new(seed: u64) -> RandomBot {
        RandomBot(Rng::new(seed))
    }
}

impl<R: Rules> Bot<R> for RandomBot {
    #[inline]
    fn choose(&mut self, _: &R, _: &R::State, _: Seat, legal: &[R::Action]) -> R::Action {
        *self.0.pick(legal)
    }
}

/// Knowledge of one game: how good a position is.
pub trait Guide<R: Rules>: Send {
    /// How good the position is for `seat`. Higher is better, and only comparisons matter.
    fn value(&self, rules: &R, state: &R::State, seat: Seat) -> f32;

    /// Whether `seat` is in the middle of something, such as the effect of a tile. The position can
    /// only be judged once that is finished.
    fn unsettled(&self, rules: &R, state: &R::State, seat: Seat) -> bool {
        let _ = (rules, state, seat);
        false
    }

    /// Whether to consider an action in an unsettled position. Actions that could just as well come before
    /// or after would only multiply the work.
    fn relevant(&self, action: R::Action) -> bool {
        let _ = action;
        true
    }
}

/// How many more actions to look ahead in an unsettled position.
const FURTHER: u32 = 3;

/// Looks one action ahead, or to the end of what that action begins, and takes the action its guide
/// likes best. It does not look past chance.
#[derive(Clone, Debug)]
pub struct GreedyBot<G> {
    guide: G,
    rng: Rng,
}

impl<G> GreedyBot<G> {
    /// A bot that always plays the same way for the same seed.
    pub fn new(guide: G, seed: u64) -> GreedyBot<G> {
        GreedyBot { guide, rng: Rng::new(seed) }
    }

    /// The value of a position, looking ahead while it is unsettled.
    fn look<R: Rules>(&self, rules: &R, state: &R::State, seat: Seat, further: u32) -> f32
    where
        G: Guide<R>,
    {
        if further == 0 || !self.guide.unsettled(rules, state, seat) {
            return self.guide.value(rules, state, seat);
        }
        let mut legal = Vec::with_capacity(64);
        rules.legal(state, seat, &mut legal);
        let values = legal.into_iter().filter(|&action| self.guide.relevant(action)).map(|action| {
            let mut after = state.clone();
            rules.apply(&mut after, Actor::Seat(seat), action, &mut ());
            self.look(rules, &after, seat, further - 1)
        });
        values.reduce(f32::max).unwrap_or_else(|| self.guide.value(rules, state, seat))
    }
}

impl<R: Rules, G: Guide<R>> Bot<R> for GreedyBot<G> {
    fn choose(&mut self, rules: &R, state: &R::State, seat: Seat, legal: &[R::Action]) -> R::Action {
        if let [only] = legal {
            return *only;
        }
        let mut best = legal[0];
        let mut best_value = f32::NEG_INFINITY;
        let mut equals = 0;
        for &action in legal {
            let mut after = state.clone();
            rules.apply(&mut after, Actor::Seat(seat), action, &mut ());
            let value = self.look(rules, &after, seat, FURTHER);
            if value > best_value {
                (best, best_value, equals) = (action, value, 1);
            } else if value >= best_value {
                // Each of the equally good actions has the same chance of being kept.
                equals += 1;
                if self.rng.below(equals) == 0 {
                    best = action;
                }
            }
        }
        best
    }
}
