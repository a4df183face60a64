use crate::{Rules, Seat};

/// What one line of a scenario finds in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A quantity. A scenario may also state how it changed (`+2`, `-1`).
    Number(i32),
    /// Words in an order that matters (a turn order).
    List(Vec<String>),
    /// Words in any order (the tiles in a depot).
    Bag(Vec<String>),
}

/// Sets up and reads positions by hand, for scenarios and studies.
///
/// It speaks the language of the game (`p1 silver 2`) and never names fields, so scenarios survive
/// any change to the state behind them.
pub trait Stage: Rules {
    /// A position in the middle of play in which nobody owns anything yet.
    fn blank(&self) -> Self::State;

    /// Applies one `given` line. The message says what is wrong and what would be right.
    fn arrange(&self, state: &mut Self::State, words: &[&str]) -> Result<(), String>;

    /// What a `given` line sets, in words: `p1 silver`. Two lines that set the same thing would contradict
    /// each other, so the second one is refused. A line that only adds to what others say sets nothing.
    fn sets(&self, words: &[&str]) -> Vec<String> {
        set_by(words)
    }

    /// Called after the last `given` line. Asks the seat whose turn it is, and refuses impossible
    /// positions.
    fn ready(&self, state: &mut Self::State) -> Result<(), String>;

    /// The long form of a word that people also abbreviate (`mon9` for `monastery9`).
    fn canonical(&self, word: &str) -> String {
        word.to_owned()
    }

    /// One example of every kind of action in notation, with a `*` before those of chance: `place d1
    /// bank r3c5`, `* roll p1 2 4`. Scenarios use them to see whether some words can begin an action
    /// at all.
    fn examples(&self) -> &'static [&'static str];

    /// Reads the fact that the first words of a `then` line name. Also returns how many words that took.
    fn inspect(&self, state: &Self::State, words: &[&str]) -> Result<(usize, Fact), String>;
}

/// What most `given` lines set: their first word, with the one before it if that is a seat.
pub fn set_by(words: &[&str]) -> Vec<String> {
    let named = if words.first().is_some_and(|word| word.parse::<Seat>().is_ok()) { 2 } else { 1 };
    vec![words[..words.len().min(named)].join(" ")]
}
