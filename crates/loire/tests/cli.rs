//! The binary as a person or a script uses it.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// What the binary answered.
struct Answer {
    code: i32,
    out: String,
    err: String,
}

/// Runs `loire` with arguments, split at spaces except inside quotes, and with standard input.
fn loire_fed(args: &str, input: &str) -> Answer {
    let mut words = Vec::new();
    for (number, part) in args.split('"').enumerate() {
        if number % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    let mut child = Command::new(env!("CARGO_BIN_EXE_loire"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The binary may exit before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    Answer {
        code: output.status.code().expect("the binary ends by itself"),
        out: String::from_utf8(output.stdout).expect("output is UTF-8"),
        err: String::from_utf8(output.stderr).expect("messages are UTF-8"),
    }
}

fn loire(args: &str) -> Answer {
    loire_fed(args, "")
}

/// An empty folder for one test.
fn folder(test: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder for the test");
    path
}

fn write(path: &Path, text: &str) -> String {
    fs::write(path, text).expect("a file for the test");
    path.display().to_string()
}

/// The answer must be a refusal that contains all of this.
#[track_caller]
fn refused(args: &str, said: &[&str]) {
    let answer = loire(args);
    assert_eq!(answer.code, 2, "{args}: {}{}", answer.out, answer.err);
    for part in said {
        assert!(answer.err.contains(part), "{args} does not say `{part}`:\n{}", answer.err);
    }
    for noise in ["panicked", "RUST_BACKTRACE", "Error(", "Some("] {
        assert!(!answer.err.contains(noise), "{args}: {}", answer.err);
    }
}

#[test]
fn an_unknown_box_is_refused_with_a_list_of_boxes() {
    refused(
        "play burgandy",
        &["unknown box `burgandy`", "did you mean `burgundy`?", "Choose from: burgundy"],
    );
    refused("about chess", &["unknown box `chess`. Choose from: burgundy"]);
    refused("sim chess", &["unknown box `chess`"]);
    refused("perft chess --depth 1", &["unknown box `chess`"]);
    refused("play", &["name a box to play (burgundy"]);
}

#[test]
fn impossible_tables_are_refused_with_what_would_be_accepted() {
    refused("sim burgundy --seats 5", &["5", "2, 3 or 4"]);
    refused("sim burgundy --boards 12", &["12", "1 to 10"]);
    refused("sim burgundy --edition 2011 --boards 10", &["10", "1 to 9"]);
    refused("sim burgundy --edition 1999", &["1999", "2019 or 2011"]);
    refused("sim burgundy --boards \"1 2 3\"", &["3 duchies for 2 seats"]);
    refused("sim burgundy --option colour=red", &["colour", "tie.empty"]);
    refused("sim burgundy --option tie.empty=none", &["`none`", "fewest, most"]);
    refused("sim burgundy --bots greedy,clever", &["unknown bot `clever`", "random, greedy, steady"]);
    refused("play burgundy --seat p4", &["there is no p4 at this table; the seats are p1 and p2"]);
    refused("play burgundy --seats many", &["many"]);
}

#[test]
fn an_overlay_changes_the_table_or_says_everything_that_is_wrong_with_it() {
    let folder = folder("overlay");
    let good = write(&folder.join("good.txt"), "# ours\ncost.road moons 1\n");
    let records = folder.join("games");
    let answer =
        loire(&format!("sim natick --games 1 --bots random --overlay {good} --record {}", records.display()));
    assert_eq!(answer.code, 0, "{}", answer.err);
    let record = fs::read_dir(&records).expect("a record").next().expect("one game").expect("a file").path();
    let text = fs::read_to_string(record).expect("a record is text");
    assert!(text.contains("option overlay.cost.road moons 1\n"), "{text}");
    let played = loire_fed(&format!("play natick --overlay {good}"), "rules natick.build.costs\n").out;
    let played = played.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "house value cost.road = moons 1 (in the box: suns 1 arms 1)",
        "not the default: overlay.cost.road = moons 1 (default suns 1 arms 1)",
        "At this table: overlay.cost.road = moons 1 (not suns 1 arms 1, the default)",
        "At this table: overlay.cost.trader = suns 1 arms 2 (the default)",
    ] {
        assert!(played.contains(part), "missing `{part}` in {played}");
    }
    let bad = "cost.road suns 9\ncost.rode suns 1\n\nlimit.offers x\n";
    let bad = write(&folder.join("bad.txt"), bad);
    let said = [
        "3 problems",
        "bad.txt, line 1: `cost.road`: `suns 9` can never be paid",
        "bad.txt, line 2: there is no key `cost.rode`; did you mean `cost.road`?",
        "bad.txt, line 4: `limit.offers`: `x` is not a number",
    ];
    for command in ["play natick", "sim natick", "perft natick --depth 1", "bench natick"] {
        refused(&format!("{command} --overlay {bad}"), &said);
    }
    refused("perft natick --depth 1 --overlay /no/such.txt", &["cannot read /no/such.txt"]);
}

#[test]
fn a_house_duchy_is_named_at_the_start_and_in_the_rules() {
    let rows = "B1 B5 S4 B3 / S2 C1 Y6 C5 B4 / B5 Y4 M3 Y1 Y2 S3 /\n  B6 L1 Y2 M6 L5 Y4 B1 / S2 L5 L4 L3 M1 B2 / B6 C1 \
                L2 C5 S6 / B3 S4 B1 B3";
    let file = write(&folder("house-duchy").join("mine.txt"), &format!("board.8\n  {rows}\n"));
    let told = loire_fed(
        &format!("play burgundy --boards 8 --overlay {file}"),
        "rules burgundy.comp.duchies-2019\nquit\n",
    );
    fits("a house duchy", &told.out);
    let told = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "house value board.8 = B1 B5 S4 B3 / S2",
        "(in the box: B6 B5 S4 B3 / S2",
        "overlay.board.8 (house value)",
        "At this table: overlay.board.8 = B1 B5 S4 B3 / S2",
    ] {
        assert!(told.contains(part), "missing `{part}` in {told}");
    }
    let about = loire("about burgundy").out;
    let keys = about.split_once("Overlay keys\n").expect("a list of keys").1;
    assert!(keys.contains("  board.11b (edition 2019)\n      B6 B5 B4 C3 / B2"), "{keys}");
    assert!(keys.contains("one source only: one reading of photographs"), "{keys}");
}

#[test]
fn about_lists_the_overlay_keys_and_prints_a_file_to_start_from() {
    let about = loire("about natick").out;
    let keys = about.split_once("Overlay keys\n").expect("a list of keys").1;
    let knight = "  points.knight\n      1\n      what a knight is worth\n      worked out from other facts: from a review\n";
    assert!(keys.contains(knight), "{keys}");
    let file = write(&folder("overlay-example").join("all.txt"), &loire("about natick --overlay").out);
    let played = loire_fed(&format!("play natick --overlay {file}"), "quit\n");
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(!played.out.contains("house value"), "{}", played.out);
}

#[test]
fn solo_games_are_summed_up_by_grade() {
    let answer = loire("sim burgundy-dice --seats 1 --games 40 --bots random --json");
    let summary: serde_json::Value = serde_json::from_str(&answer.out).expect("a summary");
    let grades = summary["seats"][0]["grades"].as_object().expect("grades");
    assert_eq!(
        grades.keys().map(String::as_str).collect::<Vec<_>>(),
        ["excellent", "incredible", "none", "well-done"]
    );
    // Below the first grade the game is not won.
    let lost = grades["none"]["share"].as_f64().expect("a share");
    let won = summary["seats"][0]["wins"]["share"].as_f64().expect("a share");
    assert!((won + lost - 1.0).abs() < 1e-9 && lost > 0.5, "{won} won, {lost} without a grade");
    let all: f64 = grades.values().map(|share| share["share"].as_f64().expect("a share")).sum();
    assert!((all - 1.0).abs() < 1e-9, "{grades:?}");
    assert!(loire("sim burgundy-dice --seats 1 --games 3 --bots random").out.contains("well-done   51-60"));
    assert!(!loire("sim burgundy-dice --seats 2 --games 3 --bots random").out.contains("well-done"));
}

/// Final scoring counts what partners share once, so neither of them has it alone.
#[test]
fn partners_are_summed_up_together() {
    let answer = loire("sim burgundy --modules team --games 4 --bots greedy --json");
    let summary: serde_json::Value = serde_json::from_str(&answer.out).expect("a summary");
    for seat in summary["seats"].as_array().expect("four seats") {
        assert!(seat["score"].is_null() && seat["sources"].is_null(), "{seat}");
        assert!(seat["wins"]["share"].is_number(), "{seat}");
    }
    for side in summary["sides"].as_array().expect("two sides") {
        let sources = side["sources"].as_object().expect("points by source");
        let sum: f64 = sources.values().map(|points| points.as_f64().expect("a mean")).sum();
        let mean = side["score"]["mean"].as_f64().expect("a mean");
        assert!((sum - mean).abs() < 1e-6 && mean > 200.0, "{side}");
    }
    let text = loire("sim burgundy --modules team --games 4 --bots greedy").out;
    let head = text.lines().find(|line| line.starts_with("points by source")).expect("a table");
    assert_eq!(head.split_whitespace().skip(3).collect::<Vec<_>>(), ["p1", "p3", "p2", "p4"]);
    let seat = text.lines().find(|line| line.starts_with("p1  ")).expect("a row");
    assert_eq!(seat.split_whitespace().count(), 5, "only its bot and its wins: {seat}");
}

/// No line is wider than 80 columns.
#[track_caller]
fn fits(what: &str, text: &str) {
    let wide = text.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None, "{what}");
}

