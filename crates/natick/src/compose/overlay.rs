//! Reads an overlay file, which is TOML. `games/natick/overlay.example.toml` lists every key.

use std::{collections::BTreeMap, ops::Range};

use engine::{ConfigErrors, OptionSpec};
use toml::de::{DeInteger, DeTable, DeValue};

use super::{MENU, check_events, keys::OVERLAY};
use crate::content::Suit;

/// The table options in an overlay file, or every problem in it.
pub fn overlay_options(overlay: &str) -> Result<BTreeMap<String, String>, ConfigErrors> {
    let (table, problems) = DeTable::parse_recoverable(overlay);
    let mut reading = Reading { text: overlay, options: BTreeMap::new(), errors: Vec::new() };
    for problem in problems {
        reading.wrong(problem.span().unwrap_or_default(), problem.message());
    }
    reading.table("", table.get_ref());
    reading.errors.sort();
    let mut errors: Vec<String> =
        reading.errors.into_iter().map(|(line, message)| format!("overlay line {line}: {message}")).collect();
    let config = engine::Config { options: reading.options, ..engine::Config::default() };
    let events = Suit::ALL.map(|suit| MENU.choice(&config, &format!("{OVERLAY}event.{suit}")));
    check_events(&events, &mut errors);
    if errors.is_empty() { Ok(config.options) } else { Err(ConfigErrors(errors)) }
}

/// What has been read so far, and the problems by line.
struct Reading<'a> {
    text: &'a str,
    options: BTreeMap<String, String>,
    errors: Vec<(usize, String)>,
}

impl Reading<'_> {
    fn wrong(&mut self, span: Range<usize>, message: impl Into<String>) {
        let before = self.text.get(..span.start).unwrap_or(self.text);
        self.errors.push((before.matches('\n').count() + 1, message.into()));
    }

    /// The settings of a section. A section within a section has a key of two words.
    fn table(&mut self, section: &str, table: &DeTable<'_>) {
        for (name, value) in table {
            let key = format!("{section}{}", name.get_ref());
            let inner = format!("{OVERLAY}{key}.");
            match value.get_ref() {
                DeValue::Table(table) if MENU.options.iter().any(|option| option.id.starts_with(&inner)) => {
                    self.table(&format!("{key}."), table);
                }
                value => match option_text(&key, value) {
                    Ok(text) => {
                        self.options.insert(format!("{OVERLAY}{key}"), text);
                    }
                    Err(message) => self.wrong(name.span(), message),
                },
            }
        }
    }
}

/// The text of an option, if the key, type and value are right.
fn option_text(key: &str, value: &DeValue<'_>) -> Result<String, String> {
    let id = format!("{OVERLAY}{key}");
    let Some(option) = MENU.option(&id) else {
        let keys: Vec<&str> =
            MENU.options.iter().filter_map(|option| option.id.strip_prefix(OVERLAY)).collect();
        return Err(format!("unknown key `{key}`; the keys are {}", keys.join(", ")));
    };
    let text = typed_text(option, value).ok_or_else(|| format!("`{key}` takes {}", expected(option)))?;
    option.check(&text).map_err(|message| format!("`{key}`: {message}"))?;
    Ok(text)
}

/// Whether an option takes numbers.
fn is_number(option: &OptionSpec) -> bool {
    option.default().parse::<u8>().is_ok()
}

/// Whether an option takes costs.
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

/// A value as it is written in an option, if it has the right type.
fn typed_text(option: &OptionSpec, value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::Integer(number) if is_number(option) => written(number),
        DeValue::String(text) if !is_number(option) && !is_cost(option) => Some(text.to_string()),
        DeValue::Table(entries) if is_cost(option) => {
            let mut costs = Vec::new();
            for (suit, value) in entries {
                let DeValue::Integer(number) = value.get_ref() else { return None };
                let place = Suit::ALL.iter().position(|known| known.name() == suit.get_ref());
                costs.push((place, format!("{} {}", suit.get_ref(), written(number)?)));
            }
            // A TOML table has no order. A record writes costs in suit order.
            costs.sort();
            Some(costs.into_iter().map(|(_, words)| words).collect::<Vec<_>>().join(" "))
        }
        _ => None,
    }
}

fn written(number: &DeInteger<'_>) -> Option<String> {
    i64::from_str_radix(number.as_str(), number.radix()).ok().map(|number| number.to_string())
}
