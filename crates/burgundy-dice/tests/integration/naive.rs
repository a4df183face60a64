//! A second, naive scoring written from the rules checklist. It reads only the text of the record
//! and its own copy of the sheets, and does not use the engine's state.

use std::collections::{BTreeMap, BTreeSet};

use burgundy_dice::{BurgundyDice, RULES_VERSION};
use engine::{Config, Rules as _, Seat};
use play::{Header, Match, Record};
use testkit::golden;

type Hex = (i32, i32);

/// Rows as in the fact file, then the castles in reading order with their bonuses.
fn sheet(letter: &str) -> ([&'static str; 7], [&'static str; 4]) {
    match letter {
        "A" => (
            ["RRMM", "OOPPO", "OCYYCP", "ORRPOOO", "YCPRCY", "YMRPP", "MOYY"],
            ["commodity", "silver", "worker", "monk"],
        ),
        "B" => (
            ["YYPM", "OOOMR", "OCRYCP", "MRRYRPP", "MCPRCO", "PPOYO", "YOOY"],
            ["monk", "worker", "silver", "commodity"],
        ),
        "C" => (
            ["OCPP", "MMOOO", "OCYRPY", "YOYRORR", "YPCOOC", "PMMYP", "RRYP"],
            ["silver", "commodity", "worker", "monk"],
        ),
        _ => (
            ["YCOO", "OYPMY", "RCOMRR", "RYYRPPY", "OPCRCO", "PPOOO", "YMMP"],
            ["silver", "worker", "commodity", "monk"],
        ),
    }
}

/// Row and column from 0, as in the fact file.
fn neighbours((row, col): Hex) -> [Hex; 6] {
    let above =
        if row <= 3 { [(row - 1, col - 1), (row - 1, col)] } else { [(row - 1, col), (row - 1, col + 1)] };
    let below =
        if row < 3 { [(row + 1, col), (row + 1, col + 1)] } else { [(row + 1, col - 1), (row + 1, col)] };
    [(row, col - 1), (row, col + 1), above[0], above[1], below[0], below[1]]
}

fn read_hex(text: &str) -> Hex {
    let (row, col) = text.trim_start_matches('r').split_once('c').expect("a hex");
    (row.parse::<i32>().expect("a row") - 1, col.parse::<i32>().expect("a column") - 1)
}

#[derive(Clone, Default)]
struct Pencil {
    marked: BTreeSet<Hex>,
    phases: [i32; 3],
    held: BTreeMap<&'static str, i32>,
    colours: BTreeSet<char>,
}

struct Table {
    letters: BTreeMap<Hex, char>,
    squares: BTreeMap<Hex, &'static str>,
    pencils: Vec<Pencil>,
    phase: usize,
    ticks: i32,
    claimed: BTreeMap<char, usize>,
    solo: bool,
}

impl Table {
    fn new(config: &Config) -> Table {
        let (rows, bonuses) = sheet(&config.options["boards"]);
        let mut letters = BTreeMap::new();
        let mut squares = BTreeMap::new();
        for (row, text) in rows.iter().enumerate() {
            for (col, letter) in text.chars().enumerate() {
                let hex = (row as i32, col as i32);
                letters.insert(hex, letter);
                if letter == 'C' {
                    squares.insert(hex, bonuses[squares.len()]);
                }
            }
        }
        let pencils = vec![Pencil::default(); config.seats as usize];
        let solo = config.seats == 1;
        Table { letters, squares, pencils, phase: 0, ticks: 0, claimed: BTreeMap::new(), solo }
    }

    fn area(&self, hex: Hex) -> BTreeSet<Hex> {
        let mut area = BTreeSet::from([hex]);
        loop {
            let more: Vec<Hex> = area
                .iter()
                .flat_map(|&hex| neighbours(hex))
                .filter(|other| self.letters.get(other) == self.letters.get(&hex) && !area.contains(other))
                .collect();
            if more.is_empty() {
                return area;
            }
            area.extend(more);
        }
    }

    fn give(&mut self, seat: usize, bonus: &'static str, count: i32) {
        *self.pencils[seat].held.entry(bonus).or_default() += count;
    }

    fn castle(&mut self, seat: usize, hex: Hex) {
        self.pencils[seat].marked.insert(hex);
        self.pencils[seat].phases[0] += 1;
        let bonus = self.squares[&hex];
        self.give(seat, bonus, 1);
    }

    fn mark(&mut self, seat: usize, hex: Hex) {
        assert!(self.pencils[seat].marked.insert(hex), "marked twice");
        assert!(neighbours(hex).iter().any(|other| self.pencils[seat].marked.contains(other)));
        let area = self.area(hex);
        if !area.is_subset(&self.pencils[seat].marked) {
            return;
        }
        let table = [[1, 1, 1], [4, 3, 2], [8, 6, 4], [13, 10, 7]];
        let mut points = table[area.len() - 1][self.phase];
        match self.letters[&hex] {
            'P' => self.give(seat, "monk", 1),
            'M' => self.give(seat, "silver", 1),
            'R' => self.give(seat, "commodity", 1),
            'O' => self.give(seat, "worker", 1),
            'C' => self.give(seat, self.squares[&hex], 1),
            _ => points *= 2,
        }
        self.pencils[seat].phases[self.phase] += points;
    }