#[test]
fn a_seat_learns_nothing_about_another_seats_plan() {
    let golden = include_str!("../../../games/orleans/golden/seats-2.game");
    let set_up = golden.lines().take_while(|line| !line.starts_with('p'));
    let set_up: Vec<&str> = set_up.filter(|line| !line.starts_with(['=', '|'])).collect();
    let seen = |answer: &str| {
        let file =
            std::env::temp_dir().join(format!("loire-plan-{}-{}.game", answer.len(), std::process::id()));
        fs::write(&file, format!("{}\n{answer}\n", set_up.join("\n"))).unwrap();
        let [own, other] = ["p2", "p1"].map(|seat| {
            let replayed = loire(&format!("replay \"{}\" --seat {seat}", file.display()));
            assert_eq!(replayed.code, 0, "{}", replayed.err);
            replayed.out.replace(&file.display().to_string(), "")
        });
        fs::remove_file(file).unwrap();
        (own, other)
    };
    let (manned, left) = (seen("p2 man farm-house"), seen("p2 leave farm-house"));
    assert_ne!(manned.0, left.0, "p2 knows its own plan");
    assert_eq!(manned.1, left.1, "p1 must not learn it");
}

/// The answer to `hint`, without the rest of the sitting.
fn hint(args: &str) -> String {
    let answer = loire_fed(args, "hint\nquit\n");
    assert_eq!(answer.code, 0, "{}", answer.err);
    let (_, told) = answer.out.split_once("> hint\n").expect("the hint follows its prompt");
    told.split_once("> quit\n").expect("the prompt is back").0.to_owned()
}

