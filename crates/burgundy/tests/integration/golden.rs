use std::{fs, sync::Arc};

use burgundy::{Burgundy, RULES_VERSION, Source, State};
use engine::{Config, Outcome, Rules, Seat, Verdict};
use play::{Header, Match, Record};
use testkit::golden;

use crate::folders::{blessing, expect_none, folder, open};

/// A golden game that must exist, and how it must end.
struct Wanted {
    name: String,
    config: Config,
    fits: fn(&Outcome, &State) -> bool,
    /// Whether every module of the table must leave its mark on the game.
    all_used: bool,
}

fn wanted() -> Vec<Wanted> {
    let mut wanted = Vec::new();
    let mut add = |name: &str, config: Config, fits| {
        wanted.push(Wanted { name: name.to_owned(), config, fits, all_used: false });
    };
    let table = |seats| Config::seats(seats).edition("2019");
    for edition in ["2011", "2019"] {
        for seats in 2..=4 {
            let config = Config::seats(seats).edition(edition);
            add(&format!("{edition}-{seats}-seats"), config, |_, _| true);
        }
    }
    add("tie-by-empty-spaces", table(2), |outcome, state| tied(outcome) && !same_empty(state));
    add("tie-by-turn-order", table(2), |outcome, state| tied(outcome) && same_empty(state));
    let most = table(2).option("tie.empty", "most");
    add("tie-by-most-empty-spaces", most, |outcome, state| tied(outcome) && !same_empty(state));
    let expert = table(3).option("boards", "expert");
    add("expert-open", expert.clone(), |_, _| true);
    add("expert-secret", expert.clone().option("expert.reveal", "secret"), |_, _| true);
    add("expert-2011-one-random", expert.edition("2011").option("expert.pairs", "one-random"), |_, _| true);
    let modules = |seats, names: &[&str]| Config {
        modules: names.iter().map(|&name| name.to_owned()).collect(),
        ..table(seats)
    };
    add("border", modules(2, &["border"]), |_, state| state.awards[0].is_some());
    // The others with border posts are of version 1, which handed the duchies out by letter.
    add("border-dealt", modules(4, &["border"]), |_, state| state.awards[0].is_some());
    let steps = modules(3, &["border"]).option("boards", "expert").option("border.scoring", "step");
    add("border-expert-step", steps, |_, state| state.awards[0].is_some());
    add("routes", modules(2, &["routes"]), routes_pay);
    let queue = modules(4, &["routes"]).option("route.order", "chosen").option("route.nested", "queue");
    // Somebody sells more goods than the route has spaces.
    add("routes-chosen-queue", queue, |_, state| {
        Seat::all(4).any(|seat| state.estates[seat].sold.iter().any(|&count| count > 0))
    });
    add("border-routes", modules(3, &["border", "routes"]), routes_pay);
    add("boards-8-and-10", table(2).option("boards", "8 10"), |_, _| true);
    let team = Config { modules: vec!["team".to_owned()], ..table(4) };
    add("team", team.clone(), |_, _| true);
    let second = team.clone().option("boards", "12b");
    add("team-12b-tie-by-more-empty-spaces", second, |outcome, state| tied(outcome) && !same_empty(state));
    let fewest = team.clone().option("team.tie", "fewest").option("boards", "12a 12b");
    add("team-tie-by-fewest-empty-spaces", fewest, |outcome, state| tied(outcome) && !same_empty(state));
    add("team-shared-win", team, |outcome, state| tied(outcome) && same_empty(state));
    let mut solo = Config::seats(1).edition("2019");
    solo.modules.push("solo".to_owned());
    add("solo-13a", solo.clone(), |outcome, _| outcome.verdict == Verdict::Lost);
    let lump = solo.option("boards", "13b").option("solo.gains", "lump").option("solo.target", "45");
    add("solo-13b-lump", lump, |_, state| state.target < 45);
    for seats in 2..=4 {
        let config = Config { modules: vec!["shields".to_owned()], ..table(seats) };
        add(&format!("shields-{seats}-seats"), config, |_, state| {
            Seat::all(4).any(|seat| state.hands[seat].points[Source::Shields.index()] > 0)
        });
    }
    add("inns", modules(2, &["inns"]), |_, state| {
        // An inn in a duchy, and another one that nobody bought.
        state.stacked() > 0 && owns(state, "inn")
    });
    add("white-castles", modules(3, &["white"]), |_, state| {
        owns(state, "white-castle") && owns(state, "monastery29")
    });
    add("extra-tiles", modules(4, &["extra"]), |_, state| {
        ["monastery27", "monastery28", "crane", "geese"].into_iter().all(|tile| owns(state, tile))
    });
    add("extra-white-inns", modules(2, &["extra", "white", "inns"]), |_, state| {
        ["crane", "white-castle", "inn"].into_iter().all(|tile| owns(state, tile))
    });
    wanted.extend(combinations());
    wanted
}

