//! The table as plain text, for golden games and for anyone reading along.

use std::fmt::{self, Write as _};

use crate::view::{ColourView, HexView, PlayerView, View};

/// Width of one hex, and of one sheet with its margin.
const CELL: usize = 5;
const SHEET: usize = 7 * CELL + 12;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "duchy {}, phase {}", self.duchy, self.phase)?;
        if self.round > 0 {
            write!(f, ", round {}", self.round)?;
        }
        write!(f, ", {} of {} boxes ticked", self.ticks, self.boxes)?;
        if self.over {
            write!(f, ", game over")?;
        }
        writeln!(f)?;
        match self.dice {
            Some(dice) => {
                let double = if dice.double() { " (double hourglass)" } else { "" };
                writeln!(f, "dice {dice}{double}")?;
            }
            None => writeln!(f, "dice -")?,
        }
        let left: Vec<String> = self.colours.iter().filter_map(reward).collect();
        writeln!(f, "colours {}", if left.is_empty() { "-".to_owned() } else { left.join(", ") })?;
        for pair in self.players.chunks(2) {
            writeln!(f)?;
            side_by_side(f, &pair.iter().map(sheet).collect::<Vec<_>>())?;
        }
        Ok(())
    }
}

/// What a colour still pays.
fn reward(colour: &ColourView) -> Option<String> {
    match (colour.first, colour.second) {
        (Some(first), Some(second)) => Some(format!("{} {first}/{second}", colour.colour)),
        (None, Some(second)) => Some(format!("{} -/{second}", colour.colour)),
        (Some(first), None) => Some(format!("{} {first}/-", colour.colour)),
        (None, None) => None,
    }
}

fn side_by_side(f: &mut fmt::Formatter<'_>, blocks: &[Vec<String>]) -> fmt::Result {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    for row in 0..height {
        let mut line = String::new();
        for (place, block) in blocks.iter().enumerate() {
            let text = block.get(row).map_or("", String::as_str);
            let gap = (place * SHEET).saturating_sub(line.chars().count());
            line.push_str(&" ".repeat(gap));
            line.push_str(text);
        }
        writeln!(f, "{}", line.trim_end())?;
    }
    Ok(())
}

fn sheet(player: &PlayerView) -> Vec<String> {
    let phases: Vec<String> = player.phases.iter().map(u8::to_string).collect();
    let chosen = match player.choice {
        Some(choice) => format!("  chose: {choice}"),
        None if player.done => "  has chosen".to_owned(),
        None => String::new(),
    };
    let bonuses: Vec<String> =
        player.bonuses.iter().map(|row| format!("{} {}", row.bonus.many(), row.unused)).collect();
    let mut lines = vec![
        format!("{}  {} points ({}){chosen}", player.seat, player.points, phases.join(" + ")),
        format!("  {}", bonuses.join("  ")),
    ];
    if !player.complete.is_empty() {
        let colours: Vec<&str> = player.complete.iter().map(|colour| colour.name()).collect();
        lines.push(format!("  complete: {}", colours.join(" ")));
    }
    if let Some(grade) = player.grade {
        lines.push(format!("  grade: {}", grade.name()));
    }
    lines.extend(duchy(&player.hexes));
    lines
}

/// Rows as on the sheet. A vacant hex shows its colour (and a castle its square), a marked one its
/// number in brackets.
fn duchy(hexes: &[HexView]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = hexes;
    for columns in [4, 5, 6, 7, 6, 5, 4] {
        let (row, after) = rest.split_at(columns);
        rest = after;
        let mut line = " ".repeat((7 - columns) * CELL / 2 + 2);
        for hex in row {
            write!(line, "{:^CELL$}", short(hex)).expect("writing to a string never fails");
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

fn short(hex: &HexView) -> String {
    let letter = hex.colour.spec().letter;
    match (hex.marked, hex.number, hex.square) {
        (true, Some(number), _) => format!("[{letter}{number}]"),
        (true, None, _) => format!("[{letter}*]"),
        (false, _, Some(square)) => format!("{letter}.{}", square.colour().spec().letter.to_lowercase()),
        (false, _, None) => letter.to_string(),
    }
}
