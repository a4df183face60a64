//! Fills messages in.

use std::collections::BTreeSet;

use crate::read::{Message, Messages, Operand, Part, Pattern};

/// The messages of a language.
pub struct Texts {
    language: String,
    messages: Messages,
}

/// The value of a parameter, as it is shown.
type Params<'a> = &'a dyn Fn(&str) -> Option<String>;

/// What is filled in, the number of what is named, and the form of names that have no other.
#[derive(Clone, Copy)]
struct Saying<'a> {
    params: Params<'a>,
    count: Option<&'a str>,
    form: Option<&'a str>,
}

impl Saying<'_> {
    fn param(&self, name: &str) -> Option<String> {
        let counted = self.count.filter(|_| name == "n").map(str::to_owned);
        counted.or_else(|| (self.params)(name))
    }
}

impl Texts {
    /// The messages in this language.
    pub fn new(language: &str, messages: Messages) -> Texts {
        Texts { language: language.to_owned(), messages }
    }

    /// The message, filled in. Nothing if there is none.
    pub fn say(&self, key: &str, params: &[(&str, String)]) -> Option<String> {
        self.fill(key, &listed(params))
    }

    /// The same with values that are worked out when they are needed.
    pub(crate) fn fill(&self, key: &str, params: Params) -> Option<String> {
        self.told(key, Saying { params, count: None, form: None })
    }

    /// The same with names in a form, where they have it.
    pub(crate) fn say_in(&self, form: &str, key: &str, params: &[(&str, String)]) -> Option<String> {
        self.told(key, Saying { params: &listed(params), count: None, form: Some(form) })
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
        let value = saying.param(param_of(operand))?;
        let Operand::Name { lists, count, form, .. } = operand else { return Some(value) };
        let form = form.as_deref().or(saying.form);
        let all = count
            .as_deref()
            .and_then(|count| if is_number(count) { Some(count.to_owned()) } else { saying.param(count) });
        let mut things: Vec<(&str, Option<&str>)> = Vec::new();
        for word in value.split(' ').map(|word| word.strip_suffix(',').unwrap_or(word)) {
            match things.last_mut() {
                Some((_, count)) if is_number(word) => *count = Some(word),
                _ => things.push((word, all.as_deref())),
            }
        }
        let names =
            things.into_iter().map(|(id, count)| self.name(lists, id, Saying { count, form, ..saying }));
        let names: Option<Vec<String>> = names.collect();
        Some(names.map_or_else(|| value.clone(), |names| names.join(", ")))
    }

    /// A name in the wanted form if there is one, or else plain. `pig3` is three of a kind, or number 3 of a kind, and `3` is
    /// number 3, whatever it is.
    fn name(&self, lists: &[String], id: &str, saying: Saying) -> Option<String> {
        let found = lists.iter().find_map(|list| {
            let key = format!("{list}.{id}");
            let wanted = saying.form.and_then(|form| self.told(&format!("{key}.{form}"), saying));
            wanted.or_else(|| self.told(&key, saying))
        });
        found.or_else(|| {
            let kind = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
            let number = &id[kind.len()..];
            if saying.count.is_some() || number.is_empty() || kind.ends_with('-') {
                return None;
            }
            let kind = if kind.is_empty() { "n" } else { kind };
            self.name(lists, kind, Saying { count: Some(number), ..saying })
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

/// Values that are there already.
fn listed<'a>(params: &'a [(&str, String)]) -> impl Fn(&str) -> Option<String> + 'a {
    move |name| params.iter().find(|(param, _)| *param == name).map(|(_, value)| value.clone())
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
    let params = operands_of(pattern).into_iter().flat_map(|operand| {
        let count = match operand {
            Operand::Name { count, .. } => count.as_deref().filter(|count| !is_number(count)),
            Operand::Param(_) => None,
        };
        count.into_iter().chain([param_of(operand)])
    });
    params.collect()
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