/// All pairs of modules that the rules allow, and all modules at the same time.
fn combinations() -> Vec<Wanted> {
    let mut wanted = Vec::new();
    let mut add = |name: String, seats, modules: &[&str]| {
        let modules = modules.iter().map(|&name| name.to_owned()).collect();
        let config = Config { modules, ..Config::seats(seats).edition("2019") };
        wanted.push(Wanted { name, config, fits: |_, _| true, all_used: true });
    };
    let free = ["extra", "border", "white", "inns", "routes", "shields"];
    for (place, &one) in free.iter().enumerate() {
        for &other in &free[place + 1..] {
            add(format!("pair-{one}-{other}"), 2, &[one, other]);
        }
    }
    for module in ["extra", "white", "inns"] {
        add(format!("pair-{module}-team"), 4, &[module, "team"]);
    }
    for seats in 2..=4 {
        add(format!("everything-{seats}-seats"), seats, &free);
    }
    wanted
}

/// Whether every module of a table left its mark on the game.
fn uses_all(config: &Config, state: &State) -> bool {
    let scored = |source: Source| Seat::all(4).any(|seat| state.hands[seat].points[source.index()] > 0);
    config.modules.iter().all(|module| match module.as_str() {
        "extra" => ["monastery27", "monastery28", "crane", "geese"].into_iter().any(|tile| owns(state, tile)),
        "border" => scored(Source::Border),
        "white" => owns(state, "white-castle"),
        "inns" => owns(state, "inn"),
        "routes" => Seat::all(4).any(|seat| state.estates[seat].route.laid().next().is_some()),
        "shields" => scored(Source::Shields),
        // Seats and boards are different from the start.
        _ => true,
    })
}

fn routes_pay(_: &Outcome, state: &State) -> bool {
    Seat::all(2).all(|seat| state.hands[seat].points[Source::Route.index()] > 0)
}

/// Whether a tile is in some duchy.
fn owns(state: &State, tile: &str) -> bool {
    let tile = tile.parse().expect("the tile exists");
    Seat::all(4).any(|seat| state.estates[seat].placed(tile) > 0)
}

fn tied(outcome: &Outcome) -> bool {
    outcome.side_scores[Seat(0)] == outcome.side_scores[Seat(1)]
}

fn same_empty(state: &State) -> bool {
    state.estates[Seat(0)].covered.len() == state.estates[Seat(1)].covered.len()
}

/// Plays random games until one ends as we want, with a checkpoint at the start of every phase.
fn generate(wanted: &Wanted) -> Record {
    let rules = Arc::new(Burgundy::new(&wanted.config).expect("the config can be played"));
    for seed in 0.. {
        let header = Header::new("burgundy", RULES_VERSION, wanted.config.clone());
        let mut label = |_: &Burgundy, before: &State, after: &State| {
            let begins = after.round == 1 && before.round == 0;
            begins.then(|| format!("phase {}", burgundy::content::phase_letter(after.phase)))
        };
        let record = golden::generate(Arc::clone(&rules), header, seed, &mut label);
        let game = Match::replay(Arc::clone(&rules), &record, None).expect("it was just played");
        let outcome = rules.outcome(game.state()).expect("it was played to its end");
        if (wanted.fits)(&outcome, game.state())
            && (!wanted.all_used || uses_all(&wanted.config, game.state()))
        {
            return record;
        }
    }
    unreachable!("seeds do not run out")
}

#[test]
fn every_golden_game_replays_as_written() {
    if blessing() {
        for path in testkit::files(&folder("golden"), "game").expect("the folder is in the repository") {
            let text = fs::read_to_string(&path).expect("the file was just listed");
            let blessed =
                golden::bless(&path.display().to_string(), &text, &open).expect("the record is good");
            fs::write(&path, blessed).expect("the working tree can be written");
        }
        golden::bless_events(&folder("golden"), &open).expect("the working tree can be written");
    }
    let failures = golden::check_folder(&folder("golden"), &open).expect("the folder is in the repository");
    expect_none(&failures);
}

#[test]
fn there_is_a_golden_game_of_every_kind() {
    for wanted in wanted() {
        let path = folder("golden").join(format!("{}.game", wanted.name));
        if blessing() && !path.exists() {
            fs::write(&path, generate(&wanted).to_string()).expect("the working tree can be written");
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()));
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", wanted.name));
        assert_eq!(record.header.config, wanted.config, "{}", wanted.name);
        let rules = Arc::new(open(&record.header).expect("the config can be played"));
        let game =
            Match::replay(Arc::clone(&rules), &record, None).expect("the other test reports where it fails");
        let outcome = rules.outcome(game.state()).expect("a golden game is over");
        assert!((wanted.fits)(&outcome, game.state()), "{} ends differently", wanted.name);
        let used = !wanted.all_used || uses_all(&wanted.config, game.state());
        assert!(used, "{} does not use every module", wanted.name);
    }
}
