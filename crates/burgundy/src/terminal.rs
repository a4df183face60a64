//! The table for people at a terminal. [`crate::draw`] writes the same for golden games, whose text must
//! never change.

use engine::{Block, Cell, Ink, Paper, counted};

use crate::{
    archipelago::{islands, rivers},
    content::{Kind, SPACES, Tile},
    draw::{rows_of, shields},
    view::{DepotView, GoodsView, PlayerView, RouteView, SoloView, SpaceView, View},
};

/// The width of a space when two duchies share 80 columns, and when there is more room.
const NARROW: usize = 5;
const ROOMY: usize = 6;
/// The paper width at which wide duchies fit next to each other.
const WIDE: usize = 2 * (7 * ROOMY + 4) + 2;
/// The width of a double duchy with its labels.
const DOUBLE: usize = 2 + 13 * NARROW + 3;

impl View {
    /// Draws the table.
    pub fn drawn(&self, paper: Paper) -> String {
        let mut lines = paper.wrap("", &self.headline());
        let track: Vec<String> =
            self.track.iter().map(|piece| format!("{} on {}", piece.seat, piece.space)).collect();
        if !track.is_empty() {
            lines.extend(paper.wrap("turn order: ", &track.join(", ")));
        }
        lines.extend(self.solo.iter().flat_map(|solo| paper.wrap("", &race(solo))));
        for row in &self.depots {
            lines.extend(depot(row, paper));
        }
        for stack in self.counters.iter().filter(|stack| stack.count > 0) {
            let tiles = counted(stack.count.into(), stack.tile.name());
            lines.push(format!("         and {tiles} next to it"));
        }
        let coming: Vec<&str> = self.round_goods.iter().map(|good| good.name()).collect();
        lines.extend(paper.wrap("  goods to come: ", or_dash(&coming.join(" "))));
        let bonus: Vec<String> = (self.bonus.iter().filter(|bonus| bonus.small))
            .map(|bonus| format!("{}{}", bonus.kind, if bonus.large { "" } else { " (small)" }))
            .collect();
        if !self.bonus.is_empty() {
            lines.extend(paper.wrap("  bonus tiles left: ", or_dash(&bonus.join(", "))));
        }
        if !self.border.is_empty() {
            let awards: Vec<String> = (self.border.iter().zip(&self.border_points))
                .map(|(seat, points)| {
                    format!("{points} points: {}", seat.map_or("-".to_owned(), |seat| seat.to_string()))
                })
                .collect();
            lines.extend(paper.wrap("  first to join all border posts: ", &awards.join(", ")));
        }
        let cell = if paper.width >= WIDE { ROOMY } else { NARROW };
        let blocks: Vec<Block> = self.sides().iter().map(|side| drawn_side(side, cell, paper)).collect();
        format!("{}\n{}", lines.join("\n"), paper.beside(&blocks))
    }

    fn headline(&self) -> String {
        let mut parts = vec![format!("phase {}", self.phase)];
        if self.round > 0 {
            parts.push(format!("round {}", self.round));
        }
        parts.extend(self.white.map(|white| format!("white die {white}")));
        parts.extend(self.turn.map(|seat| format!("{seat}'s turn")));
        if self.over {
            parts.push("game over".to_owned());
        }
        parts.join(", ")
    }
}

/// What the symbols in a drawn table mean.
pub fn legend() -> Vec<(String, String)> {
    let kinds = [
        (Kind::Building, "building (beige)"),
        (Kind::Livestock, "livestock (light green)"),
        (Kind::Castle, "castle (dark green)"),
        (Kind::Mine, "mine (grey)"),
        (Kind::Ship, "ship (blue)"),
        (Kind::Monastery, "monastery (yellow)"),
    ];
    let mut rows: Vec<(String, String)> = vec![
        ("L6".to_owned(), "an empty space: a letter for its kind, and the die value it takes".to_owned()),
        ("[cas]".to_owned(), "a tile on its space, by the beginning of its name".to_owned()),
        ("[m12]".to_owned(), "monastery12; `rules monastery.12` says what it does".to_owned()),
        ("[sh3]".to_owned(), "sheep3, a tile with three sheep; the same for cow, pig and goat".to_owned()),
    ];
    rows.extend(kinds.map(|(kind, name)| (kind.letter().to_string(), name.to_owned())));
    rows.push(("[bla]".to_owned(), "a tile that lies face down".to_owned()));
    rows.push(("nw7".to_owned(), "a space of an island in the solo game; what it holds is below".to_owned()));
    rows.push(("r3c2".to_owned(), "row 3, column 2; count the columns from the left in each row".to_owned()));
    rows.push((
        "3: ship + red".to_owned(),
        "depot 3 with a ship tile and a red good; `black` is the black depot".to_owned(),
    ));
    rows.push((
        "pink* [red] brown".to_owned(),
        "a trade route: a pink good that gave its bonus, a red good that did not, and a free brown space"
            .to_owned(),
    ));
    rows.push((
        "shield 9".to_owned(),
        "a shield that you can take with a double; `rules shield.09` says what it does".to_owned(),
    ));
    rows.push(("d1, d2".to_owned(), "your first and second die".to_owned()));
    rows
}