#[test]
fn a_hint_is_a_turn_that_can_be_typed_and_always_the_same() {
    for game in ["burgundy", "burgundy-dice", "natick", "orleans"] {
        let args = format!("play {game} --seed 5 --bots random");
        let told = hint(&args);
        assert_eq!(told, hint(&args), "{game}");
        fits(game, &told);
        // A turn may go on in the next line.
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            told.matches(" Or: ").count() <= 2 && told.contains("Based on 600 simulated games"),
            "{told}"
        );
        let (best, rest) =
            told.strip_prefix("Best: ").and_then(|told| told.split_once('.')).expect("the best turn");
        assert!(rest.contains("win ") && rest.contains(" %"), "{told}");
        let best = best
            .split(" You can expect ")
            .next()
            .and_then(|best| best.split(" With it you win").next())
            .expect("a turn");
        let played = loire_fed(&args, &format!("{best}\nquit\n")).out;
        assert!(!played.contains("Nothing was changed"), "{best}: {played}");
    }
    assert!(hint("play burgundy --hotseat --seed 5").starts_with("Best: "));
    let help = loire_fed("play burgundy --seed 5", "help\n").out;
    assert!(help.contains("\n  hint "), "{help}");
}

#[test]
fn a_hint_tells_nothing_about_another_seats_plan() {
    let golden = include_str!("../../../games/orleans/golden/seats-2.game");
    let set_up = golden.lines().take_while(|line| !line.starts_with('p'));
    let set_up: Vec<&str> = set_up.filter(|line| !line.starts_with(['=', '|'])).collect();
    let folder = folder("hint");
    let told = |answer: &str| {
        let text = format!("{}\n{answer}\n", set_up.join("\n"));
        let file = write(&folder.join("a.game"), &text);
        hint(&format!("play --load {file} --hotseat --seed 1"))
    };
    let hints = [told("p2 man farm-house"), told("p2 leave farm-house")];
    assert!(hints[0].starts_with("Best: "), "{}", hints[0]);
    assert_eq!(hints[0], hints[1]);
}

#[test]
fn a_saved_bot_keeps_its_budget() {
    let file = folder("budget").join("a.game").display().to_string();
    loire_fed("play natick --bots expert@2 --seed 3", &format!("1\nsave {file}\n"));
    let loaded = |file: &str| loire_fed(&format!("play --load {file}"), "quit\n").out;
    let told = loaded(&file);
    assert!(told.contains("p2 expert@2"), "{told}");
    // `hard` compares nothing here, and a new bot may have no budget. An old record may name one.
    let refused = loire_fed("play natick --bots hard@2 --seed 3", "quit\n");
    assert!(refused.err.contains("write just `hard`"), "{}", refused.err);
    let old = fs::read_to_string(&file).unwrap().replace("expert@2", "hard@2");
    fs::write(&file, old).unwrap();
    let told = loaded(&file);
    assert!(told.contains("p2 hard@2"), "{told}");
}

#[test]
fn about_tells_what_was_measured_of_the_bots() {
    for game in ["burgundy", "burgundy-dice", "natick", "orleans"] {
        let about = loire(&format!("about {game}")).out;
        for said in ["rating ", "docs/ladder.md"] {
            assert!(about.contains(said), "{game}: `{said}` is missing in\n{about}");
        }
        // A budget is offered only where it counts.
        assert_eq!(about.contains("expert@50ms"), game != "burgundy-dice", "{about}");
    }
    // A sentence may go on in the next line.
    let words =
        |game: &str| loire(&format!("about {game}")).out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words("natick").contains("but makes 23 % of its decisions at random"));
    assert!(words("orleans").contains("600 simulated games a turn"));
    for command in ["play", "sim", "arena"] {
        assert!(loire(&format!("{command} --help")).out.contains("expert@50ms"), "{command}");
    }
}

