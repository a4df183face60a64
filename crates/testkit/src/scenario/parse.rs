//! From Markdown to scenarios.

use super::{Citation, Failure};

/// One heading with the blocks below it.
pub(super) struct Scenario {
    pub(super) title: String,
    pub(super) line: usize,
    pub(super) blocks: Vec<Block>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Given,
    Play,
    Then,
}

pub(super) struct Block {
    pub(super) kind: Kind,
    pub(super) line: usize,
    pub(super) lines: Vec<Words>,
}

/// One line of a block, cut into words that know where they stand.
#[derive(Clone, Debug)]
pub(super) struct Words {
    pub(super) number: usize,
    /// The line without its comment.
    pub(super) text: String,
    /// Where each word begins and ends in it.
    spans: Vec<(usize, usize)>,
}

impl Words {
    fn new(number: usize, raw: &str) -> Words {
        let text = without_comment(raw).to_owned();
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
        Words { number, text, spans }
    }

    pub(super) fn len(&self) -> usize {
        self.spans.len()
    }

    pub(super) fn word(&self, index: usize) -> &str {
        self.spans.get(index).map_or("", |&(start, end)| &self.text[start..end])
    }

    pub(super) fn all(&self) -> Vec<&str> {
        (0..self.len()).map(|index| self.word(index)).collect()
    }

    /// The words from one on, with single spaces.
    pub(super) fn from(&self, index: usize) -> String {
        self.all().get(index..).unwrap_or_default().join(" ")
    }

    /// The column of a word, or of where it would stand.
    pub(super) fn column(&self, index: usize) -> usize {
        let at = self.spans.get(index).map_or(self.text.len(), |&(start, _)| start);
        self.text[..at].chars().count() + 1
    }

    /// The bytes from word `from` up to word `to`; an empty place behind word `from - 1` if there
    /// are none.
    pub(super) fn span(&self, from: usize, to: usize) -> (usize, usize) {
        if from < to {
            (self.spans[from].0, self.spans[to - 1].1)
        } else {
            let end = from.checked_sub(1).map_or(0, |last| self.spans[last].1);
            (end, end)
        }
    }
}

/// Cuts a comment off: a `#` that begins the line or follows a space.
pub(crate) fn without_comment(line: &str) -> &str {
    let mut after_space = true;
    for (at, letter) in line.char_indices() {
        if letter == '#' && after_space {
            return line[..at].trim_end();
        }
        after_space = letter.is_whitespace();
    }
    line.trim_end()
}

/// The id in `r[id]`.
pub(super) fn clause(word: &str) -> Option<&str> {
    word.strip_prefix("r[").and_then(|rest| rest.strip_suffix(']')).filter(|id| !id.is_empty())
}

/// Every clause cited in a heading or behind a line of a block.
pub fn cited(text: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    let (scenarios, _) = parse("", text);
    for scenario in &scenarios {
        let heading = text.lines().nth(scenario.line - 1).unwrap_or_default();
        let mut add = |line: usize, words: Vec<&str>| {
            for id in words.into_iter().filter_map(clause) {
                let clause = id.to_owned();
                found.push(Citation { clause, line, scenario: scenario.title.clone() });
            }
        };
        add(scenario.line, heading.split_whitespace().collect());
        for line in scenario.blocks.iter().flat_map(|block| &block.lines) {
            add(line.number, line.all());
        }
    }
    found
}

/// All scenarios of a text, and everything that is wrong with how it is written.
///
/// Each failure comes with the line of the heading it belongs to, 0 if it stands above all.
pub(super) fn parse(file: &str, text: &str) -> (Vec<Scenario>, Vec<(usize, Failure)>) {
    let mut reader = Reader { file, scenarios: Vec::new(), failures: Vec::new() };
    let mut open: Option<(Option<Kind>, usize, Vec<Words>)> = None;
    for (index, raw) in text.lines().enumerate() {
        let number = index + 1;
        if let Some(info) = raw.strip_prefix("```") {
            match open.take() {
                Some((kind, line, lines)) => reader.block(kind, line, lines),
                None => open = Some((reader.kind(number, info.trim()), number, Vec::new())),
            }
        } else if let Some((_, _, lines)) = &mut open {
            let words = Words::new(number, raw);
            if words.len() > 0 {
                lines.push(words);
            }
        } else if raw.starts_with("##") {
            reader.heading(number, raw);
        }
    }
    if let Some((_, line, _)) = open {
        reader.fail(line, "this block does not end; write ``` below it");
    }
    reader.finish()
}

struct Reader<'a> {
    file: &'a str,
    scenarios: Vec<Scenario>,
    failures: Vec<(usize, Failure)>,
}

impl Reader<'_> {
    fn fail(&mut self, line: usize, message: impl Into<String>) {
        let heading = self.scenarios.last().map(|scenario| (scenario.line, scenario.title.clone()));
        let (heading, scenario) = heading.unwrap_or_default();
        let file = self.file.to_owned();
        let failure = Failure { file, line, column: 1, scenario, message: message.into() };
        self.failures.push((heading, failure));
    }

    fn heading(&mut self, line: usize, raw: &str) {
        let text = raw.trim_start_matches('#');
        let title = text.split("r[").next().unwrap_or_default();
        let title = title.trim_matches(|letter: char| letter.is_whitespace() || "—–-".contains(letter));
        self.scenarios.push(Scenario { title: title.to_owned(), line, blocks: Vec::new() });
    }

    /// What a block is, by the word behind its fence; nothing if it is not run.
    fn kind(&mut self, line: usize, info: &str) -> Option<Kind> {
        match info {
            "given" => Some(Kind::Given),
            "play" => Some(Kind::Play),
            "then" => Some(Kind::Then),
            "text" => None,
            other => {
                let known = "a block is given, play or then (or text, which is not run)";
                self.fail(line, format!("there is no `{other}` block; {known}"));
                None
            }
        }
    }

    fn block(&mut self, kind: Option<Kind>, line: usize, lines: Vec<Words>) {
        let Some(kind) = kind else { return };
        let Some(scenario) = self.scenarios.last() else {
            return self.fail(line, "this block stands above every heading; write `## Title` first");
        };
        let first = scenario.blocks.is_empty();
        if kind == Kind::Given && !first {
            return self.fail(line, "a scenario has one given block, before all others");
        }
        if kind != Kind::Given && first {
            self.fail(line, "a scenario begins with a given block");
        }
        if kind == Kind::Then && lines.is_empty() {
            self.fail(line, "this then block checks nothing");
        }
        let scenario = self.scenarios.last_mut().expect("the heading was seen above");
        scenario.blocks.push(Block { kind, line, lines });
    }

    fn finish(mut self) -> (Vec<Scenario>, Vec<(usize, Failure)>) {
        // A heading without blocks only groups the scenarios below it.
        self.scenarios.retain(|scenario| !scenario.blocks.is_empty());
        for scenario in &self.scenarios {
            let checks = |block: &Block| {
                let refusal = |words: &Words| words.word(0) == "refuse:";
                block.kind == Kind::Then || block.lines.iter().any(refusal)
            };
            if !scenario.blocks.iter().any(checks) {
                let failure = Failure {
                    file: self.file.to_owned(),
                    line: scenario.line,
                    column: 1,
                    scenario: scenario.title.clone(),
                    message: "this scenario checks nothing; write a then block".to_owned(),
                };
                self.failures.push((scenario.line, failure));
            }
        }
        if self.scenarios.is_empty() && self.failures.is_empty() {
            self.fail(1, "there is no scenario in this file");
        }
        (self.scenarios, self.failures)
    }
}
