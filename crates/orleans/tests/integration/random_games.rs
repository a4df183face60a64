//! Random games at random tables, audited after every action.

use engine::{Config, Rng};
use orleans::{MENU, Orleans};

use crate::{
    audited::{self, Seen},
    deep, games,
};

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

/// `RUN_SLOW_TESTS=1` plays a hundred thousand games.
#[test]
fn random_games_pass_the_audit_to_the_end() {
    let mut rng = Rng::new(11);
    let mut seen = Seen::new();
    for game in 0..games(300, 100_000) {
        let rules = Orleans::new(&random_table(&mut rng)).unwrap();
        // Every fourth game is played uniformly.
        audited::play(&rules, &mut rng, &mut seen, |rng, state, seat, legal| {
            if game % 4 == 0 { *rng.pick(legal) } else { deep(rng, state, seat, legal) }
        });
    }
    let known = "recall stop man leave plan ready replan pass recruit travel build send work trade well bathe fit \
                 open buy ward endure give coins lose draw first goods remove event reveal plague lost";
    audited::assert_played(&seen, &known.split(' ').collect::<Vec<_>>());
}
