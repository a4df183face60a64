//! Numbers that were spoiled, and files that do not fit.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::Parser;
use search::numbers::{Form, Sheet};
use shelf::GameBox;

use super::*;
use crate::{files, given};

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    args: Args,
}

fn tune(command: &str) -> anyhow::Result<String> {
    let cli = Cli::try_parse_from(["tune"].into_iter().chain(command.split(' ')))?;
    let mut out = Vec::new();
    run(&cli.args, &mut out)?;
    Ok(String::from_utf8(out)?)
}

fn of(game: &GameBox, file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.id).join(file)
}

/// A box's file and page in a folder of their own, with a change.
fn copied(game: &GameBox, folder: &str, change: impl FnOnce(String) -> String) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("loire-tune-{}-{folder}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    fs::copy(of(game, "weights.md"), folder.join("weights.md")).unwrap();
    let file = folder.join("weights.txt");
    fs::write(&file, change(files::read(&of(game, "weights.txt")).unwrap())).unwrap();
    file
}

fn find(id: &str) -> (&'static GameBox, &'static Form) {
    let game = given::boxes().find(id).unwrap();
    (game, game.numbers().unwrap())
}

/// Its taught number is this many times what it was. Returns the file, and what it was.
fn spoiled(id: &str, key: &str, by: f32) -> (PathBuf, usize, f32) {
    let (game, form) = find(id);
    let name = form.names.iter().position(|name| name.key == key).unwrap();
    let mut was = 0.0;
    let file = copied(game, &format!("{id}-{key}"), |text| {
        let mut sheet = Sheet::read(form, &text).unwrap();
        was = sheet.number(0, name, true);
        sheet.teach(0, name, by * was);
        sheet.text(form)
    });
    (file, name, was)
}

/// What a number is after it was spoiled and looked for, compared with what it was, and what the program said.
fn found(id: &str, key: &str, by: f32, flags: &str) -> (f32, String) {
    let (file, name, was) = spoiled(id, key, by);
    let said = tune(&format!("{id} --file {} --only {key} {flags}", file.display())).unwrap();
    let sheet = Sheet::read(find(id).1, &files::read(&file).unwrap()).unwrap();
    fs::remove_dir_all(file.parent().unwrap()).unwrap();
    (sheet.number(0, name, true) / was, said)
}

#[test]
fn every_file_of_numbers_fits_the_program() {
    for game in given::boxes().boxes() {
        let form = game.numbers().expect("every box has a file");
        let pages = Pages::new(game, Some(&of(game, "weights.txt")));
        assert_eq!(pages.problems(game, form).unwrap(), [""; 0], "{}", game.id);
    }
}

#[test]
fn what_does_not_fit_is_told() {
    let (game, _) = find("natick");
    let said = |folder: &str, old: &str, new: &str| {
        let file = copied(game, folder, |text| text.replacen(old, new, 1));
        let said = tune(&format!("natick --check --file {}", file.display()));
        fs::remove_dir_all(file.parent().unwrap()).unwrap();
        said.map_err(|error| format!("{error:#}"))
    };
    assert!(said("same", "x", "x").unwrap().contains("numbers for version 1 of the rules, print "));
    for (folder, old, new, told) in [
        ("other", "base.rival 0.6", "base.rival 0.7", "line 6: the program has other numbers"),
        (
            "print",
            "base.rival 0.6",
            "base.rival 0.7",
            "weights.md does not say: The print of `weights.txt` is `",
        ),
        ("zero", "base.rival 0.6", "base.rival 0.60", "line 6: the program would write this differently"),
        ("rules", "rules 1", "rules 9", "is for version 9 of the rules, and the program plays version 1"),
        (
            "missing",
            "base.rival 0.6\n",
            "",
            "`base.rival` is missing: How much the position of the other seat",
        ),
        (
            "key",
            "base.rival",
            "base.rifal",
            "line 6: `base.rifal`: no number is called `rifal`; did you mean `rival`?",
        ),
    ] {
        let problem = said(folder, old, new).unwrap_err();
        assert!(problem.contains(told), "{folder}: {problem}");
    }
}

#[test]
fn a_number_that_nobody_knows_is_refused() {
    let said = tune("natick --only rifal").unwrap_err().to_string();
    assert!(said.contains("rival"), "{said}");
}

/// Where a number is far off, the first steps show with few games.
#[test]
fn a_spoiled_number_becomes_smaller() {
    let (off, said) = found("natick", "coin", 8.0, "--games 60 --seed 1");
    assert!(off < 4.0, "{off}\n{said}");
}

/// `RUN_SLOW_TESTS=1` plays many thousand games.
#[test]
fn a_spoiled_number_finds_its_way_back() {
    if std::env::var_os("RUN_SLOW_TESTS").is_none() {
        return;
    }
    let (off, said) = found("orleans", "follower", 3.0, "--games 2000 --seed 1 --jobs 2");
    assert!((0.5..=1.6).contains(&off), "{off}\n{said}");
}
