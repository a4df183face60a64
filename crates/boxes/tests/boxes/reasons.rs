//! Positions that somebody has set up by hand, each with a reason that a study must give: `games/<box>/study/*.md`.
//!
//! A position is a heading and four blocks: `given` as in scenarios, the `better` and the `played` actions of a seat, and a
//! `reason` a line: in what way it matters, names of what it is about, and its clause.

use std::{fs, path::Path};

use boxes::BOXES;
use engine::{Config, Seat};
use protocol::TurnReason;
use shelf::{Fork, GameBox};
use study::why;

/// How many pairs of games show the reasons. The positions are late ones, so that games are short.
const PAIRS: u16 = 24;

/// A position of a file.
#[derive(Debug)]
struct Position {
    title: String,
    fork: Fork,
    reasons: Vec<String>,
}

/// The positions of a file: under each heading the lines of its blocks, by their kind.
fn read(text: &str) -> Vec<Position> {
    let parts = text.split("\n## ").skip(1);
    parts.map(|part| position(part).unwrap_or_else(|wrong| panic!("{wrong}:\n{part}"))).collect()
}

fn position(part: &str) -> Result<Position, String> {
    let title = part.lines().next().unwrap_or_default().to_owned();
    let block = |kind: &str| -> Vec<String> {
        let (_, rest) = part.split_once(&format!("\n```{kind}\n")).unwrap_or_default();
        let lines = rest.split("\n```").next().unwrap_or_default().lines();
        lines.filter(|line| !line.is_empty()).map(str::to_owned).collect()
    };
    let (mut config, mut given) = (Config::seats(2), Vec::new());
    for line in block("given") {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["seats", seats] => config.seats = seats.parse().map_err(|_| "seats are a number")?,
            ["modules", ..] => config.modules = words[1..].iter().map(|&module| module.to_owned()).collect(),
            ["boards", ..] => {
                config.options.insert("boards".to_owned(), words[1..].join(" "));
            }
            _ => given.push(line),
        }
    }
    let (better, played) = (block("better"), block("played"));
    let seat: Seat =
        better.first().and_then(|line| line.split(' ').next()?.parse().ok()).ok_or("name a seat")?;
    let actions = |lines: Vec<String>| -> Result<Vec<String>, String> {
        let action = |line: &String| line.strip_prefix(&format!("{seat} ")).map(str::to_owned);
        lines.iter().map(|line| action(line).ok_or(format!("`{line}` is not {seat}'s"))).collect()
    };
    let fork = Fork { config, given, seat, lines: [actions(better)?, actions(played)?] };
    let reasons = block("reason");
    if reasons.is_empty() { Err("no reason".to_owned()) } else { Ok(Position { title, fork, reasons }) }
}

/// A reason in one line: `first ship r[burgundy.colour.first]`.
fn line(reason: &TurnReason) -> String {
    let how = serde_json::to_value(reason.how).unwrap();
    let names = [&reason.piece, &reason.place].into_iter().flatten().map(|name| format!(" {}", name.id));
    let names: String = names.collect();
    format!("{}{names} r[{}]", how.as_str().unwrap(), reason.clause)
}

/// What is wrong with the reasons for a position.
fn check(game: &GameBox, Position { title, fork, reasons }: &Position) -> Vec<String> {
    let apart = match game.apart(fork, (PAIRS, 1)) {
        Ok(apart) => apart,
        Err(wrong) => return vec![format!("{title}: {wrong}")],
    };
    let told = why(&apart, fork.seat);
    let lines: Vec<String> = told.iter().map(line).collect();
    let missing = reasons.iter().filter(|reason| !lines.contains(reason));
    let mut wrong: Vec<String> =
        missing.map(|reason| format!("{title}: there is no `{reason}`, but {told:#?}")).collect();
    for reason in &told {
        if game.clause(&reason.clause).is_none() || !(0.0..=1.0).contains(&reason.explains) {
            wrong.push(format!("{title}: {reason:#?}"));
        }
    }
    wrong
}

#[test]
fn positions_have_the_reasons_that_they_were_made_for() {
    let (mut count, mut wrong) = (0, Vec::new());
    for game in BOXES.boxes() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.id).join("study");
        let Ok(files) = fs::read_dir(folder) else { continue };
        for file in files {
            for position in read(&fs::read_to_string(file.unwrap().path()).unwrap()) {
                count += 1;
                wrong.extend(check(game, &position));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= 6, "{count} positions");
}
