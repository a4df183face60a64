//! `loire check` as a person or a script uses it.

use std::{fs, path::Path, process::Command};

const TEXT: &str = "\u{feff}box: burgundy\n\n## A sale takes the whole pile — r[burgundy.sell.all]\n```given\np1 dice 4 2\n\
                    p1 goods red 3\n```\n```play\np1 sell d1 red\n```\n```then\np1 goods red 0\n```\n\
                    ## Workers are taken — r[burgundy.workers-action.amount]\n```given\np1 dice 4 2\n```\n```play\n\
                    p1 workers d1\n```\n```then\np1 workers +3\n```\n";

/// What `loire check` prints for a file with two scenarios, the second of which fails.
fn check(test: &str, args: &[&str]) -> (i32, String, String) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&folder).expect("a folder for the test");
    fs::write(folder.join("mine.md"), TEXT).expect("the file can be written");
    let output = Command::new(env!("CARGO_BIN_EXE_loire"))
        .current_dir(&folder)
        .args(["check", "mine.md"])
        .args(args)
        .output()
        .expect("the binary runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it is UTF-8");
    (output.status.code().expect("it ends by itself"), text(output.stdout), text(output.stderr))
}

#[test]
fn a_byte_order_mark_does_not_hide_anything() {
    let (code, out, _) = check("mark", &[]);
    assert_eq!(code, 1);
    assert!(out.starts_with("mine.md:22:12: Workers are taken\n  expected +3, found +2"), "{out}");
    assert!(out.ends_with("1 passed, 1 failed\n"), "{out}");
}

#[test]
fn a_filter_matches_titles_clauses_and_files() {
    for filter in ["WHOLE pile", "burgundy.sell", "r[burgundy.sell.all]"] {
        let (code, out, _) = check("filter", &["--filter", filter]);
        assert_eq!((code, out.as_str()), (0, "1 passed, 0 failed\n"), "{filter}");
    }
    assert!(check("filter", &["--filter", "mine"]).1.ends_with("1 passed, 1 failed\n"));
    let (code, _, err) = check("filter", &["--filter", "whole plie"]);
    assert_ne!(code, 0);
    assert!(err.contains("no scenario matches `whole plie`"), "{err}");
}

#[test]
fn a_list_runs_nothing() {
    let (code, out, _) = check("list", &["--list"]);
    let lines = "mine.md:3: A sale takes the whole pile r[burgundy.sell.all]\n\
                 mine.md:14: Workers are taken r[burgundy.workers-action.amount]\n";
    assert_eq!((code, out.as_str()), (0, lines));
    let (_, out, _) = check("list", &["--list", "--json", "--filter", "sale"]);
    let listed: serde_json::Value = serde_json::from_str(&out).expect("it is JSON");
    let expected = serde_json::json!([{
        "file": "mine.md", "line": 3, "title": "A sale takes the whole pile", "clauses": ["burgundy.sell.all"]
    }]);
    assert_eq!(listed, expected);
}

#[test]
fn json_reports_how_each_scenario_went() {
    let (code, out, _) = check("json", &["--json"]);
    assert_eq!(code, 1);
    let told: serde_json::Value = serde_json::from_str(&out).expect("it is JSON");
    assert_eq!((&told[0]["result"], &told[0]["message"]), (&"passed".into(), &"".into()));
    assert_eq!((&told[1]["line"], &told[1]["result"]), (&14.into(), &"failed".into()));
    assert!(told[1]["message"].as_str().is_some_and(|text| text.contains("mine.md:22:12")), "{out}");
    assert!(told[1]["milliseconds"].is_f64(), "{out}");
}

/// The examples in the manual are scenarios themselves.
#[test]
fn every_example_in_the_manual_passes() {
    let manual = include_str!("../../../docs/scenarios.md");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("manual");
    fs::create_dir_all(&folder).expect("a folder for the test");
    let mut examples = 0;
    for part in manual.split("````markdown\n").skip(1) {
        let (text, _) = part.split_once("````\n").expect("an example ends");
        let file = folder.join(format!("example-{examples}.md"));
        fs::write(&file, text).expect("the file can be written");
        examples += 1;
    }
    assert!(examples >= 4, "{examples}");
    let output =
        Command::new(env!("CARGO_BIN_EXE_loire")).arg("check").arg(&folder).output().expect("it runs");
    let told = String::from_utf8_lossy(&output.stdout);
    assert_eq!(told, format!("{examples} passed, 0 failed\n"));
}

#[test]
fn long_messages_are_broken_at_80_columns() {
    let text = format!(
        "box: burgundy\n\n## {}\n```given\np1 dice 4 2 7\n```\n```then\nround 1\n```\n",
        "A long title ".repeat(9)
    );
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("long");
    fs::create_dir_all(&folder).expect("a folder for the test");
    fs::write(folder.join("long.md"), text).expect("the file can be written");
    let output = Command::new(env!("CARGO_BIN_EXE_loire"))
        .current_dir(&folder)
        .args(["check", "long.md"])
        .output()
        .expect("the binary runs");
    let out = String::from_utf8(output.stdout).expect("it is UTF-8");
    assert!(out.starts_with("long.md:5:1: A long title"), "{out}");
    assert!(out.contains("\n  write `p1 dice 3 5`, with - for a die that has been used\n"), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
}
