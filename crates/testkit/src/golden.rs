//! Golden games: complete games with checkpoints that write down the whole position.
//!
//! The `|` lines below each `= label` of a `.game` file are the view of everything as text. At
//! `= end` they are the outcome (`| p1 rank 1 score 187`), followed by that view. A file `.events` beside each game
//! lists what the rules said at every entry ([`bless_events`] writes it).

mod events;

use std::{fs, io, path::Path, sync::Arc};

use engine::{Actor, Pending, Rng, Rules, Seat, Viewer};
pub use events::bless_events;
use play::{END, Header, Luck, Match, Record, RecordLine, Seeded, checkpoint_text, difference};

use crate::{Failure, Open};

/// The text that belongs below a checkpoint with this label now.
fn text_below<R: Rules>(game: &Match<R>, label: &str) -> String {
    let view = game.rules().view(game.state(), Viewer::Everything).to_string();
    checkpoint_text(label, game.rules().seats(), game.outcome().as_ref(), &view)
}

/// A checkpoint, as it is and as it should be.
struct Checkpoint {
    line: usize,
    label: String,
    stands: String,
    should: String,
}

fn failure(file: &str, line: usize, column: usize, message: String) -> Failure {
    Failure { file: file.to_owned(), line, column, scenario: String::new(), message }
}

/// A record and the rules it was played by.
fn opened<R: Rules>(file: &str, text: &str, open: Open<R>) -> Result<(Record, Arc<R>), Failure> {
    let record =
        Record::parse(text).map_err(|error| failure(file, error.line, error.column, error.message))?;
    let rules = open(&record.header).map_err(|message| failure(file, 1, 1, message))?;
    Ok((record, Arc::new(rules)))
}

/// Plays a record and reads every checkpoint along the way. Also returns the game at its end.
fn checkpoints<R: Rules>(
    file: &str,
    text: &str,
    open: Open<R>,
) -> Result<(Match<R>, Vec<Checkpoint>), Failure> {
    let failure = |line, column, message| failure(file, line, column, message);
    let (record, rules) = opened(file, text, open)?;
    Match::replay(Arc::clone(&rules), &record, None)
        .map_err(|error| failure(error.line, 1, error.to_string()))?;
    let mut game = Match::new(rules, record.header.clone());
    let mut found = Vec::new();
    for (index, line) in record.lines().iter().enumerate() {
        match line {
            RecordLine::Entry(entry) => {
                game.repeat(entry).map_err(|message| failure(record.place(index), 1, message))?;
            }
            RecordLine::Checkpoint { label, text } => found.push(Checkpoint {
                line: record.place(index),
                label: label.clone(),
                stands: text.join("\n"),
                should: text_below(&game, label),
            }),
        }
    }
    Ok((game, found))
}

/// Everything in a golden game that is wrong.
pub fn check<R: Rules>(file: &str, text: &str, open: Open<R>) -> Vec<Failure> {
    let (game, found) = match checkpoints(file, text, open) {
        Ok(read) => read,
        Err(failure) => return vec![failure],
    };
    let mut failures = Vec::new();
    let mut fail = |line, label: &str, message: String| {
        let (file, scenario) = (file.to_owned(), label.to_owned());
        failures.push(Failure { file, line, column: 1, scenario, message });
    };
    for checkpoint in &found {
        let changed = difference(&checkpoint.stands, &checkpoint.should);
        if !changed.is_empty() {
            fail(checkpoint.line, &format!("= {}", checkpoint.label), changed);
        }
    }
    let last = text.lines().count();
    if game.pending() != Pending::Over {
        fail(last, "", "a golden game must be played to its end, but this one is not over".to_owned());
    } else if found.last().is_none_or(|checkpoint| checkpoint.label != END) {
        fail(last, "", format!("a golden game must end with a checkpoint `= {END}`"));
    }
    failures
}

/// The text with every checkpoint as it should be now. Comments are kept.
pub fn bless<R: Rules>(file: &str, text: &str, open: Open<R>) -> Result<String, Failure> {
    let (_, found) = checkpoints(file, text, open)?;
    let mut blessed = String::new();
    let mut below = false;
    for (index, line) in text.lines().enumerate() {
        let checkpoint = found.iter().find(|checkpoint| checkpoint.line == index + 1);
        if below && line.starts_with('|') {
            continue;
        }
        below = below && line.trim().is_empty() || checkpoint.is_some();
        blessed.push_str(line);
        blessed.push('\n');
        for shown in checkpoint.iter().flat_map(|checkpoint| checkpoint.should.lines()) {
            blessed.push_str(format!("| {shown}").trim_end());
            blessed.push('\n');
        }
    }
    Ok(blessed)
}

