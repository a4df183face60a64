//! The table as plain text, for golden games and for anyone reading along.

use std::fmt::{self, Write as _};

use engine::Paper;

use crate::{
    archipelago::islands,
    content::{Kind, Tile},
    view::{DepotView, GoodsView, PlayerView, SpaceView, View},
};

/// Width of one space, and of one duchy with its margin.
const CELL: usize = 6;
const DUCHY: usize = 7 * CELL + 4;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "phase {}", self.phase)?;
        if self.round > 0 {
            write!(f, ", round {}", self.round)?;
        }
        if let Some(white) = self.white {
            write!(f, ", white die {white}")?;
        }
        if let Some(seat) = self.turn {
            write!(f, ", {seat}'s turn")?;
        }
        if self.over {
            write!(f, ", game over")?;
        }
        let track: Vec<String> =
            self.track.iter().map(|piece| format!("{}@{}", piece.seat, piece.space)).collect();
        writeln!(f)?;
        if !track.is_empty() {
            writeln!(f, "track {}", track.join(" "))?;
        }
        if let Some(solo) = &self.solo {
            writeln!(f, "counter {} of {}, rounds left {}", solo.counter, solo.target, solo.rounds_left)?;
        }
        for pair in self.depots[..6].chunks(2) {
            writeln!(f, "  {:<46}{}", depot(&pair[0]), depot(&pair[1]))?;
        }
        writeln!(f, "  {}", depot(&self.depots[6]))?;
        let coming: Vec<&str> = self.round_goods.iter().map(|good| good.name()).collect();
        writeln!(f, "  goods to come: {}", or_dash(&coming.join(" ")))?;
        let bonus: Vec<String> = self
            .bonus
            .iter()
            .filter(|bonus| bonus.small)
            .map(|bonus| format!("{}{}", bonus.kind, if bonus.large { "" } else { " (small)" }))
            .collect();
        if !self.bonus.is_empty() {
            writeln!(f, "  bonus tiles left: {}", or_dash(&bonus.join(", ")))?;
        }
        for pair in self.players.chunks(2) {
            writeln!(f)?;
            side_by_side(f, &pair.iter().map(player).collect::<Vec<_>>())?;
        }
        Ok(())
    }
}

fn or_dash(text: &str) -> &str {
    if text.is_empty() { "-" } else { text }
}

fn depot(depot: &DepotView) -> String {
    let tiles: Vec<&str> = depot.tiles.iter().flatten().map(|tile| tile.name()).collect();
    let mut text = format!("{}: {}", depot.depot, or_dash(&tiles.join(" ")));
    if !depot.goods.is_empty() {
        let goods: Vec<&str> = depot.goods.iter().map(|good| good.name()).collect();
        text.push_str(" + ");
        text.push_str(&goods.join(" "));
    }
    text
}

fn side_by_side(f: &mut fmt::Formatter<'_>, blocks: &[Vec<String>]) -> fmt::Result {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    for row in 0..height {
        let mut line = String::new();
        for (place, block) in blocks.iter().enumerate() {
            let text = block.get(row).map_or("", String::as_str);
            let gap = (place * (DUCHY + 2)).saturating_sub(line.chars().count());
            line.push_str(&" ".repeat(gap));
            line.push_str(text);
        }
        writeln!(f, "{}", line.trim_end())?;
    }
    Ok(())
}

fn player(player: &PlayerView) -> Vec<String> {
    let dice: Vec<String> =
        player.dice.iter().map(|die| die.map_or("-".to_owned(), |die| die.to_string())).collect();
    let storage: Vec<&str> = player.storage.iter().map(|tile| tile.name()).collect();
    let kinds = |kinds: &[Kind]| kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" ");
    let mut lines = vec![
        format!(
            "{}  {} points  silver {}  workers {}  dice {}",
            player.seat,
            player.points,
            player.silver,
            player.workers,
            dice.join(" ")
        ),
        format!("  storage: {}", or_dash(&storage.join(" "))),
        format!("  goods: {}  sold: {}", goods(&player.goods), goods(&player.sold)),
    ];
    if !player.bonus_large.is_empty() || !player.bonus_small.is_empty() {
        lines.push(format!(
            "  bonus: large {}, small {}",
            or_dash(&kinds(&player.bonus_large)),
            or_dash(&kinds(&player.bonus_small))
        ));
    }
    if let Some(board) = player.board {
        lines.push(format!("  duchy {board}, {} spaces empty", player.empty_spaces));
        lines.extend(duchy(&player.duchy));
    } else {
        let dealt: Vec<String> = player.dealt.iter().map(ToString::to_string).collect();
        lines.push(format!("  duchy not chosen; dealt: {}", or_dash(&dealt.join(" "))));
    }
    lines
}

fn goods(goods: &[GoodsView]) -> String {
    let goods: Vec<String> = goods.iter().map(|pile| format!("{} {}", pile.count, pile.good)).collect();
    if goods.is_empty() { "-".to_owned() } else { goods.join(", ") }
}

/// Rows as on the cardboard: an empty space shows its colour and value, a tile its short name.
fn duchy(spaces: &[SpaceView]) -> Vec<String> {
    if let Some(lines) = islands(spaces, Paper::PLAIN, |space| (drawn(space), None)) {
        return lines;
    }
    let mut lines = Vec::new();
    let mut rest = spaces;
    for columns in [4, 5, 6, 7, 6, 5, 4] {
        let (row, after) = rest.split_at(columns);
        rest = after;
        let mut line = " ".repeat((7 - columns) * CELL / 2 + 2);
        for space in row {
            write!(line, "{:^CELL$}", drawn(space)).expect("writing to a string never fails");
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// A tile, or the colour and value of an empty space.
fn drawn(space: &SpaceView) -> String {
    match space.tile {
        Some(tile) => short(tile),
        None => format!("{}{}", space.kind.letter(), space.value),
    }
}

/// A tile in at most five letters, in brackets so that it stands out from empty spaces.
fn short(tile: Tile) -> String {
    let name = tile.name();
    let text = match name {
        "warehouse" => "ware",
        "watchtower" => "watc",
        "carpenter" => "carp",
        "church" => "chur",
        "market" => "mark",
        "boarding-house" => "boar",
        "town-hall" => "hall",
        "castle" => "cast",
        "blank" => "blan",
        _ => name,
    };
    if let Some(number) = text.strip_prefix("monastery") {
        return format!("[m{number}]");
    }
    if let Some(animals) = text.strip_prefix("sheep") {
        return format!("[she{animals}]");
    }
    if let Some(animals) = text.strip_prefix("goat") {
        return format!("[goa{animals}]");
    }
    format!("[{text}]")
}