#[test]
fn every_command_fits_into_80_columns_in_every_box() {
    fits("boxes", &loire("boxes").out);
    for (game, seats) in [("burgundy", "4"), ("burgundy-dice", "5"), ("natick", "2")] {
        let file = folder(&format!("fits-{game}")).join("a.game");
        let name = file.display().to_string();
        fits("about", &loire(&format!("about {game} --all")).out);
        fits("sim", &loire(&format!("sim {game} --seats {seats} --games 3 --bots random")).out);
        let ask = "legal\nwhy\nhint\nlegend\nhelp\nrules a\nlog 5\nnonsense here\n";
        let input = format!("{ask}{}{ask}save {name}\n", "1\n".repeat(60));
        let played = loire_fed(&format!("play {game} --seats {seats} --seed 5 --bots random"), &input);
        let own = |line: &&str| !line.contains(&name);
        fits(game, &played.out.lines().filter(own).collect::<Vec<_>>().join("\n"));
        for at in ["", " --at 40"] {
            let replayed = loire(&format!("replay {name}{at}"));
            assert_eq!(replayed.code, 0, "{}", replayed.err);
            fits("replay", &replayed.out.lines().filter(own).collect::<Vec<_>>().join("\n"));
        }
    }
}

#[test]
fn a_reconstruction_says_so_wherever_it_is_played() {
    let told = "This is a reconstruction: 22 of its 106 clauses";
    for answer in [
        loire("boxes"),
        loire("about natick"),
        loire("sim natick --games 1"),
        loire_fed("play natick", "quit\n"),
    ] {
        let said = answer.out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains(told), "{}", answer.out);
    }
    let about = loire("about natick").out;
    assert!(about.contains("Reconstructed clauses: 22\n"), "{about}");
    assert!(!loire_fed("play burgundy", "quit\n").out.contains("reconstruction"));
}

#[test]
fn a_table_that_plays_differently_says_so_at_its_start() {
    let changed = loire_fed("play natick --option overlay.points.knight=2", "quit\n").out;
    assert!(changed.contains("house value points.knight = 2 (in the box: 1)\n"), "{changed}");
    let heavy = loire_fed("play natick --option costs=heavy", "quit\n").out;
    assert!(heavy.contains("with costs = heavy\n") && !heavy.contains("house value"), "{heavy}");
    let plain = loire_fed("play natick", "quit\n").out;
    assert!(!plain.contains("overlay."), "{plain}");
}

#[test]
fn the_first_village_is_explained_and_a_solo_game_is_reported_by_its_grade() {
    let natick = loire_fed("play natick --seed 3", &format!("{}why\n", "1\n".repeat(6)));
    assert!(natick.out.contains("scores 1 point (village)\n    r[natick.village.points]"), "{}", natick.out);
    let solo = loire_fed("play burgundy-dice --seats 1 --seed 3", &"1\n".repeat(80));
    let end = solo.out.split("The game is over.").nth(1).expect("the game ended");
    assert!(end.contains("Won: ") || end.contains("Not won: the first grade"), "{end}");
    assert!(!end.contains("place"), "{end}");
}

#[test]
fn several_actions_on_one_line_are_all_played_or_none() {
    let input = "workers d1; workers d1\n1; 2\nworkers d1, workers d2; end\nlog 4\nquit\n";
    let played = loire_fed("play burgundy --seats 2 --hotseat --seed 1", input).out;
    let refused = "line 1: nothing was done because of action 2: `workers d1` is not allowed now: you have already \
                   used that die";
    assert!(played.replace('\n', " ").contains(refused), "{played}");
    assert!(played.contains("`2`: only the first action can be a number"), "{played}");
    let log = played.split("p1> log 4\n").nth(1).expect("it is the turn of p1");
    assert!(
        log.starts_with("   36  * white 6\n   37  p2 workers d1\n   38  p2 workers d2\n   39  p2 end\n"),
        "{log}"
    );
}

#[test]
fn a_plan_that_nobody_has_seen_can_be_taken_back() {
    let input = "undo plan\n1\nlog 1\nundo plan\nlog 1\nquit\n";
    let played = loire_fed("play burgundy-dice --seats 2 --hotseat --seed 1", input).out;
    assert!(
        played.contains("nothing was taken back: you have planned nothing that the others have not seen")
    );
    assert!(played.contains("p1 took back its plan.\n"), "{played}");
    let logs: Vec<&str> =
        played.split("> log 1\n").skip(1).map(|log| log.lines().next().unwrap_or("")).collect();
    assert_eq!(logs, ["    1  p1 ?", "p1> quit"], "the log is empty again");
}

#[test]
fn colours_are_used_only_if_asked_for() {
    assert!(loire_fed("play burgundy-dice --color always", "quit\n").out.contains('\x1b'));
    assert!(!loire_fed("play burgundy-dice", "quit\n").out.contains('\x1b'));
    assert!(!loire("about natick --color never").out.contains('\x1b'));
}

#[test]
fn bulk_games_report_turns_and_endings_and_at_least_one_is_played() {
    refused("sim burgundy --games 0", &["--games must be at least 1"]);
    let answer = loire("sim natick --games 20 --bots random --json");
    let summary: serde_json::Value = serde_json::from_str(&answer.out).expect("a summary");
    let turns = |which: &str| summary["turns"][which].as_f64().expect("a number");
    assert!(
        turns("min") <= turns("mean") && turns("mean") <= turns("max") && turns("min") > 5.0,
        "{summary}"
    );
    let endings = summary["endings"].as_object().expect("endings");
    let all: f64 = endings.values().map(|share| share["share"].as_f64().expect("a share")).sum();
    assert!((all - 1.0).abs() < 1e-9, "{endings:?}");
    let burgundy = loire("sim burgundy --games 2 --bots random").out;
    assert!(burgundy.contains("turns per game 50.0 (50 to 50)"), "{burgundy}");
    assert!(burgundy.contains("ended because phase E was over 100.0 %"), "{burgundy}");
    assert!(!loire("sim burgundy-dice --seats 1 --games 2").out.contains("began"));
}

