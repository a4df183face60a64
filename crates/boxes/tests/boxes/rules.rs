//! The rules texts of all boxes.

use boxes::BOXES;
use shelf::Clause;

#[test]
fn every_box_has_german_and_french_rules() {
    for game in BOXES.boxes() {
        let original = game.rulebook("en");
        for language in ["de", "fr"] {
            let book = game.rulebook(language);
            assert_eq!(book.language, language, "{}", game.id);
            for (clause, english) in book.clauses.iter().zip(&original.clauses) {
                assert_eq!((clause.id, clause.source), (english.id, english.source));
                assert_ne!(clause.text, english.text, "{} in {language}", clause.id);
            }
        }
    }
}

#[test]
fn clauses_name_editions_and_modules_that_the_box_has() {
    for game in BOXES.boxes() {
        for Clause { id, source, .. } in game.rulebook("en").clauses {
            let applies = source.split('·').next().unwrap_or_default().trim();
            let (edition, modules) = applies.split_once(", module").unwrap_or((applies, ""));
            let has_edition = game.menu.editions.iter().any(|known| known.id == edition);
            assert!(edition == "both" || has_edition, "{id}: {edition}");
            for module in modules.trim_start_matches('s').split(", ").map(str::trim) {
                let has_module = game.menu.modules.iter().any(|known| known.id == module);
                assert!(module.is_empty() || has_module, "{id}: {module}");
            }
        }
    }
}

#[test]
fn everyday_words_lead_to_words_in_the_rules() {
    for game in BOXES.boxes() {
        for language in ["en", "de", "fr"] {
            let book = game.rulebook(language);
            assert!(!book.words.is_empty(), "{} in {language}", game.id);
            for (word, meant) in &book.words {
                let begins = meant.to_lowercase();
                let says = |clause: &Clause<'_>| clause.text.to_lowercase().contains(&begins);
                assert!(book.clauses.iter().any(says), "{} in {language}: {word} is {meant}", game.id);
            }
        }
    }
}
