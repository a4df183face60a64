//! One refusal for each word of each box, as the API and the browser say it in English. The browser's tests read the same
//! file. `LOIRE_BLESS=1 cargo test -p words --test refusals` writes it anew.

use std::{collections::BTreeSet, env, fs};

use engine::Reason;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use words::{check_reason, english, read, told};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../words/refusals.json");
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");

#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Case {
    clause: String,
    word: String,
    values: Map<String, Value>,
    notation: String,
    text: String,
}

fn cases() -> Vec<Case> {
    serde_json::from_str(&fs::read_to_string(FILE).expect("it is there")).expect("a list of cases")
}

impl Case {
    /// The case as it is said now.
    fn now(&self) -> Case {
        let fixed = |text: &str| -> &'static str { String::leak(text.to_owned()) };
        let mut reason = Reason::new(fixed(&self.clause), fixed(&self.word), 0);
        for (hole, value) in &self.values {
            reason = reason.with(fixed(hole), value.as_str().expect("a text"));
        }
        check_reason(&reason).unwrap_or_else(|problem| panic!("{problem}"));
        Case {
            clause: self.clause.clone(),
            word: self.word.clone(),
            values: self.values.clone(),
            notation: english(&reason),
            text: told(&reason, "en", &[]).expect("there is a sentence"),
        }
    }
}

#[test]
fn every_refusal_is_said_as_written() {
    let cases = cases();
    let now: Vec<Case> = cases.iter().map(Case::now).collect();
    if env::var_os("LOIRE_BLESS").is_some() {
        let rows = now.iter().map(|case| serde_json::to_string(case).expect("it is plain data"));
        fs::write(FILE, format!("[\n  {}\n]\n", rows.collect::<Vec<_>>().join(",\n  ")))
            .expect("it is our own file");
        return;
    }
    for (now, case) in now.iter().zip(&cases) {
        assert_eq!(now, case);
    }
}

#[test]
fn every_word_has_a_case() {
    let known: BTreeSet<(String, String)> = cases()
        .into_iter()
        .map(|case| (case.clause.split('.').next().expect("it names its box").to_owned(), case.word))
        .collect();
    let mut all = BTreeSet::new();
    for entry in fs::read_dir(GAMES).expect("the boxes are there") {
        let path = entry.expect("it can be read").path();
        let text = fs::read_to_string(path.join("words/en/why.ftl")).expect("each box says why");
        let game = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        let words = read(&text, "en").expect("it can be read").into_keys().filter(|key| !key.contains('.'));
        all.extend(words.map(|word| (game.clone(), word)));
    }
    assert_eq!(known, all);
}