/// Checks every `.game` file in a folder, and the `.events` file next to it.
pub fn check_folder<R: Rules>(folder: &Path, open: Open<R>) -> io::Result<Vec<Failure>> {
    let mut failures = Vec::new();
    for path in crate::files(folder, "game")? {
        let text = fs::read_to_string(&path)?;
        let wrong = check(&path.display().to_string(), &text, open);
        // A game that cannot be played says nothing about its events.
        let events = if wrong.is_empty() { events::check(&path, &text, open) } else { None };
        failures.extend(wrong.into_iter().chain(events));
    }
    for path in crate::files(folder, "events")? {
        if !path.with_extension("game").exists() {
            let message = "there is no golden game for this file; remove it".to_owned();
            let (file, scenario) = (path.display().to_string(), String::new());
            failures.push(Failure { file, line: 1, column: 1, scenario, message });
        }
    }
    Ok(failures)
}

/// A complete game of random play, with a checkpoint at the end and wherever `label` returns one. It is
/// called after every action, with the states before and after.
pub fn generate<R: Rules>(
    rules: Arc<R>,
    header: Header,
    seed: u64,
    label: &mut dyn FnMut(&R, &R::State, &R::State) -> Option<String>,
) -> Record {
    let mut rng = Rng::new(seed);
    let mut policy = |_: &R, _: &R::State, _: Seat, legal: &[R::Action]| *rng.pick(legal);
    generate_with(rules, header, &mut Seeded::new(seed), &mut policy, label)
}

/// Chooses one of a seat's legal actions.
pub type Policy<'a, R> =
    &'a mut dyn FnMut(&R, &<R as Rules>::State, Seat, &[<R as Rules>::Action]) -> <R as Rules>::Action;

/// The same with any luck and any play.
pub fn generate_with<R: Rules>(
    rules: Arc<R>,
    header: Header,
    luck: &mut dyn Luck<R::Action>,
    policy: Policy<R>,
    label: &mut dyn FnMut(&R, &R::State, &R::State) -> Option<String>,
) -> Record {
    let mut game = Match::new(rules, header.clone());
    let mut record = Record::new(header);
    loop {
        let before = game.state().clone();
        let (actor, action) = match game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let key = game.rules().chance_key(&before);
                let picked = luck.pick(key, &game.outcomes());
                (Actor::Chance, picked.expect("this luck answers every draw"))
            }
            Pending::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                let action = policy(game.rules(), &before, seat, &game.legal(seat));
                (Actor::Seat(seat), action)
            }
        };
        game.act(actor, action).expect("the action was chosen among the legal ones");
        record.push(play::Entry { actor, text: action.to_string() });
        if let Some(label) = label(game.rules(), &before, game.state()) {
            record.checkpoint(label.clone(), &text_below(&game, &label));
        }
    }
    record.checkpoint(END, &text_below(&game, END));
    record
}

#[cfg(test)]
mod tests {
    use engine::Config;

    use super::*;
    use crate::toy::Toy;

    fn open(header: &Header) -> Result<Toy, String> {
        if header.box_id != "toy" {
            return Err(format!("this is a game of {}", header.box_id));
        }
        Toy::compose(&header.config).map_err(|errors| errors.to_string())
    }

    fn game() -> String {
        let toy = Toy::new(3);
        let header = Header::new("toy", 1, Config::seats(3));
        let round = |toy: &Toy, state: &_| toy.view(state, Viewer::Everything).round;
        let mut label = |toy: &Toy, before: &_, after: &_| {
            let (before, after) = (round(toy, before), round(toy, after));
            (before != after).then(|| format!("round {after}"))
        };
        generate(Arc::new(toy), header, 5, &mut label).to_string()
    }

    #[test]
    fn a_generated_game_passes_as_golden() {
        let text = game();
        assert!(text.contains("= round 1\n| round 1 stall"), "{text}");
        assert!(text.contains("= end\n| p1 rank "), "{text}");
        assert_eq!(check("toy.game", &text, &open), []);
        assert_eq!(bless("toy.game", &text, &open), Ok(text));
    }

    #[test]
    fn a_changed_checkpoint_is_shown_line_by_line_and_can_be_blessed() {
        let text = game();
        let wrong = text.replacen("| p2 coins", "| p2 pennies", 1).replacen("---\n", "--- # begin\n\n", 1);
        let failures = check("toy.game", &wrong, &open);
        assert_eq!(failures.len(), 1);
        assert_eq!(failures[0].scenario, "= round 1");
        assert!(failures[0].message.starts_with("- p2 pennies "), "{}", failures[0]);
        assert!(failures[0].message.contains("\n+ p2 coins "), "{}", failures[0]);
        let blessed = bless("toy.game", &wrong, &open).expect("the entries are legal");
        assert_eq!(blessed, text.replacen("---\n", "--- # begin\n\n", 1));
    }

    #[test]
    fn an_illegal_entry_an_unfinished_game_and_another_box_fail() {
        let text = game();
        let illegal = text.replacen("* draw ", "* reveal # draw ", 1);
        let failures = check("toy.game", &illegal, &open);
        assert!(failures[0].message.contains("`reveal` is not allowed now\n  possible: draw apple"));
        assert_eq!(failures[0].line, 4);
        let cut = text.split("= round 1").next().expect("there is a round").to_owned();
        assert!(check("toy.game", &cut, &open)[0].message.contains("not over"));
        let other = text.replacen("box toy", "box golf", 1);
        assert_eq!(check("toy.game", &other, &open)[0].message, "this is a game of golf");
    }
}
