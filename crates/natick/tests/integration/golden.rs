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

/// A golden game: its name, its table, and what must happen in it.
struct Wanted {
    name: String,
    config: Config,
    ending: Option<Ending>,
    /// A word that at least one action must begin with.
    verb: &'static str,
}

/// Every golden game that should exist. A game with an option shows what the option does.
fn wanted() -> Vec<Wanted> {
    let end = |(name, ending): (&str, Ending)| Wanted {
        name: name.to_owned(),
        config: Config::seats(2),
        ending: Some(ending),
        verb: "",
    };
    let mut games: Vec<Wanted> = ENDINGS.map(end).into_iter().collect();
    for (name, config) in Natick::all_tables().into_iter().skip(1) {
        let name = name.trim_start_matches("overlay.").replace([' ', '.'], "-");
        let ending = match name.as_str() {
            "end-tie-second" | "end-tie-shared" => Some(Ending::Tie),
            "end-turns-unequal" => Some(Ending::FirstWins),
            "end-stall-4" => Some(Ending::Stall),
            _ => None,
        };
        let verb = match name.as_str() {
            "trader-rate-1" | "trader-rate-3" => "barter",
            "raid-chooser-opponent" | "knight-guard-around" => "discard",
            "points-knight-0" | "points-knight-2" => "knight",
            _ => "",
        };
        games.push(Wanted { name: format!("option-{name}"), config, ending, verb });
    }
    games
}

impl Wanted {
    /// A seed whose random game is what we want, and short enough to read.
    fn seed(&self, rules: &Natick, from: u64) -> u64 {
        (from..from + 100_000).find(|&seed| self.fits(rules, seed)).expect("there are many seeds")
    }

    fn fits(&self, rules: &Natick, seed: u64) -> bool {
        let header = play::Header::new("natick", RULES_VERSION, Config::seats(2));
        let mut last = None;
        let mut label = |rules: &Natick, _: &State, after: &State| {
            last = rules.outcome(after).map(|_| ending(rules, after));
            None
        };
        let record = golden::generate(Arc::new(rules.clone()), header, seed, &mut label);
        record.len() < 600
            && self.ending.is_none_or(|ending| last == Some(ending))
            && record.entries().any(|entry| entry.text.starts_with(self.verb))
    }
}

#[test]
fn golden_games_replay_exactly() {
    let folder = folder("golden");
    for (number, game) in (0_u64..).zip(wanted()) {
        let (name, mut config) = (&game.name, game.config.clone());
        let path = folder.join(format!("{name}.game"));
        config.edition = Some("0.6".to_owned());
        if blessing() {
            let text = if let Ok(text) = fs::read_to_string(&path) {
                golden::bless(&path.display().to_string(), &text, &open).unwrap()
            } else {
                let rules = Natick::new(&config).unwrap();
                let seed = game.seed(&rules, number * 1000);
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
    if blessing() {
        golden::bless_events(&folder, &open).unwrap();
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
