use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use crate::tree::{File, Tree};

/// What a table knows besides the fields of an event, as in `crates/words/src/events.rs`.
const MORE: &[&str] = &["boxes", "edition", "goods", "n", "phase"];

/// Files that name reasons and printed values, of which some begin with `event-` as well.
const OTHERS: &[&str] = &["why.ftl", "sources.ftl"];

/// Every event of a box has a message, and every message of an event says nothing but what the event knows.
///
/// The events and their fields are those that the rules' types give to the web client (`web/src/generated/<box>.ts`). The
/// message of `area-completed` is `event-area-completed`, in any English file of the box. That the other languages say
/// the same is checked by `crates/words`.
pub(super) fn events_are_worded(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for name in tree.boxes() {
        let Some(types) = tree.text(&format!("web/src/generated/{name}.ts")) else { continue };
        let events = events(types);
        let mut told = BTreeSet::new();
        let folder = format!("games/{name}/words/en/");
        let files = tree.below(&folder, ".ftl");
        for file in files.filter(|file| !OTHERS.iter().any(|other| file.path.ends_with(other))) {
            for (tag, line, text) in messages(file) {
                told.insert(tag);
                let Some(fields) = events.get(tag) else {
                    let what = format!("`event-{tag}`: there is no event `{tag}`");
                    findings.push(Finding::error(&file.path, line, what));
                    continue;
                };
                let unknown = params(text).filter(|(_, param)| !knows(fields, param));
                findings.extend(unknown.map(|(below, param)| {
                    let fields: Vec<&str> = fields.iter().copied().collect();
                    let what =
                        format!("`event-{tag}`: the event has no `{param}`, only {}", fields.join(", "));
                    Finding::error(&file.path, line + below, what)
                }));
            }
        }
        let silent = events.keys().filter(|tag| !told.contains(*tag));
        findings.extend(silent.map(|tag| {
            let what = format!("the event `{tag}` needs a message `event-{tag}` in games/{name}/words/en");
            Finding::error(&format!("crates/{name}/src/event.rs"), 1, what)
        }));
    }
    findings
}

/// The tags of a box's events, each with its fields.
fn events(types: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let rows = types.lines().filter_map(|line| line.trim().strip_prefix("| { readonly event: '"));
    let read = rows.filter_map(|row| {
        let (tag, rest) = row.split_once('\'')?;
        let fields = rest.split("readonly ").skip(1).filter_map(|field| Some(field.split_once(':')?.0));
        Some((tag, fields.chain(["clause"]).collect()))
    });
    read.collect()
}

/// The messages of events in a file: the tag, the line, and the text with its forms.
fn messages(file: &File) -> Vec<(&str, usize, &str)> {
    let mut found = Vec::new();
    let (mut at, mut line) = (0, 0);
    let mut open: Option<(&str, usize, usize)> = None;
    for text in file.text.split_inclusive('\n') {
        line += 1;
        if !text.starts_with([' ', '}']) {
            found.extend(open.take().map(|(tag, line, from)| (tag, line, &file.text[from..at])));
            let key = text.split_once(" =").and_then(|(key, _)| key.strip_prefix("event-"));
            open = key.map(|tag| (tag, line, at));
        }
        at += text.len();
    }
    found.extend(open.map(|(tag, line, from)| (tag, line, &file.text[from..])));
    found
}

/// The parameters in a text, each with the number of lines above it.
fn params(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().flat_map(|(below, line)| {
        line.split('$').skip(1).map(move |rest| {
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && !"_-".contains(letter));
            (below, &rest[..end.unwrap_or(rest.len())])
        })
    })
}

/// Whether it is a field, or something of one: `$dice1`, `$dice_pips1`, `$by_size`.
fn knows(fields: &BTreeSet<&str>, param: &str) -> bool {
    let first = param.split('_').next().unwrap_or_default();
    let stem = first.trim_end_matches(|letter: char| letter.is_ascii_digit());
    MORE.contains(&param) || [param, first, stem].iter().any(|name| fields.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::places;

    const TYPES: &str = "export type What =\n  | { readonly event: 'paid'; readonly seat: string; readonly by: number }\n  \
                         | { readonly event: 'over' };\n";

    #[test]
    fn an_event_has_a_message_and_a_message_an_event() {
        let tree = |words| {
            Tree::of(&[
                ("games/b/RULES.md", ""),
                ("crates/b/src/event.rs", ""),
                ("web/src/generated/b.ts", TYPES),
                ("games/b/words/en/events.ftl", words),
            ])
        };
        let good = tree(
            "event-paid = pays { $by_size ->\n    [one] one coin\n   *[other] { $by_size } coins\n}\nevent-over = over\n",
        );
        assert_eq!(events_are_worded(&good), []);
        let silent = tree("event-over = over\n");
        assert_eq!(places(&events_are_worded(&silent)), [("crates/b/src/event.rs", 1, true)]);
        let file = "games/b/words/en/events.ftl";
        let idle = tree("event-over = over\nevent-paid = pays\nevent-wept = weeps\n");
        assert_eq!(places(&events_are_worded(&idle)), [(file, 3, true)]);
        let holes = tree("event-over = over\nevent-paid = pays\n    .notation = pays { $coins }\n");
        assert_eq!(places(&events_are_worded(&holes)), [(file, 3, true)]);
    }
}
