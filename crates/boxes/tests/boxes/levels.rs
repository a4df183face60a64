//! The five levels.

use boxes::BOXES;
use engine::{Config, Seat};
use shelf::{BotKind, Level};

#[test]
fn every_box_offers_the_five_levels_and_suggests_the_middle_one() {
    let levels = [Level::Novice, Level::Easy, Level::Medium, Level::Hard, Level::Expert];
    for game in BOXES.boxes() {
        let kinds: Vec<BotKind> = game.opponents().into_iter().map(|bot| bot.kind).collect();
        assert_eq!(kinds, levels.map(BotKind::Level), "{}", game.id);
        assert_eq!(game.usual_bot(), "medium", "{}", game.id);
        assert_eq!(game.check_bots(["random", "greedy", "steady"]), Vec::<String>::new(), "{}", game.id);
    }
}

/// Everybody uses the same dice in the Dice Game, so bots that think alike fill in the same sheet.
#[test]
fn two_bots_of_one_level_do_not_play_alike() {
    let game = BOXES.find("burgundy-dice").unwrap();
    for level in ["novice", "easy", "medium", "hard", "expert@20"] {
        let arena = game.arena(&Config::seats(2), &[level.to_owned(), level.to_owned()]).unwrap();
        let differ = (0..4).filter(|&seed| {
            let record = arena.game(seed, true).record.unwrap().to_string();
            let of = |seat: Seat| -> Vec<&str> {
                let prefix = format!("{seat} ");
                record.lines().filter_map(|line| line.strip_prefix(&prefix)).collect()
            };
            of(Seat(0)) != of(Seat(1))
        });
        assert!(differ.count() >= 3, "{level}");
    }
}
