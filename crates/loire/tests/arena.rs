//! `loire arena` and `loire tune` as a person or a script uses them.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use serde_json::Value;

fn loire(args: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_loire")).args(args.split_whitespace()).output().expect("the binary runs")
}

/// What it prints if all is well.
#[track_caller]
fn told(args: &str) -> String {
    let output = loire(args);
    assert!(output.status.success(), "{args}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

#[track_caller]
fn report(args: &str) -> Value {
    serde_json::from_str(&told(&format!("{args} --json"))).expect("JSON")
}

/// Its refusal must contain all of this.
#[track_caller]
fn refused(args: &str, said: &[&str]) {
    let output = loire(args);
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args}: {message}");
    for part in said {
        assert!(message.contains(part), "{args} does not say `{part}`:\n{message}");
    }
    assert!(!message.contains("panicked"), "{message}");
}

fn new_file(name: &str) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

/// The row of a bot.
fn bot<'a>(report: &'a Value, name: &str) -> &'a Value {
    let bots = report["bots"].as_array().expect("bots");
    bots.iter().find(|row| row["bot"] == name).expect("the bot took part")
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

#[test]
fn a_stronger_bot_has_a_higher_rating() {
    let report = report("arena natick --bots random,greedy,steady --games 30 --seed 3 --anchor greedy");
    let names: Vec<&str> =
        report["bots"].as_array().unwrap().iter().filter_map(|row| row["bot"].as_str()).collect();
    assert_eq!(names.last(), Some(&"random"), "best first");
    let [random, greedy] = ["random", "greedy"].map(|name| &bot(&report, name)["rating"]);
    assert!(number(&greedy["value"]).abs() < 1e-9, "the anchor is 0");
    assert!(number(&random["high"]) < -100.0, "{random}");
    assert_eq!((&report["games"], &report["deals"]), (&90.into(), &15.into()));
    let matches = report["match_ups"].as_array().unwrap();
    assert_eq!(matches.len(), 3);
    // Each of the three meets the others in 60 games, and the shares of all add up.
    let wins: f64 = report["bots"].as_array().unwrap().iter().map(|row| number(&row["wins"]["value"])).sum();
    assert!((wins - 1.5).abs() < 1e-9, "{wins}");
    assert!(report["bots"].as_array().unwrap().iter().all(|row| row["games"] == 60));
}

#[test]
fn the_report_does_not_depend_on_the_number_of_jobs() {
    let of = |jobs: u8| {
        let mut report = report(&format!(
            "arena burgundy --bots greedy,random --games 12 --seed 9 --rotate boards=1,7 --jobs {jobs}"
        ));
        report.as_object_mut().expect("an object").remove("speed");
        report
    };
    let one = of(1);
    assert_eq!(one, of(3));
    let values: Vec<&str> = bot(&one, "greedy")["by_value"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|row| row["name"].as_str())
        .collect();
    assert_eq!(values, ["1", "7"]);
    let games = |place: usize| bot(&one, "greedy")["by_value"][place]["games"].as_u64();
    assert_eq!((games(0), games(1)), (Some(6), Some(6)));
    // Both bots have had both seats.
    for name in ["greedy", "random"] {
        let seats = bot(&one, name)["by_seat"].as_array().unwrap();
        assert!(seats.iter().all(|seat| seat["games"] == 6), "{seats:?}");
    }
}

#[test]
fn a_sequential_test_stops_when_it_is_decided() {
    let report = report("arena natick --bots greedy,random --games 4000 --sprt 0,50");
    assert_eq!(report["test"]["decision"], "high", "{}", report["test"]);
    assert!(report["deals"].as_u64() < Some(200), "{}", report["deals"]);
    let said = told("arena natick --bots random,greedy --games 4000 --sprt -50,0 --error 0.1");
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("between random and greedy is closer to -50 than to 0 Elo points"), "{said}");
    assert!(said.contains("random is clearly weaker than greedy: -"), "{said}");
}