#[test]
fn a_flag_that_needs_a_number_says_so() {
    let number = "`x`: write a whole number, such as 3";
    for flag in [
        "sim burgundy --games",
        "sim burgundy --seed",
        "sim burgundy --seats",
        "play burgundy --seed",
        "perft burgundy --depth",
    ] {
        refused(
            &format!("{flag} x"),
            &[&format!("loire: {} {number}", flag.split(' ').next_back().unwrap())],
        );
    }
    refused("sim burgundy --seats 300", &["loire: --seats `300`: this number is too large"]);
    refused("sim burgundy --jobs 0", &["loire: --jobs `0`: write a number of threads from 1 to 1024"]);
    refused("bench burgundy --seconds x", &["loire: --seconds `x`: write a number of seconds, such as 0.5"]);
    refused(
        "serve --addr here",
        &["loire: --addr `here`: write an address and a port, such as 127.0.0.1:8080"],
    );
}

#[test]
fn an_empty_name_between_modules_is_refused() {
    for command in ["sim burgundy --games 1", "perft burgundy --depth 1", "bench burgundy --seconds 0.01"] {
        let said = "--modules has an empty name; write `--modules extra,inns`";
        refused(&format!("{command} --modules extra,,inns"), &[said]);
    }
    refused("sim burgundy --games 1 --modules ,", &["--modules names no module; leave it out"]);
}

#[test]
fn a_table_with_one_seat_says_so() {
    let said = "there is no p2 at this table; it has one seat, p1";
    refused("play burgundy --modules solo --seat p2", &[said]);
    refused("replay ../../games/burgundy/golden/solo-13a.game --seat p2", &[said]);
}

#[test]
fn the_score_of_a_solo_game_says_what_it_counts() {
    let replayed = loire("replay ../../games/burgundy/golden/solo-13a.game").out;
    let rows: Vec<Vec<&str>> = replayed.lines().map(|line| line.split_whitespace().collect()).collect();
    assert!(rows.contains(&vec!["total", "45"]), "{replayed}");
    assert!(rows.contains(&vec!["spaces", "covered", "6"]), "{replayed}");
    let sim = loire("sim burgundy --modules solo --games 1 --bots random").out;
    assert!(sim.contains("\nmean, sd, min and max: spaces covered\n"), "{sim}");
}

#[test]
fn only_sources_of_this_table_are_listed() {
    let plain = loire("sim burgundy --games 1 --bots random").out;
    for source in ["border", "route", "shields"] {
        assert!(!plain.contains(&format!("\n{source} ")), "{plain}");
    }
    assert!(plain.contains("\nmonastery "), "{plain}");
    let all = loire("sim burgundy --games 1 --bots random --modules border,routes,shields").out;
    for source in ["border", "route", "shields"] {
        assert!(all.contains(&format!("\n{source} ")), "{all}");
    }
    let replayed = loire("replay ../../games/burgundy/golden/border.game").out;
    let scores = replayed.split("all legal").nth(1).expect("the scores follow");
    assert!(scores.contains("\nborder ") && !scores.contains("\nroute "), "{scores}");
}

#[test]
fn all_problems_with_a_table_are_reported_together() {
    refused(
        "play burgundy --seats 5 --boards 12 --edition 1999 --option colour=red --option x --bots gredy",
        &["6 problems", "seats 5", "12", "1999", "colour", "option `x`: write ID=VALUE", "`gredy`"],
    );
}

#[test]
fn a_broken_record_is_refused_with_line_and_column() {
    let folder = folder("broken");
    let file = |name: &str, text: &str| write(&folder.join(name), text);
    let head = "box burgundy 1\nedition 2019\nseats 2\n---\n";

    let headless = file("headless.game", "* roll p1 2 4\n");
    refused(&format!("replay {headless}"), &["headless.game: line 1, column 1"]);
    let unknown = file("unknown.game", "box chess 1\nseats 2\n---\n");
    refused(&format!("replay {unknown}"), &["unknown.game: line 1, column 5: unknown box `chess`"]);
    let newer = file("newer.game", "box burgundy 99\nseats 2\n---\n");
    refused(&format!("replay {newer}"), &["line 1, column 14", "version 99"]);
    for seats in ["0", "1", "5"] {
        let crowded = file("crowded.game", &head.replace("seats 2", &format!("seats {seats}")));
        refused(&format!("replay {crowded}"), &["line 3, column 7", &format!("seats {seats}: "), "4 seats"]);
    }
    let typo = file("typo.game", &head.replace("edition", "editon"));
    refused(
        &format!("replay {typo}"),
        &["line 2, column 1: `editon` is not a header line; use one of box, edition"],
    );
    let marked = file("marked.game", &format!("\u{feff}{}", head.replace("seats 2", "seats 9")));
    refused(&format!("replay {marked}"), &["line 3, column 7"]);
    let half = file("half.game", &head.replace("edition 2019\n", ""));
    refused(&format!("replay {half}"), &["line 3, column 1: the header has no `edition` line", "2019, 2011"]);
    let long = file("long.game", &format!("{head}* {}\n", "x".repeat(1 << 20)));
    assert!(loire(&format!("replay {long}")).err.len() < 2000);
    let nobody = file("nobody.game", &format!("{head}q1 end\n"));
    refused(&format!("replay {nobody}"), &["line 5, column 1"]);
    let unreadable = file("unreadable.game", &format!("{head}* roll-off p1 nine\n"));
    refused(&format!("replay {unreadable}"), &["line 5, column 15", "`nine`"]);
    let illegal = file("illegal.game", &format!("{head}* roll-off p1 3\n* roll-off p1 4\n"));
    refused(
        &format!("replay {illegal}"),
        &["line 6, column 3: entry 2: `* roll-off p1 4`", "possible: roll-off p2 1"],
    );
    let not_text = folder.join("bytes.game");
    fs::write(&not_text, b"box burgundy 1\nab\xff").expect("a file for the test");
    refused(&format!("replay {}", not_text.display()), &["line 2, column 3", "not UTF-8"]);
    refused(&format!("replay {}/none.game", folder.display()), &["cannot read", "none.game"]);
    // Every command that reads records refuses in the same way.
    refused(&format!("play --load {illegal}"), &["line 6, column 3"]);
    refused(&format!("perft burgundy {illegal} --depth 1"), &["line 6, column 3"]);
}

