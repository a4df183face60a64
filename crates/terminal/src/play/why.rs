//! Why something happened, and what the rules say.

use std::io::Write;

use engine::{Ink, Paper};
use play::{EventNote, Refused};
use shelf::{BoxTable, Clause, GameBox};

use crate::text::wrap;

/// How many scoring entries are explained.
const EXPLAINED: usize = 3;

/// Why an action is not allowed, if the reader wants another language than English.
pub(super) fn not(refused: &Refused, language: &str, edition: &str) -> Option<String> {
    let Refused::Illegal { text, reason: Some(reason), .. } = refused else { return None };
    if language == "en" {
        return None;
    }
    let told = words::told(reason, language, &[("edition", edition.to_owned())])?;
    Some(format!("`{text}`: {told} r[{}]", reason.clause))
}

/// What happened, in the reader's language.
pub(super) fn told(mut notes: Vec<EventNote>, language: &str) -> Vec<EventNote> {
    for note in notes.iter_mut().filter(|_| language != "en") {
        if let Some(told) = words::noted_event(&note.clause, &note.json, language) {
            note.text = told;
        }
    }
    notes
}

/// Explains the last points, or the end of a game without any.
pub(super) fn points(
    game: &GameBox,
    notes: &[EventNote],
    over: bool,
    paper: Paper,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let is_points = |note: &&EventNote| note.change.as_ref().is_some_and(|change| change.what == "points");
    let mut entries: Vec<usize> = notes.iter().filter(is_points).map(|note| note.entry).collect();
    entries.dedup();
    let Some(&first) = entries.get(entries.len().saturating_sub(EXPLAINED)) else {
        if !over {
            writeln!(out, "Nobody has scored yet.")?;
        }
        // How the game ended, and what came just before.
        for note in notes[notes.len().saturating_sub(2)..].iter().filter(|_| over) {
            write!(out, "{}", wrap(paper, "", &note.text))?;
            if let Some(found) = game.clause(&note.clause) {
                clause(&found, paper, out)?;
            }
        }
        return Ok(());
    };
    let mut explained: Vec<&str> = Vec::new();
    for note in notes.iter().filter(is_points).filter(|note| note.entry >= first) {
        let Some(change) = &note.change else { continue };
        let first = paper.ink(Ink::Bold, &format!("{} {:+}  ", change.seat, change.by));
        write!(out, "{}", wrap(paper, &first, &note.text))?;
        if explained.contains(&note.clause.as_str()) {
            writeln!(out, "    {}", paper.ink(Ink::Dim, &format!("r[{}], as above", note.clause)))?;
            continue;
        }
        explained.push(&note.clause);
        match game.clause(&note.clause) {
            Some(found) => clause(&found, paper, out)?,
            None => writeln!(out, "    r[{}]", note.clause)?,
        }
    }
    Ok(())
}

fn clause(clause: &Clause<'_>, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    for line in paper.wrap("    ", &format!("r[{}]  {}", clause.id, clause.source)) {
        writeln!(out, "{}", paper.ink(Ink::Dim, &line))?;
    }
    write!(out, "{}", wrap(paper, "    ", clause.text))?;
    Ok(())
}

/// A clause with the values that its options have at this table.
fn clause_here(
    found: &Clause<'_>,
    table: &dyn BoxTable,
    paper: Paper,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    clause(found, paper, out)?;
    for here in table.in_force().iter().filter(|here| here.is_about(found.id)) {
        let usual = if here.is_changed() {
            format!(" (not {}, the default)", here.usual)
        } else {
            " (the default)".to_owned()
        };
        let text = format!("{} = {}{usual}", here.option.id, here.value);
        write!(out, "{}", wrap(paper, "    At this table: ", &text))?;
    }
    Ok(())
}

/// Looks up a clause by its id, or all clauses that contain a word.
pub(crate) fn rules(
    game: &GameBox,
    table: &dyn BoxTable,
    asked: &str,
    paper: Paper,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    const IN_FULL: usize = 6;
    if asked.is_empty() {
        let example = game.clauses().last().map_or("", |clause| clause.id);
        writeln!(out, "Name a clause or a word: rules {example}")?;
        return Ok(());
    }
    if let Some(found) = game.clause(asked) {
        return clause_here(&found, table, paper, out);
    }
    let word = asked.to_lowercase();
    let has = |clause: &Clause<'_>| clause.id.contains(&word) || clause.text.to_lowercase().contains(&word);
    let mut found: Vec<Clause<'static>> = game.clauses().into_iter().filter(has).collect();
    // Clauses with the word in their id come before those that only mention it.
    found.sort_by_key(|clause| !clause.id.contains(&word));
    if found.is_empty() {
        writeln!(out, "No clause mentions `{asked}`.")?;
    }
    for found in found.iter().take(IN_FULL) {
        clause_here(found, table, paper, out)?;
    }
    let more: Vec<&str> = found.iter().skip(IN_FULL).map(|clause| clause.id).collect();
    if !more.is_empty() {
        write!(out, "{}", wrap(paper, "    Also: ", &more.join(", ")))?;
    }
    Ok(())
}
