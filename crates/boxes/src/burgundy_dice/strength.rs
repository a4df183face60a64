//! How well the greedy bot and the net play solo, and how steady bots differ.

use ::burgundy_dice::{
    Action, BurgundyDice, State,
    content::{DUCHIES, Grade},
};
use engine::{Actor, Config, Rng, Rules as _, Seat};
use search::{Bot as _, Budget, Clock, GreedyBot, Mind as _, Room, Stop, Turns, playout, stats::Sample};

use super::{
    BOX, NETS,
    guide::DiceGuide,
    mind::{DiceMind, Judge},
    prospect::Prospect,
};

/// A bot's solo scores on a duchy.
fn scores(bot: &str, duchy: char, games: u64) -> Vec<i16> {
    let config = Config::seats(1).option("boards", &duchy.to_string());
    let arena = BOX.arena(&config, &[bot.to_owned()]).unwrap();
    (0..games).map(|seed| arena.game(seed, false).scores[Seat(0).index()]).collect()
}

fn mean(scores: &[i16]) -> f64 {
    scores.iter().map(|&score| f64::from(score)).sum::<f64>() / scores.len() as f64
}

/// `RUN_SLOW_TESTS=1` plays all 10,000 games.
#[test]
fn greedy_averages_at_least_52_solo_on_every_duchy() {
    let games = if std::env::var_os("RUN_SLOW_TESTS").is_some() { 10_000 } else { 300 };
    for duchy in DUCHIES {
        let (greedy, random) = (scores("greedy", duchy.letter, games), scores("random", duchy.letter, games));
        let share = |least: Option<Grade>| {
            let reached = greedy.iter().filter(|&&score| Grade::of(score as u16) >= least).count();
            100.0 * reached as f64 / games as f64
        };
        let grades = [Grade::WellDone, Grade::Excellent, Grade::Incredible].map(|grade| share(Some(grade)));
        let told = format!(
            "duchy {}: greedy {:.1}, random {:.1}; above 50 {:.1} %, above 60 {:.1} %, 70 {:.1} %",
            duchy.letter,
            mean(&greedy),
            mean(&random),
            grades[0],
            grades[1],
            grades[2]
        );
        assert!(mean(&greedy) >= 52.0 && mean(&random) < 45.0, "{told}");
    }
}

#[test]
fn greedy_beats_random_at_a_table_of_three() {
    let bots = ["greedy", "random", "random"].map(str::to_owned);
    let arena = BOX.arena(&Config::seats(3), &bots).unwrap();
    let games = 60;
    let wins = (0..games).filter(|&seed| arena.game(seed, false).ranks[0] == 1).count();
    assert!(wins * 10 > games as usize * 8, "{wins} of {games}");
}

#[test]
fn several_steady_bots_start_in_different_castles() {
    for duchy in DUCHIES {
        let rules = BurgundyDice::new(&Config::seats(1).option("boards", &duchy.letter.to_string())).unwrap();
        let state = rules.start();
        let mut legal = Vec::new();
        rules.legal(&state, Seat(0), &mut legal);
        let mut starts = [0; 4];
        for temper in 0..100 {
            let mut bot = GreedyBot::new(DiceGuide::with_temper(temper), temper);
            let chosen = bot.choose(&rules, &state, Seat(0), &legal);
            starts[legal.iter().position(|&action| action == chosen).unwrap()] += 1;
        }
        let most = *starts.iter().max().unwrap();
        assert!((25..95).contains(&most), "duchy {}: {starts:?}", duchy.letter);
    }
}

/// Scores of a solo game: the real one, and one without the luck of the dice. That is what the best mark for each roll is worth
/// to the net, less what the net expected of all rolls before. On average it is 0, whoever plays, so both scores
/// have the same mean, but the second one varies much less.
fn game(letter: char, seed: u64, looks: bool) -> [f64; 2] {
    let rules = BurgundyDice::new(&Config::seats(1).option("boards", &letter.to_string())).unwrap();
    let nets = NETS.clone().unwrap();
    let (judge, mind) = (Judge::with(&nets.alone), DiceMind::with_temper(seed, Some(nets)));
    let most = if looks { 6 } else { 1 };
    let (mut expected, mut luck) = (None, 0.0);
    let choose = |state: &State, seat: Seat, legal: &[Action]| {
        let (_, best) = judge.best(&rules, state, seat, legal);
        luck += expected.map_or(0.0, |expected| f64::from(best - expected));
        let mut turns = Turns::new(1);
        mind.turns(&rules, state, seat, most, &mut turns);
        let mut after = *state;
        rules.apply(&mut after, Actor::Seat(seat), turns.found[0].actions[0], &mut ());
        expected = Some(Prospect::through_all_pairs(&judge, &rules, state, seat).after(&after));
        turns.found[0].actions[0]
    };
    let mut state = rules.start();
    playout(&rules, &mut state, &mut Rng::new(seed), &mut Room::default(), choose, |_, _, _| ());
    let score = f64::from(rules.outcome(&state).unwrap().scores[Seat(0)]);
    [score, score - luck]
}

/// `RUN_SLOW_TESTS=1` lets `expert` play 400 games (several minutes in a release build) and prints what it scores.
#[test]
#[expect(clippy::print_stdout, reason = "a slow run is made for its figures")]
fn the_net_scores_more_than_62_alone_without_luck() {
    let slow = std::env::var_os("RUN_SLOW_TESTS").is_some();
    let games = if slow { 100 } else { 3 };
    let (mut real, mut fair) = (Sample::default(), Sample::default());
    for duchy in DUCHIES {
        for seed in 0..games {
            let [score, without_luck] = game(duchy.letter, seed, slow);
            real.add(score);
            fair.add(without_luck);
        }
    }
    let half = 1.96 * fair.deviation() / (fair.count() as f64).sqrt();
    println!("{:.2}, without luck {:.2} ±{half:.2}", real.mean(), fair.mean());
    assert!(fair.mean() > 62.0, "{real:?} {fair:?}");
    assert!(fair.deviation() < 0.6 * real.deviation(), "{real:?} {fair:?}");
}

/// A look at every next roll takes a while, so a bot with little time looks at fewer marks.
#[test]
fn a_bot_without_time_takes_what_it_has_looked_at() {
    let rules = BurgundyDice::new(&Config::seats(1)).unwrap();
    let mind = DiceMind::with_temper(1, NETS.clone());
    let looked_at = |clock: Option<Clock>| {
        let mut turns = Turns::new(1);
        turns.clock = clock;
        mind.turns(&rules, &rules.start(), Seat(0), 6, &mut turns);
        turns.found.len()
    };
    let stop = Stop::default();
    stop.now();
    let clock = Clock::new(Budget::Simulations(1), &stop);
    assert!(looked_at(None) > 1);
    assert_eq!(looked_at(Some(clock)), 1);
}
