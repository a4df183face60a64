//! Good inputs to start from, taken from `games/`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use boxes::BOXES;
use engine::{Pending, Seat, Viewer};

use crate::target::BETWEEN;

/// Files longer than this make every run slow and teach nothing new.
const LONGEST: u64 = 24 * 1024;

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

/// The smallest files with this ending in a folder, in order of size.
fn smallest(folder: &Path, ending: &str, most: usize) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let sized = listed.filter_map(|entry| Some((entry.metadata().ok()?.len(), entry.path())));
    let is_wanted = |(size, path): &(u64, PathBuf)| {
        *size <= LONGEST && path.extension().is_some_and(|found| found == ending)
    };
    let mut files: Vec<(u64, PathBuf)> = sized.filter(is_wanted).collect();
    files.sort();
    files.into_iter().take(most).map(|(_, path)| path).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()))
}

/// The shortest golden games of each box.
pub(crate) fn golden(each: usize) -> Vec<String> {
    let folders = BOXES.boxes().map(|game| games().join(game.id).join("golden"));
    folders.flat_map(|folder| smallest(&folder, "game", each)).map(|path| read(&path)).collect()
}

/// The first halves of golden games, as p1 could read them at that time.
fn told() -> Vec<Vec<u8>> {
    let half = |text: String| {
        let (_, table) = BOXES.open_record(&text).expect("a golden game can be read");
        let table = table.back_at(table.len() / 2).expect("so can its first half");
        table.record(Viewer::Seat(Seat(0))).to_string().into_bytes()
    };
    golden(3).into_iter().map(half).collect()
}

/// The inputs that a target starts from.
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    match target {
        "record" => golden(3).into_iter().map(String::into_bytes).collect(),
        "scenario" => scenarios(),
        "overlay" => overlays(),
        "notation" => actions(),
        "message" => texts(MESSAGES),
        "query" => texts(QUERIES),
        "bot" => bots(),
        "table" => texts(TABLES),
        "import" => golden(3).into_iter().map(String::into_bytes).chain(proved()).collect(),
        "numbers" => numbers(),
        "net" => nets(),
        "puzzle" => puzzles(),
        "verify" => proved(),
        "mirror" => told(),
        _ => Vec::new(),
    }
}

fn texts(list: &[&str]) -> Vec<Vec<u8>> {
    list.iter().map(|text| text.as_bytes().to_vec()).collect()
}

fn scenarios() -> Vec<Vec<u8>> {
    let folders = BOXES.boxes().map(|game| games().join(game.id).join("scenarios"));
    let files = folders.flat_map(|folder| smallest(&folder, "md", 4));
    files.map(|path| read(&path).into_bytes()).collect()
}

/// Each box's example, as a whole and line by line.
fn overlays() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (number, game) in (0..).zip(BOXES.boxes()) {
        let example = game.menu.overlay_example();
        for text in example.lines().filter(|line| !line.starts_with(['#', ' '])).chain([example.as_str()]) {
            seeds.push([&[number], text.as_bytes()].concat());
        }
    }
    seeds
}

/// Each box's file.
fn numbers() -> Vec<Vec<u8>> {
    let forms = (0..).zip(BOXES.boxes()).filter_map(|(number, game)| Some((number, game.numbers()?)));
    forms.map(|(number, form)| [&[number], form.text.as_bytes()].concat()).collect()
}

/// What can be done in the middle of each golden game.
fn actions() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (number, text) in (0..).zip(golden(3)) {
        let (game, record) = BOXES.read_record(&text).expect("a golden game is a record");
        for part in [20, 120, 220] {
            let entries = record.len() * usize::from(part) / 255;
            let table = game.open_record(&record.first(entries), "").expect("a golden game replays");
            let Pending::Seats(asked) = table.pending() else { continue };
            let seat = asked.iter().next().expect("somebody is asked");
            let legal: Vec<String> = table.legal(seat).into_iter().take(8).collect();
            seeds.push([&[number, part], legal.join("\n").as_bytes()].concat());
        }
    }
    seeds
}

