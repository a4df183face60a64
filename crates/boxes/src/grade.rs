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

    /// The sign that players write after a turn.
    pub fn sign(self) -> &'static str {
        match self {
            Grade::Find => "!",
            Grade::Best => "",
            Grade::Slip => "?!",
            Grade::Mistake => "?",
            Grade::Blunder => "??",
        }
    }

    /// The grade for a loss of points, or of the chance of winning in per cent. A loss that could be noise is none.
    pub(crate) fn of(lost: f32, error: f32, points: bool) -> Grade {
        let [slip, mistake, blunder] = if points { [1.0, 3.0, 6.0] } else { [2.0, 5.0, 10.0] };
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
        assert_eq!(Grade::of(0.9, 0.0, true), Grade::Best);
        assert_eq!(Grade::of(5.0, 3.0, true), Grade::Best);
        assert_eq!(Grade::of(2.0, 0.5, true), Grade::Slip);
        assert_eq!(Grade::of(5.0, 0.5, true), Grade::Mistake);
        assert_eq!(Grade::of(9.0, 0.5, true), Grade::Blunder);
        assert_eq!(Grade::of(9.0, 0.5, false), Grade::Mistake);
    }
}
