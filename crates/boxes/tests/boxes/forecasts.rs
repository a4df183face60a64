//! What bots predict, and whether it comes true.

use boxes::BOXES;
use engine::{Config, Rng};
use search::{
    Budget,
    calibration::{Forecast, Trial, distance, reliability},
    stats::Sample,
};
use shelf::{Arena, mix};

fn forecasts(game: &str, boards: &[&str], games: u64) -> Vec<Forecast> {
    let game = BOXES.find(game).unwrap();
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
    let boxes: [(&str, &[&str]); 4] =
        [("burgundy", &duchies), ("burgundy-dice", &["A", "B", "C", "D"]), ("natick", &[]), ("orleans", &[])];
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

fn against_box(game: &str, module: &str, seats: u8) -> Box<dyn Arena> {
    let config = Config { modules: vec![module.to_owned()], ..Config::seats(seats) };
    let bots = vec!["easy".to_owned(); seats.into()];
    BOXES.find(game).unwrap().arena(&config, &bots).unwrap()
}

/// How many thousandths of a game are left when `expert` takes over, as the arena draws it.
fn taken_over(dreams: &mut Rng) -> u16 {
    dreams.below(1112).min(1000) as u16
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
        assert!(trials.iter().all(|one| (0.0..=1.0).contains(&one.left) && one.value >= 0.0), "{trials:?}");
    }
}

/// When `expert` or the rules of a scenario change, the odds in its mind have to be fitted again. It takes whole games of
/// `expert` to see that.
#[test]
fn fitted_chances_come_true() {
    if std::env::var_os("RUN_SLOW_TESTS").is_none() {
        return;
    }
    let natick = BOXES.find("natick").unwrap();
    let race = natick.arena(&Config::seats(2), &["easy", "medium"].map(str::to_owned)).unwrap();
    let quick = [("natick", race), ("solo", against_box("burgundy", "solo", 1))];
    let rest = AGAINST_BOX.iter().filter(|one| one.0 == "orleans");
    let rest = rest.map(|&(game, module, seats)| (module, against_box(game, module, seats)));
    for (name, arena) in quick.into_iter().chain(rest) {
        let odds = arena.odds().unwrap();
        let seen: Vec<Trial> = (0..60).flat_map(|seed| arena.trials(seed)).collect();
        let said: Sample = seen.iter().map(|one| odds.chance(one.left, one.value).into()).collect();
        let won: Sample = seen.iter().map(|one| u8::from(one.won).into()).collect();
        assert!(said.count() > 0 && (said.mean() - won.mean()).abs() < 0.12, "{name}: {said:?} {won:?}");
    }
}

#[test]
fn forecasts_after_some_thought_are_chances_too_and_the_same_for_the_same_seed() {
    for game in BOXES.boxes() {
        let arena = game.arena(&Config::seats(2), &["medium", "medium"].map(str::to_owned)).unwrap();
        let think = |seed| arena.forecasts(seed, Some(Budget::Simulations(2)));
        let all = think(1);
        assert_eq!(all, think(1), "{}", game.id);
        assert!(!all.is_empty(), "{}", game.id);
        for one in &all {
            assert!(one.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{}: {one:?}", game.id);
            assert!((one.won.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{}", game.id);
        }
    }
}
