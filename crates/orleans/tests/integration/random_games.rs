//! Random games at random tables, audited after every action.

use std::collections::BTreeMap;

use engine::{Actor, Config, Pending, Rng, Rules as _};
use orleans::{Action, MENU, Orleans};

use crate::{deep, games};

/// A table with random seats and random values for some options.
fn random_table(rng: &mut Rng) -> Config {
    let mut config = Config::seats(2 + rng.below(4) as u8);
    for option in MENU.options {
        if rng.below(2) == 0 {
            config = config.option(option.id, rng.pick::<&str>(option.values));
        }
    }
    config
}

/// The first word of an action.
fn verb(action: Action) -> String {
    let text = action.to_string();
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// `RUN_SLOW_TESTS=1` plays a hundred thousand games.
#[test]
fn random_games_pass_the_audit_to_the_end() {
    let mut rng = Rng::new(11);
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    let mut seen = BTreeMap::new();
    for game in 0..games(300, 100_000) {
        let config = random_table(&mut rng);
        let rules = Orleans::new(&config).unwrap();
        let mut state = rules.start();
        let mut actions = 0;
        loop {
            rules.audit(&state).unwrap_or_else(|problem| panic!("game {game}, {config:?}: {problem}"));
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut outcomes)),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    assert!(!legal.is_empty(), "game {game}, {config:?}: {seat} has nothing to do");
                    let finish = rules.finish(&state, seat);
                    assert!(finish.is_none_or(|action| legal.contains(&action)), "game {game}: {finish:?}");
                    // Every fourth game is played uniformly.
                    let action =
                        if game % 4 == 0 { *rng.pick(&legal) } else { deep(&mut rng, &state, seat, &legal) };
                    (Actor::Seat(seat), action)
                }
            };
            *seen.entry(verb(action)).or_insert(0_u64) += 1;
            rules.apply(&mut state, actor, action, &mut ());
            actions += 1;
            assert!(actions < 20_000, "game {game}, {config:?} does not end");
        }
        assert!(rules.outcome(&state).is_some());
    }
    // Every kind of action came up, so the play is deep enough.
    let known = "recall stop man leave plan ready replan pass recruit travel build send work trade well bathe fit \
                 open buy ward endure give coins lose draw first goods remove event reveal plague lost";
    for verb in known.split(' ') {
        assert!(seen.contains_key(verb), "nobody played `{verb}`");
    }
}