#[test]
fn one_bot_sits_among_others_on_every_seat() {
    let report = report("arena burgundy-dice --bots greedy --one-among random --seats 3 --games 6");
    let [row] = &report["match_ups"].as_array().unwrap()[..] else { panic!("one match-up: {report}") };
    assert_eq!((&row["one"], &row["among"], &row["games"]), (&"greedy".into(), &"random".into(), &6.into()));
    assert!(number(&row["first"]["value"]) > 0.8, "{row}");
    let seats = bot(&report, "greedy")["by_seat"].as_array().unwrap();
    assert!(seats.len() == 3 && seats.iter().all(|seat| seat["games"] == 2), "{seats:?}");
    let mixed = self::report("arena burgundy-dice --bots greedy,random,steady --mixed --games 3");
    assert_eq!(
        (&mixed["seats"], &mixed["games"], &mixed["line_ups"]),
        (&3.into(), &3.into(), &"mixed".into())
    );
    assert_eq!(bot(&mixed, "steady")["games"], 3);
}

#[test]
fn alone_and_against_itself_there_are_no_ratings() {
    let solo = report("arena burgundy --modules solo --bots random,greedy --games 4");
    assert_eq!(
        (&solo["line_ups"], &solo["games"], &solo["anchor"]),
        (&"alone".into(), &8.into(), &Value::Null)
    );
    assert!(bot(&solo, "greedy")["rating"].is_null());
    assert_eq!(solo["wins_are"], "games won");
    let itself = report("arena natick --bots random --games 5");
    assert_eq!((&itself["games"], &itself["sides"]), (&5.into(), &2.into()));
    assert!(!told("arena natick --bots random --games 5").contains("wins  "), "each seat wins half");
    let together = report("arena orleans --modules invasion --seats 2 --bots random --games 1");
    assert_eq!((&together["sides"], &bot(&together, "random")["games"]), (&1.into(), &1.into()));
}

#[test]
fn every_table_fits_into_80_columns() {
    for args in [
        "arena natick --bots random,greedy,steady --games 2",
        "arena burgundy --bots random,greedy,steady --games 2 --rotate boards=1,2,3",
        "arena burgundy-dice --seats 5 --games 1 --bots random,greedy",
        "arena burgundy --modules team --seats 4 --games 1 --bots random,steady",
    ] {
        let said = told(args);
        let wide = said.lines().find(|line| line.chars().count() > 80);
        assert_eq!(wide, None, "{args}");
    }
}

#[test]
fn the_page_needs_nothing_else_and_is_never_overwritten() {
    let file = new_file("arena.html");
    let args = format!("arena natick --bots random,greedy --games 4 --sprt 0,10 --html {}", file.display());
    told(&args);
    let page = fs::read_to_string(&file).expect("the page");
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    for part in
        ["<svg viewBox", "<caption>", "prefers-color-scheme: dark", "name=\"viewport\"", "role=\"img\""]
    {
        assert!(page.contains(part), "{part}");
    }
    for outside in ["http:", "https:", "src=", "href=", "NaN", "inf"] {
        assert!(!page.contains(outside), "{outside}");
    }
    refused(&args, &["the file exists; name a new one"]);
    refused("arena natick --games 1 --html nowhere/a.html", &["there is no such folder"]);
}

#[test]
fn all_problems_are_reported_together() {
    refused(
        "arena burgundy --bots greedy,clever,greedy --games 0 --seats 7 --anchor steady --sprt 0,5",
        &[
            "unknown bot `clever`",
            "bot `greedy` is named twice",
            "--games must be at least 1",
            "2, 3 or 4",
            "--anchor `steady` does not take part; choose from greedy, clever, greedy",
            "--sprt compares two bots, but there are 3",
        ],
    );
    refused("arena burgundy --rotate boards=1,99", &["99", "1 to 10"]);
    refused("arena burgundy --rotate colour=1,2", &["colour"]);
    refused("arena burgundy --rotate boards", &["name some, such as boards=1,2"]);
    refused("arena burgundy --boards 1 --rotate boards=1,2", &["so it cannot also rotate"]);
    refused("arena natick --sprt 20,0", &["--sprt `20,0`: write the smaller difference first, such as 0,20"]);
    refused("arena natick --sprt often", &["write two differences in Elo points"]);
    refused("arena natick --error 2", &["write a share from 0.001 to 0.4"]);
    refused(
        "arena burgundy --modules solo --mixed --bots greedy",
        &["--mixed needs bots that play against each other"],
    );
    refused("arena burgundy --seats 3 --mixed --bots greedy,random", &["there are 2 bots for 3 sides"]);
}

