//! How well the greedy bot plays solo, and how steady bots differ.

use ::burgundy_dice::{
    BurgundyDice,
    content::{DUCHIES, Grade},
};
use engine::{Config, Rules as _, Seat};
use search::{Bot as _, GreedyBot};

use super::{BOX, guide::DiceGuide};

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