/// How far a game of filling the duchy has come.
fn race(solo: &SoloView) -> String {
    format!(
        "counter {} of {} (then {}), {} of {} spaces covered, rounds left after this one: {}",
        solo.counter, solo.target, solo.next_target, solo.covered, solo.spaces, solo.rounds_left
    )
}

fn or_dash(text: &str) -> &str {
    if text.is_empty() { "-" } else { text }
}

fn ink(kind: Kind) -> Ink {
    match kind {
        Kind::Building => Ink::Orange,
        Kind::Livestock | Kind::Castle => Ink::Green,
        Kind::Mine => Ink::Grey,
        Kind::Ship => Ink::Blue,
        Kind::Monastery => Ink::Yellow,
    }
}

fn depot(depot: &DepotView, paper: Paper) -> Vec<String> {
    let tiles = depot.tiles.iter().flatten().map(|tile| match tile.printed().counts {
        Some(kind) => paper.ink(ink(kind), tile.name()),
        None => tile.name().to_owned(),
    });
    let mut text = tiles.collect::<Vec<_>>().join(" ");
    if text.is_empty() {
        text.push('-');
    }
    if !depot.goods.is_empty() {
        let goods: Vec<&str> = depot.goods.iter().map(|good| good.name()).collect();
        text.push_str(" + ");
        text.push_str(&goods.join(" "));
    }
    if !depot.shields.is_empty() {
        let numbers: Vec<String> = depot.shields.iter().map(ToString::to_string).collect();
        text.push_str(" + shield ");
        text.push_str(&numbers.join(" and "));
    }
    paper.wrap(&format!("  {:>5}: ", depot.depot.to_string()), &text)
}

fn drawn_side(side: &[&PlayerView], cell: usize, paper: Paper) -> Block {
    match *side {
        [alone] => player(alone, cell, paper),
        _ => partners(side, paper),
    }
}

fn points(points: u16) -> String {
    format!("{points} {}", if points == 1 { "point" } else { "points" })
}

/// A seat, its points and its dice.
fn hand(player: &PlayerView, paper: Paper) -> String {
    let dice: Vec<String> =
        player.dice.iter().map(|die| die.map_or("-".to_owned(), |die| die.to_string())).collect();
    let seat = paper.ink(Ink::Bold, &player.seat.to_string());
    format!("{seat}  {}, dice {}", points(player.points), dice.join(" "))
}

fn names(tiles: &[Tile]) -> String {
    tiles.iter().map(|tile| tile.name()).collect::<Vec<_>>().join(" ")
}

/// Partners first say what is their own, then what they share. r[burgundy.info.team] Everyone sees all of it.
fn partners(side: &[&PlayerView], paper: Paper) -> Block {
    let words = paper.wide(paper.width.min(DOUBLE));
    let mut head = Vec::new();
    for player in side {
        head.push(hand(player, paper));
        head.extend(words.wrap("  storage: ", or_dash(&names(&player.storage))));
    }
    let player = side[0];
    let total = side.iter().map(|player| player.points).sum();
    head.push(format!("together  {}, silver {}, workers {}", points(total), player.silver, player.workers));
    head.extend(words.wrap("  shared storage: ", or_dash(&names(&player.shared))));
    owned(player, NARROW, head, words)
}

fn player(player: &PlayerView, cell: usize, paper: Paper) -> Block {
    // The text is as wide as the board.
    let words = paper.wide(paper.width.min(7 * cell + 4));
    let mut head =
        vec![hand(player, paper), format!("  silver {}, workers {}", player.silver, player.workers)];
    head.extend(words.wrap("  storage: ", or_dash(&names(&player.storage))));
    owned(player, cell, head, words)
}