/// Only Linux lets us see when the program is ready for Ctrl-C.
/// What a command says when somebody presses Ctrl-C.
#[cfg(target_os = "linux")]
fn interrupted(args: &str) -> String {
    use std::io::Read as _;
    let mut child = Command::new(env!("CARGO_BIN_EXE_loire"))
        .args(args.split(' '))
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // Until it has taken over the signal, Ctrl-C ends it without a word.
    let id = child.id().to_string();
    let ready = |status: &str| {
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        caught.is_some_and(|mask| mask & (1 << 1) != 0)
    };
    while !fs::read_to_string(format!("/proc/{id}/status")).is_ok_and(|status| ready(&status)) {
        std::thread::yield_now();
    }
    let sent = Command::new("kill").args(["-INT", &id]).status().expect("kill runs");
    assert!(sent.success());
    let mut said = String::new();
    child.stdout.take().expect("it is a pipe").read_to_string(&mut said).expect("it says something");
    assert_eq!(child.wait().expect("it ends").code(), Some(130), "{said}");
    said
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_prints_what_is_known_so_far() {
    let said = interrupted("arena natick --bots random,greedy --games 100000000");
    assert!(said.starts_with("natick"), "{said}");
    assert!(said.contains("interrupted: this is what was known so far"), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_leaves_the_numbers_of_a_box_as_they_are() {
    let numbers = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/natick/weights.txt");
    let file = new_file("interrupted.txt");
    fs::copy(&numbers, &file).expect("a copy");
    let said = interrupted(&format!("tune natick --games 100000000 --file {}", file.display()));
    assert!(said.contains(": stopped\nstopped: 0 changes kept; "), "{said}");
    assert_eq!(fs::read(&file).ok(), fs::read(&numbers).ok());
}

#[test]
fn chances_against_the_box_are_fitted_to_games_that_expert_takes_over() {
    let args = "arena burgundy --seats 1 --modules solo --bots easy --games 3 --seed 4 --chances --take-over";
    let said = report(args);
    assert_eq!((said["games"].as_u64(), said["weights"].as_array().map(Vec::len)), (Some(3), Some(5)));
    assert!(
        said["trials"].as_array().is_some_and(|games| games
            .iter()
            .filter_map(|game| game.as_array())
            .count()
            == 3)
    );
    assert_eq!(said, report(&format!("{args} --jobs 2")));
    let rivals = loire("arena burgundy --seats 3 --bots easy --games 1 --chances --take-over");
    let refused = String::from_utf8_lossy(&rivals.stderr);
    assert!(!rivals.status.success() && refused.contains("at most two sides"), "{refused}");
}

#[test]
fn chances_are_compared_with_results() {
    let args = "arena natick --bots medium --games 3 --seed 4 --chances";
    let said = report(args);
    assert_eq!(said["games"], 3);
    let rows = said["rows"].as_array().expect("rows");
    let count: u64 = rows.iter().filter_map(|row| row["count"].as_u64()).sum();
    assert!(rows.len() == 10 && count > 20, "{said}");
    assert_eq!(said["parts"].as_array().map(Vec::len), Some(5));
    assert_eq!(said, report(args));
    assert!(told(args).contains("mean distance: "));
    assert!(
        !loire("arena natick --bots medium --games 1 --think 5").status.success(),
        "--think needs --chances"
    );
}
