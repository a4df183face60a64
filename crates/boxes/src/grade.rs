//! How good a turn was.

use serde::Serialize;

/// How good a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// The best turn, and not the one that looks best at first sight.
    Find,
    /// No turn was clearly better.
    Best,
    /// A little was lost.
    Slip,
    /// Something was lost.
    Mistake,
    /// Much was lost.
    Blunder,
}

impl Grade {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Grade::Find => "find",
            Grade::Best => "best",
            Grade::Slip => "slip",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }

    /// The sign that players write after a turn in notation.
    pub fn sign(self) -> &'static str {
        match self {
            Grade::Find => "!",
            Grade::Best => "",
            Grade::Slip => "?!",
            Grade::Mistake => "?",
            Grade::Blunder => "??",
        }
    }

    /// What a slip, a mistake and a blunder lose of the chance of winning, in per cent.
    pub(crate) const OF_CHANCE: [f32; 3] = [2.0, 5.0, 10.0];
    /// The same in points, where a game is worth a hundred or more.
    pub(crate) const OF_POINTS: [f32; 3] = [1.0, 3.0, 6.0];
    /// The same in objectives, citizens or spaces.
    pub(crate) const OF_SCORE: [f32; 3] = [0.2, 0.5, 1.0];

    /// The grade for a loss. One that could be noise is none.
    pub(crate) fn of([slip, mistake, blunder]: [f32; 3], lost: f32, error: f32) -> Grade {
        if lost < slip || lost < 2.0 * error {
            Grade::Best
        } else if lost < mistake {
            Grade::Slip
        } else if lost < blunder {
            Grade::Mistake
        } else {
            Grade::Blunder
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_that_could_be_noise_is_none() {
        assert_eq!(Grade::of(Grade::OF_POINTS, 0.9, 0.0), Grade::Best);
        assert_eq!(Grade::of(Grade::OF_POINTS, 5.0, 3.0), Grade::Best);
        assert_eq!(Grade::of(Grade::OF_POINTS, 2.0, 0.5), Grade::Slip);
        assert_eq!(Grade::of(Grade::OF_POINTS, 5.0, 0.5), Grade::Mistake);
        assert_eq!(Grade::of(Grade::OF_POINTS, 9.0, 0.5), Grade::Blunder);
        assert_eq!(Grade::of(Grade::OF_CHANCE, 9.0, 0.5), Grade::Mistake);
        assert_eq!(Grade::of(Grade::OF_SCORE, 0.9, 0.1), Grade::Mistake);
        assert_eq!(Grade::of(Grade::OF_SCORE, 0.9, 0.5), Grade::Best);
    }
}