/// Goods, bonus tiles and the duchy.
fn owned(player: &PlayerView, cell: usize, mut head: Vec<String>, words: Paper) -> Block {
    head.extend(words.wrap("  goods: ", &goods(&player.goods)));
    head.extend(words.wrap("  sold: ", &goods(&player.sold)));
    let kinds = |kinds: &[Kind]| kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
    for (size, won) in [("large", &player.bonus_large), ("small", &player.bonus_small)] {
        if !won.is_empty() {
            head.extend(words.wrap(&format!("  {size} bonus: "), &kinds(won)));
        }
    }
    if !player.route.is_empty() {
        head.extend(words.wrap("  route: ", &route(&player.route)));
        if let Some(next) = player.route.iter().find(|space| space.laid.is_none()) {
            head.extend(words.wrap("  next on it: ", &format!("{} gives {}", next.good, next.bonus)));
        }
    }
    if !player.pairs.is_empty() {
        let joined = player.pairs.iter().filter(|pair| pair.joined);
        let joined: Vec<String> = joined.map(|pair| pair.posts.join("-")).collect();
        head.extend(words.wrap("  posts joined: ", or_dash(&joined.join(", "))));
    }
    if !player.shields.is_empty() {
        head.extend(words.wrap("  shields: ", &shields(player)));
    }
    let Some(board) = player.board else {
        let dealt: Vec<String> = player.dealt.iter().map(ToString::to_string).collect();
        head.extend(words.wrap("  duchy not chosen; dealt: ", or_dash(&dealt.join(" "))));
        return Block { head, board: Vec::new() };
    };
    head.push(format!("  duchy {board}, {} spaces empty", player.empty_spaces));
    if let Some(lines) = islands(&player.duchy, words, |space| drawn_space(space, ROOMY)) {
        head.extend(words.wrap("  rivers: ", &rivers(board)));
        return Block { head, board: lines };
    }
    if player.duchy.len() == SPACES {
        return Block { head, board: double(&player.duchy, cell, words) };
    }
    let cells: Vec<Cell> = player.duchy.iter().map(|space| drawn_space(space, cell)).collect();
    Block { head, board: words.hexes(&cells, cell) }
}

/// A double duchy with its rows labelled, and the last column of each half in every row.
fn double(spaces: &[SpaceView], cell: usize, paper: Paper) -> Vec<String> {
    let label = |text: &str| paper.ink(Ink::Dim, text);
    let mut lines = Vec::new();
    for (row, (columns, left, right)) in (1..).zip(rows_of(spaces)) {
        let indent = (7 - columns) * cell / 2;
        let mut line = label(&format!("r{row}"));
        line.push_str(&" ".repeat(indent));
        for space in left {
            draw_space(&mut line, space, cell, paper);
        }
        // The right half lies six columns farther on. In the outer rows there is room for a label in between.
        let gap = (6 * cell).saturating_sub(columns * cell);
        let between = if gap > 0 { format!("c{columns}") } else { String::new() };
        line.push_str(&label(&format!("{between:<gap$}")));
        for space in right {
            draw_space(&mut line, space, cell, paper);
        }
        line.push_str(&label(&format!("c{}", columns + right.len())));
        lines.push(line);
    }
    lines
}

fn draw_space(line: &mut String, space: &SpaceView, cell: usize, paper: Paper) {
    let (text, ink) = drawn_space(space, cell);
    let text = format!("{text:^cell$}");
    line.push_str(&ink.map_or_else(|| text.clone(), |ink| paper.ink(ink, &text)));
}

/// The route card by card: the colour of each space, with `[ ]` around a good of another colour and `*` after one
/// that gave its bonus.
fn route(route: &[RouteView]) -> String {
    let space = |space: &RouteView| match space.laid {
        Some(good) if space.paid => format!("{good}*"),
        Some(good) => format!("[{good}]"),
        None => space.good.to_string(),
    };
    let cards = route.chunks(3).map(|card| card.iter().map(space).collect::<Vec<_>>().join(" "));
    cards.collect::<Vec<_>>().join(" | ")
}

fn goods(goods: &[GoodsView]) -> String {
    let goods: Vec<String> = goods.iter().map(|pile| format!("{} {}", pile.count, pile.good)).collect();
    if goods.is_empty() { "-".to_owned() } else { goods.join(", ") }
}

/// An empty space shows its kind and value, a tile its short name in brackets.
fn drawn_space(space: &SpaceView, cell: usize) -> Cell {
    let text = match space.tile {
        Some(tile) => format!("[{}]", short(tile, cell - 2)),
        None => format!("{}{}", space.kind.letter(), space.value),
    };
    (text, Some(ink(space.kind)))
}

/// The beginning of a tile's name, with its number.
fn short(tile: Tile, letters: usize) -> String {
    let name = match tile.name() {
        "town-hall" => "hall",
        name => name,
    };
    let word = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = &name[word.len()..];
    if word == "monastery" {
        return format!("m{number}");
    }
    let word: String = word.chars().take(letters - number.len()).collect();
    format!("{word}{number}")
}
