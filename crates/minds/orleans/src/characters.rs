//! Invasion: which characters suit bots.

use ::orleans::scenarios::invasion::Character;

/// How many games in a hundred a team wins with a character when the other characters were dealt, in the order of
/// [`Character`]: with two, three, four and five seats.
///
/// 2500 games of `greedy` for each row (`loire sim orleans --modules invasion --seats N --bots greedy --games 2500 --seed 101 --record DIR`).
/// `greedy` wins 29.2, 24.0, 2.5 and 2.6 % of them.
const WON: [[f32; Character::COUNT]; 4] = [
    [38.8, 30.7, 23.1, 47.7, 35.4, 10.4, 43.0, 21.2, 13.9],
    [29.4, 21.8, 13.2, 36.0, 28.0, 20.0, 34.4, 16.8, 16.3],
    [4.0, 1.5, 0.7, 3.0, 3.6, 2.2, 3.3, 1.6, 2.7],
    [2.8, 1.8, 0.1, 3.2, 4.2, 2.8, 3.4, 1.9, 2.8],
];

/// How well a team of this many bots does with a character, compared with the others.
pub(super) fn suits(character: Character, seats: u8) -> f32 {
    WON[usize::from(seats.clamp(2, 5)) - 2][character.index()]
}
