use std::fs;

use burgundy_dice::{BurgundyDice, RULES_VERSION};
use engine::{Config, Rng, Rules};
use play::{Header, Record};
use testkit::{golden, perft};

use crate::files::{blessing, folder, open};

/// The positions to count from: a table, and how many entries of a random game come first.
fn positions() -> Vec<(String, Config, usize, &'static [u32])> {
    let mut positions = Vec::new();
    for duchy in ["A", "B", "C", "D"] {
        let table = |seats| Config::seats(seats).edition("2017").option("boards", duchy);
        positions.push((format!("solo-{duchy}-start"), table(1), 0, &[1_u32, 2, 3][..]));
        positions.push((format!("solo-{duchy}-middle"), table(1), 24, &[1, 2, 3]));
        positions.push((format!("three-{duchy}-middle"), table(3), 62, &[1, 2, 3]));
    }
    positions.push((
        "free-pass".to_owned(),
        Config::seats(2).edition("2017").option("pass", "free"),
        30,
        &[1, 2, 3],
    ));
    positions
}

/// The beginning of a random game, followed by the depths to count.
fn begin(config: &Config, entries: usize, depths: &[u32]) -> String {
    let header = Header::new("burgundy-dice", RULES_VERSION, config.clone());
    let rules = std::sync::Arc::new(BurgundyDice::new(config).unwrap());
    let game = golden::generate(rules, header.clone(), 7, &mut |_, _, _| None);
    let mut record = Record::new(header);
    for entry in game.entries().take(entries) {
        record.push(entry.clone());
    }
    let depths: Vec<String> = depths.iter().map(|depth| format!("depth {depth}\n")).collect();
    format!("{record}{}", depths.concat())
}

#[test]
fn positions_have_as_many_continuations_as_before() {
    let folder = folder("perft");
    if blessing() {
        fs::create_dir_all(&folder).unwrap();
        for (name, config, entries, depths) in positions() {
            let path = folder.join(format!("{}.txt", name.to_lowercase()));
            let text = fs::read_to_string(&path).ok();
            let kept = text.and_then(|text| perft::bless(&name, &text, &open).ok());
            let blessed = kept.unwrap_or_else(|| {
                perft::bless(&name, &begin(&config, entries, depths), &open).expect("it was just played")
            });
            fs::write(&path, blessed).unwrap();
        }
    }
    let failures = perft::check_folder(&folder, &open).unwrap();
    let told: Vec<String> = failures.iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "\n{}", told.join("\n"));
    assert_eq!(testkit::files(&folder, "txt").unwrap().len(), positions().len());
}

/// The first roll has 882 outcomes, the same number after each of the four castles.
#[test]
fn the_first_roll_has_every_outcome() {
    let rules = BurgundyDice::new(&Config::seats(1)).unwrap();
    assert_eq!(search::perft(&rules, &rules.start(), 2), 4 * 882);
    let mut outcomes = Vec::new();
    let mut state = rules.start();
    let castle = "castle r3c2".parse().unwrap();
    rules.apply(&mut state, engine::Actor::Seat(engine::Seat(0)), castle, &mut ());
    rules.outcomes(&state, &mut outcomes);
    assert_eq!(outcomes.iter().map(|&(_, weight)| weight).sum::<u32>(), 36 * 36 * 6);
    assert!(
        outcomes.iter().any(|&(roll, _)| roll == rules.sample(&state, &mut Rng::new(3), &mut Vec::new()))
    );
}
