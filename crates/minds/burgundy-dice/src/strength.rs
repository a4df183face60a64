//! How well the greedy bot and the net play solo, and how steady bots differ.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use ::burgundy_dice::{
    Action, BurgundyDice, State,
    content::{DUCHIES, Grade},
};
use engine::{Actor, Config, Rng, Rules as _, Seat};
use search::{
    Bot as _, Budget, Clock, GreedyBot, Mind as _, Room, Stop, Turn, Turns, playout, stats::Sample,
};

use super::{
    BOX, NETS,
    guide::DiceGuide,
    mind::{DiceMind, Judge},
    prospect::Prospect,
    weights::PLAIN,
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
        for character in 0..100 {
            let mut bot = GreedyBot::new(DiceGuide::new(&PLAIN).with_character(character), character);
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
    let (judge, mind) = (Judge::with(&nets.alone), DiceMind::with_character(seed, Some(nets)));
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

/// What the best marks of a decision scored in games that were played to the end, in two halves.
struct Doubt {
    halves: Vec<[Sample; 2]>,
}

impl Doubt {
    /// Lets the net play on after each mark, with the same dice for all.
    fn new(
        rules: &BurgundyDice,
        judge: &Judge,
        state: &State,
        marks: &[Turn<BurgundyDice>],
        games: u64,
    ) -> Doubt {
        let (seat, mut room) = (Seat(0), Room::default());
        let mut halves = vec![[Sample::default(); 2]; marks.len()];
        for game in 0..games {
            for (mark, halves) in marks.iter().zip(&mut halves) {
                let (mut state, mut luck) = (*state, Rng::new(game));
                rules.apply(&mut state, Actor::Seat(seat), mark.actions[0], &mut ());
                let choose = |state: &State, seat, legal: &[Action]| judge.best(rules, state, seat, legal).0;
                playout(rules, &mut state, &mut luck, &mut room, choose, |_, _, _| ());
                let score = f64::from(rules.outcome(&state).unwrap().scores[seat]);
                halves[usize::from(game % 2 == 1)].add(score);
            }
        }
        Doubt { halves }
    }

    /// How much better the mark is that did best in one half of the games, compared with the first one in the other half.
    fn gain(&self) -> f64 {
        let by = |pick: usize, tell: usize| {
            let best = self.halves.iter().max_by(|a, b| a[pick].mean().total_cmp(&b[pick].mean()));
            best.unwrap()[tell].mean() - self.halves[0][tell].mean()
        };
        f64::midpoint(by(0, 1), by(1, 0))
    }
}

/// `RUN_SLOW_TESTS=1` plays 4000 games after each of the best marks in every sixth decision of 160 games, and prints how much they
/// find that `expert` misses. That takes many minutes, even on 16 cores.
#[test]
#[expect(clippy::print_stdout, reason = "a slow run is made for its figures")]
fn whole_games_find_little_that_a_look_ahead_misses() {
    let slow = std::env::var_os("RUN_SLOW_TESTS").is_some();
    let (deals, every, games, threads) = if slow { (160, 6, 4000, 16) } else { (4, 9, 12, 1) };
    let mind = DiceMind::with_character(1, NETS.clone());
    let judge = Judge::with(&NETS.as_ref().unwrap().alone);
    let deal = |seed: u64| {
        let letter = DUCHIES[seed as usize % DUCHIES.len()].letter.to_string();
        let rules = BurgundyDice::new(&Config::seats(1).option("boards", &letter)).unwrap();
        let (mut picks, mut seen) = (Rng::new(!seed), Vec::new());
        let choose = |state: &State, seat, _: &[Action]| {
            let mut turns = Turns::new(1);
            mind.turns(&rules, state, seat, 6, &mut turns);
            let least = turns.found[0].value - 0.6;
            let close = turns.found.iter().take(3).take_while(|turn| turn.value > least).count();
            if picks.below(every) == 0 {
                let doubt = Doubt::new(&rules, &judge, state, &turns.found[..close], games);
                let last = Doubt::new(&rules, &judge, state, &turns.found[turns.found.len() - 1..], games);
                seen.push((close > 1, doubt.gain(), doubt.halves[0][0].mean() - last.halves[0][0].mean()));
            }
            turns.found[0].actions[0]
        };
        playout(&rules, &mut rules.start(), &mut Rng::new(seed), &mut Room::default(), choose, |_, _, _| ());
        seen
    };
    let next = AtomicU64::new(0);
    let all = std::thread::scope(|scope| {
        let work = || {
            let seeds =
                std::iter::repeat_with(|| next.fetch_add(1, Relaxed)).take_while(|&seed| seed < deals);
            seeds.flat_map(deal).collect::<Vec<_>>()
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect::<Vec<_>>()
    });
    let gains: Sample = all.iter().filter(|one| one.0).map(|one| one.1).collect();
    let kept: Sample = all.iter().map(|one| one.2).collect();
    println!(
        "{} of {} decisions are close. In one of them, whole games find {:.4} ±{:.4} points",
        gains.count(),
        all.len(),
        gains.mean(),
        1.96 * gains.error()
    );
    assert!(gains.mean() < 0.5 && kept.mean() > 0.1, "{gains:?} {kept:?}");
}

/// A look at every next roll takes a while, so a bot with little time looks at fewer marks.
#[test]
fn a_bot_without_time_takes_what_it_has_looked_at() {
    let rules = BurgundyDice::new(&Config::seats(1)).unwrap();
    let mind = DiceMind::with_character(1, NETS.clone());
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
