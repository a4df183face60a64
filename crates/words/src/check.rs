//! Compares a language with English.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    evaluate::params_of,
    read::{Message, Messages, read},
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
        for file in english.union(&other) {
            let path = house.join(language).join(file);
            let source = fs::read_to_string(root.join(&house).join("en").join(file)).unwrap_or_default();
            let Ok(text) = fs::read_to_string(root.join(&path)) else {
                mistakes.push(Mistake { file: path, what: "is missing".to_owned() });
                continue;
            };
            let found = match (read(&source, "en"), read(&text, language)) {
                (Ok(english), Ok(other)) => compare(&english, &other),
                (Err(error), _) => vec![format!("the English file: {error}")],
                (_, Err(error)) => vec![error],
            };
            mistakes.extend(found.into_iter().map(|what| Mistake { file: path.clone(), what }));
        }
    }
    Ok(mistakes)
}

/// The names of the files in a folder. A folder that does not exist has none.
fn files(folder: &Path) -> std::io::Result<BTreeSet<String>> {
    if !folder.is_dir() {
        return Ok(BTreeSet::new());
    }
    fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
}

fn compare(english: &Messages, other: &Messages) -> Vec<String> {
    let missing =
        english.keys().filter(|key| !other.contains_key(*key)).map(|key| format!("{key}: is missing"));
    let rest = other.iter().filter_map(|(key, message)| match english.get(key) {
        None => Some(format!("{key}: English has no such message")),
        Some(source) => wrong_params(source, message).map(|what| format!("{key}: {what}")),
    });
    missing.chain(rest).collect()
}

/// Where the comment of the English message offers more parameters, a language may choose.
fn wrong_params(english: &Message, other: &Message) -> Option<String> {
    let (used, here) = (params_of(&english.pattern), params_of(&other.pattern));
    let offered: BTreeSet<&str> = english.offered.iter().map(String::as_str).collect();
    let known: BTreeSet<&str> = used.union(&offered).copied().collect();
    let list = |names: BTreeSet<&str>| {
        names.into_iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
    };
    if !here.is_subset(&known) {
        return Some(format!("English does not have {}", list(here.difference(&known).copied().collect())));
    }
    if offered.is_empty() && here != used {
        return Some(format!("does not use {}", list(used.difference(&here).copied().collect())));
    }
    None
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
        let mistakes = check(Path::new(ROOT), "nl").expect("the folders are there");
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
}
