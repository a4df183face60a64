//! Random games at random tables: any allowed modules, any of their options, audited after every action.

use burgundy::{Burgundy, MENU};
use engine::{Actor, Config, Pending, Rng, Rules as _, Stage as _};

use crate::chains::deepest_chain;

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
        // The solo and the team game exclude much, so they get their own tables.
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

/// Every module at the same time, and tiles that lead to other actions in every storage and depot. Random answers that
/// prefer to leave something waiting find the deepest chains.
#[test]
fn the_lane_has_room_for_the_deepest_chain_of_all_modules() {
    let modules = ["extra", "white", "inns", "routes", "shields"].map(str::to_owned).to_vec();
    let rules = Burgundy::new(&Config { modules, ..Config::seats(2).edition("2019") }).unwrap();
    let mut arranged = rules.blank();
    let given = [
        "p1 dice 6 5",
        "p1 workers 20",
        "p1 silver 20",
        "p1 monasteries 1 5 6",
        "p1 tile r2c3 castle r1c3 castle",
        "p1 shield r4c4 4",
        "p1 shield r2c3 11",
        "p1 shield r1c3 18",
        "p1 storage castle town-hall town-hall white-castle white-castle crane warehouse warehouse",
        // From the third space on: a free action, another one, and sales on the cards that follow.
        "p1 route T12 T3 T10 T11 T5",
        "p1 laid brown brown",
        "p1 goods red 3 violet 3 turquoise 3",
        "depot 1 warehouse",
        "depot 2 monastery16",
        "depot 3 town-hall",
        "depot 4 ship",
        "depot 5 mine",
        "depot 6 town-hall",
        "depot black town-hall",
        "goods 1 red violet",
        "goods 4 pink brown",
    ];
    for line in given {
        let words: Vec<&str> = line.split(' ').collect();
        rules.arrange(&mut arranged, &words).unwrap_or_else(|problem| panic!("{line}: {problem}"));
    }
    rules.ready(&mut arranged).unwrap();
    // Sales and tiles that act come first, and what ends a chain last.
    let deepest = deepest_chain(&rules, &arranged, |verb, _| match verb {
        "pass" | "end" | "workers" | "hire" | "set" => 3,
        "take" | "buy" | "discard" | "shield" => 2,
        _ => 0,
    });
    // A chain usually goes on where the last effect ended. Only sales on a route leave something waiting.
    assert!(deepest > 4, "{deepest}");
}
