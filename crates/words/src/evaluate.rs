//! Fills messages in.

use std::collections::BTreeSet;

use crate::read::{Messages, Operand, Part, Pattern};

/// The messages of a language.
pub struct Texts {
    language: String,
    messages: Messages,
}

/// The values of parameters, as they are shown.
type Params<'a> = &'a [(&'a str, String)];

impl Texts {
    /// The messages in this language.
    pub fn new(language: &str, messages: Messages) -> Texts {
        Texts { language: language.to_owned(), messages }
    }

    /// The message, filled in. Nothing if there is none.
    pub fn say(&self, key: &str, params: Params) -> Option<String> {
        self.messages.get(key).map(|message| self.evaluate(&message.pattern, params))
    }

    /// The parameters of a message, in all its variants.
    pub fn params(&self, key: &str) -> Option<BTreeSet<&str>> {
        self.messages.get(key).map(|message| params_of(&message.pattern))
    }

    fn evaluate(&self, pattern: &Pattern, params: Params) -> String {
        let filled = pattern.iter().map(|part| match part {
            Part::Text(text) => text.clone(),
            Part::Value(operand) => {
                self.value(operand, params).unwrap_or_else(|| format!("{{{}}}", name(operand)))
            }
            Part::Choice { by, variants, fallback } => {
                let named = |wanted: &str| variants.iter().find(|(name, _)| name == wanted);
                // A variant has the name of the value itself, or of the form that its language has for the number.
                let value = self.value(by, params);
                let chosen = value.and_then(|value| named(&value).or_else(|| named(self.form(&value))));
                let (_, pattern) = chosen.unwrap_or(&variants[*fallback]);
                self.evaluate(pattern, params)
            }
        });
        filled.collect()
    }

    /// The value, or its name: in the wanted form if there is one, or else plain, or else the value as it is.
    fn value(&self, operand: &Operand, params: Params) -> Option<String> {
        let (_, value) = params.iter().find(|(param, _)| *param == name(operand))?;
        let Operand::Name { list, form, .. } = operand else { return Some(value.clone()) };
        let key = format!("{list}.{value}");
        let wanted = form.as_ref().and_then(|form| self.say(&format!("{key}.{form}"), params));
        wanted.or_else(|| self.say(&key, params)).or_else(|| Some(value.clone()))
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

fn name(operand: &Operand) -> &str {
    let (Operand::Param(param) | Operand::Name { param, .. }) = operand;
    param
}

/// The parameters of a pattern, in all its variants.
pub(crate) fn params_of(pattern: &Pattern) -> BTreeSet<&str> {
    let all = pattern.iter().flat_map(|part| match part {
        Part::Text(_) => BTreeSet::new(),
        Part::Value(operand) => BTreeSet::from([name(operand)]),
        Part::Choice { by, variants, .. } => {
            let inside = variants.iter().flat_map(|(_, pattern)| params_of(pattern));
            inside.chain([name(by)]).collect()
        }
    });
    all.collect()
}
