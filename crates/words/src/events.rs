//! What happens in a box, in a language. The key of a message is `event-` and the tag of the event, and its parameters are
//! the event's fields.
//!
//! A message that does not name the seat is a phrase, and the seat stands before it: `p1 builds a road`. One that names it
//! is a whole sentence.

use serde_json::Value;

use crate::{
    evaluate::params_of,
    sentences::{Sentences, event_key, notation},
};

/// What a table knows besides.
const MORE: [&str; 5] = ["boxes", "edition", "goods", "n", "phase"];

/// What happened, in English, for those who read notation.
pub fn event(clause: &str, fields: &Value) -> String {
    let said = noted_event(clause, fields, "en");
    said.map_or_else(|| as_data(fields), |said| said.replace('’', "'"))
}

/// What happened, in a language, for those who read notation. Nothing if the program does not carry the language for this
/// box.
pub fn noted_event(clause: &str, fields: &Value, language: &str) -> Option<String> {
    let (sentences, key) = (Sentences::of(clause, language)?, key(fields)?);
    said(sentences, &notation(&key), fields).or_else(|| said(sentences, &key, fields))
}

/// The same as the browser says it, except for what it says in its own words.
pub fn told_event(clause: &str, fields: &Value, language: &str) -> Option<String> {
    said(Sentences::of(clause, language)?, &key(fields)?, fields)
}

/// Checks that an event has a message, and that the event has what its message needs.
///
/// # Errors
/// What is missing.
pub fn check_event(clause: &str, fields: &Value) -> Result<(), String> {
    let Some(sentences) = Sentences::of(clause, "en") else { return Ok(()) };
    let key = key(fields).ok_or("an event has no tag")?;
    let forms = sentences.forms(&key);
    if sentences.0.message(&key).is_none() {
        return Err(format!("{key} has no message"));
    }
    let needed = forms.iter().flat_map(|message| params_of(&message.pattern));
    match needed.into_iter().find(|param| !MORE.contains(param) && !has(fields, param)) {
        Some(missing) => Err(format!("{key} needs ${missing}")),
        None => Ok(()),
    }
}

/// The key of an event's message.
fn key(fields: &Value) -> Option<String> {
    fields.get("event")?.as_str().map(event_key)
}

/// The sentence, or the phrase with the seat before it.
fn said(Sentences(texts): &Sentences, key: &str, fields: &Value) -> Option<String> {
    let said = texts.fill(key, &|param| value(fields, param))?;
    let names = params_of(&texts.message(key)?.pattern).contains("seat");
    match fields.get("seat").and_then(Value::as_str) {
        Some(seat) if !names => Some(format!("{seat} {said}")),
        _ => Some(said),
    }
}

/// An event that the program has no words for: `toy-sold (seat p1, fruit plum)`.
fn as_data(fields: &Value) -> String {
    let tag = fields.get("event").and_then(Value::as_str).unwrap_or("event");
    let all = fields.as_object().into_iter().flatten();
    let rest = all.filter(|(field, _)| !matches!(field.as_str(), "event" | "clause"));
    let rest: Vec<String> =
        rest.filter_map(|(field, value)| Some(format!("{field} {}", shown(value)?))).collect();
    if rest.is_empty() { tag.to_owned() } else { format!("{tag} ({})", rest.join(", ")) }
}

/// What a parameter stands for: a field, or something of one. The parts of a list are numbered (`$dice1`), and so are the
/// words of a text, which has spaces or else hyphens between them (`$edge2` of `w-blois-tours`). A field of a field has both
/// names (`$dice_pips1`). Of a number `$by_size` is said without its sign, and `$by_sign` is `plus`, `minus` or `zero`, or `none`
/// if there is no number or anything else.
/// `web/src/table/told.ts` does the same.
fn value(fields: &Value, param: &str) -> Option<String> {
    if let Some(value) = fields.get(param) {
        return shown(value);
    }
    if let Some((field, aspect)) = param.rsplit_once('_') {
        return match (fields.get(field)?, aspect) {
            (Value::Number(number), "size") => Some(number.to_string().trim_start_matches('-').to_owned()),
            (Value::Number(number), "sign") => Some(sign(number.as_i64()?).to_owned()),
            (Value::Null, "sign") => Some("none".to_owned()),
            (inner, _) => value(inner, aspect),
        };
    }
    let field = param.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number: usize = param[field.len()..].parse().ok()?;
    let at = number.checked_sub(1)?;
    match fields.get(field)? {
        Value::Array(parts) => shown(parts.get(at)?),
        Value::String(text) => {
            let between = if text.contains(' ') { ' ' } else { '-' };
            text.split(between).nth(at).map(str::to_owned)
        }
        _ => None,
    }
}

