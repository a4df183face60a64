//! The number of ways in which positions can continue.

use std::{fs, sync::Arc};

use engine::{Actor, Config, Pending, Rng, Rules as _, Seat};
use orleans::{
    Action, Ask, Orleans, RULES_VERSION, State,
    content::{Follower, Place},
};
use play::{Header, Match};
use testkit::perft;

use crate::{blessing, deep, folder, open};

/// A position: the name of its file, its table, how deep to count, and how to know it.
struct Wanted {
    name: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    depth: u32,
    /// What is played whenever it is legal, so that rare positions come up.
    eager: &'static [&'static str],
    here: fn(&Orleans, &State, Seat) -> bool,
}

fn asks(rules: &Orleans, state: &State, seat: Seat) -> Option<Ask> {
    rules.prompt(state, seat).map(|prompt| prompt.ask)
}

fn choices(rules: &Orleans, state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    legal
}

const ALL: &[(&str, &str)] = &[("places", "all")];

const WANTED: &[Wanted] = &[
    Wanted {
        name: "first-planning",
        seats: 2,
        options: &[],
        depth: 9,
        eager: &[],
        here: |_, state, _| state.planning(),
    },
    Wanted {
        name: "open-planning-confirm",
        seats: 2,
        options: &[("planning", "open")],
        depth: 3,
        eager: &[],
        here: |rules, state, seat| asks(rules, state, seat) == Some(Ask::Confirm),
    },
    Wanted {
        name: "monks-with-school",
        seats: 2,
        options: &[],
        depth: 6,
        eager: &[
            "open school",
            "recruit monastery",
            "recruit village trader",
            "man monastery",
            "man village",
            "man university",
        ],
        here: |rules, state, seat| {
            let estate = &state.estates[seat];
            let has = |follower: Follower| estate.unplanned.count(follower.index()) > 0;
            matches!(asks(rules, state, seat), Some(Ask::Man | Ask::Plan))
                && estate.tiles & Place::School.bit() != 0
                && has(Follower::Monk)
        },
    },
    Wanted {
        name: "full-turn",
        seats: 3,
        options: ALL,
        depth: 3,
        eager: &["recruit castle", "man castle"],
        here: |rules, state, seat| {
            asks(rules, state, seat) == Some(Ask::Act) && choices(rules, state, seat).len() >= 12
        },
    },
    Wanted {
        name: "town-hall-pair",
        seats: 2,
        options: &[],
        depth: 4,
        eager: &[],
        here: |rules, state, seat| {
            let sends = |action: &Action| matches!(action, Action::Send { .. });
            let estate = &state.estates[seat];
            asks(rules, state, seat) == Some(Ask::Act)
                && choices(rules, state, seat).iter().filter(|action| sends(action)).count() >= 6
                && estate.filled >> 24 & 3 == 3
        },
    },
    Wanted {
        name: "torture-of-three",
        seats: 2,
        options: &[],
        depth: 4,
        eager: &[],
        here: |rules, state, seat| {
            rules.prompt(state, seat).is_some_and(|prompt| prompt.ask == Ask::Lose && prompt.count >= 3)
                && choices(rules, state, seat).len() >= 4
        },
    },
    Wanted {
        name: "bathhouse-first",
        seats: 2,
        options: &[],
        depth: 3,
        eager: &["open bathhouse", "recruit village trader", "man village"],
        here: |rules, state, seat| asks(rules, state, seat) == Some(Ask::KeepOne),
    },
    Wanted {
        name: "bathhouse-later",
        seats: 2,
        options: &[("bathhouse", "later")],
        depth: 3,
        eager: &[
            "open bathhouse",
            "recruit village trader",
            "man bathhouse",
            "work bathhouse",
            "man village",
        ],
        here: |rules, state, seat| asks(rules, state, seat) == Some(Ask::Bathe),
    },
    Wanted {
        name: "well",
        seats: 2,
        options: ALL,
        depth: 2,
        eager: &["open well", "recruit village trader", "man well", "well", "man village", "man university"],
        here: |rules, state, seat| asks(rules, state, seat) == Some(Ask::Well),
    },
];

/// The record of a game up to a position.
fn find(wanted: &Wanted) -> String {
    let config = wanted
        .options
        .iter()
        .fold(Config::seats(wanted.seats).edition("base"), |config, (id, value)| config.option(id, value));
    let rules = Arc::new(Orleans::new(&config).unwrap());
    let depths: String =
        (1..=wanted.depth).map(|depth| ["depth ", &depth.to_string(), "\n"].concat()).collect();
    for seed in 0..1500 {
        let (mut rng, mut state, mut entries) = (Rng::new(seed), rules.start(), Vec::new());
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                Pending::Seats(seats) => {
                    if seats.iter().any(|seat| (wanted.here)(&rules, &state, seat)) {
                        let header = Header::new("orleans", RULES_VERSION, config);
                        let mut game = Match::new(rules, header);
                        for (actor, action) in entries {
                            game.act(actor, action).unwrap();
                        }
                        return format!("{}{depths}", game.record());
                    }
                    let seat = seats.lowest().unwrap();
                    let legal = choices(&rules, &state, seat);
                    let eager =
                        legal.iter().find(|action| wanted.eager.contains(&action.to_string().as_str()));
                    let action = eager.copied().unwrap_or_else(|| deep(&mut rng, &state, seat, &legal));
                    (Actor::Seat(seat), action)
                }
            };
            rules.apply(&mut state, actor, action, &mut ());
            entries.push((actor, action));
        }
    }
    panic!("no game reaches {}", wanted.name);
}

#[test]
fn counts_have_not_changed() {
    let folder = folder("perft");
    let starts = (2..=5).map(|seats| {
        let text = format!(
            "box orleans {RULES_VERSION}\nedition base\nseats {seats}\n---\ndepth 1\ndepth 2\ndepth 3\n"
        );
        (format!("start-{seats}"), text)
    });
    if blessing() {
        for (name, text) in starts.clone() {
            let path = folder.join(format!("{name}.txt"));
            if !path.exists() {
                fs::write(&path, text).unwrap();
            }
        }
        for wanted in WANTED {
            let path = folder.join(format!("{}.txt", wanted.name));
            if !path.exists() {
                fs::write(&path, find(wanted)).unwrap();
            }
        }
        for path in testkit::files(&folder, "txt").unwrap() {
            let text = fs::read_to_string(&path).unwrap();
            let blessed = perft::bless(&path.display().to_string(), &text, &open).unwrap();
            fs::write(&path, blessed).unwrap();
        }
    }
    for name in starts.map(|(name, _)| name).chain(WANTED.iter().map(|wanted| wanted.name.to_owned())) {
        assert!(folder.join(format!("{name}.txt")).exists(), "{name}.txt is missing: run with LOIRE_BLESS=1");
    }
    let failures = perft::check_folder(&folder, &open).unwrap();
    assert!(failures.is_empty(), "{failures:#?}");
}
