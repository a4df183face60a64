//! What a new table may look like.

use core::time::Duration;
use std::collections::BTreeMap;

use engine::{Config, Seat};
use protocol::{ClockRule, Create, OutOfTime, Reason, SeatPlan};
use shelf::GameBox;

use crate::{Doc, Fresh, PersonRef, Refusal, chairs, check_bots, text::is_hidden};

/// The longest name for a table.
const NAME: usize = 60;

/// The longest time for one decision, and the largest reserve: a month.
const MONTH_S: u32 = 31 * 24 * 3600;

fn clock_problem(ClockRule { per_move_s, reserve_s }: ClockRule) -> Option<String> {
    let fits = per_move_s <= MONTH_S && reserve_s <= MONTH_S && per_move_s + reserve_s > 0;
    (!fits).then(|| "a clock must allow at least a second and at most a month".to_owned())
}

/// Nobody should lose a whole game against other people because they were late once.
fn usual_out_of_time(seats: &[SeatPlan], takeover: Option<&str>) -> OutOfTime {
    let people = seats.iter().filter(|plan| !matches!(plan, SeatPlan::Bot { .. })).count();
    if people > 1 || takeover.is_some() { OutOfTime::Bot } else { OutOfTime::End }
}

/// More modules and options than any box has.
const MOST_CHOICES: usize = 300;

/// A new table, the seat of whoever opens it, and that seat's key. Everything about it is checked, and all problems are
/// reported together. `most` is the longest that a bot may think.
pub fn planned(
    game: &GameBox,
    mut create: Create,
    host: PersonRef,
    most: Duration,
    fresh: &mut dyn Fresh,
) -> Result<(Doc, Option<Seat>, String), Refusal> {
    let config = Config {
        edition: create.edition.take(),
        seats: create.seats.len() as u8,
        modules: create.modules.take().unwrap_or_default(),
        options: create.options.take().unwrap_or_default(),
        as_of: None,
    };
    let name = create.name.take().unwrap_or_default().trim().to_owned();
    let problems = problems(game, &create, &config, &name, most);
    if !problems.is_empty() {
        return Err(Refusal::new(Reason::Config, problems[0].clone()).details(problems));
    }
    let out_of_time = Some(
        create.out_of_time.unwrap_or_else(|| usual_out_of_time(&create.seats, create.takeover.as_deref())),
    );
    let (chairs, seat, key) = chairs(&create.seats, &host, &[], fresh)?;
    let config = game.complete(&config);
    let lesson = create.lesson.unwrap_or(false);
    let doc = Doc {
        name,
        public: !lesson && create.public.unwrap_or(true),
        takeover: create.takeover,
        clock: create.clock,
        out_of_time,
        start_when_full: create.start_when_full.unwrap_or(false),
        lesson,
        hints: create.hints,
        ..Doc::new(create.box_id, game.version, config, host, chairs)
    };
    Ok((doc, seat, key))
}

/// Everything that is wrong with a new table.
fn problems(game: &GameBox, create: &Create, config: &Config, name: &str, most: Duration) -> Vec<String> {
    let mut problems = strange(config);
    if create.seats.is_empty() || create.seats.len() > usize::from(Seat::MAX) {
        problems.push(format!("{} seats: choose 1 to {}", create.seats.len(), Seat::MAX));
    } else if problems.is_empty()
        && let Err(errors) = game.check_config(config)
    {
        problems.extend(errors.0);
    }
    let bots = create.seats.iter().filter_map(SeatPlan::bot);
    problems.extend(check_bots(game, bots.chain(create.takeover.as_deref()), most));
    if name.chars().count() > NAME || name.chars().any(is_hidden) {
        problems.push(format!("a table's name has at most {NAME} characters, all of them visible"));
    }
    problems.extend(create.clock.and_then(clock_problem));
    problems
}

/// Words that are not allowed in a record's header.
fn strange(config: &Config) -> Vec<String> {
    let choices = config.modules.len() + config.options.len();
    if choices > MOST_CHOICES {
        return vec![format!("{choices} modules and options: no box has more than {MOST_CHOICES}")];
    }
    let words = config.edition.iter().chain(&config.modules).chain(config.options.keys());
    let is_word = |text: &str| !text.is_empty() && text.len() <= 64 && !text.contains([' ', '#']);
    let plain = |text: &str| text.len() <= engine::LONGEST_VALUE && !text.chars().any(char::is_control);
    let mut problems: Vec<String> = words
        .filter(|word| !is_word(word) || !plain(word))
        .map(|word| {
            format!("`{}` is not the id of an edition, module or option", engine::short(word).escape_debug())
        })
        .collect();
    let values: &BTreeMap<String, String> = &config.options;
    problems.extend(
        values
            .iter()
            .filter(|(_, value)| {
                value.is_empty() || !plain(value) || value.contains('#') || value.trim() != *value
            })
            .map(|(id, value)| {
                let (id, value) = (engine::short(id), engine::short(value));
                format!("option {id}: `{}` cannot be an option's value", value.escape_debug())
            }),
    );
    problems
}
