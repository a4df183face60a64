//! What a search knows about the Dice Game.

use std::sync::Arc;

use ::burgundy_dice::{
    Action, BurgundyDice, State,
    content::{HEXES, Hex},
};
use engine::{Actor, PerSeat, Rng, Rules as _, Seat};
use search::{
    Bot, GreedyBot, Guide as _, Mind, Turn, Turns, chances_by_points, final_chances,
    net::{Lens as _, Net, Scratch},
};
use shelf::Witness as _;

use super::{
    desk::Desk,
    guide::DiceGuide,
    lens::{DiceLens, is_to_act},
    outlook::Outlook,
    prospect::Prospect,
    weights::{PLAIN, TAUGHT},
};

/// How much a seat likes a hex more or less than another, in points. Otherwise bots that judge alike would fill in
/// the same sheet, since they use the same dice.
const LIKING: f32 = 0.25;
/// The same for start castles.
const LEANING: f32 = 1.0;
/// How many marks a search looks at more closely.
const LOOKED_AT: usize = 8;
/// How many of these it compares by a look at two rolls, if they are so close to the best, in points.
const CLOSEST: usize = 3;
const CLOSE: f32 = 0.6;
/// How many rolls stand for all in a look at two rolls.
const ROLLS: u16 = 12;
/// How far the points that a seat expects may be off: a fixed part, and a part for the root of the rounds that are
/// left.
///
/// Fitted on 17 November 2026 to games between two `medium` bots and between two `hard` ones (`loire arena burgundy-dice --chances
/// --seed 8101`, 200 games each).
const OFF: [f32; 2] = [0.95, 0.75];
/// How many boxes of the time columns a simulated game goes through.
const HORIZON: u32 = 6;

/// The nets of the box. Alone, nobody races for a colour and every phase has eight rounds, so a net that learns nothing
/// else plays better.
#[derive(Clone)]
pub(super) struct Nets {
    pub(super) alone: Arc<Net>,
    pub(super) together: Arc<Net>,
}

/// Judges sheets: by nets if there are any, otherwise by the guide.
#[derive(Clone)]
pub(super) struct Judge {
    nets: Option<Nets>,
    guide: DiceGuide,
}

impl Judge {
    /// A judge with the same net for all tables.
    pub(super) fn with(net: &Arc<Net>) -> Judge {
        let nets = Nets { alone: Arc::clone(net), together: Arc::clone(net) };
        Judge { nets: Some(nets), guide: DiceGuide::new(&PLAIN) }
    }

    /// What a seat can expect when it has nothing to choose now.
    pub(super) fn sheet(&self, rules: &BurgundyDice, state: &State, seat: Seat) -> f32 {
        match &self.nets {
            // In the last round there is nothing left to guess.
            Some(_) if Outlook::new(rules, state).left() <= 0.0 => DiceLens.base(rules, state, seat),
            Some(nets) => {
                let net = if rules.solo() { &nets.alone } else { &nets.together };
                Scratch::with(|scratch| net.value(&DiceLens, rules, state, seat, scratch))
            }
            None => self.guide.value(rules, state, seat),
        }
    }

    /// The action with the best sheet after it, and what that is worth.
    pub(super) fn best(
        &self,
        rules: &BurgundyDice,
        state: &State,
        seat: Seat,
        legal: &[Action],
    ) -> (Action, f32) {
        let mut best = (legal[0], f32::NEG_INFINITY);
        for &action in legal {
            let mut after = *state;
            rules.apply(&mut after, Actor::Seat(seat), action, &mut ());
            let value = self.sheet(rules, &after, seat);
            if value > best.1 {
                best = (action, value);
            }
        }
        best
    }
}

/// A quick player.
pub(crate) enum DicePlayer {
    /// It plays what looks best at first sight.
    FirstSight(GreedyBot<DiceGuide>),
    /// It plays what its net likes best.
    Net(NetPlayer),
}

/// Plays what a net likes best.
pub(crate) struct NetPlayer(Judge);

impl Bot<BurgundyDice> for DicePlayer {
    fn choose(&mut self, rules: &BurgundyDice, state: &State, seat: Seat, legal: &[Action]) -> Action {
        match self {
            DicePlayer::FirstSight(bot) => bot.choose(rules, state, seat, legal),
            DicePlayer::Net(NetPlayer(judge)) => judge.best(rules, state, seat, legal).0,
        }
    }
}

pub(crate) struct DiceMind {
    judge: Judge,
    /// How much better this seat likes each hex than others do. It counts only where somebody else could play
    /// alike.
    likes: [f32; HEXES],
    leans: [f32; HEXES],
}

impl DiceMind {
    pub(super) fn with_character(character: u64, nets: Option<Nets>) -> DiceMind {
        let mut rng = Rng::new(character);
        let mut whim = |most: f32| most * (rng.below(2001) as f32 / 1000.0 - 1.0);
        DiceMind {
            judge: Judge { nets, guide: DiceGuide::new(&TAUGHT).with_character(character) },
            likes: std::array::from_fn(|_| whim(LIKING)),
            leans: std::array::from_fn(|_| whim(LEANING)),
        }
    }

