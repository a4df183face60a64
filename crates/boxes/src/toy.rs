//! The registry's promises, on the toy market.

use engine::{Config, ConfigErrors, Fact, Menu, Pending, Seat, Stage as _, Viewer};
use play::{AnyLuck, Record, Seeded};
use testkit::toy::{State, Toy};

use crate::{BotSpec, BoxSpec, BoxTable, Edition, Face, GameBox, Provenance};

impl BoxSpec for Toy {
    const ID: &'static str = "toy";
    const TITLE: &'static str = "The Market";
    const MENU: Menu = Menu {
        title: "The Market",
        editions: &[Edition { id: "quick", about: "3 rounds" }, Edition { id: "long", about: "5 rounds" }],
        modules: &[],
        seats: 2..=4,
        usual_seats: 2,
        options: &[],
    };
    const VERSION: u16 = 1;
    const RULES_TEXT: &'static str = "r[toy.bid]\nAll bid in secret.\n";
    const BOTS: &'static [BotSpec<Toy>] = &[BotSpec::RANDOM];
    const SOURCES: &'static [&'static str] = &["fruit"];

    fn compose(config: &Config) -> Result<Toy, ConfigErrors> {
        Toy::compose(config)
    }

    fn provenance() -> Vec<Provenance> {
        Vec::new()
    }

    fn points_by_source(&self, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        if let Ok((_, Fact::Number(points))) = self.inspect(state, &[&seat.to_string(), "points"]) {
            acc.push(points);
        }
    }

    fn opening_order(&self, _: &State) -> Option<Vec<Seat>> {
        None
    }
}

const MARKET: &dyn GameBox = &Face::<Toy>::NEW;

/// A table at which the random bot has acted `actions` times.
fn after(actions: usize) -> Box<dyn BoxTable> {
    let mut table = MARKET.open(&Config::seats(2), &["Ann".to_owned(), "Ben B".to_owned()]).unwrap();
    let mut luck = AnyLuck::from(Seeded::new(5));
    for _ in 0..actions {
        table.settle(&mut luck).unwrap();
        let Pending::Seats(seats) = table.pending() else { break };
        let seat = seats.lowest().unwrap();
        let action = table.think("random", seat, 9).unwrap();
        table.play(seat, &action).unwrap();
    }
    table
}

#[test]
fn bots_give_the_same_answer_for_the_same_record_and_seed() {
    let record = |table: Box<dyn BoxTable>| table.record(Viewer::Everything).to_string();
    assert_eq!(record(after(6)), record(after(6)));
}

#[test]
fn a_bot_is_refused_if_it_has_nothing_to_do() {
    let table = after(0);
    assert_eq!(table.think("random", Seat(0), 1), Err("p1 has nothing to do now".to_owned()));
    assert!(table.think("randon", Seat(0), 1).unwrap_err().contains("did you mean `random`?"));
}

#[test]
fn a_record_opens_to_the_same_table() {
    let table = after(100);
    let text = table.record(Viewer::Everything).to_string();
    assert!(text.starts_with("box toy 1\nedition quick\nseats 2\n"), "{text}");
    assert!(text.contains("names Ann Ben_B"), "{text}");
    let again = MARKET.open_record(&Record::parse(&text).unwrap(), &text).unwrap();
    assert_eq!(again.view_text(Viewer::Everything), table.view_text(Viewer::Everything));
    assert_eq!(again.outcome(), table.outcome());
    assert!(again.outcome().is_some());
}

/// What is wrong with a record, as text.
fn problem(text: &str) -> String {
    match MARKET.open_record(&Record::parse(text).unwrap(), text) {
        Ok(_) => panic!("nothing is wrong with {text}"),
        Err(problem) => problem.to_string(),
    }
}

#[test]
fn a_broken_record_is_refused_with_line_and_column() {
    let newer = problem("box toy 2\nedition quick\nseats 2\n---\n");
    assert!(newer.starts_with("line 1, column 9: the record was written by version 2"), "{newer}");
    let edition = problem("box toy 1\nedition slow\nseats 2\n---\n");
    assert!(edition.starts_with("line 2, column 9: edition slow"), "{edition}");
    let unreadable = problem("box toy 1\nedition quick\nseats 2\n---\n  * draw melon\n");
    assert!(unreadable.starts_with("line 5, column 10: entry 1: `* draw melon`"), "{unreadable}");
    let illegal = problem("box toy 1\nedition quick\nseats 2\n---\n* draw plum\np1 bid 9\n");
    assert!(illegal.starts_with("line 6, column 4: entry 2: `p1 bid 9`"), "{illegal}");
    assert!(illegal.contains("\n  possible: bid 0\n"), "{illegal}");
}

#[test]
fn a_header_must_not_rely_on_defaults() {
    let told = problem("\u{feff}box toy 1\nseats 2\n--- # begin\n");
    assert_eq!(told, "line 3, column 1: the header has no `edition` line; The Market has quick, long");
    let told = problem("box toy 1\nedition quick\n---\n");
    assert_eq!(told, "line 3, column 1: the header has no `seats` line; The Market has 2 to 4");
    let told = problem("box toy 1\nedition quick\nseats 0\n---\n");
    assert_eq!(told, "line 3, column 7: seats 0: The Market is for 2 to 4 seats");
}

#[test]
fn a_record_with_defaults_written_out_is_the_same_game() {
    for game in crate::BOXES {
        let mut configs = vec![Config::default()];
        for option in game.options() {
            let others = option.values.iter().skip(1);
            configs.extend(others.map(|value| Config::default().option(option.id, value)));
        }
        for config in configs.iter().filter(|config| game.check_config(config).is_ok()) {
            let mut table = game.open(config, &[]).unwrap();
            let mut luck = AnyLuck::from(Seeded::new(3));
            table.settle(&mut luck).unwrap();
            while let Pending::Seats(seats) = table.pending() {
                let seat = seats.lowest().unwrap();
                let action = table.think("random", seat, 4).unwrap();
                table.play(seat, &action).unwrap();
                table.settle(&mut luck).unwrap();
            }
            let record = table.record(Viewer::Everything);
            for option in game.options() {
                assert!(record.header.config.options.contains_key(option.id), "{}", option.id);
            }
            let text = record.to_string();
            let again = game.open_record(&Record::parse(&text).unwrap(), &text).unwrap();
            assert_eq!(again.view(Viewer::Everything), table.view(Viewer::Everything), "{config:?}");
            assert_eq!(again.record(Viewer::Everything).to_string(), text);
        }
    }
}

#[test]
fn an_arenas_games_depend_only_on_their_seed() {
    let bots = vec!["random".to_owned(); 3];
    let arena = MARKET.arena(&Config::seats(3), &bots).unwrap();
    let played = arena.game(4, true);
    assert_eq!(played, arena.game(4, true));
    let text = played.record.as_ref().unwrap().to_string();
    let table = MARKET.open_record(&Record::parse(&text).unwrap(), &text).unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!(played.scores, Seat::all(3).map(|seat| outcome.scores[seat]).collect::<Vec<_>>());
}

#[test]
fn an_arena_reports_all_problems_together() {
    let Err(errors) = MARKET.arena(&Config::seats(7).edition("slow"), &["rnd".to_owned()]) else {
        panic!("seven seats are too many")
    };
    assert_eq!(errors.0.len(), 3, "{errors}");
}

#[test]
fn clauses_are_found_by_id() {
    assert_eq!(MARKET.clause("r[toy.bid]").unwrap().text, "All bid in secret.");
    assert!(MARKET.clause("toy.none").is_none());
}
