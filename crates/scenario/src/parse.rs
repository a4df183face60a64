//! Reads scenarios from Markdown.

use crate::{
    Citation, Failure, Heading,
    cases::Cases,
    words::{Words, clause},
};

/// One heading with the blocks below it.
pub(crate) struct Scenario {
    pub(crate) heading: Heading,
    level: usize,
    pub(crate) cases: Option<Cases>,
    pub(crate) blocks: Vec<Block>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Cases,
    Given,
    Play,
    When,
    Then,
    Refused,
}

pub(crate) struct Block {
    pub(crate) kind: Kind,
    pub(crate) line: usize,
    pub(crate) lines: Vec<Words>,
}

/// Every clause cited in a heading or at the end of a line of a block.
pub fn cited(text: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    let (scenarios, _) = parse("", text);
    for scenario in &scenarios {
        let mut add = |line: usize, words: Vec<&str>| {
            for id in words.into_iter().filter_map(clause) {
                let clause = id.to_owned();
                found.push(Citation { clause, line, scenario: scenario.heading.title.clone() });
            }
        };
        let heading = text.lines().nth(scenario.heading.line - 1).unwrap_or_default();
        add(scenario.heading.line, heading.split_whitespace().collect());
        for line in scenario.blocks.iter().flat_map(|block| &block.lines) {
            add(line.number, line.all());
        }
    }
    found
}

/// All scenarios in a text, and every mistake in how it is written.
///
/// Each failure comes with the line of its heading, or 0 if it is above all headings.
pub(crate) fn parse(file: &str, text: &str) -> (Vec<Scenario>, Vec<(usize, Failure)>) {
    // Some editors begin a file with an invisible byte-order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
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
        } else if let Some(fence) = fence(raw) {
            let column = raw.len() - raw.trim_start().len() + 1;
            let message =
                format!("a block begins with three backticks at the start of its line, not with `{fence}`");
            reader.fail_at(number, column, message);
        }
    }
    if let Some((_, line, _)) = open {
        reader.fail(line, "this block has no end; write ``` below it");
    }
    reader.finish()
}

/// A line that Markdown treats as a code fence but scenarios do not.
fn fence(raw: &str) -> Option<&str> {
    let line = raw.trim_start();
    (line.starts_with("```") || line.starts_with("~~~")).then(|| raw.trim_end())
}

struct Reader<'a> {
    file: &'a str,
    scenarios: Vec<Scenario>,
    failures: Vec<(usize, Failure)>,
}

