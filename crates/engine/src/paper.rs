use crate::hex::{HEXES, ROWS};

/// What a table is drawn on: how wide it is, and whether it takes colours.
///
/// Colours only repeat what the letters already say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paper {
    /// How many columns a line has.
    pub width: usize,
    /// Whether it takes colours.
    pub colours: bool,
}

/// An ink, named after the way a terminal shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names explain themselves")]
pub enum Ink {
    Bold,
    Dim,
    Red,
    Green,
    Yellow,
    Blue,
    Purple,
    Cyan,
    Orange,
    Grey,
}

impl Ink {
    fn code(self) -> &'static str {
        match self {
            Ink::Bold => "1",
            Ink::Dim => "2",
            Ink::Red => "31",
            Ink::Green => "32",
            Ink::Yellow => "33",
            Ink::Blue => "34",
            Ink::Purple => "35",
            Ink::Cyan => "36",
            Ink::Orange => "38;5;208",
            Ink::Grey => "38;5;245",
        }
    }
}

/// One seat's part of the table: a few lines of text above a board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Block {
    /// The lines of text.
    pub head: Vec<String>,
    /// The lines of the drawing.
    pub board: Vec<String>,
}

/// A cell of a board: its text and its ink.
pub type Cell = (String, Option<Ink>);

impl Paper {
    /// Eighty columns without colours, which every terminal can show.
    pub const PLAIN: Paper = Paper { width: 80, colours: false };

    /// The same paper with another width.
    #[must_use]
    pub fn wide(self, width: usize) -> Paper {
        Paper { width, ..self }
    }

    /// Text in an ink.
    pub fn ink(self, ink: Ink, text: &str) -> String {
        if self.colours && !text.is_empty() {
            format!("\x1b[{}m{text}\x1b[0m", ink.code())
        } else {
            text.to_owned()
        }
    }

    /// Breaks text between words into lines of at most this width. The first line begins with `first`,
    /// and the others are indented to match.
    pub fn wrap(self, first: &str, text: &str) -> Vec<String> {
        let indent = width_of(first);
        let mut lines = Vec::new();
        let (mut line, mut column) = (first.to_owned(), indent);
        for word in text.split_whitespace() {
            let length = width_of(word);
            if column > indent && column + 1 + length > self.width {
                lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
                column = indent;
            }
            if column > indent {
                line.push(' ');
                column += 1;
            }
            line.push_str(word);
            column += length;
        }
        lines.push(line);
        lines
    }

    /// Puts blocks next to each other while they fit, then starts a new row below. Boards in a row begin
    /// on the same line.
    pub fn beside(self, blocks: &[Block]) -> String {
        const GAP: usize = 2;
        let widest = |block: &Block| block.head.iter().chain(&block.board).map(|line| width_of(line)).max();
        let width = blocks.iter().filter_map(widest).max().unwrap_or(0);
        let across = ((self.width + GAP) / (width + GAP)).max(1);
        let mut text = String::new();
        for row in blocks.chunks(across) {
            let head = row.iter().map(|block| block.head.len()).max().unwrap_or(0);
            let board = row.iter().map(|block| block.board.len()).max().unwrap_or(0);
            text.push('\n');
            for number in 0..head + board {
                let mut line = String::new();
                for (place, block) in row.iter().enumerate() {
                    let gap = (place * (width + GAP)).saturating_sub(width_of(&line));
                    line.push_str(&" ".repeat(gap));
                    let part =
                        if number < head { block.head.get(number) } else { block.board.get(number - head) };
                    line.push_str(part.map_or("", String::as_str));
                }
                text.push_str(line.trim_end());
                text.push('\n');
            }
        }
        text
    }

    /// A board of hexes with its rows and columns labelled. Columns are counted from the left in every row,
    /// so the first four are labelled above and below the board, and a longer row labels its last column.
    pub fn hexes(self, cells: &[Cell], cell: usize) -> Vec<String> {
        debug_assert_eq!(cells.len(), HEXES);
        let indent = |columns: u8| " ".repeat((7 - usize::from(columns)) * cell / 2);
        let columns: String = (1..=4).map(|column| centred(&format!("c{column}"), cell)).collect();
        let columns = self.ink(Ink::Dim, format!("  {}{columns}", indent(4)).trim_end());
        let mut lines = vec![columns.clone()];
        let mut rest = cells;
        for (number, row) in (1..).zip(ROWS) {
            let (here, after) = rest.split_at(usize::from(row));
            rest = after;
            let mut line = self.ink(Ink::Dim, &format!("r{number}"));
            line.push_str(&indent(row));
            for (text, ink) in here {
                let text = centred(text, cell);
                line.push_str(&ink.map_or_else(|| text.clone(), |ink| self.ink(ink, &text)));
            }
            if row > 4 {
                line.push_str(&self.ink(Ink::Dim, &format!("c{row}")));
            }
            lines.push(line);
        }
        lines.push(columns);
        lines
    }
}

fn centred(text: &str, width: usize) -> String {
    format!("{text:^width$}")
}

/// How many columns a line takes up. Ink takes none.
pub fn width_of(line: &str) -> usize {
    let mut width = 0;
    let mut ink = false;
    for letter in line.chars() {
        match letter {
            '\x1b' => ink = true,
            'm' if ink => ink = false,
            _ if ink => {}
            _ => width += 1,
        }
    }
    width
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_breaks_between_words_and_lines_up_after_its_first_words() {
        let paper = Paper::PLAIN.wide(17);
        assert_eq!(paper.wrap("  goods: ", "1 red, 12 tan"), ["  goods: 1 red,", "         12 tan"]);
        assert_eq!(paper.wrap("", "incomprehensibilities are"), ["incomprehensibilities", "are"]);
    }

    #[test]
    fn ink_takes_no_room_and_plain_paper_takes_no_ink() {
        let paper = Paper { width: 20, colours: true };
        let text = paper.ink(Ink::Orange, "city");
        assert_eq!((text.as_str(), width_of(&text)), ("\x1b[38;5;208mcity\x1b[0m", 4));
        assert_eq!(Paper::PLAIN.ink(Ink::Orange, "city"), "city");
    }

    #[test]
    fn blocks_go_side_by_side_where_there_is_room() {
        let block = |name: &str, more: bool| Block {
            head: [vec![name.to_owned()], vec!["more".to_owned(); usize::from(more)]].concat(),
            board: vec!["12345678".to_owned()],
        };
        let blocks = [block("p1", false), block("p2", true)];
        assert_eq!(
            Paper::PLAIN.wide(18).beside(&blocks),
            "\np1        p2\n          more\n12345678  12345678\n"
        );
        assert_eq!(Paper::PLAIN.wide(17).beside(&blocks), "\np1\n12345678\n\np2\nmore\n12345678\n");
    }

    #[test]
    fn rows_and_columns_of_a_board_are_labelled() {
        let cells = vec![("x".to_owned(), None); HEXES];
        let lines = Paper::PLAIN.hexes(&cells, 4);
        assert_eq!(lines[0], "         c1  c2  c3  c4");
        assert_eq!(lines[1].trim_end(), "r1       x   x   x   x");
        assert_eq!(lines[2], "r2     x   x   x   x   x  c5");
        assert_eq!(lines[4], "r4 x   x   x   x   x   x   x  c7");
        assert_eq!(lines[8], lines[0]);
    }
}
