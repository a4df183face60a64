//! Small helpers for messages that say what would have been accepted.

/// The candidate closest to `text`, if it is close enough to be a typing error.
pub fn nearest<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates
        .into_iter()
        .map(|candidate| (distance(text, candidate), candidate))
        .filter(|&(slips, candidate)| slips <= candidate.chars().count().div_ceil(3).max(1))
        .min_by_key(|&(slips, _)| slips)
        .map(|(_, candidate)| candidate)
}

/// The message for a word that is not in a list: the word, what you may have meant, and what exists.
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

/// How many letters must be added, removed, changed or swapped with the next one.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.to_lowercase().chars().collect();
    let b: Vec<char> = b.to_lowercase().chars().collect();
    let mut before_last = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let change = usize::from(a[i - 1] != b[j - 1]);
            row[j] = (last[j - 1] + change).min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before_last[j - 2] + 1);
            }
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typing_error_is_understood() {
        assert_eq!(nearest("burgandy", ["burgundy", "orleans"]), Some("burgundy"));
        assert_eq!(nearest("brugundy", ["burgundy"]), Some("burgundy"));
        assert_eq!(nearest("chess", ["burgundy", "orleans"]), None);
    }

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
