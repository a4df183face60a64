//! Running scenarios.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Config, Stage};

use super::{
    Compose, Failure, Report, cited,
    parse::{Kind, Scenario, Words, parse},
    position::Position,
    then::{self, Reading},
};
use crate::conform::said;

/// What a run gives: the report, and what every fact line read, for blessing.
pub(super) struct Run {
    pub(super) report: Report,
    pub(super) readings: Vec<Reading>,
}

pub(super) fn run<R: Stage>(file: &str, text: &str, compose: Compose<R>) -> Run {
    let (scenarios, failures) = parse(file, text);
    let mut run = Run { report: Report { clauses: cited(text), ..Report::default() }, readings: Vec::new() };
    for scenario in &scenarios {
        run.report.scenarios += 1;
        let before = run.report.failures.len();
        // What is written wrong is told; the rest of that scenario is not run.
        let wrong = failures.iter().filter(|(heading, _)| *heading == scenario.line);
        run.report.failures.extend(wrong.map(|(_, failure)| failure.clone()));
        if run.report.failures.len() == before {
            run_scenario(file, scenario, compose, &mut run);
        }
        if run.report.failures.len() == before {
            run.report.passed += 1;
        } else {
            run.report.failed += 1;
        }
    }
    for (heading, failure) in failures {
        if scenarios.iter().all(|scenario| scenario.line != heading) {
            run.report.scenarios += 1;
            run.report.failed += 1;
            run.report.failures.push(failure);
        }
    }
    run
}

/// Runs a scenario once for each of its editions.
fn run_scenario<R: Stage>(file: &str, scenario: &Scenario, compose: Compose<R>, run: &mut Run) {
    let mut failures = Vec::new();
    let given = match read_given(scenario) {
        Ok(given) => given,
        Err(failure) => {
            run.report.failures.push(at(file, scenario, None, failure));
            return;
        }
    };
    for config in &given.configs {
        let edition = (given.configs.len() > 1).then_some(()).and(config.edition.as_deref());
        let mut found = Vec::new();
        let readings = &mut run.readings;
        let result = catch_unwind(AssertUnwindSafe(|| {
            run_once(scenario, &given, config, compose, &mut found, readings);
        }));
        if let Err(panic) = result {
            let message = format!("the rules panicked: {}", said(panic.as_ref()));
            found.push((scenario.line, 1, message));
        }
        failures.extend(found.into_iter().map(|failure| at(file, scenario, edition, failure)));
    }
    run.report.failures.extend(failures);
}

/// Line, column, message.
pub(super) type Place = (usize, usize, String);

fn at(file: &str, scenario: &Scenario, edition: Option<&str>, (line, column, message): Place) -> Failure {
    let edition = edition.map(|edition| format!(" (edition {edition})")).unwrap_or_default();
    let scenario = format!("{}{edition}", scenario.title);
    Failure { file: file.to_owned(), line, column, scenario, message }
}

fn run_once<R: Stage>(
    scenario: &Scenario,
    given: &Given,
    config: &Config,
    compose: Compose<R>,
    failures: &mut Vec<Place>,
    readings: &mut Vec<Reading>,
) {
    let rules = match compose(config) {
        Ok(rules) => rules,
        Err(errors) => {
            failures.push((given.line, 1, format!("this table cannot be set up:\n{errors}")));
            return;
        }
    };
    let state = match arrange(&rules, given) {
        Ok(state) => state,
        Err(failure) => {
            failures.push(failure);
            return;
        }
    };
    let mut position = Position::new(&rules, state);
    let mut last = Kind::Given;
    for block in &scenario.blocks {
        if block.kind == Kind::Play && last != Kind::Play {
            position.begin();
        }
        for words in &block.lines {
            match block.kind {
                Kind::Given => {}
                Kind::Play => {
                    if let Err((index, message)) = position.play(words) {
                        // What follows would only repeat this failure in other words.
                        failures.push((words.number, words.column(index), message));
                        return;
                    }
                }
                Kind::Then => {
                    if let Err((index, message)) = then::check(&position, words, readings) {
                        failures.push((words.number, words.column(index), message));
                    }
                }
            }
        }
        last = block.kind;
    }
}

/// A `given` block: the tables to set up and the lines that arrange the position.
struct Given {
    line: usize,
    configs: Vec<Config>,
    arranged: Vec<Words>,
    start: bool,
}

fn read_given(scenario: &Scenario) -> Result<Given, Place> {
    let block = scenario.blocks.first().filter(|block| block.kind == Kind::Given);
    let Some(block) = block else {
        return Err((scenario.line, 1, "a scenario begins with a given block".to_owned()));
    };
    let mut config = Config::default();
    let mut editions = Vec::new();
    let mut given = Given { line: block.line, configs: Vec::new(), arranged: Vec::new(), start: false };
    for words in &block.lines {
        let rest = || (1..words.len()).map(|index| words.word(index).to_owned());
        let needs = |message: &str| (words.number, words.column(1), message.to_owned());
        match words.word(0) {
            "edition" | "editions" if words.len() < 2 => return Err(needs("an edition must follow")),
            "edition" | "editions" => editions.extend(rest()),
            "seats" => {
                config.seats = words.word(1).parse().map_err(|_| needs("a number of seats must follow"))?;
            }
            "modules" => config.modules.extend(rest()),
            "option" if words.len() < 3 => return Err(needs("an option id and its value must follow")),
            "option" => {
                config.options.insert(words.word(1).to_owned(), words.from(2));
            }
            "boards" => {
                config.options.insert("boards".to_owned(), words.from(1));
            }
            "start" if words.len() == 1 => given.start = true,
            _ => given.arranged.push(words.clone()),
        }
    }
    if let (true, Some(words)) = (given.start, given.arranged.first()) {
        let message = "nothing can be arranged when the game begins from the `start`";
        return Err((words.number, words.column(0), message.to_owned()));
    }
    if editions.is_empty() {
        given.configs.push(config);
    } else {
        given.configs.extend(editions.iter().map(|edition| config.clone().edition(edition)));
    }
    Ok(given)
}

fn arrange<R: Stage>(rules: &R, given: &Given) -> Result<R::State, Place> {
    if given.start {
        return Ok(rules.start());
    }
    let mut state = rules.blank();
    for words in &given.arranged {
        rules
            .arrange(&mut state, &words.all())
            .map_err(|message| (words.number, words.column(0), message))?;
    }
    rules.ready(&mut state).map_err(|message| (given.line, 1, message))?;
    Ok(state)
}
