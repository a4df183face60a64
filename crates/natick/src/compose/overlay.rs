//! Reads an overlay file. `games/natick/overlay.example.toml` names every key.
//!
//! The format is a small part of TOML: sections, and keys with a whole number, a string in double
//! quotes, or a table `{ suns = 1, arms = 1 }` of them.

use std::collections::BTreeMap;

use engine::{ConfigErrors, OptionSpec};

use super::{MENU, check_events, keys::OVERLAY};
use crate::content::Suit;

/// A value as it stands in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Value {
    Number(i64),
    Text(String),
    Table(Vec<(String, Value)>),
}

/// The table options an overlay file asks for, or everything that is wrong with it.
pub fn overlay_options(overlay: &str) -> Result<BTreeMap<String, String>, ConfigErrors> {
    let mut options = BTreeMap::new();
    let mut errors = Vec::new();
    let mut section = String::new();
    for (number, line) in (1..).zip(overlay.lines()) {
        let mut error = |message: String| errors.push(format!("overlay line {number}: {message}"));
        let line = without_comment(line).trim();
        if line.is_empty() {
            continue;
        }
        if let Some(name) = line.strip_prefix('[') {
            match name.strip_suffix(']').map(str::trim).filter(|name| is_key(name)) {
                Some(name) => name.clone_into(&mut section),
                None => error(format!("`{line}` is no section; write one like `[cost]`")),
            }
            continue;
        }
        let Some((key, value)) = line.split_once('=') else {
            error(format!("`{line}` is no setting; write one like `road = {{ suns = 1, arms = 1 }}`"));
            continue;
        };
        let key =
            if section.is_empty() { key.trim().to_owned() } else { format!("{section}.{}", key.trim()) };
        match read_value(value.trim()).and_then(|value| option_text(&key, &value)) {
            Ok(text) => {
                if options.insert(format!("{OVERLAY}{key}"), text).is_some() {
                    error(format!("`{key}` is set twice"));
                }
            }
            Err(message) => error(message),
        }
    }
    let config = engine::Config { options, ..engine::Config::default() };
    let events = Suit::ALL.map(|suit| MENU.choice(&config, &format!("{OVERLAY}event.{suit}")));
    check_events(&events, &mut errors);
    if errors.is_empty() { Ok(config.options) } else { Err(ConfigErrors(errors)) }
}

/// The text of an option, if key, type and value are right.
fn option_text(key: &str, value: &Value) -> Result<String, String> {
    let id = format!("{OVERLAY}{key}");
    let Some(option) = MENU.option(&id) else {
        let keys: Vec<&str> =
            MENU.options.iter().filter_map(|option| option.id.strip_prefix(OVERLAY)).collect();
        return Err(format!("unknown key `{key}`; there are {}", keys.join(", ")));
    };
    let text = typed_text(option, value)
        .ok_or_else(|| format!("`{key}` takes {}, not {}", expected(option), value.name()))?;
    option.check(&text).map_err(|message| format!("`{key}`: {message}"))?;
    Ok(text)
}

/// Whether the values of an option are numbers.
fn is_number(option: &OptionSpec) -> bool {
    option.default().parse::<u8>().is_ok()
}

/// Whether the values of an option are costs.
fn is_cost(option: &OptionSpec) -> bool {
    option.free.is_some() && !is_number(option)
}

fn expected(option: &OptionSpec) -> &'static str {
    if is_cost(option) {
        "a table such as { suns = 1, arms = 1 }"
    } else if is_number(option) {
        "a whole number"
    } else {
        "a string in double quotes"
    }
}

/// A value as an option writes it, if it has the right type.
fn typed_text(option: &OptionSpec, value: &Value) -> Option<String> {
    match value {
        Value::Number(number) => is_number(option).then(|| number.to_string()),
        Value::Text(text) => (!is_number(option) && !is_cost(option)).then(|| text.clone()),
        Value::Table(entries) if is_cost(option) => {
            let mut words = Vec::new();
            for (suit, value) in entries {
                let Value::Number(number) = value else { return None };
                words.push(format!("{suit} {number}"));
            }
            Some(words.join(" "))
        }
        Value::Table(_) => None,
    }
}

impl Value {
    fn name(&self) -> &'static str {
        match self {
            Value::Number(_) => "a number",
            Value::Text(_) => "a string",
            Value::Table(_) => "such a table",
        }
    }
}

fn read_value(text: &str) -> Result<Value, String> {
    if let Some(inner) = text.strip_prefix('{') {
        let inner = inner.strip_suffix('}').ok_or_else(|| format!("`{text}` is not closed with a brace"))?;
        let mut entries = Vec::new();
        for entry in inner.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let (key, value) = entry.split_once('=').ok_or_else(|| format!("`{entry}` is no setting"))?;
            entries.push((key.trim().to_owned(), read_value(value.trim())?));
        }
        return Ok(Value::Table(entries));
    }
    if let Some(inner) = text.strip_prefix('"') {
        let inner = inner.strip_suffix('"').filter(|inner| !inner.contains(['"', '\\']));
        return inner
            .map(|inner| Value::Text(inner.to_owned()))
            .ok_or_else(|| format!("`{text}` is no plain string in double quotes"));
    }
    text.parse()
        .map(Value::Number)
        .map_err(|_| format!("`{text}` is no value; write a whole number, \"a string\" or {{ a table }}"))
}

fn is_key(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(letter))
}

/// A line up to a `#` outside of a string.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    for (at, letter) in line.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '#' if !quoted => return &line[..at],
            _ => {}
        }
    }
    line
}
