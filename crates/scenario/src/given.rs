//! The `given` block: which table, and which position.

use engine::{Config, Stage};

use crate::{
    parse::{Block, Kind},
    words::{Place, Words},
};

/// A `given` block: the tables to set up and the lines that arrange the position.
pub(crate) struct Given {
    pub(crate) line: usize,
    pub(crate) configs: Vec<Config>,
    arranged: Vec<Words>,
    start: bool,
}

/// What lines have set so far, with their numbers.
#[derive(Default)]
struct Once(Vec<(String, usize)>);

const KEEP_ONE: &str = "keep one of the two";

impl Once {
    /// Notes that a line sets something, or says which line has set it already.
    fn set(&mut self, words: &Words, what: &str, remedy: &str) -> Result<(), Place> {
        if let Some((_, line)) = self.0.iter().find(|(other, _)| other == what) {
            let message = format!("line {line} already sets {what}; {remedy}");
            return Err((words.number, words.column(0), message));
        }
        self.0.push((what.to_owned(), words.number));
        Ok(())
    }
}

pub(crate) fn read_given(heading: usize, blocks: &[Block]) -> Result<Given, Place> {
    let Some(block) = blocks.first().filter(|block| block.kind == Kind::Given) else {
        return Err((heading, 1, "a scenario must begin with a given block".to_owned()));
    };
    let mut config = Config::default();
    let mut editions: Vec<String> = Vec::new();
    let mut given = Given { line: block.line, configs: Vec::new(), arranged: Vec::new(), start: false };
    let mut once = Once::default();
    for words in &block.lines {
        let needs = |message: &str| (words.number, words.column(1), message.to_owned());
        match words.word(0) {
            "edition" | "editions" if words.len() < 2 => return Err(needs("write an edition here")),
            "edition" | "editions" => {
                let all = editions.iter().map(String::as_str).chain(words.all().into_iter().skip(1));
                let all = all.collect::<Vec<_>>().join(" ");
                let each = format!("write `editions {all}` to run the scenario once for each");
                once.set(words, "the edition", &each)?;
                for (index, edition) in words.all().into_iter().enumerate().skip(1) {
                    if editions.iter().any(|other| other == edition) {
                        let message = format!("{edition} appears twice; name each edition once");
                        return Err((words.number, words.column(index), message));
                    }
                    editions.push(edition.to_owned());
                }
            }
            "seats" => {
                once.set(words, "the seats", KEEP_ONE)?;
                let seats = words.word(1).parse().ok().filter(|&seats| seats > 0 && words.len() == 2);
                config.seats = seats.ok_or_else(|| needs("write one number of seats"))?;
            }
            "modules" => {
                once.set(words, "the modules", "write them all in one line")?;
                config.modules = words.all()[1..].iter().map(|&module| module.to_owned()).collect();
            }
            "option" if words.len() < 3 => return Err(needs("write the id of an option and its value")),
            "option" | "boards" => {
                let (id, value) = match words.word(0) {
                    "option" => (words.word(1), words.from(2)),
                    boards => (boards, words.from(1)),
                };
                once.set(words, &format!("option {id}"), KEEP_ONE)?;
                config.options.insert(id.to_owned(), value);
            }
            "start" if words.len() == 1 => {
                once.set(words, "the `start`", KEEP_ONE)?;
                given.start = true;
            }
            _ => given.arranged.push(words.clone()),
        }
    }
    if let (true, Some(words)) = (given.start, given.arranged.first()) {
        let message = "a game that begins with `start` cannot be arranged; remove this line or `start`";
        return Err((words.number, words.column(0), message.to_owned()));
    }
    if editions.is_empty() {
        given.configs.push(config);
    } else {
        given.configs.extend(editions.iter().map(|edition| config.clone().edition(edition)));
    }
    Ok(given)
}

pub(crate) fn arrange<R: Stage>(rules: &R, given: &Given) -> Result<R::State, Place> {
    if given.start {
        return Ok(rules.start());
    }
    let lines: Vec<&Words> = given.arranged.iter().collect();
    let mut state = apply(rules, &lines)?;
    rules.ready(&mut state).map_err(|message| match to_blame(rules, &lines) {
        Some(words) => (words.number, words.column(words.blamed(0, &message)), message),
        None => (given.line, 1, message),
    })?;
    Ok(state)
}

/// The last line without which the position would be possible.
fn to_blame<'a, R: Stage>(rules: &R, lines: &[&'a Words]) -> Option<&'a Words> {
    let is_to_blame = |at: &usize| {
        let rest: Vec<&Words> = lines[..*at].iter().chain(&lines[at + 1..]).copied().collect();
        apply(rules, &rest).is_ok_and(|mut state| rules.ready(&mut state).is_ok())
    };
    (0..lines.len()).rev().find(is_to_blame).map(|at| lines[at])
}

/// A position with these lines, before the box has looked at it as a whole.
fn apply<R: Stage>(rules: &R, lines: &[&Words]) -> Result<R::State, Place> {
    let mut state = rules.blank();
    let mut once = Once::default();
    for words in lines {
        let long: Vec<String> = words.all().into_iter().map(|word| rules.canonical(word)).collect();
        for what in rules.sets(&long.iter().map(String::as_str).collect::<Vec<_>>()) {
            once.set(words, &what, KEEP_ONE)?;
        }
        rules.arrange(&mut state, &words.all()).map_err(|message| {
            let index = words.blamed(0, &message);
            (words.number, words.column(index), message)
        })?;
    }
    Ok(state)
}

/// What is wrong with a refusal: nobody expected it, or it has another message.
pub(crate) fn refused(expected: Option<&Block>, found: Place) -> Vec<Place> {
    let Some(block) = expected else { return vec![found] };
    let (_, _, message) = found;
    let mut failures = Vec::new();
    for words in &block.lines {
        match words.without_clauses() {
            Ok((text, _)) if message.contains(&text.from(0)) => {}
            Ok(_) => {
                let told = format!("this is refused, but with another message:\n{message}");
                failures.push((words.number, words.column(0), told));
            }
            Err((index, message)) => failures.push((words.number, words.column(index), message)),
        }
    }
    failures
}
