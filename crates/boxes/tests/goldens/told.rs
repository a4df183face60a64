//! What events say, in every language: `games/<box>/events.txt` has events of the golden games, each with its sentences.
//! The browser's tests read the same files (`web/src/table/told.test.ts`).

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use boxes::BOXES;
use engine::Viewer;
use serde_json::{Value, json};
use shelf::GameBox;

use crate::{Line, compare, golden, of};

#[test]
fn every_event_is_told_as_written() {
    for game in BOXES.boxes() {
        let mut kinds: BTreeMap<String, (String, Value)> = BTreeMap::new();
        for name in golden_games(game) {
            for note in golden(game, &name).events(Viewer::Everything, 0) {
                assert_eq!(words::check_event(&note.clause, &note.json), Ok(()), "{name}: {}", note.json);
                kinds.entry(kind(&note.json)).or_insert((note.clause, note.json));
            }
        }
        let lines: Vec<Line> = kinds.values().map(|(clause, fields)| line(clause, fields)).collect();
        compare(game, "events.txt", &lines);
    }
}

fn golden_games(game: &GameBox) -> BTreeSet<String> {
    let folder = fs::read_dir(of(game, "golden")).expect("each box has golden games");
    let paths = folder.flatten().map(|entry| entry.path());
    let games = paths.filter(|path| path.extension().is_some_and(|end| end == "game"));
    games.map(|path| path.file_stem().expect("it has a name").to_string_lossy().into_owned()).collect()
}

/// Events of one kind differ only in their names and numbers.
fn kind(fields: &Value) -> String {
    let all = fields.as_object().expect("an event has fields");
    let all = all.iter().filter(|(field, _)| *field != "clause");
    let parts = all.map(|(field, value)| match value {
        Value::String(text) if field == "event" => text.clone(),
        Value::String(text) => text.split_once(' ').map_or("", |(first, _)| first).to_owned(),
        Value::Number(number) => number.as_i64().unwrap_or_default().clamp(-2, 2).to_string(),
        Value::Bool(_) | Value::Null => value.to_string(),
        Value::Array(_) | Value::Object(_) => String::new(),
    });
    let tag = fields["event"].as_str().unwrap_or_default();
    format!("{tag} {}", parts.collect::<Vec<_>>().join(" "))
}

/// The event, as whoever reads notation is told it, and in each language.
fn line(clause: &str, fields: &Value) -> Line {
    let mut all = BTreeMap::from([("notation", json!(words::event(clause, fields)))]);
    for language in ["en"].into_iter().chain(words::languages()) {
        let told = words::told_event(clause, fields, language);
        all.insert(language, json!(told.expect("the program has all languages")));
    }
    Line::from(json!({ "fields": fields, "told": all }).to_string())
}
