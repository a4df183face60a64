//! What bots predict about positions of their games, to see how often it comes true.

use engine::{Actor, Rng, Rules as _, Seat};
use search::{
    Bot, Budget, Mind as _, Room, Stop, Turns, advise,
    calibration::{Forecast, Trial},
    final_chances, imagine, look, playout,
};

use crate::{
    bots::{BotSetup, Named},
    level::Level,
    levels::{level_bot, manner},
    seeds::{character, mix},
    spec::BoxSpec,
    witness::{ActionOf, StateOf},
};

/// Plays one game, and asks for the chances of winning at the beginning of every turn: of the position at first sight,
/// or after this much thought about the turn.
pub(crate) fn forecasts<B: BoxSpec>(
    rules: &B::Rules,
    players: &[Named<B::Rules>],
    seed: u64,
    think: Option<Budget>,
) -> Vec<Forecast> {
    let mind = B::mind(0);
    let sides: Vec<Seat> = Seat::all(rules.seats()).filter(|&seat| rules.side(seat) == seat).collect();
    let mut bots: Vec<Box<dyn Bot<B::Rules>>> = (players.iter().zip(Seat::all(rules.seats())))
        .map(|(bot, seat)| {
            bot.make(character(seed, seat), mix(seed, &[2 + u64::from(seat.0)]), &Stop::default())
        })
        .collect();
    let (mut luck, mut dreams) = (Rng::new(mix(seed, &[0])), Rng::new(mix(seed, &[1])));
    let mut whims = Rng::new(mix(seed, &[1000]));
    let mut said: Vec<Vec<f32>> = Vec::new();
    let mut turn = None;
    let choose = |state: &StateOf<B>, seat: Seat, legal: &[ActionOf<B>]| {
        if let [only] = legal {
            return *only;
        }
        let imagined = imagine(rules, state, seat, &mut dreams);
        bots[seat.index()].choose(rules, &imagined, seat, legal)
    };
    let seen = |state: &StateOf<B>, actor: Actor, _| {
        let Actor::Seat(seat) = actor else { return };
        let now = B::turn(rules, state);
        if now.is_none() || now == turn {
            return;
        }
        turn = now;
        let imagined = imagine(rules, state, seat, &mut whims);
        let chances = match think {
            None => Some(mind.chances(rules, &imagined, &mind.expect(rules, &imagined))),
            Some(budget) => {
                let stop = Stop::default();
                let best =
                    advise(&mind, rules, &imagined, seat, manner::<B>(budget), whims.next_u64(), &stop);
                best.first().filter(|best| best.utility.count() > 0).map(|best| best.chances)
            }
        };
        said.extend(chances.map(|chances| sides.iter().map(|&side| chances[side]).collect()));
    };
    let mut state = rules.start();
    playout(rules, &mut state, &mut luck, &mut Room::default(), choose, seen);
    let outcome = rules.outcome(&state).expect("a playout ends with an outcome");
    let end = final_chances(rules, &outcome);
    let won: Vec<f32> = sides.iter().map(|&side| end[side]).collect();
    #[expect(clippy::cast_precision_loss, reason = "a game has few turns")]
    let played = |number: usize| number as f32 / said.len() as f32;
    let all = said.iter().enumerate();
    all.map(|(number, chances)| Forecast {
        played: played(number),
        chances: chances.clone(),
        won: won.clone(),
    })
    .collect()
}

/// How many thousandths of a game are left when `expert` takes over: all of them in every tenth game.
fn taken_over(dreams: &mut Rng) -> u16 {
    dreams.below(1112).min(1000) as u16
}

/// How many looks are noted after `expert` has taken over. In a review nobody has played well for long, and such positions promise more
/// than those that experts get into.
const NOTED: usize = 4;

/// Plays one game. At a random moment `expert` takes over, and the worth of its first turns is noted.
pub(crate) fn trials<B: BoxSpec>(rules: &B::Rules, players: &[Named<B::Rules>], seed: u64) -> Vec<Trial> {
    let mind = B::mind(0);
    let setup = |seat: Seat, stream: u64| BotSetup {
        character: character(seed, seat),
        luck: mix(seed, &[stream, u64::from(seat.0)]),
        budget: None,
        stop: Stop::default(),
    };
    let seats = || Seat::all(rules.seats());
    let (make, manner) = (level_bot::<B>(Level::Expert).make, manner::<B>(Budget::Simulations(1)));
    let mut experts: Vec<_> = seats().map(|seat| make(&setup(seat, 3))).collect();
    let mut bots: Vec<_> = (players.iter().zip(seats()))
        .map(|(bot, seat)| {
            bot.make(character(seed, seat), mix(seed, &[2, u64::from(seat.0)]), &Stop::default())
        })
        .collect();
    let (mut luck, mut dreams) = (Rng::new(mix(seed, &[0])), Rng::new(mix(seed, &[1])));
    let mut state = rules.start();
    let from = mind.left(rules, &state) * f32::from(taken_over(&mut dreams)) / 1000.0;
    let mut said = Vec::new();
    let choose = |state: &StateOf<B>, seat: Seat, legal: &[ActionOf<B>]| {
        if let [only] = legal {
            return *only;
        }
        let imagined = imagine(rules, state, seat, &mut dreams);
        let left = mind.left(rules, state);
        if left > from {
            return bots[seat.index()].choose(rules, &imagined, seat, legal);
        }
        let expert = &mut experts[seat.index()];
        if said.len() < NOTED && !expert.has_decided() && mind.weighs(rules, state, seat) {
            let mut turns = Turns::new(manner.width);
            let seen = look(&mind, rules, &imagined, seat, &mut turns, manner.turns, dreams.next_u64());
            said.extend(seen.map(|best| (seat, left, best.utility.mean() as f32)));
        }
        expert.choose(rules, &imagined, seat, legal)
    };
    playout(rules, &mut state, &mut luck, &mut Room::default(), choose, |_, _, _| ());
    let outcome = rules.outcome(&state).expect("a playout ends with an outcome");
    said.into_iter().map(|(seat, left, value)| Trial { left, value, won: outcome.won(seat) }).collect()
}
