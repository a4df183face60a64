//! The number of ways in which the Duel and the solo scenarios can begin. `counts_have_not_changed`
//! counts again.

use std::{fs, sync::Arc};

use engine::{Actor, Config, Pending, Rng, Rules as _};
use orleans::{Ask, Orleans, RULES_VERSION};
use play::{Header, Match};
use testkit::perft;

use crate::{blessing, folder, open};

/// The name of the file, the scenario, and the first question of the position.
const WANTED: [(&str, &str, Option<Ask>); 6] = [
    ("start-duel", "duel", None),
    ("duel-towns", "duel", Some(Ask::Start)),
    ("duel-draft", "duel", Some(Ask::Draft)),
    ("dignitary-citizens", "dignitary", None),
    ("start-vierzon", "vierzon", None),
    ("start-salesman", "salesman", None),
];

/// The record of a random game up to a question.
fn record(module: &str, until: Option<Ask>) -> String {
    let seats = if module == "duel" { 2 } else { 1 };
    let config = Config { modules: vec![module.to_owned()], ..Config::seats(seats).edition("base") };
    let rules = Arc::new(Orleans::new(&config).unwrap());
    let mut game = Match::new(rules.clone(), Header::new("orleans", RULES_VERSION, config));
    let mut rng = Rng::new(1);
    while let Some(until) = until {
        let state = game.state();
        let (actor, action) = match rules.pending(state) {
            Pending::Over => unreachable!("it comes before the first round"),
            Pending::Chance => (Actor::Chance, rules.sample(state, &mut rng, &mut Vec::new())),
            Pending::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                if rules.prompt(state, seat).unwrap().ask == until {
                    break;
                }
                let mut legal = Vec::new();
                rules.legal(state, seat, &mut legal);
                (Actor::Seat(seat), *rng.pick(&legal))
            }
        };
        game.act(actor, action).unwrap();
    }
    format!("{}depth 1\ndepth 2\ndepth 3\n", game.record())
}

#[test]
fn the_beginnings_of_these_scenarios_are_counted() {
    for (name, module, until) in WANTED {
        let path = folder("perft").join(format!("{name}.txt"));
        if blessing() && !path.exists() {
            let text = record(module, until);
            fs::write(&path, perft::bless(name, &text, &open).unwrap()).unwrap();
        }
        assert!(path.exists(), "{name}.txt is missing: run with LOIRE_BLESS=1");
    }
}
