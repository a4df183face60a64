//! Scenario files in a folder, and whether they cover what a box does in random games.

use std::{collections::BTreeSet, fs, io, path::Path};

use engine::{Actor, Happening, Pending, Rng, Stage};
use scenario::{Game, Report, can_begin};

/// Runs every `.md` file in a folder, in order of name.
pub fn run_folder(folder: &Path, game: &Game) -> io::Result<Report> {
    let mut report = Report::default();
    for path in crate::files(folder, "md")? {
        let text = fs::read_to_string(&path)?;
        report.merge(scenario::run(&path.display().to_string(), &text, game));
    }
    Ok(report)
}

/// Plays a random game and reports every legal action and every event along the way.
fn play<R: Stage>(rules: &R, seed: u64, see: &mut impl FnMut(Actor, &[R::Action], &[R::Event])) {
    let mut rng = Rng::new(seed);
    let mut state = rules.start();
    loop {
        let mut actions = Vec::new();
        let mut outcomes = Vec::new();
        let actor = match rules.pending(&state) {
            Pending::Over => return,
            Pending::Chance => {
                rules.outcomes(&state, &mut outcomes);
                actions.extend(outcomes.iter().map(|&(action, _)| action));
                Actor::Chance
            }
            Pending::Seats(seats) => {
                let all: Vec<_> = seats.iter().collect();
                let seat = *rng.pick(&all);
                rules.legal(&state, seat, &mut actions);
                Actor::Seat(seat)
            }
        };
        let mut events = Vec::new();
        let action = *rng.pick(&actions);
        rules.apply(&mut state, actor, action, &mut events);
        see(actor, &actions, &events);
    }
}

/// The clauses of everything that happens in some random games.
pub fn emitted<R: Stage>(rules: &R, games: u64) -> BTreeSet<&'static str> {
    let mut clauses = BTreeSet::new();
    for seed in 0..games {
        play(rules, seed, &mut |_, _, events| clauses.extend(events.iter().map(Happening::clause)));
    }
    clauses
}

/// Plays random games and returns the first action whose opening words scenarios cannot read, with
/// the reason. It means that [`Stage::examples`] lacks an example.
pub fn unreadable_beginning<R: Stage>(rules: &R, games: u64) -> Option<String> {
    let mut found = None;
    let mut seen = BTreeSet::new();
    for seed in 0..games {
        play(rules, seed, &mut |actor, actions, _| {
            for text in actions.iter().map(ToString::to_string) {
                let key = (actor == Actor::Chance, text.clone());
                if found.is_none() && seen.insert(key) {
                    let words: Vec<&str> = text.split_whitespace().collect();
                    found = can_begin(rules, actor, &words)
                        .err()
                        .map(|(_, why)| format!("`{actor} {text}`: {why}"));
                }
            }
        });
    }
    found
}
