//! Islands as text: each space has its name, and below it what is there.

use engine::{Ink, Paper, width_of};

use crate::{
    content::{BOARDS, Duchy},
    view::SpaceView,
};

/// The columns and lines for ten widths of a space.
const ACROSS: usize = 74;
const DOWN: usize = 23;
/// Where the first space is printed, in hundredths of a width.
const CORNER: (u16, u16) = (80, 60);
const MARGIN: usize = 2;

/// What is written in one line: the column, the text and its ink.
type Words = Vec<(usize, String, Option<Ink>)>;

/// Draws the spaces of a duchy where they are printed, or nothing if it has rows. `shown` says what is on a space.
pub(crate) fn islands(
    spaces: &[SpaceView],
    paper: Paper,
    shown: impl Fn(&SpaceView) -> (String, Option<Ink>),
) -> Option<Vec<String>> {
    let mut lines: Vec<Words> = Vec::new();
    for space in spaces {
        let (x, y) = space.space.printed_at()?;
        let at = |place: u16, corner: u16, scale: usize| (usize::from(place - corner) * scale + 500) / 1000;
        let (column, line) = (at(x, CORNER.0, ACROSS), at(y, CORNER.1, DOWN));
        lines.resize(lines.len().max(line + 2), Vec::new());
        let (text, ink) = shown(space);
        lines[line].push((column + MARGIN, space.space.to_string(), Some(Ink::Dim)));
        lines[line + 1].push((column + MARGIN, text, ink));
    }
    Some(lines.into_iter().map(|words| written(words, paper)).collect())
}

fn written(mut words: Words, paper: Paper) -> String {
    words.sort_by_key(|&(column, ..)| column);
    let mut line = String::new();
    for (column, text, ink) in words {
        let gap = column.saturating_sub(width_of(&line));
        line.push_str(&" ".repeat(gap));
        line.push_str(&ink.map_or_else(|| text.clone(), |ink| paper.ink(ink, &text)));
    }
    line
}

/// The rivers of a duchy, each as the two spaces that it joins.
pub(crate) fn rivers(duchy: Duchy) -> String {
    let links = BOARDS.iter().filter(|board| board.duchy == duchy).flat_map(|board| board.layout.links());
    links.map(|(one, other)| format!("{one}-{other}")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use engine::{Config, Rules as _, Stage as _, Viewer};

    use super::*;
    use crate::rules::Burgundy;

    #[test]
    fn every_space_of_the_islands_can_be_read_in_80_columns() {
        for board in ["13a", "13b"] {
            let mut config = Config::seats(1).option("boards", board);
            config.modules.push("solo".to_owned());
            let rules = Burgundy::new(&config).unwrap();
            let view = rules.view(&rules.blank(), Viewer::Everything);
            let spaces = &view.players[0].duchy;
            let lines = islands(spaces, Paper::PLAIN, |_| ("[ship]".to_owned(), None)).unwrap();
            let words = |line: &String| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            let words: Vec<String> = lines.iter().flat_map(words).collect();
            assert!(lines.iter().all(|line| line.len() <= 80), "{board}\n{}", lines.join("\n"));
            assert_eq!(
                words.iter().filter(|word| *word == "[ship]").count(),
                37,
                "{board}\n{}",
                lines.join("\n")
            );
            for space in spaces {
                assert!(words.contains(&space.space.to_string()), "{}", space.space);
            }
        }
    }
}
