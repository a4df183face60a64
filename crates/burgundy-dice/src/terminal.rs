//! The table for people at a terminal. [`crate::draw`] writes the same for golden games, whose text must
//! never change.

use engine::{Block, Cell, Ink, Paper};

use crate::{
    content::{Bonus, Colour, Numbers},
    view::{ColourView, HexView, PlayerView, View},
};

/// Width of one hex.
const CELL: usize = 5;
/// Width of one sheet: two fit into 80 columns.
const SHEET: usize = 7 * CELL + 4;

impl View {
    /// Draws the table.
    pub fn drawn(&self, paper: Paper) -> String {
        let mut lines = paper.wrap("", &self.headline());
        let dice = match self.dice {
            Some(dice) => {
                let ([low, high], [one, other]) = (dice.pips, dice.colours);
                let [one, other] = [one, other].map(|colour| paper.ink(ink(colour), colour.name()));
                let double = if dice.double() { "double hourglass" } else { "one hourglass" };
                format!("{low} {high} {one} {other}, {double}")
            }
            None => "not rolled yet".to_owned(),
        };
        lines.extend(paper.wrap("dice: ", &dice));
        let left: Vec<String> = self.colours.iter().filter_map(reward).collect();
        let left = if left.is_empty() { "none".to_owned() } else { left.join(", ") };
        lines.extend(paper.wrap("whole colours: ", &left));
        let blocks: Vec<Block> = self.players.iter().map(|player| sheet(player, paper)).collect();
        format!("{}\n{}", lines.join("\n"), paper.beside(&blocks))
    }

    fn headline(&self) -> String {
        let mut parts = vec![format!("duchy {}", self.duchy), format!("phase {}", self.phase)];
        if self.round > 0 {
            parts.push(format!("round {}", self.round));
        }
        parts.push(format!("{} of {} boxes ticked", self.ticks, self.boxes));
        if self.over {
            parts.push("game over".to_owned());
        }
        parts.join(", ")
    }
}

/// What the symbols in a drawn table mean.
pub fn legend() -> Vec<(String, String)> {
    let colour = |colour: Colour| {
        let spec = colour.spec();
        let numbers = match spec.numbers {
            Numbers::Only([low, high]) => format!("takes {low} or {high}"),
            Numbers::Different => "takes any number, none twice in an area".to_owned(),
            Numbers::Equal => "takes any number, the same throughout the area".to_owned(),
            Numbers::Beside => "takes a number that is next to it".to_owned(),
        };
        (spec.letter.to_string(), format!("{} ({}): {numbers}", spec.area, spec.name))
    };
    let mut rows: Vec<(String, String)> = Colour::ALL.map(colour).to_vec();
    let squares: Vec<String> = Bonus::ALL
        .map(|bonus| {
            let spec = bonus.colour().spec();
            format!("{} {}", spec.letter.to_lowercase(), bonus.name())
        })
        .to_vec();
    rows.extend([
        ("C.m".to_owned(), format!("a castle, and the bonus on its square ({})", squares.join(", "))),
        (
            "purple 3/2".to_owned(),
            "points for the first and the second to mark every purple hex; - means gone".to_owned(),
        ),
        ("[Y3]".to_owned(), "a marked hex with its number".to_owned()),
        ("[C*]".to_owned(), "the castle you started with".to_owned()),
        ("r4c5".to_owned(), "row 4, column 5; count the columns from the left in each row".to_owned()),
    ]);
    rows
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Purple => Ink::Purple,
        Colour::Gray => Ink::Grey,
        Colour::Blue => Ink::Blue,
        Colour::Orange => Ink::Orange,
        Colour::Green => Ink::Green,
        Colour::Yellow => Ink::Yellow,
    }
}

/// What a colour still pays.
fn reward(colour: &ColourView) -> Option<String> {
    let points = match (colour.first, colour.second) {
        (Some(first), Some(second)) => format!("{first}/{second}"),
        (None, Some(second)) => format!("-/{second}"),
        (Some(first), None) => format!("{first}/-"),
        (None, None) => return None,
    };
    Some(format!("{} {points}", colour.colour))
}

fn sheet(player: &PlayerView, paper: Paper) -> Block {
    let words = paper.wide(paper.width.min(SHEET));
    let phases: Vec<String> = player.phases.iter().map(u8::to_string).collect();
    let points = if player.points == 1 { "point" } else { "points" };
    let mut head = vec![format!(
        "{}  {} {points} ({})",
        paper.ink(Ink::Bold, &player.seat.to_string()),
        player.points,
        phases.join(" + ")
    )];
    let bonuses: Vec<String> =
        player.bonuses.iter().map(|row| format!("{} {}", row.bonus.many(), row.unused)).collect();
    head.extend(words.wrap("  ", &bonuses.join(", ")));
    match player.choice {
        Some(choice) => head.extend(words.wrap("  chose: ", &choice.to_string())),
        None if player.done => head.push("  has chosen".to_owned()),
        None => {}
    }
    if !player.complete.is_empty() {
        let colours: Vec<&str> = player.complete.iter().map(|colour| colour.name()).collect();
        head.extend(words.wrap("  complete: ", &colours.join(", ")));
    }
    if let Some(grade) = player.grade {
        head.push(format!("  grade: {}", grade.name()));
    }
    let cells: Vec<Cell> = player.hexes.iter().map(|hex| (short(hex), Some(ink(hex.colour)))).collect();
    Block { head, board: paper.hexes(&cells, CELL) }
}

/// A vacant hex shows its colour (and a castle its square), a marked one its number in brackets.
fn short(hex: &HexView) -> String {
    let letter = hex.colour.spec().letter;
    match (hex.marked, hex.number, hex.square) {
        (true, Some(number), _) => format!("[{letter}{number}]"),
        (true, None, _) => format!("[{letter}*]"),
        (false, _, Some(square)) => format!("{letter}.{}", square.colour().spec().letter.to_lowercase()),
        (false, _, None) => letter.to_string(),
    }
}