/// Whether an event has this parameter. It may be nothing in this one, and a text may have fewer words.
fn has(fields: &Value, param: &str) -> bool {
    let field = param.split('_').next().unwrap_or_default();
    let stem = field.trim_end_matches(|letter: char| letter.is_ascii_digit());
    fields.get(param).or_else(|| fields.get(field)).or_else(|| fields.get(stem)).is_some()
}

fn sign(number: i64) -> &'static str {
    match number.signum() {
        1 => "plus",
        -1 => "minus",
        _ => "zero",
    }
}

fn shown(value: &Value) -> Option<String> {
    match value {
        Value::Null | Value::Object(_) => None,
        Value::String(text) => Some(text.clone()),
        Value::Array(parts) => Some(parts.iter().filter_map(shown).collect::<Vec<_>>().join(", ")),
        Value::Bool(_) | Value::Number(_) => Some(value.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_parameter_is_a_field_or_something_of_one() {
        let fields = json!({
            "seat": "p1", "by": -3, "dice": { "pips": [2, 5] }, "posts": ["west", "east"], "edge": "w-blois-tours",
            "loss": "place farm-house", "won": true, "good": null, "lost_at": 4,
        });
        let value = |param| value(&fields, param);
        for (param, expected) in [
            ("seat", "p1"),
            ("by", "-3"),
            ("by_size", "3"),
            ("by_sign", "minus"),
            ("dice_pips2", "5"),
            ("posts", "west, east"),
            ("posts1", "west"),
            ("edge2", "blois"),
            ("loss2", "farm-house"),
            ("won", "true"),
            ("good_sign", "none"),
            ("lost_at", "4"),
        ] {
            assert_eq!(value(param).as_deref(), Some(expected), "{param}");
        }
        for missing in ["good", "good1", "posts3", "loss0", "other", "other_size", "dice"] {
            assert_eq!(value(missing), None, "{missing}");
        }
    }

    #[test]
    fn what_the_program_has_no_words_for_is_said_as_data() {
        let sold = json!({ "clause": "toy.sell", "event": "sold", "seat": "p1", "coins": 3 });
        assert_eq!(event("toy.sell", &sold), "sold (coins 3, seat p1)");
        assert_eq!(event("toy.sell", &json!({ "event": "over" })), "over");
        assert_eq!(told_event("toy.sell", &sold, "en"), None);
        assert_eq!(check_event("toy.sell", &sold), Ok(()));
    }

    #[test]
    fn a_phrase_follows_its_seat() {
        let built = json!({ "event": "accepted", "seat": "p2" });
        assert_eq!(event("natick.trade.room", &built), "p2 accepts the offer");
        assert_eq!(told_event("natick.trade.room", &built, "de").as_deref(), Some("p2 nimmt das Angebot an"));
        let first = json!({ "event": "first", "seat": "p2" });
        assert_eq!(event("natick.setup.first", &first), "p2 goes first");
    }

    #[test]
    fn an_event_has_a_message_and_what_it_needs() {
        let check = |fields: Value| check_event("natick.trade.room", &fields);
        assert_eq!(check(json!({ "event": "accepted", "seat": "p2" })), Ok(()));
        assert_eq!(
            check(json!({ "event": "wept", "seat": "p2" })),
            Err("event:wept has no message".to_owned())
        );
        assert_eq!(
            check(json!({ "event": "raided", "seat": "p2" })),
            Err("event:raided needs $count".to_owned())
        );
    }
}
