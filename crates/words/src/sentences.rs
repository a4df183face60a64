//! The sentences of a box: why something is not allowed there, and what happens.

use std::{collections::BTreeSet, sync::OnceLock};

use crate::{
    evaluate::{Texts, lists_of},
    packed::{Files, Part, parts},
    read::{Message, Messages, add, read},
};

/// Where the reasons are. Everything else in a box's folder may name what is in them.
pub(crate) const WHY: &str = "why";
/// How the name of an event's message begins. It may stand in any file of its box but the one of the reasons, which have
/// words of their own.
pub(crate) const EVENT: &str = "event-";
/// The form of a sentence for those who read notation.
pub(crate) const NOTATION: &str = "notation";

/// The sentences of a box in a language, and the names in them.
pub(crate) struct Sentences(pub(crate) Texts);

impl Sentences {
    /// The sentences of the box whose clause it is. Nothing if the program does not carry the language for it.
    pub(crate) fn of(clause: &str, language: &str) -> Option<&'static Sentences> {
        static READ: OnceLock<Vec<OnceLock<Sentences>>> = OnceLock::new();
        let all = READ.get_or_init(|| parts().iter().map(|_| OnceLock::new()).collect());
        let (game, _) = clause.split_once('.')?;
        let part = parts().iter().position(|part| part.game == game && part.language == language)?;
        let read = || {
            let own = parts()[part].files();
            let english = parts().iter().find(|part| part.game == game && part.language == "en");
            let english = english.map(Part::files).unwrap_or_default();
            Sentences::read(language, &own, &english).expect("our tests read it")
        };
        Some(all[part].get_or_init(read))
    }

    /// The sentences in the files of a language. What is not there is said in English.
    ///
    /// # Errors
    /// If a file cannot be read, or a name or an event stands in two of them.
    pub(crate) fn read(language: &str, own: &Files, english: &Files) -> Result<Sentences, String> {
        let text = |files: &Files, file: &str| files.get(file).cloned().unwrap_or_default();
        let both = |file: &str| -> Result<Messages, String> {
            let other = read(&text(own, file), language).map_err(|error| format!("{file}: {error}"))?;
            let english = read(&text(english, file), "en").map_err(|error| format!("{file}: {error}"))?;
            Ok(completed(other, english))
        };
        let mut all = both(WHY)?;
        let mut others = Vec::new();
        for file in english.keys().filter(|file| *file != WHY) {
            for (key, message) in both(file)? {
                if let Some(tag) = key.strip_prefix(EVENT) {
                    add(&mut all, event_key(tag), message).map_err(|error| format!("{file}: {error}"))?;
                } else {
                    others.push((file, key, message));
                }
            }
        }
        let lists = all.values().flat_map(|message| lists_of(&message.pattern));
        let lists: BTreeSet<String> = lists.map(str::to_owned).collect();
        let is_name = |key: &str| key.split_once('.').is_some_and(|(list, _)| lists.contains(list));
        for (file, key, name) in others.into_iter().filter(|(_, key, _)| is_name(key)) {
            add(&mut all, key, name).map_err(|error| format!("{file}: {error}"))?;
        }
        Ok(Sentences(Texts::new(language, all)))
    }

    /// A sentence and its form for those who read notation.
    pub(crate) fn forms(&self, key: &str) -> Vec<&Message> {
        [self.0.message(key), self.0.message(&notation(key))].into_iter().flatten().collect()
    }
}

/// The key of an event's message. A reason may have the name `event-first`.
pub(crate) fn event_key(tag: &str) -> String {
    format!("event:{tag}")
}

/// The key of the form for those who read notation.
pub(crate) fn notation(key: &str) -> String {
    format!("{key}.{NOTATION}")
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
    fn what_a_language_lacks_is_english_but_not_a_form_of_a_word_that_it_has() {
        let english = files(
            "lost = You lost { PIG($what, form: \"the\") }.\nwon = You won { PIG($what) }.\n",
            &[("a", "pig_old = old pig\n    .the = the old pig\n"), ("b", "pig_new = new pig\n")],
        );
        let own =
            files("lost = Weg ist { PIG($what, form: \"the\") }.\n", &[("a", "pig_old = Altschwein\n")]);
        let Sentences(texts) = Sentences::read("de", &own, &english).expect("they can be read");
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
        let error = Sentences::read("en", &twice, &twice).err();
        assert_eq!(error.as_deref(), Some("b: pig.old: there are two messages of this name"));
    }
}
