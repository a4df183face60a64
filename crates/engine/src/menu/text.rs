/// A text that the compiler puts together from the parts in which content is written.
///
/// The default of an option must be known at compile time, but a board is easier to read row by row.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    bytes: [u8; Text::MOST],
    len: usize,
}

impl Text {
    /// The longest value of an option. Servers refuse longer ones.
    const MOST: usize = 400;

    /// An empty text.
    pub const EMPTY: Text = Text { bytes: [0; Text::MOST], len: 0 };

    /// Rows with single spaces, joined with ` / `. Strokes that only divide a row are left out.
    pub const fn rows(rows: &[&str]) -> Text {
        let mut text = Text::EMPTY;
        let mut row = 0;
        while row < rows.len() {
            if row > 0 {
                text.push(" /");
            }
            text.push_words(rows[row]);
            row += 1;
        }
        text
    }

    /// Adds a text as it is.
    pub const fn push(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            self.bytes[self.len] = bytes[at];
            self.len += 1;
            at += 1;
        }
    }

    /// Adds the words of a row, each after a space unless it is the first of all.
    const fn push_words(&mut self, row: &str) {
        let bytes = row.as_bytes();
        let mut at = 0;
        let mut between = true;
        while at < bytes.len() {
            if bytes[at] == b' ' || bytes[at] == b'|' {
                between = true;
            } else {
                if between && self.len > 0 {
                    self.push(" ");
                }
                between = false;
                self.bytes[self.len] = bytes[at];
                self.len += 1;
            }
            at += 1;
        }
    }

    /// The text.
    pub const fn as_str(&self) -> &str {
        match std::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => panic!("whole texts were added"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_joined_at_compile_time() {
        const TEXT: &Text = &Text::rows(&["   B6 B5", "L2 | C1 ", " Ü3"]);
        const WORDS: &str = TEXT.as_str();
        assert_eq!(WORDS, "B6 B5 / L2 C1 / Ü3");
        assert_eq!(Text::EMPTY.as_str(), "");
    }
}
