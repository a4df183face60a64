//! Golden games: one for every ending, one for every table option.

use std::{fs, sync::Arc};

use engine::{Config, Rng, Rules as _, Seat};
use natick::{Natick, RULES_VERSION, State};
use search::{Room, random_playout};
use testkit::golden;

use crate::{blessing, folder, open};

/// A way for a game to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ending {
    FirstWins,
    SecondWins,
    Tie,
    Stall,
}

const ENDINGS: [(&str, Ending); 4] = [
    ("end-first-wins", Ending::FirstWins),
    ("end-second-wins", Ending::SecondWins),
    ("end-tie", Ending::Tie),
    ("end-stall", Ending::Stall),
];

fn ending(rules: &Natick, state: &State) -> Ending {
    let [one, two] = [0, 1].map(|seat| rules.points(state, Seat(seat)));
    let (first, second) = if state.first == Seat(0) { (one, two) } else { (two, one) };
    if first.max(second) < rules.target() {
        Ending::Stall
    } else if first == second {
        Ending::Tie
    } else if first > second {
        Ending::FirstWins
    } else {
        Ending::SecondWins
    }
}

/// Every golden game there should be: its name, its table, how it ends if that matters.
fn wanted() -> Vec<(String, Config, Option<Ending>)> {
    let mut games: Vec<_> =
        ENDINGS.map(|(name, ending)| (name.to_owned(), Config::seats(2), Some(ending))).to_vec();
    for (name, config) in Natick::all_tables().into_iter().skip(1) {
        let name = name.trim_start_matches("overlay.").replace([' ', '.'], "-");
        games.push((format!("option-{name}"), config, None));
    }
    games
}

/// A seed whose random game ends as wanted, and is not too long to be read.
fn seed(rules: &Natick, wanted: Option<Ending>) -> u64 {
    (0..).find(|&seed| record_end(rules, seed).is_some_and(|end| wanted.is_none_or(|want| want == end))).unwrap()
}

/// How the generated game of a seed ends, if it is short.
fn record_end(rules: &Natick, seed: u64) -> Option<Ending> {
    let header = play::Header::new("natick", RULES_VERSION, Config::seats(2));
    let mut last = None;
    let mut length = 0;
    golden::generate(Arc::new(rules.clone()), header, seed, &mut |rules, _, after| {
        length += 1;
        last = rules.outcome(after).map(|_| ending(rules, after));
        None
    });
    last.filter(|_| length < 600)
}

#[test]
fn golden_games_end_as_they_did() {
    let folder = folder("golden");
    for (name, mut config, wanted) in wanted() {
        let path = folder.join(format!("{name}.game"));
        config.edition = Some("0.6".to_owned());
        if blessing() {
            let text = if let Ok(text) = fs::read_to_string(&path) {
                golden::bless(&path.display().to_string(), &text, &open).unwrap()
            } else {
                let rules = Natick::new(&config).unwrap();
                let seed = seed(&rules, wanted);
                let header = play::Header::new("natick", RULES_VERSION, config);
                let mut label = |_: &Natick, before: &State, after: &State| {
                    (before.turn != after.turn && after.turn % 8 == 1).then(|| format!("turn {}", after.turn))
                };
                golden::generate(Arc::new(rules), header, seed, &mut label).to_string()
            };
            fs::write(&path, text).unwrap();
        }
        assert!(path.exists(), "{name}.game is missing: run with LOIRE_BLESS=1");
    }
    let failures = golden::check_folder(&folder, &open).unwrap();
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn random_games_end_in_every_way() {
    let rules = Natick::new(&Config::seats(2)).unwrap();
    let (mut rng, mut room) = (Rng::new(1), Room::default());
    let mut seen = Vec::new();
    for _ in 0..1000 {
        let mut state = rules.start();
        random_playout(&rules, &mut state, &mut rng, &mut room);
        let ending = ending(&rules, &state);
        if !seen.contains(&ending) {
            seen.push(ending);
        }
    }
    assert_eq!(seen.len(), ENDINGS.len(), "{seen:?}");
}
