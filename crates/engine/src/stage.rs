use crate::Rules;

/// What one line of a scenario reads off a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A quantity; a scenario may also state its change (`+2`, `-1`).
    Number(i32),
    /// Words in an order that matters (a turn order).
    List(Vec<String>),
    /// Words in any order (the tiles in a depot).
    Bag(Vec<String>),
}

/// Positions set up and read by hand: what scenarios and studies need.
///
/// It works in the words of the game (`p1 silver 2`), never in fields, so that scenarios survive
/// any change of the state behind them.
pub trait Stage: Rules {
    /// A position in the middle of play in which nobody owns anything yet.
    fn blank(&self) -> Self::State;

    /// Applies one `given` line. The message says what is wrong and what would be right.
    fn arrange(&self, state: &mut Self::State, words: &[&str]) -> Result<(), String>;

    /// Called after the last `given` line: puts the question to the seat whose turn it is and
    /// refuses positions that cannot be.
    fn ready(&self, state: &mut Self::State) -> Result<(), String>;

    /// The long form of a word that people also write short (`mon9` for `monastery9`).
    fn canonical(&self, word: &str) -> String {
        word.to_owned()
    }

    /// One action of every shape in notation, those of chance behind a `*`: `place d1 bank r3c5`,
    /// `* roll p1 2 4`. Scenarios learn from them whether some words can begin an action at all.
    fn examples(&self) -> &'static [&'static str];

    /// Reads what the first words of a `then` line name; answers how many words that took.
    fn inspect(&self, state: &Self::State, words: &[&str]) -> Result<(usize, Fact), String>;
}
