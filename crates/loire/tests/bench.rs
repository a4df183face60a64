//! The measurements of a server, on a very small scale: they must work, whatever they find.

#![cfg(unix)]

use std::process::{Command, Output};

fn bench(flags: &[&str]) -> (Output, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_loire"));
    let done = command.args(["serve", "bench"]).args(flags).output().expect("it runs");
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    (done, said)
}

#[test]
fn actions_at_a_few_tables_are_measured() {
    let (done, said) = bench(&["natick", "--tables", "3", "--every", "1", "--seconds", "2"]);
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}{errors}");
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("3 tables of natick, two sockets each"), "{said}");
    // Three tables, an action each in both seconds.
    assert!(lines[1].contains("the opponent's update") && lines[1].ends_with("(6 times)"), "{said}");
    assert_eq!(lines.len(), 4, "no trouble: {said}");
}

#[test]
fn what_others_notice_of_a_hostile_guest_is_measured() {
    let ways = "snapshots,lobby";
    let flags =
        ["natick", "--tables", "2", "--every", "1", "--seconds", "2", "--bot", "steady", "--hostile", ways];
    let (done, said) = bench(&flags);
    let errors = String::from_utf8_lossy(&done.stderr);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}{errors}");
    for (line, way) in lines[1..].iter().zip(ways.split(',')) {
        assert!(
            line.starts_with(way) && line.contains("actions p99") && line.contains("the bot's turn"),
            "{line}"
        );
        assert!(!line.contains(", 0 and"), "the bot has had a turn: {line}");
    }
    // Whether it is bearable depends on the machine, but the program says so.
    assert_eq!(done.status.code(), Some(i32::from(said.contains("TOO SLOW"))), "{said}{errors}");
    assert!(errors.is_empty(), "{errors}");
}