#[test]
fn illegal_and_unreadable_answers_are_refused_and_change_nothing() {
    let input = "jump\ntake d1 9 bank\nend\n0\n1000\nundo\nlog 1\nquit\n";
    let answer = loire_fed("play burgundy --seed 3", input);
    assert_eq!(answer.code, 0, "{}", answer.err);
    for part in [
        "line 1, column 1: cannot read `jump`",
        "line 2, column 9: cannot read `9`: a depot is 1 to 6 or black",
        "line 3: `end` is not allowed now",
        "there is no action 0",
        "there is no action 1000; choose 1 to ",
        "nothing was taken back",
    ] {
        assert!(answer.out.contains(part), "missing `{part}` in\n{}", answer.out);
    }
    // The last entry is still the one before the first question.
    let log = answer.out.split("log 1").nth(1).unwrap_or("");
    assert!(log.contains("  * ") || log.contains("  p2 "), "{log}");
    assert!(!answer.out.contains('\x1b'), "no colours without a terminal");
}

#[test]
fn a_whole_game_is_played_through_a_pipe() {
    let answer = loire_fed("play burgundy --seed 11 --bots random", &"1\n".repeat(1000));
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert!(answer.out.contains("The game is over."), "{}", answer.out);
    assert!(answer.out.contains("place "), "final scores are shown");
    assert!(answer.out.contains("To play with the same luck again: --seed 11"));
    fits("play burgundy", &answer.out);
}

#[test]
fn people_share_a_keyboard_and_the_end_of_input_ends_the_game_cleanly() {
    let answer = loire_fed("play burgundy --hotseat --seats 3 --edition 2011", "1\n");
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert!(answer.out.contains("p1 you, p2 you, p3 you"));
    assert!(answer.out.contains("The game was not saved"));
}

#[test]
fn a_game_is_saved_loaded_and_replayed_but_never_overwritten() {
    let folder = folder("saved");
    let file = folder.join("my.game");
    let name = file.display().to_string();
    let input = format!("1\nsave {name}\n1\nsave {name}\nquit\n");
    let first = loire_fed("play burgundy --seed 21", &input);
    assert!(first.out.contains("Saved."), "{}", first.out);
    let said = first.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains(&format!("already exists; nothing was written; `save! {name}` replaces it")));
    let kept = fs::read_to_string(&file).expect("the game was saved");

    let again = loire_fed(&format!("play --load {name} --seed 2"), &format!("1\nsave! {name}\n"));
    assert_eq!(again.code, 0, "{}", again.err);
    assert!(again.out.contains("p1 you, p2 medium"), "the seats are those of the record");
    let longer = fs::read_to_string(&file).expect("the game was saved again");
    assert!(longer.starts_with(&kept) && longer.len() > kept.len());

    let replayed = loire(&format!("replay {name} --seat p1"));
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    assert!(replayed.out.contains("all legal"), "{}", replayed.out);
    let early = loire(&format!("replay {name} --at 3 --seat p2"));
    assert!(early.out.starts_with("3: *"), "{}", early.out);
    refused(&format!("replay {name} --at 9999"), &["--at 9999", "entries"]);
    refused(&format!("replay {name} --seat p3"), &["the seats are p1 and p2"]);
    refused(&format!("play --load {name} --seats 3"), &["a saved game already defines the table"]);

    let given_up = longer.replacen("---", "ended p2 time\n---", 1);
    fs::write(&file, &given_up).expect("the file can be written");
    let replayed = loire(&format!("replay {name} --quiet"));
    assert!(replayed.out.ends_with("p2 ran out of time, which ended the game.\n"), "{}", replayed.out);
    fs::write(&file, given_up.replace("p2 time", "p4 time")).expect("the file can be written");
    refused(&format!("replay {name}"), &["`ended p4 time`: the seats are p1 and p2"]);
}

