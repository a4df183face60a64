//! Why something is not allowed in a box, in a language.

use std::{collections::BTreeSet, sync::OnceLock};

use engine::Reason;

use crate::{
    evaluate::{Texts, lists_of, params_of},
    packed::{Files, Part, parts},
    read::{Message, Messages, add, read},
};

/// Where the sentences are. Everything else in a box's folder may name what is in them.
pub(crate) const WHY: &str = "why";
/// The form of a sentence for those who read notation.
const NOTATION: &str = "notation";

/// Why an action is not allowed, in a language. `more` is what the table knows besides, such as its edition. Nothing if
/// the program does not carry the language for this box.
pub fn told(reason: &Reason, language: &str, more: &[(&'static str, String)]) -> Option<String> {
    let values: Vec<(&str, String)> = reason.values.iter().chain(more).cloned().collect();
    Reasons::of(reason, language)?.0.say(reason.word, &values)
}

/// Why an action is not allowed, in English, for those who read notation. It goes inside another sentence.
pub fn english(reason: &Reason) -> String {
    let noted = Reasons::of(reason, "en").and_then(|reasons| reasons.noted(reason));
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
    let said = Reasons::of(reason, "en").map(|reasons| reasons.forms(reason.word)).unwrap_or_default();
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

/// The sentences of a box in a language, and the names in them.
pub(crate) struct Reasons(Texts);

impl Reasons {
    /// The sentences of the box whose clause it is. Nothing if the program does not carry the language for it.
    fn of(reason: &Reason, language: &str) -> Option<&'static Reasons> {
        static READ: OnceLock<Vec<OnceLock<Reasons>>> = OnceLock::new();
        let all = READ.get_or_init(|| parts().iter().map(|_| OnceLock::new()).collect());
        let (game, _) = reason.clause.split_once('.')?;
        let part = parts().iter().position(|part| part.game == game && part.language == language)?;
        let read = || {
            let own = parts()[part].files();
            let english = parts().iter().find(|part| part.game == game && part.language == "en");
            let english = english.map(Part::files).unwrap_or_default();
            Reasons::read(language, &own, &english).expect("our tests read it")
        };
        Some(all[part].get_or_init(read))
    }

    /// The sentences in the files of a language. What is not there is said in English.
    ///
    /// # Errors
    /// If a file cannot be read, or a name stands in two of them.
    pub(crate) fn read(language: &str, own: &Files, english: &Files) -> Result<Reasons, String> {
        let text = |files: &Files, file: &str| files.get(file).cloned().unwrap_or_default();
        let both = |file: &str| -> Result<Messages, String> {
            let other = read(&text(own, file), language).map_err(|error| format!("{file}: {error}"))?;
            let english = read(&text(english, file), "en").map_err(|error| format!("{file}: {error}"))?;
            Ok(completed(other, english))
        };
        let mut all = both(WHY)?;
        let lists = all.values().flat_map(|message| lists_of(&message.pattern));
        let lists: BTreeSet<String> = lists.map(str::to_owned).collect();
        for file in english.keys().filter(|file| *file != WHY) {
            let is_name = |key: &str| key.split_once('.').is_some_and(|(list, _)| lists.contains(list));
            for (key, name) in both(file)?.into_iter().filter(|(key, _)| is_name(key)) {
                add(&mut all, key, name).map_err(|error| format!("{file}: {error}"))?;
            }
        }
        Ok(Reasons(Texts::new(language, all)))
    }

    /// A sentence and its form for those who read notation.
    fn forms(&self, word: &str) -> Vec<&Message> {
        [self.0.message(word), self.0.message(&notation(word))].into_iter().flatten().collect()
    }

    /// The sentence for those who read notation: its own form, or the usual one without its capital and its stop.
    fn noted(&self, reason: &Reason) -> Option<String> {
        let own = self.0.say_in(NOTATION, &notation(reason.word), &reason.values);
        let text = own.or_else(|| {
            let said = self.0.say_in(NOTATION, reason.word, &reason.values)?;
            let mut letters = said.strip_suffix('.').unwrap_or(&said).chars();
            let first = letters.next()?;
            Some(first.to_lowercase().chain(letters).collect())
        })?;
        Some(text.replace('’', "'"))
    }
}

fn notation(word: &str) -> String {
    format!("{word}.{NOTATION}")
}

/// The messages of a language, and the English ones where it has none. A form belongs to its message.
fn completed(mut own: Messages, english: Messages) -> Messages {
    let keys: BTreeSet<String> = own.keys().cloned().collect();
    let missing = |message: &Message| message.form_of.as_ref().is_none_or(|of| !keys.contains(of));
    for (key, message) in english {
        if missing(&message) {
            own.entry(key).or_insert(message);
        }
    }
    own
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(why: &str, names: &[(&str, &str)]) -> Files {
        let names = names.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned()));
        names.chain([(WHY.to_owned(), why.to_owned())]).collect()
    }

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

    #[test]
    fn what_a_language_lacks_is_english_but_not_a_form_of_a_word_that_it_has() {
        let english = files(
            "lost = You lost { PIG($what, form: \"the\") }.\nwon = You won { PIG($what) }.\n",
            &[("a", "pig_old = old pig\n    .the = the old pig\n"), ("b", "pig_new = new pig\n")],
        );
        let own =
            files("lost = Weg ist { PIG($what, form: \"the\") }.\n", &[("a", "pig_old = Altschwein\n")]);
        let Reasons(texts) = Reasons::read("de", &own, &english).expect("they can be read");
        let say =
            |word, what: &str| texts.say(word, &[("what", what.to_owned())]).expect("there is a sentence");
        assert_eq!(say("lost", "old"), "Weg ist Altschwein.");
        assert_eq!(say("lost", "new"), "Weg ist new pig.");
        assert_eq!(say("won", "old"), "You won Altschwein.");
    }

    #[test]
    fn a_name_stands_in_one_file() {
        let twice =
            files("lost = You lost { PIG($what) }.\n", &[("a", "pig_old = a\n"), ("b", "pig_old = b\n")]);
        let error = Reasons::read("en", &twice, &twice).err();
        assert_eq!(error.as_deref(), Some("b: pig.old: there are two messages of this name"));
    }
}
