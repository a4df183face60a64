//! Tests the registry's promises on the toy market.

use engine::{Actor, Config, ConfigErrors, Fact, Pending, Seat, Stage as _, Verdict, Viewer};
use play::{AnyLuck, Record, Seeded};
use search::NoMind;
use testkit::toy::{MENU, RULES, STUDY, State, Toy};

use boxes::BOXES;
use shelf::{About, Archive, BotKind, BotSpec, BoxSpec, BoxTable, GameBox, Played, Witness};

use crate::secrets::Nosy;

static BOTS: [BotSpec<Toy>; 2] = [
    BotSpec::RANDOM,
    BotSpec {
        name: "nosy",
        about: "looks everywhere",
        kind: BotKind::Test,
        thinks: false,
        make: |_| Box::new(Nosy),
    },
];

struct Desk;

impl Witness for Desk {
    type Rules = Toy;

    const SOURCES: &'static [&'static str] = &["fruit"];

    fn compose(config: &Config) -> Result<Toy, ConfigErrors> {
        Toy::compose(config)
    }

    fn points_by_source(rules: &Toy, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        if let Ok((_, Fact::Number(points))) = rules.inspect(state, &[&seat.to_string(), "points"]) {
            acc.push(points);
        }
    }

    fn ending(_: &Toy, _: &State) -> &'static str {
        "the last round"
    }

    fn opening_order(_: &Toy, _: &State) -> Option<Vec<Seat>> {
        None
    }
}

impl BoxSpec for Desk {
    const ABOUT: &'static About = &About {
        id: "toy",
        title: "The Market",
        menu: MENU,
        version: 1,
        translations: &[],
        provenance: |_| Vec::new(),
        catalog: None,
        unsaid: &[],
        legend: Vec::new,
        complete: None,
    };

    type Mind = NoMind;

    fn bots() -> &'static [BotSpec<Toy>] {
        &BOTS
    }

    fn mind(_: u64) -> NoMind {
        NoMind
    }
}

pub(crate) static MARKET: GameBox = GameBox::of::<Desk>(&FILES);