#[test]
fn points_are_explained_with_their_clauses() {
    // The first seed with which p1 can sell something immediately.
    let (seed, sale) = (1..)
        .find_map(|seed| {
            let shown = loire_fed(&format!("play burgundy --seed {seed}"), "legal sell\n").out;
            let sale = shown.split(" sell ").nth(1)?;
            let words: Vec<&str> = sale.split_whitespace().take(2).collect();
            Some((seed, format!("sell {}", words.join(" "))))
        })
        .expect("a sale is possible soon");
    let input = format!("{sale}\nwhy\nrules sell.all\nrules nothing-like-it\nquit\n");
    let answer = loire_fed(&format!("play burgundy --seed {seed}"), &input);
    assert!(answer.out.contains("p1 +2"), "{}", answer.out);
    assert!(answer.out.contains("r[burgundy.sell.income]"), "{}", answer.out);
    let said = answer.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("2, 3 or 4 points"), "{}", answer.out);
    assert!(answer.out.contains("r[burgundy.sell.all]"), "{}", answer.out);
    assert!(answer.out.contains("No clause mentions `nothing-like-it`."), "{}", answer.out);
}

const GOOD: &str = "# Selling

## Selling takes the whole pile — r[burgundy.sell.all]

```given
seats 2
p1 dice 4 2
p1 goods red 3
```
```play
p1 sell d1 red
```
```then
p1 points +6
p1 goods red 0
```
";

#[test]
fn scenario_files_pass_fail_or_cannot_be_read() {
    let folder = folder("scenarios");
    let good = write(&folder.join("good.md"), GOOD);
    let passed = loire(&format!("check {good}"));
    assert_eq!((passed.code, passed.out.as_str()), (0, "1 passed, 0 failed\n"));

    let bad = write(&folder.join("bad.md"), &GOOD.replace("+6", "+7"));
    let failed = loire(&format!("check {bad}"));
    assert_eq!(failed.code, 1);
    assert!(failed.out.contains("bad.md:14:"), "{}", failed.out);
    assert!(failed.out.ends_with("0 passed, 1 failed\n"), "{}", failed.out);

    let both = loire(&format!("check {}", folder.display()));
    assert!(both.out.ends_with("1 passed, 1 failed\n"), "{}", both.out);
    refused(&format!("check {}/none.md", folder.display()), &["cannot read", "none.md"]);
    let nameless = write(&folder.join("nameless.txt"), "## A rule without a clause\n");
    refused(&format!("check {nameless}"), &["line 1, column 1", "box: burgundy"]);
}

