/// Rust source, parsed just enough for textual laws: what is code, what is a comment, what is a
/// literal, and which lines belong to tests.
pub(crate) struct Source {
    /// The code as ASCII, with comments and literals blanked out and line breaks kept.
    pub code: String,
    /// One piece for each line of a comment.
    pub comments: Vec<Piece>,
    /// String literals, as written between their quotes.
    pub strings: Vec<Piece>,
    /// For each line: whether it is inside something marked `#[cfg(test)]`.
    tests: Vec<bool>,
}

/// A piece of text, the line it begins on, counted from 1, and where in the code it would stand.
#[derive(Debug, PartialEq)]
pub(crate) struct Piece {
    pub line: usize,
    pub at: usize,
    pub text: String,
}

impl Source {
    pub(crate) fn read(text: &str) -> Source {
        let mut scanner = Scanner::new(text);
        while scanner.at < scanner.chars.len() {
            scanner.step();
        }
        let Scanner { code, comments, strings, .. } = scanner;
        let tests = test_lines(&code);
        Source { code, comments, strings, tests }
    }

    /// The code line by line, numbered from 1, without test code.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let numbered = self.code.split('\n').enumerate().map(|(index, line)| (index + 1, line));
        numbered.filter(|&(line, _)| !self.is_test(line))
    }

    pub(crate) fn is_test(&self, line: usize) -> bool {
        self.tests[line - 1]
    }

    /// The line of a position in the code.
    pub(crate) fn line_of(&self, at: usize) -> usize {
        line_of(&self.code, at)
    }
}

fn line_of(code: &str, at: usize) -> usize {
    1 + code[..at].matches('\n').count()
}

/// Where `word` begins in `text`, as a separate word: `f32` is not in `xf32y`.
pub(crate) fn find_word(text: &str, word: &str) -> Option<usize> {
    let touches = |found: Option<char>, edge: Option<char>| {
        found.is_some_and(is_word) && edge.is_some_and(is_word) // punctuation may be next to anything
    };
    text.match_indices(word).map(|(at, _)| at).find(|&at| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !touches(before, word.chars().next()) && !touches(after, word.chars().next_back())
    })
}