    fn roll(&mut self, double: bool) {
        let boxes = if self.solo { 8 } else { 10 };
        if self.ticks >= boxes {
            self.phase += 1;
            self.ticks = 0;
        }
        self.ticks = (self.ticks + if double && !self.solo { 2 } else { 1 }).min(boxes);
        if double {
            for seat in 0..self.pencils.len() {
                let sold = self.pencils[seat].held.remove("commodity").unwrap_or(0);
                self.pencils[seat].phases[self.phase] += 2 * sold;
                self.give(seat, "silver", sold);
            }
        }
    }

    /// One round's answers, as words, by seat.
    fn round(&mut self, answers: &[Vec<String>]) {
        for (seat, words) in answers.iter().enumerate() {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            match words.as_slice() {
                ["pass"] => self.give(seat, "worker", 1),
                ["mark", means, hex, _, second @ ..] => {
                    self.mark(seat, read_hex(hex));
                    if let [hex, _] = second {
                        self.mark(seat, read_hex(hex));
                    }
                    match *means {
                        "monk" => self.give(seat, "monk", -1),
                        "worker" => self.give(seat, "worker", -1),
                        "silver" => self.give(seat, "silver", -1),
                        _ => {}
                    }
                }
                other => panic!("{other:?} is not an answer"),
            }
            assert!(
                self.pencils[seat].held.values().all(|&count| count >= 0),
                "a seat used more bonuses than it had"
            );
        }
        let prizes =
            [('P', [3, 2]), ('M', [3, 1]), ('R', [4, 2]), ('O', [6, 3]), ('C', [3, 1]), ('Y', [4, 2])];
        for (colour, points) in prizes {
            let all: BTreeSet<Hex> =
                self.letters.iter().filter(|(_, letter)| **letter == colour).map(|(&hex, _)| hex).collect();
            let claimed = self.claimed.get(&colour).copied().unwrap_or(0);
            let place = if self.solo { usize::from(self.phase == 2) } else { claimed };
            let mut somebody = false;
            for pencil in &mut self.pencils {
                if all.is_subset(&pencil.marked) && pencil.colours.insert(colour) {
                    somebody = true;
                    pencil.phases[self.phase] += points.get(place).copied().unwrap_or(0);
                }
            }
            if somebody {
                self.claimed.insert(colour, claimed + 1);
            }
        }
    }
}

/// Replays a record on paper.
fn on_paper(config: &Config, record: &Record) -> Table {
    let mut table = Table::new(config);
    let seats = config.seats as usize;
    let same = config.options.get("castles").is_some_and(|value| value == "all-the-same");
    let mut answers = vec![Vec::new(); seats];
    for entry in record.entries() {
        let words: Vec<String> = entry.text.split(' ').map(str::to_owned).collect();
        match (entry.actor, words[0].as_str()) {
            (engine::Actor::Chance, "roll") => table.roll(words[5] == "2"),
            (engine::Actor::Chance, _) => {}
            (engine::Actor::Seat(_), "castle") if same => {
                (0..seats).for_each(|seat| table.castle(seat, read_hex(&words[1])));
            }
            (engine::Actor::Seat(seat), "castle") => table.castle(seat.index(), read_hex(&words[1])),
            (engine::Actor::Seat(seat), _) => {
                answers[seat.index()] = words;
                if answers.iter().all(|answer| !answer.is_empty()) {
                    table.round(&answers);
                    answers = vec![Vec::new(); seats];
                }
            }
        }
    }
    table
}

#[test]
fn a_second_scoring_agrees_on_random_games() {
    let games = if std::env::var_os("RUN_SLOW_TESTS").is_some() { 200 } else { 12 };
    for (name, config) in BurgundyDice::all_tables() {
        // The rulebook does not limit circles.
        if config.options["circles.worker"] != "none" || config.options["pass"] == "free" {
            continue;
        }
        let rules = std::sync::Arc::new(BurgundyDice::new(&config).unwrap());
        let header = Header::new("burgundy-dice", RULES_VERSION, config.clone());
        for seed in 0..games {
            let record =
                golden::generate(std::sync::Arc::clone(&rules), header.clone(), seed, &mut |_, _, _| None);
            let game = Match::replay(std::sync::Arc::clone(&rules), &record, None).unwrap();
            let outcome = game.outcome().unwrap();
            let paper = on_paper(&config, &record);
            let standing = |seat: usize| {
                let pencil = &paper.pencils[seat];
                (pencil.phases.iter().sum::<i32>(), pencil.held.values().sum::<i32>())
            };
            for seat in Seat::all(rules.seats()) {
                let player = &game.state().players[seat];
                let phases = player.phases.map(i32::from);
                assert_eq!(
                    phases,
                    paper.pencils[seat.index()].phases,
                    "{name}, seed {seed}, {seat}\n{record}"
                );
                let (points, unused) = standing(seat.index());
                assert_eq!(i32::from(player.all_unused()), unused, "{name}, seed {seed}, {seat}");
                assert_eq!(i32::from(outcome.scores[seat]), points, "{name}, seed {seed}, {seat}");
                let better =
                    (0..paper.pencils.len()).filter(|&other| standing(other) > standing(seat.index()));
                assert_eq!(
                    usize::from(outcome.order(rules.seats(), seat)),
                    better.count() + 1,
                    "{name}, seed {seed}"
                );
            }
        }
    }
}
