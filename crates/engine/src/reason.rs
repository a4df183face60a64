//! Why something may not be done, in a form that can be said in any language.

use std::fmt::{self, Display};

/// Why an action is not legal: the clause that forbids it, a word for the sentence, and what the sentence names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The id of the clause.
    pub clause: &'static str,
    /// Names the sentence, such as `no-neighbour`: what translations are found by.
    pub word: &'static str,
    /// How near the action came to being legal. Of several reasons the highest rank is the most telling.
    pub rank: u8,
    /// What the sentence names, by hole. The name of a hole says what its value is: a tile, a space, a number.
    pub values: Vec<(&'static str, String)>,
    /// The sentence in English, with its holes: `{space} is not beside one of your tiles`.
    sentence: &'static str,
}

impl Reason {
    /// A reason without values. Boxes list theirs with [`crate::reasons!`].
    pub fn new(clause: &'static str, word: &'static str, rank: u8, sentence: &'static str) -> Reason {
        Reason { clause, word, rank, values: Vec::new(), sentence }
    }

    /// Fills a hole of the sentence.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "values are small and written where they are used")]
    pub fn with(mut self, hole: &'static str, value: impl ToString) -> Reason {
        debug_assert!(self.sentence.contains(&format!("{{{hole}}}")), "{} has no {hole}", self.word);
        self.values.push((hole, value.to_string()));
        self
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.sentence;
        while let Some((before, after)) = rest.split_once('{') {
            let (hole, after) = after.split_once('}').expect("a hole is closed");
            let value = self.values.iter().find(|(name, _)| *name == hole);
            let (_, value) = value.unwrap_or_else(|| panic!("{} names no {hole}", self.word));
            write!(f, "{before}{value}")?;
            rest = after;
        }
        f.write_str(rest)
    }
}

/// Lists the reasons of a box, the least telling first: a word and an English sentence for each.
///
/// ```
/// engine::reasons! {
///     /// Why something may not be done.
///     pub enum Why {
///         NotNow "not-now": "that is not what you are asked",
///         NoNeighbour "no-neighbour": "{space} is not beside one of your tiles",
///     }
/// }
/// let reason = Why::NoNeighbour.by("toy.place").with("space", "r3c2");
/// assert_eq!(reason.to_string(), "r3c2 is not beside one of your tiles");
/// assert!(reason.rank > Why::NotNow.by("toy.turn").rank);
/// ```
#[macro_export]
macro_rules! reasons {
    ($(#[$doc:meta])* $access:vis enum $name:ident {
        $($reason:ident $word:literal: $sentence:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $access enum $name {
            $(#[doc = $sentence] $reason,)*
        }

        impl $name {
            /// Every reason as its word and its English sentence, the least telling first.
            pub const ALL: &'static [(&'static str, &'static str)] = &[$(($word, $sentence),)*];

            /// The reason, with the clause that gives it.
            $access fn by(self, clause: &'static str) -> $crate::Reason {
                let (word, sentence) = Self::ALL[self as usize];
                $crate::Reason::new(clause, word, self as u8, sentence)
            }
        }
    };
}