static FILES: Archive = Archive::Rules(&[("en", RULES), ("study.txt", STUDY)]);

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
    let known = "of the rules of toy, but this program knows only version 1";
    assert_eq!(newer, format!("line 1, column 9: the record was written by version 2 {known}"));
    let none = problem("box toy 0\nedition quick\nseats 2\n---\n");
    assert_eq!(none, format!("line 1, column 9: the record was written by version 0 {known}"));
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
    for game in BOXES.boxes() {
        let mut configs = vec![Config::default()];
        for option in game.menu.options {
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
            for option in game.menu.options {
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

/// What chance did in a game.
fn drawn(played: &Played) -> Vec<String> {
    let record = played.record.as_ref().unwrap();
    record.entries().filter(|entry| entry.actor == Actor::Chance).map(|entry| entry.text.clone()).collect()
}

#[test]
fn duplicate_play_has_the_same_luck_whoever_sits_where() {
    let arena = |bots: [&str; 2]| MARKET.arena(&Config::seats(2), &bots.map(str::to_owned)).unwrap();
    let (one, other) = (arena(["random", "nosy"]), arena(["nosy", "random"]));
    let mut different = 0;
    for luck in 0..20 {
        let (first, second) = (one.duplicate(luck, 1, true).0, other.duplicate(luck, 2, true).0);
        assert_eq!(drawn(&first), drawn(&second));
        assert_ne!(first.record, second.record, "other bots play another game");
        different += u32::from(drawn(&first) != drawn(&one.duplicate(luck + 1, 1, true).0));
        assert_eq!(first, one.duplicate(luck, 1, true).0);
    }
    assert!(different > 10, "another luck draws something else: {different} of 20");
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

/// A table that plays in pairs.
fn pairs(seats: u8) -> Config {
    Config { modules: vec!["pairs".to_owned()], ..Config::seats(seats) }
}

#[test]
fn a_record_is_replayed_with_its_modules() {
    let bots = vec!["random".to_owned(); 4];
    let played = MARKET.arena(&pairs(4), &bots).unwrap().game(2, true);
    assert_eq!((played.ranks[0], played.ranks[1]), (played.ranks[2], played.ranks[3]));
    let text = played.record.as_ref().unwrap().to_string();
    assert!(text.contains("seats 4\nmodules pairs\n"), "{text}");
    let table = MARKET.open_record(&Record::parse(&text).unwrap(), &text).unwrap();
    let again = played.ranks.clone();
    let ranks = |outcome: engine::Outcome| Seat::all(4).map(|seat| outcome.ranks[seat]).collect::<Vec<_>>();
    assert_eq!(table.outcome().map(ranks), Some(played.ranks));
    // Without the line, the same entries are a game in which each seat plays alone.
    let alone = text.replace("modules pairs\n", "");
    let table = MARKET.open_record(&Record::parse(&alone).unwrap(), &alone).unwrap();
    assert_ne!(table.outcome().map(ranks), Some(again));
    assert_eq!(table.record(Viewer::Everything).header.config.modules, [""; 0]);
}

#[test]
fn a_table_refuses_what_it_cannot_play() {
    let refused = MARKET.check_config(&pairs(3).edition("slow")).unwrap_err();
    let expected = [
        "edition slow: there is no such edition; choose quick or long",
        "seats 3: The Market with module pairs is for 4 seats",
    ];
    assert_eq!(refused.0, expected);
    assert_eq!(MARKET.check_config(&Config::seats(3)), Ok(3));
    assert_eq!(MARKET.check_config(&pairs(0)), Ok(4));
    let text = "box toy 1\nedition quick\nseats 3\nmodules pairs\n---\n";
    assert_eq!(problem(text), "line 3, column 7: seats 3: The Market with module pairs is for 4 seats");
}

#[test]
fn modules_reach_the_rules_the_record_and_the_scenarios() {
    let config = Config { modules: vec!["rich".to_owned(), "pairs".to_owned()], ..Config::seats(4) };
    let table = MARKET.open(&config.option("purse", "triple"), &[]).unwrap();
    assert!(table.view_text(Viewer::Everything).contains("15"), "{}", table.view_text(Viewer::Everything));
    let text = table.record(Viewer::Everything).to_string();
    let header =
        "box toy 1\nedition quick\nseats 4\nmodules pairs rich\noption coins 5\noption purse triple\n";
    assert!(text.starts_with(header), "{text}");
    let shown: Vec<String> = table.in_force().into_iter().map(|one| one.option.id.to_owned()).collect();
    assert_eq!(shown, ["coins", "purse", "overlay.pass.coins"]);
    let plain = MARKET.open(&Config::seats(2), &[]).unwrap().record(Viewer::Everything).to_string();
    assert!(!plain.contains("modules") && !plain.contains("purse"), "{plain}");
}

#[test]
fn a_scenario_names_its_modules() {
    let scenario = |modules: &str| {
        let given = format!("seats 4\n{modules}p1 coins 3\nbids");
        let text = format!(
            "## Bids r[toy.bid]\n\n```given\n{given}\n```\n```then\nlegal: p1 bid 3\nillegal: p1 bid 4\n```\n"
        );
        MARKET.check("bids.md", &text, &|_| true).to_string()
    };
    assert_eq!(scenario(""), "1 passed, 0 failed");
    assert_eq!(scenario("modules pairs\n"), "1 passed, 0 failed");
    let refused = scenario("modules rich poor\n");
    assert!(
        refused.contains("modules rich poor: you cannot use both at one table, r[toy.purse]"),
        "{refused}"
    );
}

#[test]
fn a_record_with_impossible_modules_is_refused_where_it_names_them() {
    let with =
        |modules: &str| problem(&format!("box toy 1\nedition long\nseats 2\nmodules {modules}\n---\n"));
    assert_eq!(
        with("rihc"),
        "line 4, column 9: module rihc: did you mean `rich`? Choose from pairs, together, rich, poor"
    );
    assert_eq!(with("rich rich"), "line 4, column 9: module rich: the table has it twice; name it once");
    assert_eq!(with("poor"), "line 4, column 9: module poor: only edition quick has it, not long");
    assert_eq!(
        with("poor rich"),
        "line 4, column 9: module poor: only edition quick has it, not long\nmodules rich poor: you cannot use both \
         at one table, r[toy.purse]"
    );
}

#[test]
fn partners_win_together_and_a_table_can_win_or_lose_to_the_box() {
    let bots = vec!["random".to_owned(); 4];
    let arena = MARKET.arena(&pairs(4), &bots).unwrap();
    for seed in 0..20 {
        let played = arena.game(seed, false);
        assert_eq!(played.partners(), [(Seat(0), vec![Seat(0), Seat(2)]), (Seat(1), vec![Seat(1), Seat(3)])]);
        let [first, second] = [0, 1].map(|seat| played.scores[seat] + played.scores[seat + 2]);
        assert_eq!(played.side_scores, [first, second, first, second]);
        let won: f64 = (0..4).map(|seat| played.won(seat)).sum();
        assert!((won - 2.0).abs() < 1e-9, "both partners win, or all four half: {played:?}");
        assert_eq!(played.won(0).to_bits(), played.won(2).to_bits());
        assert!(!played.by_tie_break() || first == second);
    }
    let together = Config { modules: vec!["together".to_owned()], ..Config::seats(3) };
    let arena = MARKET.arena(&together, &bots[..3]).unwrap();
    let games: Vec<_> = (0..40).map(|seed| arena.game(seed, false)).collect();
    for game in &games {
        let won = game.side_scores[0] >= 9;
        assert_eq!(game.verdict, if won { Verdict::Won } else { Verdict::Lost });
        assert_eq!(game.ranks, [if won { 1 } else { 2 }; 3]);
        assert_eq!(
            [game.won(0), game.won(2)].map(f64::to_bits),
            [f64::from(u8::from(won)); 2].map(f64::to_bits)
        );
        assert!(!game.is_shared() && !game.by_tie_break());
    }
    let won = games.iter().filter(|game| game.verdict == Verdict::Won).count();
    assert!(won > 0 && won < 40, "{won} of 40: both endings should happen");
}

#[test]
fn an_overlay_is_part_of_the_record_and_replays() {
    let options = MARKET.overlay("pass.coins 2\n", &Config::seats(2)).unwrap();
    let config = Config { options, ..Config::seats(2) };
    let table = MARKET.open(&config, &[]).unwrap();
    let text = table.record(Viewer::Everything).to_string();
    assert!(text.contains("option overlay.pass.coins 2\n"), "{text}");
    let again = MARKET.open_record(&Record::parse(&text).unwrap(), &text).unwrap();
    assert_eq!(again.record(Viewer::Everything).to_string(), text);
    let [here] = &MARKET.house_values(&again.record(Viewer::Spectator).header.config)[..] else {
        panic!("one value differs")
    };
    assert_eq!((here.row.key(), &here.value[..], &here.instead_of[..]), ("pass.coins", "2", "1"));
    let told = again.in_force().into_iter().find(|one| one.is_about("toy.pass")).unwrap();
    assert!(told.is_changed() && told.value == "2");
}

#[test]
fn a_record_without_overlay_lines_plays_by_the_box() {
    let text = "box toy 1\nedition quick\nseats 2\noption coins 5\n---\n";
    let table = MARKET.open_record(&Record::parse(text).unwrap(), text).unwrap();
    assert_eq!(table.record(Viewer::Everything).to_string(), text);
    assert!(table.in_force().iter().all(|one| !one.is_changed()));
}

#[test]
fn a_record_with_a_wrong_row_is_refused_where_it_is() {
    let told = problem("box toy 1\nedition quick\nseats 2\noption overlay.pass.coins 7\n---\n");
    assert!(
        told.starts_with("line 4, column 27: option overlay.pass.coins: `7` is not one of 1, 0, 2"),
        "{told}"
    );
    let told = problem("box toy 1\nedition quick\nseats 2\noption overlay.pass.coin 2\n---\n");
    assert!(told.contains("did you mean `overlay.pass.coins`?"), "{told}");
}
