//! Invasion: random games to the end, and a second evaluation of its objectives.

use std::collections::BTreeMap;

use engine::{Actor, Config, Pending, Rng, Rules as _, Seat};
use orleans::{Action, Orleans, State, content::Place};

use crate::{deep, games};

/// A table of Invasion.
fn invasion(seats: u8, options: &[(&str, &str)]) -> Orleans {
    let config = Config { modules: vec!["invasion".to_owned()], ..Config::seats(seats) };
    let config = options.iter().fold(config, |config, (id, value)| config.option(id, value));
    Orleans::new(&config).unwrap()
}

/// Random play that also fills the support places.
fn choose(rng: &mut Rng, state: &State, seat: Seat, legal: &[Action]) -> Action {
    let supports = |action: &&Action| match action {
        Action::Man { place } => matches!(
            place,
            Place::Vehicle | Place::GuildHouse | Place::Hostel | Place::Palatinate | Place::Laboratory
        ),
        Action::Plan { spot } => spot.place == Place::Hostel,
        Action::Invasion(_) => true,
        _ => false,
    };
    let wanted: Vec<&Action> = legal.iter().filter(supports).collect();
    if !wanted.is_empty() && rng.below(3) == 0 { **rng.pick(&wanted) } else { deep(rng, state, seat, legal) }
}

#[test]
fn random_games_pass_the_audit_to_the_end() {
    let mut rng = Rng::new(13);
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    for game in 0..games(60, 20_000) {
        let seats = 2 + rng.below(4) as u8;
        let difficulty = *rng.pick(&["usual", "milder", "harder"]);
        let characters = *rng.pick(&["random", "chosen"]);
        let planning = *rng.pick(&["open", "hidden"]);
        let rules = invasion(
            seats,
            &[
                ("invasion.difficulty", difficulty),
                ("invasion.characters", characters),
                ("planning", planning),
            ],
        );
        let mut state = rules.start();
        let mut actions = 0;
        loop {
            rules.audit(&state).unwrap_or_else(|problem| panic!("game {game}, {seats} seats: {problem}"));
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut outcomes)),
                Pending::Seats(seats) => {
                    let seats: Vec<Seat> = seats.iter().collect();
                    let seat = *rng.pick(&seats);
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    assert!(!legal.is_empty(), "game {game}: {seat} has nothing to do");
                    let finish = rules.finish(&state, seat);
                    assert!(finish.is_none_or(|action| legal.contains(&action)), "game {game}: {finish:?}");
                    let action = match game % 4 {
                        0 => *rng.pick(&legal),
                        _ => choose(&mut rng, &state, seat, &legal),
                    };
                    (Actor::Seat(seat), action)
                }
            };
            let text = action.to_string();
            let verb = text.split(' ').next().unwrap_or_default().to_owned();
            *seen.entry(verb).or_insert(0) += 1;
            rules.apply(&mut state, actor, action, &mut ());
            actions += 1;
            assert!(actions < 20_000, "game {game}, {seats} seats does not end");
        }
        let outcome = rules.outcome(&state).unwrap();
        let score = outcome.scores[Seat(0)];
        assert!(Seat::all(seats).all(|seat| outcome.scores[seat] == score), "everyone has the same score");
    }
    for verb in ["character", "haul", "load", "fund", "lodge", "palatinate", "fit", "build", "send", "lose"] {
        assert!(seen.contains_key(verb), "nobody played `{verb}`: {seen:?}");
    }
}

/// The same as `contract.rs`, for this scenario alone.
#[test]
fn every_table_of_invasion_keeps_the_contract() {
    for (name, config) in Orleans::all_tables() {
        if config.modules != ["invasion"] {
            continue;
        }
        let rules = Orleans::new(&config).unwrap();
        let report = testkit::check(&rules, games(2, 40) as u32);
        let report = report.unwrap_or_else(|broken| panic!("{name}: {broken}"));
        assert!(report.headroom.iter().all(|&(used, room)| used < room), "{name}: {report}");
    }
}