fn nets() -> Vec<Vec<u8>> {
    let about = |id: &str| search::net::About {
        box_id: id.to_owned(),
        rules_version: 1,
        lens_version: 1,
        note: "small".to_owned(),
    };
    let small = |id, inputs, banks| search::net::Net::new(about(id), inputs, banks, 1);
    let precisions = [search::net::Precision::Half, search::net::Precision::Full];
    precisions
        .into_iter()
        .flat_map(|how| [small("a", 2, 1).write(how), small("bb", 3, 2).write(how)])
        .collect()
}

fn puzzles() -> Vec<Vec<u8>> {
    let folders = BOXES.boxes().map(|game| games().join(game.id).join("puzzles"));
    let files = folders.flat_map(|folder| smallest(&folder, "game", 2));
    let both = |path: PathBuf| [read(&path), read(&path.with_extension("json"))].join(BETWEEN).into_bytes();
    files.map(both).collect()
}

/// Records with a proof of their luck.
fn proved() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/integration/records");
    smallest(&folder, "game", 6).iter().map(|path| read(path).into_bytes()).collect()
}

/// Each bot of each box, alone and with budgets.
fn bots() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (number, game) in (0..).zip(BOXES.boxes()) {
        for bot in game.opponents() {
            let budgets: &[&str] = if bot.thinks { &["", "@200", "@20000", "@800ms", "@2s"] } else { &[""] };
            seeds.extend(
                budgets.iter().map(|budget| [&[number], bot.name.as_bytes(), budget.as_bytes()].concat()),
            );
        }
    }
    seeds
}

const MESSAGES: &[&str] = &[
    r#"{"type":"act","action":"end","at":3,"id":"1"}"#,
    r#"{"type":"acts","actions":["pass","end"],"id":"2"}"#,
    r#"{"type":"undo","to":4,"id":"3"}"#,
    r#"{"type":"takeback","answer":"agree","id":"4"}"#,
    r#"{"type":"resign","id":"5"}"#,
    r#"{"type":"chat","text":"hello","id":"6"}"#,
    r#"{"type":"ping"}"#,
    r#"{"name":"Ann"}"#,
    r#"{"name":"Ann","password":"a long password"}"#,
    r#"{"old":"a long password","new":"another long password"}"#,
    r#"{"box":"burgundy","seats":[{"kind":"me"},{"kind":"open"}],"edition":"2019","options":{"boards":"1,2"}}"#,
    r#"{"kind":"bot","bot":"expert@2s"}"#,
    r#"{"seat":"p1","entropy":"00ff"}"#,
    r#"{"seat":"p1"}"#,
    r#"{"answer":"decline"}"#,
    r#"{"entropy":"00ff"}"#,
    r#"{"action":"take d1 1 bank","at":7}"#,
    r#"{"actions":["take d1 1 bank"],"at":7}"#,
    r#"{"at":7,"to":3}"#,
    r#"{"to":12}"#,
    r#"{"text":"hello"}"#,
    r#"{"at":20,"seats":[{"kind":"me"},{"kind":"open"}],"public":true}"#,
    r#"{"at":20,"by":"p2","actions":["pass","end"]}"#,
    r#"{"actions":["pass"],"about":["end"]}"#,
    r#"{"text":"board 1 = r4c4","edition":"2019"}"#,
];

const TABLES: &[&str] = &[
    r#"{"box":"burgundy","seats":[{"kind":"me"},{"kind":"open"}],"edition":"2019","options":{"boards":"1,2"}}"#,
    r#"{"box":"burgundy","seats":[{"kind":"me"},{"kind":"bot","bot":"expert@2s"}],"modules":["inns"],"name":"Tuesday",
        "public":false,"clock":{"per_move_s":60,"reserve_s":600},"out_of_time":"bot","takeover":"steady"}"#,
    r#"{"box":"burgundy-dice","seats":[{"kind":"me"}],"lesson":true}"#,
    r#"{"box":"natick","seats":[{"kind":"open"},{"kind":"me"}],"start_when_full":true,"hints":true}"#,
    r#"{"box":"orleans","seats":[{"kind":"me"},{"kind":"open"}],"modules":["invasion"],"options":{"planning":"hidden"}}"#,
];

const QUERIES: &[&str] = &[
    "",
    "status=open&after=1700000000000.1.1700000000000.0a1b",
    "at=12&seat=p1&since=7",
    "at=3&seconds=25",
    "since=40",
    "lang=de",
    "action=end&action=take+d1+1+bank",
];
