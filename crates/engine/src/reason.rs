//! Why an action is not allowed, in a form that can be translated.

use std::fmt::{self, Display};

/// Why an action is not legal: the clause that forbids it, the id of a sentence, and the values in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The id of the clause.
    pub clause: &'static str,
    /// The id of the sentence, such as `no-neighbour`. Translations are looked up by it.
    pub word: &'static str,
    /// How close the action came to being legal. Of several reasons, the highest rank is the most
    /// useful.
    pub rank: u8,
    /// The values in the sentence, by placeholder. A placeholder's name says what it holds: a tile, a space or a
    /// number.
    pub values: Vec<(&'static str, String)>,
    /// The sentence in English, with placeholders: `{space} is not beside one of your tiles`.
    sentence: &'static str,
    /// Names for people where the sentence would show an id.
    names: Vec<(&'static str, String)>,
}

impl Reason {
    /// A reason without values. Boxes list theirs with [`crate::reasons!`].
    pub fn new(clause: &'static str, word: &'static str, rank: u8, sentence: &'static str) -> Reason {
        Reason { clause, word, rank, values: Vec::new(), sentence, names: Vec::new() }
    }

    /// Fills in a placeholder.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "values are small and written where they are used")]
    pub fn with(mut self, hole: &'static str, value: impl ToString) -> Reason {
        debug_assert!(self.sentence.contains(&format!("{{{hole}}}")), "{} has no {hole}", self.word);
        self.values.push((hole, value.to_string()));
        self
    }

    /// Lets the sentence show names instead of ids, where there is one. Each placeholder and its value are given.
    #[must_use]
    pub fn named(mut self, name: impl Fn(&str, &str) -> Option<String>) -> Reason {
        let named = self.values.iter().filter_map(|(hole, value)| Some((*hole, name(hole, value)?)));
        self.names = named.collect();
        self
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.sentence;
        while let Some((before, after)) = rest.split_once('{') {
            let (hole, after) = after.split_once('}').expect("every placeholder ends with a brace");
            let value = self.names.iter().chain(&self.values).find(|(name, _)| *name == hole);
            let (_, value) = value.unwrap_or_else(|| panic!("{} has no value for {hole}", self.word));
            write!(f, "{before}{value}")?;
            rest = after;
        }
        f.write_str(rest)
    }
}

/// Lists a box's reasons, the least useful first, each with its id and its English sentence.
///
/// ```
/// engine::reasons! {
///     /// Why an action is not allowed.
///     pub enum Why {
///         NotNow "not-now": "that does not answer the question",
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
            /// The id and the English sentence of every reason, the least useful first.
            pub const ALL: &'static [(&'static str, &'static str)] = &[$(($word, $sentence),)*];

            /// The reason, with the clause that forbids the action.
            $access fn by(self, clause: &'static str) -> $crate::Reason {
                let (word, sentence) = Self::ALL[self as usize];
                $crate::Reason::new(clause, word, self as u8, sentence)
            }
        }
    };
}
