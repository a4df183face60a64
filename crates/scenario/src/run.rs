//! Running scenarios.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};

use engine::{Config, ConfigErrors};

use crate::{
    Failure, Findings, Game, Heading, Report, Script, Tried, cited,
    given::{read_given, refused},
    known::unknown_clauses,
    notes::Notes,
    parse::{Block, Scenario, parse},
    words::{Place, Words},
};

/// The result of a run: the report, and what every fact line found, for blessing.
pub(crate) struct Run {
    pub(crate) report: Report,
    pub(crate) notes: Notes,
}

pub(crate) fn run(file: &str, text: &str, game: &Game, wanted: &dyn Fn(&Heading) -> bool) -> Run {
    let (scenarios, mut failures) = parse(file, text);
    failures.extend(unknown_clauses(file, &scenarios, game.rules));
    let mut run =
        Run { report: Report { clauses: cited(text), ..Report::default() }, notes: Notes::default() };
    for scenario in scenarios.iter().filter(|scenario| wanted(&scenario.heading)) {
        let started = Instant::now();
        // We report mistakes in the text and do not run that scenario.
        let wrong = failures.iter().filter(|(heading, _)| *heading == scenario.heading.line);
        let mut found: Vec<Failure> = wrong.map(|(_, failure)| failure.clone()).collect();
        if found.is_empty() {
            found = run_scenario(file, scenario, game, &mut run);
        }
        run.report.scenarios += 1;
        run.report.passed += usize::from(found.is_empty());
        run.report.failed += usize::from(!found.is_empty());
        run.report.tried.push(Tried {
            file: file.to_owned(),
            heading: scenario.heading.clone(),
            failures: found.clone(),
            time: started.elapsed(),
        });
        run.report.failures.extend(found);
    }
    // We always report mistakes outside scenarios, even if only some scenarios were selected.
    for (heading, failure) in failures {
        if scenarios.iter().all(|scenario| scenario.heading.line != heading) {
            run.report.scenarios += 1;
            run.report.failed += 1;
            let (line, title) = (failure.line, failure.scenario.clone());
            run.report.tried.push(Tried {
                file: file.to_owned(),
                heading: Heading { line, title, clauses: Vec::new() },
                failures: vec![failure.clone()],
                time: std::time::Duration::ZERO,
            });
            run.report.failures.push(failure);
        }
    }
    run.report.observed.extend(run.notes.observed.iter().copied());
    run
}

/// Runs a scenario once for each of its cases and editions.
fn run_scenario(file: &str, scenario: &Scenario, game: &Game, run: &mut Run) -> Vec<Failure> {
    let lines = || scenario.blocks.iter().flat_map(|block| &block.lines);
    let is_used = |name: &str| lines().any(|words| words.names(name));
    let unused = scenario.cases.as_ref().and_then(|cases| cases.unused(is_used));
    if let Some(name) = unused {
        let message = format!("no line uses `<{name}>` from the cases; use it or remove its column");
        return vec![at(file, scenario, "", (scenario.heading.line, 1, message))];
    }
    let rows: Vec<Vec<(&str, &str)>> = match &scenario.cases {
        Some(cases) => cases.rows().collect(),
        None => vec![Vec::new()],
    };
    let mut failures = Vec::new();
    for row in &rows {
        let told: Vec<String> = row.iter().map(|(name, value)| format!("{name} {value}")).collect();
        let blocks = match filled(&scenario.blocks, row) {
            Ok(blocks) => blocks,
            Err(place) => {
                failures.push(at(file, scenario, &told.join(", "), place));
                continue;
            }
        };
        failures.extend(run_blocks(file, scenario, &told, &blocks, game, run));
    }
    failures
}

/// The blocks filled with the values of one case.
fn filled(blocks: &[Block], row: &[(&str, &str)]) -> Result<Vec<Block>, Place> {
    let fill = |block: &Block| {
        let lines = block.lines.iter().map(|words| {
            words.fill(row).map_err(|(index, message)| (words.number, words.column(index), message))
        });
        Ok(Block { kind: block.kind, line: block.line, lines: lines.collect::<Result<_, Place>>()? })
    };
    blocks.iter().map(fill).collect()
}

/// Runs the blocks once for each edition they name.
fn run_blocks(
    file: &str,
    scenario: &Scenario,
    case: &[String],
    blocks: &[Block],
    game: &Game,
    run: &mut Run,
) -> Vec<Failure> {
    let given = match read_given(scenario.heading.line, blocks) {
        Ok(given) => given,
        Err(place) => return vec![at(file, scenario, &case.join(", "), place)],
    };
    let mut failures = Vec::new();
    for config in &given.configs {
        let edition = (given.configs.len() > 1).then_some(()).and(config.edition.as_deref());
        let told: Vec<String> = edition
            .map(|edition| format!("edition {edition}"))
            .into_iter()
            .chain(case.iter().cloned())
            .collect();
        let script = Script { blocks, given: &given };
        let mut found = Findings::default();
        // We report a panic together with what was found before it.
        let result = catch_unwind(AssertUnwindSafe(|| match (game.open)(config) {
            Ok(rules) => rules.run(&script, &mut found),
            Err(errors) => {
                let (line, column) = blamed(scenario, &blocks[0], config, &errors, game);
                let place = (line, column, format!("this table cannot be set up:\n{errors}"));
                found.wrong.extend(refused(script.refusal(), place));
            }
        }));
        if let Err(panic) = result {
            let message = format!("the rules panicked: {}", said(panic.as_ref()));
            found.wrong.push((scenario.heading.line, 1, message));
        }
        run.report.emitted.extend(found.emitted);
        run.notes.observed.extend(found.notes.observed);
        run.notes.readings.extend(found.notes.readings);
        failures.extend(found.wrong.into_iter().map(|place| at(file, scenario, &told.join(", "), place)));
    }
    failures
}

/// The line of a `given` block that makes its table impossible: without it, less is wrong. If there is no such
/// line, the block itself.
fn blamed(
    scenario: &Scenario,
    block: &Block,
    config: &Config,
    errors: &ConfigErrors,
    game: &Game,
) -> (usize, usize) {
    let is_better = |words: &&Words| {
        let lines = block.lines.iter().filter(|line| line.number != words.number).cloned().collect();
        let rest = [Block { kind: block.kind, line: block.line, lines }];
        let Ok(given) = read_given(scenario.heading.line, &rest) else { return false };
        let same = given.configs.iter().find(|other| other.edition == config.edition);
        let Some(other) = same.or(given.configs.first()) else { return false };
        (game.open)(other).err().is_none_or(|left| left.0.len() < errors.0.len())
    };
    block.lines.iter().find(is_better).map_or((block.line, 1), |words| (words.number, words.column(1)))
}

fn at(file: &str, scenario: &Scenario, case: &str, (line, column, message): Place) -> Failure {
    let case = if case.is_empty() { String::new() } else { format!(" ({case})") };
    let scenario = format!("{}{case}", scenario.heading.title);
    Failure { file: file.to_owned(), line, column, scenario, message }
}

/// The message of a panic.
pub fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without a message").to_owned()
}
