//! What the browser and the terminal must both say.

use serde_json::Value;
use words::{Texts, read};

#[test]
fn every_case_is_filled_in_as_written() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("../../../words/cases.json")).expect("a list");
    assert!(cases.len() > 20);
    for case in cases {
        let text = |key: &str| case[key].as_str().expect("a text");
        let words: Vec<&str> =
            case["words"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        let language = text("language");
        let messages = read(&words.join("\n"), language).expect("it can be read");
        let shown = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let params = case["params"].as_object().expect("parameters").iter();
        let params: Vec<(&str, String)> = params.map(|(name, value)| (name.as_str(), shown(value))).collect();
        let said = Texts::new(language, messages).say(text("key"), &params);
        assert_eq!(said.as_deref(), Some(text("text")), "{}", words.join("\n"));
    }
}
