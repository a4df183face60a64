//! What a review says about the game as a whole.

use serde::Serialize;

use crate::VariantSpec;

/// A source or a goal.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct PartNote {
    /// Its name in the lists of losses.
    pub part: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// The clause that explains it best.
    pub clause: Option<&'static str>,
}

impl PartNote {
    pub(super) fn new<R: VariantSpec>(rules: &R, part: &'static str) -> PartNote {
        PartNote { part, title: rules.part_title(part), clause: rules.part_clause(part) }
    }
}

/// Whose chances of winning a review names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChancesOf {
    /// Those of simulated players.
    Simulated,
    /// Those of two `expert`s who take over.
    Experts,
    /// The same where everybody plays against the game.
    ExpertAgainstGame,
}

/// Why somebody has better chances from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HeadStart {
    /// The start player opens the Bathhouse first.
    Bathhouse,
}

impl HeadStart {
    /// A sentence for people.
    pub fn told(self) -> &'static str {
        match self {
            HeadStart::Bathhouse => {
                "If you begin, you can open the Bathhouse first. Among strong bots that wins about nine games of ten with two players, and most games with more."
            }
        }
    }
}