impl Reader<'_> {
    fn fail(&mut self, line: usize, message: impl Into<String>) {
        self.fail_at(line, 1, message);
    }

    fn fail_at(&mut self, line: usize, column: usize, message: impl Into<String>) {
        let heading = self.scenarios.last().map(|scenario| &scenario.heading);
        let (above, scenario) =
            heading.map(|heading| (heading.line, heading.title.clone())).unwrap_or_default();
        let file = self.file.to_owned();
        self.failures.push((above, Failure { file, line, column, scenario, message: message.into() }));
    }

    fn heading(&mut self, line: usize, raw: &str) {
        let text = raw.trim_start_matches('#');
        let title = text.split("r[").next().unwrap_or_default();
        let title = title.trim_matches(|letter: char| letter.is_whitespace() || "—–-".contains(letter));
        let words = Words::new(line, raw.trim_start_matches('#'));
        let clauses = words.all().into_iter().filter_map(clause).map(str::to_owned).collect();
        let heading = Heading { line, title: title.to_owned(), clauses };
        let level = raw.len() - text.len();
        self.scenarios.push(Scenario { heading, level, cases: None, blocks: Vec::new() });
        for (index, word) in words.all().into_iter().enumerate() {
            if word.contains("r[") && clause(word).is_none() {
                let message = format!("`{word}` is not a citation; a clause is written r[box.clause]");
                self.fail_at(line, level + words.column(index), message);
            }
        }
    }

    /// The kind of a block, from the word after its fence. `None` if it is not run.
    fn kind(&mut self, line: usize, info: &str) -> Option<Kind> {
        match info {
            "cases" => Some(Kind::Cases),
            "given" => Some(Kind::Given),
            "play" => Some(Kind::Play),
            "when" => Some(Kind::When),
            "then" => Some(Kind::Then),
            "refused" => Some(Kind::Refused),
            "text" => None,
            other => {
                let known =
                    "a block is cases, given, play, when, then or refused (or text, which is not run)";
                self.fail(line, format!("there is no `{other}` block; {known}"));
                None
            }
        }
    }

    fn block(&mut self, kind: Option<Kind>, line: usize, lines: Vec<Words>) {
        let Some(kind) = kind else { return };
        let Some(scenario) = self.scenarios.last() else {
            return self.fail(line, "this block comes before any heading; write `## Title` above it");
        };
        let first = scenario.blocks.is_empty();
        let refused = scenario.blocks.iter().any(|block| block.kind == Kind::Refused);
        match kind {
            Kind::Cases if !first || scenario.cases.is_some() => {
                return self.fail(line, "a scenario may have one cases block, before its given block");
            }
            Kind::Cases => {
                match Cases::read(line, &lines) {
                    Ok(cases) => {
                        self.scenarios.last_mut().expect("the heading was seen above").cases = Some(cases);
                    }
                    Err((line, column, message)) => self.fail_at(line, column, message),
                }
                return;
            }
            Kind::Given if !first => {
                return self.fail(line, "a scenario may have only one given block, before all others");
            }
            Kind::Given => {}
            _ if first => self.fail(line, "a scenario must begin with a given block"),
            Kind::Refused if scenario.blocks.len() > 1 => {
                self.fail(
                    line,
                    "a refused block must come straight after its given block: there is nothing to play",
                );
            }
            _ if refused => self.fail(line, "nothing may follow a refused block: there is no position"),
            _ => {}
        }
        let empty = match kind {
            Kind::Then => "this then block checks nothing",
            Kind::Refused => "this refused block checks nothing",
            Kind::Play => "this play block plays nothing",
            Kind::When => "this when block plays nothing",
            Kind::Cases | Kind::Given => "",
        };
        if lines.is_empty() && !empty.is_empty() {
            self.fail(line, empty);
        }
        if kind == Kind::Then {
            self.repeated(&lines);
        }
        let scenario = self.scenarios.last_mut().expect("the heading was seen above");
        scenario.blocks.push(Block { kind, line, lines });
    }

    /// A line that states again what the block states already checks nothing.
    fn repeated(&mut self, lines: &[Words]) {
        for (place, words) in lines.iter().enumerate() {
            let same = lines[..place].iter().find(|before| before.all() == words.all());
            if let Some(before) = same {
                let message = format!("line {} already says this; remove one of the two", before.number);
                self.fail_at(words.number, words.column(0), message);
            }
        }
    }

    fn finish(mut self) -> (Vec<Scenario>, Vec<(usize, Failure)>) {
        let mut told = Vec::new();
        for (number, scenario) in self.scenarios.iter().enumerate() {
            if scenario.blocks.is_empty() {
                // A heading without blocks may group deeper ones below it. It proves nothing itself.
                let below = self.scenarios.get(number + 1);
                let groups = below.is_some_and(|below| below.level > scenario.level);
                if !groups || !scenario.heading.clauses.is_empty() {
                    let message = "nothing below this heading is run; write a given and a then block \
                                   (general prose belongs under the title of the file)";
                    told.push((scenario.heading.clone(), scenario.heading.line, message));
                }
                continue;
            }
            told.extend(unchecked(scenario).map(|(line, message)| (scenario.heading.clone(), line, message)));
        }
        for (heading, line, message) in told {
            let (file, scenario) = (self.file.to_owned(), heading.title);
            let failure = Failure { file, line, column: 1, scenario, message: message.to_owned() };
            self.failures.push((heading.line, failure));
        }
        self.scenarios.retain(|scenario| !scenario.blocks.is_empty());
        if self.scenarios.is_empty() && self.failures.is_empty() {
            self.fail(1, "there is no scenario in this file");
        }
        (self.scenarios, self.failures)
    }
}

/// The place where a scenario, or one of its branches, checks nothing.
fn unchecked(scenario: &Scenario) -> Option<(usize, &'static str)> {
    let checks = |block: &Block| {
        let refusal = |words: &Words| matches!(words.word(0), "refuse:" | "unreadable:");
        matches!(block.kind, Kind::Then | Kind::Refused) || block.lines.iter().any(refusal)
    };
    if !scenario.blocks.iter().any(checks) {
        return Some((scenario.heading.line, "this scenario checks nothing; write a then block"));
    }
    let whens = scenario.blocks.iter().enumerate().filter(|(_, block)| block.kind == Kind::When);
    for (place, when) in whens {
        let branch = scenario.blocks[place + 1..].iter().take_while(|block| block.kind != Kind::When);
        if !checks(when) && !branch.into_iter().any(checks) {
            return Some((when.line, "this branch checks nothing; write a then block after it"));
        }
    }
    None
}
