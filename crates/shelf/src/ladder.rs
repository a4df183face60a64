//! How strong and how fast the levels are, as measured.
//!
//! The numbers come from `docs/ladder.md`, which also says how to repeat them. A value that nobody has measured with
//! today's bots is missing here.

/// What we know about a bot in a game for two, with the box's usual rules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Measured {
    /// Its rating above `greedy`, on the Elo scale.
    pub rating: Option<i16>,
    /// Its mean score.
    pub score: Option<u16>,
    /// How often it wins against the level below, in per cent.
    pub beats_below: Option<u8>,
    /// How long it thinks about a turn (in simultaneous games: about a round), in milliseconds.
    pub turn_ms: Option<u32>,
}

/// A box, a level, and what we measured.
type Row = (&'static str, &'static str, [Option<i32>; 4]);

/// Rating, mean score, wins against the level below in per cent, milliseconds a turn.
#[rustfmt::skip]
const LADDER: &[Row] = &[
    ("burgundy", "expert", [Some(638), None, Some(75), Some(372)]),
    ("burgundy", "hard", [Some(447), Some(214), Some(92), Some(2)]),
    ("burgundy", "medium", [Some(-3), Some(184), Some(78), Some(0)]),
    ("burgundy", "easy", [Some(-235), Some(162), Some(80), Some(0)]),
    ("burgundy", "novice", [Some(-505), Some(140), None, Some(0)]),
    ("natick", "expert", [Some(640), None, Some(78), Some(61)]),
    ("natick", "hard", [Some(420), None, Some(90), Some(1)]),
    ("natick", "medium", [Some(14), None, Some(82), Some(0)]),
    ("natick", "easy", [Some(-277), None, Some(73), Some(0)]),
    ("natick", "novice", [Some(-454), None, None, Some(0)]),
    ("orleans", "expert", [Some(518), None, Some(64), Some(554)]),
    ("orleans", "hard", [Some(419), Some(177), Some(85), Some(16)]),
    ("orleans", "medium", [Some(48), Some(137), Some(76), Some(0)]),
    ("orleans", "easy", [Some(-231), Some(105), Some(87), Some(0)]),
    ("orleans", "novice", [Some(-594), Some(68), None, Some(0)]),
    ("burgundy-dice", "expert", [Some(213), None, Some(80), Some(143)]),
    ("burgundy-dice", "hard", [Some(-21), Some(59), Some(69), Some(0)]),
    ("burgundy-dice", "medium", [Some(-172), Some(55), Some(71), Some(0)]),
    ("burgundy-dice", "easy", [Some(-348), Some(50), Some(70), Some(0)]),
    ("burgundy-dice", "novice", [Some(-512), Some(45), None, Some(0)]),
];

/// What we have measured of a bot. Most have no figures yet.
pub(crate) fn measured(box_id: &str, bot: &str) -> Measured {
    let row = LADDER.iter().find(|(game, name, _)| *game == box_id && *name == bot);
    row.map_or_else(Measured::default, |(_, _, [rating, score, below, turn])| Measured {
        rating: rating.and_then(|value| value.try_into().ok()),
        score: score.and_then(|value| value.try_into().ok()),
        beats_below: below.and_then(|value| value.try_into().ok()),
        turn_ms: turn.and_then(|value| value.try_into().ok()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_about_another_level() {
        let mut rows: Vec<_> = LADDER.iter().map(|(game, level, _)| (game, level)).collect();
        rows.sort();
        rows.dedup();
        assert_eq!(rows.len(), LADDER.len());
    }

    #[test]
    fn nothing_is_claimed_about_bots_that_nobody_measured() {
        assert_eq!(measured("burgundy", "random"), Measured::default());
        assert_eq!(measured("toy", "expert"), Measured::default());
    }
}
