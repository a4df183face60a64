//! Why an action is not allowed, as data. The words of each box say it in every language.

/// Why an action is not legal: the clause that forbids it, the id of a sentence, and the values in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The id of the clause.
    pub clause: &'static str,
    /// The id of the sentence, such as `no-neighbour`.
    pub word: &'static str,
    /// How close the action came to being legal. Of several reasons, the highest rank is the most
    /// useful.
    pub rank: u8,
    /// The values in the sentence, by placeholder. A placeholder's name says what it holds: a tile, a space or a
    /// number.
    pub values: Vec<(&'static str, String)>,
}

impl Reason {
    /// A reason without values. Boxes list theirs with [`crate::reasons!`].
    pub fn new(clause: &'static str, word: &'static str, rank: u8) -> Reason {
        Reason { clause, word, rank, values: Vec::new() }
    }

    /// Fills in a placeholder.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "values are small and written where they are used")]
    pub fn with(mut self, hole: &'static str, value: impl ToString) -> Reason {
        self.values.push((hole, value.to_string()));
        self
    }
}

/// Lists a box's reasons, the least useful first, each with its id. Its sentence is in `words/<language>/why.ftl` of the
/// box.
///
/// ```
/// engine::reasons! {
///     /// Why an action is not allowed.
///     pub enum Why {
///         NotNow "not-now",
///         NoNeighbour "no-neighbour",
///     }
/// }
/// let reason = Why::NoNeighbour.by("toy.place").with("space", "r3c2");
/// assert_eq!((reason.word, reason.values), ("no-neighbour", vec![("space", "r3c2".to_owned())]));
/// assert!(reason.rank > Why::NotNow.by("toy.turn").rank);
/// ```
#[macro_export]
macro_rules! reasons {
    ($(#[$doc:meta])* $access:vis enum $name:ident {
        $($reason:ident $word:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $access enum $name {
            $(#[doc = $word] $reason,)*
        }

        impl $name {
            /// The id of every reason, the least useful first.
            pub const ALL: &'static [&'static str] = &[$($word,)*];

            /// The reason, with the clause that forbids the action.
            $access fn by(self, clause: &'static str) -> $crate::Reason {
                $crate::Reason::new(clause, Self::ALL[self as usize], self as u8)
            }
        }
    };
}
