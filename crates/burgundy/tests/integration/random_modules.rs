//! Random games at random tables: any allowed modules, any of their options, audited after every action.

use burgundy::{Burgundy, MENU};
use engine::{Actor, Config, Pending, Rng, Rules as _};

/// `RUN_SLOW_TESTS=1` plays a hundred thousand games.
fn games() -> u64 {
    if std::env::var_os("RUN_SLOW_TESTS").is_some() { 100_000 } else { 120 }
}

/// A table with random modules and random values for some options.
fn table(rng: &mut Rng) -> Config {
    loop {
        let mut config = Config::default().edition("2019");
        for module in MENU.modules {
            // Half of the tables have few modules, the others many.
            if rng.below(2) == 0 {
                config.modules.push(module.id.to_owned());
            }
        }
        // The solo and the team game exclude much, so they get tables of their own.
        match rng.below(6) {
            0 => config.modules = vec!["solo".to_owned()],
            1 => config.modules.retain(|id| ["extra", "white", "inns", "team"].contains(&id.as_str())),
            _ => config.modules.retain(|id| id != "solo" && id != "team"),
        }
        let seats: Vec<u8> = MENU.seat_range(&config).collect();
        config.seats = *rng.pick(&seats);
        let modules: Vec<&engine::Module> = MENU.modules(&config).collect();
        let options = MENU.options.iter().chain(modules.iter().flat_map(|module| module.options));
        for option in options.filter(|option| !option.values.is_empty()) {
            if rng.below(3) == 0 {
                let value: &str = rng.pick::<&str>(option.values);
                config = config.option(option.id, value);
            }
        }
        // Some values exclude each other; the rules say which.
        if Burgundy::new(&config).is_ok() {
            return config;
        }
    }
}

#[test]
fn random_games_with_random_modules_pass_the_audit_to_the_end() {
    let mut rng = Rng::new(11);
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    let mut used = std::collections::BTreeMap::new();
    for game in 0..games() {
        let config = table(&mut rng);
        for id in &config.modules {
            *used.entry(id.clone()).or_insert(0) += 1;
        }
        let rules = Burgundy::new(&config).unwrap();
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
                    (Actor::Seat(seat), *rng.pick(&legal))
                }
            };
            rules.apply(&mut state, actor, action, &mut ());
            actions += 1;
            assert!(actions < 20_000, "game {game}, {config:?} does not end");
        }
        assert!(rules.outcome(&state).is_some());
    }
    assert_eq!(used.len(), MENU.modules.len(), "every module was played: {used:?}");
}
