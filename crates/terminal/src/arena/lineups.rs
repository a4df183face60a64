//! Who sits where.

use engine::Seat;

/// How the bots are matched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// Every bot fills the whole table: alone, together against the box, or against itself.
    Alone,
    /// Every bot meets every other: in turn, one of them sits among copies of the other.
    Pairs,
    /// Every bot sits among copies of this one.
    OneAmong(usize),
    /// All bots sit at one table.
    Mixed,
}

/// Which bots meet in a match-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    Alone(usize),
    /// One bot, and the bot that has all other sides.
    One {
        one: usize,
        among: usize,
    },
    All,
}

/// Bots that meet, and every way in which they sit. Each is played with the same luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Matchup {
    pub(crate) who: Who,
    /// The bot on each seat.
    pub(crate) lineups: Vec<Vec<usize>>,
}

/// The seats that represent a side each.
pub(crate) fn heads(sides: &[Seat]) -> Vec<usize> {
    (0..sides.len()).filter(|&seat| sides[seat].index() == seat).collect()
}

/// All match-ups between this many bots. `sides` has the seat that represents each seat's side: partners are always
/// the same bot.
pub(crate) fn matchups(style: Style, bots: usize, sides: &[Seat]) -> Vec<Matchup> {
    let heads = heads(sides);
    let seated = |by_side: &dyn Fn(usize) -> usize| -> Vec<usize> {
        let place = |side: &Seat| heads.iter().position(|&head| head == side.index());
        sides.iter().map(|side| by_side(place(side).expect("a side has a head"))).collect()
    };
    let one_among = |one: usize, among: usize| Matchup {
        who: Who::One { one, among },
        lineups: (0..heads.len())
            .map(|turn| seated(&|side| if side == turn { one } else { among }))
            .collect(),
    };
    match style {
        Style::Alone => {
            let alone = |bot| Matchup { who: Who::Alone(bot), lineups: vec![vec![bot; sides.len()]] };
            (0..bots).map(alone).collect()
        }
        Style::Pairs => {
            let pairs = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other)));
            // With two sides, one of A among B is also one of B among A.
            let back = heads.len() > 2;
            let both = |(one, other)| {
                [Some(one_among(one, other)), back.then(|| one_among(other, one))].into_iter().flatten()
            };
            pairs.flat_map(both).collect()
        }
        Style::OneAmong(among) => {
            (0..bots).filter(|&one| one != among).map(|one| one_among(one, among)).collect()
        }
        Style::Mixed => {
            let lineups = (0..bots).map(|turn| seated(&|side| (side + turn) % bots)).collect();
            vec![Matchup { who: Who::All, lineups }]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: [Seat; 2] = [Seat(0), Seat(1)];
    const THREE: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];
    const TEAMS: [Seat; 4] = [Seat(0), Seat(1), Seat(0), Seat(1)];

    fn lineups(style: Style, bots: usize, sides: &[Seat]) -> Vec<Vec<Vec<usize>>> {
        matchups(style, bots, sides).into_iter().map(|matchup| matchup.lineups).collect()
    }

    #[test]
    fn two_bots_change_seats() {
        assert_eq!(lineups(Style::Pairs, 2, &TWO), [[[0, 1], [1, 0]]]);
        assert_eq!(lineups(Style::Pairs, 4, &TWO).len(), 6);
    }

    #[test]
    fn at_a_larger_table_one_sits_among_the_others_and_the_reverse() {
        let expected = [[[0, 1, 1], [1, 0, 1], [1, 1, 0]], [[1, 0, 0], [0, 1, 0], [0, 0, 1]]];
        assert_eq!(lineups(Style::Pairs, 2, &THREE), expected);
        assert_eq!(lineups(Style::OneAmong(1), 2, &THREE), expected[..1]);
        assert_eq!(lineups(Style::OneAmong(0), 3, &TWO), [[[1, 0], [0, 1]], [[2, 0], [0, 2]]]);
    }

    #[test]
    fn partners_are_the_same_bot() {
        assert_eq!(lineups(Style::Pairs, 2, &TEAMS), [[[0, 1, 0, 1], [1, 0, 1, 0]]]);
    }

    #[test]
    fn a_mixed_table_goes_round() {
        assert_eq!(lineups(Style::Mixed, 3, &THREE), [[[0, 1, 2], [1, 2, 0], [2, 0, 1]]]);
    }

    #[test]
    fn alone_every_bot_has_the_whole_table() {
        assert_eq!(lineups(Style::Alone, 2, &[Seat(0); 3]), [[[0, 0, 0]], [[1, 1, 1]]]);
    }
}
