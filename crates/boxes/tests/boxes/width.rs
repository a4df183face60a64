//! Every position of every box fits in 80 columns.

use engine::{Config, Paper, Pending, Viewer, width_of};
use play::{AnyLuck, Seeded};

use boxes::BOXES;
use shelf::{GameBox, mix};

/// A line of a drawing that is wider than its paper.
fn too_wide(text: &str, paper: Paper) -> Option<&str> {
    text.lines().find(|line| width_of(line) > paper.width)
}

/// Draws the table repeatedly during a game between random bots.
fn play_and_draw(game: &GameBox, config: &Config, seed: u64) {
    let plain = Paper::PLAIN;
    let coloured = Paper { colours: true, ..plain };
    let wide = plain.wide(120);
    let mut table = game.open(config, &[]).unwrap();
    let mut luck = AnyLuck::from(Seeded::new(seed));
    for ply in 0_u64.. {
        table.settle(&mut luck).unwrap();
        let pending = table.pending();
        if ply % 7 == 0 || pending == Pending::Over {
            for viewer in [Viewer::Everything, Viewer::Spectator] {
                let drawn = table.drawing(viewer, plain);
                for (text, paper) in [(&drawn, plain), (&table.drawing(viewer, wide), wide)] {
                    assert_eq!(too_wide(text, paper), None, "{} after {} entries", game.id, table.len());
                }
                // Without its colours, a coloured table has exactly the same text.
                assert_eq!(without_ink(&table.drawing(viewer, coloured)), drawn, "{}", game.id);
            }
        }
        let Pending::Seats(seats) = pending else { return };
        // Only one seat, because chance may have to answer before the next one can.
        let seat = seats.lowest().expect("some seat has to act");
        let action = table.think("random", seat, mix(seed, &[ply])).unwrap();
        table.play(seat, &action).unwrap();
    }
}

fn without_ink(text: &str) -> String {
    let mut plain = String::new();
    for (number, part) in text.split("\x1b[").enumerate() {
        plain.push_str(if number == 0 { part } else { part.split_once('m').unwrap().1 });
    }
    let lines: Vec<&str> = plain.lines().map(str::trim_end).collect();
    let end = if plain.ends_with('\n') { "\n" } else { "" };
    lines.join("\n") + end
}

#[test]
fn every_box_fits_into_80_columns_at_every_table() {
    for game in BOXES.boxes() {
        for seats in game.menu.seats.clone() {
            for seed in 0..4 {
                play_and_draw(game, &Config::seats(seats), seed);
            }
        }
        assert!(!game.legend().is_empty(), "{} has no legend", game.id);
    }
}
