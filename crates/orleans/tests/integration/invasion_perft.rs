//! The number of ways in which positions of Invasion can continue. `perft.rs` checks the counts with
//! all others.

use std::{fs, sync::Arc};

use engine::{Actor, Config, Pending, Rng, Rules as _, Seat};
use orleans::{Ask, Orleans, RULES_VERSION, State};
use play::{Header, Match};

use crate::{blessing, folder, invasion};

/// A question with at least this many answers, and how deep to count from there.
const WANTED: &[(&str, Ask, usize, u32)] = &[
    ("invasion-turn", Ask::Act, 10, 3),
    ("invasion-turn-version-2", Ask::Act, 10, 3),
    ("invasion-turn-version-3", Ask::Act, 10, 3),
    ("invasion-load", Ask::Load, 3, 3),
    ("invasion-lodger", Ask::Lodger, 4, 2),
    ("invasion-palatinate", Ask::Palatinate, 3, 2),
];

fn config(chosen: bool) -> Config {
    let config = Config { modules: vec!["invasion".to_owned()], ..Config::seats(3) }.edition("base");
    if chosen { config.option("invasion.characters", "chosen") } else { config }
}

/// The record of a random game up to the first such question.
fn find(ask: Ask, choices: usize, depth: u32) -> String {
    let rules = Arc::new(Orleans::new(&config(false)).unwrap());
    let here = |state: &State, seat: Seat| {
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        rules.prompt(state, seat).is_some_and(|prompt| prompt.ask == ask) && legal.len() >= choices
    };
    for seed in 0..3000 {
        let (mut rng, mut state, mut entries) = (Rng::new(seed), rules.start(), Vec::new());
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                Pending::Seats(seats) => {
                    if seats.iter().any(|seat| here(&state, seat)) {
                        let header = Header::new("orleans", RULES_VERSION, config(false));
                        let mut game = Match::new(rules, header);
                        for (actor, action) in entries {
                            game.act(actor, action).unwrap();
                        }
                        return format!("{}{}", game.record(), depths(depth));
                    }
                    let seat = seats.lowest().unwrap();
                    let mut legal = Vec::new();
                    rules.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), invasion::choose(&mut rng, &state, seat, &legal))
                }
            };
            rules.apply(&mut state, actor, action, &mut ());
            entries.push((actor, action));
        }
    }
    panic!("no game reaches {ask:?}");
}

fn depths(most: u32) -> String {
    (1..=most).map(|depth| ["depth ", &depth.to_string(), "\n"].concat()).collect()
}

#[test]
fn every_question_of_invasion_is_counted() {
    let folder = folder("perft");
    for &(name, ask, choices, depth) in WANTED {
        let path = folder.join(format!("{name}.txt"));
        if blessing() && !path.exists() {
            fs::write(&path, find(ask, choices, depth)).unwrap();
        }
        assert!(path.exists(), "{name}.txt is missing: run with LOIRE_BLESS=1");
    }
    for (name, chosen) in [("invasion-start", false), ("invasion-start-chosen", true)] {
        let path = folder.join(format!("{name}.txt"));
        if blessing() && !path.exists() {
            let header = Header::new("orleans", RULES_VERSION, config(chosen));
            let game = Match::new(Arc::new(Orleans::new(&config(chosen)).unwrap()), header);
            fs::write(&path, format!("{}{}", game.record(), depths(3))).unwrap();
        }
        assert!(path.exists(), "{name}.txt is missing: run with LOIRE_BLESS=1");
    }
}
