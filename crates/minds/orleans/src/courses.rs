//! What a seat or a team may go for more than usual.

use ::orleans::scenarios::Scenario;

use super::weights::{Price, Weight};

/// What to go for. Course 0 is the usual one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Course(pub(super) u8);

/// What grows from round to round.
const GROWTH: [Weight; 5] =
    [Weight::Follower, Weight::Wanted, Weight::Draw, Weight::Technology, Weight::Tile];

/// What counts more where everybody plays for themselves, and by how much.
const ALONE: [(&[Weight], f32); 8] = [
    (&GROWTH, 1.7),
    (&GROWTH, 0.5),
    (&[Weight::Marks], 2.0),
    (&[Weight::Arrived, Weight::Near], 1.6),
    (&[Weight::Draw], 2.5),
    (&[Weight::Technology], 2.5),
    (&[Weight::Tile], 2.5),
    (&[Weight::Follower, Weight::Wanted], 2.0),
];

/// The same where everybody defends the city.
const TOGETHER: [(&[Price], &[Weight], f32); ALONE.len()] = [
    (
        &[
            Price::OwnCoin,
            Price::OwnDevelopment,
            Price::OwnStep,
            Price::OwnMonk,
            Price::OwnTile,
            Price::OwnTechnology,
            Price::OwnCitizen,
            Price::OwnGood,
            Price::OwnStation,
            Price::OwnJoin,
        ],
        &[],
        2.0,
    ),
    (&[Price::Coin, Price::Fund], &[], 2.0),
    (&[Price::Good, Price::Deliver], &[], 2.0),
    (&[Price::Tower, Price::Pull], &[], 1.7),
    (
        &[Price::Citizen, Price::Development, Price::Track, Price::Cloth, Price::Catapult, Price::Join],
        &[],
        2.0,
    ),
    (&[Price::Knight, Price::Send], &[], 2.0),
    (&[], &GROWTH, 1.6),
    (&[], &GROWTH, 0.6),
];

impl Course {
    /// How many courses there are, with the usual one.
    pub(super) const COUNT: u8 = ALONE.len() as u8 + 1;

    /// All of them, the usual one first.
    pub(super) fn all() -> impl Iterator<Item = Course> {
        (0..Course::COUNT).map(Course)
    }

    /// Its place among the unusual ones.
    fn place(self) -> Option<usize> {
        usize::from(self.0).checked_sub(1)
    }

    /// What it multiplies in a scenario, and by how much.
    pub(super) fn favoured(self, scenario: Scenario) -> (&'static [Weight], f32) {
        match self.place() {
            None => (&[], 1.0),
            Some(place) if scenario == Scenario::Invasion => (TOGETHER[place].1, TOGETHER[place].2),
            Some(place) => ALONE[place],
        }
    }

    /// By how much it multiplies a price.
    pub(super) fn favour(self, price: Price) -> f32 {
        let favoured = self.place().map(|place| TOGETHER[place]);
        favoured.filter(|(prices, ..)| prices.contains(&price)).map_or(1.0, |(.., by)| by)
    }
}
