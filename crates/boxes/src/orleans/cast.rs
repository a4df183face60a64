//! Invasion: which character suits a bot.

use ::orleans::scenarios::invasion::Character;

/// How much the chances of a team change with a character, as a logarithm of odds, in the order of [`Character`].
const SUITS: [f32; Character::COUNT] = [0.0; Character::COUNT];

/// How well a team of bots does with a character, compared with the others.
pub(super) fn suits(character: Character) -> f32 {
    SUITS[character.index()]
}
