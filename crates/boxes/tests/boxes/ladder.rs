//! Figures of the levels.

use boxes::BOXES;

#[test]
fn every_level_was_measured_and_stronger_ones_have_higher_ratings() {
    for game in BOXES.boxes() {
        let ratings: Vec<Option<i16>> =
            game.opponents().iter().map(|bot| game.measured(bot.name).rating).collect();
        assert!(ratings.is_sorted() && ratings.iter().all(Option::is_some), "{}: {ratings:?}", game.id);
    }
}
