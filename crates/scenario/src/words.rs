//! One line of a block, split into words that know their position.

use play::without_comment;

/// Line, column, message.
pub(crate) type Place = (usize, usize, String);

/// A line of a block.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    pub(crate) number: usize,
    /// The line without its comment.
    pub(crate) text: String,
    /// Where each word begins and ends.
    spans: Vec<(usize, usize)>,
    /// In a line with values from a `cases` block, the original column of every letter.
    columns: Option<Vec<usize>>,
}

impl Words {
    pub(crate) fn new(number: usize, raw: &str) -> Words {
        Words::cut(number, without_comment(raw).to_owned(), None)
    }

    fn cut(number: usize, text: String, columns: Option<Vec<usize>>) -> Words {
        let mut spans = Vec::new();
        let mut start = None;
        for (at, letter) in text.char_indices().chain([(text.len(), ' ')]) {
            match (start, letter.is_whitespace()) {
                (None, false) => start = Some(at),
                (Some(begin), true) => {
                    spans.push((begin, at));
                    start = None;
                }
                _ => {}
            }
        }
        Words { number, text, spans, columns }
    }

    pub(crate) fn len(&self) -> usize {
        self.spans.len()
    }

    pub(crate) fn word(&self, index: usize) -> &str {
        self.spans.get(index).map_or("", |&(start, end)| &self.text[start..end])
    }

    pub(crate) fn all(&self) -> Vec<&str> {
        (0..self.len()).map(|index| self.word(index)).collect()
    }

    /// The words from `index` on, with single spaces.
    pub(crate) fn from(&self, index: usize) -> String {
        self.all().get(index..).unwrap_or_default().join(" ")
    }

    /// The items of a list separated by `|`, each with the index of its first word. The list begins `skip` bytes
    /// after word `from`.
    pub(crate) fn items(&self, from: usize, skip: usize) -> Vec<(usize, String)> {
        let text = self.from(from);
        let mut end = skip;
        let item = |item: &str| {
            let start = end + item.len() - item.trim_start().len();
            end += item.len() + 1;
            (from + text[..start].matches(' ').count(), item.trim().to_owned())
        };
        text[skip..].split('|').map(item).collect()
    }

    /// The column of a word, or where it would be.
    pub(crate) fn column(&self, index: usize) -> usize {
        let at = self.spans.get(index).map_or(self.text.len(), |&(start, _)| start);
        let place = self.text[..at].chars().count();
        match &self.columns {
            Some(columns) => columns.get(place).or(columns.last()).copied().unwrap_or(1),
            None => place + 1,
        }
    }

    /// The bytes from word `from` up to word `to`, or an empty range after word `from - 1` if there
    /// are none.
    pub(crate) fn span(&self, from: usize, to: usize) -> (usize, usize) {
        if from < to {
            (self.spans[from].0, self.spans[to - 1].1)
        } else {
            let end = from.checked_sub(1).map_or(0, |last| self.spans[last].1);
            (end, end)
        }
    }

    /// Whether the line contains values from a `cases` block.
    pub(crate) fn filled(&self) -> bool {
        self.columns.is_some()
    }

    /// The line without the clauses at its end, and those clauses.
    pub(crate) fn without_clauses(&self) -> Result<(Words, Vec<String>), (usize, String)> {
        let all = self.all();
        let end = all.iter().position(|word| clause(word).is_some()).unwrap_or(all.len());
        if let Some(more) = (end..all.len()).find(|&index| clause(all[index]).is_none()) {
            let message = format!("`{}` follows a clause; only more clauses may follow", all[more]);
            return Err((more, message));
        }
        let clauses = all[end..].iter().filter_map(|word| clause(word)).map(str::to_owned).collect();
        let mut head = self.clone();
        head.spans.truncate(end);
        Ok((head, clauses))
    }

    /// The line with every `<name>` replaced. A name without a value is an error.
    pub(crate) fn fill(&self, values: &[(&str, &str)]) -> Result<Words, (usize, String)> {
        let mut text = String::new();
        let mut columns = Vec::new();
        let mut rest = self.text.as_str();
        let mut column = 1;
        let mut filled = false;
        while let Some(at) = rest.find('<') {
            let Some((name, after)) = rest[at + 1..].split_once('>').filter(|(name, _)| is_name(name)) else {
                // A `<` on its own is text.
                push(&mut text, &mut columns, &rest[..=at], &mut column);
                rest = &rest[at + 1..];
                continue;
            };
            push(&mut text, &mut columns, &rest[..at], &mut column);
            let Some((_, value)) = values.iter().find(|(known, _)| *known == name) else {
                let word = self.spans.iter().position(|&(_, end)| end > self.text.len() - rest.len() + at);
                let known: Vec<&str> = values.iter().map(|(known, _)| *known).collect();
                let message = match known.as_slice() {
                    [] => {
                        format!("`<{name}>` has no value; list its values in a `cases` block before `given`")
                    }
                    known => format!("`<{name}>` has no value; the cases have {}", known.join(", ")),
                };
                return Err((word.unwrap_or(0), message));
            };
            text.push_str(value);
            columns.extend(value.chars().map(|_| column));
            column += name.chars().count() + 2;
            rest = after;
            filled = true;
        }
        push(&mut text, &mut columns, rest, &mut column);
        columns.push(column);
        Ok(Words::cut(self.number, text, filled.then_some(columns)))
    }

    /// Whether the line contains `<name>`.
    pub(crate) fn names(&self, name: &str) -> bool {
        self.text.contains(&format!("<{name}>"))
    }

    /// The word that a message quotes, or the word at `index` if it quotes none.
    pub(crate) fn blamed(&self, index: usize, message: &str) -> usize {
        let quoted = message.split('`').skip(1).step_by(2);
        let place = |text: &str| (index..self.len()).find(|&at| self.word(at) == text);
        quoted.into_iter().find_map(place).unwrap_or(index)
    }
}

/// Copies text and remembers the column of every letter.
fn push(text: &mut String, columns: &mut Vec<usize>, part: &str, column: &mut usize) {
    for letter in part.chars() {
        text.push(letter);
        columns.push(*column);
        *column += 1;
    }
}

/// Whether a word can name a column of a `cases` block.
pub(crate) fn is_name(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| letter.is_alphanumeric() || letter == '-')
}

/// The id in `r[id]`.
pub(crate) fn clause(word: &str) -> Option<&str> {
    word.strip_prefix("r[").and_then(|rest| rest.strip_suffix(']')).filter(|id| !id.is_empty())
}
