//! Small helpers for messages that say what would have been accepted.

pub use engine::nearest;

/// The message for a word that is not in a list: the word, what you may have meant, and the words
/// that exist.
pub fn unknown<'a>(what: &str, text: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    let list = known.join(", ");
    let text = engine::short(text);
    match nearest(&text, known.iter().copied()) {
        Some(near) => format!("unknown {what} `{text}`; did you mean `{near}`? Choose from: {list}"),
        None => format!("unknown {what} `{text}`. Choose from: {list}"),
    }
}

/// The column (from 1) of `part` in `line`, as whole words if possible; 1 if it is not there.
pub fn column_of(line: &str, part: &str) -> usize {
    let whole = |at: &usize| {
        let after = line[at + part.len()..].chars().next();
        let before = line[..*at].chars().next_back();
        after.is_none_or(char::is_whitespace) && before.is_none_or(char::is_whitespace)
    };
    let found = line.match_indices(part).map(|(at, _)| at).find(whole).or_else(|| line.find(part));
    found.map_or(1, |at| line[..at].chars().count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_before_a_part_of_one() {
        assert_eq!(column_of("take d1 1 bank", "1"), 9);
        assert_eq!(column_of("take d1 bank", "1"), 7);
        assert_eq!(column_of("take d1 bank", "ship"), 1);
        assert_eq!(column_of("für d1", "d1"), 5);
    }

    #[test]
    fn an_unknown_word_gets_a_list_of_known_ones() {
        assert_eq!(
            unknown("box", "orlean", ["burgundy", "orleans"]),
            "unknown box `orlean`; did you mean `orleans`? Choose from: burgundy, orleans"
        );
    }
}
