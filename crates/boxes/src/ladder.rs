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
    ("burgundy", "expert", [Some(721), Some(226), None, Some(101)]),
    ("burgundy", "hard", [Some(443), Some(214), Some(95), Some(2)]),
    ("burgundy", "medium", [Some(-13), Some(185), Some(78), Some(0)]),
    ("burgundy", "easy", [None, Some(169), Some(78), Some(0)]),
    ("burgundy", "novice", [Some(-342), Some(145), None, Some(0)]),
    ("natick", "expert", [None, None, Some(66), Some(170)]),
    ("natick", "hard", [None, None, Some(97), Some(1)]),
    ("natick", "medium", [Some(8), None, Some(79), Some(0)]),
    ("natick", "easy", [None, None, Some(74), Some(0)]),
    ("natick", "novice", [None, None, None, Some(0)]),
    ("orleans", "medium", [Some(8), Some(152), Some(75), Some(0)]),
    ("orleans", "easy", [None, None, Some(82), Some(0)]),
    ("orleans", "novice", [None, None, None, Some(0)]),
    ("burgundy-dice", "hard", [Some(142), Some(63), Some(72), None]),
    ("burgundy-dice", "medium", [Some(-7), Some(58), Some(74), None]),
    ("burgundy-dice", "easy", [Some(-225), Some(53), Some(77), None]),
    ("burgundy-dice", "novice", [Some(-457), Some(46), None, None]),
];

/// What we have measured of a bot. Nothing is known about most.
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
    use crate::{BOXES, BotKind};

    #[test]
    fn every_row_is_about_a_level_of_a_box() {
        for &(id, level, _) in LADDER {
            let game = BOXES.iter().find(|game| game.id == id).unwrap_or_else(|| panic!("{id}"));
            let row = game.bots().into_iter().find(|bot| bot.name == level);
            assert!(row.is_some_and(|bot| matches!(bot.kind, BotKind::Level(_))), "{id} {level}");
        }
    }

    #[test]
    fn stronger_levels_have_higher_ratings() {
        for game in BOXES {
            let all = game.opponents();
            let ratings: Vec<i16> = all.iter().filter_map(|bot| game.measured(bot.name).rating).collect();
            assert!(ratings.is_sorted() && !ratings.is_empty(), "{}: {ratings:?}", game.id);
        }
    }

    #[test]
    fn nothing_is_claimed_about_bots_that_nobody_measured() {
        assert_eq!(measured("burgundy", "random"), Measured::default());
        assert_eq!(measured("toy", "expert"), Measured::default());
    }
}