#[test]
fn bulk_games_do_not_depend_on_the_number_of_jobs() {
    let summary = |jobs: u8| {
        let answer =
            loire(&format!("sim burgundy --games 50 --seed 7 --bots greedy,random --jobs {jobs} --json"));
        assert_eq!(answer.code, 0, "{}", answer.err);
        let mut summary: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
        summary.as_object_mut().expect("an object").remove("speed");
        summary
    };
    let one = summary(1);
    assert_eq!(one, summary(3));
    assert_eq!(one["games"], 50);
    let shares: f64 = (0..2).filter_map(|seat| one["seats"][seat]["wins"]["share"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    assert!(one["seats"][0]["score"]["mean"].as_f64() > one["seats"][1]["score"]["mean"].as_f64());
}

#[test]
fn bulk_games_are_recorded_only_to_an_empty_folder() {
    let folder = folder("records");
    let name = folder.display();
    let run = format!("sim burgundy --games 3 --seats 3 --bots random --record {name}");
    let answer = loire(&run);
    assert_eq!(answer.code, 0, "{}", answer.err);
    let replayed = loire(&format!("replay {name}/000003.game --quiet"));
    assert!(replayed.out.contains("all legal"), "{}{}", replayed.out, replayed.err);
    refused(&run, &["is not empty; nothing was written"]);
}

#[test]
fn commands_about_a_box_ask_for_its_name() {
    for command in ["sim --games 1", "arena --games 1", "bench", "train"] {
        refused(command, &["name a box: burgundy, burgundy-dice, natick, orleans"]);
    }
}

#[test]
fn the_version_is_followed_by_the_commit_where_it_is_known() {
    let version = loire("--version").out;
    let rest = version.trim().strip_prefix(concat!("loire ", env!("CARGO_PKG_VERSION"))).expect(&version);
    // A copy without history does not know its commit, unless somebody names it for the build.
    let head = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output();
    let head = head.ok().filter(|said| said.status.success()).map(|said| said.stdout);
    let head = head.map(|bytes| String::from_utf8(bytes).expect("a commit").trim().to_owned());
    match std::env::var("LOIRE_COMMIT").ok().filter(|commit| !commit.is_empty()).or(head) {
        Some(commit) => assert_eq!(rest, format!(" ({commit})")),
        None => assert_eq!(rest, ""),
    }
}

#[test]
fn a_puzzles_help_has_examples_from_its_box() {
    let help = loire_fed("puzzle orleans 1", "help\nquit\n").out;
    assert!(!help.contains("\nend ") && help.contains("play an action in notation"), "{help}");
}

#[test]
fn completions_and_manual_pages_name_every_command() {
    assert!(loire("completions bash").out.contains("bench-server"));
    let pages = folder("manual");
    assert_eq!(loire(&format!("manual \"{}\"", pages.display())).code, 0);
    let page = fs::read_to_string(pages.join("loire-play.1")).expect("a page for `loire play`");
    assert!(page.contains("hotseat"), "{page}");
}

#[test]
fn boxes_about_perft_and_bench_answer() {
    assert!(loire("boxes").out.contains("burgundy"));
    let about = loire("about burgundy").out;
    for part in ["2011", "2019", "tie.empty\n      fewest (default) | most", "steady", "Reconstructed rows"] {
        assert!(about.contains(part), "missing `{part}` in\n{about}");
    }
    // Only the two rolls for the start player can happen first.
    assert!(loire("perft burgundy --depth 2").out.starts_with("1 6\n2 36\n"));
    let bench = loire("bench burgundy --seconds 0.01 --json").out;
    assert!(bench.contains("\"games_per_second\""), "{bench}");
}

#[test]
fn verify_reports_what_is_proven_in_its_exit_status() {
    let records = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/integration/records");
    let honest = format!("{records}/luck-1-natick.game");
    let text = fs::read_to_string(&honest).expect("it is in the repository");
    let line = |word: &str| text.lines().find_map(|line| line.strip_prefix(word)).expect("the record has it");
    let (commit, digest) = (line("luck-commit "), line("record-digest "));
    let proven = loire(&format!("verify {honest} --commit {commit} --digest {digest}"));
    assert_eq!(proven.code, 0, "{}", proven.out);
    assert!(proven.out.contains(": PROVEN\n") && proven.out.contains("26 of 26"), "{}", proven.out);
    // A forged end can have honest luck, so without the digest the record is not proven.
    let no_digest = loire(&format!("verify {honest} --commit {commit}"));
    assert!(no_digest.code == 3 && no_digest.out.contains(": LUCK PROVEN, but"), "{}", no_digest.out);
    let (upper, lower) = (commit.to_uppercase(), digest.to_uppercase());
    assert_eq!(loire(&format!("verify {honest} --commit {upper} --digest {lower}")).code, 0);
    refused(&format!("verify {honest} --commit zz"), &["64 hex digits"]);
    refused(&format!("verify {honest} --digest {digest}0"), &["64 hex digits"]);
    let alone = loire(&format!("verify {honest}"));
    // The first line is as long as the name of the file.
    assert!(alone.out.lines().skip(1).all(|line| line.chars().count() <= 80), "{}", alone.out);
    assert!(alone.code == 3 && alone.out.contains(": CONSISTENT, but not compared"), "{}", alone.out);
    let other = loire(&format!("verify {honest} --commit {digest}"));
    assert!(other.code == 1 && other.out.contains(": NOT PROVEN\n"), "{}", other.out);
    let skipped =
        write(&folder("verify").join("skipped.game"), &text.replace("luck-from 0", "luck-from 200"));
    let skipped = loire(&format!("verify {skipped} --commit {commit} --digest {digest}"));
    assert!(skipped.code == 3 && skipped.out.contains("0 of 26"), "{}", skipped.out);
    let listed = loire(&format!("verify --outcomes {honest}"));
    assert!(
        listed.code == 0 && listed.out.starts_with("entry 1\n1 first p1\n1 first p2\n"),
        "{}",
        listed.out
    );
}

#[test]
fn every_command_that_opens_a_table_takes_modules() {
    // Modules that exclude each other show that a command reads them, without playing a game.
    let said = ["modules inns solo: you cannot use both at one table", "burgundy.module.combine"];
    for command in ["play burgundy", "sim burgundy --games 1", "perft burgundy --depth 1"] {
        refused(&format!("{command} --modules inns,solo"), &said);
    }
    refused("bench burgundy --seconds 0.01 --modules inns,solo", &said);
    let played = loire("sim burgundy --games 1 --modules inns,shields --bots random,random");
    assert!(played.code == 0 && played.out.contains("shields"), "{}{}", played.out, played.err);
    refused("sim natick --games 1 --modules inns", &["Natick has no modules"]);
}

#[test]
fn a_puzzle_is_posed_and_a_turn_is_judged() {
    let list = loire("puzzle burgundy");
    assert!(list.code == 0 && list.out.contains("best turn leads by"), "{}", list.out);
    let shown = loire_fed("puzzle burgundy 1", "show\nquit\n").out;
    let best = shown.lines().find_map(|line| line.strip_prefix("Best: ")).expect("the answer").to_owned();
    let first = best.split(", ").next().expect("an action");
    let solved =
        loire_fed("puzzle burgundy 1", &format!("nonsense\n{first}\nundo\nundo\n{best}\n{first}\nquit\n"));
    assert_eq!(solved.code, 0, "{}", solved.err);
    for said in [
        "cannot read `nonsense`",
        "you have not played anything yet",
        "That is the best turn.",
        "than the obvious turn by",
        "the turn is over; `undo` takes back",
    ] {
        assert!(solved.out.replace('\n', " ").contains(said), "{said}: {}", solved.out);
    }
    let missing = loire("puzzle burgundy 999");
    assert!(missing.code == 2 && missing.err.contains("has no puzzle 999; choose 1 to"), "{}", missing.err);
}
