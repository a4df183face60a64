//! What bots predict about positions of their games, to see how often it comes true.

use engine::{Actor, Rng, Seat};
use search::{
    Bot, Budget, Mind as _, Room, Stop, Turns, advise,
    calibration::{Forecast, Trial},
    final_chances, imagine, look, playout,
};

use crate::{
    BotSetup, BotSpec, VariantSpec,
    arena::BotTable,
    review::manner,
    table::{mix, temper},
};

/// Plays one game, and asks for the chances of winning at the beginning of every turn: of the position at first sight,
/// or after this much thought about the turn.
pub(crate) fn forecasts<R: VariantSpec>(
    table: &BotTable<R>,
    seed: u64,
    think: Option<Budget>,
) -> Vec<Forecast> {
    let (rules, mind) = (&*table.rules, R::mind(0));
    let sides: Vec<Seat> = Seat::all(rules.seats()).filter(|&seat| rules.side(seat) == seat).collect();
    let mut bots: Vec<Box<dyn Bot<R>>> = (table.bots.iter().zip(Seat::all(rules.seats())))
        .map(|(bot, seat)| {
            bot.make(temper(seed, seat), mix(seed, &[2 + u64::from(seat.0)]), &Stop::default())
        })
        .collect();
    let (mut luck, mut dreams) = (Rng::new(mix(seed, &[0])), Rng::new(mix(seed, &[1])));
    let mut whims = Rng::new(mix(seed, &[1000]));
    let mut said: Vec<Vec<f32>> = Vec::new();
    let mut turn = None;
    let choose = |state: &R::State, seat: Seat, legal: &[R::Action]| {
        if let [only] = legal {
            return *only;
        }
        let imagined = imagine(rules, state, seat, &mut dreams);
        bots[seat.index()].choose(rules, &imagined, seat, legal)
    };
    let seen = |state: &R::State, actor: Actor, _| {
        let Actor::Seat(seat) = actor else { return };
        let now = rules.turn(state);
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
                    advise(&mind, rules, &imagined, seat, manner::<R>(budget), whims.next_u64(), &stop);
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
pub(crate) fn trials<R: VariantSpec>(table: &BotTable<R>, seed: u64) -> Vec<Trial> {
    let (rules, mind) = (&*table.rules, R::mind(0));
    let setup = |seat: Seat, stream: u64| BotSetup {
        temper: temper(seed, seat),
        luck: mix(seed, &[stream, u64::from(seat.0)]),
        budget: None,
        stop: Stop::default(),
    };
    let seats = || Seat::all(rules.seats());
    let (make, manner) = (BotSpec::<R>::EXPERT.make, manner::<R>(Budget::Simulations(1)));
    let mut experts: Vec<_> = seats().map(|seat| make(&setup(seat, 3))).collect();
    let mut bots: Vec<_> = (table.bots.iter().zip(seats()))
        .map(|(bot, seat)| bot.make(temper(seed, seat), mix(seed, &[2, u64::from(seat.0)]), &Stop::default()))
        .collect();
    let (mut luck, mut dreams) = (Rng::new(mix(seed, &[0])), Rng::new(mix(seed, &[1])));
    let mut state = rules.start();
    let from = mind.left(rules, &state) * f32::from(taken_over(&mut dreams)) / 1000.0;
    let mut said = Vec::new();
    let choose = |state: &R::State, seat: Seat, legal: &[R::Action]| {
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

#[cfg(test)]
mod tests {
    use engine::Config;
    use search::{
        calibration::{distance, reliability},
        stats::Sample,
    };

    use super::*;

    fn forecasts(game: &str, boards: &[&str], games: u64) -> Vec<Forecast> {
        let game = crate::find(game).unwrap();
        let of = |seed: u64| {
            let mut config = Config::seats(2);
            if !boards.is_empty() {
                config = config.option("boards", boards[seed as usize % boards.len()]);
            }
            game.arena(&config, &["medium", "medium"].map(str::to_owned)).unwrap().forecasts(seed, None)
        };
        (0..games).flat_map(of).collect()
    }

    /// All positions of a game share its result, so 60 games prove only so much.
    #[test]
    fn chances_come_true_about_as_often_as_they_say() {
        let duchies = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
        let boxes: [(&str, &[&str]); 4] = [
            ("burgundy", &duchies),
            ("burgundy-dice", &["A", "B", "C", "D"]),
            ("natick", &[]),
            ("orleans", &[]),
        ];
        for (game, boards) in boxes {
            let all = forecasts(game, boards, 60);
            assert!(all.len() > 1000, "{game}: {}", all.len());
            let rows = reliability(&all);
            assert!(distance(&rows) < 0.07, "{game}: {} {rows:?}", distance(&rows));
            assert!(rows[0].won < 0.2 && rows[9].won > 0.8, "{game}: {rows:?}");
        }
    }

    /// Every kind of game in which people play against the box itself.
    const AGAINST_BOX: [(&str, &str, u8); 5] = [
        ("burgundy", "solo", 1),
        ("orleans", "dignitary", 1),
        ("orleans", "vierzon", 1),
        ("orleans", "salesman", 1),
        ("orleans", "invasion", 2),
    ];

    fn against_box(game: &str, module: &str, seats: u8) -> Box<dyn crate::Arena> {
        let config = Config { modules: vec![module.to_owned()], ..Config::seats(seats) };
        let bots = vec!["easy".to_owned(); seats.into()];
        crate::find(game).unwrap().arena(&config, &bots).unwrap()
    }

    #[test]
    fn expert_takes_over_in_the_same_way_for_the_same_seed() {
        for (game, module, seats) in AGAINST_BOX {
            let arena = against_box(game, module, seats);
            // A game in which it takes over late, so that it is quick. Some are lost before that.
            let is_late = |seed: &u64| (60..100).contains(&taken_over(&mut Rng::new(mix(*seed, &[1]))));
            let mut games = (0..1000).filter(is_late).map(|seed| (seed, arena.trials(seed)));
            let (seed, trials) = games.find(|(_, trials)| !trials.is_empty()).expect(module);
            assert_eq!(trials, arena.trials(seed), "{module}");
            for pair in trials.windows(2) {
                assert!(pair[0].left >= pair[1].left && pair[0].won == pair[1].won, "{module}: {trials:?}");
            }
            assert!(
                trials.iter().all(|one| (0.0..=1.0).contains(&one.left) && one.value >= 0.0),
                "{trials:?}"
            );
        }
    }

    /// When `expert` or the rules of a scenario change, the odds in its mind have to be fitted again. `RUN_SLOW_TESTS=1` plays enough games
    /// to see it.
    #[test]
    fn fitted_chances_come_true() {
        let slow = std::env::var_os("RUN_SLOW_TESTS").is_some();
        let (games, far) = if slow { (60, 0.12) } else { (5, 0.45) };
        let natick = crate::find("natick").unwrap();
        let race = natick.arena(&Config::seats(2), &["easy", "medium"].map(str::to_owned)).unwrap();
        let quick = [("natick", race), ("solo", against_box("burgundy", "solo", 1))];
        let rest = AGAINST_BOX.iter().filter(|one| slow && one.0 == "orleans");
        let rest = rest.map(|&(game, module, seats)| (module, against_box(game, module, seats)));
        for (name, arena) in quick.into_iter().chain(rest) {
            let odds = arena.odds().unwrap();
            let seen: Vec<Trial> = (0..games).flat_map(|seed| arena.trials(seed)).collect();
            let said: Sample = seen.iter().map(|one| odds.chance(one.left, one.value).into()).collect();
            let won: Sample = seen.iter().map(|one| u8::from(one.won).into()).collect();
            assert!(said.count() > 0 && (said.mean() - won.mean()).abs() < far, "{name}: {said:?} {won:?}");
        }
    }

    #[test]
    fn forecasts_after_some_thought_are_chances_too_and_the_same_for_the_same_seed() {
        for game in crate::BOXES {
            let arena = game.arena(&Config::seats(2), &["medium", "medium"].map(str::to_owned)).unwrap();
            let think = |seed| arena.forecasts(seed, Some(Budget::Simulations(2)));
            let all = think(1);
            assert_eq!(all, think(1), "{}", game.id);
            assert!(!all.is_empty(), "{}", game.id);
            for one in &all {
                assert!(
                    one.chances.iter().all(|chance| (0.0..=1.0).contains(chance)),
                    "{}: {one:?}",
                    game.id
                );
                assert!((one.won.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{}", game.id);
            }
        }
    }
}
