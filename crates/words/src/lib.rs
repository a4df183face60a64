//! What Loire says in other languages. The texts are Fluent files, which the browser reads as well. The reference parser
//! reads them, and `evaluate.rs` fills them in as the browser does: `words/cases.json` says what must come out.

mod check;
mod evaluate;
mod read;

use std::io::Read as _;

use engine::Reason;
use flate2::read::DeflateDecoder;

pub use check::{Mistake, check};
pub use evaluate::Texts;
pub use read::{Messages, read};

/// The texts of a box in a language, as the program carries them.
struct Part {
    language: &'static str,
    game: &'static str,
    packed: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/parts.rs"));

/// The languages that the program carries besides English.
pub fn languages() -> Vec<&'static str> {
    let mut all: Vec<&str> = PARTS.iter().map(|part| part.language).collect();
    all.dedup();
    all
}

/// Why something is not allowed in a box, in a language.
pub struct Reasons {
    sentences: Texts,
    names: Texts,
}

impl Reasons {
    /// Nothing if the program does not carry the language for this box.
    pub fn of(game: &str, language: &str) -> Option<Reasons> {
        let part = PARTS.iter().find(|part| part.game == game && part.language == language)?;
        let mut texts = String::new();
        DeflateDecoder::new(part.packed).read_to_string(&mut texts).expect("our build packed it");
        let mut files =
            texts.split_terminator('\0').map(|text| read(text, language).expect("our tests read it"));
        let sentences = files.next().expect("the sentences come first");
        let mut names = Messages::default();
        for file in files {
            names.extend(file);
        }
        Some(Reasons { sentences: Texts::new(language, sentences), names: Texts::new(language, names) })
    }

    /// The sentence, with the names of this language. Nothing if it needs a value that the reason does not have.
    pub fn told(&self, reason: &Reason) -> Option<String> {
        let named: Vec<(&str, String)> =
            reason.values.iter().map(|(hole, value)| (*hole, self.name(hole, value))).collect();
        let needs = self.sentences.params(reason.word)?;
        let known = needs.iter().all(|need| named.iter().any(|(hole, _)| hole == need));
        if known { self.sentences.say(reason.word, &named) } else { None }
    }

    /// A value's name is the message of its sort and itself: `good.wine`. Several are named one by one.
    fn name(&self, sort: &str, value: &str) -> String {
        let name = |id: &str| self.names.say(&format!("{sort}.{id}"), &[]).unwrap_or_else(|| id.to_owned());
        value.split(", ").map(name).collect::<Vec<String>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_told_with_the_names_of_the_language() {
        let reasons = Reasons::of("natick", "de").expect("Natick speaks German");
        let reason = Reason::new("natick.trade.bank", "pool-empty", 0, "the pool has no {suit}");
        let told = reasons.told(&reason.with("suit", "suns")).expect("it has all it needs");
        assert!(told.contains("Sonnen"), "{told}");
        let bare = Reason::new("natick.trade.bank", "pool-empty", 0, "the pool is empty");
        assert_eq!(reasons.told(&bare), None, "the sentence needs a suit");
        assert!(Reasons::of("natick", "nl").is_none());
        assert_eq!(languages(), ["de", "fr"]);
    }
}
