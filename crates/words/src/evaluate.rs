//! Fills messages in.

use std::collections::BTreeSet;

use crate::read::{Message, Messages, Operand, Part, Pattern};

/// The messages of a language.
pub struct Texts {
    language: String,
    messages: Messages,
}

/// The values of parameters, as they are shown.
type Params<'a> = &'a [(&'a str, String)];

/// What is filled in, and the form of names that have no other.
#[derive(Clone, Copy)]
struct Saying<'a> {
    params: Params<'a>,
    form: Option<&'a str>,
}

impl Texts {
    /// The messages in this language.
    pub fn new(language: &str, messages: Messages) -> Texts {
        Texts { language: language.to_owned(), messages }
    }

    /// The message, filled in. Nothing if there is none.
    pub fn say(&self, key: &str, params: Params) -> Option<String> {
        self.told(key, Saying { params, form: None })
    }

    /// The same with names in a form, where they have it.
    pub(crate) fn say_in(&self, form: &str, key: &str, params: Params) -> Option<String> {
        self.told(key, Saying { params, form: Some(form) })
    }

    fn told(&self, key: &str, saying: Saying) -> Option<String> {
        self.messages.get(key).map(|message| self.evaluate(&message.pattern, saying))
    }

    pub(crate) fn message(&self, key: &str) -> Option<&Message> {
        self.messages.get(key)
    }

    fn evaluate(&self, pattern: &Pattern, saying: Saying) -> String {
        let filled = pattern.iter().map(|part| match part {
            Part::Text(text) => text.clone(),
            Part::Value(operand) => {
                self.value(operand, saying).unwrap_or_else(|| format!("{{{}}}", param_of(operand)))
            }
            Part::Choice { by, variants, fallback } => {
                let named = |wanted: &str| variants.iter().find(|(name, _)| name == wanted);
                // A variant has the name of the value itself, or of the form that its language has for the number.
                let value = self.value(by, saying);
                let chosen = value.and_then(|value| named(&value).or_else(|| named(self.form(&value))));
                let (_, pattern) = chosen.unwrap_or(&variants[*fallback]);
                self.evaluate(pattern, saying)
            }
        });
        filled.collect()
    }

    /// The value, or the name of what it says: of each thing in a list such as `farmer, monk` or `suns 1 arms 2`.
    fn value(&self, operand: &Operand, saying: Saying) -> Option<String> {
        let (_, value) = saying.params.iter().find(|(param, _)| *param == param_of(operand))?;
        let Operand::Name { lists, form, .. } = operand else { return Some(value.clone()) };
        let form = form.as_deref();
        let mut things: Vec<(&str, Option<&str>)> = Vec::new();
        for word in value.split(' ').map(|word| word.strip_suffix(',').unwrap_or(word)) {
            match things.last_mut() {
                Some((_, count)) if is_number(word) => *count = Some(word),
                _ => things.push((word, None)),
            }
        }
        let names =
            things.into_iter().map(|(id, count)| self.name(lists, form.or(saying.form), id, count, saying));
        let names: Option<Vec<String>> = names.collect();
        Some(names.map_or_else(|| value.clone(), |names| names.join(", ")))
    }

    /// A name in the wanted form if there is one, or else plain. `pig3` is three of a kind, or number 3 of a kind.
    fn name(
        &self,
        lists: &[String],
        form: Option<&str>,
        id: &str,
        count: Option<&str>,
        saying: Saying,
    ) -> Option<String> {
        let counted = count.map(|count| ("n", count.to_owned()));
        let params: Vec<(&str, String)> = counted.into_iter().chain(saying.params.iter().cloned()).collect();
        let inner = Saying { params: &params, ..saying };
        let found = lists.iter().find_map(|list| {
            let key = format!("{list}.{id}");
            let wanted = form.and_then(|form| self.told(&format!("{key}.{form}"), inner));
            wanted.or_else(|| self.told(&key, inner))
        });
        found.or_else(|| {
            let kind = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
            let plain = count.is_some() || kind.len() == id.len() || kind.is_empty() || kind.ends_with('-');
            if plain { None } else { self.name(lists, form, kind, Some(&id[kind.len()..]), saying) }
        })
    }

    /// The plural form for a number. A language with other rules gets an arm here.
    fn form(&self, value: &str) -> &'static str {
        let Ok(n) = value.parse::<f64>() else { return "other" };
        let n = n.abs();
        let is_one = match self.language.as_str() {
            "fr" => n < 2.0,
            _ => (n - 1.0).abs() < f64::EPSILON,
        };
        if is_one { "one" } else { "other" }
    }
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn param_of(operand: &Operand) -> &str {
    let (Operand::Param(param) | Operand::Name { param, .. }) = operand;
    param
}

/// The parameters of a pattern, in all its variants.
pub(crate) fn params_of(pattern: &Pattern) -> BTreeSet<&str> {
    operands_of(pattern).into_iter().map(param_of).collect()
}

/// The lists in which a pattern looks up names.
pub(crate) fn lists_of(pattern: &Pattern) -> BTreeSet<&str> {
    let lists = operands_of(pattern).into_iter().flat_map(|operand| match operand {
        Operand::Param(_) => &[][..],
        Operand::Name { lists, .. } => lists,
    });
    lists.map(String::as_str).collect()
}

/// What a pattern fills in, in all its variants.
fn operands_of(pattern: &Pattern) -> Vec<&Operand> {
    let all = pattern.iter().flat_map(|part| match part {
        Part::Text(_) => Vec::new(),
        Part::Value(operand) => vec![operand],
        Part::Choice { by, variants, .. } => {
            let inside = variants.iter().flat_map(|(_, pattern)| operands_of(pattern));
            inside.chain([by]).collect()
        }
    });
    all.collect()
}
