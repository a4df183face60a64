//! Compares a language with English.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    evaluate::{lists_of, params_of},
    packed::{Files, files},
    read::{Message, Messages, read},
    sentences::{EVENT, Sentences, WHY},
};

/// Something that a translator has to mend.
#[derive(Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The file, from the root of the repository.
    pub file: PathBuf,
    /// What is wrong.
    pub what: String,
}

/// What a language lacks, what it has for nothing, and where its parameters are others than those of English. `root` is the
/// root of the repository.
///
/// # Errors
/// If a folder cannot be read.
pub fn check(root: &Path, language: &str) -> std::io::Result<Vec<Mistake>> {
    let mut mistakes = Vec::new();
    let mut houses = vec![PathBuf::from("words")];
    for entry in fs::read_dir(root.join("games"))? {
        houses.push(Path::new("games").join(entry?.file_name()).join("words"));
    }
    houses.sort();
    for house in houses {
        let (english, other) =
            (files(&root.join(&house).join("en"))?, files(&root.join(&house).join(language))?);
        let folder = house.join(language);
        let all: BTreeSet<&String> = english.keys().chain(other.keys()).collect();
        for name in all {
            let text = |files: &Files| files.get(name).cloned().unwrap_or_default();
            let found = match (read(&text(&english), "en"), read(&text(&other), language)) {
                _ if !other.contains_key(name) => vec!["is missing".to_owned()],
                (Ok(english), Ok(other)) => {
                    let may = |key: &str| name == WHY || key.starts_with(EVENT);
                    let idle = other.iter().filter(|(key, message)| !may(key) && looks_up(message));
                    let idle = idle.map(|(key, _)| format!("{key}: only {WHY}.ftl and events look names up"));
                    compare(&english, &other).into_iter().chain(idle).collect()
                }
                (Err(error), _) => vec![format!("the English file: {error}")],
                (_, Err(error)) => vec![error],
            };
            let file = folder.join(name).with_extension("ftl");
            mistakes.extend(found.into_iter().map(|what| Mistake { file: file.clone(), what }));
        }
        if let Err(what) = Sentences::read(language, &other, &english) {
            mistakes.push(Mistake { file: folder, what });
        }
    }
    Ok(mistakes)
}

fn looks_up(message: &Message) -> bool {
    !lists_of(&message.pattern).is_empty()
}

fn compare(english: &Messages, other: &Messages) -> Vec<String> {
    // Each language has forms of its own.
    let wanted = english.iter().filter(|(_, message)| message.form_of.is_none());
    let missing =
        wanted.filter(|(key, _)| !other.contains_key(*key)).map(|(key, _)| format!("{key}: is missing"));
    let rest = other.iter().filter_map(|(key, message)| {
        let whole = message.form_of.as_ref().unwrap_or(key);
        wrong_params(english, whole, message).map(|what| format!("{key}: {what}"))
    });
    missing.chain(rest).collect()
}

/// A language may use what the forms of the English message need. It need not use everything if the comment above the
/// message offers a choice.
fn wrong_params(english: &Messages, key: &str, other: &Message) -> Option<String> {
    let is_part =
        |(name, message): &(&String, &Message)| *name == key || message.form_of.as_deref() == Some(key);
    let parts: Vec<&Message> = english.iter().filter(is_part).map(|(_, message)| message).collect();
    if parts.is_empty() {
        return Some("English has no such message".to_owned());
    }
    let needed = parts.iter().flat_map(|message| params_of(&message.pattern));
    let offered: BTreeSet<&str> =
        parts.iter().flat_map(|message| message.offered.iter().map(String::as_str)).collect();
    let known: BTreeSet<&str> = needed.chain(offered.iter().copied()).collect();
    let here = params_of(&other.pattern);
    let list = |names: BTreeSet<&str>| {
        names.into_iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
    };
    let foreign: BTreeSet<&str> = here.difference(&known).copied().collect();
    if !foreign.is_empty() {
        return Some(format!("English does not have {}", list(foreign)));
    }
    let plain = english.get(key).filter(|_| offered.is_empty() && other.form_of.is_none())?;
    let unused: BTreeSet<&str> = params_of(&plain.pattern).difference(&here).copied().collect();
    if unused.is_empty() { None } else { Some(format!("does not use {}", list(unused))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

    #[test]
    fn every_language_says_what_english_says() {
        for language in crate::languages() {
            assert_eq!(check(Path::new(ROOT), language).expect("the folders are there"), [], "{language}");
        }
    }

    #[test]
    fn a_language_that_has_just_begun_lacks_every_file() {
        let mistakes = check(Path::new(ROOT), "xx").expect("the folders are there");
        assert!(mistakes.len() > 40 && mistakes.iter().all(|one| one.what == "is missing"), "{mistakes:?}");
    }

    #[test]
    fn missing_and_unused_messages_and_other_parameters_are_found() {
        let english = "one = { $n } pigs\ntwo = goats\n# $all is offered, too.\nthree = { $n } cows\nfour = { $n } hens\n";
        let german = "one = { $m } Schweine\nthree = { $all } Kühe\nfour = Hühner\nfive = Ziegen\n";
        let read = |text| read(text, "de").expect("it can be read");
        assert_eq!(
            compare(&read(english), &read(german)),
            [
                "two: is missing",
                "five: English has no such message",
                "four: does not use $n",
                "one: English does not have $m",
            ]
        );
    }

    #[test]
    fn each_language_has_forms_of_its_own() {
        let english = "one = { $n } pigs\n    .notation = { $id }\ntwo = a goat\n    .the = the goat\n";
        let german =
            "one = { $n } Schweine, { $id }\ntwo = Ziege\n    .acc = eine Ziege\n    .dat = { $m }\n";
        let read = |text| read(text, "de").expect("it can be read");
        assert_eq!(compare(&read(english), &read(german)), ["two.dat: English does not have $m"]);
    }
}
