//! What the rules said at every entry of a golden game.
//!
//! Beside `NAME.game`, a file `NAME.events` has a line for each entry: its number, the first word of the action, for
//! chance the exact weight of this outcome among all of them (`2/36`), and the clauses of what happened, in order and
//! without the name of the box. A record says what was rolled, but not how likely it was, and a checkpoint shows what
//! changed, but not which rule changed it.

use std::{fmt::Write as _, fs, io, path::Path};

use engine::{Happening, Pending, Rules};
use play::{Match, difference};

use crate::{Failure, Open};

/// The lines that belong in the `.events` file of a golden game.
fn listed<R: Rules>(file: &str, text: &str, open: Open<R>) -> Result<String, Failure> {
    let failure = |line, column, message| super::failure(file, line, column, message);
    let (record, rules) = super::opened(file, text, open)?;
    let own = format!("{}.", record.header.box_id);
    let mut game = Match::new(rules, record.header.clone());
    let mut listed = String::new();
    for (number, entry) in (1..).zip(record.entries()) {
        let (verb, _) = entry.text.split_once(' ').unwrap_or((&entry.text, ""));
        let _ = write!(listed, "{number} {verb}");
        if game.pending() == Pending::Chance {
            let outcomes = game.outcomes();
            let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let this = outcomes.iter().find(|(action, _)| action.to_string() == entry.text);
            let _ = write!(listed, " {}/{all}", this.map_or(0, |(_, weight)| *weight));
        }
        let events = game
            .enter(entry.actor, &entry.text)
            .map_err(|refused| failure(1, 1, format!("entry {number}: {refused}")))?;
        for clause in events.iter().map(Happening::clause) {
            let _ = write!(listed, " {}", clause.strip_prefix(&own).unwrap_or(clause));
        }
        listed.push('\n');
    }
    Ok(listed)
}

/// Everything that is wrong with the `.events` file of a golden game.
pub(super) fn check<R: Rules>(path: &Path, text: &str, open: Open<R>) -> Option<Failure> {
    const SHOWN: usize = 20;
    let file = path.with_extension("events");
    let message = match (listed(&path.display().to_string(), text, open), fs::read_to_string(&file)) {
        (Err(failure), _) => return Some(failure),
        (Ok(_), Err(error)) => format!("{error}; LOIRE_BLESS=1 writes this file"),
        (Ok(should), Ok(stands)) if should == stands => return None,
        (Ok(should), Ok(stands)) => {
            let changed = difference(&stands, &should);
            changed.lines().take(SHOWN).collect::<Vec<_>>().join("\n")
        }
    };
    let file = file.display().to_string();
    Some(Failure { file, line: 1, column: 1, scenario: String::new(), message })
}

/// Writes the `.events` file of every golden game in a folder.
pub fn bless_events<R: Rules>(folder: &Path, open: Open<R>) -> io::Result<()> {
    for path in crate::files(folder, "game")? {
        let text = fs::read_to_string(&path)?;
        let listed = listed(&path.display().to_string(), &text, open);
        let listed = listed.map_err(|failure| io::Error::other(failure.to_string()))?;
        fs::write(path.with_extension("events"), listed)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn every_entry_is_listed_with_its_odds_and_its_clauses() {
        let open = |header: &play::Header| Toy::compose(&header.config).map_err(|errors| errors.to_string());
        let record =
            "box toy 1\nseats 2\n---\n* draw plum\np1 bid 2\np2 bid 0\n* reveal\np1 take plum\np2 pass\n";
        let expected = "1 draw 8/24 draw\n2 bid bid\n3 bid bid\n4 reveal 1/1 bid.pay bid.pay\n\
                        5 take take.points\n6 pass pass.coin\n";
        assert_eq!(listed("toy.game", record, &open).as_deref(), Ok(expected));
        let illegal = record.replace("p1 take plum", "p1 take pear");
        let failure = listed("toy.game", &illegal, &open).expect_err("there is no pear");
        assert!(failure.message.starts_with("entry 5: "), "{failure}");
    }
}
