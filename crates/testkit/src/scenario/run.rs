//! Running scenarios.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};

use engine::{Config, Happening, Stage};

use super::{
    Failure, Game, Heading, Report, Tried, cited,
    given::{Given, arrange, read_given, refused},
    known::unknown_clauses,
    parse::{Block, Kind, Scenario, parse},
    position::Position,
    then::{self, Notes},
};
use crate::conform::said;

/// The result of a run: the report, and what every fact line found, for blessing.
pub(super) struct Run {
    pub(super) report: Report,
    pub(super) notes: Notes,
}

pub(super) fn run<R: Stage>(
    file: &str,
    text: &str,
    game: &Game<R>,
    wanted: &dyn Fn(&Heading) -> bool,
) -> Run {
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
    // We always report mistakes outside scenarios, whatever was selected.
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
fn run_scenario<R: Stage>(file: &str, scenario: &Scenario, game: &Game<R>, run: &mut Run) -> Vec<Failure> {
    let unused = scenario.cases.as_ref().and_then(|cases| cases.unused(scenario));
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
fn run_blocks<R: Stage>(
    file: &str,
    scenario: &Scenario,
    case: &[String],
    blocks: &[Block],
    game: &Game<R>,
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
        let mut found = Vec::new();
        let result = catch_unwind(AssertUnwindSafe(|| {
            run_once(blocks, &given, config, game, &mut found, run);
        }));
        if let Err(panic) = result {
            let message = format!("the rules panicked: {}", said(panic.as_ref()));
            found.push((scenario.heading.line, 1, message));
        }
        failures.extend(found.into_iter().map(|place| at(file, scenario, &told.join(", "), place)));
    }
    failures
}

/// Line, column, message.
pub(super) type Place = (usize, usize, String);

fn at(file: &str, scenario: &Scenario, case: &str, (line, column, message): Place) -> Failure {
    let case = if case.is_empty() { String::new() } else { format!(" ({case})") };
    let scenario = format!("{}{case}", scenario.heading.title);
    Failure { file: file.to_owned(), line, column, scenario, message }
}

fn run_once<R: Stage>(
    blocks: &[Block],
    given: &Given,
    config: &Config,
    game: &Game<R>,
    failures: &mut Vec<Place>,
    run: &mut Run,
) {
    let expected = blocks.get(1).filter(|block| block.kind == Kind::Refused);
    let rules = match (game.compose)(config) {
        Ok(rules) => rules,
        Err(errors) => {
            let place = (given.line, 1, format!("this table cannot be set up:\n{errors}"));
            return failures.extend(refused(expected, place));
        }
    };
    let state = match arrange(&rules, given) {
        Ok(state) => state,
        Err(place) => return failures.extend(refused(expected, place)),
    };
    if let Some(block) = expected {
        return failures.push((block.line, 1, "this should be refused, but it can be set up".to_owned()));
    }
    let mut position = Position::new(&rules, state);
    let mut fork: Option<Position<R>> = None;
    let mut last = Kind::Given;
    let mut lost = false;
    for block in blocks {
        if block.kind == Kind::When {
            // Every branch starts where the first one did.
            position = fork.get_or_insert_with(|| position.clone()).clone();
            lost = false;
        }
        if lost {
            continue;
        }
        if block.kind == Kind::When || (block.kind == Kind::Play && !matches!(last, Kind::Play | Kind::When))
        {
            position.begin();
        }
        let wrong = run_block(&mut position, block, run);
        run.report.emitted.extend(position.events.iter().map(Happening::clause));
        // Anything after a failed play block would only repeat the failure in other words.
        lost = !wrong.is_empty() && block.kind != Kind::Then;
        let before_all_branches = lost && fork.is_none();
        failures.extend(wrong);
        if before_all_branches {
            return;
        }
        last = block.kind;
    }
}

fn run_block<R: Stage>(position: &mut Position<R>, block: &Block, run: &mut Run) -> Vec<Place> {
    let mut failures = Vec::new();
    for words in &block.lines {
        let result = match block.kind {
            Kind::Cases | Kind::Given | Kind::Refused => Ok(()),
            Kind::Play | Kind::When => position.play(words),
            Kind::Then => then::check(position, words, &mut run.notes),
        };
        if let Err((index, message)) = result {
            failures.push((words.number, words.column(index), message));
            if block.kind != Kind::Then {
                break;
            }
        }
    }
    failures
}
