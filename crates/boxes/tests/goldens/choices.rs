//! What every bot chooses in positions from all golden games of a box. `games/<box>/choices.txt` has a line for each
//! position, with a print of the turn that each bot would play.

use boxes::BOXES;
use engine::{Pending, Seat};
use shelf::{BoxTable, GameBox, Stop};

use crate::{Line, compare, golden, of, print};

/// Bots that think do it briefly, and in one position of each game.
const SIMULATIONS: u32 = 4;

#[test]
fn bots_of_burgundy_choose_what_they_chose() {
    check("burgundy", 4);
}

#[test]
fn bots_of_the_dice_game_choose_what_they_chose() {
    check("burgundy-dice", 13);
}

#[test]
fn bots_of_natick_choose_what_they_chose() {
    check("natick", 8);
}

#[test]
fn bots_of_orleans_choose_what_they_chose() {
    check("orleans", 3);
}

/// Looks at this many positions of each golden game.
fn check(id: &str, positions: usize) {
    let game = BOXES.find(id).unwrap();
    // Nobody needs a file to know what a bot does that plays at random.
    let bots: Vec<_> = game.bots().into_iter().filter(|bot| bot.name != "random").collect();
    let names: Vec<String> = bots
        .iter()
        .map(|bot| if bot.thinks { format!("{}@{SIMULATIONS}", bot.name) } else { bot.name.to_owned() })
        .collect();
    let mut lines = vec![Line::from(format!("game entry seat {}", names.join(" ")))];
    for name in records(game) {
        let whole = golden(game, &name);
        for number in 0..positions {
            let from = whole.len() * (2 * number + 1) / (2 * positions);
            let Some((table, seat)) = decision(&*whole, from) else { continue };
            let (mut text, mut about) = (format!("{name} {} {seat}", table.len()), String::new());
            for (bot, called) in bots.iter().zip(&names) {
                if bot.thinks && number != positions / 2 {
                    text += " -";
                    continue;
                }
                let turn =
                    table.think_until(called, seat, number as u64, &Stop::default()).unwrap().join("; ");
                text.extend([" ", &print(&turn)]);
                about.extend(["    ", called, ": ", &turn, "\n"]);
            }
            lines.push(Line { text, about });
        }
    }
    compare(game, "choices.txt", &lines);
}

/// The names of the golden games.
fn records(game: &GameBox) -> Vec<String> {
    let paths = testkit::files(&of(game, "golden"), "game").unwrap();
    paths.iter().map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

/// The first position from an entry on in which a seat has a choice.
fn decision(whole: &dyn BoxTable, from: usize) -> Option<(Box<dyn BoxTable>, Seat)> {
    let mut table = whole.back_at(from).unwrap();
    loop {
        if let Pending::Seats(seats) = table.pending()
            && let Some(seat) =
                Seat::all(table.seats()).find(|&seat| seats.contains(seat) && table.legal(seat).len() > 1)
        {
            return Some((table, seat));
        }
        let entry = whole.entry(table.len())?;
        table.enter(entry.actor, &entry.text).unwrap();
    }
}