    /// How much the seat likes what it has marked since `before`.
    fn liking(&self, rules: &BurgundyDice, before: &State, after: &State, seat: Seat) -> f32 {
        if rules.solo() || self.judge.nets.is_none() {
            return 0.0;
        }
        let after = rules.foresee(after, seat);
        let (old, new) = (before.players[seat].front.marked, after.players[seat].front.marked);
        let whims = if old == 0 { &self.leans } else { &self.likes };
        Hex::in_mask(new & !old).map(|hex| whims[hex.index()]).sum()
    }
}

impl Mind<BurgundyDice> for DiceMind {
    type Policy = DicePlayer;

    fn policy(&self, luck: u64) -> DicePlayer {
        match self.judge.nets {
            Some(_) => DicePlayer::Net(NetPlayer(self.judge.clone())),
            None => self.glance(luck),
        }
    }

    fn glance(&self, luck: u64) -> DicePlayer {
        DicePlayer::FirstSight(GreedyBot::new(self.judge.guide, luck))
    }

    fn value(&self, rules: &BurgundyDice, state: &State, seat: Seat) -> f32 {
        if self.judge.nets.is_some() && is_to_act(rules, state, seat) {
            // The net sees no dice.
            let mut legal = Vec::with_capacity(64);
            rules.legal(state, seat, &mut legal);
            return self.judge.best(rules, state, seat, &legal).1;
        }
        self.judge.sheet(rules, state, seat)
    }

    /// Every mark is a whole turn. The best at first sight are compared by what the next roll can do, and the closest
    /// of these by what the next two can.
    fn turns(
        &self,
        rules: &BurgundyDice,
        state: &State,
        seat: Seat,
        most: usize,
        turns: &mut Turns<BurgundyDice>,
    ) {
        let mut legal = Vec::with_capacity(64);
        rules.legal(state, seat, &mut legal);
        let mut found: Vec<(Turn<BurgundyDice>, State)> = legal
            .into_iter()
            .map(|action| {
                let mut after = *state;
                rules.apply(&mut after, Actor::Seat(seat), action, &mut ());
                let value = self.judge.sheet(rules, &after, seat) + self.liking(rules, state, &after, seat);
                (Turn { actions: vec![action], value, course: 0 }, after)
            })
            .collect();
        found.sort_by(|a, b| b.0.value.total_cmp(&a.0.value));
        // Two hexes in either order are the same turn.
        found.dedup_by_key(|(turn, _)| turn.value.to_bits());
        if most > 1 && self.judge.nets.is_some() {
            found.truncate(LOOKED_AT.max(most));
            let mut prospect = Prospect::new(&self.judge, rules, state, seat);
            let mut looked_at = 0;
            for (turn, after) in &mut found {
                turn.value = prospect.after(after) + self.liking(rules, state, after, seat);
                looked_at += 1;
                if turns.is_late() {
                    break;
                }
            }
            found.truncate(looked_at);
            found.sort_by(|a, b| b.0.value.total_cmp(&a.0.value));
            let best = found[0].0.value;
            let close = found.iter().take(CLOSEST).take_while(|(turn, _)| turn.value > best - CLOSE).count();
            if close > 1 && !turns.is_late() {
                let mut more: Vec<f32> = Vec::with_capacity(close);
                for (_, after) in &found[..close] {
                    more.push(prospect.further(after, ROLLS));
                    if turns.is_late() {
                        break;
                    }
                }
                // A longer look at some of them would not be fair.
                if more.len() == close {
                    found.iter_mut().zip(more).for_each(|((turn, _), more)| turn.value += more);
                }
                found[..close].sort_by(|a, b| b.0.value.total_cmp(&a.0.value));
            }
        }
        turns.found = found.into_iter().take(most).map(|(turn, _)| turn).collect();
    }

    /// A look at every next roll involves no luck, so simulated games add little: with a trust of 40 and 400 of them,
    /// `expert` scored 62.9 ±0.9 alone, without them 63.4 ±0.9 (160 games, the same dice), in a fifth of the time.
    fn trust(&self) -> f32 {
        1000.0
    }

    /// Boxes of the time columns that are ticked off.
    fn moment(&self, rules: &BurgundyDice, state: &State) -> u32 {
        u32::from(state.phase) * u32::from(rules.boxes()) + u32::from(state.ticks)
    }

    /// The net judges where simulated games end. Without one they go to the end of the game.
    fn goal(&self, rules: &BurgundyDice, state: &State) -> u32 {
        match self.judge.nets {
            Some(_) => self.moment(rules, state) + HORIZON,
            None => u32::MAX,
        }
    }

    /// How far off an estimate is depends on the rounds that are left.
    fn chances(&self, rules: &BurgundyDice, state: &State, expected: &PerSeat<f32>) -> PerSeat<f32> {
        if let Some(outcome) = rules.outcome(state) {
            return final_chances(rules, &outcome);
        }
        let left = Outlook::new(rules, state).left();
        chances_by_points(rules, expected, OFF[0] + OFF[1] * left.sqrt())
    }

    fn sources(&self, rules: &BurgundyDice, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        Desk::count_parts(rules, state, seat, acc);
    }
}