pub(crate) fn is_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// The position of the `}` that closes the `{` at `open`, or the end of the code.
pub(crate) fn closing(code: &str, open: usize) -> usize {
    let mut depth = 0;
    for (at, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 1 => return at,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    code.len()
}

fn test_lines(code: &str) -> Vec<bool> {
    let mut tests = vec![false; code.split('\n').count()];
    for (at, _) in code.match_indices("#[cfg(test)]") {
        let Some(length) = code[at..].find(['{', ';']) else { continue };
        let stop = at + length;
        let end = if code.as_bytes()[stop] == b'{' { closing(code, stop) } else { stop };
        for line in line_of(code, at)..=line_of(code, end) {
            tests[line - 1] = true;
        }
    }
    tests
}

struct Scanner {
    chars: Vec<char>,
    at: usize,
    line: usize,
    code: String,
    comments: Vec<Piece>,
    strings: Vec<Piece>,
}

impl Scanner {
    fn new(text: &str) -> Scanner {
        let (comments, strings) = (Vec::new(), Vec::new());
        Scanner { chars: text.chars().collect(), at: 0, line: 1, code: String::new(), comments, strings }
    }

    fn peek(&self, ahead: usize) -> char {
        self.chars.get(self.at + ahead).copied().unwrap_or('\0')
    }

    fn step(&mut self) {
        match (self.peek(0), self.peek(1)) {
            ('/', '/') => self.line_comment(),
            ('/', '*') => self.block_comment(),
            ('"', _) => self.string(),
            ('r' | 'b' | 'c', _) if self.raw_hashes().is_some() => self.raw_string(),
            ('\'', '\\') => self.escaped_char(),
            ('\'', _) if self.peek(2) == '\'' => self.blank(3),
            _ => self.emit(),
        }
    }

    /// Keeps one character as code.
    fn emit(&mut self) {
        let letter = self.peek(0);
        self.code.push(if letter.is_ascii() { letter } else { '?' });
        self.line += usize::from(letter == '\n');
        self.at += 1;
    }

    /// Skips `count` characters that are not code.
    fn blank(&mut self, count: usize) {
        for _ in 0..count.min(self.chars.len() - self.at) {
            let letter = self.peek(0);
            self.code.push(if letter == '\n' { '\n' } else { ' ' });
            self.line += usize::from(letter == '\n');
            self.at += 1;
        }
    }

    fn line_comment(&mut self) {
        let rest = &self.chars[self.at..];
        let length = rest.iter().position(|&letter| letter == '\n').unwrap_or(rest.len());
        let (at, text) = (self.code.len(), rest[..length].iter().collect());
        self.comments.push(Piece { line: self.line, at, text });
        self.blank(length);
    }

    fn block_comment(&mut self) {
        let (first, at, mut depth, mut text) = (self.line, self.code.len(), 0, String::new());
        loop {
            match (self.peek(0), self.peek(1)) {
                ('/', '*') => depth += 1,
                ('*', '/') => depth -= 1,
                ('\0', _) => break,
                (letter, _) => {
                    text.push(letter);
                    self.blank(1);
                    continue;
                }
            }
            self.blank(2);
            if depth == 0 {
                break;
            }
        }
        let lines = text.split('\n').enumerate();
        self.comments.extend(lines.map(|(index, line)| Piece {
            line: first + index,
            at,
            text: line.to_owned(),
        }));
    }

    fn string(&mut self) {
        let (line, mut length) = (self.line, 1);
        while !matches!(self.peek(length), '"' | '\0') {
            length += if self.peek(length) == '\\' { 2 } else { 1 };
        }
        self.literal(line, 1, length, 1);
    }

    /// How many hashes there are at the start of `r"`, `r##"`, `br"` and so on. `None` anywhere else.
    fn raw_hashes(&self) -> Option<usize> {
        if self.at > 0 && is_word(self.chars[self.at - 1]) {
            return None;
        }
        let prefix = usize::from(self.peek(0) != 'r');
        if self.peek(prefix) != 'r' {
            return None;
        }
        let hashes = self.chars[self.at + prefix + 1..].iter().take_while(|&&letter| letter == '#').count();
        (self.peek(prefix + 1 + hashes) == '"').then_some(hashes)
    }

    fn raw_string(&mut self) {
        let hashes = self.raw_hashes().expect("only called at a raw string");
        let prefix = usize::from(self.peek(0) != 'r');
        let (line, open) = (self.line, prefix + 1 + hashes + 1);
        let mut length = open;
        while self.at + length < self.chars.len() {
            let closes = self.peek(length) == '"' && (1..=hashes).all(|hash| self.peek(length + hash) == '#');
            if closes {
                break;
            }
            length += 1;
        }
        self.literal(line, open, length, 1 + hashes);
    }

    /// Keeps `from..to` as a string's text and blanks it, with `close` more characters.
    fn literal(&mut self, line: usize, from: usize, to: usize, close: usize) {
        let end = (self.at + to).min(self.chars.len());
        let text = self.chars[(self.at + from).min(end)..end].iter().collect();
        self.strings.push(Piece { line, at: self.code.len(), text });
        self.blank(to + close);
    }

    fn escaped_char(&mut self) {
        let mut length = 3; // quote, backslash, escaped character
        while !matches!(self.peek(length), '\'' | '\0') {
            length += 1;
        }
        self.blank(length + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_are_not_code() {
        let source =
            Source::read("let a = \"x // \\\" y\"; // why\n/* b /* c */\nd */ let e = r#\"f \" g\"#;");
        assert_eq!(source.code.split_whitespace().collect::<String>(), "leta=;lete=;");
        assert_eq!(source.code.split('\n').count(), 3);
        let comments: Vec<_> = source.comments.iter().map(|piece| (piece.line, piece.text.trim())).collect();
        assert_eq!(comments, [(1, "// why"), (2, "b  c"), (3, "d")]);
        let strings: Vec<_> = source.strings.iter().map(|piece| (piece.line, piece.text.as_str())).collect();
        assert_eq!(strings, [(1, "x // \\\" y"), (3, "f \" g")]);
        assert!(
            source.code[..source.strings[1].at].ends_with("let e = "),
            "it stands after the code before it"
        );
    }

    #[test]
    fn lifetimes_are_code_and_characters_are_not() {
        let source = Source::read("fn f<'a>(x: &'a str) { g('{', '\\'', '\\u{7d}', b'\"') }");
        assert_eq!(source.code.matches('{').count(), 1);
        assert_eq!(source.code.matches('}').count(), 1);
        assert!(source.code.contains("<'a>") && source.strings.is_empty());
    }

    #[test]
    fn raw_identifiers_are_not_raw_strings() {
        let source = Source::read("let r#type = bar\"\"; let b = br\"x\";");
        assert!(source.code.contains("r#type"));
        assert_eq!(source.strings.len(), 2);
    }

    #[test]
    fn an_unfinished_literal_ends_with_the_file() {
        for text in ["\"abc\\", "r#\"abc", "/* abc", "'\\"] {
            let source = Source::read(text);
            assert!(source.code.trim().is_empty(), "{text}: {:?}", source.code);
        }
    }

    #[test]
    fn code_marked_for_tests_is_left_out() {
        let source = Source::read("a\n#[cfg(test)]\nmod tests {\n  b {}\n}\nc\n#[cfg(test)]\nuse d;\ne");
        let lines: Vec<_> = source.lines().collect();
        assert_eq!(lines, [(1, "a"), (6, "c"), (9, "e")]);
    }

    #[test]
    fn only_whole_words_are_found() {
        assert_eq!(find_word("xf32 f32", "f32"), Some(5));
        assert_eq!(find_word("a_rand::b", "rand::"), None);
        assert_eq!(find_word("use rand::b", "rand::"), Some(4));
        assert_eq!(find_word("f64x", "f64"), None);
    }
}
