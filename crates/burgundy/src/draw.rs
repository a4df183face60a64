//! The table as plain text, for golden games and for anyone reading along.

use std::fmt::{self, Write as _};

use engine::{HEXES, Paper, counted};

use crate::{
    archipelago::islands,
    content::{Kind, LEFT_ROWS, RIGHT_ROWS, Shield, Tile},
    view::{DepotView, GoodsView, PlayerView, RouteView, SpaceView, View},
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
        write!(f, "  {}", depot(&self.depots[6]))?;
        for stack in self.counters.iter().filter(|stack| stack.count > 0) {
            write!(f, " + {}", counted(stack.count.into(), stack.tile.name()))?;
        }
        writeln!(f)?;
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
        if !self.border.is_empty() {
            let won: Vec<String> = self.border.iter().flatten().map(ToString::to_string).collect();
            writeln!(f, "  joined all border posts: {}", or_dash(&won.join(" ")))?;
        }
        let sides = self.sides();
        // A double duchy needs the whole width.
        let across = if sides.len() < self.players.len() { 1 } else { 2 };
        for pair in sides.chunks(across) {
            writeln!(f)?;
            side_by_side(f, &pair.iter().map(|side| drawn_side(side)).collect::<Vec<_>>())?;
        }
        Ok(())
    }
}

impl View {
    /// The players by side: partners are together.
    pub(crate) fn sides(&self) -> Vec<Vec<&PlayerView>> {
        let of = |side: u8| self.players.iter().filter(|player| player.side == side).collect();
        (0..self.players.len() as u8).map(of).filter(|side: &Vec<_>| !side.is_empty()).collect()
    }
}

/// A duchy's spaces row by row, each row from the left. A double duchy has its halves next to each other.
pub(crate) fn rows_of(spaces: &[SpaceView]) -> impl Iterator<Item = (usize, &[SpaceView], &[SpaceView])> {
    let (left, right) = spaces.split_at(HEXES.min(spaces.len()));
    let (mut left, mut right) = (left, right);
    LEFT_ROWS.into_iter().zip(RIGHT_ROWS).map(move |(columns, more)| {
        let more = usize::from(more).min(right.len());
        let (here, there) = (left.split_at(columns.into()), right.split_at(more));
        (left, right) = (here.1, there.1);
        (usize::from(columns), here.0, there.0)
    })
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
    if !depot.shields.is_empty() {
        text.push_str(" + ");
        text.push_str(&named_shields(&depot.shields));
    }
    text
}

/// `shield 9`, `shields 9 12`.
fn named_shields(shields: &[Shield]) -> String {
    let numbers: Vec<String> = shields.iter().map(ToString::to_string).collect();
    format!("{} {}", if numbers.len() == 1 { "shield" } else { "shields" }, numbers.join(" "))
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

fn drawn_side(side: &[&PlayerView]) -> Vec<String> {
    match *side {
        [alone] => player(alone),
        _ => partners(side),
    }
}

/// Partners first say what is their own, then what they share.
fn partners(side: &[&PlayerView]) -> Vec<String> {
    let names = |tiles: &[Tile]| tiles.iter().map(|tile| tile.name()).collect::<Vec<_>>().join(" ");
    let mut lines = Vec::new();
    for player in side {
        let dice: Vec<String> =
            player.dice.iter().map(|die| die.map_or("-".to_owned(), |die| die.to_string())).collect();
        lines.push(format!("{}  {} points  dice {}", player.seat, player.points, dice.join(" ")));
        lines.push(format!("  storage: {}", or_dash(&names(&player.storage))));
    }
    let player = side[0];
    let total: u16 = side.iter().map(|player| player.points).sum();
    lines.push(format!("together  {total} points  silver {}  workers {}", player.silver, player.workers));
    lines.push(format!("  shared: {}", or_dash(&names(&player.shared))));
    lines.extend(owned(player));
    lines
}

fn player(player: &PlayerView) -> Vec<String> {
    let dice: Vec<String> =
        player.dice.iter().map(|die| die.map_or("-".to_owned(), |die| die.to_string())).collect();
    let storage: Vec<&str> = player.storage.iter().map(|tile| tile.name()).collect();
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
    ];
    lines.extend(owned(player));
    lines
}

/// Goods, bonus tiles and the duchy.
fn owned(player: &PlayerView) -> Vec<String> {
    let kinds = |kinds: &[Kind]| kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" ");
    let mut lines = vec![format!("  goods: {}  sold: {}", goods(&player.goods), goods(&player.sold))];
    if !player.bonus_large.is_empty() || !player.bonus_small.is_empty() {
        lines.push(format!(
            "  bonus: large {}, small {}",
            or_dash(&kinds(&player.bonus_large)),
            or_dash(&kinds(&player.bonus_small))
        ));
    }
    lines.extend(route(&player.route));
    if !player.pairs.is_empty() {
        let joined = player.pairs.iter().filter(|pair| pair.joined);
        let joined: Vec<String> = joined.map(|pair| pair.posts.join("-")).collect();
        lines.push(format!("  posts joined: {}", or_dash(&joined.join(" "))));
    }
    if !player.shields.is_empty() {
        lines.push(format!("  shields: {}", shields(player)));
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

/// The route in one line: the good on each space, or the colour of a free one in brackets. A `+` gave its bonus.
fn route(route: &[RouteView]) -> Option<String> {
    let space = |space: &RouteView| match space.laid {
        Some(good) => format!("{}{}", &good.name()[..1], if space.paid { "+" } else { "" }),
        None => format!("({})", &space.good.name()[..1]),
    };
    let cards: Vec<String> = route.chunks(3).map(|card| card.iter().map(space).collect()).collect();
    (!cards.is_empty()).then(|| format!("  route: {}", cards.join(" | ")))
}

/// Each shield with its castle, and the player named for shield 6.
pub(crate) fn shields(player: &PlayerView) -> String {
    let shields = player.shields.iter().map(|one| format!("{} on {}", one.shield, one.space));
    let mut text = shields.collect::<Vec<_>>().join(", ");
    if let Some(named) = player.named {
        write!(text, ", {named} named").expect("writing to a string never fails");
    }
    text
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
    for (columns, left, right) in rows_of(spaces) {
        let indent = (7 - columns) * CELL / 2 + 2;
        let mut line = " ".repeat(indent);
        for space in left {
            draw_space(&mut line, space);
        }
        if !right.is_empty() {
            // The right half lies six columns farther on.
            let gap = (indent + 6 * CELL).saturating_sub(indent + columns * CELL);
            line.push_str(&" ".repeat(gap));
            for space in right {
                draw_space(&mut line, space);
            }
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

fn draw_space(line: &mut String, space: &SpaceView) {
    write!(line, "{:^CELL$}", drawn(space)).expect("writing to a string never fails");
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
        "white-castle" => "whit",
        "crane" => "cran",
        "geese" => "gees",
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
