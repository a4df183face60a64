//! Why something is not allowed in a box, in a language.

use std::collections::BTreeSet;

use engine::Reason;

use crate::{
    evaluate::params_of,
    sentences::{NOTATION, Sentences, notation},
};

/// Why an action is not allowed, in a language. `more` is what the table knows besides, such as its edition. Nothing if
/// the program does not carry the language for this box.
pub fn told(reason: &Reason, language: &str, more: &[(&'static str, String)]) -> Option<String> {
    let values: Vec<(&str, String)> = reason.values.iter().chain(more).cloned().collect();
    Sentences::of(reason.clause, language)?.0.say(reason.word, &values)
}

/// Why an action is not allowed, in English, for those who read notation. It goes inside another sentence.
pub fn english(reason: &Reason) -> String {
    let noted = Sentences::of(reason.clause, "en").and_then(|sentences| noted(sentences, reason));
    noted.unwrap_or_else(|| {
        let values: Vec<String> =
            reason.values.iter().map(|(hole, value)| format!("{hole} {value}")).collect();
        format!("{} ({})", reason.word, values.join(", "))
    })
}

/// Checks that a reason gives what its sentence needs, and nothing for nothing.
///
/// # Errors
/// What is missing, or what is too much.
pub fn check_reason(reason: &Reason) -> Result<(), String> {
    let said =
        Sentences::of(reason.clause, "en").map(|sentences| sentences.forms(reason.word)).unwrap_or_default();
    if said.is_empty() {
        return Err(format!("{} has no sentence", reason.word));
    }
    let needed: BTreeSet<&str> = said.iter().flat_map(|message| params_of(&message.pattern)).collect();
    let offered = said.iter().flat_map(|message| message.offered.iter().map(String::as_str));
    let known: BTreeSet<&str> = needed.iter().copied().chain(offered).collect();
    let given: BTreeSet<&str> = reason.values.iter().map(|(hole, _)| *hole).collect();
    match (needed.difference(&given).next(), given.difference(&known).next()) {
        (Some(missing), _) => Err(format!("{} needs ${missing}", reason.word)),
        (_, Some(idle)) => Err(format!("{} has no use for ${idle}", reason.word)),
        (None, None) => Ok(()),
    }
}

/// The sentence for those who read notation: its own form, or the usual one without its capital and its stop.
fn noted(Sentences(texts): &Sentences, reason: &Reason) -> Option<String> {
    let own = texts.say_in(NOTATION, &notation(reason.word), &reason.values);
    let text = own.or_else(|| {
        let said = texts.say_in(NOTATION, reason.word, &reason.values)?;
        let mut letters = said.strip_suffix('.').unwrap_or(&said).chars();
        let first = letters.next()?;
        Some(first.to_lowercase().chain(letters).collect())
    })?;
    Some(text.replace('’', "'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_told_with_the_names_of_the_language() {
        let reason = Reason::new("natick.trade.bank", "pool-empty", 0).with("suit", "suns");
        assert!(told(&reason, "de", &[]).is_some_and(|told| told.contains("Sonnen")));
        assert_eq!(told(&reason, "xx", &[]), None);
        assert_eq!(english(&reason), "the pool has no suns");
    }

    #[test]
    fn what_the_program_has_no_words_for_is_said_as_data() {
        let reason = Reason::new("toy.bid", "outbid", 0).with("coins", 3);
        assert_eq!(english(&reason), "outbid (coins 3)");
        assert_eq!(check_reason(&reason), Err("outbid has no sentence".to_owned()));
    }

    #[test]
    fn a_reason_gives_what_its_sentence_needs() {
        let reason = || Reason::new("natick.trade.bank", "pool-empty", 0);
        assert_eq!(check_reason(&reason().with("suit", "suns")), Ok(()));
        assert_eq!(check_reason(&reason()), Err("pool-empty needs $suit".to_owned()));
        let more = reason().with("suit", "suns").with("side", "left");
        assert_eq!(check_reason(&more), Err("pool-empty has no use for $side".to_owned()));
    }
}
